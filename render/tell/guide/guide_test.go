package guide_test

import (
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/tell/words"
)

func key(action string) string { return "<" + action + ">" }

func speaking(t *testing.T, g *automa.Game) words.Words {
	t.Helper()
	w, err := words.New(g, "en")
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// Whatever is played, a step is told only when its subject is there, and every step is told in some game.
func TestStepsAreToldWhenTheirSubjectIsThere(t *testing.T) {
	for _, game := range []*automa.Game{played.Birmingham(), played.Lancashire()} {
		shown := map[string]bool{}
		w := speaking(t, game)
		for seed := range uint64(60) {
			r, err := played.Of(game, played.MediumOf(game, seed), -1)
			if err != nil {
				t.Fatal(err)
			}
			g := guide.New(nil)
			entries := r.Entries()
			for i := range entries {
				e := &entries[i]
				for _, p := range []guide.Played{
					{Watching: e.Automa()}, {Scoring: r.After(i+1).Era != e.Before.Era},
				} {
					p.Game, p.Position, p.Entries = game, &e.Before, i
					g.Update(p)
					if name := g.Shown(); name != "" {
						shown[name] = true
						checkStep(t, g, w, &p)
						g.Next()
						if g.Shown() == name {
							t.Errorf("%s is shown again", name)
						}
					}
				}
			}
		}
		names, _ := guide.Steps(game.Family)
		for _, name := range names {
			if !shown[name] && !guide.Advises(name) {
				t.Errorf("%s: %s was never told", game.Name, name)
			}
		}
		for name := range shown {
			if !slices.Contains(names, name) {
				t.Errorf("%s: %s was told, which is about another game", game.Name, name)
			}
		}
	}
}

// checkStep checks what a step says and proposes in a position.
func checkStep(t *testing.T, g *guide.Guide, w words.Words, p *guide.Played) {
	t.Helper()
	text := g.Title(w) + " " + g.Text(w, key)
	if strings.Contains(text, "{") || strings.Contains(text, "  ") || strings.Contains(text, " .") || strings.Contains(text, "⟦") {
		t.Errorf("%s: %s", g.Shown(), text)
	}
	wish, proposed := g.Wish()
	if proposed != g.Proposes() {
		t.Errorf("%s proposes %v", g.Shown(), wish)
	}
	if proposed && !slices.Contains(p.Game.Choices(&p.Position.State, nil), wish) {
		t.Errorf("%s proposes %s, which cannot be done", g.Shown(), notation.Format(p.Game.Game, &p.Position.State, wish))
	}
	sold := func(x engine.Space) bool { return p.Position.Tiles[x].Tile != 0 && !p.Position.Tiles[x].Flipped }
	if g.Shown() == "sale" && (wish.Verb != engine.Sell || !sold(wish.Space)) {
		t.Errorf("a sale is proposed of nothing: %v", wish)
	}
}

// firstGame is the guided first game, begun, or one with other cards.
func firstGame(t *testing.T, other uint64) *record.Record {
	t.Helper()
	mat, _ := decks.MatNamed(guide.Game, guide.Difficulty)
	r, err := record.New(decks.Game(guide.Game), record.Header{Seed: guide.Seed + other, Difficulty: mat.Name,
		Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Whoever does all that is proposed learns in four rounds what there is to learn, in this order.
func TestTheFirstGameTeachesInFourRounds(t *testing.T) {
	r, g := firstGame(t, 0), guide.New(nil)
	var steps []string
	for r.Position().Round <= 4 {
		g.Update(advised(r))
		if name := g.Shown(); name != "" && !slices.Contains(steps, name) {
			steps = append(steps, name)
		}
		follow(t, r, g)
	}
	want := "goal turn mill automa back borrow connect sale flipped markets reach plan ironworks free-iron advice"
	if got := strings.Join(steps, " "); got != want {
		t.Errorf("the steps are\n%s\nwant\n%s", got, want)
	}
}

// advised is a game with the guide, in which every choice is advised.
func advised(r *record.Record) guide.Played {
	p := r.Position()
	played := guide.Played{Game: r.Game(), Position: p, Entries: len(r.Entries()), Watching: p.AutomasTurn(), Advises: true}
	if !p.AutomasTurn() {
		var adviser guide.Adviser
		adviser.Think(r.Game(), p, func() bool { return true })
		played.Advice, _ = adviser.Choice(p)
	}
	return played
}

// follow does what the guide proposes, or reads what it tells, or lets the Automa play.
func follow(t *testing.T, r *record.Record, g *guide.Guide) {
	t.Helper()
	wish, proposed := g.Wish()
	switch p := r.Position(); {
	case proposed:
		if why := r.Act(wish); !why.OK() {
			t.Fatalf("%s: %v", g.Shown(), why)
		}
	case g.Shown() != "":
		g.Next()
	case p.AutomasTurn():
		r.AutomaTurn()
	default:
		t.Fatalf("%v, round %d: nothing is told, and it is your turn: %v is asked", p.Era, p.Round, p.Decision)
	}
}

// A step that proposes an action is over with any action, and comes again when that is taken back.
func TestWhoeverDoesOtherwiseIsFollowed(t *testing.T) {
	r, g := firstGame(t, 0), guide.New([]string{"goal", "turn"})
	update := func() string {
		p := r.Position()
		g.Update(guide.Played{Game: r.Game(), Position: p, Entries: len(r.Entries()), Watching: p.AutomasTurn()})
		return g.Shown()
	}
	if got := update(); got != "mill" {
		t.Fatalf("first %q is told", got)
	}
	r.Act(engine.Choice{Verb: engine.Pass, Card: r.Position().Players[engine.HumanSeat].Hand[0]})
	if got := update(); got != "automa" {
		t.Errorf("after a pass %q is told", got)
	}
	r.Undo()
	if got := update(); got != "mill" {
		t.Errorf("after that is taken back %q is told", got)
	}
	g.Next()
	if got := update(); got != "" {
		t.Errorf("%q is told to somebody who wants to do something else", got)
	}
}

// In a game without advice, what is asked amid an action is answered all the same if there was a proposal before it, and nothing else.
func TestWhatIsAskedAmidAProposalIsAnswered(t *testing.T) {
	r, g := firstGame(t, 0), guide.New(nil)
	answered := 0
	for r.Position().Round <= 4 {
		p := r.Position()
		g.Update(guide.Played{Game: r.Game(), Position: p, Entries: len(r.Entries()), Watching: p.AutomasTurn()})
		if amid := p.Decision != engine.ChooseAction && !p.AutomasTurn(); amid != (g.Shown() == "advice") {
			t.Fatalf("%v is asked, and %q is told", p.Decision, g.Shown())
		} else if amid {
			answered++
		}
		follow(t, r, g)
	}
	if answered == 0 {
		t.Error("nothing was asked")
	}
}

// So is what is asked amid an action that is another than the proposed one.
func TestWhatIsAskedAmidAnotherActionIsAnswered(t *testing.T) {
	r, g := firstGame(t, 0), guide.New(nil)
	for n := 0; n < 60; n++ {
		p := r.Position()
		g.Update(guide.Played{Game: r.Game(), Position: p, Entries: len(r.Entries()), Watching: p.AutomasTurn()})
		wish, proposes := g.Wish()
		for _, c := range r.Game().Choices(&p.State, nil) {
			after := *p
			if r.Game().Apply(&after, c, nil); !proposes || p.Decision != engine.ChooseAction || c.Verb == wish.Verb || after.Decision == engine.ChooseAction || after.AutomasTurn() {
				continue
			}
			r.Choose(c)
			p = r.Position()
			g.Update(guide.Played{Game: r.Game(), Position: p, Entries: len(r.Entries())})
			if g.Shown() != "advice" {
				t.Errorf("%v is done in place of %v, %v is asked, and %q is told", c.Verb, wish.Verb, p.Decision, g.Shown())
			}
			return
		}
		follow(t, r, g)
	}
	t.Error("no other action asked anything")
}

// Whoever sends advice away gets none for that choice, and some for the next.
func TestAdviceThatIsNotWantedComesAgainWithTheNextChoice(t *testing.T) {
	r := firstGame(t, 0)
	g := guide.New([]string{"goal", "turn", "mill", "back", "borrow"})
	g.Update(advised(r))
	if g.Shown() != "advice" {
		t.Fatalf("%q is told", g.Shown())
	}
	if g.Next(); g.Shown() != "" {
		t.Errorf("after that was sent away %q is told", g.Shown())
	}
	r.Act(engine.Choice{Verb: engine.Pass, Card: r.Position().Players[engine.HumanSeat].Hand[0]})
	r.AutomaTurn()
	if g.Update(advised(r)); g.Shown() != "advice" {
		t.Errorf("with the next choice %q is told", g.Shown())
	}
	if read := g.Read(); slices.Contains(read, "advice") {
		t.Errorf("it counts as read: %v", read)
	}
}

func TestRulesThatStepsNameExist(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire"} {
		g := decks.Game(id)
		_, numbered := guide.Steps(g.Family)
		for _, rule := range numbered {
			number := g.Cite(rule).String()
			found := speaking(t, g).Book().Find(number)
			if rule != 0 && (len(found) != 1 || found[0].Number != number) {
				t.Errorf("%s, %s: %+v", id, number, found)
			}
		}
	}
}
