package mats

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/tell/cite"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// Tile is a kind of tile on a mat, for inspection.
type Tile struct {
	Seat  engine.Seat
	Tile  engine.Tile
	Start uint8 // how many there were when the game began
}

// About tells about a tile of a mat; it has nothing to tell about anything else.
func About(w words.Words, g *automa.Game, s *engine.State, subject any) widget.Tip {
	about, ok := subject.(Tile)
	if !ok || about.Tile == 0 {
		return widget.Tip{}
	}
	f := &g.Tiles[about.Tile]
	t := teller{w: w, tip: widget.Tip{Title: w.Text("mat-page.next."+f.Industry.String(), "level", w.Level(about.Tile))}}
	t.cite(cite.MatTile)
	if f.Canal || f.Rail {
		t.building(g, about.Tile)
		t.flipped(f, s.IsAutoma(about.Seat))
	} else {
		t.say("never")
		t.cite(cite.NeverBuilt)
	}
	if !f.Developable {
		t.say("bulb")
		t.cite(cite.LightBulb)
	}
	p := &s.Players[about.Seat]
	t.say("left", "n", strconv.Itoa(int(p.Mat[about.Tile])), "all", strconv.Itoa(int(about.Start)))
	if removed := int(f.Count) - int(about.Start); removed > 0 {
		t.say("removed", "n", strconv.Itoa(removed))
	}
	if g.Next(p, f.Industry) == about.Tile {
		t.say("next")
	}
	t.tip.Rules = w.Cite(cite.Of(t.cited...)...)
	return t.tip
}

// teller gathers the sentences about a tile, and the rules behind them.
type teller struct {
	w     words.Words
	tip   widget.Tip
	cited []cite.Subject
}

func (t *teller) say(key string, named ...any) {
	t.tip.Lines = append(t.tip.Lines, t.w.Text("mat-page.about."+key, named...))
}

func (t *teller) cite(subjects ...cite.Subject) { t.cited = append(t.cited, subjects...) }

// building tells the cost of a tile, and how it comes to be flipped.
func (t *teller) building(g *automa.Game, tile engine.Tile) {
	w, f := t.w, &g.Tiles[tile]
	t.say("cost_"+strconv.Itoa(min(int(f.Coal), 1)*2+min(int(f.Iron), 1)), "money", w.Money(int(f.Money)),
		"coal", w.Noun().Amount(int(f.Coal), engine.Coal), "iron", w.Noun().Amount(int(f.Iron), engine.Iron))
	switch {
	case f.Amount != [2]uint8{} && f.Canal != f.Rail:
		made := f.Amount[0]
		if f.Rail {
			made = f.Amount[1]
		}
		t.say("makes-once", "amount", w.Noun().Amount(int(made), g.Produces(tile)))
		t.cite(cite.Producer)
	case f.Amount != [2]uint8{}:
		t.say("makes", "canal", strconv.Itoa(int(f.Amount[0])), "rail", w.Noun().Amount(int(f.Amount[1]), g.Produces(tile)))
		t.cite(cite.Producer)
	case !g.Rules().Merchants:
		t.say("flips-" + f.Industry.String())
		t.cite(flips[f.Industry])
	default:
		t.say("sold", "beer", w.Noun().Amount(int(f.BeerToSell), engine.Beer), "n", strconv.Itoa(int(f.BeerToSell)))
		t.cite(cite.Goods)
	}
}

// flips are the rules that flip the tiles without cubes on the Lancashire map.
var flips = map[engine.Industry]cite.Subject{engine.Cotton: cite.Mill, engine.Port: cite.Port, engine.Shipyard: cite.Shipyard}

// flipped tells the gain from a tile once it is flipped, and in which era it can be built at all.
func (t *teller) flipped(f *engine.TileFacts, automa bool) {
	brings := "brings"
	if automa { // it has no income (M2)
		brings = "brings_automa"
		t.cite(cite.AutomasTile)
	}
	t.say(brings, "vp", strconv.Itoa(int(f.VP)), "income", strconv.Itoa(int(f.IncomeSpaces)), "link", strconv.Itoa(int(f.LinkVP)))
	switch {
	case !f.Rail:
		t.say("canal")
	case !f.Canal:
		t.say("rail")
	}
}
