package industry_test

import (
	"strings"
	"testing"

	"sohofoundry/engine/industry"
)

// field is a board for tests: five eras of twelve zones. f, t, b and j are a factory, a technology, a bonus and a joker zone; then come cost,
// +points, <needs, >what it makes, @networks, *multiplier, and ! for one that saves a taler. Column A has the taler.
const field = `
f2+1@river           f2>brick      f3>stone@river t+3<wood      f3>wood@river    b2@river*3           f2+3<stone        j<any      t+2<stone   f0+1           f1+2<wood,stone t+2
f3+1<wood>iron@pipeline f3+1<brick>ceramics f4+3<stone! t+4<wood,iron f2+3<iron,iron@river b2@pipeline*2<brick f3+3@river,pipeline j<wood f1>brick t+5 f3+4<brick,wood b2@river*2
f4+5<iron,brick>steel@tracks,pipeline f3>cement b3@tracks*2 t+5 f2>cable@tracks f4+6@tracks j<brick f3+4 t+3<glass b0@pipeline*3 f3>glass t+3
b4@power*3<cable f5+7<steel,glass@tracks,power f5+5<cement! t+6 f2>plastic f5+8 j<steel f2>computer f4+6 b3@tracks*3 t+4 t+5
f6+9<computer@power t+8<computer,cable f6+9@power b3@power*2 f5+8@power j<plastic f6+10@power t+8 j<any j<any f4+7@tracks,power t+9<steel
`

const (
	roads = "I-A=I-B I-B=I-C I-B=II-B II-A=II-B"
	links = "I-D=II-D II-D=III-D"
)

// The bank sells as in the rules (I17).
var sells = map[industry.Resource]int{industry.Brick: 1, industry.Stone: 1, industry.Wood: 1, industry.Ceramics: 2, industry.Glass: 2, industry.Iron: 2,
	industry.Cable: 3, industry.Steel: 3, industry.Cement: 3, industry.Plastic: 4, industry.Computer: 4}

// testBoard reads the board for tests.
func testBoard() (b industry.Board) {
	b.Name = "test"
	for i, word := range strings.Fields(field) {
		b.Zones[i] = printed(word)
		b.Zones[i].Name = industry.ID(i).String()
	}
	for r, era := range sells {
		b.Sells[r] = era
	}
	b.Roads, b.Links = pairs(roads), pairs(links)
	return b
}

func pairs(text string) (list [][2]industry.ID) {
	for word := range strings.FieldsSeq(text) {
		a, b, _ := strings.Cut(word, "=")
		list = append(list, [2]industry.ID{zone(a), zone(b)})
	}
	return list
}

func zone(place string) industry.ID {
	id, ok := industry.ZoneAt(place)
	if !ok {
		panic(place)
	}
	return id
}

// printed reads a zone as field has it.
func printed(word string) (z industry.Zone) {
	kinds := map[byte]industry.Kind{'f': industry.Factory, 't': industry.Technology, 'b': industry.Bonus, 'j': industry.Joker}
	z.Kind = kinds[word[0]]
	mark, rest := byte('$'), word[1:]
	for {
		end := strings.IndexAny(rest, "+<>@*!")
		value := rest
		if end >= 0 {
			value = rest[:end]
		}
		z = withPart(z, mark, value)
		if end < 0 {
			return z
		}
		mark, rest = rest[end], rest[end+1:]
	}
}

func withPart(z industry.Zone, mark byte, value string) industry.Zone {
	number := 0
	for _, digit := range value {
		number = number*10 + int(digit-'0')
	}
	switch mark {
	case '$':
		z.Cost = number
	case '+':
		z.Points = number
	case '*':
		z.Multiplier = number
	case '!':
		z.Discount = true
	case '>':
		z.Makes = industry.ResourceNamed(value)
	case '<':
		if z.Kind == industry.Joker {
			z.Joker = industry.ResourceNamed(value)
			break
		}
		for i, need := range strings.Split(value, ",") {
			z.Needs[i] = industry.ResourceNamed(need)
		}
	case '@':
		for network := range strings.SplitSeq(value, ",") {
			if z.Kind == industry.Bonus {
				z.Network = industry.NetworkNamed(network)
			} else {
				z.On = append(z.On, industry.NetworkNamed(network))
			}
		}
	}
	return z
}

// newGame is the game on the board for tests.
func newGame(t testing.TB) *industry.Game {
	t.Helper()
	g, err := industry.New(testBoard())
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestI1_SixtyZonesInFiveErasOfTwelveColumns(t *testing.T) {
	if industry.Zones != 60 || industry.At(4, 11) != industry.Zones-1 {
		t.Error("the board has not sixty zones")
	}
	for i := range industry.ID(industry.Zones) {
		if industry.At(i.Era(), i.Column()) != i || i.Era() < 0 || i.Era() > 4 || i.Column() < 0 || i.Column() > 11 {
			t.Errorf("zone %d is in era %d, column %d", i, i.Era(), i.Column())
		}
		if again, ok := industry.ZoneAt(i.String()); !ok || again != i {
			t.Errorf("%s is read as %s", i, again)
		}
	}
	for place, want := range map[string]string{"III-C": "III-C", "III": "none", "C": "none", "VI-A": "none", "I-M": "none", "I-a": "none", "I-AB": "none", "-A": "none", "I-A-B": "none"} {
		if id, ok := industry.ZoneAt(place); id.String() != want || ok != (want != "none") {
			t.Errorf("%q is read as %s, %t", place, id, ok)
		}
	}
	if got := industry.ID(industry.Zones).String(); got != "none" {
		t.Errorf("behind the last zone is %s", got)
	}
}

// A board is what is handed in (I37), as long as it can be.
func TestI1_AZoneIsOfOneKind(t *testing.T) {
	good := map[string]string{
		"factory": "f20+20<wood,brick>iron@river,power!", "plain factory": "f0", "technology": "t+3<wood,wood", "free technology": "t",
		"bonus": "b2@river*2<stone", "free bonus": "b@power*3", "joker": "j<any", "joker for computers": "j<computer",
		"two needs of a kind": "f2<iron,iron",
	}
	for name, word := range good {
		z := printed(word)
		z.Name = name
		if err := z.Fault(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, c := range []struct {
		name, word string
		spoil      func(*industry.Zone)
		want       string
	}{
		{"no name", "f2", func(z *industry.Zone) { z.Name = "" }, "a zone has no name"},
		{"no kind", "f2", func(z *industry.Zone) { z.Kind = 0 }, "Z is of no kind"},
		{"a fifth kind", "f2", func(z *industry.Zone) { z.Kind = industry.Joker + 1 }, "Z is of no kind"},
		{"cost below 0", "f2", func(z *industry.Zone) { z.Cost = -1 }, "Z has a figure below 0 or above 20"},
		{"cost above 20", "f21", nil, "Z has a figure below 0 or above 20"},
		{"points below 0", "f2", func(z *industry.Zone) { z.Points = -1 }, "Z has a figure below 0 or above 20"},
		{"points above 20", "f2+21", nil, "Z has a figure below 0 or above 20"},
		{"a technology that costs money", "t1", nil, "Z costs money, which only factories and bonus zones do"},
		{"a joker that costs money", "j1<any", nil, "Z costs money, which only factories and bonus zones do"},
		{"a technology that makes something", "t>iron", nil, "Z is no factory: it makes nothing, saves nothing and lies on no network"},
		{"a technology that saves", "t!", nil, "Z is no factory: it makes nothing, saves nothing and lies on no network"},
		{"a technology on a river", "t@river", nil, "Z is no factory: it makes nothing, saves nothing and lies on no network"},
		{"a bonus zone without a network", "b*2", nil, "Z: a bonus zone, and no other, has a network and counts 2 or 3 for a factory"},
		{"a bonus zone that counts nothing", "b@river", nil, "Z: a bonus zone, and no other, has a network and counts 2 or 3 for a factory"},
		{"a bonus zone that counts 1", "b@river*1", nil, "Z: a bonus zone, and no other, has a network and counts 2 or 3 for a factory"},
		{"a bonus zone that counts 4", "b@river*4", nil, "Z: a bonus zone, and no other, has a network and counts 2 or 3 for a factory"},
		{"a factory with a bonus zone's network", "f2", func(z *industry.Zone) { z.Network = industry.River }, "Z: a bonus zone, and no other, has a network and counts 2 or 3 for a factory"},
		{"a factory that counts 2", "f2*2", nil, "Z: a bonus zone, and no other, has a network and counts 2 or 3 for a factory"},
		{"a bonus zone with points", "b+1@river*2", nil, "Z is a bonus zone, which scores at the end only"},
		{"a joker of nothing", "j", nil, "Z: a joker zone, and no other, has a joker"},
		{"a factory with a joker", "f2", func(z *industry.Zone) { z.Joker = industry.Any }, "Z: a joker zone, and no other, has a joker"},
		{"a joker with points", "j+1<any", nil, "Z is a joker zone, which is not developed"},
		{"a joker that needs something", "j<any", func(z *industry.Zone) { z.Needs[0] = industry.Iron }, "Z is a joker zone, which is not developed"},
		{"a factory that makes anything", "f2>any", nil, "Z has a resource that there is not"},
		{"a need for anything", "f2<any", nil, "Z has a resource that there is not"},
		{"a second need for anything", "f2<iron,any", nil, "Z has a resource that there is not"},
		{"a joker of no resource", "j<any", func(z *industry.Zone) { z.Joker++ }, "Z has a resource that there is not"},
		{"a second need and no first", "f2", func(z *industry.Zone) { z.Needs[1] = industry.Iron }, "Z needs a second resource and no first"},
		{"a factory that needs what it makes", "f2<iron>iron", nil, "Z needs what it makes"},
		{"a factory that needs what it makes at last", "f2<wood,iron>iron", nil, "Z needs what it makes"},
		{"a bonus zone on no network of these", "b@power*2", func(z *industry.Zone) { z.Network++ }, "Z is on a network that there is not"},
		{"a factory on no network of these", "f2@river,power", func(z *industry.Zone) { z.On[1]++ }, "Z is on a network that there is not"},
		{"a factory on no network", "f2@river", func(z *industry.Zone) { z.On[0] = industry.NoNetwork }, "Z is on a network that there is not"},
		{"a factory twice on a network", "f2@power,river,power", nil, "Z is twice on the network power"},
	} {
		z := printed(c.word)
		z.Name = "Z"
		if c.spoil != nil {
			c.spoil(&z)
		}
		if err := z.Fault(); err == nil || err.Error() != c.want {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// New refuses a board that cannot be (I1, I6, I17, I26).
func TestI26_WhatIsJoined(t *testing.T) {
	for _, c := range []struct {
		name  string
		spoil func(*industry.Board)
		want  string
	}{
		{"as it is", func(*industry.Board) {}, ""},
		{"a zone that cannot be", func(b *industry.Board) { b.Zones[59].Name = "" }, "a zone has no name"},
		{"a road to a technology", func(b *industry.Board) { b.Roads = pairs("I-A=I-D") }, "I-A and I-D are joined: roads join two factories, links two technologies"},
		{"a road from a bonus zone", func(b *industry.Board) { b.Roads = pairs("I-F=I-A") }, "I-F and I-A are joined: roads join two factories, links two technologies"},
		{"a link between factories", func(b *industry.Board) { b.Links = pairs("I-A=I-C") }, "I-A and I-C are joined: roads join two factories, links two technologies"},
		{"a road to itself", func(b *industry.Board) { b.Roads = pairs("I-A=I-A") }, "I-A is joined with itself"},
		{"a road twice", func(b *industry.Board) { b.Roads = pairs("I-A=I-B I-B=I-A") }, "I-B and I-A are joined twice"},
		{"a road from nowhere", func(b *industry.Board) { b.Roads = [][2]industry.ID{{industry.NoZone, 0}} }, "a road or link leads to a zone that there is not"},
		{"a road off the board", func(b *industry.Board) { b.Roads = [][2]industry.ID{{0, industry.Zones}} }, "a road or link leads to a zone that there is not"},
		{"sold before the game", func(b *industry.Board) { b.Sells[industry.Iron] = -1 }, "the bank sells iron from an era that there is not"},
		{"sold after the game", func(b *industry.Board) { b.Sells[industry.Computer] = industry.Eras + 1 }, "the bank sells computer from an era that there is not"},
		{"always sold", func(b *industry.Board) { b.Sells[industry.Brick] = 0 }, ""},
		{"never sold", func(b *industry.Board) { b.Sells[industry.Computer] = industry.Eras }, ""},
		{"no column with a taler", func(b *industry.Board) { b.Taler = -1 }, "the token with the taler is of a column that there is not"},
		{"a column too far", func(b *industry.Board) { b.Taler = industry.Columns }, "the token with the taler is of a column that there is not"},
		{"the last column", func(b *industry.Board) { b.Taler = industry.Columns - 1 }, ""},
	} {
		b := testBoard()
		c.spoil(&b)
		g, err := industry.New(b)
		if got := message(err); got != c.want || (g == nil) != (err != nil) {
			t.Errorf("%s: %q", c.name, got)
		}
	}
	g := newGame(t)
	if !g.Joined(zone("I-A"), zone("I-B")) || !g.Joined(zone("I-B"), zone("I-A")) || !g.Joined(zone("III-D"), zone("II-D")) || g.Joined(zone("I-A"), zone("I-C")) {
		t.Error("what is joined is not")
	}
	if !g.OnNetwork(zone("II-G"), industry.River) || !g.OnNetwork(zone("II-G"), industry.Pipeline) || g.OnNetwork(zone("II-G"), industry.Power) {
		t.Error("II-G lies on other networks")
	}
}

func message(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func TestNamesAreReadAsTheyAreWritten(t *testing.T) {
	for _, r := range append(industry.Resources[:], industry.Any) {
		if r.String() == "" || industry.ResourceNamed(r.String()) != r {
			t.Errorf("%q", r)
		}
	}
	for k := industry.Factory; k <= industry.Joker; k++ {
		if k.String() == "" || industry.KindNamed(k.String()) != k {
			t.Errorf("%q", k)
		}
	}
	for _, n := range industry.Networks {
		if n.String() == "" || industry.NetworkNamed(n.String()) != n {
			t.Errorf("%q", n)
		}
	}
	for column := range industry.Columns {
		if industry.ColumnNamed(industry.ColumnName(column)) != column {
			t.Error(column)
		}
	}
	if industry.ResourceNamed("beer") != 0 || industry.KindNamed("inn") != 0 || industry.NetworkNamed("sea") != 0 || industry.ColumnNamed("M") != -1 ||
		industry.ColumnNamed("@") != -1 || industry.ColumnNamed("AB") != -1 || industry.ColumnNamed("") != -1 {
		t.Error("a word that there is not is read")
	}
	if industry.Seat(2).String() != "3" || industry.Nobody.String() != "nobody" || industry.Rule(14).String() != "I14" || industry.Rule(0).String() != "" {
		t.Error("a seat or a rule is named otherwise")
	}
}
