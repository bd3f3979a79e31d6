package link

import (
	"strconv"

	"sohofoundry/automa/record"
	"sohofoundry/render/keep/daily"
	"sohofoundry/render/tell/words"
)

// Share holds the links and texts of a game that can be passed on. Those that do not exist are empty.
type Share struct {
	Game      string // the link of the game as far as it is played
	Challenge string // the link to play the same, and to beat the score if there is one that counts
	Result    string // a line of text to paste, of a game that is over
	Why       error  // why there are no links
}

// ShareOf returns the links and texts of a game to pass on. The page is the address that links open. Without one they begin with
// the #.
func ShareOf(w words.Words, r *record.Record, page string) (s Share) {
	h := r.Header()
	score, over := record.ScoreOf(r.Game(), r.Position())
	game, err := OfGame(r)
	if err != nil {
		s.Why = err
		return s
	}
	s.Game = page + game.Fragment()
	if !h.Options.Solo || r.Game().Edition.Companion {
		return s
	}
	beat := score
	if h.Practice || h.Hinted {
		beat = record.Score{}
	}
	challenge, err := OfChallenge(r.Game(), h, beat)
	if err != nil {
		s.Why = err
		return s
	}
	s.Challenge = page + challenge.Fragment()
	if over {
		s.Result = result(w, r, score) + " " + s.Challenge
	}
	return s
}

// result is a line of text about a game that is over.
func result(w words.Words, r *record.Record, score record.Score) string {
	h := r.Header()
	named := []any{"game", w.Text("share.game." + r.Game().ID), "level", Level(w, h.Difficulty), "seed", strconv.FormatUint(h.Seed, 10),
		"score", Score(w, score), "end", End(w, score)}
	key := "share.result.game"
	if day, ok := daily.Of(r.Game(), h); ok {
		key, named = "share.result.day", append(named, "date", Date(w, day))
	}
	text := w.Text(key, named...)
	if h.Practice {
		text = w.Text("share.practice", "text", text)
	}
	if h.Hinted {
		text = w.Text("share.hinted", "text", text)
	}
	return text + "."
}

// End tells how a game ended: "won by 23".
func End(w words.Words, s record.Score) string {
	switch by := s.You - s.Automa; {
	case by == 0 && s.Won:
		return w.Text("share.end.won-equal")
	case by == 0:
		return w.Text("share.end.lost-equal")
	case s.Won:
		return w.Text("share.end.won", "n", strconv.Itoa(by))
	default:
		return w.Text("share.end.lost", "n", strconv.Itoa(-by))
	}
}

// Level is the name of the Automa's mat in the person's language; a player's own has the name in its file, or none.
func Level(w words.Words, name string) string {
	if name == "" {
		return w.Text("start.own-mat")
	}
	return w.Mat(name)
}

// Date writes the date of a day: "22 November 2026".
func Date(w words.Words, d daily.Day) string {
	year, month, day := d.Date()
	return w.Text("share.date", "day", strconv.Itoa(day), "month", w.Text("share.month."+strconv.Itoa(int(month))), "year", strconv.Itoa(year))
}
