package auction

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/engine/industry"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/zones"
	"sohofoundry/render/tell/guide/bidder"
	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// tutoring is the guide or the lesson at the table.
type tutoring struct {
	guide   *bidder.Guide // to the first game, nil unless it was asked for
	adviser bidder.Adviser
	left    bool // the guide was, and can be had back
	lesson  *pages.Taught
	judged  int      // entries of the outcome of the lesson, −1 for none
	spots   []string // ids of targets: the tutor points at the first in sight
	folded  string   // the last lesson or step that is folded to a line, see tutorName
	brought string   // what the panel was scrolled to
}

// Guide turns the guide on, with the steps that the person has read already, and whether they have left it.
func (s *Scene) Guide(read []string, left bool) { s.guide, s.left = bidder.New(read), left }

// Guided returns the steps of the guide that are over, and reports whether the person has left it and whether it was ever on.
func (s *Scene) Guided() (read []string, left, on bool) {
	if s.guide == nil {
		return nil, false, false
	}
	return s.guide.Read(), s.left, true
}

// Teach makes the game at the table, which began with it, a lesson.
func (s *Scene) Teach(l lesson.Lesson) { s.lesson, s.judged = &pages.Taught{Lesson: l}, -1 }

// guiding reports whether the guide is on.
func (s *Scene) guiding() bool { return s.guide != nil && !s.left }

// advises reports whether the guide advises every choice, which marks no game: one that is not the person's first was marked when it began.
func (s *Scene) advises() bool { return s.guiding() && s.lesson == nil && !s.looksOn }

// aboutGuide is the menu's offer about the guide: to resume or leave it, empty for none.
func (s *Scene) aboutGuide() string {
	switch {
	case s.guide == nil:
		return ""
	case s.left:
		return "resume"
	}
	return "leave"
}

// teaches handles the acts of the guide and of lessons.
func (s *Scene) teaches(act any) bool {
	switch act.(type) {
	case pages.GuideNext:
		s.guide.Next()
	case pages.GuideLeave:
		s.left = true
		s.Tell(s.words.Text("page.guide.left"))
	case pages.GuideOn:
		s.left = false
		s.notices.Withdraw(s.words.Text("page.guide.left"))
	case pages.TutorFold:
		return true
	default:
		if s.lesson == nil {
			return false
		}
		asks, known := s.lesson.Do(act)
		s.askAll(asks)
		return known
	}
	s.pages = nil // the person wants to see what it did
	s.Ask(pages.GuideRead{})
	return true
}

func (s *Scene) askAll(asks []any) {
	for _, ask := range asks {
		s.Ask(ask)
	}
}

// judge updates the outcome of the lesson, once all was shown.
func (s *Scene) judge() {
	if made := len(s.rec.Entries()); s.lesson != nil && s.judged != made && s.seen() == made {
		s.judged = made
		s.askAll(s.lesson.Becomes(s.lesson.JudgeIndustry(s.rec)))
	}
}

// lessonOver reports whether a lesson is met or missed, so that the main button is the next one or another try.
func (s *Scene) lessonOver() bool { return s.lesson != nil && s.lesson.Outcome != lesson.Open }

// foldTutor folds the tutor to a line as soon as the person does something at the table, and folds or unfolds it as they ask.
func (s *Scene) foldTutor(act any) {
	name := s.tutorName()
	switch act.(type) {
	case pages.TutorFold:
		if s.folded == name {
			name = ""
		}
	case zones.Zone, view.Drag, view.Wheel:
	default:
		return
	}
	s.folded = name
}

// tutorName identifies the text of the tutor, so that a new text is not folded.
func (s *Scene) tutorName() string {
	switch {
	case s.lesson != nil:
		return s.lesson.Name + " " + strconv.Itoa(int(s.lesson.Outcome)) + strconv.FormatBool(s.lesson.Hinted)
	case s.guiding():
		return s.guide.Shown() + " " + strconv.Itoa(len(s.rec.Entries()))
	}
	return ""
}

// advising is what finds the advice of the guide, as long as there is some to be found.
func (s *Scene) advising() func(spare func() bool) (news bool) {
	if !s.advises() || !s.asksPerson() {
		return nil
	}
	at := s.rec.Position()
	if _, found := s.adviser.Advice(at); found {
		return nil
	}
	return func(spare func() bool) bool { return s.adviser.Think(s.game, at, spare) }
}

// tutor is the text of the lesson or the guide, and reports whether there is one now.
func (s *Scene) tutor(c *widget.Canvas) (t pages.Tutor, ok bool) {
	if s.spots = nil; !s.mode.changes() {
		return t, false
	}
	if s.lesson != nil {
		why := func(w words.Words) string { return s.lesson.WhyIndustryMissed(w, s.rec) }
		t = s.lesson.Tutor(c, s.picks(), s.lessonOver(), why)
		t.Folded = s.folded == s.tutorName()
		return t, true
	}
	if !s.guiding() {
		return t, false
	}
	s.tellGuide()
	if s.guide.Shown() == "" {
		return t, false
	}
	w := s.words
	t = pages.Tutor{Icon: s.guide.Icon(), Title: s.guide.Title(w), Text: s.guide.Text(w), Folded: s.folded == s.tutorName()}
	s.spots = s.guide.Spots()
	if wish, proposed := s.guide.Wish(); proposed {
		t.Do, s.spots = s.lead(wish)
		t.Short = s.picks()
	}
	t.GuideButtons(c, s.guide.Proposes(), true)
	return t, true
}

// halted reports whether what the others chose waits until the person has read a step of the guide.
func (s *Scene) halted() bool { return s.guiding() && s.guide.Shown() != "" }

// picks reports whether something was picked, so that the panel needs its room.
func (s *Scene) picks() bool {
	p, can := s.mode.(picker)
	return can && p.picks()
}

// picker is a mode in which a zone is picked before it is chosen.
type picker interface{ picks() bool }

func (n *naming) picks() bool { return n.zone != industry.NoZone && len(n.choices(industry.Name)) > 1 }

func (d *developing) picks() bool { return d.zone != industry.NoZone }

// tellGuide tells the guide how the game goes.
func (s *Scene) tellGuide() {
	at := s.rec.Position()
	p := bidder.Played{Game: s.game, Position: at, You: s.you, Entries: len(s.rec.Entries()), Asked: s.asksPerson()}
	p.Advice, _ = s.adviser.Advice(at)
	if w, watches := s.mode.(*watching); watches {
		v := w.shownEntry().Choice.Verb
		p.Told = w.shownEntry().Rivals && (v == industry.Bid || v == industry.Pass)
	}
	s.guide.Update(p)
}

// lead says what is to be done next on the way to a choice that is proposed, and where.
func (s *Scene) lead(wish industry.Choice) (do string, spots []string) {
	l, leads := s.mode.(leader)
	if !leads {
		return "", nil
	}
	if wish.Verb == industry.Subsidy {
		return s.words.Text("page.guide.do.action", "thing", s.text("purses.take")), []string{"purse:subsidy", "topbar:purses"}
	}
	return l.lead(wish)
}

// leader is a mode that can say how a choice is made in it.
type leader interface {
	lead(wish industry.Choice) (do string, spots []string)
}

// press says which button is to be pressed.
func (p plain) press(text string, spots ...string) (string, []string) {
	return p.scene.words.Text("page.guide.do.action", "thing", text), spots
}

// pickZone says which zone is to be picked: in the list, or on the board where that is in sight.
func (p plain) pickZone(z industry.ID) (string, []string) {
	place := p.text("place", "era", industry.EraName(z.Era()), "column", industry.ColumnName(z.Column()))
	thing := p.scene.words.Commas([]string{p.scene.words.Zone(p.scene.game, z), place})
	return p.scene.words.Text("page.guide.do.industry", "thing", thing), []string{"choose:" + z.String(), "zone:" + z.String()}
}

// confirming says that what was picked is to be confirmed.
func (p plain) confirming() (string, []string) {
	return p.scene.words.Text("page.guide.do.confirm"), []string{"auction:confirm"}
}

// otherwise says that the person does something else.
func (p plain) otherwise() (string, []string) { return p.scene.words.Text("page.guide.otherwise"), nil }

func (n *naming) lead(wish industry.Choice) (string, []string) {
	switch n.zone {
	case wish.Zone:
		return n.confirming()
	case industry.NoZone:
		return n.pickZone(wish.Zone)
	}
	return n.otherwise()
}

func (b *bidding) lead(wish industry.Choice) (string, []string) {
	if wish.Verb == industry.Pass {
		return b.press(b.text("bidding.pass"), "auction:pass")
	}
	n := strconv.Itoa(int(wish.Talers))
	return b.press(b.text("bidding.bid", "n", n), "bid:"+n, "auction:more")
}

func (d *deciding) lead(wish industry.Choice) (string, []string) {
	price := d.scene.words.Talers(int(d.at.High))
	if wish.Verb == industry.Give {
		return d.press(d.text("deciding.give", "name", d.scene.name(d.at.Bidder), "n", price), "auction:give")
	}
	return d.press(d.text("deciding.take", "n", price), "auction:take")
}

func (d *developing) lead(wish industry.Choice) (string, []string) {
	switch {
	case wish.Verb == industry.Done && d.zone == industry.NoZone:
		return d.press(d.text("developing.done"), "auction:done")
	case d.zone == industry.NoZone:
		return d.pickZone(wish.Zone)
	case wish.Verb == industry.Done || d.zone != wish.Zone:
		return d.otherwise()
	case d.choice == wish:
		return d.confirming()
	}
	at := slices.Index(d.ways, wish)
	text := (&pen{scene: d.scene}).wayText(wish)
	return d.scene.words.Text("page.guide.do.source", "thing", text), []string{"way:" + strconv.Itoa(at)}
}

// drawTutor draws the tutor above the panel, and returns the rest of an area.
func drawTutor(c *widget.Canvas, area view.Rect, t *pages.Tutor) view.Rect {
	strip, rest := area.Top(t.Height(c, area.W) + theme.Gap)
	t.View(c, strip)
	return rest
}

// leads reports whether the tutor has a golden button of its own, or says which of the others is.
func (s *Scene) leads() bool {
	return s.mode.changes() && (s.lessonOver() || s.halted() && (!s.guide.Proposes() || len(s.spots) > 0))
}

// golden reports whether a button of the panel is the one that Enter stands for: while the guide proposes something, the one for that.
func (s *Scene) golden(b *widget.Button) bool {
	if s.leads() {
		return len(s.spots) > 0 && s.guide != nil && s.guide.Proposes() && s.spots[0] == b.ID
	}
	return b.Main
}

// spot is the target that the tutor points at, nil if it cannot be seen.
func (s *Scene) spot(c *widget.Canvas) *view.Target {
	for _, id := range s.spots {
		if t := c.View.Target(id); t != nil && !t.Area.Empty() {
			return t
		}
	}
	return nil
}

// bringSpot scrolls the panel, once, to the target that the tutor points at, if that lies beyond its edge.
func (s *Scene) bringSpot(c *widget.Canvas) {
	meant := strings.Join(s.spots, " ")
	if s.brought == meant {
		return
	}
	s.brought = meant
	for _, id := range s.spots {
		if t := c.View.Target(id); t != nil && t.Beyond != 0 && t.Room == panelID {
			s.panel = s.panel.By(t.Beyond)
			c.View.Moving = true // to where it is seen
		}
	}
}

// drawSpot draws a ring around the target that the tutor points at, if it can be seen: on the table, or among the purses that lie over it.
func (s *Scene) drawSpot(c *widget.Canvas, board view.Rect) {
	if n := len(s.pages); n > 0 {
		if _, purses := s.pages[n-1].(*pursesPage); !purses {
			return
		}
	}
	if len(s.notices) > 0 {
		return
	}
	if t := s.spot(c); t != nil {
		c.View.Asked = []view.Rect{t.Area}
		if told := c.View.Target(pages.GuideID); told != nil {
			c.Asks(told.Area)
		}
		pages.Spotlight(c, t.Area, board.Has(t.Area.Middle()))
	}
}
