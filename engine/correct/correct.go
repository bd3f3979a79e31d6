// Package correct sets pieces to where they lie on a real table, even against the rules, and reads and writes these corrections.
package correct

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/untrusted"
)

// Thing is one of the things on a table that can be put right.
type Thing uint8

// The things, with the parts of a Correction that each uses.
const (
	TileThing     Thing = iota + 1 // Space, Seat, Tile, Amount cubes or barrels, Flipped; without Tile the space is empty
	LinkThing                      // Line, Seat; None takes it off
	MarketThing                    // Resource, Amount cubes
	BarrelThing                    // Merchant, Amount 1 or 0
	MerchantThing                  // Merchant, Trader: the two tiles change places
	VPThing                        // Seat, Amount
	IncomeThing                    // Seat, Amount: the space of the track
	MoneyThing                     // Seat, Amount £
	MatThing                       // Seat, Tile, Amount
	DistantThing                   // Amount: the space of the distant market's track that the marker stands on, from 1
	HandThing                      // Place in the player's hand, from 1, and Card; only where the hand is kept
	CardThing                      // Place in the Automa's deck, from the top, and Amount, the number on the card; for package automa

	Things
)

// Correction sets one piece to where it lies on the real table, even against the rules.
type Correction struct {
	Thing    Thing
	Seat     engine.Seat
	None     bool
	Flipped  bool
	Space    engine.Space
	Line     engine.Line
	Tile     engine.Tile
	Merchant engine.Merchant
	Trader   engine.MerchantTile
	Resource engine.Resource
	Card     engine.Card
	Place    uint8
	Amount   int16
}

// Apply sets a thing on the table. A tile comes from its owner's mat, and one that makes room for it goes back there. The refusal
// names the piece that is missing.
func Apply(g *engine.Game, s *engine.State, f Correction) engine.Refusal {
	if f.Thing == 0 || f.Thing >= CardThing || f.Seat >= engine.Seat(s.Seats) || f.Resource > engine.Iron || int(f.Space) >= len(g.Spaces) ||
		int(f.Card) >= len(g.Cards) || int(f.Line) >= len(g.Lines) || int(f.Tile) >= len(g.Tiles) || int(f.Merchant) >= len(g.Merchants) || int(f.Trader) >= len(g.MerchantTiles) {
		return engine.Refusal{Reason: engine.NoSuchThing}
	}
	if s.IsAutoma(f.Seat) && (f.Thing == IncomeThing || f.Thing == MoneyThing) {
		return cited(g, engine.Refusal{Rule: engine.M(2), Reason: engine.AutomaHasNone})
	}
	return cited(g, fixers[f.Thing](g, s, f))
}

var fixers = [Things]func(*engine.Game, *engine.State, Correction) engine.Refusal{
	TileThing: fixTile, LinkThing: fixLink, MerchantThing: fixMerchant, BarrelThing: fixBarrel,
	MatThing: fixMat, MoneyThing: fixMoney, DistantThing: fixDistant, HandThing: fixHand,
	MarketThing: func(g *engine.Game, s *engine.State, f Correction) engine.Refusal {
		return set(&s.Market[f.Resource], f.Amount, len(g.Markets[f.Resource].Prices))
	},
	VPThing: func(_ *engine.Game, s *engine.State, f Correction) engine.Refusal {
		return set(&s.Players[f.Seat].VP, f.Amount, mostVP)
	},
	IncomeThing: func(g *engine.Game, s *engine.State, f Correction) engine.Refusal {
		return set(&s.Players[f.Seat].Income, f.Amount, len(g.Income)-1)
	},
}

// mostVP is more VP than any marker shows, and more £ than any player has.
const mostVP = 999

// set sets a number between 0 and the most there can be.
func set[N uint8 | int16](n *N, to int16, most int) engine.Refusal {
	if to < 0 || int(to) > most {
		return refuseCount(0, engine.TooMany, most, int(to))
	}
	*n = N(to)
	return engine.Refusal{}
}

// refuseCount refuses a number: so many there are, and so many were asked for.
func refuseCount(rule engine.Rule, reason engine.Reason, need, have int) engine.Refusal {
	return engine.Refusal{Rule: rule, Reason: reason, Need: int16(need), Have: int16(have)}
}

// cited is a refusal under the number that its rule has in this game.
func cited(g *engine.Game, r engine.Refusal) engine.Refusal {
	r.Rule = g.Cite(r.Rule)
	return r
}

func fixTile(g *engine.Game, s *engine.State, f Correction) engine.Refusal {
	old := s.Tiles[f.Space]
	if f.Tile == 0 {
		backToMat(g, s, old)
		s.Tiles[f.Space] = engine.PlacedTile{}
		g.Reindex(s)
		return engine.Refusal{}
	}
	most := slices.Max(g.Tiles[f.Tile].Amount[:])
	if f.Amount < 0 || f.Amount > int16(most) {
		return refuseCount(0, engine.TooMany, int(most), int(f.Amount))
	}
	after := *s
	backToMat(g, &after, old)
	mat := &after.Players[f.Seat].Mat[f.Tile]
	if *mat == 0 {
		return engine.Refusal{Rule: engine.B(14, 2), Reason: engine.NoTileLeft, Tile: f.Tile}
	}
	*mat--
	after.Players[f.Seat].Built = g.Edition.FirstEdition
	flipped := f.Flipped
	if most > 0 { // B6.6: a tile with nothing left on it is flipped
		flipped = f.Amount == 0
	}
	after.Tiles[f.Space] = engine.PlacedTile{Tile: f.Tile, Owner: f.Seat, Cubes: uint8(f.Amount), Flipped: flipped}
	g.Reindex(&after)
	*s = after
	return engine.Refusal{}
}

// backToMat puts a tile that was on the board where it came from.
func backToMat(g *engine.Game, s *engine.State, t engine.PlacedTile) {
	if t.Tile != 0 && s.Players[t.Owner].Mat[t.Tile] < g.Tiles[t.Tile].Count {
		s.Players[t.Owner].Mat[t.Tile]++
	}
}

func fixLink(g *engine.Game, s *engine.State, f Correction) engine.Refusal {
	after := *s
	for seat := range engine.Seat(s.Seats) {
		after.Players[seat].Links &^= 1 << f.Line
	}
	if !f.None {
		if g.LinksLeft(&after.Players[f.Seat]) <= 0 {
			return engine.Refusal{Rule: engine.B(14, 1), Reason: engine.NoLinkLeft, Line: f.Line}
		}
		after.Players[f.Seat].Links = after.Players[f.Seat].Links.With(f.Line)
	}
	g.Reindex(&after)
	*s = after
	return engine.Refusal{}
}

// fixMerchant puts a merchant tile where it lies; the one that was there takes its place.
func fixMerchant(g *engine.Game, s *engine.State, f Correction) engine.Refusal {
	if s.Merchants[f.Merchant].Tile == 0 {
		return engine.Refusal{Rule: engine.B(1, 3), Reason: engine.MerchantNotUsed, Merchant: f.Merchant}
	}
	for m := range s.Merchants {
		if s.Merchants[m].Tile != f.Trader {
			continue
		}
		s.Merchants[m].Tile, s.Merchants[f.Merchant].Tile = s.Merchants[f.Merchant].Tile, f.Trader
		for _, at := range []engine.Merchant{engine.Merchant(m), f.Merchant} {
			s.Merchants[at].Beer = g.MerchantTiles[s.Merchants[at].Tile].Accepts != 0
		}
		return engine.Refusal{}
	}
	return engine.Refusal{Rule: engine.B(1, 1), Reason: engine.MerchantNotUsed}
}

func fixBarrel(_ *engine.Game, s *engine.State, f Correction) engine.Refusal {
	if s.Merchants[f.Merchant].Tile == 0 {
		return engine.Refusal{Rule: engine.B(1, 3), Reason: engine.MerchantNotUsed, Merchant: f.Merchant}
	}
	barrels := uint8(0)
	why := set(&barrels, f.Amount, 1)
	if why.OK() {
		s.Merchants[f.Merchant].Beer = barrels > 0
	}
	return why
}

func fixMoney(g *engine.Game, s *engine.State, f Correction) engine.Refusal {
	if g.Edition.PrivateMoney {
		return engine.Refusal{Reason: engine.MoneyNotKept}
	}
	return set(&s.Players[f.Seat].Money, f.Amount, mostVP)
}

// fixDistant moves the marker only: the tiles face down stay unknown.
func fixDistant(g *engine.Game, s *engine.State, f Correction) engine.Refusal {
	if f.Amount == 0 || g.Distant.Bonuses == nil {
		return engine.Refusal{Reason: engine.NoSuchThing}
	}
	return set(&s.Distant.Marker, f.Amount-1, len(g.Distant.Bonuses))
}

// fixHand names the card that was drawn. It changes places with the card that the program drew instead; it is taken from the cards
// not seen yet, which include the later cards of the hand.
func fixHand(g *engine.Game, s *engine.State, f Correction) engine.Refusal {
	hand := s.Players[engine.HumanSeat].Hand[:s.Players[engine.HumanSeat].HandLen()]
	at := int(f.Place) - 1
	switch {
	case g.PrivateHand():
		return engine.Refusal{Reason: engine.HandNotKept}
	case at < 0 || at >= len(hand):
		return refuseCount(engine.B(2, 4), engine.NotSoManyHeld, int(f.Place), len(hand))
	case hand[at] == f.Card:
		return engine.Refusal{}
	}
	for _, unseen := range [][]engine.Card{s.Deck[:s.Aside+s.Draw], hand[at+1:]} {
		if from := slices.Index(unseen, f.Card); f.Card != 0 && from >= 0 {
			hand[at], unseen[from] = unseen[from], hand[at]
			return engine.Refusal{}
		}
	}
	return engine.Refusal{Rule: engine.B(2, 4), Reason: engine.NotUnseen, Card: f.Card}
}

func fixMat(g *engine.Game, s *engine.State, f Correction) engine.Refusal {
	return set(&s.Players[f.Seat].Mat[f.Tile], f.Amount, int(g.Tiles[f.Tile].Count))
}

// thingNames are the words of the notation for the pieces that can be corrected.
var thingNames = [Things]string{
	TileThing: "tile", LinkThing: "link", MarketThing: "market", BarrelThing: "barrel", MerchantThing: "merchant", VPThing: "vp",
	IncomeThing: "income", MoneyThing: "money", MatThing: "mat", DistantThing: "distant", HandThing: "hand",
	CardThing: "card",
}

// String names the thing: "tile".
func (t Thing) String() string { return thingNames[t] }

// The words for owners and for nothing in that notation.
const (
	putWord  = "put"
	seatWord = "seat-"
	noneWord = "none"
	flipWord = "flipped"
)

// seatWords are the words for the seats of a table: against the Automa there are you and it, and otherwise all have numbers.
func seatWords(s *engine.State) (words []string) {
	if s.Solo {
		return []string{engine.HumanSeat: "you", engine.AutomaSeat: "automa"}
	}
	for seat := range int(s.Seats) {
		words = append(words, seatWord+strconv.Itoa(seat+1))
	}
	return words
}

// Format writes a correction of a table:
//
//	put tile cannock.2 automa coal 2 3
//	put tile cannock.2 none
//	put link birmingham_oxford you
//	put market coal 5
//	put merchant gloucester.2 cotton-a
//	put vp automa 45
//	put vp seat-3 45
//	put distant 3
//	put hand 2 leek
//	put card 1 17
func Format(g *engine.Game, s *engine.State, f Correction) string {
	words := []string{putWord, f.Thing.String()}
	seat, amount := seatWords(s)[f.Seat], strconv.Itoa(int(f.Amount))
	switch f.Thing {
	case TileThing:
		words = append(words, notation.SpaceName(g, f.Space))
		switch {
		case f.Tile == 0:
			words = append(words, noneWord)
		case f.Amount > 0:
			words = append(words, seat, notation.TileName(g, f.Tile), amount)
		case f.Flipped:
			words = append(words, seat, notation.TileName(g, f.Tile), flipWord)
		default:
			words = append(words, seat, notation.TileName(g, f.Tile))
		}
	case LinkThing:
		if f.None {
			seat = noneWord
		}
		words = append(words, g.Lines[f.Line].ID, seat)
	case MarketThing:
		words = append(words, f.Resource.String(), amount)
	case BarrelThing:
		words = append(words, notation.MerchantName(g, f.Merchant), amount)
	case MerchantThing:
		words = append(words, notation.MerchantName(g, f.Merchant), g.MerchantTiles[f.Trader].ID)
	case MatThing:
		words = append(words, seat, notation.TileName(g, f.Tile), amount)
	case DistantThing:
		words = append(words, amount)
	case HandThing:
		words = append(words, strconv.Itoa(int(f.Place)), g.Cards[f.Card].ID)
	case CardThing:
		words = append(words, strconv.Itoa(int(f.Place)), amount)
	default:
		words = append(words, seat, amount)
	}
	return strings.Join(words, " ")
}

// IsCorrection reports whether a line of notation puts something right.
func IsCorrection(line string) bool {
	word, _, _ := strings.Cut(line, " ")
	return word == putWord
}

// Parse reads the text of Format for a table. It checks names only; Apply checks that the pieces exist.
func Parse(g *engine.Game, s *engine.State, line string) (f Correction, err error) {
	words := strings.Fields(line)
	if len(words) < 3 {
		return f, fault.Errorf("write what lies on the table")
	}
	var names []string
	for t := TileThing; t < Things; t++ {
		if t == DistantThing && g.Distant.Bonuses == nil {
			continue
		}
		if names = append(names, t.String()); t.String() == words[1] {
			f.Thing = t
		}
	}
	r := fixReader{g: g, s: s, words: words[2:]}
	switch f.Thing {
	case TileThing:
		r.tileThere(&f)
	case LinkThing:
		f.Line = r.line()
		if f.None = r.is(noneWord); !f.None {
			f.Seat = r.seat()
		}
	case MarketThing:
		f.Resource = r.resource()
		f.Amount = r.number()
	case BarrelThing:
		f.Merchant, f.Amount = r.merchant(), r.number()
	case MerchantThing:
		f.Merchant, f.Trader = r.merchant(), r.trader()
	case MatThing:
		f.Seat, f.Tile = r.seat(), r.tile()
		f.Amount = r.number()
	case DistantThing:
		f.Amount = r.number()
	case HandThing:
		f.Place, f.Card = r.place(), r.card()
	case CardThing:
		f.Place, f.Amount = r.place(), r.number()
	case VPThing, IncomeThing, MoneyThing:
		f.Seat, f.Amount = r.seat(), r.number()
	default:
		return f, fault.Errorf("%s cannot be put right, only %s", untrusted.Quoted(words[1]), strings.Join(names, ", "))
	}
	if r.err == nil && len(r.words) > 0 {
		r.err = fault.Errorf("%s is too much", untrusted.Quoted(r.words[0]))
	}
	return f, r.err
}
