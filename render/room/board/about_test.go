package board_test

import (
	"slices"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/thing"
	"sohofoundry/render/tell/words"
	"testing"

	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/board"
)

func TestAboutTellsWhatLiesThere(t *testing.T) {
	g := played.Birmingham()
	w := words.In(roomtest.Env(t, g, roomtest.Least, 1).Words)
	space := func(name string) thing.Thing { return thing.Of(notation.SpaceNamed(g.Game, name)) }
	line := func(id string) thing.Thing { return thing.Of(notation.LineNamed(g.Game, id)) }
	for _, c := range []struct {
		position string
		subject  thing.Thing
		title    string
		line     string
		rule     string
	}{
		{"canal", space("coventry.1"), "Coventry, upper space", "Empty. What may be built here: pottery.", "B7.3 Build"},
		{"canal; you: coal2@dudley.1=2", space("dudley.1"), "Dudley, left space", "It holds 2 coal, and flips when the last is taken.", "B6.1 Resources"},
		{"canal; you: coal1@dudley.1", space("dudley.1"), "Dudley, left space", "It leaves the board when the Canal Era ends.", "B4.3 End of an era"},
		{"rail; automa: iron3@dudley.2!", space("dudley.2"), "Dudley, right space",
			"Flipped: it scores 7 VP when the era ends, and gives 1 VP to every link that ends here.", "B4.2 End of an era"},
		{"canal; automa: cotton1@worcester.1", space("worcester.1"), "Worcester, left space", "The Automa's cotton mill I.", "B12.3 Sell"},
		{"canal; you: cotton1@worcester.1", space("worcester.1"), "Worcester, left space",
			"It is not sold yet: its sale needs one barrel of beer, and flips it.", "B12.2 Sell"},
		{"canal; you: birmingham_oxford", line("birmingham_oxford"), "Birmingham–Oxford",
			"Your link. If the era ended now, it would score 2 VP.", "B4.1 End of an era"},
		{"rail", line("birmingham_oxford"), "Birmingham–Oxford", "Nobody has a link here yet. In the Rail Era one costs £5 and 1 coal.", "B8.3 Network"},
		{"canal", line("birmingham_nuneaton"), "Birmingham–Nuneaton", "No link can be placed here in the Canal Era.", "B8.2 Network"},
		{"canal", line("farm-south_kidderminster_worcester"), "Kidderminster–Worcester with the farm",
			"It has three ends: one link joins all of them, and scores for all of them.", "B5.3 Network and connection"},
		{"canal", thing.Of(notation.MerchantNamed(g.Game, "oxford.1")), "Oxford's left tile", "Oxford's left tile buys manufacturers.", "B12.2 Sell"},
		{"canal", thing.Of(notation.MerchantNamed(g.Game, "oxford.2")), "Oxford's right tile",
			"A blank tile: nobody buys here. Links to this place count all the same.", "B1.3 Set-up"},
		{"canal", thing.Of(notation.MerchantNamed(g.Game, "nottingham.1")), "Nottingham's left tile",
			"No merchant comes to this space in a game for 2 players. Links to this place count all the same.", "B1.3 Set-up"},
		{"canal; you: birmingham_oxford", thing.Of(notation.LocationNamed(g.Game, "oxford")), "Oxford", "It is in your network.", "B12.6 Sell"},
		{"canal; you: birmingham_oxford", thing.Of(notation.LocationNamed(g.Game, "birmingham")), "Birmingham",
			"Links connect it to a merchant location.", "B5.2 Network and connection"},
		{"canal", thing.Of(notation.LocationNamed(g.Game, "farm-north")), "Farm Brewery (North)",
			"A farm: it takes a brewery and nothing else, built with a brewery card or a wild industry.", "B7.9 Build"},
	} {
		tip := board.About(w, g, roomtest.State(t, g, c.position), c.subject)
		if tip.Title != c.title || !slices.Contains(tip.Lines, c.line) || !slices.Contains(tip.Rules, c.rule) {
			t.Errorf("%s, %s: %q with %q is not in\n%+v", c.position, c.subject.FullName(g.Game), c.line, c.rule, tip)
		}
	}
}

func TestAboutTellsNothingOfOtherThings(t *testing.T) {
	g := played.Birmingham()
	w := words.In(roomtest.Env(t, g, roomtest.Least, 1).Words)
	if tip := board.About(w, g, roomtest.State(t, g, "canal"), "a ship"); !tip.Empty() {
		t.Errorf("%+v", tip)
	}
}
