package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sohofoundry/automa/analysis"
)

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
