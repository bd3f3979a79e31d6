package terminal

import (
	"math"
	"strconv"
	"strings"

	"sohofoundry/engine"
)

// The map draws the board in characters: every place where it is on the printed board, with its spaces below it, and the
// built links as dotted lines. It is a picture; `map PLACE` tells the same of one place in words, for any reader.

// mapHeight leaves two of 24 lines for what is asked.
const mapHeight = 22

// marks of the seats: what a link is drawn with, and what stands before a tile.
var marks = [engine.MaxSeats]byte{'=', '#', '+', '%'}

// sheet is what is drawn on.
type sheet [][]byte

func newSheet(width, height int) sheet {
	s := make(sheet, height)
	for i := range s {
		s[i] = []byte(strings.Repeat(" ", width))
	}
	return s
}

// write puts a text on the sheet, centred, or a little beside where another text is in the way.
func (s sheet) write(x, y int, text string) {
	left := x - len(text)/2
	for _, aside := range []int{0, 1, -1, 2, -2, 3, -3} {
		if s.free(left+aside, y, len(text)) {
			left += aside
			break
		}
	}
	copy(s[y][max(0, min(left, len(s[0])-len(text))):], text)
}

// free reports whether a text of some length would stand between blanks.
func (s sheet) free(x, y, length int) bool {
	from, to := max(0, x-1), min(x+length+1, len(s[0]))
	return x >= 0 && x+length <= len(s[0]) && strings.TrimSpace(string(s[y][from:to])) == ""
}

// draw dots a straight line where nothing is written.
func (s sheet) draw(x0, y0, x1, y1 int, mark byte) {
	n := max(abs(x1-x0)/2, abs(y1-y0), 1)
	for i := 0; i <= n; i++ {
		if cell := &s[y0+(y1-y0)*i/n][x0+(x1-x0)*i/n]; *cell == ' ' {
			*cell = mark
		}
	}
}

func abs(n int) int { return max(n, -n) }

// boardMap draws the board, or tells of one place.
func (t *Client) boardMap(place string) []string {
	if place != "" || t.Words.Plain {
		return t.places(place)
	}
	s := &t.rec.Position().State
	sheet := newSheet(t.Words.Width, mapHeight)
	for l := engine.Location(1); int(l) < len(t.game().Locations); l++ {
		x, y := t.at(sheet, l)
		sheet.write(x, y, t.shortName(l))
		for i, spaces := range t.spaces(s, l) {
			sheet.write(x, y+1+i, spaces)
		}
	}
	for seat := range int(s.Seats) {
		for r := s.Players[seat].Links; r != 0; r = r.Rest() {
			t.drawLink(sheet, r.First(), marks[seat])
		}
	}
	var lines []string
	for _, line := range sheet {
		lines = append(lines, strings.TrimRight(string(line), " "))
	}
	return append(lines, t.Words.Wrap(t.say("map.legend"), 0)...)
}

// at is where a place is drawn: the printed position on the sheet, with room for two lines.
func (t *Client) at(s sheet, l engine.Location) (x, y int) {
	f := &t.game().Locations[l]
	x = int(math.Round((f.X - 60) * float64(len(s[0])) / 870)) // the outermost places lie 60 and 70 from the edges
	y = int(math.Round(f.Y * float64(len(s)-2) / 920))
	return x, y
}

func (t *Client) drawLink(s sheet, x engine.Line, mark byte) {
	ends := t.game().Lines[x].Ends
	for _, end := range ends[1:] {
		x0, y0 := t.at(s, ends[0])
		x1, y1 := t.at(s, end)
		s.draw(x0, y0, x1, y1, mark)
	}
}

// shortName is the name of a place without what it shares with others of its kind, for the map alone.
func (t *Client) shortName(l engine.Location) string {
	if t.game().Locations[l].Kind == engine.Farm {
		return t.say("map.farm")
	}
	return t.game().Locations[l].Name
}

// widestPlace is how many spaces a place may show in one line; Birmingham, with four, shows its two rows.
const widestPlace = 3

// spaces shows the spaces of a place in one line, or by rows where they are many.
func (t *Client) spaces(s *engine.State, l engine.Location) (lines []string) {
	slots := t.game().SlotsAt(l)
	row := -1
	for r := slots; r != 0; r = r.Rest() {
		if own := t.game().Slots[r.First()].Row; lines == nil || slots.Len() > widestPlace && own != row {
			row = own
			lines = append(lines, "")
		}
		lines[len(lines)-1] += "[" + t.drawn(s, r.First()) + "]"
	}
	return lines
}

// drawn is a space on the map: an empty one by the initials of its industries, a tile by its owner's mark, initial and level,
// its cubes, or * when flipped.
func (t *Client) drawn(s *engine.State, x engine.Slot) (text string) {
	placed := s.Tiles[x]
	if placed.Tile == 0 {
		for i := engine.Cotton; i <= engine.Brewery; i++ {
			if t.game().Slots[x].Industries.Has(i) {
				text += initials[i]
			}
		}
		return text
	}
	f := &t.game().Tiles[placed.Tile]
	text = string(marks[placed.Owner]) + strings.ToUpper(initials[f.Industry]) + strconv.Itoa(int(f.Level))
	switch {
	case placed.Flipped:
		text += "*"
	case placed.Cubes > 0:
		text += ":" + strconv.Itoa(int(placed.Cubes))
	}
	return text
}

// initials of the industries on the map: o for coal, as c is cotton.
var initials = [engine.Industries + 1]string{"", "c", "m", "p", "o", "i", "b"}

// places tells of the places whose id or name begins with a word, or of all.
func (t *Client) places(word string) (lines []string) {
	for l := engine.Location(1); int(l) < len(t.game().Locations); l++ {
		f := &t.game().Locations[l]
		if strings.HasPrefix(f.ID, strings.ToLower(word)) || strings.HasPrefix(strings.ToLower(f.Name), strings.ToLower(word)) {
			lines = append(lines, t.place(l)...)
		}
	}
	if lines == nil {
		lines = []string{t.say("map.none", "place", quoted(word))}
	}
	return lines
}

// place tells of one place: its spaces, its tiles, and where its lines lead.
func (t *Client) place(l engine.Location) []string {
	s := &t.rec.Position().State
	var spaces, lines []string
	for r := t.game().SlotsAt(l); r != 0; r = r.Rest() {
		spaces = append(spaces, t.space(s, r.First()))
	}
	for r := t.game().LinesAt(l); r != 0; r = r.Rest() {
		lines = append(lines, t.line(s, r.First()))
	}
	text := t.Words.Location(l) + ": "
	if len(spaces) > 0 {
		text += strings.Join(spaces, "; ") + ". "
	}
	return t.Words.Wrap(text+t.say("map.lines", "lines", strings.Join(lines, "; ")), 4)
}

func (t *Client) space(s *engine.State, x engine.Slot) string {
	text := t.game().SlotName(x) + " " + t.Words.Industries(t.game().Slots[x].Industries)
	if placed := s.Tiles[x]; placed.Tile != 0 {
		text += ": " + t.say("seat."+strconv.Itoa(int(placed.Owner))) + ", " + t.tile(s, x)
	}
	return text
}

func (t *Client) line(s *engine.State, x engine.Line) string {
	text := t.game().Lines[x].ID
	for seat := range int(s.Seats) {
		if s.Players[seat].Links.Has(x) {
			return text + " (" + t.say("seat."+strconv.Itoa(seat)) + ")"
		}
	}
	switch f := &t.game().Lines[x]; {
	case !f.Canal:
		return text + " " + t.say("map.rail-only")
	case !f.Rail:
		return text + " " + t.say("map.canal-only")
	}
	return text
}
