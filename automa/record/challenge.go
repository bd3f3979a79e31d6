package record

import (
	"fmt"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// Score is how a game against the Automa ended.
type Score struct {
	Won         bool // which VP alone do not tell where they are equal
	You, Automa int  // VP
}

// Score is the result of a game of one person against the Automa or a lone rival; over is false for other games and before the end. The
// score of a rival stands in the place of the Automa's.
func (r *Record) Score() (score Score, over bool) {
	p := r.current()
	if !r.header.Duel() || p.Decision != engine.GameOver {
		return ScoreOf(r.game, p)
	}
	return Score{
		Won: r.game.Standings(&p.State)[engine.HumanSeat].Place == 1,
		You: int(p.Players[engine.HumanSeat].VP), Automa: int(p.Players[RivalSeat].VP),
	}, true
}

// ScoreOf is how a game ended, and whether it is a game against the Automa that is over.
func ScoreOf(g *automa.Game, p *automa.Position) (score Score, over bool) {
	if !p.Solo || p.Decision != engine.GameOver {
		return Score{}, false
	}
	for _, standing := range g.Standings(&p.State) {
		vp := int(p.Players[standing.Seat].VP)
		if p.IsAutoma(standing.Seat) {
			score.Automa = vp
			continue
		}
		score.You, score.Won = vp, standing.Place == 1
	}
	return score, true
}

// Compare is 1 for a better score than another, −1 for a worse one, and 0 for one as good: to win is better than to lose, then more
// VP, then fewer of the Automa's.
func (s Score) Compare(other Score) int {
	for _, more := range [...]int{oneIf(s.Won) - oneIf(other.Won), s.You - other.You, other.Automa - s.Automa} {
		switch {
		case more > 0:
			return 1
		case more < 0:
			return -1
		}
	}
	return 0
}

func oneIf(so bool) int {
	if so {
		return 1
	}
	return 0
}

// MostVP is the highest score that can be a challenge; no game comes near it.
const MostVP = 999

// wordChallenge opens the line of a score that is to be beaten: "challenge won 143 120".
const wordChallenge = "challenge"

var outcomes = map[bool]string{false: "lost", true: "won"}

func (s Score) String() string { return fmt.Sprintf("%s %d %d", outcomes[s.Won], s.You, s.Automa) }

// challenge reads the score that is to be beaten, if there is one.
func (l *loader) challenge() (s Score) {
	if !l.Is(wordChallenge) {
		return s
	}
	words := strings.Fields(l.After(wordChallenge, ""))
	if len(words) == 3 {
		you, _ := strconv.Atoi(words[1]) // a word that is no number is written otherwise
		its, _ := strconv.Atoi(words[2])
		s = Score{Won: words[0] == outcomes[true], You: you, Automa: its}
	}
	if !s.IsChallenge() || s.String() != strings.Join(words, " ") {
		l.Expect(fault.Sprintf("%q with VP from 0 to %d", wordChallenge+" won 143 120", MostVP), fault.Text{})
	}
	l.Next()
	return s
}

// IsChallenge reports whether a score can be one to be beaten; the zero value is none.
func (s Score) IsChallenge() bool {
	return s != Score{} && s.You >= 0 && s.Automa >= 0 && max(s.You, s.Automa) <= MostVP
}
