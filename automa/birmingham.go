package automa

import (
	"slices"

	"sohofoundry/engine"
)

// birmingham is the ruleset of the Automa in the games of Birmingham.
var birmingham = Ruleset{
	Icons: true, DeckRule: engine.M(8), MatRule: engine.M(4),
	ladders:    laddersWith(notMerchant, icon),
	criteria:   slices.Concat(criteriaOf(beerLadder), criteriaOf(merchantLadder)),
	sell:       (*turn).sell,
	sellRules:  []engine.Rule{engine.M(53), engine.M(54), engine.M(58), engine.A(17)},
	substitute: engine.Brewery, // M59
}
