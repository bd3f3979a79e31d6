package policy

// Keen is steady with weights that were found by evolution: the same judgement, and a stronger player.
var Keen = Thinking("keen", &KeenWeights)
