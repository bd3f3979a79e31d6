package terminal

import (
	"math"
	"strconv"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/words"
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

// draw dots a straight line where nothing is written, and returns how many dots that are.
func (s sheet) draw(x0, y0, x1, y1 int, mark byte) (dots int) {
	n := max(abs(x1-x0)/2, abs(y1-y0), 1)
	for i := 0; i <= n; i++ {
		if cell := &s[y0+(y1-y0)*i/n][x0+(x1-x0)*i/n]; *cell == ' ' {
			*cell = mark
			dots++
		}
	}
	return dots
}

func abs(n int) int { return max(n, -n) }

// boardMap draws the board, or tells of one place; of all where a drawing has no room or no reader.
func (t *Client) boardMap(place string) []string {
	if place != "" || t.Words.Plain || t.Words.Width < words.DefaultWidth {
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
	var lines, hidden []string
	for seat := range int(s.Seats) {
		for r := s.Players[seat].Links; r != 0; r = r.Rest() {
			if t.drawLink(sheet, r.First(), marks[seat]) < leastDots {
				hidden = append(hidden, t.Words.Line(r.First())+" "+string(marks[seat]))
			}
		}
	}
	for _, line := range sheet {
		lines = append(lines, strings.TrimRight(string(line), " "))
	}
	if hidden != nil {
		lines = append(lines, t.Words.Wrap(t.say("map.hidden", "links", strings.Join(hidden, ", ")), 2)...)
	}
	return append(lines, t.Words.Wrap(t.say("map.legend"), 0)...)
}

// leastDots is how many dots of a link must be seen; shorter ones are told below the map.
const leastDots = 2

// at is where a place is drawn: the printed position on the sheet, with room for two lines.
func (t *Client) at(s sheet, l engine.Location) (x, y int) {
	f := &t.game().Locations[l]
	x = int(math.Round((f.X - 60) * float64(len(s[0])) / 870)) // the outermost places lie 60 and 70 from the edges
	y = int(math.Round(f.Y * float64(len(s)-2) / 920))
	return x, y
}

func (t *Client) drawLink(s sheet, x engine.Line, mark byte) (dots int) {
	ends := t.game().Lines[x].Ends
	for _, end := range ends[1:] {
		x0, y0 := t.at(s, ends[0])
		x1, y1 := t.at(s, end)
		dots += s.draw(x0, y0, x1, y1, mark)
	}
	return dots
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

// place tells of one place: its spaces and tiles, what its merchants take, and where its lines lead.
func (t *Client) place(l engine.Location) []string {
	s := &t.rec.Position().State
	lines := []string{t.Words.Location(l)}
	for r := t.game().SlotsAt(l); r != 0; r = r.Rest() {
		for i, line := range t.Words.Wrap(t.space(s, r.First()), 4) {
			if i == 0 {
				line = "  " + line
			}
			lines = append(lines, line)
		}
	}
	if goods := t.goods(s, l); goods != "" {
		lines = append(lines, "  "+t.say("map.takes", "goods", goods, "bonus", t.bonus(l)))
	}
	var ends []string
	for r := t.game().LinesAt(l); r != 0; r = r.Rest() {
		ends = append(ends, t.line(s, r.First(), l))
	}
	for i, line := range t.Words.Wrap("  "+t.say("map.lines", "lines", strings.Join(ends, ", ")), 4) {
		if i == 0 {
			line = "  " + line
		}
		lines = append(lines, line)
	}
	return lines
}

// space tells of a space: its name in the notation, what it takes, and what stands there.
func (t *Client) space(s *engine.State, x engine.Slot) string {
	text := t.game().SlotName(x) + " (" + t.Words.Industries(t.game().Slots[x].Industries) + "): "
	placed := s.Tiles[x]
	if placed.Tile == 0 {
		return text + t.say("map.empty")
	}
	return text + t.say("owner."+strconv.Itoa(int(placed.Owner))) + ", " + t.standing(s, x)
}

// line tells where a line leads from a place, whose link lies there, or what may be built there.
func (t *Client) line(s *engine.State, x engine.Line, from engine.Location) string {
	var ends []string
	for r := t.game().Ends(x) &^ (1 << from); r != 0; r = r.Rest() {
		ends = append(ends, t.Words.Location(r.First()))
	}
	text := strings.Join(ends, " + ")
	for seat := range int(s.Seats) {
		if s.Players[seat].Links.Has(x) {
			return text + " (" + t.say("owner."+strconv.Itoa(seat)) + ")"
		}
	}
	switch f := &t.game().Lines[x]; {
	case !f.Canal:
		return text + " (" + t.say("map.rail-only") + ")"
	case !f.Rail:
		return text + " (" + t.say("map.canal-only") + ")"
	}
	return text
}

// reach tells which places are in the network of the one who chooses, and which merchants are connected to it.
func (t *Client) reach() []string {
	s := &t.rec.Position().State
	_, _, merchants := t.game().Kinds()
	network := t.game().Network(s, s.Actor)
	if network == 0 {
		return t.Words.Wrap(t.say("reach.none"), 0)
	}
	lines := t.Words.Wrap(t.say("reach.network", "places", t.names(network)), 2)
	if reached := s.Connected(network) & merchants; reached != 0 {
		return append(lines, t.Words.Wrap(t.say("reach.merchants", "places", t.names(reached)), 2)...)
	}
	return append(lines, t.Words.Wrap(t.say("reach.no-merchant"), 0)...)
}

func (t *Client) names(places engine.LocationSet) string {
	var names []string
	for ; places != 0; places = places.Rest() {
		names = append(names, t.Words.Location(places.First()))
	}
	return strings.Join(names, ", ")
}
