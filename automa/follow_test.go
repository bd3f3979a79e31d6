package automa_test

import (
	"fmt"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Following a turn step by step, for showing.

func TestFollowStep_LeadsToThePositionPlayed(t *testing.T) {
	for _, c := range []struct {
		name, position string
		deck, discards []int
	}{
		{"a turn like any other", "", []int{4, 5, 6}, nil},
		{"the deck runs out (A24)", noLinks, []int{4}, []int{5, 6, 7, 8, 9, 10}},
		{"the deck is prepared for the Rail Era (M81)", canalEnd + "; round 10", []int{4, 5, 6}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := solo(t, game, "", c.position)
			lay(game, &p, c.deck, c.discards)
			shown := p
			var steps automa.Steps
			game.Turn(&p, &steps)
			for i := range steps {
				before := shown.Cards.Era
				game.FollowStep(&shown, &steps[i])
				if shown.Cards.Era != before && steps[i].Kind != automa.Prepared {
					t.Errorf("the deck is prepared with the step %s", steps[i].Kind)
				}
			}
			if shown.Cards != p.Cards {
				t.Errorf("the deck shown is %v, discards %v; want %v and %v",
					deckOf(game, &shown), discardsOf(game, &shown), deckOf(game, &p), discardsOf(game, &p))
			}
		})
	}
}

func TestPieces_EachHasSomethingToTell(t *testing.T) {
	refused := func(line engine.Line, at engine.Location, i engine.Industry, building engine.Space) automa.Step {
		return automa.Step{Kind: automa.Refused, Line: line, Location: at, Industry: i, Building: building}
	}
	again := func(building engine.Space) automa.Step {
		return automa.Step{Kind: automa.Refused, Building: building, Again: true}
	}
	for _, c := range []struct {
		name  string
		steps automa.Steps
		want  string // the sizes of the pieces
	}{
		{"none", nil, "[]"},
		{"what is read, what is done", automa.Steps{{Kind: automa.ReadFront}, {Kind: automa.Acted}, {Kind: automa.ReadBack}, {Kind: automa.Acted}}, "[1 1 1 1]"},
		{"cards go with what is read", automa.Steps{{Kind: automa.Discarded}, {Kind: automa.Drew}, {Kind: automa.Reshuffled}, {Kind: automa.ReadFront}, {Kind: automa.Acted}}, "[4 1]"},
		{"and the last one with the end", automa.Steps{{Kind: automa.Acted}, {Kind: automa.Discarded}, {Kind: automa.TurnOver}, {Kind: automa.Prepared}}, "[1 2 1]"},
		{"what is read goes with its first refusal", automa.Steps{{Kind: automa.ReadFront}, refused(0, 3, 0, 0), refused(0, 4, 0, 0)}, "[2 1]"},
		{"what is asked goes with its answer", automa.Steps{{Kind: automa.Examined}, {Kind: automa.Acted}, {Kind: automa.Examined}, refused(0, 0, 0, 3), {Kind: automa.Examined}, {Kind: automa.Compared}}, "[2 2 1 1]"},
		{"sources go with what needs them", automa.Steps{{Kind: automa.Acted, Choice: engine.Choice{Verb: engine.Build}}, {Kind: automa.Acted, Choice: engine.Choice{Verb: engine.TakeCoal}}, {Kind: automa.Acted, Choice: engine.Choice{Verb: engine.Network}}, {Kind: automa.Acted, Choice: engine.Choice{Verb: engine.Done}}}, "[2 2]"},
		{"but for those that are compared", automa.Steps{{Kind: automa.Acted}, {Kind: automa.Compared}, {Kind: automa.Acted, Choice: engine.Choice{Verb: engine.TakeBeer}}}, "[1 1 1]"},
		{"lines from one location", automa.Steps{{Kind: automa.ReadFront}, refused(1, 3, 0, 0), refused(2, 3, 0, 0), refused(5, 3, 0, 0)}, "[4]"},
		{"from another", automa.Steps{refused(1, 3, 0, 0), refused(2, 4, 0, 0), refused(5, 4, 0, 0)}, "[1 2]"},
		{"for another industry", automa.Steps{refused(1, 3, engine.Pottery, 0), refused(2, 3, 0, 0)}, "[1 1]"},
		{"for another building", automa.Steps{refused(1, 3, 0, 8), refused(2, 3, 0, 8), refused(2, 3, 0, 9)}, "[2 1]"},
		{"a refusal of no line", automa.Steps{refused(0, 3, 0, 0), refused(0, 3, 0, 0), refused(1, 3, 0, 0), refused(0, 3, 0, 0)}, "[1 1 1 1]"},
		{"what is refused again goes with the step before", automa.Steps{{Kind: automa.Acted}, again(3), again(4), refused(0, 0, 0, 5), again(6)}, "[3 2]"},
		{"what is done is no refusal", automa.Steps{refused(1, 3, 0, 0), {Kind: automa.Acted, Line: 2, Location: 3}}, "[1 1]"},
	} {
		t.Run(c.name, func(t *testing.T) {
			sizes := []int{}
			var joined automa.Steps
			for _, piece := range c.steps.Pieces() {
				sizes = append(sizes, len(piece))
				joined = append(joined, piece...)
			}
			if got := fmt.Sprint(sizes); got != c.want || len(joined) != len(c.steps) {
				t.Errorf("pieces of %s steps, want %s", got, c.want)
			}
			for i := range joined {
				if joined[i].Kind != c.steps[i].Kind || joined[i].Line != c.steps[i].Line {
					t.Errorf("step %d is another", i)
				}
			}
		})
	}
}

func TestDeck_Index(t *testing.T) {
	for i, c := range game.Deck.Cards {
		if got := game.Deck.Index(c.Number); int(got) != i {
			t.Errorf("card %d is at %d, want %d", c.Number, got, i)
		}
	}
	if got := game.Deck.Index(99); got != 0 {
		t.Errorf("a card that there is not is at %d, want 0", got)
	}
}

// Every action of a turn is one of its deeds, with what led to it, and nothing else is.
func TestDeeds_AreTheActionsOfATurn(t *testing.T) {
	refused, read := automa.Step{Kind: automa.Refused}, automa.Step{Kind: automa.ReadFront, Card: 7, Slot: 2}
	acted := func(verb engine.Verb) automa.Step {
		return automa.Step{Kind: automa.Acted, Choice: engine.Choice{Verb: verb}}
	}
	tie := automa.Step{Kind: automa.Compared}
	steps := automa.Steps{{Kind: automa.Drew}, {Kind: automa.ReadFront, Card: 7, Slot: 1}, refused, read, tie, acted(engine.Build), tie,
		acted(engine.TakeCoal), tie, acted(engine.Network), tie, acted(engine.Network), acted(engine.Done), {Kind: automa.ReadBack, Card: 9},
		acted(engine.Sell), acted(engine.TakeBeer), refused, tie, acted(engine.Sell), acted(engine.Done), {Kind: automa.Discarded}, {Kind: automa.TurnOver}}
	got := ""
	for _, d := range steps.Deeds() {
		got += fmt.Sprintf("%d %s %d led, %d done, %d actions; ", d.First, d.Read.Kind, len(d.Led), len(d.Done), len(d.Actions()))
	}
	want := "0 read-front 5 led, 3 done, 1 actions; 8 read-front 1 led, 4 done, 2 actions; 13 read-back 1 led, 6 done, 2 actions; "
	if got != want {
		t.Errorf("deeds are %s, want %s", got, want)
	}
	lost := automa.Steps{{Kind: automa.Lost}, acted(engine.Done), {Kind: automa.TurnOver}}.Deeds()
	if len(lost) != 1 || lost[0].Done[0].Kind != automa.Lost {
		t.Errorf("an action that is lost is no deed: %+v", lost)
	}
}

// TestB7_3_WhyASharedSpaceIsLeft: where spaces for the industry alone come first, the comparison says so, or what is built.
func TestB7_3_WhyASharedSpaceIsLeft(t *testing.T) {
	front := fronts{11: `{ build = "manufacturer", at = ["Birmingham"] }`}
	for _, c := range []struct {
		name, position string
		tie, built     bool
	}{
		{"two alone and one shared", noSales, true, false},
		{"one alone and one shared", noSales + "you: manufacturer1@birmingham.2", false, true},
		{"two alone, the shared one is taken", noSales + "you: cotton1@birmingham.1", false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := front.game(t)
			p := solo(t, g, "", c.position, 11, 5)
			var steps automa.Steps
			g.Turn(&p, &steps)
			tie, built := false, false
			for _, st := range steps {
				tie = tie || st.Kind == automa.Compared && st.Tie.Over == automa.OverSpaces && st.Tie.Alone
				built = built || st.Alone
			}
			if tie != c.tie || built != c.built {
				t.Errorf("told by the comparison %t, by what is built %t; want %t, %t", tie, built, c.tie, c.built)
			}
		})
	}
}

// TestM11_CardsThatTheNextMayBe: of the cards with the same back, those that were drawn are not on top of the deck.
func TestM11_CardsThatTheNextMayBe(t *testing.T) {
	card := func(number int) uint64 { return 1 << game.Deck.Index(number) }
	for _, c := range []struct {
		cards []int
		want  uint64
	}{
		{[]int{9, 8}, card(8) | card(10)},
		{[]int{10, 8}, card(8)},
	} {
		p := solo(t, game, "", noSales, c.cards...)
		var steps automa.Steps
		game.Turn(&p, &steps)
		found := false
		for _, st := range steps {
			if st.Kind == automa.ReadBack {
				found = true
				if st.Alike != c.want {
					t.Errorf("after cards %d the next may be %b, want %b", c.cards[0], st.Alike, c.want)
				}
			}
		}
		if !found {
			t.Errorf("with cards %d no back was read", c.cards)
		}
	}
}
