package hint

import (
	"strconv"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// source is where the reasons come from: a search or an analysis.
type source interface {
	// other is the suffix of the keys that have texts for this source: it names the choice that the best is compared with, or the
	// rival that chose.
	other() string
	later() (rounds int, over bool)
	// next returns the player's next action in a future, and the position before it.
	next(future int) (before engine.State, action engine.Choice)
}

// reasons are the reasons of a search for its best choice.
type reasons struct {
	found *search.Search
	best  engine.Choice
}

func (reasons) other() string { return "" }

func (r reasons) later() (rounds int, over bool) { return r.found.Later() }

func (r reasons) next(future int) (engine.State, engine.Choice) {
	return r.found.NextOf(r.best, future)
}

// made are the reasons of an analysis why another choice is better than the one made.
type made struct {
	*analysis.Analysis
	moment *analysis.Moment
}

func (made) other() string { return "-made" }

func (m made) later() (rounds int, over bool) { return m.Later(m.moment) }

func (m made) next(future int) (engine.State, engine.Choice) { return m.NextOf(m.moment, future) }

// WhyBetter tells why something is better than the choice of a moment, in a few sentences.
func WhyBetter(w words.Words, a *analysis.Analysis, m *analysis.Moment) []string {
	return why(w, made{a, m}, m.Why)
}

// BetterInWords tells in words what the better choice of a moment does, and why it is better.
func BetterInWords(w words.Words, g *engine.Game, before *engine.State, a *analysis.Analysis, m *analysis.Moment) []string {
	return inWords(w, g, before, m.Better, made{a, m}, m.Why)
}

// why tells reasons, a sentence each.
func why(w words.Words, from source, list []search.Reason) (sentences []string) {
	for _, r := range list[:min(len(list), mostReasons)] {
		sentences = append(sentences, reason(w, from, r))
	}
	return sentences
}

// keyOf is the key of a text, with the suffix of the source if there is such a text.
func keyOf(w words.Words, from source, key string) string {
	if own := key + from.other(); w.Has(own) {
		return own
	}
	return key
}

func reason(w words.Words, from source, r search.Reason) string {
	named := []any{"when", when(w, from), "n", strconv.Itoa(r.N), "all", strconv.Itoa(r.Of)}
	switch {
	case r.Fact == search.Follow:
		named = append(named, "choice", following(w, from, r))
	case r.Fact > search.Costs:
		named = append(named, seen(w, r)...)
	case r.Means != nil:
		var parts []string
		for _, m := range r.Means {
			parts = append(parts, w.Text(keyOf(w, from, "hint.mean."+m.Of.String()), "best", tenths(w, m.Best), "other", tenths(w, m.Other)))
		}
		named = append(named, "list", w.Then(parts))
	}
	return w.Text(keyOf(w, from, "hint."+r.Fact.String()), named...)
}

// seen lists the placeholders of a text about a fact on the way to the end of the futures, see search.Search.Why.
func seen(w words.Words, r search.Reason) []any {
	mean := search.Mean{}
	if len(r.Means) > 0 {
		mean = r.Means[0]
	}
	best, other := tenths(w, mean.Best), tenths(w, mean.Other)
	switch r.Fact {
	case search.Market, search.Stock:
		return []any{"amount", w.Noun().Amount(r.Amount, r.Resource), "money", w.Money(r.Money), "you", best, "automa", other}
	case search.Scores:
		return []any{"vp", best}
	case search.Outdrunk:
		return []any{"merchant", w.Noun().Merchant(r.Merchant), "best", strconv.Itoa(r.Best)}
	}
	return []any{"best", best, "other", other}
}

// when names when the futures end.
func when(w words.Words, from source) string {
	rounds, over := from.later()
	if over {
		return w.Text("hint.when.over")
	}
	return w.Text("hint.when.later", "rounds", rounds)
}

// following names the action that follows most often. The cards discarded for it may differ.
func following(w words.Words, from source, r search.Reason) string {
	before, _ := from.next(r.Future)
	return w.Choice(&before, r.Next)
}
