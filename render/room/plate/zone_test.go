package plate

import (
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// Every zone of the Soho board has a drawing of its own; a zone of another board has one of what it is.
func TestEveryZoneHasADrawing(t *testing.T) {
	g := decks.Industry()
	seen := map[string]industry.ID{}
	for z := range industry.ID(industry.Zones) {
		drawing := drawingOf(g, z)
		if !assets.Known(drawing) {
			t.Errorf("%s has the drawing %q, which is not there", z, drawing)
		}
		if other, known := seen[drawing]; known && g.Zones[z].Kind != industry.Joker {
			t.Errorf("%s and %s have the same drawing, %q", z, other, drawing)
		}
		seen[drawing] = z
		if usual := usualDrawing(&industry.Zone{Kind: g.Zones[z].Kind, Makes: g.Zones[z].Makes, Network: g.Zones[z].Network}, z); g.Zones[z].Kind != industry.Joker && !assets.Known("zones/"+usual) {
			t.Errorf("a zone at %s would have the drawing %q, which is not there", z, usual)
		}
	}
}

// The signs of resources, of networks and of what became of a zone differ without their colours.
func TestSignsOfIndustryDifferWithoutColours(t *testing.T) {
	var signs []view.Painting
	for _, r := range append(industry.Resources[:], industry.Any) {
		signs = append(signs, Supply{Resource: r})
	}
	for _, n := range industry.Networks {
		signs = append(signs, NetworkBadge{Network: n})
	}
	owned := DeedOf(&theme.Foundry, 0, false)
	lost := owned
	lost.Lost = true
	signs = append(signs, Taler{Value: 1}, Taler{Value: 5}, owned, lost, DeedOf(&theme.Foundry, 0, true))
	for _, side := range []int{15, 24, 48} {
		seen := map[string]view.Painting{}
		for _, sign := range signs {
			look := darkness(painted(sign, side))
			if other, known := seen[look]; known {
				t.Errorf("%d pixels: %+v and %+v look the same", side, other, sign)
			}
			seen[look] = sign
		}
	}
}

// Each kind of zone has an outline of its own, and what is lit, developed or gone looks otherwise.
func TestKindsOfZonesDifferInTheirOutline(t *testing.T) {
	outlines := map[string]industry.Kind{}
	for kind := industry.Factory; kind <= industry.Joker; kind++ {
		z := Zone{Kind: kind, Drawing: "zones/bank", Network: industry.River, Joker: industry.Brick}
		outline := []byte{}
		for i, a := 3, painted(z, 80); i < len(a.Pix); i += 4 {
			outline = append(outline, a.Pix[i]/128)
		}
		if other, known := outlines[string(outline)]; known {
			t.Errorf("the kinds %s and %s have the same outline", kind, other)
		}
		outlines[string(outline)] = kind
		looks := map[string]bool{}
		for _, variant := range []Zone{z, {Kind: kind, Drawing: z.Drawing, Network: z.Network, Joker: z.Joker, Light: Offered},
			{Kind: kind, Drawing: z.Drawing, Network: z.Network, Joker: z.Joker, Light: Gone}} {
			looks[string(painted(variant, 80).Pix)] = true
		}
		if len(looks) != 3 {
			t.Errorf("%s: only %d looks", kind, len(looks))
		}
	}
}
