package terminal_test

import (
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/host/terminal"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
)

// someGames are whole games of all boards and several levels.
func someGames(t *testing.T) (list []*record.Record) {
	t.Helper()
	for _, game := range []struct {
		id   string
		mat  int
		seed uint64
	}{{"birmingham", 0, 70104}, {"birmingham", 1, 5}, {"birmingham", 2, 70003}, {"lancashire", 1, 3}, {"brass", 2, 4}} {
		g, mat := decks.Game(game.id), decks.Mats(game.id)[game.mat]
		r, err := played.Of(g, record.Header{Seed: game.seed, Difficulty: mat.Name, Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}}, -1)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, r)
	}
	return list
}

// wide shows every text on one line.
func wide(o *terminal.Options) { o.Words.Width = 1 << 12 }

// askedBefore is the number of the last entry up to one that the human is asked for an action, or of the next one.
func askedBefore(r *record.Record, at, step int) int {
	for at >= 0 && at < len(r.Entries()) {
		if p := r.After(at); p.Decision == engine.ChooseAction && !p.AutomasTurn() {
			return at
		}
		at += step
	}
	return -1
}

// answer is what was shown when something was typed: up to what is asked next, or is said of it.
func answer(out, typed string) string {
	_, out, _ = strings.Cut(out, "> "+typed+"\n")
	var lines []string
	for _, line := range strings.Split(out, "\n") {
		if line == "" || strings.ContainsRune("([>", rune(line[0])) {
			break
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// run is a session that ends with its input.
func run(t *testing.T, r *record.Record, change func(*terminal.Options), typed ...string) string {
	t.Helper()
	out, err := session(t, r, change, typed...)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// What is told of a turn, and the prompt before it, has all that a reader with paper needs to judge it: the level of every tile that
// is tried, the icon of the back that counts, and that the back in the prompt does not.
func TestEveryTurnCanBeJudged(t *testing.T) {
	turns := 0
	for _, r := range someGames(t) {
		w, err := words.New(r.Game(), "en")
		if err != nil {
			t.Fatal(err)
		}
		for i, e := range r.Entries() {
			if !e.Automa() {
				continue
			}
			turns++
			told := run(t, r.Branch(i), wide, "end")
			for _, fact := range factsOf(r.Game(), w, &e) {
				if !strings.Contains(told, fact) {
					t.Errorf("%s, %s %d, round %d: %q is not told:\n%s", r.Game().ID, r.Header().Difficulty, r.Header().Seed, e.Before.Round, fact, told)
				}
			}
			prompt := run(t, r.Branch(askedBefore(r, i, -1)), wide, "card")
			if first := e.Before.FirstTurn(); strings.Count(prompt, "Not used next turn") != map[bool]int{true: 0, false: 2}[first] {
				t.Errorf("%s, round %d: the back of the card that is drawn first:\n%s", r.Game().ID, e.Before.Round, prompt)
			}
		}
	}
	if turns < 24 {
		t.Errorf("%d turns", turns)
	}
}

// factsOf are the texts with the facts that the steps of a turn rest on.
func factsOf(g *automa.Game, w words.Words, e *record.Entry) (facts []string) {
	s := e.Before.State
	tile := func(i engine.Industry) string {
		if next := g.Next(&s.Players[engine.AutomaSeat], i); next != 0 {
			return w.Noun().Tile(next).Text
		}
		return w.Noun().Industry(i).Text
	}
	for _, st := range e.Steps {
		switch card := g.Deck.Cards[g.Deck.Index(st.Card)]; {
		case st.Kind == automa.ReadFront && card.Front[st.Slot-1].Industry != 0:
			facts = append(facts, tile(card.Front[st.Slot-1].Industry)+" at "+w.Location(card.Front[st.Slot-1].At[0]))
		case st.Kind == automa.ReadBack && st.Back == automa.BackSell && g.Family != engine.Lancashire:
			facts = append(facts, "tie-break icon "+w.Cell(card.Back.Icon)+":", tile(engine.Brewery)+" at "+w.Location(card.Back.Brewery))
		case st.Kind == automa.Refused && !st.Again && st.Building == 0 && st.Line == 0 && st.Location != 0 && st.Industry != 0:
			facts = append(facts, "✗ "+words.Capital(tile(st.Industry))+" at "+w.Location(st.Location)+": ")
		case st.Kind == automa.Acted:
			g.Game.Apply(&s, st.Choice, nil)
		}
	}
	return facts
}

// Amid the steps of a turn the position is shown as it is at the step, and on demand as it is when the turn is over.
func TestThePositionAtTheStep(t *testing.T) {
	const mat = "mat automa all"
	changed := 0
	for _, r := range someGames(t) {
		for i, e := range r.Entries() {
			before, after := askedBefore(r, i, -1), askedBefore(r, i+1, 1)
			if !e.Automa() || after < 0 || r.After(after).Era != e.Before.Era {
				continue
			}
			pieces := len(e.Steps.Pieces())
			was, is := answer(run(t, r.Branch(before), wide, mat), mat), answer(run(t, r.Branch(after), wide, mat), mat)
			if was != is {
				changed++
			}
			first := run(t, r.Branch(i), wide, mat, "end "+mat)
			last := run(t, r.Branch(i), wide, append(slices.Repeat([]string{""}, pieces-2), mat, "table")...)
			for _, c := range []struct{ what, got, want string }{
				{"at the first step", answer(first, mat), was}, {"at the end, on demand", answer(first, "end "+mat), is}, {"at the last step", answer(last, mat), is}} {
				if c.got != c.want || c.want == "" {
					t.Errorf("%s, round %d, %s:\n%s\nand it was\n%s", r.Game().ID, e.Before.Round, c.what, c.got, c.want)
				}
			}
			if own := answer(run(t, r.Branch(i), wide, "mat"), "mat"); !strings.HasPrefix(own, "You") {
				t.Errorf("%s, round %d: the person's own mat is\n%s", r.Game().ID, e.Before.Round, own)
			}
			if pieces < 2 || strings.Contains(last, "Not used next turn") {
				t.Errorf("%s, round %d: after the draw the back on top counts:\n%s", r.Game().ID, e.Before.Round, last)
			}
		}
	}
	if changed < 10 {
		t.Errorf("in %d turns only something left the mat", changed)
	}
}

// A turn that the program ended amid goes on at the step that was shown, not at its beginning nor at the next prompt.
func TestATurnGoesOnWhereItStopped(t *testing.T) {
	for _, r := range someGames(t) {
		at := slices.IndexFunc(r.Entries(), func(e record.Entry) bool { return e.Automa() && len(e.Steps.Pieces()) > 3 })
		pieces := r.Entries()[at].Steps.Pieces()
		for stopped := 1; stopped < len(pieces)-1; stopped++ {
			played, kept := r.Branch(at), ""
			keeps := func(o *terminal.Options) { wide(o); o.Reach = func(text string) { kept = text } }
			run(t, played, keeps, slices.Repeat([]string{""}, stopped)...)
			again := run(t, played, func(o *terminal.Options) { keeps(o); o.Reached = kept }, "end")
			whole := run(t, r.Branch(at), wide, append(slices.Repeat([]string{""}, stopped), "end")...)
			if want := lastOf(whole, stopped); lastOf(again, 0) != want {
				t.Errorf("%s, stopped at step %d: it went on with\n%s\nand not with\n%s", r.Game().ID, stopped, lastOf(again, 0), want)
			}
			if kept != "" {
				t.Errorf("all was read, and %q is kept", kept)
			}
			if other := run(t, r.Branch(at+2), func(o *terminal.Options) { o.Reached = film.Reached{Entry: at}.Text(played) }); strings.Contains(other, "The Automa's turn.\n") {
				t.Errorf("of another position:\n%s", other)
			}
		}
	}
}

// lastOf is what was shown of the first turn from a step on, without what was typed.
func lastOf(out string, step int) string {
	_, out, _ = strings.Cut(out, "The Automa's turn.\n")
	out, _, _ = strings.Cut(out, "\nCanal Era, round")
	parts := strings.Split(out, "[Enter: next step, end: the rest] > ")
	return strings.TrimSpace(strings.ReplaceAll(strings.Join(parts[step:], ""), "end\n", ""))
}
