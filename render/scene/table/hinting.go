package table

import (
	"time"

	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/hint"
	"sohofoundry/render/tell/pick"
	"sohofoundry/render/tell/words"
)

// hinting is a hint to the human, from when they ask for it until they choose something.
type hinting struct {
	clock   *clock
	state   *engine.State // in which the human is asked
	search  *search.Search
	enough  bool          // the search has looked far enough
	began   time.Duration // by the clock of views
	shownAt time.Duration // when it was told last
	panel   panel.Hint
}

const (
	thinkLong = 1800 * time.Millisecond // by the clock of views; about a second of it is spent thinking
	thinkMost = 4 * thinkLong           // where a future takes long
	wanted    = 28                      // futures to wait for until then: as many as a fast machine plays in 0.1 s
	leastSeen = 8                       // futures to play in any case, however long they take
)

// askHint begins to search for a hint, ends the search, or puts the hint away. A fair game is marked only when the human asks
// again, with the warning in sight; a person's first game with the guide is not marked.
func (ch *choosing) askHint() {
	s := ch.table
	switch h := s.rec.Header(); {
	case h.Players[s.you].Unaided:
		s.Tell(s.words.Text("table.unaided"))
	case ch.hint == nil && !(s.freeHints && s.guide != nil) && s.warnsOfHint("table.hint-marks"):
		return
	case ch.hint == nil:
		ch.settle()
		found := ch.ahead
		if found == nil {
			var err error
			if found, err = s.newHinting(); err != nil {
				s.Tell(s.words.Reason(err))
				return
			}
		}
		ch.picked, ch.refused = pick.Selection{}, pick.Explanation{}
		ch.look()
		ch.hint, ch.ahead = found, nil
		ch.hint.tell(s.words)
	case ch.hint.panel.Thinking:
		ch.hint.end(s.words)
		ch.showBest()
	default:
		ch.hint = nil
	}
}

// newHinting begins to search for a hint.
func (s *Scene) newHinting() (*hinting, error) {
	found, err := search.Begin(s.game, s.position, hint.Options)
	return &hinting{clock: &s.clock, state: &s.position.State, search: found, began: s.now, panel: panel.Hint{Thinking: true}}, err
}

// restLong is how long a person has to rest before a hint is thought about that they have not asked for.
const restLong = time.Second

// thinksAhead reports whether a hint is to be thought about while the human thinks: in a game in which they have asked for hints, so
// that the next one is there at once.
func (ch *choosing) thinksAhead() bool {
	s, h := ch.table, ch.table.rec.Header()
	return h.Hinted && !h.Players[s.you].Unaided && ch.motion == nil && s.now-ch.since >= restLong && (ch.ahead == nil || !ch.ahead.enough)
}

// thinkAhead thinks about the hint that may be asked for. Where none can be found, asking tells why.
func (ch *choosing) thinkAhead(spare func() bool) (news bool) {
	if ch.ahead == nil {
		if found, err := ch.table.newHinting(); err == nil {
			ch.ahead = found
		}
		ch.since = ch.table.now
		return false
	}
	ch.ahead.think(spare)
	return false
}

// warnsOfHint shows a text that warns what a hint does to the game, the first time that one is asked for, and reports whether it
// did. Otherwise it marks the game, unless it is marked already or a lesson.
func (s *Scene) warnsOfHint(text string) bool {
	h := s.rec.Header()
	if h.Hinted || s.lesson != nil {
		return false
	}
	warning := s.words.Text(text)
	if !h.Practice && s.notices.Warns(warning) {
		return true
	}
	s.notices.Withdraw(warning)
	s.rec.MarkHinted()
	s.Ask(screen.Changed{})
	return false
}

func (ch *choosing) thinking() func(spare func() bool) (news bool) {
	h := ch.hint
	if h == nil || !h.panel.Thinking {
		think := ch.table.advising()
		if think == nil && h == nil && ch.thinksAhead() {
			think = ch.thinkAhead
		}
		return think
	}
	return func(spare func() bool) bool {
		news := h.goOn(ch.table.words, spare)
		if !h.panel.Thinking {
			ch.showBest()
		}
		return news
	}
}

// goOn goes on with the search while there is time to spare, and reports whether there is something new to see.
func (h *hinting) goOn(w words.Words, spare func() bool) (news bool) {
	if !h.enough {
		h.think(spare)
	}
	switch {
	case h.enough && watched(h.search, spare):
		h.end(w)
	case h.clock.now-h.shownAt >= tellEvery:
		h.tell(w)
	default:
		return false
	}
	return true
}

// think goes on thinking while there is time to spare, until it is enough.
func (h *hinting) think(spare func() bool) {
	alone := len(h.search.Best()) == 1
	for range mostParts {
		h.search.Part()
		if !spare() {
			break
		}
	}
	thought, seen := h.clock.now-h.began, h.search.Futures()
	h.enough = seen > leastSeen && (alone || thought >= thinkMost || thought >= thinkLong && seen > wanted)
}

// end ends the search.
func (h *hinting) end(w words.Words) {
	h.panel.Thinking = false
	h.tell(w)
}

func (h *hinting) tell(w words.Words) {
	tell := hint.Of
	if h.panel.Thinking {
		tell = hint.SoFar
	}
	h.shownAt = h.clock.now
	h.panel.Hint = tell(w, h.state, h.search)
}

// showBest previews the best choice of a finished hint, unless the person has picked something meanwhile.
func (ch *choosing) showBest() {
	if ch.picked == (pick.Selection{}) {
		ch.showHinted(ch.hint.panel.List[0].Choice)
	}
}

// showHinted previews a choice, but not engine.Done, which has a button of its own.
func (ch *choosing) showHinted(c engine.Choice) {
	ch.picked, ch.refused = pick.Selection{}, pick.Explanation{}
	if c.Verb != engine.Done {
		ch.picked = pick.Of(c)
	}
	ch.look()
}
