package link

import (
	"strconv"

	"sohofoundry/automa/record"
	"sohofoundry/render/tell/words"
)

// Score writes a score: "143 : 120".
func Score(w words.Words, s record.Score) string {
	return w.Text("share.score", "you", strconv.Itoa(s.You), "automa", strconv.Itoa(s.Automa))
}

// ToBeat tells the score that a challenge is to beat.
func ToBeat(w words.Words, beat record.Score) string {
	return w.Text("share.challenge.beat", "score", Score(w, beat), "end", End(w, beat))
}

// Outcome says whether a challenge was beaten.
func Outcome(w words.Words, score, beat record.Score) string {
	key := [...]string{"missed", "equalled", "beaten"}[score.Compare(beat)+1]
	return w.Text("share.challenge."+key, "score", Score(w, beat))
}
