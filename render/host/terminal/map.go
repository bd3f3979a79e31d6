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
func (s sheet) write(wanted point, texts []string) (at point) {
	const lineCost = 3
	best := math.MaxInt
	for top := range len(s) - len(texts) + 1 {
		for middle := range len(s[0]) {
			if cost := abs(middle-wanted.x) + lineCost*abs(top-wanted.y); cost < best && s.free(middle, top, texts) {
				best, at = cost, point{middle, top}
			}
		}
	}
	for i, text := range texts {
		copy(s[at.y+i][at.x-len(text)/2:], strings.ReplaceAll(text, " ", hardBlank))
	}
	return at
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

// point is a column and a row of the sheet.
type point struct{ x, y int }

// draw dots a straight line where nothing is written, and returns how many dots that are.
func (s sheet) draw(from, to point, mark byte) (dots int) {
	right, down := to.x-from.x, to.y-from.y
	n := max(abs(right)/2, abs(down), 1)
	for i := 0; i <= n; i++ {
		if cell := &s[from.y+down*i/n][from.x+right*i/n]; *cell == ' ' {
			*cell = mark
			dots++
		}
	}
	return dots
}

func abs(n int) int { return max(n, -n) }

// boardMap draws the board, or tells of one location; of all where a drawing has no room or no reader.
func (v *view) boardMap(name string) []string {
	if name != "" || v.Plain || v.isNarrow() {
		return v.locations(name)
	}
	sheet := newSheet(v.Width, mapHeight)
	at := make([]point, len(v.game.Locations))
	for l := engine.Location(1); int(l) < len(v.game.Locations); l++ {
		name := v.game.Locations[l].Name
		if v.game.Locations[l].Kind == engine.Farm {
			name = v.say("map.farm")
		}
		at[l] = sheet.write(sheet.printed(v.game.Locations, l), append([]string{name}, v.spaces(l)...))
	}
	var hidden []string
	for seat := range int(v.s.Seats) {
		for r := v.s.Players[seat].Links; r != 0; r = r.Rest() {
			ends, dots := v.game.Lines[r.First()].Ends, 0
			for _, end := range ends[1:] {
				dots += sheet.draw(at[ends[0]], at[end], marks[seat])
			}
			if dots < leastDots {
				hidden = append(hidden, v.Line(r.First())+" "+string(marks[seat]))
			}
		}
	}
	lines := sheet.lines()
	if hidden != nil {
		lines = append(lines, v.cut(v.say("map.hidden", "links", v.Commas(hidden)))...)
	}
	return append(lines, v.Wrap(v.say("map.legend", "owners", v.owners()), 0)...)
}

// owners tells whose each mark is.
func (v *view) owners() string {
	var list []string
	for seat := range engine.Seat(v.s.Seats) {
		list = append(list, string(marks[seat])+" "+v.ofSeat("owner", seat))
	}
	return v.Commas(list)
}

// leastDots is how many dots of a link must be seen; shorter ones are listed below the map.
const leastDots = 2

// printed is where a location is on the printed board, with room for two lines and for the names of the outermost locations.
func (s sheet) printed(locations []engine.LocationFacts, l engine.Location) point {
	const left, right = 30, 27 // thousandths of the board
	west, east, south := locations[1].X, locations[1].X, locations[1].Y
	for _, f := range locations[2:] {
		west, east, south = min(west, f.X), max(east, f.X), max(south, f.Y)
	}
	f := &locations[l]
	return point{int(math.Round((f.X - west + left) * float64(len(s[0])) / (east - west + left + right))), int(math.Round(f.Y * float64(len(s)-2) / south))}
}

// widestLocation is how many spaces a location may show in one line; Birmingham, with four, shows its two rows.
const widestLocation = 3

// spaces shows the spaces of a location in one line, or by rows where they are many.
func (v *view) spaces(l engine.Location) (lines []string) {
	spaces := v.game.SpacesAt(l)
	row := -1
	for r := spaces; r != 0; r = r.Rest() {
		if own := v.game.Spaces[r.First()].Row; lines == nil || spaces.Len() > widestLocation && own != row {
			row = own
			lines = append(lines, "")
		}
		lines[len(lines)-1] += "[" + v.drawn(r.First()) + "]"
	}
	return lines
}

// drawn is a space on the map: an empty one by the initials of its industries, a tile by its owner's mark, initial and level,
// its cubes, or * when flipped.
func (v *view) drawn(x engine.Space) (text string) {
	placed := v.s.Tiles[x]
	if placed.Tile == 0 {
		for i := range v.game.Spaces[x].Industries.All() {
			text += initials[i]
		}
		return text
	}
	f := &v.game.Tiles[placed.Tile]
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
func (v *view) locations(word string) (lines []string) {
	for l := engine.Location(1); int(l) < len(v.game.Locations); l++ {
		f := &v.game.Locations[l]
		if strings.HasPrefix(f.ID, strings.ToLower(word)) || strings.HasPrefix(strings.ToLower(f.Name), strings.ToLower(word)) {
			lines = append(lines, v.location(l)...)
		}
	}
	if lines == nil {
		lines = []string{v.say("map.none", "location", quoted(word))}
	}
	return lines
}

// location describes one location: its spaces and tiles, the goods of its merchants, and the ends of its lines.
func (v *view) location(l engine.Location) []string {
	lines := []string{v.Location(l)}
	for r := v.game.SpacesAt(l); r != 0; r = r.Rest() {
		lines = append(lines, v.Hang(v.space(r.First()), 2, 4)...)
	}
	if goods := v.goods(l); goods != "" {
		lines = append(lines, v.Hang(v.say("map.takes", "goods", goods, "bonus", v.bonus(l)), 2, 4)...)
	}
	if f := &v.game.Locations[l]; f.Kind == engine.EndPoint { // at the edge of the map (C4.1, C5.2)
		lines = append(lines, v.Hang(v.say("map.end-point", "vp", f.LinkIcons, "market", f.Market), 2, 4)...)
	}
	var ends []string
	for r := v.game.LinesAt(l); r != 0; r = r.Rest() {
		ends = append(ends, v.line(r.First(), l))
	}
	return append(lines, v.Hang(v.say("map.lines", "lines", v.Commas(ends)), 2, 4)...)
}

// space describes a space: its name, its name in the notation, its industries, and its tile.
func (v *view) space(x engine.Space) string {
	tile := v.say("map.empty")
	if placed := v.s.Tiles[x]; placed.Tile != 0 {
		tile = v.say("map.owned", "owner", v.ofSeat("owner", placed.Owner), "tile", v.standing(x))
	}
	name := notation.SpaceName(v.game.Game, x)
	if v.game.SpacesAt(v.game.LocationOf(x)).Len() > 1 { // as the Automa's turn and all else call it
		name = v.Commas([]string{v.Position(x), name})
	}
	return v.say("map.space", "space", name, "takes", v.Noun().Industries(v.game.Spaces[x].Industries), "tile", tile)
}

// line tells where a line leads from a location, and the owner of the link on it or the kind of link that may be built there.
func (v *view) line(x engine.Line, from engine.Location) string {
	places, what := v.Plus(v.Locations(v.game.Ends(x)&^(1<<from))), ""
	switch f := &v.game.Lines[x]; {
	case !f.Canal:
		what = "map.rail-only"
	case !f.Rail:
		what = "map.canal-only"
	}
	if what != "" {
		what = v.say(what)
	}
	for seat := range engine.Seat(v.s.Seats) {
		if v.s.Players[seat].Links.Has(x) {
			what = v.ofSeat("owner", seat)
		}
	}
	if what == "" {
		return places
	}
	return v.say("map.line", "places", places, "what", what)
}

// reach tells which locations are in the network of the player to move, and which merchants, or ports and markets, are connected
// to it.
func (v *view) reach(string) []string {
	_, _, merchants := v.game.Kinds()
	network := v.s.Network(v.s.Actor)
	if network == 0 {
		return v.Wrap(v.say("reach.none"), 0)
	}
	lines := v.cut(v.say("reach.network", "locations", v.Commas(v.Locations(network))))
	if !v.game.Rules().Merchants {
		return append(lines, v.reachOfCotton(network)...)
	}
	if reached := v.s.Connected(network) & merchants; reached != 0 {
		return append(lines, v.cut(v.say("reach.merchants", "locations", v.Commas(v.Locations(reached))))...)
	}
	return append(lines, v.Wrap(v.say("reach.no-merchant"), 0)...)
}

// reachOfCotton tells which unflipped ports are connected to a network, and whether coal and cotton have market access there.
func (v *view) reachOfCotton(network engine.LocationSet) []string {
	var ports []string
	for r := v.game.Ports(v.s, network); r != 0; r = r.Rest() {
		ports = append(ports, v.port(v.s, r.First()))
	}
	key := "reach.no-port"
	if ports != nil {
		key = "reach.ports"
	}
	access := "reach.no-access"
	if v.game.HasMarket(v.s, network) {
		access = "reach.access"
	}
	return v.cut(v.say(key, "ports", v.Commas(ports)), v.say(access))
}
