package guide_test

import (
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/hidden"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/tell/words"
)

// later are the steps after the first rounds, each with what has to be there when it is told.
var later = map[string]func(p *automa.Position, wish engine.Choice) bool{
	"plan":      func(p *automa.Position, _ engine.Choice) bool { return p.Era == engine.Canal },
	"own-way":   always,
	"levels":    func(p *automa.Position, _ engine.Choice) bool { return p.Players[engine.HumanSeat].Income != 10 },
	"next-card": func(p *automa.Position, _ engine.Choice) bool { return p.Cards.Left > 0 },
	"icons":     func(p *automa.Position, _ engine.Choice) bool { return p.Players[engine.HumanSeat].Links != 0 },
	"in-sight": func(p *automa.Position, _ engine.Choice) bool {
		return p.Owned(engine.HumanSeat) != 0 || p.Players[engine.HumanSeat].Links != 0
	},
	"sell-more": func(p *automa.Position, wish engine.Choice) bool {
		return wish.Verb == engine.Sell && unsold(p) >= 2
	},
	"more-iron": func(p *automa.Position, wish engine.Choice) bool {
		return wish.Industry == engine.IronWorks && p.Market[engine.Iron] <= 6
	},
	"wild": func(p *automa.Position, _ engine.Choice) bool {
		return holds(p, engine.WildLocation) || holds(p, engine.WildIndustry)
	},
	"scout": func(p *automa.Position, _ engine.Choice) bool {
		return !holds(p, engine.WildLocation) && !holds(p, engine.WildIndustry)
	},
	"debt": func(p *automa.Position, _ engine.Choice) bool {
		return decks.Game(guide.Game).IncomeLevel(&p.Players[engine.HumanSeat]) < 0
	},
	"canal-end":   func(p *automa.Position, _ engine.Choice) bool { return p.Era == engine.Canal && p.Round >= 9 },
	"over":        func(p *automa.Position, _ engine.Choice) bool { return p.Owned(engine.HumanSeat) != 0 },
	"rail-coal":   func(p *automa.Position, _ engine.Choice) bool { return p.Era == engine.Rail },
	"double-rail": func(p *automa.Position, wish engine.Choice) bool { return p.Era == engine.Rail && wish.Line != 0 },
	"last-rounds": func(p *automa.Position, _ engine.Choice) bool { return p.Era == engine.Rail && p.Round == 9 },
	"last-turn":   func(p *automa.Position, _ engine.Choice) bool { return p.Era == engine.Rail && p.Round == 10 },
}

func always(*automa.Position, engine.Choice) bool { return true }

func unsold(p *automa.Position) (n int) {
	g := decks.Game(guide.Game)
	for x := p.Owned(engine.HumanSeat); x != 0; x = x.Rest() {
		t := &p.Tiles[x.First()]
		n += oneIf(!t.Flipped && g.Sold(g.Tiles[t.Tile].Industry))
	}
	return n
}

func oneIf(so bool) int {
	if so {
		return 1
	}
	return 0
}

func holds(p *automa.Position, kind engine.CardKind) bool {
	for _, c := range p.Players[engine.HumanSeat].Hand {
		if c != 0 && decks.Game(guide.Game).Cards[c].Kind == kind {
			return true
		}
	}
	return false
}

// In a first game that is played to its end, each step is told at most once, in two sentences, of what is there; and over some
// games all of them are.
func TestTheGuideGoesOnToTheEndOfTheGame(t *testing.T) {
	told := map[string]int{}
	for seed := range uint64(36) {
		for name := range accompanied(t, seed, []policy.Policy{policy.Keen, policy.Steady, policy.Greedy}[seed%3]) {
			told[name]++
		}
	}
	for name := range later {
		if told[name] == 0 {
			t.Errorf("%s was never told", name)
		}
	}
	t.Log(told)
}

// accompanied plays a game on the easy level with the guide on, and returns the steps that were told. In every other game it does
// what is proposed.
func accompanied(t *testing.T, seed uint64, by policy.Policy) map[string]bool {
	t.Helper()
	mat, _ := decks.MatNamed(guide.Game, guide.Difficulty)
	r, err := record.New(decks.Game(guide.Game), record.Header{Seed: guide.Seed + seed, Difficulty: mat.Name,
		Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}})
	if err != nil {
		t.Fatal(err)
	}
	g, w, told, chance := guide.New(nil), speaking(t, r.Game()), map[string]bool{}, policy.Chance(seed)
	for p := r.Position(); p.Decision != engine.GameOver; p = r.Position() {
		played := guide.Played{Game: r.Game(), Position: p, Entries: len(r.Entries()), Watching: p.AutomasTurn()}
		follows := engine.Choice{} // what is proposed, in every other game
		for g.Update(played); g.Shown() != ""; g.Next() {
			name := g.Shown()
			wish, proposed := g.Wish()
			if told[name] && g.Proposes() && p.Decision != engine.ChooseAction { // amid what was proposed
				follows = wish
				break
			}
			if told[name] {
				t.Fatalf("seed %d: %s is told again", seed, name)
			}
			told[name] = true
			if holds := later[name]; holds != nil {
				if !holds(p, wish) {
					t.Errorf("seed %d, round %d: %s is told of what is not there", seed, p.Round, name)
				}
			}
			if text, _, _ := strings.Cut(g.Text(w, key), " More: "); strings.Count(text, ". ") > 1 {
				t.Errorf("%s is more than two sentences: %s", name, text)
			}
			checkStep(t, g, w, &played)
			if proposed && seed%2 == 0 {
				follows = wish
				break
			}
		}
		if follows.Verb != 0 {
			if why := r.Act(follows); !why.OK() {
				t.Fatalf("seed %d: %s is proposed, and refused: %+v", seed, g.Shown(), why)
			}
			continue
		}
		if p.AutomasTurn() {
			r.AutomaTurn()
			continue
		}
		list := r.Game().Choices(&p.State, nil)
		r.Choose(list[by.Pick(r.Game(), p, list, chance)])
	}
	return told
}

// The first game is won by the guide alone, to its end and with whatever cards: each choice has its proposal, no step comes twice,
// nobody reads two steps in a turn once the first rounds are over, and all that is said is two sentences at most, in any language.
func TestTheFirstGameIsWonByTheGuideAlone(t *testing.T) {
	for seed := range uint64(2) {
		r, g, told, read := firstGame(t, seed), guide.New(nil), map[string]bool{}, map[[2]uint8]int{}
		var all []words.Words
		for _, l := range words.Languages() {
			w, err := words.New(r.Game(), l)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, w)
		}
		for p := r.Position(); p.Decision != engine.GameOver; p = r.Position() {
			played := advised(r)
			g.Update(played)
			_, proposes := g.Wish()
			if name := g.Shown(); name != "" {
				for _, w := range all {
					checkStep(t, g, w, &played)
					twoSentences(t, g, w)
				}
				if told[name] && name != "advice" {
					t.Errorf("seed %d: %s is told again", seed, name)
				}
				told[name] = true
				if !proposes && (p.Era == engine.Rail || p.Round > 4) && !p.AutomasTurn() {
					read[[2]uint8{uint8(p.Era), p.Round}]++
				}
			}
			follow(t, r, g)
		}
		for at, n := range read {
			if n > 1 {
				t.Errorf("seed %d: in round %v %d steps are to be read", seed, at, n)
			}
		}
		score, _ := r.Score()
		if t.Log(seed, score); !score.Won {
			t.Errorf("seed %d: it is lost by %d to %d", seed, score.You, score.Automa)
		}
	}
}

// twoSentences fails if the step on show says more.
func twoSentences(t *testing.T, g *guide.Guide, w words.Words) {
	t.Helper()
	more, _, _ := strings.Cut(w.Text("page.guide.rule", "text", "|", "rule", "#"), "#")
	text, _, _ := strings.Cut(g.Text(w, key), strings.TrimPrefix(more, "|"))
	if strings.Count(text, ". ") > 1 {
		t.Errorf("%s %s is more than two sentences: %s", g.Shown(), g.Advice(), text)
	}
}

// The guide knows no more than the person: whatever is hidden, it proposes the same.
func TestTheGuideKnowsNothingHidden(t *testing.T) {
	r, g := firstGame(t, 1), guide.New(nil)
	chance := policy.Chance(5)
	for n := 0; r.Position().Decision != engine.GameOver && n < 60; n++ {
		played := advised(r)
		g.Update(played)
		wish, proposed := g.Wish()
		if proposed {
			other := *played.Position
			hidden.Redeal(r.Game(), &other, engine.HumanSeat, chance)
			var adviser guide.Adviser
			adviser.Think(r.Game(), &other, func() bool { return false })
			for !adviser.Think(r.Game(), &other, func() bool { return false }) { // in as many parts as there are
				continue
			}
			otherwise := guide.New(g.Read())
			played.Position = &other
			played.Advice, _ = adviser.Choice(&other)
			for otherwise.Update(played); otherwise.Shown() != "" && !otherwise.Proposes(); otherwise.Next() {
				continue
			}
			if again, _ := otherwise.Wish(); again != wish || otherwise.Shown() != g.Shown() || otherwise.Advice() != g.Advice() {
				t.Errorf("%s %s proposes %v, and %s %s %v if what is hidden is otherwise", g.Shown(), g.Advice(), wish, otherwise.Shown(),
					otherwise.Advice(), again)
			}
		}
		follow(t, r, g)
	}
}

// The plan is what programs do that win on the easy level, and so are its figures.
func TestThePlanIsThatOfWinners(t *testing.T) {
	const games = 60
	mat, _ := decks.MatNamed(guide.Game, guide.Difficulty)
	sales, works, developed, links, automas, won := 0, 0, 0, 0, 0, 0
	for seed := range uint64(games) {
		r, err := record.New(decks.Game(guide.Game), record.Header{Seed: 7000 + seed, Difficulty: mat.Name,
			Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}})
		if err != nil {
			t.Fatal(err)
		}
		chance := policy.Chance(seed)
		for p := r.Position(); p.Decision != engine.GameOver; p = r.Position() {
			if p.AutomasTurn() {
				r.AutomaTurn()
				continue
			}
			list := r.Game().Choices(&p.State, nil)
			c := list[policy.Keen.Pick(r.Game(), p, list, chance)]
			canal := p.Era == engine.Canal
			sales += oneIf(c.Verb == engine.Sell)
			works += oneIf(canal && c.Verb == engine.Build && c.Industry == engine.IronWorks)
			developed += oneIf(canal && c.Verb == engine.Develop)
			links += oneIf(!canal && c.Verb == engine.Network)
			r.Choose(c)
		}
		score, _ := r.Score()
		automas += score.Automa
		won += oneIf(score.Won)
	}
	if works < 2*games || works > 3*games+games/4 || developed < 2*games || links < 12*games || won < games*8/10 {
		t.Errorf("in %d games: %d iron works and %d tiles developed in the Canal Era, %d rail links, %d won", games, works, developed, links, won)
	}
	if mean := automas / games; mean < 125 || mean > 139 {
		t.Errorf("the Automa has %d VP, which is not near 130", mean)
	}
	t.Log(sales, works, developed, links, automas/games, won)
}
