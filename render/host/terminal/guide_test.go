package terminal_test

import (
	"bytes"
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/host/terminal"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/tell/words"
)

// What the guide proposes can be typed as it stands, and leads on to the next step.
func TestTheGuideIsToldInLines(t *testing.T) {
	g := decks.Game(guide.Game)
	mat, _ := decks.MatNamed(guide.Game, guide.Difficulty)
	r, err := record.New(g, record.Header{Seed: guide.Seed, Difficulty: mat.Name, Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}})
	if err != nil {
		t.Fatal(err)
	}
	w, err := words.New(g, "en")
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	in := strings.NewReader("build cotton@birmingham.1 card:birmingham\nend\n")
	client := terminal.New(r, in, &out, terminal.Options{Words: w, Guide: true, Save: func(*record.Record) (string, error) { return "first.soho", nil }})
	if err := client.Run(); err != nil {
		t.Fatal(err)
	}
	text := strings.Join(strings.Fields(out.String()), " ")
	for _, want := range []string{"What it is about.", "Goods for a merchant.", "For example: build cotton@birmingham.1 card:birmingham",
		"How the Automa plays.", "Borrow early. You have £5 left:", "For example: loan card:"} {
		at := strings.Index(text, want)
		if at < 0 {
			t.Fatalf("%q is not told, or not at its time, in\n%s", want, out.String())
		}
		text = text[at:]
	}
}
