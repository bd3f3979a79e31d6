package engine

import "slices"

// AddRuleset adds the ruleset of a family that no game is of, until the test is over: that of Birmingham, which scores at the end of
// the game whatever is given.
func AddRuleset(cleanup func(func()), final func(*Game, Player) (int16, For)) Family {
	before := rulesets
	cleanup(func() { rulesets = before })
	own := birmingham
	own.ID, own.final = "six-towns", final
	rulesets = append(slices.Clone(before), &own)
	return Family(len(before))
}
