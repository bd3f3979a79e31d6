package table

import (
	"slices"
	"time"

	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/hint"
	"sohofoundry/render/tell/pick"
)

// hinting is a hint to the human, from when they ask for it until they choose something.
type hinting struct {
	search  *search.Search
	enough  bool          // the search has looked far enough
	began   time.Duration // by the clock of views
	shownAt time.Duration // when it was told last
	panel   panel.Hint
}

const (
	thinkLong = 1800 * time.Millisecond // by the clock of views; about a second of it is spent thinking
	tellEvery = 300 * time.Millisecond  // while the search goes on
	thinkMost = 4 * thinkLong           // where a future takes long
	wanted    = 28                      // futures to wait for until then: as many as a fast machine plays in 0.1 s
	leastSeen = 8                       // futures to play in any case, however long they take
	mostParts = 128                     // parts of a search at once, even with time to spare
)

// FreeHints says whether hints leave a game unmarked that has a guide, because it is the person's first.
func (s *Scene) FreeHints(on bool) { s.freeHints = on }

// askHint begins to search for a hint, ends the search, or puts the hint away. A fair game is marked only when the human asks
// again, with the warning in sight; a person's first game with the guide is not marked.
func (ch *choosing) askHint() {
	s := ch.table
	switch {
	case ch.hint == nil && !(s.freeHints && s.guide != nil) && s.warnsOfHint("table.hint-marks"):
		return
	case ch.hint == nil:
		ch.settle()
		ch.beginHint()
	case ch.hint.panel.Thinking:
		ch.endThinking()
	default:
		ch.hint = nil
	}
}

// warnsOfHint shows a text that warns what a hint does to the game, the first time that one is asked for, and reports whether it
// did. Otherwise it marks the game, unless it is marked already or a lesson.
func (s *Scene) warnsOfHint(text string) bool {
	h := s.rec.Header()
	if h.Hinted || s.lesson != nil {
		return false
	}
	warning := s.words.Text(text)
	if !h.Practice && !slices.Contains(s.notices, warning) {
		s.Tell(warning)
		return true
	}
	s.withdraw(warning)
	s.rec.MarkHinted()
	s.ask(Changed{})
	return false
}

func (ch *choosing) beginHint() {
	s := ch.table
	found, err := search.Begin(s.game, s.position, hint.Options)
	if err != nil {
		s.Tell(s.words.Reason(err))
		return
	}
	ch.picked, ch.refused = pick.Selection{}, pick.Explanation{}
	ch.look()
	ch.hint = &hinting{search: found, began: s.now, shownAt: s.now, panel: panel.Hint{Thinking: true}}
	ch.tellHint()
}

// job is a search or analysis of the table that goes on in parts.
type job struct {
	table *Scene
	think func(spare func() bool) (news bool)
}

// Step implements screen.Job.
func (j *job) Step(spare func() bool) (news bool, asks []any) {
	news = j.think(spare)
	return news, j.table.Asks()
}

// Job is a hint or an analysis that is being found, or the rival that thinks.
func (s *Scene) Job() screen.Job {
	switch {
	case s.top().thinks() && s.analysing.page.On:
		return &job{s, s.goOnAnalysing}
	case s.paused:
		return nil
	}
	if think := s.mode.thinking(); think != nil {
		return &job{s, think}
	}
	return nil
}

func (ch *choosing) thinking() func(spare func() bool) (news bool) {
	if ch.hint == nil || !ch.hint.panel.Thinking {
		return ch.table.advising()
	}
	return ch.goOnHinting
}

func (ch *choosing) goOnHinting(spare func() bool) (news bool) {
	s, h := ch.table, ch.hint
	if !h.enough {
		h.think(s.now, spare)
	}
	switch {
	case h.enough && watched(h.search, spare):
		ch.endThinking()
	case s.now-h.shownAt >= tellEvery:
		h.shownAt = s.now
		ch.tellHint()
	default:
		return false
	}
	return true
}

// think goes on thinking while there is time to spare, until it is enough.
func (h *hinting) think(now time.Duration, spare func() bool) {
	alone := len(h.search.Best()) == 1
	for range mostParts {
		h.search.Part()
		if !spare() {
			break
		}
	}
	thought, seen := now-h.began, h.search.Futures()
	h.enough = seen > leastSeen && (alone || thought >= thinkMost || thought >= thinkLong && seen > wanted)
}

// watched watches futures, for the reasons of a hint or a choice, while there is time to spare, and reports whether all were
// watched.
func watched(found *search.Search, spare func() bool) bool {
	for !found.Watch() {
		if !spare() {
			return false
		}
	}
	return true
}

func (ch *choosing) tellHint() {
	h, tell := ch.hint, hint.Of
	if h.panel.Thinking {
		tell = hint.SoFar
	}
	h.panel.Hint = tell(ch.table.words, &ch.table.position.State, h.search)
}

// endThinking shows the finished hint, and previews the best choice unless the person has picked something meanwhile.
func (ch *choosing) endThinking() {
	ch.hint.panel.Thinking = false
	ch.tellHint()
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
