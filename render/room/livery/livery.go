// Package livery says how the seats, industries and locations of the game are shown, with the colours and icons of package ui.
package livery

import (
	"sohofoundry/engine"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// Plate is the colour of the tiles and links of a seat.
func Plate(p *theme.Palette, seat engine.Seat) view.Colour {
	return p.Coat(int(seat)).Plate
}

// Seat is the colour of a seat in text and signs on panels.
func Seat(p *theme.Palette, seat engine.Seat) view.Colour {
	return p.Coat(int(seat)).Text
}

// seatIcons are the signs of the seats; the second one's is the Automa's too.
var seatIcons = [engine.MaxSeats]string{"player", "cog", "spyglass", "barrel"}

// SeatIcon is the name of a seat's icon: its sign, or a lone rival's face.
func SeatIcon(p *theme.Palette, seat engine.Seat) string {
	if p.Rival && seat == engine.AutomaSeat {
		return "rival"
	}
	return seatIcons[seat]
}

// SeatDeep is the dark companion of a seat's plates.
func SeatDeep(p *theme.Palette, seat engine.Seat) view.Colour {
	return p.Coat(int(seat)).Deep
}

// Industry is the colour of an industry's sign on dark ground.
func Industry(i engine.Industry) view.Colour { return signs[i].colour }

// OnPanel is a colour for a sign on a panel: that of text, where the sign would hardly be seen.
func OnPanel(p *theme.Palette, c view.Colour) view.Colour {
	if theme.Contrast(c, p.Panel) < 3 {
		return p.Text
	}
	return c
}

// IndustryIcon is the name of an industry's icon.
func IndustryIcon(i engine.Industry) string { return signs[i].icon }

var signs = [engine.MaxIndustries]struct {
	icon   string
	colour view.Colour
}{
	{"factory", 0x757874ff},
	engine.Cotton:       {"cotton", 0xf3e4c2ff},
	engine.Manufacturer: {"manufacturer", 0xe6bf6aff},
	engine.Pottery:      {"pottery", 0xee8d78ff},
	engine.CoalMine:     {"coal", 0xc6d0d6ff},
	engine.IronWorks:    {"iron", 0xf09a58ff},
	engine.Brewery:      {"brewery", 0xe2a54aff},
	engine.Port:         {"port", 0x9fdbe4ff},
	engine.Shipyard:     {"shipyard", 0xe8bb86ff},
}

// Banner is the colour of a location's banner.
func Banner(p *theme.Palette, l *engine.LocationFacts) view.Colour {
	if own, ok := regions[l.ID]; ok && l.Banner == "other" {
		return p.Banner(own)
	}
	return p.Banner(l.Banner)
}

// regions are the colours of those towns in Lancashire with banners that do not tell which cards are in play: red at the ports, gold in
// the coalfield, purple around Manchester.
var regions = map[string]string{
	"birkenhead": "red", "ellesmere-port": "red", "liverpool": "red", "preston": "red", "warrington-runcorn": "red",
	"bolton": "gold", "bury": "gold", "rochdale": "gold", "wigan": "gold",
	"macclesfield": "purple", "manchester": "purple", "oldham": "purple", "stockport": "purple",
}
