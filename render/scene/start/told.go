package start

import (
	"cmp"
	"math"
	"strconv"
	"strings"

	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/tell/words"
)

// StatisticsLines are the contents of the page of the statistics as text, for the terminal, with an empty line between its parts. A
// rung is suggested for the given game.
func StatisticsLines(w words.Words, of *statistics.Statistics, game string) (lines []string) {
	kinds, hinted, practice := of.Kinds(), of.Hinted(), of.Practice()
	if len(kinds)+len(hinted)+len(practice) == 0 {
		return []string{w.Text("statistics.empty")}
	}
	if text := ratingText(w, of, game); text != "" {
		lines = append(lines, text, "")
	}
	for _, kind := range kinds {
		sum := of.For(kind)
		figures := figuresText(w, &sum)
		if w.Plain {
			figures = strings.ReplaceAll(figures, " · ", ", ")
		}
		lines = append(lines, kindName(w, kind), "  "+figures)
		lines = append(append(lines, resultLines(w, sum.Last)...), "")
	}
	for _, apart := range []struct {
		name string
		list []statistics.Result
	}{{"hinted", hinted}, {"practice", practice}} {
		if len(apart.list) > 0 {
			lines = append(lines, w.Text("statistics."+apart.name), "  "+w.Text("statistics."+apart.name+"-explained"))
			lines = append(append(lines, resultLines(w, apart.list)...), "")
		}
	}
	return lines[:len(lines)-1]
}

// figuresText tells how many games of a kind were played and won, and their scores.
func figuresText(w words.Words, of *statistics.Summary) string {
	return w.Text("statistics.figures", "games", strconv.Itoa(of.Played), "won", strconv.Itoa(of.Won), "best", strconv.Itoa(of.Best),
		"mean", strconv.Itoa(int(math.Round(of.Mean))), "margin", words.Signed(of.BestMargin))
}

// resultLines are the results of games, one on each line.
func resultLines(w words.Words, list []statistics.Result) (lines []string) {
	for i := range list {
		t := resultTexts(w, &list[i])
		lines = append(lines, "    "+strings.Join([]string{t.date, t.end, t.score, t.seed}, ", "))
	}
	return lines
}

// ratingText tells the rating, how sure it is, and which rung of a game is an even match. It is empty if there is no rating.
func ratingText(w words.Words, of *statistics.Statistics, game string) string {
	r, games := rated(of)
	if games == 0 {
		return ""
	}
	text := w.Text("statistics.rating", "n", strconv.Itoa(int(math.Round(r.Points))), "off", strconv.Itoa(int(math.Round(2*r.Deviation))),
		"games", strconv.Itoa(games))
	next := w.Text("statistics.rating-soon", "games", strconv.Itoa(max(enough-games, 0)))
	if mat, ok := suggested(of, game); ok {
		next = w.Text("statistics.rating-rung", "game", gameName(w, game), "level", w.Mat(mat.Name))
	} else if games >= enough {
		next = ""
	}
	return strings.TrimSpace(text + " " + next)
}

// kindName names a kind of game: "medium, introductory".
func kindName(w words.Words, kind statistics.Kind) string {
	name := w.Mat(kind.Difficulty)
	if kind.Difficulty == "" {
		name = w.Text("start.own-mat")
	}
	game := gameName(w, cmp.Or(kind.Game, offers[0][0]))
	if kind.Rival {
		name = w.Text("statistics.against-rival", "game", game, "strength", name)
	} else {
		name = w.Text("statistics.of-game", "game", game, "kind", name)
	}
	if kind.Introductory {
		name = w.Text("statistics.introductory", "kind", name)
	}
	if kind.Deck != "" {
		name = w.Text("statistics.with-deck", "kind", name, "deck", kind.Deck)
	}
	return name
}

// against is what a person played against in games of a kind: the "automa", a "rival", or several, of whom the best counts.
func against(kind statistics.Kind) string {
	switch {
	case kind.Game == industryID:
		return "best-rival"
	case kind.Rival:
		return "rival"
	}
	return "automa"
}

// scoreKeys are the texts of a score against each.
var scoreKeys = map[string]string{"automa": "start.score", "rival": "start.score-rival", "best-rival": "start.score-best-rival"}

// resultText holds the texts about the result of a game.
type resultText struct{ date, end, score, seed string }

func resultTexts(w words.Words, r *statistics.Result) resultText {
	end := "lost"
	if r.Won {
		end = "won"
	}
	seed := w.Text("statistics.seed", "n", strconv.FormatUint(r.Seed, 10))
	if r.Daily {
		seed = w.Text("statistics.daily")
	}
	return resultText{
		date: w.Date(r.Date), end: w.Text("statistics."+end, "n", strconv.Itoa(max(r.Margin(), -r.Margin()))),
		score: w.Text(scoreKeys[against(r.Kind)], "you", strconv.Itoa(r.You), "automa", strconv.Itoa(r.Automa)),
		seed:  seed,
	}
}
