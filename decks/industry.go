package decks

import (
	"slices"
	"sync"

	"sohofoundry/decks/strict"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/industry"
)

// Industry returns the game on our own board. Everybody gets the same one, since nothing changes it.
func Industry() *industry.Game { return soho() }

var soho = sync.OnceValue(func() *industry.Game { return built(readIndustry(opened(sohoBoard), embedded(sohoBoard))) })

const sohoBoard = "industry/board.toml"

// SohoBoard is the text of our own board for Industry.
func SohoBoard() []byte { return embedded(sohoBoard) }

// ParseIndustry reads a board for Industry (I1). The file is only named in the error, which describes the first mistake and gives its
// line and column.
func ParseIndustry(file string, text []byte) (*industry.Game, error) {
	return readIndustry(strict.Open(file, text), text)
}

// The words of a board, in the order of the engine.
var (
	resourceWords = words(industry.Resources[:])
	jokerWords    = append(words(industry.Resources[:]), industry.Any.String())
	networkWords  = words(industry.Networks[:])
	zoneKindWords = words([]industry.Kind{industry.Factory, industry.Technology, industry.Bonus, industry.Joker})
	columnWords   = columns()
)

func words[T interface{ String() string }](of []T) (list []string) {
	for _, value := range of {
		list = append(list, value.String())
	}
	return list
}

func columns() (letters []string) {
	for column := range industry.Columns {
		letters = append(letters, industry.ColumnName(column))
	}
	return letters
}

// boardReader reads a board and remembers which zones it has seen.
type boardReader struct {
	*strict.Document
	board industry.Board
	seen  [industry.Zones]bool
}

func readIndustry(d *strict.Document, text []byte) (*industry.Game, error) {
	r := boardReader{Document: d}
	root := d.Record(d.Root(), fault.Sprintf("the board"), "name", "taler", "bank", "zones", "roads", "links")
	r.board.Name, r.board.Sum = root.Title("name"), sum(text)
	r.board.Taler = root.OneOf("taler", columnWords...)
	r.bank(root)
	for _, n := range root.List("zones") {
		r.zone(n)
	}
	r.missing(root)
	r.board.Roads = r.pairs(root, "roads", industry.Factory)
	r.board.Links = r.pairs(root, "links", industry.Technology)
	if d.Problem() != nil {
		return nil, d.Problem()
	}
	return industry.New(r.board)
}

// bank reads the era from which the bank sells each resource, counted from 1 (I17).
func (r *boardReader) bank(root strict.Record) {
	sells := r.Record(root.Need("bank"), fault.Sprintf("the bank"), resourceWords...)
	for i, resource := range industry.Resources {
		r.board.Sells[resource] = sells.Whole(resourceWords[i], 1, industry.Eras) - 1
	}
}

// zoneKeys are what a zone of a kind may have, besides its place, name and kind. One of no known kind may have any of them, so that its
// kind is what is refused.
var zoneKeys = map[industry.Kind][]string{
	0:                   {"cost", "needs", "makes", "points", "discount", "on", "network", "multiplier", "joker"},
	industry.Factory:    {"cost", "needs", "makes", "points", "discount", "on"},
	industry.Technology: {"needs", "points"},
	industry.Bonus:      {"cost", "needs", "network", "multiplier"},
	industry.Joker:      {"joker"},
}

// zone reads what is printed on a zone.
func (r *boardReader) zone(n *strict.Node) {
	what, kind := ahead(n)
	about := r.Record(n, what, append([]string{"at", "name", "kind", "picture"}, zoneKeys[kind]...)...)
	zone, ok := r.place(about.Need("at"), about.About("at"))
	if !ok {
		return
	}
	if r.seen[zone] {
		r.Object(about.Fields["at"].At, "there are two zones %s", zone)
	}
	r.seen[zone] = true
	printed := industry.Zone{Name: about.Title("name"), Kind: industry.Factory + industry.Kind(about.OneOf("kind", zoneKindWords...))}
	if about.Has("picture") {
		printed.Picture = about.Title("picture")
	}
	switch printed.Kind {
	case industry.Factory:
		printed.Cost, printed.Points, printed.Discount = about.Whole("cost", 0, industry.MostPrinted), about.Whole("points", 0, industry.MostPrinted), about.Flag("discount")
		printed.Makes = optional(about, "makes", resourceWords, industry.Brick)
		printed.On = r.networks(about)
	case industry.Technology:
		printed.Points = about.Whole("points", 0, industry.MostPrinted)
	case industry.Bonus:
		printed.Cost, printed.Multiplier = about.Whole("cost", 0, industry.MostPrinted), about.Whole("multiplier", 2, 3)
		printed.Network = industry.River + industry.Network(about.OneOf("network", networkWords...))
	case industry.Joker:
		printed.Joker = industry.Brick + industry.Resource(about.OneOf("joker", jokerWords...))
	}
	copy(printed.Needs[:], several(r, about, "needs", resourceWords, industry.Brick, industry.MostNeeds))
	if printed.Makes != industry.NoResource && slices.Contains(printed.Needs[:], printed.Makes) {
		r.Object(about.Fields["needs"].At, "%s needs what it makes", zone)
	}
	r.board.Zones[zone] = printed
}

// place reads the place of a zone.
func (r *boardReader) place(n *strict.Node, what any) (zone industry.ID, ok bool) {
	place := r.AsText(n, what)
	if zone, ok = industry.ZoneAt(place); !ok && n != nil {
		r.Refuse(n.At, "%s is no zone: they are I-A to V-L", strict.Quote(place))
	}
	return zone, ok
}

// ahead looks ahead at the place of a zone, by which it is named in problems, and at its kind, which tells what else it has and is 0 if
// it is missing or misspelt.
func ahead(n *strict.Node) (what any, kind industry.Kind) {
	fields, _ := n.Value.(strict.Table)
	word := func(key string) string {
		if fields[key] == nil {
			return ""
		}
		text, _ := fields[key].Value.(string)
		return text
	}
	if zone, ok := industry.ZoneAt(word("at")); ok {
		return zone, industry.KindNamed(word("kind"))
	}
	return fault.Sprintf("a zone"), industry.KindNamed(word("kind"))
}

// optional reads one of several words that may be missing.
func optional[T ~uint8](about strict.Record, key string, words []string, first T) T {
	if !about.Has(key) {
		return 0
	}
	return first + T(about.OneOf(key, words...))
}

// several reads a list of words that may be missing.
func several[T ~uint8](r *boardReader, about strict.Record, key string, words []string, first T, most int) (list []T) {
	if !about.Has(key) {
		return nil
	}
	nodes := about.List(key)
	if len(nodes) > most {
		r.Object(about.Fields[key].At, "%s wants at most %d", about.About(key), most)
		return nil
	}
	for _, n := range nodes {
		list = append(list, first+T(r.AsOneOf(n, about.About(key), words...)))
	}
	return list
}

// networks reads on which networks a factory lies (I27).
func (r *boardReader) networks(about strict.Record) []industry.Network {
	on := several(r, about, "on", networkWords, industry.River, len(networkWords))
	for i, n := range on {
		if slices.Contains(on[:i], n) {
			r.Object(about.Fields["on"].At, "%s names %s twice", about.About("on"), strict.Quote(n.String()))
		}
	}
	return on
}

// missing refuses a board on which a zone is missing (I1).
func (r *boardReader) missing(root strict.Record) {
	if !root.Has("zones") {
		return // which was refused
	}
	for i, seen := range r.seen {
		if !seen {
			r.Object(root.Fields["zones"].At, "the board lacks the zone %s", industry.ID(i))
			return
		}
	}
}

// pairs reads which zones are joined (I26).
func (r *boardReader) pairs(root strict.Record, key string, kind industry.Kind) (pairs [][2]industry.ID) {
	seen := map[[2]industry.ID]bool{}
	for _, n := range root.List(key) {
		pair := r.pair(n, root.About(key), kind)
		low, high := min(pair[0], pair[1]), max(pair[0], pair[1])
		switch way := [2]industry.ID{low, high}; {
		case low == high:
			r.Object(n.At, "%s is joined with itself", low)
		case seen[way]:
			r.Object(n.At, "%s and %s are joined twice", low, high)
		default:
			seen[way] = true
		}
		pairs = append(pairs, pair)
	}
	return pairs
}

// pair reads two zones of a kind.
func (r *boardReader) pair(n *strict.Node, what fault.Text, kind industry.Kind) (pair [2]industry.ID) {
	ends := strict.As[strict.List](r.Document, n, what, fault.Sprintf("two zones"))
	if len(ends) != len(pair) {
		r.Object(n.At, "%s wants two zones", what)
		return pair
	}
	for i, end := range ends {
		zone, ok := r.place(end, what)
		if ok && r.board.Zones[zone].Kind != kind {
			r.Object(end.At, "%s leads to %s, which is %q, not %q", what, zone, r.board.Zones[zone].Kind, kind)
		}
		pair[i] = zone
	}
	return pair
}
