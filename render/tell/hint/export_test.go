package hint

import (
	"sohofoundry/automa/search"
	"sohofoundry/render/tell/words"
)

// FlipsNow is for tests.
var FlipsNow = flipsNow

// better are the reasons of an analysis, for tests without one.
type better struct{ reasons }

func (better) other() string { return "-made" }

// Told are all texts of a reason that a search gives to the person, and that of a rival's thought.
func Told(w words.Words, found *search.Search, r search.Reason) (told []string, thought string) {
	own := reasons{found, found.Choice()}
	return []string{reason(w, own, r), briefly(w, own, r), reason(w, better{own}, r)}, reason(w, rivals{own}, r)
}
