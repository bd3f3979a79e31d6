package terminal_test

import (
	"strconv"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
	"sohofoundry/render/host/terminal"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/tell/words"
)

// onTable begins a game on a real table.
func onTable(t *testing.T, id string, ownDeck bool) *record.Record {
	t.Helper()
	return onTableKept(t, id, engine.Kept{}, ownDeck)
}

func onTableKept(t *testing.T, id string, kept engine.Kept, ownDeck bool) *record.Record {
	t.Helper()
	g, err := automa.AtTable(decks.Game(id), kept)
	if err != nil {
		t.Fatal(err)
	}
	mat := decks.Mats(id)[1]
	r, err := record.New(g, record.Header{Seed: 3, Difficulty: mat.Name, OwnDeck: ownDeck,
		Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func printedOf(id string) func(*terminal.Options) {
	return func(o *terminal.Options) { o.Printed = decks.Game(id) }
}

// told plays and asserts that every text is shown, in this order.
func told(t *testing.T, r *record.Record, lines []string, want ...string) {
	t.Helper()
	out, err := session(t, r, printedOf(r.Game().ID), lines...)
	if err != nil {
		t.Fatal(err)
	}
	rest := strings.Join(strings.Fields(out), " ")
	for _, text := range want {
		_, after, found := strings.Cut(rest, text)
		if !found {
			t.Fatalf("%q is not shown, or not in its place:\n%s", text, out)
		}
		rest = after
	}
}

func TestTheTableIsSetUpAndTheAutomasTurnTicked(t *testing.T) {
	told(t, onTable(t, "birmingham", false), []string{"", "", "all", "build coal@dudley.1", "", "why", "what", "all", "last", "quit"},
		"Which merchant tile lies at each place?", "Gloucester's left tile:", "Set the table up:", "Shuffle these cards and no others:", "[Enter: done", "13 coal lie in the market.", "[Enter: done",
		"On the Automa's mat:", "Gloucester's left tile", "21 cards are put aside", "Take £17 from the bank.", "The table is set up.",
		"8 cards", "Put your coal mine I at Dudley (left space), with 2 coal on it.", "Pay £5", "The Automa's turn.", "1. The Automa builds",
		"Put the Automa's", "[Enter: done", "The Automa takes 1 coal from your", "> why", "slot", "> what", "is not understood here",
		"> all", "Round 2 begins.", "> last", "Put the Automa's", "soho companion --load")
}

// Who tells where the merchant tiles lie is asked about each place until the rest is plain, or dealt by the program; what was told need
// not be put there, and after a kill it is told already.
func TestTheMerchantsAreToldOrDealt(t *testing.T) {
	r := onTable(t, "birmingham", false)
	told(t, r, []string{"9", "gold", "1", "map", "undo", "4", "1", "2", "", "", "put merchant oxford.1 cotton-a", "all", "quit"},
		"Which merchant tile lies at each place?", "1 cotton mills, manufacturers or potteries", "2 cotton mills", "4 ", "Gloucester's left tile: > 9", "from 1 to 4",
		`"gold" is no number of the list`, "> 1", "Put right: Gloucester's left tile takes cotton mills, manufacturers", "Gloucester's right tile: > map",
		"undo", "Gloucester's left tile: > 4", "Gloucester's left tile is blank.", "Gloucester's right tile: > 1", "Oxford's left tile: > 2", "Oxford's right tile: >", "Set the table up:", "Put right: Oxford's left tile takes cotton mills.",
		"> all", "Oxford's right tile takes manufacturers.", "Shrewsbury is blank.", "beside Oxford's right tile", "The table is set up.")
	text := string(r.Marshal())
	for _, want := range []string{"\nput merchant gloucester.1 blank-", "\nput merchant gloucester.2 all\n", "\nput merchant oxford.1 manufacturer-a\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in the record:\n%s", want, text)
		}
	}
	out, err := session(t, r, printedOf("birmingham"), "all", "quit")
	if err != nil || !strings.Contains(out, "Oxford's right tile takes manufacturers") || strings.Contains(out, "Gloucester's left tile: >") {
		t.Errorf("after a kill the table is not set up further (%v):\n%s", err, out)
	}
	out, err = session(t, onTable(t, "lancashire", false), printedOf("lancashire"), "all", "quit")
	if err != nil || strings.Contains(out, "merchant tile") {
		t.Errorf("on the Lancashire map merchants are asked for (%v):\n%s", err, out)
	}
}

// Where the hand is kept, the cards drawn are asked for, in one line or several, and what is not held is refused.
func TestTheCardsOfAKeptHandAreTyped(t *testing.T) {
	r := onTableKept(t, "birmingham", engine.Kept{Hand: true}, false)
	told(t, r, []string{"all", "dudley, coal mine iron pottery", "", "leek", "b", "birmingham birmingham birmingham birmingham", "undo", "walsall",
		"worcester, stone", "build iron@walsall.1", "build coal@dudley.1 card:dudley", "walsall", "quit"},
		"The table is set up.", "Card 1 of your hand:", "Put right: card 1 of your hand is the Dudley card.", "card 4 of your hand is", "Card 5 of your hand: >",
		"pottery", "> leek", "not one card", "> b", `"b" is not one card`, "Birmingham", "> birmingham", "card 7 of your hand", "The Birmingham card is not among",
		"> undo", "Card 7 of your hand: > walsall", "Card 8 of your hand: > worcester", `"stone" is not one card`)
	if hand := r.Position().Players[engine.HumanSeat].Hand; r.Game().Cards[hand[0]].ID == "unknown" {
		t.Error("the hand is not kept")
	}
}

// Cards are named as they show, whatever the language and however many words that takes.
func TestCardsOfAKeptHandAreNamedAsTheyShow(t *testing.T) {
	r := onTableKept(t, "birmingham", engine.Kept{Hand: true}, false)
	out, err := session(t, r, func(o *terminal.Options) {
		o.Printed = decks.Game("birmingham")
		w, err := words.New(r.Game(), "es")
		if err != nil {
			t.Fatal(err)
		}
		o.Words = w
	}, "all", "mina de carbón, Burton-on-Trent fundición cerv", "x", "quit")
	text := string(r.Marshal())
	for _, want := range []string{"\nput hand 1 coal\n", "\nput hand 2 burton-on-trent\n", "\nput hand 3 iron\n", "\nput hand 4 brewery\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in the record (%v):\n%s", want, err, text)
		}
	}
	if !strings.Contains(strings.Join(strings.Fields(out), " "), "Wolverhampton, Worcester, fundición, mina de carbón, ") {
		t.Errorf("the cards are not listed as they show:\n%s", out)
	}
}

func TestWhatIsRefusedMayHaveBeenPlayedAnyway(t *testing.T) {
	r := onTable(t, "birmingham", false)
	told(t, r, []string{"steps off", "all", "anyway", "build coal@leek.1", "anyway", "log", "hint", "put vp automa 41", "put vp automa", "put market coal 99", "put card 257 3", "put money you 5", "quit"},
		"Nothing was refused", "(B7.3)", "type anyway", "Played all the same: The left space at Leek takes no coal mine (B7.3).",
		"Put your coal mine I at Leek", "The Automa's turn.", "neither a number of the list, nor a command",
		"Put right: the Automa's VP marker stands on 41.", "The end is missing. For example:", "99 is too many: it is 14 at most.",
		`"257" is no place in a hand or deck.`, "The program does not keep count of your money in this game")
	if text := string(r.Marshal()); !strings.Contains(text, "\nanyway build coal@leek.1 card:unknown\n") || !strings.Contains(text, "\nput vp automa 41\n") {
		t.Errorf("the record does not say so:\n%s", text)
	}
}

// What the rules allow is no overruling, whatever was typed.
func TestWhatIsAllowedIsNotOverruled(t *testing.T) {
	r := onTable(t, "birmingham", false)
	told(t, r, []string{"steps off", "all", "anyway build coal@dudley.1", "quit"}, "Put your coal mine I at Dudley", "The Automa's turn.")
	if e := r.Entries()[0]; e.Anyway || e.Choice.Verb != engine.Build {
		t.Errorf("the record says %+v", e.Choice)
	}
}

// Where the hand is kept, it is not guessed which card went with what was played against the rules.
func TestWhoOverrulesWithAKeptHandNamesTheCard(t *testing.T) {
	r := onTableKept(t, "birmingham", engine.Kept{Hand: true}, false)
	told(t, r, []string{"steps off", "all", "dudley dudley coal coal iron iron pottery leek", "b", "birmingham", "build coal@leek.1", "anyway", "anyway build coal@leek.1 card:iron", "quit"},
		"If you played it so", "Type the card that you discarded as well, for example: anyway build coal@leek.1 card:dudley", "Played all the same:",
		"You discard the iron works card.", "Put your coal mine I at Leek")
	for _, e := range r.Entries() {
		if e.Anyway && r.Game().Cards[e.Choice.Card].ID != "iron" {
			t.Errorf("the record says %+v", e.Choice)
		}
	}
}

// What no pieces on the table allow is not offered to be overruled.
func TestWhatCannotLieThereIsNotOverruled(t *testing.T) {
	out, err := session(t, onTable(t, "birmingham", false), printedOf("birmingham"), "steps off", "all", "sell cotton@walsall.1 to:oxford.1", "develop coal", "loan", "quit")
	if err != nil || !strings.Contains(out, "If your table differs from this, put corrects it.") || strings.Contains(out, "type anyway") {
		t.Errorf("anyway is offered, or put is not (%v):\n%s", err, out)
	}
}

// A correction is told, with the side on which a tile lies; all else lies as it did, and is not told again.
func TestACorrectionIsToldAlone(t *testing.T) {
	out, err := session(t, onTable(t, "birmingham", false), printedOf("birmingham"), "steps off", "all", "put tile walsall.1 you manufacturer 1 flipped", "put vp you 3", "quit")
	if err != nil || !strings.Contains(strings.Join(strings.Fields(out), " "), "Put right: put your manufacturer I at Walsall (left space), flipped.") ||
		strings.Count(out, "Next back") != 1 || strings.Count(out, "What will you do?") != 3 {
		t.Errorf("the position is told again, or not what was put right (%v):\n%s", err, out)
	}
}

// The VP of the markers are accounted for, those that were put right too.
func TestVPPutRightAreAccountedFor(t *testing.T) {
	told(t, onTable(t, "birmingham", false), []string{"steps off", "all", "put vp automa 7", "put vp you 9", "put vp you 4", "score", "quit"},
		"Where the VP came from:", "You 4 put right 4", "Automa 7 put right 7")
}

// Only what the game on the table has is put right, and the examples are of it.
func TestWhatIsPutRightIsOfTheGame(t *testing.T) {
	told(t, onTable(t, "birmingham", false), []string{"all", "put distant 3", "quit"}, `"distant" cannot be put right, only tile, link,`, "put link")
	told(t, onTable(t, "lancashire", false), []string{"all", "put distant 3", "put", "quit"}, "Put right: the marker of the distant market", "Write what lies on the table. For example:", "put tile blackburn.1 automa coal 2 2",
		"put tile blackburn.1 none", "put link barrow_lancaster you", "put market coal 5", "put vp automa 45", "put distant 3")
}

func TestCardsOfAPrintedDeckAreAskedFor(t *testing.T) {
	told(t, onTable(t, "birmingham", true), []string{"steps off", "all", "pass", "99", "ace", "3", "5", "quit"},
		"Lay the Automa's deck, backs up: on top 4 A, 3 B and 3 C,", "The table is set up.", "The Automa's turn.", "Do not draw yet. The number of the card on top of the Automa's deck, back up:",
		"The Automa's deck has no card 99 in this era", `"ace" is no number of a card`, "1.")
}

// Who cannot see the printed cards hears of each the face that is open: the back of what lies on top, the front when it is drawn.
func TestPrintedCardsAreReadWhereTheyAreNamed(t *testing.T) {
	out, err := session(t, onTable(t, "birmingham", true), func(o *terminal.Options) {
		printedOf("birmingham")(o)
		o.Words.Plain = true
	}, "all", "pass", "card", "card 9", "9", "3", "quit")
	if err != nil {
		t.Fatal(err)
	}
	rest := strings.Join(strings.Fields(out), " ")
	for _, text := range []string{"> card Which card lies on top is not known", "> card 9 Card 9, group C Front: 1.", "Back: FIRST TURN", "back up: > 9 Back: FIRST TURN", "Draw card 9 from", "Front: 1. A manufacturer at Birmingham",
		"then: > 3 Back: FIRST TURN", "PASS: 5 VP."} {
		_, after, found := strings.Cut(rest, text)
		if !found {
			t.Fatalf("%q is not read, or not in its place:\n%s", text, out)
		}
		rest = after
	}
}

// What is put right while tasks are ticked off is told, and the rest of them after it.
func TestAfterACorrectionTheOtherTasksAreTickedOff(t *testing.T) {
	told(t, onTable(t, "birmingham", false), []string{"", "", "put merchant gloucester.2 cotton-a", "all", "build coal@dudley.1", "put vp you 3", "all", "quit"},
		"Put right:", "Take £17 from the bank.", "The table is set up.", "The Automa's turn.", "1. The Automa builds",
		"Put right: your VP marker stands on 3.", "[Enter: done", "Round 2 begins.")
}

// Anyway is about what was refused just now, not before a turn of the Automa.
func TestWhatWasRefusedEarlierIsNotPlayedAnyway(t *testing.T) {
	told(t, onTable(t, "birmingham", false), []string{"steps off", "all", "build coal@leek.1", "pass", "anyway", "quit"},
		"type anyway", "Round 2 begins.", "Nothing was refused")
}

// What the Automa did last is told again to whoever comes back: it may not be done yet.
func TestWhoComesBackIsToldWhatTheAutomaDidLast(t *testing.T) {
	r := onTable(t, "birmingham", false)
	r.Choose(engine.Choice{Verb: engine.Pass, Card: 1})
	r.AutomaTurn()
	told(t, r, []string{"quit"}, "What the Automa did last:", "Put the Automa's", "Round 2 begins.", "action 1 of 2")
}

// What was put right since the Automa's turn changes nothing of that: its tasks may not be done yet.
func TestWhoComesBackAfterACorrectionIsToldTheTurnToo(t *testing.T) {
	r := onTable(t, "birmingham", false)
	r.Choose(engine.Choice{Verb: engine.Pass, Card: 1})
	r.AutomaTurn()
	r.PutRight(correct.Correction{Thing: correct.VPThing, Amount: 3})
	told(t, r, []string{"quit"}, "What the Automa did last:", "Put the Automa's", "Round 2 begins.", "action 1 of 2")
}

// Whoever left while an era or the game was counted ticks that off when he comes back; before the Automa's turn and after it nothing is
// ticked again, and what he did himself is not told.
func TestWhoComesBackGoesOnCounting(t *testing.T) {
	counted := map[engine.Era]bool{}
	for seed := range uint64(6) {
		h, chance := onTable(t, "birmingham", false).Header(), policy.Chance(seed)
		h.Seed, h.Options.SpendingOrder = seed, true
		plan, err := record.New(onTable(t, "birmingham", false).Game(), h)
		if err != nil {
			t.Fatal(err)
		}
		for plan.Position().Decision != engine.GameOver {
			p := *plan.Position()
			if p.AutomasTurn() {
				plan.AutomaTurn()
				plan.AnswerForced()
				continue
			}
			choices := plan.Game().Choices(&p.State, nil)
			plan.Act(choices[policy.Greedy.Pick(plan.Game(), &p, choices, chance)])
			now := plan.Position()
			ended := now.Era != p.Era || now.Decision == engine.GameOver
			if !ended && (now.Round != p.Round || now.AutomasTurn()) {
				continue // what is asked is the Automa's turn
			}
			out, err := session(t, plan.Branch(len(plan.Entries())), printedOf("birmingham"), "", "all", "quit")
			if ticks := strings.Contains(out, "[Enter: done"); err != nil || ticks != ended || strings.Contains(out, "did last") {
				t.Fatalf("seed %d, entry %d: an era ended: %v, ticked off: %v (%v):\n%s", seed, len(plan.Entries()), ended, ticks, err, out)
			}
			counted[p.Era] = counted[p.Era] || ended
		}
	}
	if !counted[engine.Canal] || !counted[engine.Rail] {
		t.Errorf("counted after the player's own turn: %v", counted)
	}
}

// A whole game on a table, typed: no choice takes more than two lines, no turn of the Automa more than one, and the end of each era is
// ticked off.
func TestAWholeGameOnTheTableIsTyped(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire"} {
		plan, r := onTable(t, id, false), onTable(t, id, false)
		lines := []string{"all"}
		letters, turns := 0, 0
		chance := policy.Chance(1)
		for plan.Position().Decision != engine.GameOver {
			p := plan.Position()
			eras := p.Era
			if p.AutomasTurn() {
				plan.AutomaTurn()
				plan.AnswerForced()
				lines = append(lines, "all")
				turns++
				continue
			}
			choices := plan.Game().Choices(&p.State, nil)
			c := choices[policy.Greedy.Pick(plan.Game(), p, choices, chance)]
			line := strings.Replace(notation.Format(plan.Game().Game, &p.State, c), " card:unknown", "", 1)
			plan.Act(c)
			letters += len(line) + 1
			lines = append(lines, line)
			if plan.Position().Era != eras || plan.Position().Decision == engine.GameOver {
				lines = append(lines, "all")
			}
		}
		out, err := session(t, r, printedOf(id), lines...)
		if err != nil || *r.Position() != *plan.Position() {
			t.Fatalf("%s: the typed game is another (%v):\n%s", id, err, out)
		}
		for _, want := range []string{"The Rail Era begins.", "the VP marker then stands on " + strconv.Itoa(int(r.Position().Players[engine.AutomaSeat].VP))} {
			if !strings.Contains(strings.Join(strings.Fields(out), " "), want) {
				t.Errorf("%s: %q is not told", id, want)
			}
		}
		each := letters / turns
		t.Logf("%s: %d keys a turn of the player, and 4 for the Automa's", id, each)
		if each > 80 {
			t.Errorf("%s: a turn takes %d keys", id, each)
		}
	}
}

// While the Automa's tasks are ticked off, the table is told as it lies after those that are done; what is put right then lies so at once,
// and markers are told from there.
func TestTheTableIsToldAsFarAsTasksAreDone(t *testing.T) {
	told(t, onTable(t, "birmingham", false), []string{"all", "build coal@dudley.1", "table", "", "table", "put tile dudley.2 automa iron 2 3", "put tile dudley.1 none", "", "",
		"table", "", "quit"},
		"1. The Automa builds an iron works II at Dudley", "> table Canal Era, round 1 of 10. The Automa's turn.", "8 iron:", "Dudley: coal mine I (2 coal)", "8 cards", "[Enter:",
		"The Automa takes 1 coal", "> table", "8 iron:", "Dudley: coal mine I (2 coal)", "Dudley: iron works II (4 iron)",
		"Put right: put the Automa's iron works II at Dudley (right space), with 3 iron on it.", "Something that is still to be done changes this", ">", "> table",
		"10 iron:", "iron works II (1 iron)")
}

// Where a printed deck runs out in the middle of the Automa's turn, it is told how its cards are to be laid again.
func TestAPrintedDeckThatRanOutIsLaidAgain(t *testing.T) {
	r, err := played.RunningOut()
	if err != nil {
		t.Fatal(err)
	}
	last := r.Game().Top(r.Position()).Number
	out, err := session(t, r, printedOf("birmingham"), "steps off", "all", "all", "pass", strconv.Itoa(last), "all", "quit")
	if err != nil {
		t.Fatal(err)
	}
	top := r.Game().Top(r.Position()).Number
	want := " on its discards, all others shuffled as the new deck, and card " + strconv.Itoa(top) + " on top of it."
	rest := strings.Join(strings.Fields(out), " ")
	if _, told, ok := strings.Cut(rest, "The Automa's deck ran out in this turn. Lay its cards so: card"); !ok || !strings.Contains(told, want) {
		t.Errorf("%q is not told:\n%s", want, out)
	}
}

// What is taken back is told as tasks, the last thing first: of the Automa's turn as much as was done of it.
func TestUndoTellsWhatToTakeBack(t *testing.T) {
	told(t, onTable(t, "birmingham", false), []string{"", "all", "build coal@dudley.1", "", "undo", "build coal@dudley.1", "all", "undo", "undo", "quit"},
		"Put the Automa's", "> undo", "Taken back. On your table, in this order:", "goes back to the mat", "Your coal mine I at Dudley (left space) goes back to the mat, and 2 coal to the supply.",
		"Put the Automa's", "> undo", "Taken back. On your table, in this order:", "the Automa takes 1 coal", "goes back to the mat, and 4 iron", "Take £5 from the bank.")
}

// Before the Automa's first turn nobody draws (M72), later whoever has named the card on top is told to draw it: no front is read before.
func TestPrintedCardsAreDrawnWhenTheyAreToldTo(t *testing.T) {
	r := onTable(t, "birmingham", true)
	corner := func(develop bool) string { // a card whose back has it
		for _, card := range r.Game().Deck.Cards {
			if card.Back.FirstTurnDevelop == develop {
				return strconv.Itoa(card.Number)
			}
		}
		return ""
	}
	out, err := session(t, r, func(o *terminal.Options) {
		printedOf("birmingham")(o)
		o.Words.Plain = true
	}, "all", "pass", corner(true), "all", "pass", "pass", "quit")
	if err != nil {
		t.Fatal(err)
	}
	first, later, found := strings.Cut(strings.Join(strings.Fields(out), " "), "for developing")
	_, first, _ = strings.Cut(first, "Do not draw yet.")
	if !found || strings.Contains(first, "Draw card") || strings.Contains(first, "Front: 1.") {
		t.Errorf("in a first turn of which the corner says to develop it is said:\n%s", first)
	}
	draw := "Draw card " + corner(true) + " from the Automa's deck, and lay it face up on its discards. Front: 1."
	if n, ask := strings.Index(later, draw), strings.Index(later, "The number of the card that lies on top then:"); n < 0 || ask < n {
		t.Errorf("in the next turn %q is not said before the next card is asked for:\n%s", draw, later)
	}
}

func TestPutIsExplained(t *testing.T) {
	told(t, onTable(t, "birmingham", false), []string{"", "", "", "", "", "all", "help put", "put money 20", "quit"},
		"You can put right, each with an example: put tile", "put link", "put market coal 5", "put merchant", "put barrel", "put income you 12", "put mat",
		`"20" is neither you nor automa. For example: put money you 20`)
}

func TestPutTellsWhatElseChangesAndWhatIsOdd(t *testing.T) {
	r := onTableKept(t, "lancashire", engine.Kept{Hand: true}, false)
	hand := []string{"bolton", "bury", "wigan", "oldham", "coal", "iron", "preston", "port"}
	told(t, r, append(append([]string{"all"}, hand...), "put hand 1 bur", "put tile bolton.3 automa port 1", "put link manchester_warr you",
		"network manchester_warrington card:bury", "quit"),
		"Put right: card 1 of your hand is the Bury card.", "Bolton card changed places with it: it is card 2 of your hand now.",
		"Bolton, lower space shows no port; the tile lies there all the same.",
		`There is no line "manchester_warr", but manchester_warrington-runcorn.`,
		`there is no line "manchester_warrington", but manchester_warrington-runcorn`)
}

// What nobody chose, such as the income, has a rule to answer "why" with.
func TestWhyNamesTheRuleOfAnIncome(t *testing.T) {
	r := onTable(t, "birmingham", false)
	lines := []string{"", "", "", "", "", "all", "loan", ""}
	for range 40 {
		lines = append(lines, "why", "")
	}
	told(t, r, lines, "into the bank.", "[Enter: done, all: all done, why]", "This follows by the rules: B3.2")
}

// TestAHandThatIsNotKeptIsNotPutRight: it is said, and nothing is done.
func TestAHandThatIsNotKeptIsNotPutRight(t *testing.T) {
	told(t, onTable(t, "birmingham", false), []string{"all", "put hand 3 bolton", "put hand 3 dudley", "quit"},
		"> put hand 3 bolton The program does not know your hand in this game", "> put hand 3 dudley The program does not know your hand")
}

// TestCardsAreNamedWhereverTheyAreAsked: a card of a list may be written as well as its number, as it shows or by its beginning.
func TestCardsAreNamedWhereverTheyAreAsked(t *testing.T) {
	r := onTableKept(t, "birmingham", engine.Kept{Hand: true}, false)
	told(t, r, []string{"all", "dudley walsall birmingham coal iron brewery pottery stafford", "loan", "b", "coal mine", "", "quit"},
		"Which card do you discard?", `"b" is neither a number of the list`, "> coal mine", "You discard the coal mine card.", "Take £30")
}

// An action played before the Automa's tasks are done can be taken back: the tasks go on, and nothing is told that is not saved.
func TestTasksGoOnAfterAnActionIsTakenBack(t *testing.T) {
	r := onTable(t, "birmingham", false)
	r.Choose(engine.Choice{Verb: engine.Pass, Card: 1})
	saved := 0
	change := func(o *terminal.Options) {
		printedOf("birmingham")(o)
		o.Save = func(r *record.Record) (string, error) {
			saved = len(r.Entries())
			return "game.soho", nil
		}
	}
	out, err := session(t, r, change, "", "anyway pass", "undo", "", "", "all", "quit")
	_, after, _ := strings.Cut(out, "> undo")
	if err != nil || !strings.Contains(after, "Take 1 iron") || !strings.Contains(after, "action 1 of 2") || saved != len(r.Entries()) {
		t.Errorf("%d of %d entries are saved (%v):\n%s", saved, len(r.Entries()), err, out)
	}
}
