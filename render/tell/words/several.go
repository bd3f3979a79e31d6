package words

import (
	"strings"

	"sohofoundry/engine"
)

// IsYou reports whether it is a seat's person who looks.
func (w Words) IsYou(seat engine.Seat) bool { return seat == w.You && !w.Numbered }

// Each lists what seats have, "Ada 61 VP, Rival 2 44 VP", by the text of a key that takes a name and a number.
func (w Words) Each(key string, seats []engine.Seat, number func(engine.Seat) string) string {
	var list []string
	for _, seat := range seats {
		list = append(list, w.Text(key, "name", w.SeatName(seat), "n", number(seat)))
	}
	return w.Commas(list)
}

// EachVP lists the VP of seats.
func (w Words) EachVP(seats []engine.Seat, vp func(engine.Seat) int) string {
	return w.Each("page.seats.vp", seats, func(seat engine.Seat) string { return strings.TrimPrefix(Signed(vp(seat)), "+") })
}
