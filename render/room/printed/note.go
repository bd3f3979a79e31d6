package printed

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Cells draws the 2×2 square for ties with its marked cell, in the middle of an area, and returns where it is.
func Cells(c *widget.Canvas, area view.Rect, cell automa.Cell) view.Rect {
	side := min(area.W, area.H)
	area = view.Around(area.Middle(), side, side)
	const gap = 2.0
	half := (side - gap) / 2
	for n := range automa.Cells {
		fill := c.Palette.Panel
		if automa.Cell(n) == cell {
			fill = c.Palette.No
		}
		at := view.Rect{X: area.X + float64(n%2)*(half+gap), Y: area.Y + float64(n/2)*(half+gap), W: half, H: half}
		c.Box(at, 2.5, fill, c.Palette.Soft)
	}
	return area
}

// NoteGap is between the pieces of a note.
const NoteGap = 5.0

// Piece is a part of a note: a text, or a sign in its own colour, or as a painting where those can be seen.
type Piece struct {
	Text, Icon string
	Ink        view.Colour
	Painting   view.Painting
}

// cube is the sign of iron.
const cube = "cube"

// Wide is how wide a piece is, with signs a number of times as large as on the screen.
func (n *Piece) Wide(style widget.Style, times float64) float64 {
	switch n.Icon {
	case "":
		return style.Width(n.Text)
	case cube:
		return 12 * times
	}
	return 16 * times
}

// Note tells the needs or gains of an action of a back.
func Note(c *widget.Canvas, g *automa.Game, facts *automa.BackFacts, action automa.BackAction) []Piece {
	w := words.In(c.Words)
	switch action {
	case automa.BackSell:
		if !g.Rules().Merchants {
			return ports(c, facts)
		}
		return []Piece{{Text: w.Text("theatre.back.else")}, {Icon: "brewery", Ink: c.Palette.Beer}, {Text: w.Location(facts.Brewery)}}
	case automa.BackDevelop:
		iron := Piece{Icon: cube, Ink: c.Palette.Iron, Painting: plate.CubeOf(c.Palette, engine.Iron)}
		return []Piece{iron, {Text: w.Text("theatre.back.iron", "n", strconv.Itoa(int(facts.DevelopTo)),
			"money", w.Money(int(facts.DevelopTo)), "vp", strconv.Itoa(int(g.Limits.AutomaDevelopVP)))}}
	case automa.BackNetwork:
		if facts.Toward[0] != 0 {
			return []Piece{{Text: w.Text("theatre.back.toward", "list", toward(w, facts))}}
		}
	}
	return []Piece{{Text: w.Text("theatre.back.note."+action.String(), "vp", strconv.Itoa(int(g.Limits.AutomaPassVP)))}}
}

// ports are the signs of SELL on the Lancashire map: the Automa's own port, or one link to it; in a second row the distant market
// and the human's port (N13).
func ports(c *widget.Canvas, facts *automa.BackFacts) []Piece {
	p := c.Palette
	pieces := []Piece{{Icon: "port", Ink: livery.Seat(p, engine.AutomaSeat)}, {Icon: "network", Ink: p.Soft}}
	if facts.SecondRow {
		pieces = append(pieces, Piece{Text: c.Words.Text("theatre.back.else")}, Piece{Icon: "ship", Ink: p.Text},
			Piece{Icon: "port", Ink: livery.Seat(p, engine.HumanSeat)})
	}
	return pieces
}

// toward lists the end points that NETWORK leads to first (N14).
func toward(w words.Words, facts *automa.BackFacts) string {
	var names []string
	for _, l := range facts.Toward {
		if l != 0 {
			names = append(names, w.Location(l))
		}
	}
	return w.Commas(names)
}

// DrawNote writes a note, its last text smaller if there is too little room, with signs a number of times as large as on the screen.
func DrawNote(c *widget.Canvas, area view.Rect, pieces []Piece, style widget.Style, times float64) {
	for _, n := range pieces {
		wide := min(n.Wide(style, times), area.W)
		sign := view.Around(view.Point{X: area.X + wide/2, Y: area.Middle().Y}, wide, wide)
		switch {
		case n.Painting != nil:
			c.Picture(sign, n.Painting, 1)
		case n.Icon != "":
			c.Icon(sign, n.Icon, n.Ink)
		default:
			c.Fitted(view.Rect{X: area.X, Y: area.Y, W: wide + 0.5, H: area.H}, n.Text, style)
		}
		_, area = area.Left(wide + NoteGap*times)
	}
}
