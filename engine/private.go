package engine

import "math"

// A game on a real table: the cards in hand and the money, which a player keeps private there, are not known here.

// unknownCard is the id of the kind of card of which all hands and piles consist on a real table.
const unknownCard = "unknown"

// Kept tells which private parts of a player on a real table the program keeps.
type Kept struct {
	Money bool
	Hand  bool // the player tells which cards are drawn (HandThing)
}

// AtTable are the figures of the same solo game on a real table. Unless the hand is kept, its cards, except wild ones, which are taken
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
	f.Edition.Named = 0
	for _, c := range f.Cards[1:] {
		switch {
		case c.Kind == WildLocation || c.Kind == WildIndustry:
			wild = append(wild, c)
			continue
		case c.Counts[0] > 0 && c.Kind == LocationCard:
			f.Edition.Named = f.Edition.Named.With(c.Location)
		case c.Counts[0] > 0:
			unknown.Industries |= c.Industries
		}
		for players, n := range c.Counts {
			unknown.Counts[players] += n
		}
	}
	f.Cards = append([]CardFacts{{}, unknown}, wild...)
}

// PrivateHand reports whether hands are those of a real table and not known.
func (f *Figures) PrivateHand() bool { return f.Cards[1].Kind == UnknownCard }

// Kept returns the private parts that the program keeps of the player of a game on a real table.
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
