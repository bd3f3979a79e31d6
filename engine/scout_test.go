package engine_test

import (
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/rulestest"
)

const scouts = "you: card:dudley, card:coal, card:iron, card:cannock, card:cannock"

func TestB10_1_ThreeCardsForTwoWildOnes(t *testing.T) {
	runTries(t, []try{
		{"the action's card, then two more", scouts, "scout card:coal discard:iron discard:cannock", allowed,
			"asks action; actions 1; wild 3 3; you: holds dudley cannock wild-location wild-industry, discarded coal, discarded iron, discarded cannock"},
		{"which two is asked", scouts, "scout card:coal", allowed, "asks discard; wild 4 4; you: hand 4"},
		{"one by one", scouts, "scout card:coal discard:cannock", allowed, "asks discard; you: hand 3"},
		{"two alike", scouts, "scout card:coal discard:cannock discard:cannock", allowed, "you: holds dudley iron wild-location wild-industry"},
		{"nothing to choose with three cards", "you: card:dudley, card:coal, card:iron", "scout card:coal", allowed,
			"asks action; you: holds wild-location wild-industry"},
		{"nor among cards that are all alike", "you: card:coventry, card:coventry, card:coventry, card:coal", "scout card:coal", allowed,
			"asks action; you: holds coventry wild-location wild-industry"},
		{"a card that is not held", scouts, "scout card:coal discard:redditch", engine.CardNotHeld, "B10.1: card redditch"},
		{"the card already discarded", scouts, "scout card:coal discard:coal", engine.CardNotHeld, "B10.1: card coal"},
		{"no way back", scouts, "scout card:coal; done", engine.NotAsked, "B2.2"},
	})
	s := board.Position(t, scouts)
	board.Play(t, &s, "scout card:coal")
	rulestest.Same(t, "asked", board.Asked(&s), "discard:dudley, discard:iron, discard:cannock")
}

// Trap 50: three cards in hand in all, none of them wild.
func TestB10_2_NoWildCardAndThreeCards(t *testing.T) {
	runTries(t, []try{
		{"a wild location in hand", scouts + ", card:wild-location", "scout card:coal", engine.WildHeld, "B10.2: card wild-location"},
		{"a wild industry in hand", scouts + ", card:wild-industry", "scout card:coal", engine.WildHeld, "B10.2: card wild-industry"},
		{"not even by discarding it", scouts + ", card:wild-industry", "scout card:wild-industry", engine.WildHeld, "B10.2: card wild-industry"},
		{"twice in a turn", scouts + ", card:coal", "scout card:coal discard:iron discard:cannock; scout card:coal", engine.WildHeld,
			"B10.2: card wild-location"},
		{"two cards", "you: card:dudley, card:coal", "scout card:coal", engine.TooFewCards, "B10.2: need 3, have 2"},
		{"one", "you: card:dudley", "scout card:dudley", engine.TooFewCards, "B10.2: need 3, have 1"},
		{"again once both are used", "seats 3; round 2; actions 2; p0: card:dudley, card:coal, card:iron, card:cannock, card:wild-location",
			"build coal@dudley.1 card:wild-location; scout card:coal discard:iron discard:dudley", allowed, "wild 3 3"},
	})
}
