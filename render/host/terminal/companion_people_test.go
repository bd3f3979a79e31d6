package terminal_test

import (
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// peopleOnTable begins a game of people on a real table.
func peopleOnTable(t *testing.T, id string, kept engine.Kept, names ...string) *record.Record {
	t.Helper()
	g, err := automa.AtTable(decks.Game(id), kept)
	if err != nil {
		t.Fatal(err)
	}
	h := record.Header{Seed: 3, Options: engine.Options{Seats: len(names)}}
	for seat, name := range names {
		h.Players[seat].Name = name
	}
	r, err := record.New(g, h)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// People enter what each does: the prompt names who is on turn, the tasks whose pieces and money move, and the new order why it is so. No
// curtain hangs, and everything can be taken back without asking.
func TestPeopleEnterWhatEachDoes(t *testing.T) {
	told(t, peopleOnTable(t, "birmingham", engine.Kept{}, "Ada", "", "Cy"), []string{"all", "build coal@dudley.1", "loan", "undo", "loan", "last", "network birmingham_dudley", "quit"},
		"on your table: Ada, Player 2 and Cy.", "Set the table up:", "6 × cotton mill or manufacturer", "Player 2 draws 8 cards.", "Cy takes £17 from the bank.", "The table is set up.",
		"Ada: action 1 of 1.", "> build coal@dudley.1", "Put Ada's coal mine I at Dudley", "Ada pays £5 into the bank.", "Player 2's turn begins, with 1 action.",
		"Player 2: action 1 of 1.", "Ada's tiles Dudley", "> loan Player 2 discards 1 card. Player 2 takes £30 from the bank.", "to space 7.", "Cy's turn begins",
		"> undo Taken back. On your table, in this order:", "Player 2's income marker goes back to space 10.", "Player 2 pays £30", "Player 2: action 1 of 1.",
		"> loan", "Cy: action 1 of 1.", "> last Player 2 discards 1 card.", "Cy's turn begins", "> network birmingham_dudley", "Put Cy's link on Birmingham–Dudley.",
		"Player 2 is number 1 in the turn order: £0 spent.", "Cy is number 2 in the turn order: £3 spent.", "Ada is number 3 in the turn order: £5 spent.",
		"Player 2 pays £3 into the bank.", "Round 2 begins.", "Player 2's turn begins, with 2 actions.", "Player 2: action 1 of 2.", "soho companion --load")
}

// The things of each seat are put right by its name or number, and those of nobody there are not; without money kept there is none.
func TestTheThingsOfEachSeatArePutRight(t *testing.T) {
	told(t, peopleOnTable(t, "birmingham", engine.Kept{Money: true}, "Ada", "Bo Li", ""), []string{"all", "put vp bo li 30", "put income Player 3 12", "put money seat-1 4",
		"put tile dudley.1 ada coal 1 2", "put link birmingham_dudley BO LI", "put mat seat-3 coal 1 0", "put vp dee 3", "put vp automa 3", "put vp seat-4 3", "score", "quit"},
		"Put right: Bo Li's VP marker stands on 30.", "Put right: Player 3's income marker stands on space 12.", "Put right: Ada has £4.",
		"Put right: put Ada's coal mine I at Dudley", "Put right: put Bo Li's link on", "Put right: on Player 3's mat: 0 × coal mine I.",
		`"dee" is no seat, such as seat-1. For example: put vp seat-2 45`, `"automa" is no seat`, `"seat-4" is no seat`, "> score", "Bo Li 30 put right 30")
	told(t, peopleOnTable(t, "birmingham", engine.Kept{}, "Ada", "Bo"), []string{"all", "put money ada 4", "help put", "quit"}, "nothing to put right", "put vp seat-2 45", "put income seat-1 12")
}

// What the rules refuse can be played all the same, by anybody; nothing is offered that belongs to the Automa, a rival or the screen.
func TestPeoplePlayAgainstTheRulesAtATable(t *testing.T) {
	r := peopleOnTable(t, "birmingham", engine.Kept{}, "Ada", "Bo")
	told(t, r, []string{"all", "pass", "build coal@leek.1", "anyway", "hint", "help", "quit"}, "Bo: action 1 of 1.", "Ada: action 1 of 1.", "If you played it so all the same, type anyway.", "Played all the same",
		"> hint", `"hint" is neither`, "> help", "undo take the last choice back, all the way", "what is to be done after the last action", "put THING")
	if text := string(r.Marshal()); !strings.Contains(text, "\nseat 1: anyway build coal@leek.1 card:unknown\n") {
		t.Errorf("the record is\n%s", text)
	}
	out, err := session(t, r, printedOf("birmingham"), "help", "quit")
	for _, word := range []string{"hint", "thoughts", "steps", "card N", "share", "undo all", "Automa"} {
		if err != nil || strings.Contains(out, word) {
			t.Errorf("%q is offered (%v):\n%s", word, err, out)
		}
	}
}

// A whole game of people is typed, of each game and number: it ends as it was planned, with the places of all told.
func TestAWholeGameOfPeopleIsTyped(t *testing.T) {
	for id, names := range map[string][]string{"birmingham": {"Ada", "Bo"}, "lancashire": {"Ada", "Bo", "Cy", ""}, "brass": {"Ada", "", "Cy"}} {
		plan, r := peopleOnTable(t, id, engine.Kept{}, names...), peopleOnTable(t, id, engine.Kept{}, names...)
		lines, chance := []string{"all"}, policy.Chance(1)
		for plan.Position().Decision != engine.GameOver {
			p := plan.Position()
			choices := plan.Game().Choices(&p.State, nil)
			c := choices[policy.Greedy.Pick(plan.Game(), p, choices, chance)]
			lines = append(lines, strings.Replace(notation.Format(plan.Game().Game, &p.State, c), " card:unknown", "", 1))
			plan.Act(c)
			if plan.Position().Era != p.Era || plan.Position().Decision == engine.GameOver {
				lines = append(lines, "all")
			}
		}
		out, err := session(t, r, printedOf(id), append(lines, "score", "quit")...)
		if err != nil || *r.Position() != *plan.Position() {
			t.Fatalf("%s: the typed game is another (%v):\n%s", id, err, out)
		}
		wants := []string{"The Rail Era begins.", "'s link", "then stands on", "The game is over"}
		if id != "birmingham" {
			wants = append(wants, "everybody counts their money", "Not counted yet is the money of Ada")
		}
		for _, want := range wants {
			if !strings.Contains(strings.Join(strings.Fields(out), " "), want) {
				t.Errorf("%s: %q is not told", id, want)
			}
		}
		if strings.Contains(out, "Automa") || strings.Contains(out, "Pass the screen") {
			t.Errorf("%s: the Automa plays, or the screen is passed on:\n%s", id, out)
		}
	}
}
