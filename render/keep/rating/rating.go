// Package rating rates a player by games against levels of fixed strength: Mark Glickman's Glicko-1, in which each game is a
// period of its own.
package rating

import "math"

// Rating is the strength of a player: the chances are even against an equal rating, and ten to one against one of 400 points
// less. In nineteen of twenty cases the true strength is within twice the deviation.
type Rating struct{ Points, Deviation float64 }

// New is the rating of a player without any games.
var New = Rating{Points: Even, Deviation: 350}

// Even is the rating of a level that the steady policy beats in half of its games.
const Even = 1500

// surest is the least deviation: people learn, so no number of games makes it surer.
const surest = 60

// Game is a game against an opponent of a rating.
type Game struct {
	Against Rating
	Won     bool
}

// OfLevel is the rating of a level that the steady policy, which has 1500, beats in so many of 100 games. Values beyond the range
// seen in 5,000 games are cut to it.
func OfLevel(beaten float64) Rating {
	p := min(max(beaten, 0.5), 99.5) / 100
	return Rating{Points: Even + 400*math.Log10((1-p)/p)}
}

// After is a rating after games of one period.
func (r Rating) After(games ...Game) Rating {
	const q = math.Ln10 / 400
	sure, moved := 1/(r.Deviation*r.Deviation), 0.0
	for _, game := range games {
		g := 1 / math.Sqrt(1+3*q*q*game.Against.Deviation*game.Against.Deviation/(math.Pi*math.Pi))
		expected := 1 / (1 + math.Pow(10, -g*(r.Points-game.Against.Points)/400))
		score := 0.0
		if game.Won {
			score = 1
		}
		sure += q * q * g * g * expected * (1 - expected)
		moved += q * g * (score - expected)
	}
	return Rating{Points: r.Points + moved/sure, Deviation: max(math.Sqrt(1/sure), surest)}
}
