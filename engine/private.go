package engine

import "math"

// A game on a real table: the cards in hand and the money, which players keep private there, are not known here.

// unknownCard is the id of the kind of card of which all hands and piles consist on a real table.
const unknownCard = "unknown"

// Kept tells which private parts of the players on a real table the program keeps.
type Kept struct {
	Money bool
	Hand  bool // the player tells which cards are drawn (HandThing); only against the Automa
}

// AtTable are the figures of the same game on a real table. Unless the hand is kept, its cards, except wild ones, which are taken
// openly (B10.1), are all of one kind that is any card of the deck. Unless money is kept, any price can be paid, and payments are only
// told.
func AtTable(f Figures, kept Kept) Figures {
	f.Edition.Companion = true
	if !kept.Hand {
		f.hideCards()
	}
	if !kept.Money {
		f.Edition.PrivateMoney = true
		f.Limits.StartMoney = 0
	}
	return f
}

// hideCards makes all cards but the wild ones of one kind.
func (f *Figures) hideCards() {
	unknown := CardFacts{ID: unknownCard, Kind: UnknownCard}
	wild := []CardFacts{}
	f.Edition.Unknown = [MaxSeats - 1]UnknownFacts{}
	for _, c := range f.Cards[1:] {
		if c.Kind == WildLocation || c.Kind == WildIndustry {
			wild = append(wild, c)
			continue
		}
		for players, n := range c.Counts {
			unknown.Counts[players] += n
			if n > 0 {
				f.Edition.Unknown[players].add(&c)
			}
		}
	}
	f.Cards = append([]CardFacts{{}, unknown}, wild...)
}

// add adds a card that it may be.
func (u *UnknownFacts) add(c *CardFacts) {
	if c.Kind == LocationCard {
		u.Named = u.Named.With(c.Location)
	} else {
		u.Industries |= c.Industries
	}
}

// PrivateHand reports whether hands are those of a real table and not known.
func (f *Figures) PrivateHand() bool { return f.Cards[1].Kind == UnknownCard }

// Kept returns the private parts that the program keeps of the players of a game on a real table.
func (f *Figures) Kept() Kept { return Kept{Money: !f.Edition.PrivateMoney, Hand: !f.PrivateHand()} }

// moveMoney changes a player's money, if that is known.
func (e *Edition) moveMoney(p *Player, pounds int16) {
	if !e.PrivateMoney {
		p.Money += pounds
	}
}

// purse is the £ that a player can pay at most.
func (e *Edition) purse(p *Player) int16 {
	if e.PrivateMoney {
		return math.MaxInt16
	}
	return p.Money
}
