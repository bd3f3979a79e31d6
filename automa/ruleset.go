package automa

import "sohofoundry/engine"

// Ruleset holds the differences between the Automa of one family of games and the others. Each family has one value, in a file of its
// own; no other code asks for the family of a game.
type Ruleset struct {
	OwnReading bool // no rule sheet was published: the meaning of its icons, and its levels, are our own reading (N1, N4)

	Icons    bool        // an icon on each back tells the spaces of a location apart (M52); without, the order of reading does (N9)
	DeckRule engine.Rule // says how many cards the deck has
	MatRule  engine.Rule // says which tiles the Automa starts with

	ladders    ladders
	criteria   []Criterion                  // beside those of the ladders
	sell       func(*turn, *CardFacts) bool // carries out a back's SELL
	sellRules  []engine.Rule                // about it; the first defines it
	substitute engine.Industry              // that SELL builds where there is nothing to sell
}

// RulesOf are those of the family that figures are of.
func RulesOf(f *engine.Figures) *Ruleset { return rulesets[f.Family] }

var rulesets = [...]*Ruleset{engine.Birmingham: &birmingham, engine.Lancashire: &lancashire}
