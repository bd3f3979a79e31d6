package table

import (
	"slices"
	"time"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/room/ceremony"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// celebrating is the mode in which the end of the game is shown, or of the Canal Era: it stands in place of the counting of links and
// tiles on the board.
type celebrating struct {
	plain
	model   ceremony.Model // but for its texts and the moment
	before  automa.Position
	reach   film.Reached // where the scoring begins
	next    film.Cursor  // and what comes after it
	clock   screen.Timer
	result  pages.Result
	decided account.Source // the source that did, account.Sources if none can be named
	goOn    func()         // leads to what comes next
	told    bool           // who won was heard
}

// begin shows the ceremony from its beginning.
func (m *celebrating) begin() {
	s := m.table
	s.boardView.showWholeBoard()
	s.mode = m
	s.Ask(Stepped{})
	s.Ask(screen.Noise{Sound: sound.EraOver})
}

// newCelebrating is the ceremony of the scoring that begins at a place in the film of an entry.
func newCelebrating(s *Scene, entry int, f *film.Film, at film.Cursor) *celebrating {
	frames := f.Frames
	last := lastOf(frames, at.Frame, scores)
	m := &celebrating{plain: plain{s}, before: frames[at.Frame].Before, reach: film.Reached{Entry: entry, Cursor: at},
		next: film.Cursor{Frame: last + 1}, decided: account.Sources}
	after := &frames[last].After.State
	nextEra := func(f film.Frame) bool { return f.Kind == film.EraChange && f.After.Era != f.Before.Era }
	m.model = ceremony.Model{Game: s.game, State: &m.before.State, Links: scoredLinks(frames[at.Frame : last+1]),
		Won: !slices.ContainsFunc(frames[last+1:], nextEra)}
	ledger := s.rec.Ledger()
	if m.model.Won {
		after = &s.position.State // with what was put right on a real table
		m.result = pages.ResultOf(s.game.Game, &s.position.State)
		m.model.Winner = m.result.Winner
		m.model.Cheered = slices.Contains(m.people(), m.result.Winner)
		m.goOn = func() {
			s.enterIdleMode()
			s.showFinal()
		}
	} else {
		ledger = slices.DeleteFunc(ledger, func(e engine.Entry) bool { return e.Era != after.Era })
	}
	by := account.BySource(ledger)
	m.model.Sides = make([]ceremony.Side, after.Seats)
	m.take(&by, after)
	if m.model.Won {
		m.decided = decidedBy(&by, m.result)
	}
	if !s.reduced {
		m.clock.Start(ceremony.Length(&m.model))
	}
	return m
}

// people are the seats of people.
func (m *celebrating) people() []engine.Seat {
	h := m.table.rec.Header()
	return h.Persons()
}

// scoredLinks are the links that frames score, one of each seat in turn as long as they have some.
func scoredLinks(frames []film.Frame) (list []ceremony.Link) {
	place, before := map[engine.Line]int{}, map[engine.Seat]int{}
	for i := range frames {
		for _, score := range frames[i].Scores() {
			if score.Line != 0 {
				list = append(list, ceremony.Link{Line: score.Line, Seat: score.Seat, VP: int(score.VP)})
				place[score.Line] = before[score.Seat]
				before[score.Seat]++
			}
		}
	}
	slices.SortStableFunc(list, func(a, b ceremony.Link) int { return place[a.Line] - place[b.Line] })
	return list
}

// take gives the seats what they have from each source. What came from none, as in a game from a position that was set up, was put
// right.
func (m *celebrating) take(by *[account.Sources]account.VP, after *engine.State) {
	for seat := range m.model.Sides {
		rest := int(after.Players[seat].VP)
		for source := range by {
			rest -= by[source][seat]
		}
		by[account.PutRight][seat] += rest
	}
	for source := range account.Sources {
		if by[source] == (account.VP{}) {
			continue
		}
		for seat := range m.model.Sides {
			side := &m.model.Sides[seat]
			side.Parts = append(side.Parts, ceremony.Part{Source: source, VP: by[source][seat]})
		}
	}
}

// decidedBy is the source from which the winner gained most on who came next, account.Sources if there is none to speak of.
func decidedBy(by *[account.Sources]account.VP, r pages.Result) account.Source {
	best, most := account.Sources, 0
	for source := range account.Sources {
		if lead := by[source][r.Winner] - by[source][r.Second]; lead > most && source != account.PutRight {
			best, most = source, lead
		}
	}
	return best
}

func (*celebrating) String() string { return "celebrating" }

func (*celebrating) changes() bool { return false }

func (*celebrating) showsNews() bool { return true }

func (*celebrating) keys(*widget.Canvas) {}

func (m *celebrating) moment() motion.Moment { return motion.Moment{Position: m.before, Over: true} }

func (*celebrating) draw(*widget.Canvas, view.Rect, *motion.Moment) {}

// reached is where the scoring begins. The end of a game that was seen whole is not shown again.
func (m *celebrating) reached() string {
	if m.model.Won && !m.clock.On {
		return ""
	}
	return m.reach.Text(m.table.rec)
}

func (m *celebrating) hold(waited time.Duration) { m.clock.Began += waited }

func (m *celebrating) attend() {
	m.clock.Tick(m.table.now)
	if m.at() >= ceremony.Told(&m.model) {
		m.tell()
	}
}

// tell lets it be heard who won, once.
func (m *celebrating) tell() {
	if m.model.Won && !m.told {
		m.told = true
		m.table.Ask(screen.Noise{Sound: m.table.soundOfEnd()})
	}
}

// at is how long the ceremony has gone on.
func (m *celebrating) at() time.Duration {
	return time.Duration(m.clock.Part(m.table.now) * float64(ceremony.Length(&m.model)))
}

func (m *celebrating) moves() bool { return m.clock.On }

// drawOverAll draws the ceremony as it is now.
func (m *celebrating) drawOverAll(c *widget.Canvas) bool {
	w := words.In(c.Words)
	shown := m.model
	shown.Plain, shown.Pixel = m.table.plain, c.Pixel
	shown.At = m.at()
	for seat := range shown.Sides {
		shown.Sides[seat].Name = w.SeatName(engine.Seat(seat))
	}
	shown.Title, shown.Caption = w.Text("page.ceremony.era"), ""
	if shown.Won {
		shown.Title, shown.Caption = m.result.Title(w), m.caption(w)
	}
	ceremony.Draw(c, &shown)
	c.View.Moving = m.clock.On && !m.table.paused
	c.Key("fullscreen", screen.Fullscreen{})
	c.Key("sound", screen.Sound{})
	return true
}

// caption says what decided the game.
func (m *celebrating) caption(w words.Words) string {
	switch {
	case m.result.By == 0:
		return m.result.Equal(w)
	case m.decided == account.Sources:
		return ""
	}
	vp := account.VP{}
	for seat := range m.model.Sides {
		for _, p := range m.model.Sides[seat].Parts {
			if p.Source == m.decided {
				vp[seat] = p.VP
			}
		}
	}
	if w.Company() {
		list := w.EachVP([]engine.Seat{m.result.Winner, m.result.Second}, func(seat engine.Seat) int { return vp[seat] })
		return w.Text("page.ceremony.most", "what", w.Text("page.final.source."+m.decided.String()), "list", list)
	}
	return w.Text("page.ceremony.decided."+m.decided.String(), "you", ceremony.Number(vp[0]), "automa", ceremony.Number(vp[1]))
}

func (m *celebrating) do(act any) bool {
	switch act.(type) {
	case ceremony.Skip, view.Wheel, view.Drag, view.Double:
		m.rest()
		m.table.Ask(Stepped{})
	case ceremony.Board:
		m.rest()
		m.table.enterIdleMode()
	case ceremony.GoOn:
		m.rest()
		m.goOn()
	default:
		return false
	}
	return true
}

// rest brings the ceremony to its last picture.
func (m *celebrating) rest() {
	m.clock.On = false
	m.tell()
}
