package decks

import (
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

// zoneKeys are what a zone of a kind may have, besides its place, name and kind.
var zoneKeys = map[industry.Kind][]string{
	industry.Factory:    {"cost", "needs", "makes", "points", "discount", "on"},
	industry.Technology: {"needs", "points"},
	industry.Bonus:      {"cost", "needs", "network", "multiplier"},
	industry.Joker:      {"joker"},
}

// zone reads what is printed on a zone.
func (r *boardReader) zone(n *strict.Node) {
	about := r.Record(n, fault.Sprintf("a zone"), append([]string{"at", "name", "kind", "picture"}, zoneKeys[kindOf(n)]...)...)
	place := about.Title("at")
	zone, ok := industry.ZoneAt(place)
	if !ok {
		r.Object(about.At, "%s is no zone: they are I-A to V-L", strict.Quote(place))
		return
	}
	about.What = place
	if r.seen[zone] {
		r.Object(about.At, "there are two zones %s", place)
	}
	r.seen[zone] = true
	printed := industry.Zone{Name: about.Title("name"), Kind: industry.Factory + industry.Kind(about.OneOf("kind", zoneKindWords...))}
	if about.Has("picture") {
		printed.Picture = about.Title("picture")
	}
	switch printed.Kind {
	case industry.Factory:
		printed.Cost, printed.Points, printed.Discount = about.Whole("cost", 0, highest), about.Whole("points", 0, highest), about.Flag("discount")
		printed.Makes = optional(about, "makes", resourceWords, industry.Brick)
		printed.On = several(r, about, "on", networkWords, industry.River, len(networkWords))
	case industry.Technology:
		printed.Points = about.Whole("points", 0, highest)
	case industry.Bonus:
		printed.Cost, printed.Multiplier = about.Whole("cost", 0, highest), about.Whole("multiplier", 2, 3)
		printed.Network = industry.River + industry.Network(about.OneOf("network", networkWords...))
	case industry.Joker:
		printed.Joker = industry.Brick + industry.Resource(about.OneOf("joker", jokerWords...))
	}
	copy(printed.Needs[:], several(r, about, "needs", resourceWords, industry.Brick, industry.MostNeeds))
	r.board.Zones[zone] = printed
	if fault := printed.Fault(); fault != nil && r.Problem() == nil {
		r.Object(about.At, "%s", fault)
	}
}

// kindOf looks ahead at the kind of a zone, which tells what else it has.
func kindOf(n *strict.Node) industry.Kind {
	if n == nil {
		return 0
	}
	fields, _ := n.Value.(strict.Table)
	if kind := fields["kind"]; kind != nil {
		word, _ := kind.Value.(string)
		return industry.KindNamed(word)
	}
	return 0
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

// missing refuses a board on which a zone is missing (I1).
func (r *boardReader) missing(root strict.Record) {
	for i, seen := range r.seen {
		if !seen {
			r.Object(root.At, "the board lacks the zone %s", industry.ID(i))
			return
		}
	}
}

// pairs reads which zones are joined (I26).
func (r *boardReader) pairs(root strict.Record, key string, kind industry.Kind) (pairs [][2]industry.ID) {
	for _, n := range root.List(key) {
		var pair [2]industry.ID
		ends := strict.As[strict.List](r.Document, n, root.About(key), fault.Sprintf("two zones"))
		if len(ends) != 2 {
			r.Object(n.At, "%s wants two zones", root.About(key))
			continue
		}
		for i, end := range ends {
			place := r.AsText(end, root.About(key))
			zone, ok := industry.ZoneAt(place)
			if !ok {
				r.Object(end.At, "%s is no zone: they are I-A to V-L", strict.Quote(place))
			} else if r.board.Zones[zone].Kind != kind {
				r.Object(end.At, "%s is no %s", place, kind)
			}
			pair[i] = zone
		}
		pairs = append(pairs, pair)
	}
	return pairs
}
