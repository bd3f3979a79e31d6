package automa

import "sohofoundry/engine"

// lancashire is the ruleset of the Automa in the games on the Lancashire map.
var lancashire = Ruleset{
	OwnReading: true, DeckRule: engine.N(1), MatRule: engine.N(4),
	ladders:   laddersWith(notEndPoint, readingOrder),
	sell:      (*turn).ship,
	sellRules: []engine.Rule{engine.N(11), engine.N(12)},
}
