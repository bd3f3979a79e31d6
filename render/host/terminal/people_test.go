package terminal_test

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/render/host/terminal"
)

// seated starts a game at a table of people and rivals.
func seated(t *testing.T, id string, seed uint64, players ...record.Player) *record.Record {
	t.Helper()
	h := record.Header{Options: engine.Options{Seats: len(players)}, Seed: seed}
	copy(h.Players[:], players)
	r, err := record.New(decks.Game(id), h)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func adaBoCy() []record.Player { return []record.Player{{Name: "Ada"}, {Name: "Bo"}, {Name: "Cy"}} }

// playedInTurn plays such a game without a terminal, people as the keen policy does, and returns what they would type: where the curtain
// hangs, Enter.
func playedInTurn(t *testing.T, r *record.Record) (typed []string) {
	t.Helper()
	g, h, looker := r.Game(), r.Header(), engine.Seat(engine.MaxSeats)
	for p := r.Position(); p.Decision != engine.GameOver; p = r.Position() {
		var c engine.Choice
		if r.RivalsTurn() {
			s, err := search.Rival(g, p, r.RivalOf(p))
			if err != nil {
				t.Fatal(err)
			}
			s.Run(search.Futures(r.RivalOf(p)))
			c = s.Choice()
		} else {
			if looker != p.Actor && len(h.Persons()) > 1 {
				typed = append(typed, "")
			}
			looker = p.Actor
			choices := g.Choices(&p.State, nil)
			c = choices[policy.Keen.Pick(g, p, choices, nil)]
			typed = append(typed, notation.Format(g.Game, &p.State, c))
		}
		if why := r.Act(c); !why.OK() {
			t.Fatal(why)
		}
	}
	return typed
}

// drawn is what tells which card somebody else drew.
var drawn = regexp.MustCompile(`^(Ada|Bo|Cy|Rival \d) draws? the `)

// Three people play in turn: the curtain hangs between two of them, nobody reads what another drew, and the end tells all places.
func TestAWholeGameOfThreePeople(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire-classic", "brass"} {
		want, r := seated(t, id, 8, adaBoCy()...), seated(t, id, 8, adaBoCy()...)
		typed := playedInTurn(t, want)
		out, err := session(t, r, wide, append(typed, "score", "table", "quit")...)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(r.Marshal(), want.Marshal()) {
			t.Fatalf("%s: in the terminal it is another game", id)
		}
		curtains := 0
		for _, line := range typed {
			if line == "" {
				curtains++
			}
		}
		if passed := strings.Count(out, "\nPass the screen to "); passed != curtains || passed < 20 {
			t.Errorf("%s: the curtain hung %d times, and not %d", id, passed, curtains)
		}
		for line := range strings.Lines(out) {
			if line = strings.TrimSpace(line); drawn.MatchString(line) || strings.Contains(line, "Automa") || strings.Contains(line, "{") || strings.Contains(line, "the rival") {
				t.Errorf("%s: %q", id, line)
			}
		}
		_, end, _ := strings.Cut(out, "Where the VP came from:")
		if !regexp.MustCompile(`\n1\. (Ada|Bo|Cy): \d+ VP\n2\. (Ada|Bo|Cy): \d+ VP\n3\. (Ada|Bo|Cy): \d+ VP\n`).MatchString(end) {
			t.Errorf("%s: the end does not tell the places:\n%.2000s", id, end)
		}
	}
}

// One person plays against three rivals, who are told apart; no curtain hangs, and nobody reads what they drew.
func TestAWholeGameAgainstThreeRivals(t *testing.T) {
	players := []record.Player{{}, {Rival: 1}, {Rival: 1}, {Rival: 2}}
	want, r := seated(t, "birmingham", 8, players...), seated(t, "birmingham", 8, players...)
	typed := playedInTurn(t, want)
	out, err := session(t, r, wide, append(typed, "thoughts", "last", "mat Rival 2", "mat 3", "quit")...)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(r.Marshal(), want.Marshal()) {
		t.Fatal("in the terminal it is another game")
	}
	for _, want := range []string{"Rival 1's turn.", "Rival 2's turn.", "Rival 3's turn.", "You: action 1 of 1.", "\n1. ", "\n4. "} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q is told", want)
		}
	}
	for line := range strings.Lines(out) {
		if line = strings.TrimSpace(line); drawn.MatchString(line) || strings.Contains(line, "Pass the screen") || strings.Contains(line, "{") {
			t.Errorf("%q", line)
		}
	}
}

// Two people and a rival: what the rival did is told to the next of them, behind the curtain.
func TestTheRivalOfTwoPeopleIsToldBehindTheCurtain(t *testing.T) {
	players := []record.Player{{Name: "Ada"}, {Name: "Bo"}, {Rival: 2}}
	want, r := seated(t, "birmingham", 8, players...), seated(t, "birmingham", 8, players...)
	typed := playedInTurn(t, want)
	out, err := session(t, r, wide, append(typed, "quit")...)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(r.Marshal(), want.Marshal()) {
		t.Fatal("in the terminal it is another game")
	}
	if !regexp.MustCompile(`Rival 1's turn\.\n\nPass the screen to (Ada|Bo)\.\n`).MatchString(out) {
		t.Error("the turn of the rival is told before the curtain")
	}
}

// Without a rival there are no thoughts to be told, and help does not list them.
func TestWithoutRivalsThereAreNoThoughts(t *testing.T) {
	r := seated(t, "birmingham", 5, adaBoCy()...)
	out, err := session(t, r, nil, "", "help", "thoughts", "quit")
	if _, told, _ := strings.Cut(out, "> thoughts"); err != nil || strings.Contains(out, "what rivals thought") || !strings.Contains(told, "There is no rival in this game.") {
		t.Errorf("%v\n%s", err, out)
	}
}

// A card that is written by its beginning is one of the person on turn; which cards of another begin so is not told.
func TestACardIsCompletedFromTheOwnHand(t *testing.T) {
	completed, seen := 0, 0
	for seed := range uint64(30) {
		r := seated(t, "birmingham", seed, adaBoCy()...)
		p := r.Position()
		if p.Actor == 0 {
			continue
		}
		for _, card := range p.Players[p.Actor].Hand {
			id := r.Game().Cards[card].ID
			if card == 0 || notation.CardNamed(r.Game().Game, id[:2]) != 0 {
				continue
			}
			var own, first []string
			for _, c := range r.Game().Cards {
				if strings.HasPrefix(c.ID, id[:2]) {
					if holds(r, p.Actor, c.ID) {
						own = append(own, c.ID)
					}
					if holds(r, 0, c.ID) {
						first = append(first, c.ID)
					}
				}
			}
			branch := r.Branch(0)
			out, err := session(t, branch, nil, "", "pass card:"+id[:2], "quit")
			if err != nil {
				t.Fatal(err)
			}
			if (len(own) == 1) != (len(branch.Entries()) == 1) {
				t.Errorf("seed %d: of %v, with %v in another hand, %s is %d choices:\n%s", seed, own, first, id[:2], len(branch.Entries()), out)
			}
			if len(own) == 1 {
				completed++
			}
			if len(first) > 1 {
				seen++
			}
		}
	}
	if completed < 20 || seen == 0 {
		t.Errorf("%d cards are completed, %d times another had more such cards", completed, seen)
	}
}

// holds reports whether a seat has a card of a name.
func holds(r *record.Record, seat engine.Seat, id string) bool {
	p := &r.Position().Players[seat]
	for _, card := range p.Hand[:p.HandLen()] {
		if r.Game().Cards[card].ID == id {
			return true
		}
	}
	return false
}

// firstAndNext are the lines that lift the curtain and pass for who begins, at a game that begins so.
func firstAndNext(r *record.Record) []string {
	g, p := r.Game(), r.Position()
	return []string{"", notation.Format(g.Game, &p.State, engine.Choice{Verb: engine.Pass, Card: p.Players[p.Actor].Hand[0]})}
}

// Behind the curtain nothing of the game is shown, whatever is typed.
func TestTheCurtainShowsNothing(t *testing.T) {
	r := seated(t, "birmingham", 5, adaBoCy()...)
	first := r.Header().Players[r.Position().Actor].Name
	out, err := session(t, r, nil, "table", "log", "last", "hint", "why build", "help", "1", "pass card:leek", "save", "quit")
	if err != nil {
		t.Fatal(err)
	}
	if strings.Count(out, "is not understood here: press Enter once "+first+" has") == 0 || strings.Contains(out, "Hand") || strings.Contains(out, "£") || len(r.Entries()) > 0 {
		t.Errorf("it shows something:\n%s", out)
	}
}

// Where the screen can be cleared it is, before the next is asked to take it. The first has nothing to hide from.
func TestTheCurtainClearsTheScreen(t *testing.T) {
	r := seated(t, "birmingham", 5, adaBoCy()...)
	out, err := session(t, r, func(o *terminal.Options) { o.Clear = true }, append(firstAndNext(r), "quit")...)
	if err != nil {
		t.Fatal(err)
	}
	if parts := strings.Split(out, "\x1b[2J\x1b[3J\x1b[HPass the screen to "); len(parts) != 2 {
		t.Errorf("it was cleared %d times", len(parts)-1)
	}
}

// The next person is told what was done before.
func TestTheNextPersonIsToldWhatWasDone(t *testing.T) {
	r := seated(t, "birmingham", 5, adaBoCy()...)
	first := r.Header().Players[r.Position().Actor].Name
	shown(t, r, append(firstAndNext(r), "", "last", "quit"),
		"Pass the screen to "+first+".", "You pass.", "Pass the screen to ", "What the others did meanwhile:", first+" passes.", "Canal Era, round 1 of 9",
		"> last", first+" passes.")
}

// Without the others' agreement nobody takes back their choices; with it the curtain hangs again.
func TestAChoiceOfAnotherIsTakenBackIfAllAgree(t *testing.T) {
	r := seated(t, "birmingham", 5, adaBoCy()...)
	first := r.Header().Players[r.Position().Actor].Name
	shown(t, r, append(firstAndNext(r), "undo", "undo all", "", "", "undo", "undo all", "no", "undo all", "yes", "", "redo", "quit"),
		"> undo The last choice was another's.", "> undo all Do all agree? [yes, Enter: no] > Nothing was taken back.",
		"> undo The last choice was another's.", "no Nothing was taken back.", "yes Taken back.", "Pass the screen to "+first+".", first+": action 1 of 1",
		"> redo Done again.", "Pass the screen to ")
	if len(r.Entries()) != 1 {
		t.Errorf("%d choices are left", len(r.Entries()))
	}
}

// A choice of one's own is taken back without asking.
func TestAPersonTakesBackAnOwnChoice(t *testing.T) {
	r := seated(t, "birmingham", 5, record.Player{Name: "Ada"}, record.Player{Name: "Bo"})
	for range 2 { // to a turn of two actions
		p := r.Position()
		r.Act(engine.Choice{Verb: engine.Pass, Card: p.Players[p.Actor].Hand[0]})
	}
	typed := firstAndNext(r)
	shown(t, r, append(typed, "undo", "quit"), "action 1 of 2", "action 2 of 2", "> undo Taken back.", "action 1 of 2")
}

// Hints are for those who want them: people at a table of two too, but nobody who plays unaided.
func TestHintsForPeopleWhoAreNotUnaided(t *testing.T) {
	quick := func(o *terminal.Options) { o.Think = search.Futures(2) }
	for unaided, want := range map[bool]string{true: "No hints: so it was settled when the game began.", false: "As it is typed: "} {
		r := seated(t, "birmingham", 5, record.Player{Name: "Ada", Unaided: unaided}, record.Player{Name: "Bo", Unaided: unaided})
		out, err := session(t, r, quick, "", "hint", "quit")
		if err != nil || !strings.Contains(out, want) || r.Header().Hinted == unaided {
			t.Errorf("unaided %v: %v\n%s", unaided, err, out)
		}
	}
}

// Rivals that take at sight what looks best say so of no action, and the cards that are left to draw, which are everybody's, are told once.
func TestNothingIsToldAgainAndAgainAtATable(t *testing.T) {
	quick := record.Player{Rival: search.Strengths[0].Futures}
	out, err := session(t, seated(t, "birmingham", 3, record.Player{}, quick, quick, quick), wide, "quit")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out, "Rival 2 buys") || !strings.Contains(out, "Rival 2's turn.") || strings.Contains(out, "looked best") {
		t.Errorf("rivals without thoughts tell them:\n%s", out)
	}
	if n := strings.Count(strings.ToLower(out), "cards to draw"); n != 1 {
		t.Errorf("the cards to draw are told %d times:\n%s", n, out)
	}
}

// Four seats have four marks, names and mats.
func TestFourSeatsAreToldApart(t *testing.T) {
	begun := func(seed uint64) *record.Record {
		return seated(t, "birmingham", seed, record.Player{Name: "Ada"}, record.Player{}, record.Player{Name: "Anna Maria"}, record.Player{Name: "Di"})
	}
	r := begun(1)
	for seed := uint64(2); r.Position().Actor != 1; seed++ { // who begins is drawn
		r = begun(seed)
	}
	shown(t, r, []string{"", "map", "mat anna maria", "mat all Di", "mat 2", "mat Eve", "score", "quit"},
		"Pass the screen to Player 2.", "You £17",
		"= Ada's, # yours, + Anna Maria's, % Di's; C mill", "Anna Maria: the next tile", "cotton mill I (3 left)", "You: the next tile",
		`Nobody here is called "Eve". Type mat and a name: Ada, Player 2, Anna Maria or Di.`, "Ada 0", "You 0", "Anna Maria 0", "Di 0")
}

// In a window of 40 columns no line is longer, whatever the names.
func TestATableOfSeveralFitsANarrowWindow(t *testing.T) {
	r := seated(t, "birmingham", 5, record.Player{Name: "Wilhelmina Friederike"[:20]}, record.Player{Name: "Bo"}, record.Player{Name: "Cy"})
	out, err := session(t, r, func(o *terminal.Options) { o.Words.Width = 38 }, append(firstAndNext(r), "", "map", "mat Bo", "score", "help", "undo", "log", "quit")...)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(out) {
		if line = strings.TrimRight(line, "\n"); len([]rune(line)) > 40 && !strings.Contains(line, "> ") && !strings.HasPrefix(line, "  ") {
			t.Errorf("%q is longer", line)
		}
	}
}
