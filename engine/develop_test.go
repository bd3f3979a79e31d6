package engine_test

import (
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/rulestest"
)

func TestB9_1_OneOrTwoTilesTheLowestEach(t *testing.T) {
	runTries(t, []try{
		{"one", "you: card:coal, card:dudley", "develop coal card:coal; done", allowed, "asks action; actions 1; you: mat coal 0 2 2 2, hand 1"},
		{"a second is offered", "you: card:coal, card:dudley", "develop coal card:coal", allowed, "asks develop"},
		{"two of one industry", "you: card:coal, card:dudley", "develop coal card:coal; develop coal", allowed,
			"asks action; actions 1; you: mat coal 0 1 2 2"},
		{"two of two industries", "you: card:coal, card:dudley", "develop coal card:coal; develop iron", allowed,
			"you: mat coal 0 2 2 2, mat iron 0 1 1 1"},
		{"the lowest at that moment", "you: mat cotton 1 2 3 3, card:coal, card:dudley", "develop cotton card:coal; develop cotton", allowed,
			"you: mat cotton 0 1 3 3"},
		{"never three", "you: money 60, card:coal, card:dudley", "develop coal card:coal; develop coal; develop coal", engine.NoSuchThing, "B2.3"},
		{"any card: a wild one", "you: card:wild-industry, card:dudley", "develop coal card:wild-industry; done", allowed,
			"wild 4 4; you: mat coal 0 2 2 2"},
		{"no tile left (B14.2)", "you: mat coal 0 0 0 0, card:coal", "develop coal card:coal", engine.NoTileLeft, "B14.2: industry coal"},
		{"a tile of the other era", "you: mat brewery 0 0 0 1, card:coal, card:dudley", "develop brewery card:coal", allowed,
			"you: mat brewery 0 0 0 0"},
	})
}

func TestB9_2_OneIronEach(t *testing.T) {
	runTries(t, []try{
		{"from the market", "iron 8; you: card:coal, card:dudley", "develop coal card:coal; develop coal", allowed,
			"iron 6; you: money 13, spent 4"},
		{"from a works, free", "iron 8; you: card:coal, card:dudley; automa: iron1@redditch.2=2", "develop coal card:coal; develop coal",
			allowed, "iron 8; you: money 17, spent 0; automa: iron1@redditch.2!"},
		{"one from each", "iron 8; you: card:coal, card:dudley; automa: iron1@redditch.2=1", "develop coal card:coal; develop coal",
			allowed, "iron 7; you: money 15; automa: iron1@redditch.2!"},
		{"which works is the player's choice", "you: iron1@dudley.2, card:coal, card:brewery; automa: iron1@redditch.2", "develop cotton card:coal iron:redditch.2",
			allowed, "asks develop; automa: iron1@redditch.2=3"},
		{"not without its price", "iron 8; you: money 1, card:coal", "develop coal card:coal", engine.NotEnoughMoney, "B9.2: need 2, have 1"},
		{"the second neither, so it is not offered", "iron 8; you: money 3, card:coal, card:dudley", "develop coal card:coal", allowed,
			"asks action; actions 1; you: money 1"},
		{"£6 from the empty market", "iron 0; you: card:coal, card:dudley", "develop coal card:coal; develop coal", allowed,
			"iron 0; you: money 5, spent 12"},
		{"without money from a works", "you: money 0, card:coal, card:dudley; automa: iron1@redditch.2=1", "develop coal card:coal", allowed,
			"asks action; you: money 0"},
	})
}

// Trap 47: the light bulb, on potteries I and III.
func TestB9_3_TheLightBulb(t *testing.T) {
	runTries(t, []try{
		{"pottery 1", "you: card:coal", "develop pottery card:coal", engine.NotDevelopable, "B9.3: industry pottery, tile pottery1"},
		{"pottery 2 has none", "you: mat pottery 0 1 1 1 1, card:coal, card:dudley", "develop pottery card:coal", allowed,
			"you: mat pottery 0 0 1 1 1"},
		{"pottery 3 has, so the second stops", "you: mat pottery 0 1 1 1 1, card:coal, card:dudley", "develop pottery card:coal; develop pottery",
			engine.NotDevelopable, "B9.3: industry pottery, tile pottery3"},
		{"pottery 4 and 5 have none", "you: mat pottery 0 0 0 1 1, card:coal, card:dudley", "develop pottery card:coal; develop pottery", allowed,
			"you: mat pottery 0 0 0 0 0"},
		{"only building removes it", "you: money 30, birmingham_coventry, card:coventry", "build pottery@coventry.1 card:coventry", allowed,
			"you: mat pottery 0 1 1 1 1"},
	})
	s := board.Position(t, "you: money 30, card:coal")
	rulestest.Same(t, "offered", board.Asked(&s, engine.Develop), "develop cotton, develop manufacturer, develop coal, develop iron, develop brewery")
}

func TestB9_4_RemovedTilesLeaveTheGame(t *testing.T) {
	s := board.Position(t, "you: card:coal, card:dudley")
	before := s.Tiles
	log := board.Play(t, &s, "develop coal card:coal; done")
	rulestest.Same(t, "nothing comes to the board", s.Tiles, before)
	rulestest.Same(t, "told", len(rulestest.Order(log, engine.TileDeveloped)), 1)
	board.Table(t, &s, "you: vp 0, mat coal 0 2 2 2")
	board.Passing(t, &s, func() bool { return s.Round == 3 })
	board.Table(t, &s, "you: mat coal 0 2 2 2")
}
