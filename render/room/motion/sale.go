package motion

import (
	"slices"
	"time"

	"sohofoundry/engine"
)

// Times of a sale. The barrel is on its way for 260 ms, and the goods leave while it still rolls; when they are there the tile flips.
const (
	goodsAfter  = 200 * time.Millisecond // the last barrel has begun to roll
	selling     = 360 * time.Millisecond
	emptyAfter  = 100 * time.Millisecond // a barrel was taken: the brewery flips if it was the last one
	bonusAfter  = 640 * time.Millisecond // the tile has begun to flip
	rollsAtMost = carried                // of a barrel, however many links it rolls along
)

// sells reports whether a tile is sold.
func sells(events engine.Log) bool {
	return slices.ContainsFunc(events, func(e engine.Event) bool { return e.Kind == engine.TileSold })
}

// bonusLast puts what a merchant gives for the barrel after the sale that it was used for: it is handed over at the end.
func bonusLast(events engine.Log) engine.Log {
	var sale, bonus engine.Log
	for _, e := range events {
		if e.Reason == engine.ForBonus || e.Kind == engine.BonusLost {
			bonus = append(bonus, e)
		} else {
			sale = append(sale, e)
		}
	}
	return append(sale, bonus...)
}

// timeSale gives the acts of a sale their times. They overlap more than other ones: the beer, the goods, the flip of the tile with its
// income and VP, the bonus. A brewery that runs dry flips while the goods are on their way.
func timeSale(acts []act) {
	var barrel, barrels, flip, goods time.Duration
	sold := false
	for i := range acts {
		a := &acts[i]
		switch e := &a.event; {
		case e.Kind == engine.Consumed:
			barrel = barrels * follows
			barrels++
			a.begin = barrel
			a.shows[0].long = min(a.shows[0].long, rollsAtMost)
			goods = barrel + goodsAfter
		case e.Kind == engine.DistantTurned:
			goods = goodsAfter
		case e.Reason == engine.ForDistant:
			a.begin = goods
		case e.Kind == engine.TileSold:
			sold = true
			a.begin = goods
		case e.Kind == engine.TileFlipped && sold:
			a.begin = goods + selling
			flip = a.begin
		case e.Kind == engine.TileFlipped:
			a.begin = barrel + emptyAfter
			flip = a.begin
		case e.Kind == engine.IncomeMoved && e.Reason == engine.ForFlip:
			a.begin = flip + incomeAfter
		case e.Kind == engine.BonusLost:
			a.begin = flip + popAfter
		case e.Reason == engine.ForBonus:
			a.begin = flip + bonusAfter
		}
	}
}
