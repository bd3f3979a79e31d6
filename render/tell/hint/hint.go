// Package hint words the advice of a search: the best choice, other choices with how much less they are worth, and the reasons.
// Everything it says was counted in the futures that the search has played.
package hint

import (
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// Hint is the advice of a search in words.
type Hint struct {
	Sure   string   // how sure it is; empty before a future was played
	Words  []string // what the best does, and why it is the best, without figures; empty while the search goes on
	List   []Choice // the best first
	Why    []string // why the best is better than the next best, a sentence each; empty while the search goes on
	Seats  []string // what each seat could expect with the best, a sentence each, where several play; empty while the search goes on
	Looked string   // how many futures were played; empty before the first
}

// Choice is a choice of the list, in words.
type Choice struct {
	engine.Choice
	Text  string // the choice in words
	Brief string // how much less it is worth than the best, in words
	Note  string // and in figures
}

// The most choices and reasons that are told.
const (
	mostChoices = 4
	mostReasons = 5
)

// Options are the options for a search that a hint is made of.
var Options = search.Options{Ends: true}

// Of words the findings of a search in a position.
func Of(w words.Words, s *engine.State, found *search.Search) Hint {
	h := SoFar(w, s, found)
	if found.Futures() > 0 {
		from, list := reasons{found, h.List[0].Choice}, found.Why()
		h.Words = inWords(w, found.Game(), s, h.List[0].Choice, from, list)
		h.Why = why(w, from, list)
		h.Seats = seats(w, from, found.Expected())
	}
	return h
}

// seats tell what each could expect, given in tenths of VP, at a table of several.
func seats(w words.Words, from source, expected []int) (list []string) {
	if !w.Company() {
		return nil
	}
	for seat, n := range expected {
		list = append(list, w.Text("hint.expects", "name", w.SeatName(engine.Seat(seat)), "n", tenths(w, n), "when", when(w, from)))
	}
	return list
}

// SoFar words the findings of a search that still goes on, without reasons: finding those takes as long as dozens of futures.
func SoFar(w words.Words, s *engine.State, found *search.Search) Hint {
	best := found.Choice()
	return weighed(w, found, func(c engine.Choice) string {
		if c != best && c.Card == best.Card { // only what differs is told
			c.Card = 0
		}
		return w.Choice(s, c)
	})
}

// weighed lists the choices that a search weighed, worded by name.
func weighed(w words.Words, found *search.Search, name func(engine.Choice) string) (h Hint) {
	list := found.Others()
	list = list[:min(len(list), mostChoices)]
	for _, a := range list {
		h.List = append(h.List, Choice{Choice: a.Choice, Text: name(a.Choice)})
	}
	if len(list) == 1 || list[0].Futures > 0 {
		h.Sure, h.List[0].Note = w.Text("hint.sure."+sure(found, list)), w.Text("hint.best")
		h.List[0].Brief = h.List[0].Note
	}
	if list[0].Futures == 0 {
		return h
	}
	h.Looked = looked(w, found, list[0].Futures)
	for i, a := range list[1:] {
		h.List[i+1].Note, h.List[i+1].Brief = less(w, found.Told(a)), w.Text("hint.brief."+brief(found.Told(a)))
	}
	return h
}

// sure is the key for how sure it is that the first choice is the best.
func sure(found *search.Search, list []search.Advice) string {
	if len(list) == 1 {
		return "only"
	}
	return brief(found.Told(list[1]))
}

// brief is the key for how much worse a choice is, in words.
func brief(told search.Told) string {
	switch {
	case told.Close():
		return "close"
	case told.Clear():
		return "clear"
	}
	return "fairly"
}

// less tells by how much a choice is worse.
func less(w words.Words, told search.Told) string {
	key := "hint.less"
	if told.Close() {
		key = "hint.equal"
	}
	return w.Text(key, "n", tenths(w, rounded(told.Less)), "error", tenths(w, rounded(told.Error)))
}

// rounded makes tenths of hundredths.
func rounded(hundredths int) int {
	if hundredths < 0 {
		return -rounded(-hundredths)
	}
	return (hundredths + 5) / 10
}

// tenths writes a number with one decimal.
func tenths(w words.Words, n int) string {
	sign := ""
	if n < 0 {
		sign, n = "−", -n
	}
	return sign + w.Decimal(float64(n)/10, 1)
}

// looked tells in how many futures the best was tried, and how far they go.
func looked(w words.Words, found *search.Search, futures int) string {
	rounds, over := found.Later()
	end := "later"
	if over {
		end = "over"
	}
	return w.Text("hint.looked", "n", futures, "end", end, "rounds", rounds)
}
