package hint

import (
	"slices"

	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// rivals are the reasons of a rival for its best choice.
type rivals struct{ reasons }

func (rivals) other() string { return "-rivals" }

// Thought words the reasons of a rival for its choice in a position, found by the same search. While the game goes on, it hides
// everything that only the holder of the rival's cards knows: buildings that it could have built instead, or means to build next.
func Thought(w words.Words, s *engine.State, found *search.Search, made engine.Choice, over bool) Hint {
	best := found.Choice()
	h := weighed(w, found, func(c engine.Choice) string {
		switch {
		case over || c == made:
			return w.Choice(s, c)
		case tellsOfHand(c):
			return w.Text("thought.hidden." + c.Verb.String())
		}
		c.Card = 0
		return w.Choice(s, c)
	})
	if h.Looked != "" {
		list := slices.DeleteFunc(found.Why(), func(r search.Reason) bool { return !over && secret(r, best, made) })
		h.Why = why(w, rivals{reasons{found, best}}, list)
	}
	switch {
	case made != best:
		h.Sure = w.Text("thought.hurried")
	case found.AtSight():
		h.Sure, h.List = w.Text("thought.at-once"), nil
	}
	return h
}

// secret reports whether a reason for the best choice reveals cards of a hand: by the action that follows, or by a building in
// place of the choice that was made.
func secret(r search.Reason, best, made engine.Choice) bool {
	switch r.Fact {
	case search.Follow:
		return tellsOfHand(r.Next)
	case search.Market, search.Stock:
		return best != made && tellsOfHand(best)
	}
	return false
}

// Thoughtful reports whether there is anything to tell of a choice: it is an action, and there were others.
func Thoughtful(s *engine.State, found *search.Search) bool {
	return s.Decision == engine.ChooseAction && !found.Alone()
}

// tellsOfHand reports whether a choice can be made with certain cards only (B7.1).
func tellsOfHand(c engine.Choice) bool {
	return c.Verb == engine.Build || c.Verb == engine.DoubleBuild || c.Verb == engine.Discard
}
