package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// lastRound is a game of Ada, a rival and Cy that began with its last round.
func lastRound(t *testing.T) *record.Record {
	t.Helper()
	h := record.Header{Seed: 4, Options: engine.Options{Seats: 3}, Players: [engine.MaxSeats]record.Player{{Name: "Ada"}, {Rival: 1}, {Name: "Cy"}}}
	g := decks.Game("birmingham")
	r, err := record.New(g, h)
	for err == nil && r.Position().Decision != engine.GameOver {
		p := r.Position()
		if p.Era == engine.Rail && int(p.Round) == g.Rounds(3) && h.From == nil {
			at := *p
			h.From = &at
			r, err = record.New(g, h)
			continue
		}
		choices := g.Choices(&p.State, nil)
		r.Act(choices[policy.Keen.Pick(g, p, choices, nil)])
	}
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Of several people each is told what their own choices brought, by name and seat, and what all could expect; it is kept for the next time.
func TestSeveralPeopleAreAnalysedSeatBySeat(t *testing.T) {
	file := filepath.Join(t.TempDir(), "people.soho")
	if err := os.WriteFile(file, lastRound(t).Marshal(), 0o600); err != nil {
		t.Fatal(err)
	}
	analysed := func(flags ...string) string {
		t.Helper()
		var out, errs bytes.Buffer
		if code := run(append([]string{"analyse", file, "--futures", "32"}, flags...), strings.NewReader(""), &out, &errs); code != exitOK || errs.Len() > 0 {
			t.Fatalf("it returned %d: %s", code, &errs)
		}
		return out.String()
	}
	text := analysed()
	if strings.Count(text, ", your choices:\n") != 2 || strings.Index(text, "Ada, your") > strings.Index(text, "Cy, your") ||
		strings.Count(text, "\nRival 1: ") != 2 || strings.Count(text, "\nCy: ") != 2 || strings.Contains(text, "Automa") {
		t.Errorf("it tells:\n%s", text)
	}
	seats := map[int]string{}
	for line := range strings.Lines(analysed("--json")) {
		var report analysisReport
		if err := json.Unmarshal([]byte(line), &report); err != nil {
			t.Fatal(err)
		}
		own := report.Seat - 1
		if start := fmt.Sprintf("plain player could expect %.1f VP", float64(report.Start[own])/100); !strings.Contains(text, start) {
			t.Errorf("it does not tell %q:\n%s", start, text)
		}
		if seats[report.Seat] = report.Player; report.Start[own]+report.Play[own]+report.Luck[own] != report.End[own] || report.Judged != report.Decisions {
			t.Errorf("of seat %d it finds %+v", report.Seat, report.analysisSums)
		}
	}
	if want := map[int]string{1: "Ada", 3: "Cy"}; !maps.Equal(seats, want) {
		t.Errorf("judged are %v", seats)
	}
}

// The figures of soho analyse --json add up: start, play and luck are the end, in all and in each round, and all moments are those of
// the rounds.
func TestAnalysisInJSONAddsUp(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many futures; automa/analysis looks for races")
	}
	game, err := os.ReadFile("../../automa/record/testdata/saved/introductory.soho")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "game.soho")
	if err := os.WriteFile(file, game, 0o600); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	if code := run([]string{"analyse", file, "--json", "--futures", "32"}, strings.NewReader(""), &out, &errs); code != exitOK {
		t.Fatalf("it returned %d: %s", code, &errs)
	}
	var report analysisReport
	if err := json.Unmarshal(out.Bytes(), &report); err != nil {
		t.Fatal(err)
	}
	sum := func(s analysisSums) (end analysis.VP) {
		for seat := range end {
			end[seat] = s.Start[seat] + s.Play[seat] + s.Luck[seat]
		}
		return end
	}
	if sum(report.analysisSums) != report.End || report.Judged != report.Decisions || len(report.Moments) != report.Judged {
		t.Errorf("%v is %v, with %d of %d decisions in %d moments", report.analysisSums, sum(report.analysisSums), report.Judged, report.Decisions, len(report.Moments))
	}
	at := report.Start
	for _, round := range report.Rounds {
		if round.Start != at || sum(round.analysisSums) != round.End {
			t.Errorf("after %v comes %v", at, round)
		}
		at = round.End
	}
	var play, luck, cards, automa int
	verdicts := map[string]int{}
	for _, m := range report.Moments {
		play += m.After[0] - m.Before[0]
		luck += m.Luck[0]
		cards, automa = cards+m.Cards[0], automa+m.Automa[0]
		verdicts[m.Verdict]++
	}
	if at != report.End || play != report.Play[0] || luck != report.Luck[0] {
		t.Errorf("the rounds end with %v, not %v; the moments have %d of play and %d of luck, all %d and %d", at, report.End, play, luck, report.Play[0], report.Luck[0])
	}
	if cards != report.Cards[0] || automa != report.Automa[0] || cards+automa != luck || cards == 0 || automa == 0 {
		t.Errorf("of %d of luck %d are of cards and %d the Automa's, of all %d and %d", luck, cards, automa, report.Cards[0], report.Automa[0])
	}
	if verdicts["inaccurate"] != report.Inaccurate || verdicts["blunder"] != report.Blunders {
		t.Errorf("%v, but in all %d and %d", verdicts, report.Inaccurate, report.Blunders)
	}
}
