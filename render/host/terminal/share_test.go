package terminal_test

import (
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/host/terminal"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/looktest/played"
)

// ended plays a game to its end, against a challenge.
func ended(t *testing.T, beat record.Score) (*record.Record, record.Score) {
	t.Helper()
	h := played.Medium(5)
	h.Challenge = beat
	r, err := played.Game(h, -1)
	if err != nil {
		t.Fatal(err)
	}
	score, over := record.ScoreOf(r.Game(), r.Position())
	if !over {
		t.Fatal("the game is not over")
	}
	return r, score
}

func TestWhatIsSharedLeadsToTheGame(t *testing.T) {
	r, score := ended(t, record.Score{})
	out, err := session(t, r, func(o *terminal.Options) { o.Page = "https://example.org/soho/" }, "share")
	if err != nil {
		t.Fatal(err)
	}
	var links []string
	for _, word := range strings.Fields(out) {
		if strings.HasPrefix(word, "https://example.org/soho/#") {
			links = append(links, word)
		}
	}
	if len(links) != 3 || links[1] != links[2] {
		t.Fatalf("the links are %v, in\n%s", links, out)
	}
	game, _ := link.Parse(links[0])
	if back, err := link.ReadGame(game); err != nil || back.Hash() != r.Hash() {
		t.Errorf("the game leads elsewhere: %v", err)
	}
	challenge, _ := link.Parse(links[1])
	if _, h, err := link.ReadChallenge(challenge); err != nil || h.Challenge != score || h.Seed != 5 {
		t.Errorf("the challenge is %+v, %v", h, err)
	}
}

func TestAPracticeResultIsNoScoreToBeat(t *testing.T) {
	r, _ := ended(t, record.Score{})
	r.MakePractice()
	out, err := session(t, r, nil, "share")
	if err != nil || strings.Contains(out, "score to beat") || !strings.Contains(out, ", practice. #c=") {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestAGameWithoutALinkSaysWhy(t *testing.T) {
	out, err := session(t, from(t, ""), nil, "share")
	if err != nil || !strings.Contains(out, "This game began from a position that was set up, which no link has room for") {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestTheEndTellsWhetherTheChallengeWasBeaten(t *testing.T) {
	_, score := ended(t, record.Score{})
	better, worse := score, score
	better.You, worse.Automa = score.You+1, score.Automa+1
	for want, beat := range map[string]record.Score{
		"did not beat it": better, "You beat the challenge": worse, "You are level with the challenge": score,
	} {
		r, _ := ended(t, beat)
		out, err := session(t, r, nil, "quit")
		if err != nil || !strings.Contains(out, want) || !strings.Contains(out, "The same game was played before: beat") {
			t.Errorf("%v: %v\n%s", beat, err, out)
		}
	}
	r := seeded(t, 3)
	if out, err := session(t, r, nil, "quit"); err != nil || strings.Contains(out, "challenge") || r.Position().Decision == engine.GameOver {
		t.Errorf("without a challenge: %v\n%s", err, out)
	}
}
