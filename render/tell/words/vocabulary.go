package words

import (
	"sohofoundry/engine"
	"sohofoundry/render/tell/message"
)

// about holds the things that a text is about; 0 stands for none.
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
	n           int   // the number it is about: VP, spaces, cubes, £
	away        int   // links between a coal mine and where its coal is needed
	money       int   // £ moved along with it
	income      int   // spaces of the income track moved along with it
	flips       bool  // a tile flipped along with it
	prices      []int // £ of one cube each
	list        Noun  // several things, joined
}

// vocabulary are the placeholders that texts about the game may use.
var vocabulary map[string]func(Words, *about) Noun

func init() { // not a literal, which would depend on itself through Words
	vocabulary = map[string]func(Words, *about) Noun{
		"who":      func(w Words, a *about) Noun { return w.seat(a.seat) },
		"other":    func(w Words, a *about) Noun { return w.other(a.seat) },
		"owner":    func(w Words, a *about) Noun { return w.seat(a.owner) },
		"location": func(w Words, a *about) Noun { return w.locationOf(a) },
		"space":    func(w Words, a *about) Noun { return w.space(a.space) },
		"line":     func(w Words, a *about) Noun { return w.lines(a.lines) },
		"card":     func(w Words, a *about) Noun { return w.card(a.card) },
		"industry": func(w Words, a *about) Noun { return w.industry(a.industry) },
		"building": func(w Words, a *about) Noun { return w.industry(w.industryOf(a)) },
		"tile":     func(w Words, a *about) Noun { return w.tile(a.tile) },
		"built":    func(w Words, a *about) Noun { return w.built(a) },
		"merchant": func(w Words, a *about) Noun { return w.merchant(a.merchant) },
		"bonus":    func(w Words, a *about) Noun { return w.bonus(a.merchant) },
		"port":     func(w Words, a *about) Noun { return w.space(a.port) },
		"access":   func(w Words, _ *about) Noun { return w.access() },
		"wares":    func(w Words, _ *about) Noun { return w.wares() },
		"resource": func(w Words, a *about) Noun { return w.resource(a.resource, a.n) },
		"cubes":    func(w Words, a *about) Noun { return w.cubes(a.n, a) },
		"needed":   func(w Words, a *about) Noun { return w.cubes(a.need, a) },
		"need":     func(w Words, a *about) Noun { return w.number(a.need) },
		"have":     func(w Words, a *about) Noun { return w.number(a.have) },
		"n":        func(w Words, a *about) Noun { return w.number(a.n) },
		"away":     func(w Words, a *about) Noun { return w.number(a.away) },
		"money":    func(w Words, a *about) Noun { return w.Pounds(a.money) },
		"income":   func(w Words, a *about) Noun { return w.number(a.income) },
		"flips":    func(_ Words, a *about) Noun { return message.Text(yesNo(a.flips)) },
		"prices":   func(w Words, a *about) Noun { return w.prices(a.prices) },
		"list":     func(_ Words, a *about) Noun { return a.list },
	}
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// locationOf names the location that is given, or that of the space.
func (w Words) locationOf(a *about) Noun {
	l := a.location
	if l == 0 && a.space != 0 {
		l = w.game.LocationOf(a.space)
	}
	return w.location(l)
}

// built is the tile that would be built, or as long as that is unknown its industry.
func (w Words) built(a *about) Noun {
	if a.tile == 0 {
		return w.industry(a.industry)
	}
	return w.tile(a.tile)
}

// industryOf is the industry that is given, or that of the tile.
func (w Words) industryOf(a *about) engine.Industry {
	if a.industry == 0 && a.tile != 0 {
		return w.game.Tiles[a.tile].Industry
	}
	return a.industry
}

func (w Words) lines(lines []engine.Line) Noun {
	if len(lines) == 0 {
		return message.None
	}
	var list []Noun
	for _, x := range lines {
		list = append(list, w.line(x))
	}
	f := w.game.Lines[lines[0]]
	n := w.listed(list, "list.and")
	n.Key = eras(f.Canal, f.Rail)
	return n
}

// eras is the case of a select for the eras in which a thing may be built: the Canal Era, the Rail Era or both.
func eras(canal, rail bool) string {
	switch {
	case !canal:
		return "rail_only"
	case !rail:
		return "canal_only"
	}
	return "both"
}

// access names the places that give access to the coal market (B6.2, C5.3).
func (w Words) access() Noun {
	var ends []Noun
	for l, f := range w.game.Locations {
		if f.Market && f.Kind == engine.EndPoint {
			ends = append(ends, w.location(engine.Location(l)))
		}
	}
	if len(ends) == 0 {
		return w.noun("access.merchants", nil)
	}
	return w.noun("access.ports", named{"list": w.listed(ends, "list.or")})
}

// wares are the industries whose tiles are sold.
func (w Words) wares() Noun {
	var sold engine.IndustrySet
	for _, f := range w.game.Industries {
		if f.Sold {
			sold = sold.With(f.Industry)
		}
	}
	return w.noun("wares", named{"industry": w.industries(sold, "list.and")})
}

func (w Words) cubes(n int, a *about) Noun { return w.amount(n, a.resource) }

// Pounds is an amount of money as a noun, which may be asked how much it is.
func (w Words) Pounds(n int) Noun {
	p := w.number(n)
	p.Text = w.Money(n)
	return p
}

// prices lists the prices of several cubes: "£5 + £5 + £4".
func (w Words) prices(prices []int) Noun {
	var list []Noun
	for _, price := range prices {
		list = append(list, w.Pounds(price))
	}
	return w.listed(list, "list.plus")
}
