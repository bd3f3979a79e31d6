package hidden

import (
	"math/bits"
	"math/rand/v2"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// unseen are the cards of one group of the Automa's deck that still lie in it.
type unseen struct {
	cards [automa.MaxDeck]uint8
	n     int
}

type unseenGroups [automa.Groups]unseen

// have reports whether one of the groups that a packet has left has a card with a back.
func (groups *unseenGroups) have(g *automa.Game, back automa.BackFacts, packet [automa.Groups]int) bool {
	for k := range groups {
		for _, card := range groups[k].cards[:groups[k].n] {
			if packet[k] > 0 && g.Deck.Cards[card].Back == back {
				return true
			}
		}
	}
	return false
}

// deck puts the Automa's deck in one of the orders that its packets (M9) and the back on top (M11) allow.
func deck(g *automa.Game, p *automa.Position, chance *rand.PCG) {
	c := &p.Cards
	groups := groupsLeft(g, c)
	left, ok := packetsLeft(g, p)
	back := g.Deck.Cards[c.Deck[c.Left-1]].Back
	if !ok || !groups.have(g, back, left[underWay(&left)]) { // the deck was made anew of the discards (A24): one packet of the rest
		left = [3][automa.Groups]int{}
		for k := range groups {
			left[0][k] = groups[k].n
		}
	}
	top := chooseTop(g, back, &groups, &left, chance)
	for k := range groups {
		engine.Shuffle(chance, groups[k].cards[:groups[k].n])
	}
	end := int(c.Left) - 1
	c.Deck[end] = top
	for _, packet := range left {
		begin := end
		for k, n := range packet {
			for range n {
				begin--
				groups[k].n--
				c.Deck[begin] = groups[k].cards[groups[k].n]
			}
		}
		engine.Shuffle(chance, c.Deck[begin:end])
		end = begin
	}
}

// groupsLeft returns the cards in the deck by group, in the order of the deck's list.
func groupsLeft(g *automa.Game, c *automa.Cards) (groups unseenGroups) {
	var in uint64
	for _, card := range c.Deck[:c.Left] {
		in |= 1 << card
	}
	for ; in != 0; in &= in - 1 {
		card := bits.TrailingZeros64(in)
		u := &groups[g.Deck.Cards[card].Group]
		u.cards[u.n] = uint8(card)
		u.n++
	}
	return groups
}

// packetsLeft returns how many cards of each group are left in each packet, the first on top. It is not ok if the deck is no
// longer as it was prepared: fewer cards lie open than turns were played, or others than the packets had.
func packetsLeft(g *automa.Game, p *automa.Position) (left [3][automa.Groups]int, ok bool) {
	c := &p.Cards
	for i := range g.Deck.Cards {
		if card := &g.Deck.Cards[i]; card.UsedIn(c.Era) {
			left[2][card.Group]++
		}
	}
	var size [3]int
	for i, packet := range automa.Packets {
		for k, n := range packet {
			left[i][k] = n
			left[2][k] -= n
			size[i] += n
		}
	}
	for i, card := range c.Discards[:c.Discarded] {
		packet := 0
		for packet < 2 && i >= size[packet] {
			i -= size[packet]
			packet++
		}
		group := g.Deck.Cards[card].Group
		if left[packet][group]--; left[packet][group] < 0 {
			return left, false
		}
	}
	return left, int(c.Discarded) >= turnsPlayed(p)
}

// turnsPlayed is how many turns the Automa has drawn cards in, at least, in this era: its very first may draw none (M73).
func turnsPlayed(p *automa.Position) int {
	turns := int(p.Round) - 1
	for _, seat := range p.Order[:p.Turn] {
		if p.IsAutoma(seat) {
			turns++
		}
	}
	if p.Era == engine.Canal {
		turns--
	}
	return turns
}

// chooseTop takes a card with the back that lies on top out of its group and its packet: each with the chance that it lies there,
// which is that of its group in the packet, divided among the cards of the group that are left.
func chooseTop(g *automa.Game, back automa.BackFacts, groups *unseenGroups, left *[3][automa.Groups]int, chance *rand.PCG) uint8 {
	packet := underWay(left)
	all := 1
	for k := range groups {
		all *= max(groups[k].n, 1)
	}
	var ends [automa.MaxDeck]int // of each card's share
	total := 0
	for k := range groups {
		for _, card := range groups[k].cards[:groups[k].n] {
			if g.Deck.Cards[card].Back == back {
				total += left[packet][k] * all / groups[k].n
			}
			ends[card] = total
		}
	}
	drawn := int(bounded(chance, uint64(total)))
	for k := range groups {
		u := &groups[k]
		for i, card := range u.cards[:u.n] {
			if drawn < ends[card] {
				copy(u.cards[i:], u.cards[i+1:u.n])
				u.n--
				left[packet][k]--
				return card
			}
		}
	}
	panic("no card of the Automa's deck has the back that lies on top")
}

// underWay is the packet that the next card is drawn from. There is one, as a card lies on top (A29).
func underWay(left *[3][automa.Groups]int) (packet int) {
	for left[packet] == [automa.Groups]int{} {
		packet++
	}
	return packet
}

// bounded draws a number in [0, n). The bias of one in 2⁶⁴/n is nothing here.
func bounded(chance *rand.PCG, n uint64) uint64 {
	high, _ := bits.Mul64(chance.Uint64(), n)
	return high
}
