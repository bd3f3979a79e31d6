package motion

import (
	"slices"
	"testing"
	"time"

	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
)

// Events are those of the play in the order in which they change the table: as they happened, but a merchant's bonus comes after the
// sale that it is for.
func (p *Play) Events() engine.Log {
	var events engine.Log
	for i := range p.acts {
		if e := p.acts[i].event; e.Kind != 0 {
			events = append(events, e)
		}
	}
	return events
}

// onWay are the kinds of event of which a piece or a marker is seen on its way before it changes the table.
var onWay = []engine.EventKind{engine.Drew, engine.WildTaken, engine.TilePlaced, engine.TileDeveloped, engine.MoneyMoved, engine.IncomeMoved,
	engine.Scored}

// Nothing is seen of an event before it has changed the table, but for those on their way: with them the table changes when the first piece
// or marker arrives, and not before. That holds however much a play is hurried, as those of whole turns and of the ends of eras are.
func TestActs_NothingIsSeenBeforeItHappens(t *testing.T) {
	const rounding = time.Microsecond
	seen := map[engine.EventKind]bool{}
	hurried := 0
	for seed := range uint64(3) {
		r, err := played.Game(played.Medium(seed), -1)
		if err != nil {
			t.Fatal(err)
		}
		for i := range r.Entries() {
			e := &r.Entries()[i]
			play := New(r.Game(), e.Before, e.Events, false)
			if play.Length >= longest {
				hurried++
			}
			for n := range play.acts {
				a := &play.acts[n]
				if a.atEnd && !slices.Contains(onWay, a.event.Kind) {
					t.Fatalf("seed %d, entry %d: %v is on its way", seed, i, a.event.Kind)
				}
				seen[a.event.Kind] = seen[a.event.Kind] || len(a.shows) > 0
				for m := range a.shows {
					from := a.begin + a.shows[m].after
					switch arrives := from + a.shows[m].long; {
					case a.atEnd && m == 0 && a.applied+rounding < arrives:
						t.Fatalf("seed %d, entry %d: %v changes the table at %v, and arrives at %v", seed, i, a.event.Kind, a.applied, arrives)
					case !a.atEnd && from+rounding < a.applied:
						t.Fatalf("seed %d, entry %d: %v is seen from %v on, and changes the table at %v", seed, i, a.event.Kind, from, a.applied)
					case a.shows[m].pulse != nil && a.shows[m].pulse.Kind == Raise && from+rounding < a.applied:
						t.Fatalf("seed %d, entry %d: a tile is raised from %v on, and is there at %v", seed, i, from, a.applied)
					}
				}
			}
		}
	}
	for _, kind := range []engine.EventKind{engine.TilePlaced, engine.TileFlipped, engine.TileRemoved, engine.LinkPlaced, engine.LinkRemoved,
		engine.Consumed, engine.SoldToMarket, engine.MoneyMoved, engine.IncomeMoved, engine.Scored} {
		if !seen[kind] {
			t.Errorf("no %v was seen", kind)
		}
	}
	if hurried == 0 {
		t.Error("no play was hurried")
	}
}
