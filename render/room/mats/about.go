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
	p := &s.Players[about.Seat]
	left := int(p.Mat[about.Tile])
	tip := widget.Tip{Title: w.Text("mat-page.next."+f.Industry.String(), "level", w.Level(about.Tile))}
	cited := []cite.Subject{cite.MatTile}
	say := func(key string, named ...string) {
		tip.Lines = append(tip.Lines, w.Text("mat-page.about."+key, named...))
	}
	say("cost_"+strconv.Itoa(min(int(f.Coal), 1)*2+min(int(f.Iron), 1)), "money", w.Money(int(f.Money)),
		"coal", w.Amount(int(f.Coal), engine.Coal), "iron", w.Amount(int(f.Iron), engine.Iron))
	if f.Amount != [2]uint8{} {
		r := g.Produces(about.Tile)
		say("makes", "canal", strconv.Itoa(int(f.Amount[0])), "rail", w.Amount(int(f.Amount[1]), r))
		cited = append(cited, cite.Producer)
	} else {
		say("sold", "beer", w.Amount(int(f.BeerToSell), engine.Beer), "n", strconv.Itoa(int(f.BeerToSell)))
		cited = append(cited, cite.Goods)
	}
	brings := "brings"
	if s.IsAutoma(about.Seat) { // it has no income (M2)
		brings = "brings_automa"
		cited = append(cited, cite.AutomasTile)
	}
	say(brings, "vp", strconv.Itoa(int(f.VP)), "income", strconv.Itoa(int(f.IncomeSpaces)), "link", strconv.Itoa(int(f.LinkVP)))
	switch {
	case !f.Rail:
		say("canal")
	case !f.Canal:
		say("rail")
	}
	if !f.Developable {
		say("bulb")
		cited = append(cited, cite.LightBulb)
	}
	say("left", "n", strconv.Itoa(left), "all", strconv.Itoa(int(about.Start)))
	if removed := int(f.Count) - int(about.Start); removed > 0 {
		say("removed", "n", strconv.Itoa(removed))
	}
	if g.Next(p, f.Industry) == about.Tile {
		say("next")
	}
	tip.Rules = w.Cite(cite.Of(cited...)...)
	return tip
}
