package record_test

import (
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

func TestAChallengeIsKeptWithTheGame(t *testing.T) {
	h := solo("medium", 7)
	h.Challenge = record.Score{Won: true, You: 143, Automa: 120}
	r := started(t, h)
	play(t, r, sensible, 7, 12)
	text := string(r.Marshal())
	if !strings.Contains(text, "\nchallenge won 143 120\n") {
		t.Fatalf("it is not in the record:\n%s", text)
	}
	again, err := record.Load("challenge.soho", []byte(text), library)
	if err != nil {
		t.Fatal(err)
	}
	if got := again.Header().Challenge; got != h.Challenge {
		t.Errorf("it is read as %+v", got)
	}
	for _, line := range []string{"challenge", "challenge won 143", "challenge beat 143 120", "challenge won 0143 120", "challenge lost 0 0",
		"challenge won -1 120", "challenge won 1000 120"} {
		head, _, _ := strings.Cut(text, "\nhash ")
		_, err := record.Load("challenge.soho", []byte(strings.Replace(head, "challenge won 143 120", line, 1)), library)
		if err == nil || !strings.Contains(err.Error(), `expected "challenge won 143 120" with VP from 0 to 999`) {
			t.Errorf("%q: %v", line, err)
		}
	}
}

func TestWithoutTheAutomaThereIsNoChallenge(t *testing.T) {
	h := record.Header{Options: engine.Options{Seats: 2}, Challenge: record.Score{You: 1}}
	if got := started(t, h).Header().Challenge; got != (record.Score{}) {
		t.Errorf("it is %+v", got)
	}
}

func TestABetterScoreWinsThenHasMoreVPThenAWiderMargin(t *testing.T) {
	rising := []record.Score{
		{You: 150, Automa: 160}, {You: 160, Automa: 160}, {You: 161, Automa: 170}, {Won: true, You: 90, Automa: 90},
		{Won: true, You: 143, Automa: 140}, {Won: true, You: 143, Automa: 120},
	}
	for i, a := range rising {
		for j, b := range rising {
			want := 0
			if i != j {
				want = map[bool]int{false: -1, true: 1}[i > j]
			}
			if got := a.Compare(b); got != want {
				t.Errorf("%v against %v is %d", a, b, got)
			}
		}
	}
}
