package plate

import (
	"strings"

	"sohofoundry/engine/industry"
	"sohofoundry/render/ui/assets"
)

// drawingOf is the name of the drawing of a zone: that of its name on the board or, as a board may have any, one of what it is.
func drawingOf(g *industry.Game, z industry.ID) string {
	f := &g.Zones[z]
	if f.Kind == industry.Joker {
		return "zones/joker"
	}
	words := strings.FieldsFunc(strings.ToLower(f.Name), func(r rune) bool { return r < 'a' || r > 'z' })
	if own := "zones/" + strings.Join(words, "-"); assets.Known(own) {
		return own
	}
	return "zones/" + usualDrawing(f, z)
}

// usualDrawing is the drawing of a zone that has none of its own.
func usualDrawing(f *industry.Zone, z industry.ID) string {
	switch {
	case f.Kind == industry.Technology:
		return technologies[z.Era()][z.Column()%2]
	case f.Kind == industry.Bonus:
		return stations[f.Network]
	case f.Makes != industry.NoResource:
		return makers[f.Makes]
	case f.Discount:
		return "bank"
	}
	return factories[z.Era()][z.Column()%3]
}

// The drawings of zones that have none of their own.
var (
	stations = [...]string{industry.River: "harbour", industry.Tracks: "railway-station", industry.Pipeline: "pumping-station",
		industry.Power: "power-station"}
	makers = [...]string{industry.Brick: "brickyard", industry.Stone: "quarry", industry.Wood: "sawmill", industry.Ceramics: "pottery",
		industry.Glass: "glassworks", industry.Iron: "iron-ore-mine", industry.Cable: "cable-works", industry.Steel: "steel-works",
		industry.Cement: "cement-works", industry.Plastic: "plastics-works", industry.Computer: "computer-works"}
	technologies = [industry.Eras][2]string{{"water-wheel", "writing"}, {"printing", "steam-engine"}, {"telegraph", "photography"},
		{"radio", "transistor"}, {"nanotech", "fusion"}}
	factories = [industry.Eras][3]string{{"clay-pit", "grain-mill", "weaver"}, {"paper-mill", "brewery", "cloth-mill"},
		{"gas-works", "locomotive-works", "coal-mine"}, {"refinery", "car-works", "aircraft-works"},
		{"chip-foundry", "robot-works", "battery-works"}}
)
