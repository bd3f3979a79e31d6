package table

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Guide turns the guide on, with the steps that the person has read already, and whether they have left it.
func (s *Scene) Guide(read []string, left bool) { s.guide, s.left = guide.New(read), left }

// Guided returns the steps of the guide that are over, and reports whether the person has left it and whether it was ever on.
func (s *Scene) Guided() (read []string, left, on bool) {
	if s.guide == nil {
		return nil, false, false
	}
	return s.guide.Read(), s.left, true
}

// guiding reports whether the guide is on.
func (s *Scene) guiding() bool { return s.guide != nil && !s.left }

// aboutGuide is the menu's offer about the guide: to begin, resume or leave it, empty for none.
func (s *Scene) aboutGuide() string {
	switch {
	case s.lesson != nil, s.onTable(), s.words.Rival: // it teaches the game against the Automa
		return ""
	case s.guide == nil:
		return "begin"
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
		if s.left = false; s.guide == nil {
			s.guide = guide.New(nil)
		}
		s.notices.Withdraw(s.words.Text("page.guide.left"))
	case pages.TutorFold:
		return true
	default:
		return s.lessonDoes(act)
	}
	s.pages.closePassing() // the person wants to see what it did
	s.Ask(pages.GuideRead{})
	return true
}

// foldTutor folds the tutor to a line as soon as the person does something at the table, and folds or unfolds it as they ask.
func (s *Scene) foldTutor(act any) {
	name := s.tutorName()
	switch act.(type) {
	case pages.TutorFold:
		if s.folded == name {
			name = ""
		}
	case thing.Thing, hand.Card, view.Drag, view.Wheel:
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
	case s.guide != nil && s.guide.Proposes(): // another proposal is another text
		return s.guide.Shown() + " " + strconv.Itoa(len(s.rec.Entries()))
	case s.guide != nil:
		return s.guide.Shown()
	}
	return ""
}

// drawTutor draws the tutor, if there is one now, and returns the rest of an area.
func (s *Scene) drawTutor(c *widget.Canvas, area view.Rect, shown *motion.Moment) view.Rect {
	s.spots, s.next = nil, thing.Thing{}
	t, ok := s.tutor(c, shown)
	if !ok {
		return area
	}
	strip, rest := area.Top(t.Height(c, area.W) + theme.Gap)
	t.View(c, strip)
	return rest
}

// tutorOver reports whether the tutor lies over the board: in the layouts for hands, over that of the hand, and where the guide
// advises amid an action, over the panel, which needs its room for the answers.
func (s *Scene) tutorOver(c *widget.Canvas, r rooms) bool {
	answers := s.lesson == nil && s.mode.picking() && s.position.Decision != engine.ChooseAction
	return c.Size.Layout() != view.Wide && (r.panel.Empty() || answers)
}

// drawTutorOver draws the tutor over the board or the sheet of the hand, where it does not cover the target that it points at.
func (s *Scene) drawTutorOver(c *widget.Canvas, r rooms, shown *motion.Moment) {
	s.spots, s.next = nil, thing.Thing{}
	t, ok := s.tutor(c, shown)
	if !ok {
		return
	}
	_, sheet := c.Whole().Top(r.top.Bottom())
	below := cmp.Or(r.purse, r.panel)
	sheet.X, sheet.W = below.X, below.W
	places, meant := []pages.Place{{Area: r.board}, {Area: r.board, AtFoot: true}, {Area: sheet, AtFoot: true}}, s.spot(c)
	if c.Size.Layout() == view.Short && t.Do != "" && meant != nil && r.board.Has(meant.Area.Middle()) { // all of the board stays in sight
		slices.Reverse(places)
	}
	t.Over(c, places, r.top, meant)
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

// tutor is the text of the lesson or the guide, and reports whether there is one now.
func (s *Scene) tutor(c *widget.Canvas, shown *motion.Moment) (t pages.Tutor, ok bool) {
	if !s.mode.changes() {
		return t, false
	}
	if s.lesson != nil {
		t = s.lesson.Tutor(c, s.mode.picking(), s.lessonOver(), func(w words.Words) string { return s.lesson.WhyMissed(w, s.rec) })
		t.Folded = s.folded == s.tutorName()
		return t, true
	}
	if !s.guiding() {
		return t, false
	}
	if target := s.mode.guideTarget(); target != "" {
		s.spots = []string{target}
		return t, false
	}
	s.updateGuide(shown)
	if p := s.mode.playing(); s.guide.Shown() == "" || p != nil && (p.amidSteps() || p.betweenTurns()) {
		return t, false
	}
	t = pages.Tutor{Icon: s.guide.Icon(), Title: s.guide.Title(words.In(c.Words)), Text: s.guide.Text(words.In(c.Words), s.pressed(c)), Folded: s.folded == s.tutorName()}
	s.spots, s.next = s.guide.Spots(), s.guide.Subject()
	if wish, proposed := s.guide.Wish(); proposed {
		t.Do, t.Short = s.lead(c.Words.Text, wish)
	}
	t.GuideButtons(c, s.guide.Proposes(), s.mode.pauses())
	return t, true
}

// pressed names the key for an action, or in the layouts for hands the button.
func (s *Scene) pressed(c *widget.Canvas) func(action string) string {
	return func(action string) string {
		if c.TouchLayout() {
			return c.Words.Text("page.guide.press." + action)
		}
		return c.KeyName(c.Keys.Key(action))
	}
}

// updateGuide tells the guide how the game goes.
func (s *Scene) updateGuide(shown *motion.Moment) {
	at := s.played(&shown.Position)
	s.mode.tellGuide(&at)
	s.guide.Update(at)
}

// played is what the guide knows of a game in a position.
func (s *Scene) played(p *automa.Position) guide.Played {
	advice, _ := s.adviser.Choice(p)
	return guide.Played{Game: s.game, Position: p, Entries: len(s.rec.Entries()), Advises: s.advises(), Advice: advice}
}

// advises reports whether the guide advises every choice: where hints do not mark the game.
func (s *Scene) advises() bool {
	return s.guiding() && s.freeHints && s.lesson == nil && !s.onTable() && !s.words.Rival
}

// advising is what finds the advice of the guide, as long as there is some to be found.
func (s *Scene) advising() func(spare func() bool) (news bool) {
	if _, found := s.adviser.Choice(s.position); found || !s.advises() {
		return nil
	}
	return func(spare func() bool) bool { return s.adviser.Think(s.game, s.position, spare) }
}

// lead points at the next thing to pick on the way to a proposed choice, and says so. begun is true once something was picked
// for it.
func (s *Scene) lead(text func(key string, named ...any) string, wish engine.Choice) (do string, begun bool) {
	next, on, begun, asked := s.mode.lead(wish)
	switch {
	case !asked:
		return "", false
	case !on:
		return text("page.guide.otherwise"), begun
	case next.ID == 0:
		s.spots = []string{panel.ConfirmID}
		return text("page.guide.do.confirm"), begun
	}
	s.next = next
	s.spots = guide.Targets(s.game.Game, &s.position.State, next)
	kind := next.Kind.String()
	if panel.AtOnce(s.position.Decision) && next.Kind != thing.Card && next.Kind != thing.Industry {
		kind = "source"
	}
	return text("page.guide.do."+kind, "thing", s.named(next)), begun
}

func (ch *choosing) picking() bool {
	return len(ch.picked.Things()) > 0 || ch.table.position.Decision != engine.ChooseAction
}

func (ch *choosing) pauses() bool { return !ch.picking() }

func (ch *choosing) tellGuide(at *guide.Played) { at.Position = ch.table.position }

func (p *playback) tellGuide(at *guide.Played) {
	at.Scoring = pages.Scores(p.film, p.at)
	at.Watching = !at.Scoring && p.automas()
}

func (ch *choosing) lead(wish engine.Choice) (next thing.Thing, on, begun, asked bool) {
	next, on = guide.Towards(ch.question, ch.picked, wish)
	return next, on, len(ch.picked.Things()) > 0, true
}

func (ch *choosing) scrolls() *widget.Scroll { return &ch.panel.Scroll }

// named names a thing that is to be picked.
func (s *Scene) named(t thing.Thing) string {
	if t == thing.Of(engine.Done) {
		return s.words.Text("panel.button.done." + s.position.Decision.String())
	}
	return s.words.Thing(t)
}

// bringSpot scrolls the panel, once, to the target that the tutor points at, if that lies beyond its edge.
func (s *Scene) bringSpot(c *widget.Canvas) {
	scroll := s.mode.scrolls()
	meant := strings.Join(s.spots, " ")
	if scroll == nil || s.brought == meant {
		return
	}
	s.brought = meant
	for _, id := range s.spots {
		if t := c.View.Target(id); t != nil && t.Beyond != 0 && t.Room == panel.ScrollID {
			*scroll = scroll.By(t.Beyond)
			c.View.Moving = true // to where it is seen
		}
	}
}

// drawSpot draws a ring around the target that the tutor points at, if it can be seen, with an arrow on the board and to cards.
func (s *Scene) drawSpot(c *widget.Canvas, r rooms) {
	if len(s.pages) > 0 || len(s.notices) > 0 {
		return
	}
	if t := s.spot(c); t != nil {
		c.View.Asked = []view.Rect{t.Area} // nothing else, be it lit or not
		if told := c.View.Target(pages.GuideID); told != nil {
			c.Asks(told.Area)
		}
		pages.Spotlight(c, t.Area, r.board.Has(t.Area.Middle()) || strings.HasPrefix(t.ID, "card:") && !c.TouchLayout()) // where another card lies above
		s.drawBeside(c, t.Area, r)
	}
}

// drawBeside draws rings around what the guide speaks of on the board beside what is meant, as far as that can be seen.
func (s *Scene) drawBeside(c *widget.Canvas, meant view.Rect, r rooms) {
	if s.lesson != nil || !s.guiding() || s.guide.Shown() == "" {
		return
	}
	for _, id := range s.guide.Beside() {
		t := c.View.Target(id)
		if t == nil || t.Area.Empty() || !r.board.Has(t.Area.Middle()) || t.Area == meant {
			continue
		}
		c.View.Asked = append(c.View.Asked, t.Area)
		pages.SpokenOf(c, t.Area)
	}
}
