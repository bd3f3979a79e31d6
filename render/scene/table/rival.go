package table

import (
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/tell/hint"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// rivalling is the mode in which the rival thinks about its choice, a little in every update. It chooses when it has looked as
// far as its strength says, or at once if the person says so. Its choice stands in the record like any other.
type rivalling struct {
	plain
	thought *thought
	shownAt time.Duration // when its progress was shown last, by the clock of views
}

// thought is the rival's search in a position, under way or finished.
type thought struct {
	before automa.Position
	search *search.Search
	choice engine.Choice // the zero value as long as it thinks
	hint   *hint.Hint    // in words, once it was thought
	words  string        // the language of these
	over   bool          // the game was over then, so that they hide nothing
}

// chooseNow has the rival choose before its search is finished.
type chooseNow struct{}

// newRivalling begins to think. Every position of a game can be searched: an error is a bug that tests show.
func newRivalling(s *Scene) *rivalling {
	found, err := search.Rival(s.game, s.position, s.rec.RivalOf(s.position))
	if err != nil {
		panic(err)
	}
	return &rivalling{plain: plain{s}, thought: &thought{before: *s.position, search: found}, shownAt: s.now}
}

func (*rivalling) String() string { return "the rival thinks" }

func (*rivalling) changes() bool { return true }

// part thinks a little, and reports whether the rival has looked as far as its strength says, and has the reasons of its choice.
func (t *thought) part(futures int, spare func() bool) (enough bool) {
	for range mostParts {
		if t.search.Enough(futures) {
			return watched(t.search, spare)
		}
		t.search.Part()
		if !spare() {
			break
		}
	}
	return false
}

// think goes on thinking, and chooses when it is time. It reports whether there is something new to see.
func (r *rivalling) think(spare func() bool) (news bool) {
	s := r.table
	if r.thought.part(s.rec.RivalOf(s.position), spare) {
		r.choose()
		return true
	}
	if s.now-r.shownAt < tellEvery {
		return false
	}
	r.shownAt = s.now
	return true
}

// choose makes the best choice that was found, and shows it.
func (r *rivalling) choose() {
	s := r.table
	at := len(s.rec.Entries())
	r.thought.choice = r.thought.search.Choice()
	s.rec.Act(r.thought.choice)
	s.thoughts[at] = r.thought
	s.advanceGame(at)
}

func (r *rivalling) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) {
	s := r.table
	in := c.Panel(area)
	head, in := in.Top(c.ButtonHigh())
	title, w := c.Words.Text("table.rival.thinks"), words.In(c.Words)
	if name := w.Names[s.position.Actor]; name != "" {
		title = w.Text("table.rival.named", "name", name)
	}
	c.Fitted(head, title, c.Title().In(livery.Seat(c.Palette, s.position.Actor)))
	all := s.rec.RivalOf(s.position)
	text := w.Text("table.rival.looks", "strength", w.Mat(strengthOf(all, s.rec.Header().Difficulty)))
	if r.thought.search.AtSight() {
		text = c.Words.Text("table.rival.at-once")
	}
	c.Say(title, text)
	in.Y += c.Para(in, "rival:looks", text, c.Body()) + theme.Gap
	bar := view.Rect{X: in.X, Y: in.Y, W: in.W, H: 8}
	c.Box(bar, 4, c.Palette.Sunk, c.Palette.Grid)
	bar.W *= min(1, float64(r.thought.search.Futures())/float64(all))
	c.Box(bar, 4, c.Palette.Automa, 0)
	in.Y += bar.H + theme.Gap
	c.Button(view.Rect{X: in.X, Y: in.Y, W: in.W, H: c.ButtonHigh()}, widget.Button{ID: "rival:now", Icon: "skip",
		Text: c.Words.Text("table.rival.now"), Act: chooseNow{}, Action: "done"})
}

// strengthOf is the name of the strength of a rival, or in a game of another version the name that it has there.
func strengthOf(futures int, named string) string {
	if s, ok := search.StrengthOf(futures); ok && named == "" {
		return s.Name
	}
	return named
}

// hides reports whether nobody has come to the table yet.
func (r *rivalling) hides() bool { return r.table.hung }

func (r *rivalling) drawOverAll(c *widget.Canvas) bool {
	if r.hides() {
		drawCurtain(c, func(area view.Rect) {
			if !r.table.pages.covers() {
				r.draw(c, area, nil)
			}
		})
		c.Key("back", topbar.Menu{})
		c.Key("menu", topbar.Menu{})
	}
	return r.hides()
}

func (r *rivalling) do(act any) bool {
	_, now := act.(chooseNow)
	if now {
		r.choose()
	}
	return now
}

func (r *rivalling) thinking() func(spare func() bool) (news bool) { return r.think }

// thoughts are the rival's thoughts, by the entries of its choices.
type thoughts map[int]*thought

// of is the rival's thought about its choice of an entry, nil if the rival did not make that. A thought from before the table was
// opened is searched for anew, in parts.
func (all thoughts) of(r *record.Record, entry int) *thought {
	e := &r.All()[entry]
	if !e.Rivals {
		return nil
	}
	if t := all[entry]; t != nil && t.before == e.Before {
		t.choice = e.Choice
		return t
	}
	found, err := search.Rival(r.Game(), &e.Before, r.RivalOf(&e.Before))
	if err != nil {
		return nil
	}
	all[entry] = &thought{before: e.Before, search: found, choice: e.Choice}
	return all[entry]
}

// tell tells a thought in words.
func (t *thought) tell(w words.Words, over bool) *hint.Hint {
	if t.hint == nil || t.words != w.Language() || t.over != over {
		told := hint.Thought(w, &t.before.State, t.search, t.choice, over)
		t.hint, t.words, t.over = &told, w.Language(), over
	}
	return t.hint
}
