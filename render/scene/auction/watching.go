package auction

import (
	"strconv"
	"time"

	"sohofoundry/automa/industry/record"
	"sohofoundry/engine/industry"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/widget"
)

// watching is the mode in which the choices of the others are shown, one after the other, by themselves or as the person says.
type watching struct {
	plain
	entry int
	began time.Duration
	fresh bool
}

// The acts of showing.
type (
	nextStep struct{}
	skipAll  struct{}
	byItself struct{}
)

func newWatching(s *Scene) *watching {
	w := &watching{plain: plain{scene: s, at: s.rec.After(s.shown + 1)}, entry: s.shown, fresh: true}
	s.motion.begin(s, w.entry)
	s.Ask(screen.Noise{Sound: w.sound()})
	return w
}

// sound is what is heard when the entry is shown.
func (w *watching) sound() sound.Sound {
	for _, e := range w.shownEntry().Events {
		switch e.Kind {
		case industry.EraBegins, industry.GameEnds:
			return sound.EraOver
		case industry.NobodyBid:
			return sound.Place
		}
	}
	return soundOf[w.shownEntry().Choice.Verb]
}

func (w *watching) shownEntry() *record.Entry { return &w.scene.rec.Entries()[w.entry] }

func (*watching) String() string { return "watching" }

func (w *watching) title() string {
	return w.text("watching.title."+w.shownEntry().Choice.Verb.String(), "name", w.scene.name(w.shownEntry().Choice.Seat))
}

func (w *watching) asked() string { return "" }

func (w *watching) lot() (lot, bool) { return lotAfter(w.shownEntry(), w.at) }

func (w *watching) picked(z industry.ID) bool { return w.shownEntry().Choice.Zone == z }

func (w *watching) content(p *pen) {
	e := w.shownEntry()
	for i, line := range w.scene.words.IndustryLines(w.scene.game, e.Events) {
		p.para("told:"+strconv.Itoa(i), line, p.Body())
		p.Say(line)
	}
	p.down(gap / 2)
	l, up := w.lot()
	if up {
		p.auction(&l)
	}
	switch {
	case up && l.winner != industry.Nobody:
		p.thoughts(w.entry)
	case up && e.Choice.Verb != industry.Name && !p.low() && !w.scene.guiding():
		p.brings(l.zone)
	default:
		p.why(w.entry)
	}
}

func (w *watching) footHigh(p *pen) float64 { return p.buttonHigh() }

func (w *watching) foot(p *pen) {
	places := p.room.Columns(3, gap)
	p.Button(places[0], widget.Button{ID: "watch:auto", Text: p.text(map[bool]string{false: "watching.auto", true: "watching.pause"}[w.scene.auto]),
		Act: byItself{}, Action: "auto", Picked: w.scene.auto})
	p.Button(places[1], widget.Button{ID: "watch:skip", Text: p.text("watching.skip"), Act: skipAll{}, Action: "end-of-turn"})
	p.Button(places[2], widget.Button{ID: "watch:next", Text: p.text("watching.next"), Act: nextStep{}, Action: "next-step", Main: true})
	if !w.scene.halted() {
		p.Key("next-step", nextStep{})
	}
}

func (w *watching) do(act any) bool {
	switch act.(type) {
	case nextStep:
		w.next()
	case skipAll:
		w.skip()
	case byItself:
		w.scene.auto = !w.scene.auto
		w.fresh = true
	default:
		return false
	}
	return true
}

// next shows the next entry, or ends.
func (w *watching) next() {
	s := w.scene
	s.motion.end()
	s.shown = w.entry + 1
	s.enter()
	if s.Over() {
		s.ends()
	}
}

// skip shows no more of what has happened, but for the end of the game.
func (w *watching) skip() {
	last := len(w.scene.rec.Entries()) - 1
	if w.scene.over() && w.entry < last {
		w.entry = last - 1
	} else {
		w.entry = last
	}
	w.next()
}

// tick goes on by itself once the entry was seen.
func (w *watching) tick() {
	if w.fresh {
		w.began, w.fresh = w.scene.now, false
	}
	if w.scene.auto && !w.scene.halted() && w.scene.now-w.began >= w.long() {
		w.next()
	}
}

// long is how long the entry is shown: the end of an auction, of a round and of an era longer than a bid.
func (w *watching) long() time.Duration {
	long := w.scene.step
	for _, e := range w.shownEntry().Events {
		switch e.Kind {
		case industry.ZoneGiven, industry.ZoneTakenFor, industry.NobodyBid, industry.ZoneDeveloped, industry.RoundBegins:
			return 2 * long
		}
	}
	return long
}

func (w *watching) hold(waited time.Duration) { w.began += waited }

func (w *watching) moves() bool { return w.scene.auto && !w.scene.halted() }

// waiting is the mode in which a rival thinks, and all that happened before was shown.
type waiting struct{ plain }

func (*waiting) String() string { return "waiting" }

func (w *waiting) title() string {
	return w.text("waiting.title", "name", w.actor())
}

func (w *waiting) asked() string { return "" }

func (w *waiting) content(p *pen) {
	if l, up := w.lot(); up {
		p.auction(&l)
	}
	p.news()
}

// ended is the mode of a game that is over.
type ended struct{ plain }

// showFinal shows the result.
type showFinal struct{}

func (*ended) String() string { return "ended" }

func (e *ended) title() string { return e.scene.words.Text("topbar.over") }
func (e *ended) asked() string { return e.scene.words.IndustryResult(e.scene.game, e.at) }

func (e *ended) content(p *pen) {
	for i, line := range e.scene.words.IndustryStanding(e.scene.game, e.at) {
		p.para("standing:"+strconv.Itoa(i), words.Capital(line), p.Body())
	}
}

func (e *ended) footHigh(p *pen) float64 { return p.buttonHigh() }

func (e *ended) foot(p *pen) {
	p.Button(p.room, widget.Button{ID: "auction:final", Text: p.text("ended.final"), Act: showFinal{}, Main: true})
}

func (e *ended) do(act any) bool {
	_, final := act.(showFinal)
	if final {
		e.scene.pages.open(&finalPage{})
	}
	return final
}

// lookingBack is the mode in which an earlier position is shown.
type lookingBack struct {
	plain
	entries int
}

// backToNow leaves an earlier position.
type backToNow struct{}

func (*lookingBack) String() string { return "looking back" }

func (l *lookingBack) title() string { return l.scene.words.Text("table.past.title") }
func (l *lookingBack) asked() string { return l.scene.words.Text("table.past.text") }
func (l *lookingBack) depth() int    { return 1 }
func (l *lookingBack) changes() bool { return false }

func (l *lookingBack) content(p *pen) {
	if lot, up := l.lot(); up {
		p.auction(&lot)
	}
	if l.entries > 0 {
		e := &l.scene.rec.Entries()[l.entries-1]
		for i, line := range l.scene.words.IndustryLines(l.scene.game, e.Events) {
			p.para("told:"+strconv.Itoa(i), line, p.Body())
		}
		if lot, up := lotAfter(e, l.at); up && lot.winner != industry.Nobody {
			p.thoughts(l.entries - 1)
		}
		p.why(l.entries - 1)
	}
}

func (l *lookingBack) footHigh(p *pen) float64 { return p.buttonHigh() }

func (l *lookingBack) foot(p *pen) {
	p.Button(p.room, widget.Button{ID: "auction:now", Text: l.scene.words.Text("table.past.now"), Act: backToNow{}, Action: "back", Main: true})
}

func (l *lookingBack) do(act any) bool {
	_, now := act.(backToNow)
	if now {
		l.scene.enter()
	}
	return now
}
