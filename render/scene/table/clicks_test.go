package table

import (
	"slices"
	"testing"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/tell/pick"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
)

// player sits at a stage with a table on it, with a mouse and a keyboard, and counts clicks and keys. To move the mouse or the focus
// counts for nothing.
type player struct {
	*watcher
	*stage.Stage
	in      stage.Input
	presses int
}

// take has somebody play on in a game.
func take(t *testing.T, r *record.Record) *player {
	t.Helper()
	w := sit(t, r)
	w.passAll()
	p := &player{watcher: w, in: stage.Input{Now: w.at, Pixel: 1}}
	p.in.Size, _ = view.Fit(1280, 720, 1)
	p.Stage = stage.New(w, *w.env)
	p.pass(2)
	return p
}

func (p *player) pass(moments int) {
	for range moments {
		p.in.Now += time.Second
		p.watcher.Update(p.in.Now)
		p.Refresh()
		p.Stage.Update(p.in)
		p.in.Keys = nil
	}
}

// click clicks on a target where nothing lies over it; of several ids on the first one that is there.
func (p *player) click(ids ...string) {
	p.t.Helper()
	v, _ := p.View()
	for _, id := range ids {
		t := v.Target(id)
		for i := 1; t != nil && i < 25; i++ {
			at := view.Point{X: t.Area.X + t.Area.W*float64(i%5)/5, Y: t.Area.Y + t.Area.H*float64(i/5)/5}
			if v.Under(at, func(*view.Target) bool { return true }) != t {
				continue
			}
			p.in.Cursor = at
			for _, p.in.Pressed = range []bool{false, true, false} {
				p.pass(1)
			}
			p.presses++
			return
		}
	}
	p.t.Fatalf("none of %q can be clicked", ids)
}

// key presses a key.
func (p *player) key(name string) {
	p.in.Keys = []string{name}
	p.pass(1)
	p.presses++
}

// focus moves the focus to a target, as the arrows and Tab do, and presses it.
func (p *player) focus(ids ...string) {
	p.t.Helper()
	for range 400 {
		p.in.Keys = []string{"Tab"}
		p.pass(1)
		if slices.Contains(ids, p.Env.Pointer.Focus) {
			p.key("Enter")
			return
		}
	}
	p.t.Fatalf("the focus comes to none of %q", ids)
}

// confirmed is the choice that was made with the last press, and with how many presses in all.
func (p *player) confirmed(made int) (c engine.Choice, presses int) {
	p.t.Helper()
	entries := p.rec.All()
	if len(entries) == made {
		p.t.Fatalf("after %d presses nothing was done: %v", p.presses, p.mode.(*choosing).picked.Things())
	}
	return entries[made].Choice, p.presses
}

// openings are positions of played games in which an action is chosen: some, and all in which something can be sold.
func openings(t *testing.T) (list []*record.Record) {
	t.Helper()
	of, err := played.Of(played.Lancashire(), played.OfLancashire(2), 60)
	if err != nil {
		t.Fatal(err)
	}
	for _, whole := range []*record.Record{game(t, 2, 60), of} {
		for n := range whole.Entries() {
			at := whole.After(n)
			if at.Decision != engine.ChooseAction || at.AutomasTurn() {
				continue
			}
			sells := func(c engine.Choice) bool { return c.Verb == engine.Sell }
			if n%20 == 0 || slices.ContainsFunc(whole.Game().Choices(&at.State, nil), sells) {
				list = append(list, whole.Branch(n))
			}
		}
	}
	return list
}

// way is how an action is taken: what is picked before it is confirmed.
type way struct {
	name    string
	verb    engine.Verb
	parts   []thing.Kind
	presses int // clicks or keys, the one that confirms among them
}

var ways = []way{
	{"build from a place", engine.Build, []thing.Kind{thing.Space}, 2},
	{"build from a card", engine.Build, []thing.Kind{thing.Card, thing.Space}, 3},
	{"network", engine.Network, []thing.Kind{thing.Line}, 2},
	{"loan", engine.Loan, []thing.Kind{thing.Action}, 2},
	{"pass", engine.Pass, []thing.Kind{thing.Action}, 2},
	{"develop", engine.Develop, []thing.Kind{thing.Action, thing.Industry}, 3},
	{"sell", engine.Sell, []thing.Kind{thing.Space}, 2},
}

// A plain action takes few clicks, and by keys no more.
func TestActionsTakeFewClicks(t *testing.T) {
	done := map[string]int{}
	for _, r := range openings(t) {
		for _, w := range ways {
			for i, picks := range w.plain(r) {
				if (i+len(r.Entries()))%9 > 0 && w.verb != engine.Sell { // some of each
					continue
				}
				for _, press := range []func(*player, ...string){(*player).click, (*player).focus} {
					p := take(t, r.Branch(len(r.Entries())))
					made := len(r.Entries())
					for _, part := range picks {
						press(p, p.targets(part)...)
					}
					if ch, asked := p.mode.(*choosing); !asked || !isReady(ch) {
						t.Fatalf("%s: %v shows no preview", w.name, picks)
					}
					if p.Env.Pointer.Keyed {
						p.key("Enter")
					} else {
						p.click("confirm")
					}
					c, presses := p.confirmed(made)
					if presses > w.presses || c.Verb != w.verb {
						t.Errorf("%s: %v takes %d presses for %v", w.name, picks, presses, c)
					}
					done[w.name]++
				}
			}
		}
	}
	for _, w := range ways {
		if done[w.name] < 4 {
			t.Errorf("%s: only %d were played", w.name, done[w.name])
		}
	}
}

func isReady(ch *choosing) bool { _, ok := ch.panel.Ready(); return ok }

// plain lists what may be picked for an action in a position so that nothing is left to choose that is no mere detail: a space that
// can be sold and built over, or is sold to several buyers, is no plain one.
func (w *way) plain(r *record.Record) (all [][]thing.Thing) {
	q := pick.Ask(r.Game().Game, &r.Position().State)
	seen := map[pick.Selection]bool{}
	for _, c := range q.Choices {
		if c.Verb != w.verb {
			continue
		}
		var sel pick.Selection
		for _, kind := range w.parts {
			sel, _ = q.Click(sel, thing.InChoice(c, kind))
		}
		alike := func(other engine.Choice) bool {
			return other.Verb == c.Verb && other.Merchant == c.Merchant && other.Port == c.Port && other.Distant == c.Distant
		}
		if !seen[sel] && !slices.ContainsFunc(q.Fit(sel), func(other engine.Choice) bool { return !alike(other) }) {
			seen[sel] = true
			all = append(all, slices.Clone(sel.Things()))
		}
	}
	return all
}

// targets are the ids that a thing has in the window.
func (p *player) targets(part thing.Thing) []string {
	if part.Kind == thing.Card {
		hand := p.position.Players[engine.HumanSeat].Hand
		return []string{"card:" + string(rune('1'+slices.Index(hand[:], engine.Card(part.ID))))}
	}
	name := part.FullName(p.game.Game)
	return []string{name, "choice:" + name}
}
