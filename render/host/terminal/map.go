package terminal

import (
	"math"
	"strconv"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// The map draws the board in characters: every location where it is on the printed board, with its spaces below it, and the
// built links as dotted lines. It is a picture; `map LOCATION` tells the same of one location in words, for any reader.

// mapHeight leaves two of 24 lines for the question.
const mapHeight = 22

// marks of the seats: a link is drawn with them, and a tile has one before it.
var marks = [engine.MaxSeats]byte{'=', '#', '+', '%'}

// sheet is the map as lines of characters.
type sheet [][]byte

func newSheet(width, height int) sheet {
	s := make(sheet, height)
	for i := range s {
		s[i] = []byte(strings.Repeat(" ", width))
	}
	return s
}

// write puts texts on the sheet one below the other, centred on a column as near to where they are wanted as they find room,
// and returns where that is. Lines above or below count as much as three columns beside.
func (s sheet) write(x, y int, texts []string) (column, row int) {
	const lineCost = 3
	best := math.MaxInt
	for top := range len(s) - len(texts) + 1 {
		for middle := range len(s[0]) {
			if cost := abs(middle-x) + lineCost*abs(top-y); cost < best && s.free(middle, top, texts) {
				best, column, row = cost, middle, top
			}
		}
	}
	for i, text := range texts {
		copy(s[row+i][column-len(text)/2:], strings.ReplaceAll(text, " ", hardBlank))
	}
	return column, row
}

// hardBlank is a blank within a name, which no link is drawn over.
const hardBlank = "\x00"

// lines are the lines of the sheet as text.
func (s sheet) lines() (lines []string) {
	for _, line := range s {
		lines = append(lines, strings.TrimRight(strings.ReplaceAll(string(line), hardBlank, " "), " "))
	}
	return lines
}

// free reports whether texts centred on a column would stand on the sheet between blanks.
func (s sheet) free(middle, top int, texts []string) bool {
	for i, text := range texts {
		from := middle - len(text)/2
		to := from + len(text)
		if from < 0 || to > len(s[0]) || strings.TrimSpace(string(s[top+i][max(0, from-1):min(to+1, len(s[0]))])) != "" {
			return false
		}
	}
	return true
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

// boardMap draws the board, or tells of one location; of all where a drawing has no room or no reader.
func (t *Client) boardMap(name string) []string {
	if name != "" || t.Words.Plain || t.narrowScreen() {
		return t.locations(name)
	}
	s := t.state()
	sheet := newSheet(t.Words.Width, mapHeight)
	at := make([]point, len(t.game().Locations))
	for l := engine.Location(1); int(l) < len(t.game().Locations); l++ {
		x, y := t.printed(sheet, l)
		at[l].x, at[l].y = sheet.write(x, y, append([]string{t.shortName(l)}, t.spaces(s, l)...))
	}
	var hidden []string
	for seat := range int(s.Seats) {
		for r := s.Players[seat].Links; r != 0; r = r.Rest() {
			if sheet.link(at, t.game().Lines[r.First()].Ends, marks[seat]) < leastDots {
				hidden = append(hidden, t.Words.Line(r.First())+" "+string(marks[seat]))
			}
		}
	}
	lines := sheet.lines()
	if hidden != nil {
		lines = append(lines, t.Words.Wrap(t.say("map.hidden", "links", t.Words.Commas(hidden)), 2)...)
	}
	return append(lines, t.Words.Wrap(t.say("map.legend"), 0)...)
}

// leastDots is how many dots of a link must be seen; shorter ones are listed below the map.
const leastDots = 2

// point is a column and a row of the sheet.
type point struct{ x, y int }

// printed is where a location is on the printed board, with room for two lines and for the names of the outermost locations.
func (t *Client) printed(s sheet, l engine.Location) (x, y int) {
	const left, right = 30, 27 // thousandths of the board
	locations := t.game().Locations
	west, east, south := locations[1].X, locations[1].X, locations[1].Y
	for _, f := range locations[2:] {
		west, east, south = min(west, f.X), max(east, f.X), max(south, f.Y)
	}
	f := &locations[l]
	x = int(math.Round((f.X - west + left) * float64(len(s[0])) / (east - west + left + right)))
	y = int(math.Round(f.Y * float64(len(s)-2) / south))
	return x, y
}

// link dots a line from its first end to the others.
func (s sheet) link(at []point, ends []engine.Location, mark byte) (dots int) {
	from := at[ends[0]]
	for _, end := range ends[1:] {
		dots += s.draw(from.x, from.y, at[end].x, at[end].y, mark)
	}
	return dots
}

// shortName is the name of a location, for the map alone: short for a farm.
func (t *Client) shortName(l engine.Location) string {
	if t.game().Locations[l].Kind == engine.Farm {
		return t.say("map.farm")
	}
	return t.game().Locations[l].Name
}

// widestLocation is how many spaces a location may show in one line; Birmingham, with four, shows its two rows.
const widestLocation = 3

// spaces shows the spaces of a location in one line, or by rows where they are many.
func (t *Client) spaces(s *engine.State, l engine.Location) (lines []string) {
	spaces := t.game().SpacesAt(l)
	row := -1
	for r := spaces; r != 0; r = r.Rest() {
		if own := t.game().Spaces[r.First()].Row; lines == nil || spaces.Len() > widestLocation && own != row {
			row = own
			lines = append(lines, "")
		}
		lines[len(lines)-1] += "[" + t.drawn(s, r.First()) + "]"
	}
	return lines
}

// drawn is a space on the map: an empty one by the initials of its industries, a tile by its owner's mark, initial and level,
// its cubes, or * when flipped.
func (t *Client) drawn(s *engine.State, x engine.Space) (text string) {
	placed := s.Tiles[x]
	if placed.Tile == 0 {
		for i := range t.game().Spaces[x].Industries.All() {
			text += initials[i]
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
var initials = [engine.MaxIndustries]string{"", "c", "m", "p", "o", "i", "b", "p", "s"}

// locations describes the locations with an id or name that begins with a word, or all of them.
func (t *Client) locations(word string) (lines []string) {
	for l := engine.Location(1); int(l) < len(t.game().Locations); l++ {
		f := &t.game().Locations[l]
		if strings.HasPrefix(f.ID, strings.ToLower(word)) || strings.HasPrefix(strings.ToLower(f.Name), strings.ToLower(word)) {
			lines = append(lines, t.location(l)...)
		}
	}
	if lines == nil {
		lines = []string{t.say("map.none", "location", quoted(word))}
	}
	return lines
}

// location describes one location: its spaces and tiles, the goods of its merchants, and the ends of its lines.
func (t *Client) location(l engine.Location) []string {
	s := t.state()
	lines := []string{t.Words.Location(l)}
	for r := t.game().SpacesAt(l); r != 0; r = r.Rest() {
		lines = append(lines, t.Words.Hang(t.space(s, r.First()), 2, 4)...)
	}
	if goods := t.goods(s, l); goods != "" {
		lines = append(lines, t.Words.Hang(t.say("map.takes", "goods", goods, "bonus", t.bonus(l)), 2, 4)...)
	}
	if f := &t.game().Locations[l]; f.Kind == engine.EndPoint {
		lines = append(lines, t.Words.Hang(t.endPoint(f), 2, 4)...)
	}
	var ends []string
	for r := t.game().LinesAt(l); r != 0; r = r.Rest() {
		ends = append(ends, t.line(s, r.First(), l))
	}
	return append(lines, t.Words.Hang(t.say("map.lines", "lines", t.Words.Commas(ends)), 2, 4)...)
}

// endPoint tells of a named place at the edge of the map (C4.1, C5.2).
func (t *Client) endPoint(f *engine.LocationFacts) string {
	market := "no"
	if f.Market {
		market = "yes"
	}
	return t.say("map.end-point", "vp", strconv.Itoa(int(f.LinkIcons)), "market", market)
}

// space describes a space: its name, its name in the notation, its industries, and its tile.
func (t *Client) space(s *engine.State, x engine.Space) string {
	tile := t.say("map.empty")
	if placed := s.Tiles[x]; placed.Tile != 0 {
		tile = t.say("map.owned", "owner", t.say("owner."+strconv.Itoa(int(placed.Owner))), "tile", t.standing(s, x))
	}
	name := notation.SpaceName(t.game().Game, x)
	if t.game().SpacesAt(t.game().LocationOf(x)).Len() > 1 { // as the Automa's turn and all else call it
		name = t.Words.Commas([]string{t.Words.Position(x), name})
	}
	return t.say("map.space", "space", name, "takes", t.Words.Noun().Industries(t.game().Spaces[x].Industries), "tile", tile)
}

// line tells where a line leads from a location, and the owner of the link on it or the kind of link that may be built there.
func (t *Client) line(s *engine.State, x engine.Line, from engine.Location) string {
	text := t.Words.Plus(t.Words.Locations(t.game().Ends(x) &^ (1 << from)))
	for seat := range int(s.Seats) {
		if s.Players[seat].Links.Has(x) {
			return t.say("map.line", "places", text, "what", t.say("owner."+strconv.Itoa(seat)))
		}
	}
	switch f := &t.game().Lines[x]; {
	case !f.Canal:
		return t.say("map.line", "places", text, "what", t.say("map.rail-only"))
	case !f.Rail:
		return t.say("map.line", "places", text, "what", t.say("map.canal-only"))
	}
	return text
}

// reach tells which locations are in the network of the player to move, and which merchants, or ports and markets, are connected
// to it.
func (t *Client) reach() []string {
	s := t.state()
	_, _, merchants := t.game().Kinds()
	network := s.Network(s.Actor)
	if network == 0 {
		return t.Words.Wrap(t.say("reach.none"), 0)
	}
	lines := t.Words.Wrap(t.say("reach.network", "locations", t.Words.Commas(t.Words.Locations(network))), 2)
	if !t.game().Rules().Merchants {
		return append(lines, t.reachOfCotton(s, network)...)
	}
	if reached := s.Connected(network) & merchants; reached != 0 {
		return append(lines, t.Words.Wrap(t.say("reach.merchants", "locations", t.Words.Commas(t.Words.Locations(reached))), 2)...)
	}
	return append(lines, t.Words.Wrap(t.say("reach.no-merchant"), 0)...)
}

// reachOfCotton tells which unflipped ports are connected to a network, and whether coal and cotton have market access there.
func (t *Client) reachOfCotton(s *engine.State, network engine.LocationSet) []string {
	var ports []string
	for r := t.game().Ports(s, network); r != 0; r = r.Rest() {
		ports = append(ports, t.nameBuyer(engine.Choice{Port: r.First()}))
	}
	key := "reach.no-port"
	if ports != nil {
		key = "reach.ports"
	}
	access := "reach.no-access"
	if t.game().HasMarket(s, network) {
		access = "reach.access"
	}
	return append(t.Words.Wrap(t.say(key, "ports", t.Words.Commas(ports)), 2), t.Words.Wrap(t.say(access), 2)...)
}
