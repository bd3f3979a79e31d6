package sim

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
)

// deeds is the counts of the Automa's deeds: tiles built, links placed, tiles sold, developments, passes; cards drawn and decks
// made anew of its discards.
type deeds struct {
	builds, links, sold, develops, passes, drawn, reshuffles int
}

func (d *deeds) add(more deeds) {
	d.builds += more.builds
	d.links += more.links
	d.sold += more.sold
	d.develops += more.develops
	d.passes += more.passes
	d.drawn += more.drawn
	d.reshuffles += more.reshuffles
}

// deedsOf counts the Automa's deeds in the steps of a turn.
func deedsOf(steps automa.Steps) (did deeds) {
	for i := range steps {
		switch steps[i].Kind {
		case automa.Drew:
			did.drawn++
		case automa.Reshuffled:
			did.reshuffles++
		}
		for _, e := range steps[i].Events {
			if e.Seat == engine.AutomaSeat {
				did.event(e)
			}
		}
	}
	return did
}

func (d *deeds) event(e engine.Event) {
	switch {
	case e.Kind == engine.TilePlaced:
		d.builds++
	case e.Kind == engine.LinkPlaced:
		d.links++
	case e.Kind == engine.TileSold:
		d.sold++
	case e.Kind == engine.Passed:
		d.passes++
	case e.Kind == engine.Scored && e.Reason == engine.ForDevelop:
		d.develops++
	}
}

// compare counts the same from the positions before and after a turn. It gives up (false) on the few turns that these do
// not tell apart: the last of an era, which clears the board, one that makes the deck anew, and one
// that house rules may add to.
func compare(g *automa.Game, before, after *automa.Position) (did deeds, ok bool) {
	if before.BackIsAgain() || before.CardIsAgain() || before.Era != after.Era || after.Decision == engine.GameOver || before.Cards.Random != after.Cards.Random {
		return deeds{}, false
	}
	seat := engine.AutomaSeat
	old, now := &before.Players[seat], &after.Players[seat]
	did = deeds{
		builds: after.Owned(seat).Len() - before.Owned(seat).Len(),
		links:  now.Links.Len() - old.Links.Len(),
		sold:   soldTiles(g, before, after),
		drawn:  int(before.Cards.Left) - int(after.Cards.Left),
	}
	// A back makes one action, so VP come from a merchant's bonus, a development or a pass, never from two of them (M17).
	switch vp := now.VP - old.VP; {
	case vp == 0 || did.sold > 0:
	case vp == g.Limits.AutomaDevelopVP:
		did.develops = 1
	case vp == g.Limits.AutomaPassVP:
		did.passes = 1
	default:
		return deeds{}, false
	}
	return did, true
}

// soldTiles counts the Automa's mills, manufacturers and potteries that a turn flipped, those it built included: they flip by
// a sale only (B12.4).
func soldTiles(g *automa.Game, before, after *automa.Position) (n int) {
	for r := after.Owned(engine.AutomaSeat); r != 0; r = r.Rest() {
		x := r.First()
		if before.Tiles[x].Flipped == after.Tiles[x].Flipped {
			continue
		}
		if g.Sold(g.Tiles[after.Tiles[x].Tile].Industry) {
			n++
		}
	}
	return n
}
