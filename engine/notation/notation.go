// Package notation reads and writes choices and names the things of a board in one line that people can read and type.
package notation

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/untrusted"
)

// The notation of choices: one line an action or step, such as
//
//	build manufacturer@coventry.2 card:coventry coal:dudley.1
//	network birmingham_oxford card:leek
//	sell cotton@worcester.1 to:gloucester.2 card:stone beer:gloucester.2 bonus:coal
//	sell cotton@bury.1 to:distant card:wigan
//
// A line opens with an action; words after it that name a source, a bonus tile or a further discard are
// choices of their own, in the order in which they are asked.

// SpaceName names a space by location and number from 1: "coventry.2".
func SpaceName(g *engine.Game, x engine.Space) string {
	l := g.LocationOf(x)
	return g.Locations[l].ID + "." + strconv.Itoa(int(x-g.SpacesAt(l).First())+1)
}

// MerchantName names a merchant space likewise: "gloucester.2".
func MerchantName(g *engine.Game, m engine.Merchant) string {
	l := g.Merchants[m].Location
	return g.Locations[l].ID + "." + strconv.Itoa(slices.Index(merchantsAt(g, l), m)+1)
}

// Format writes a choice that is about to be made in a position.
func Format(g *engine.Game, s *engine.State, c engine.Choice) string {
	word := c.Verb.String()
	if c.Verb.Follows() {
		word += ":"
	}
	switch c.Verb {
	case engine.TakeCoal, engine.TakeIron:
		return word + SpaceName(g, c.Space)
	case engine.TakeBeer:
		if c.Merchant != 0 {
			return word + MerchantName(g, c.Merchant)
		}
		return word + SpaceName(g, c.Space)
	case engine.TakeBonus:
		return word + c.Industry.String()
	case engine.Discard:
		return word + g.Cards[c.Card].ID
	}
	switch {
	case c.Verb == engine.Build, c.Verb == engine.DoubleBuild:
		word += " " + c.Industry.String() + "@" + SpaceName(g, c.Space)
	case c.Space != 0:
		word += " " + g.Tiles[s.Tiles[c.Space].Tile].Industry.String() + "@" + SpaceName(g, c.Space)
	case c.Industry != 0:
		word += " " + c.Industry.String()
	case c.Line != 0:
		word += " " + g.Lines[c.Line].ID
	case c.Size != 0:
		word += " " + strconv.Itoa(int(g.Limits.Loans[c.Size-1].Money))
	}
	if c.Merchant != 0 {
		word += " to:" + MerchantName(g, c.Merchant)
	}
	if c.Port != 0 {
		word += " to:" + SpaceName(g, c.Port)
	}
	if c.Distant {
		word += " to:" + DistantName
	}
	if c.Card != 0 {
		word += " card:" + g.Cards[c.Card].ID
	}
	return word
}

// Parse reads a line of notation as one or more choices. It checks names only; Why checks that they are legal.
func Parse(g *engine.Game, line string) ([]engine.Choice, error) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return nil, fault.Errorf("an empty line is no choice; write for example %q", "pass card:leek")
	}
	var choices []engine.Choice
	if c, ok, err := parseFollower(g, words[0]); err != nil {
		return nil, err
	} else if ok {
		choices = append(choices, c)
	} else {
		c, err := parseVerb(g, words[0])
		if err != nil {
			return nil, err
		}
		choices = append(choices, c)
	}
	for _, word := range words[1:] {
		c, ok, err := parseFollower(g, word)
		if err == nil && ok {
			choices = append(choices, c)
			continue
		}
		if err == nil {
			err = parsePart(g, word, &choices[0])
		}
		if err != nil {
			return nil, err
		}
	}
	return choices, nil
}

// actions are the words of the actions that a human has in this game.
func actions(g *engine.Game) (words []string) {
	for v := engine.Build; v < engine.Verbs; v++ {
		if g.Answers(v, engine.ChooseAction) && v != engine.FirstDevelop && v != engine.Done {
			words = append(words, v.String())
		}
	}
	return words
}

func parseVerb(g *engine.Game, word string) (engine.Choice, error) {
	for v := engine.Build; v < engine.Verbs; v++ {
		if !v.Follows() && v.String() == word && g.Has(v) {
			return engine.Choice{Verb: v}, nil
		}
	}
	return engine.Choice{}, fault.Errorf("%s is no action: %s, give-up or done", untrusted.Quoted(word), strings.Join(actions(g), ", "))
}

// parseFollower reads a word that is a choice of its own: coal:dudley.1, bonus:coal, discard:leek.
func parseFollower(g *engine.Game, word string) (engine.Choice, bool, error) {
	key, name, _ := strings.Cut(word, ":")
	for v := engine.Build; v < engine.Verbs; v++ {
		if !v.Follows() || v.String() != key || !strings.Contains(word, ":") {
			continue
		}
		c := engine.Choice{Verb: v}
		err := fault.Errorf("%s names nothing on this board", untrusted.Quoted(word))
		switch v {
		case engine.TakeBonus:
			c.Industry = engine.IndustryNamed(name)
		case engine.Discard:
			c.Card = CardNamed(g, name)
		default:
			c.Space = SpaceNamed(g, name)
			if v == engine.TakeBeer && c.Space == 0 {
				c.Merchant = MerchantNamed(g, name)
			}
		}
		if c == (engine.Choice{Verb: v}) {
			return c, true, err
		}
		return c, true, nil
	}
	return engine.Choice{}, false, nil
}

// parsePart reads a word that belongs to the choice that opens the line.
func parsePart(g *engine.Game, word string, c *engine.Choice) error {
	key, name, named := strings.Cut(word, ":")
	switch {
	case named && key == "card" && c.Card == 0:
		c.Card = CardNamed(g, name)
		return found(c.Card != 0, NoSuchCard, name)
	case named && key == "to" && c.Merchant == 0 && c.Port == 0 && !c.Distant:
		return parseBuyer(g, name, c)
	case named:
		return fault.Errorf("%s is not understood: known are card:, to:, coal:, iron:, beer:, bonus: and discard:, each once where it fits", untrusted.Quoted(word))
	}
	return parseName(g, word, c)
}

// parseName reads a name without a key: a tile on a space, or a line, a loan, an industry or a space by itself.
func parseName(g *engine.Game, word string, c *engine.Choice) error {
	industry, space, placed := strings.Cut(word, "@")
	builds := c.Verb == engine.Build || c.Verb == engine.DoubleBuild
	switch {
	case placed && c.Space == 0:
		if c.Space = SpaceNamed(g, space); builds {
			if c.Industry = engine.IndustryNamed(industry); c.Industry == 0 {
				return found(false, NoSuchIndustry, industry)
			}
		}
		return found(c.Space != 0, NoSuchSpace, space)
	case c.Verb == engine.Network && c.Line == 0:
		c.Line = LineNamed(g, word)
		return found(c.Line != 0, NoSuchLine, word)
	case c.Verb == engine.Loan && c.Size == 0:
		c.Size = LoanNamed(g, word)
		return found(c.Size != 0 || onlyLoan(g, word), "there is no loan of %s", word)
	case (c.Verb == engine.Develop || builds) && c.Industry == 0:
		c.Industry = engine.IndustryNamed(word)
		return found(c.Industry != 0, NoSuchIndustry, word)
	case c.Space == 0 && (c.Verb == engine.Sell || c.Verb == engine.GiveUp):
		c.Space = SpaceNamed(g, word)
		return found(c.Space != 0, NoSuchSpace, word)
	}
	return fault.Errorf("%s does not belong to %s", untrusted.Quoted(word), c.Verb)
}

// DistantName is the distant market in the notation, as the buyer of a mill.
const DistantName = "distant"

// parseBuyer reads the buyer of a tile: a merchant space, or a port and the distant market where mills are sold to those.
func parseBuyer(g *engine.Game, name string, c *engine.Choice) error {
	if g.Uses(engine.Sell).Merchant != 0 {
		c.Merchant = MerchantNamed(g, name)
		return found(c.Merchant != 0, NoSuchMerchant, name)
	}
	if c.Distant = name == DistantName; c.Distant {
		return nil
	}
	c.Port = SpaceNamed(g, name)
	return found(c.Port != 0, "there is no port space %s", name)
}

// LoanNamed finds a size of loan by how many £ it brings, or returns none. Where there is but one it has no number.
func LoanNamed(g *engine.Game, name string) uint8 {
	for i, f := range g.Limits.Loans {
		if len(g.Limits.Loans) > 1 && name == strconv.Itoa(int(f.Money)) {
			return uint8(i + 1)
		}
	}
	return 0
}

// onlyLoan reports whether a game has but one loan, of so many £: it has no size, but its amount may be written.
func onlyLoan(g *engine.Game, money string) bool {
	loans := g.Limits.Loans
	return len(loans) == 1 && money == strconv.Itoa(int(loans[0].Money))
}

// The errors for names that do not exist.
const (
	NoSuchSpace    = "there is no space %s"
	NoSuchCard     = "there is no card %s"
	NoSuchLine     = "there is no line %s"
	NoSuchMerchant = "there is no merchant space %s"
	NoSuchIndustry = "there is no industry %s"
)

// found refuses a name of nothing, with a sentence that says so.
func found(ok bool, not, name string) error {
	if ok {
		return nil
	}
	return fault.Errorf(not, untrusted.Quoted(name))
}

// LocationNamed finds a location by its id, or returns none.
func LocationNamed(g *engine.Game, id string) engine.Location {
	for l := 1; l < len(g.Locations); l++ {
		if g.Locations[l].ID == id {
			return engine.Location(l)
		}
	}
	return 0
}

// SpaceNamed finds a space by the name that SpaceName gives, or returns none. The number may be left out at a location with
// one space.
func SpaceNamed(g *engine.Game, name string) engine.Space {
	l, number := splitName(g, name)
	spaces := g.SpacesAt(l)
	if number < 1 || number > spaces.Len() {
		return 0
	}
	return spaces.First() + engine.Space(number-1)
}

// MerchantNamed finds a merchant space by the name that MerchantName gives, or returns none.
func MerchantNamed(g *engine.Game, name string) engine.Merchant {
	l, number := splitName(g, name)
	merchants := merchantsAt(g, l)
	if number < 1 || number > len(merchants) {
		return 0
	}
	return merchants[number-1]
}

// merchantsAt are the merchant spaces of a location.
func merchantsAt(g *engine.Game, l engine.Location) (list []engine.Merchant) {
	for m := engine.Merchant(1); int(m) < len(g.Merchants); m++ {
		if g.Merchants[m].Location == l {
			list = append(list, m)
		}
	}
	return list
}

func splitName(g *engine.Game, name string) (engine.Location, int) {
	id, digits, numbered := strings.Cut(name, ".")
	l := LocationNamed(g, id)
	if !numbered {
		if g.SpacesAt(l).Len() > 1 {
			return 0, 0
		}
		return l, 1
	}
	number, _ := strconv.Atoi(digits)
	if strconv.Itoa(number) != digits {
		return 0, 0
	}
	return l, number
}

// LineNamed finds a line by its id, its ends in any order, or returns none.
func LineNamed(g *engine.Game, id string) engine.Line {
	ends := strings.Split(id, "_")
	for x := 1; x < len(g.Lines); x++ {
		if len(ends) != len(g.Lines[x].Ends) {
			continue
		}
		var named engine.LocationSet
		for _, end := range ends {
			named |= 1 << LocationNamed(g, end)
		}
		if named == g.Ends(engine.Line(x)) {
			return engine.Line(x)
		}
	}
	return 0
}

// TileName names a kind of tile by industry and level: "pottery 1".
func TileName(g *engine.Game, t engine.Tile) string {
	return g.Tiles[t].Name()
}

// TileNamed finds a kind of tile by that name, or returns none.
func TileNamed(g *engine.Game, name string) engine.Tile {
	for t := engine.Tile(1); int(t) < len(g.Tiles); t++ {
		if TileName(g, t) == name {
			return t
		}
	}
	return 0
}

// CardNamed finds a kind of card by its id, or returns none.
func CardNamed(g *engine.Game, id string) engine.Card {
	for c := 1; c < len(g.Cards); c++ {
		if g.Cards[c].ID == id {
			return engine.Card(c)
		}
	}
	return 0
}
