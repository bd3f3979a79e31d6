// Package industry has the rules of Industry by Michael Schacht: three or four players auction sixty zones in five eras, develop
// factories and technologies, and score what is joined. It is a game of another kind than those of package engine, and knows
// nothing of them. Money is in talers (T), points are victory points.
//
// A [State] is a plain value: assignment copies it, == compares it. [Game.Choices] lists what may be chosen, [Game.Apply] does it
// and tells every event, and a refusal has the number of its rule. The board is data: see [Board]. Rules are I1 to I29,
// and what they leave open was decided by I30 and up: see [Decisions].
package industry

import (
	"cmp"
	"errors"
	"fmt"
	"math/bits"
	"slices"
)

// The sizes of the game (I1, I2, I3).
const (
	Eras      = 5
	Columns   = 12
	Zones     = Eras * Columns
	MinSeats  = 3
	MaxSeats  = 4
	MostNeeds = 2 // I15: a zone needs at most two resources
	StartWith = 4 // talers of each player at the start (I3)
)

// Resource is what a factory makes and a zone needs (I16).
type Resource uint8

// The resources, in the order of the eras in which they are first made. Any is the joker "?", which stands for each of them.
const (
	NoResource Resource = iota
	Brick
	Stone
	Wood
	Ceramics
	Glass
	Iron
	Cable
	Steel
	Cement
	Plastic
	Computer
	Any
	resources = int(Any) // without Any, with NoResource
)

// Resources are those that a factory can make.
var Resources = [...]Resource{Brick, Stone, Wood, Ceramics, Glass, Iron, Cable, Steel, Cement, Plastic, Computer}

// Kind is the kind of a zone (I1).
type Kind uint8

// The kinds of zones.
const (
	Factory    Kind = iota + 1
	Technology      // costs no money (I15), and is developed in its own era only (I19)
	Bonus           // scores for the factories on its network (I27)
	Joker           // no place to build: a resource to be used once (I14, I16)
)

// Network is what joins bonus zones and factories (I27).
type Network uint8

// The networks, each with its bonus zones.
const (
	NoNetwork Network = iota
	River             // ports
	Tracks            // railway stations
	Pipeline          // pumping stations
	Power             // power stations
	networks
)

// Networks are all of them.
var Networks = [...]Network{River, Tracks, Pipeline, Power}

// ID is a zone's number: era × 12 + column, from 0.
type ID int8

// NoZone is no zone.
const NoZone ID = -1

// Era is the era of a zone, from 0.
func (z ID) Era() int { return int(z) / Columns }

// Column is the column of a zone, 0 for A to 11 for L.
func (z ID) Column() int { return int(z) % Columns }

// At is the zone in an era and a column.
func At(era, column int) ID { return ID(era*Columns + column) }

// Zone is what is printed on a zone.
type Zone struct {
	Name       string
	Picture    string // the word of its drawing; empty, or unknown to whoever draws, on a board of somebody else
	Kind       Kind
	Cost       int                 // T to the bank (I15); technologies and jokers cost nothing
	Needs      [MostNeeds]Resource // what developing it takes (I15)
	Makes      Resource            // of a factory, NoResource for most
	Joker      Resource            // of a joker zone, or Any
	Points     int                 // in the small cog (I19)
	Network    Network             // of a bonus zone
	Multiplier int                 // points of a bonus zone for each own factory on its network, 2 or 3 (I27)
	Discount   bool                // Bank or Stock Exchange (I20)
	On         []Network           // the networks that a factory lies on
}

// Board is what is printed on the board (I37).
type Board struct {
	Name  string
	Sum   string // identifies its text
	Zones [Zones]Zone
	Roads [][2]ID        // between factories (I26)
	Links [][2]ID        // between technologies (I26)
	Sells [resources]int // the era, from 0, from which the bank sells a resource (I17)
	Taler int            // the column whose token brings everybody a taler (I6)
}

// Set is a set of zones.
type Set uint64

func just(z ID) Set     { return 1 << z }
func inEra(era int) Set { return (1<<Columns - 1) << (era * Columns) }

// Has reports whether a zone is in the set.
func (s Set) Has(z ID) bool { return s&just(z) != 0 }

// Len is how many zones are in the set.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

func (s *Set) add(z ID)    { *s |= just(z) }
func (s *Set) remove(z ID) { *s &^= just(z) }
func (s Set) each(do func(ID)) {
	for ; s != 0; s &= s - 1 {
		do(ID(bits.TrailingZeros64(uint64(s))))
	}
}

// Game is a board made ready for play. It does not change.
type Game struct {
	Board
	makers  [resources]Set
	joined  [Zones]Set    // by a road or a link
	on      [networks]Set // factories
	ofKind  [Joker + 1]Set
	reduces Set
}

// New makes a board ready. An error names what is wrong with it, for programs: whoever reads boards that people write names the place.
func New(b Board) (*Game, error) {
	g := &Game{Board: b}
	for i := range b.Zones {
		z := ID(i)
		if err := g.zone(z); err != nil {
			return nil, err
		}
	}
	for _, joined := range []struct {
		pairs [][2]ID
		kind  Kind
	}{{b.Roads, Factory}, {b.Links, Technology}} {
		for _, pair := range joined.pairs {
			if err := g.join(pair, joined.kind); err != nil {
				return nil, err
			}
		}
	}
	for _, r := range Resources {
		if g.Sells[r] < 0 || g.Sells[r] > Eras {
			return nil, fmt.Errorf("the bank sells %s from an era that there is not", r)
		}
	}
	if b.Taler < 0 || b.Taler >= Columns {
		return nil, errors.New("the token with the taler is of a column that there is not")
	}
	return g, nil
}

// zone takes up a zone, or names what is wrong with it.
func (g *Game) zone(z ID) error {
	printed := &g.Zones[z]
	if err := printed.Fault(); err != nil {
		return err
	}
	g.ofKind[printed.Kind].add(z)
	if printed.Makes != NoResource {
		g.makers[printed.Makes].add(z)
	}
	if printed.Discount {
		g.reduces.add(z)
	}
	for _, n := range printed.On {
		g.on[n].add(z)
	}
	return nil
}

// Fault names what a zone cannot be; it is nil for one that can be.
func (z *Zone) Fault() error {
	factory := z.Kind == Factory
	switch {
	case z.Name == "":
		return errors.New("a zone has no name")
	case z.Kind < Factory || z.Kind > Joker:
		return fmt.Errorf("%s is of no kind", z.Name)
	case z.Cost < 0 || z.Points < 0 || z.Cost > MostPrinted || z.Points > MostPrinted:
		return fmt.Errorf("%s has a figure below 0 or above %d", z.Name, MostPrinted)
	case !factory && z.Kind != Bonus && z.Cost != 0: // I15, I31
		return fmt.Errorf("%s costs money, which only factories and bonus zones do", z.Name)
	case !factory && (z.Makes != NoResource || z.Discount || len(z.On) > 0):
		return fmt.Errorf("%s is no factory: it makes nothing, saves nothing and lies on no network", z.Name)
	}
	return cmp.Or(z.bonusFault(), z.jokerFault(), z.resourceFault(), z.networkFault())
}

// jokerFault names what is wrong with a joker zone (I14).
func (z *Zone) jokerFault() error {
	switch joker := z.Kind == Joker; {
	case joker != (z.Joker != NoResource):
		return fmt.Errorf("%s: a joker zone, and no other, has a joker", z.Name)
	case joker && (z.Points != 0 || z.Needs != [MostNeeds]Resource{}):
		return fmt.Errorf("%s is a joker zone, which is not developed", z.Name)
	}
	return nil
}

// bonusFault names what is wrong with a bonus zone (I19, I27).
func (z *Zone) bonusFault() error {
	switch bonus := z.Kind == Bonus; {
	case bonus != (z.Network != NoNetwork) || bonus != (z.Multiplier != 0) || bonus && z.Multiplier != 2 && z.Multiplier != 3:
		return fmt.Errorf("%s: a bonus zone, and no other, has a network and counts 2 or 3 for a factory", z.Name)
	case bonus && z.Points != 0:
		return fmt.Errorf("%s is a bonus zone, which scores at the end only", z.Name)
	}
	return nil
}

// resourceFault names what is wrong with the resources of a zone (I15, I16).
func (z *Zone) resourceFault() error {
	switch {
	case z.Makes > Computer || z.Needs[0] > Computer || z.Needs[1] > Computer || z.Joker > Any:
		return fmt.Errorf("%s has a resource that there is not", z.Name)
	case z.Needs[0] == NoResource && z.Needs[1] != NoResource:
		return fmt.Errorf("%s needs a second resource and no first", z.Name)
	case z.Makes != NoResource && (z.Needs[0] == z.Makes || z.Needs[1] == z.Makes):
		return fmt.Errorf("%s needs what it makes", z.Name)
	}
	return nil
}

// networkFault names what is wrong with the networks of a zone (I27).
func (z *Zone) networkFault() error {
	if z.Network >= networks {
		return fmt.Errorf("%s is on a network that there is not", z.Name)
	}
	for i, n := range z.On {
		if n == NoNetwork || n >= networks {
			return fmt.Errorf("%s is on a network that there is not", z.Name)
		}
		if slices.Contains(z.On[:i], n) {
			return fmt.Errorf("%s is twice on the network %s", z.Name, n)
		}
	}
	return nil
}

// MostPrinted is the highest figure that a zone may have.
const MostPrinted = 20

// join takes up a road or link between two zones of a kind.
func (g *Game) join(pair [2]ID, kind Kind) error {
	for _, z := range pair {
		if z < 0 || z >= Zones {
			return errors.New("a road or link leads to a zone that there is not")
		}
	}
	a, b := pair[0], pair[1]
	switch {
	case a == b:
		return fmt.Errorf("%s is joined with itself", g.Zones[a].Name)
	case g.Zones[a].Kind != kind || g.Zones[b].Kind != kind:
		return fmt.Errorf("%s and %s are joined: roads join two factories, links two technologies", g.Zones[a].Name, g.Zones[b].Name)
	case g.joined[a].Has(b):
		return fmt.Errorf("%s and %s are joined twice", g.Zones[a].Name, g.Zones[b].Name)
	}
	g.joined[a].add(b)
	g.joined[b].add(a)
	return nil
}

// OnNetwork reports whether a factory lies on a network.
func (g *Game) OnNetwork(z ID, n Network) bool { return g.on[n].Has(z) }

// Joined reports whether a road or a link leads from one zone to another.
func (g *Game) Joined(a, b ID) bool { return g.joined[a].Has(b) }
