package words

import (
	"strings"

	"sohofoundry/engine"
)

// about is what a text talks about; 0 is nothing.
type about struct {
	seat, owner engine.Seat
	location    engine.Location
	space       engine.Space
	lines       []engine.Line
	card        engine.Card
	industry    engine.Industry
	tile        engine.Tile
	merchant    engine.Merchant
	port        engine.Space
	resource    engine.Resource
	need, have  int
	n           int    // the number it is about: VP, spaces, cubes, £
	away        int    // links between a coal mine and where its coal is needed
	money       int    // £ moved along with it
	income      int    // spaces of the income track moved along with it
	flips       bool   // a tile flipped along with it
	prices      []int  // £ of one cube each
	list        string // several things, joined
}

// vocabulary are the placeholders that texts about the game may use.
var vocabulary map[string]func(Words, *about) phrase

func init() { // not a literal, which would depend on itself through Words
	vocabulary = map[string]func(Words, *about) phrase{
		"who":      func(w Words, a *about) phrase { return w.seat(a.seat) },
		"other":    func(w Words, a *about) phrase { return w.other(a.seat) },
		"owner":    func(w Words, a *about) phrase { return w.seat(a.owner) },
		"location": func(w Words, a *about) phrase { return w.locationOf(a) },
		"space":    func(w Words, a *about) phrase { return w.space(a.space, w.industryOf(a)) },
		"line":     func(w Words, a *about) phrase { return w.lines(a.lines) },
		"card":     func(w Words, a *about) phrase { return w.card(a.card) },
		"industry": func(w Words, a *about) phrase { return w.industry(a.industry) },
		"building": func(w Words, a *about) phrase { return w.industry(w.industryOf(a)) },
		"tile":     func(w Words, a *about) phrase { return w.tile(a.tile) },
		"merchant": func(w Words, a *about) phrase { return w.merchant(a.merchant) },
		"bonus":    func(w Words, a *about) phrase { return w.bonus(a.merchant) },
		"port":     func(w Words, a *about) phrase { return w.space(a.port, engine.Port) },
		"access":   func(w Words, _ *about) phrase { return phrase{text: w.access()} },
		"wares":    func(w Words, _ *about) phrase { return w.wares() },
		"resource": func(w Words, a *about) phrase { return phrase{text: w.Resource(a.resource)} },
		"cubes":    func(w Words, a *about) phrase { return w.cubes(a.n, a) },
		"needed":   func(w Words, a *about) phrase { return w.cubes(a.need, a) },
		"need":     func(w Words, a *about) phrase { return w.number(a.need) },
		"have":     func(w Words, a *about) phrase { return w.number(a.have) },
		"n":        func(w Words, a *about) phrase { return w.number(a.n) },
		"away":     func(w Words, a *about) phrase { return w.number(a.away) },
		"money":    func(w Words, a *about) phrase { return w.pounds(a.money) },
		"income":   func(w Words, a *about) phrase { return w.number(a.income) },
		"flips":    func(_ Words, a *about) phrase { return phrase{cases: []string{yesNo(a.flips)}} },
		"prices":   func(w Words, a *about) phrase { return w.prices(a.prices) },
		"list":     func(_ Words, a *about) phrase { return phrase{text: a.list} },
	}
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// locationOf names the location that is given, or that of the space.
func (w Words) locationOf(a *about) phrase {
	l := a.location
	if l == 0 && a.space != 0 {
		l = w.game.LocationOf(a.space)
	}
	if l == 0 {
		return none
	}
	return phrase{text: w.Location(l), cases: []string{w.kind(l)}}
}

// kind is the case of a location.
func (w Words) kind(l engine.Location) string {
	return [...]string{engine.Town: "town", engine.Farm: "farm", engine.MerchantLocation: "merchant", engine.EndPoint: "end"}[w.game.Locations[l].Kind]
}

// industryOf is the industry that is given, or that of the tile.
func (w Words) industryOf(a *about) engine.Industry {
	if a.industry == 0 && a.tile != 0 {
		return w.game.Tiles[a.tile].Industry
	}
	return a.industry
}

func (w Words) lines(lines []engine.Line) phrase {
	if len(lines) == 0 {
		return none
	}
	var names []string
	for _, x := range lines {
		names = append(names, w.Line(x))
	}
	f := w.game.Lines[lines[0]]
	return phrase{text: w.And(names), forms: map[string]string{"or": w.Or(names)},
		cases: []string{eras(f.Canal, f.Rail), w.texts.plural(len(lines))}}
}

// eras is the case of what may be built in the Canal Era, the Rail Era or both.
func eras(canal, rail bool) string {
	switch {
	case !canal:
		return "rail-only"
	case !rail:
		return "canal-only"
	}
	return "both"
}

// access names what gives access to the coal market (B6.2, C5.3).
func (w Words) access() string {
	var ends []string
	for _, f := range w.game.Locations {
		if f.Market && f.Kind == engine.EndPoint {
			ends = append(ends, f.Name)
		}
	}
	if len(ends) == 0 {
		return w.text("access.merchants", nil)
	}
	return w.text("access.ports", map[string]string{"list": w.Or(ends)})
}

// wares are the industries whose tiles are sold.
func (w Words) wares() phrase {
	var sold engine.IndustrySet
	for _, f := range w.game.Industries {
		if f.Sold {
			sold = sold.With(f.Industry)
		}
	}
	return phrase{text: w.industries(sold, "many", w.And), forms: map[string]string{"or": w.industries(sold, "name", w.Or)}}
}

func (w Words) cubes(n int, a *about) phrase {
	p := w.number(n)
	p.text = w.Amount(n, a.resource)
	return p
}

func (w Words) pounds(n int) phrase {
	p := w.number(n)
	p.text = w.Money(n)
	return p
}

// prices are what each of several cubes costs: "£5 + £5 + £4".
func (w Words) prices(prices []int) phrase {
	var list []string
	for _, price := range prices {
		list = append(list, w.Money(price))
	}
	return phrase{text: strings.Join(list, " + "), forms: map[string]string{"and": w.And(list)}}
}
