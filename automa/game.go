package automa

import (
	"math/bits"
	"math/rand/v2"

	"sohofoundry/engine"
)

// Game is the board game with the Automa at the table. It never changes; one serves all games and goroutines.
type Game struct {
	*engine.Game
	Deck *Deck
	rank [engine.MaxLocations][engine.MaxLines]uint8 // of each line clockwise from a location, from 1
	used [engine.Rail + 1]uint64                     // the cards of each era's deck, one bit a card (M81, N5)

	AutomaRules *Ruleset
}

// New seats the Automa with its deck at a game.
func New(g *engine.Game, d *Deck) *Game {
	game := &Game{Game: g, Deck: d, AutomaRules: RulesOf(&g.Figures)}
	for i := range d.Cards {
		for _, era := range []engine.Era{engine.Canal, engine.Rail} {
			if d.Cards[i].UsedIn(era) {
				game.used[era] |= 1 << i
			}
		}
	}
	for l, lines := range d.Clockwise {
		for i, x := range lines {
			game.rank[l][x] = uint8(i + 1)
		}
	}
	return game
}

// Position is a solo game: the table and the Automa's cards. Like a State it is a plain value.
type Position struct {
	engine.State
	Cards Cards
}

// Cards are the Automa's deck and discards. A card is its index in Deck.Cards; the top of the deck is the last.
type Cards struct {
	Deck      [MaxDeck]uint8
	Left      uint8
	Discards  [MaxDeck]uint8
	Discarded uint8
	Era       engine.Era // that the deck was prepared for (M81)
	Random    rand.PCG
}

// seedStream separates the stream of the Automa's deck from that of the table.
const seedStream = 0x6d617574_6f6d6121

// Start sets up a game. With Options.Solo the Automa's deck is prepared as well; without, there is none.
func (g *Game) Start(o engine.Options, seed uint64, log *engine.Log) (Position, error) {
	s, err := g.Game.Start(o, seed, log)
	if err != nil {
		return Position{}, err
	}
	p := Position{State: s}
	if o.Solo {
		p.Cards.Random = *rand.NewPCG(seed, seedStream)
		g.prepare(&p)
	}
	return p, nil
}

// Apply makes a human's choice.
func (g *Game) Apply(p *Position, c engine.Choice, log *engine.Log) engine.Refusal {
	r := g.Game.Apply(&p.State, c, log)
	g.prepareAfter(p, log)
	return r
}

// Overrule makes a human's choice against the rules, as engine.Game.Overrule does.
func (g *Game) Overrule(p *Position, c engine.Choice, log *engine.Log) engine.Refusal {
	r := g.Game.Overrule(&p.State, c, log)
	g.prepareAfter(p, log)
	return r
}

// prepareAfter prepares the deck if the human's choice ended the Canal Era.
func (g *Game) prepareAfter(p *Position, log *engine.Log) {
	if g.prepare(p) && log != nil {
		*log = append(*log, engine.Event{Kind: engine.DeckPrepared, Seat: engine.AutomaSeat})
	}
}

// AutomasTurn reports whether the Automa is to move.
func (p *Position) AutomasTurn() bool {
	return p.Decision != engine.GameOver && p.IsAutoma(p.Actor)
}

// FirstTurn reports whether the Automa's turn of this round is its first of the game, told by a corner (M72, M77).
func (p *Position) FirstTurn() bool { return p.ShortStart() }

// Top returns the card on top of the deck; its back is public (M11).
func (g *Game) Top(p *Position) *CardFacts {
	if p.Cards.Left == 0 {
		return nil
	}
	return &g.Deck.Cards[p.Cards.Deck[p.Cards.Left-1]]
}

// alike are the cards in the deck, by index, with the same back as the top card: it may be any of them (M11).
func (g *Game) alike(p *Position) (cards uint64) {
	top := g.Top(p)
	for _, card := range p.Cards.Deck[:p.Cards.Left] {
		if top != nil && g.Deck.Cards[card].Back == top.Back {
			cards |= 1 << card
		}
	}
	return cards
}

// Packets are how many cards of each group the first and second packet of a deck get; the third gets the rest (M9).
var Packets = [2][Groups]int{{4, 3, 3}, {1, 1, 1}}

// prepare shuffles the deck anew of the cards of the era if one began (M9, M10, M81, N5), and reports whether it did. The first
// packet is drawn first, so it is on top (A1).
func (g *Game) prepare(p *Position) bool {
	c := &p.Cards
	if !p.Solo || c.Era == p.Era {
		return false
	}
	*c = Cards{Era: p.Era, Random: c.Random}
	var groups [Groups][MaxDeck]uint8
	var size, taken [Groups]int
	end := 0
	for r := g.used[p.Era]; r != 0; r &= r - 1 {
		i := bits.TrailingZeros64(r)
		group := g.Deck.Cards[i].Group
		groups[group][size[group]] = uint8(i)
		size[group]++
		end++
	}
	for k := range groups {
		engine.Shuffle(&c.Random, groups[k][:size[k]])
	}
	c.Left = uint8(end)
	for _, packet := range Packets {
		begin := end
		for k, n := range packet {
			for range n {
				begin--
				c.Deck[begin] = groups[k][taken[k]]
				taken[k]++
			}
		}
		engine.Shuffle(&c.Random, c.Deck[begin:end])
		end = begin
	}
	rest := 0
	for k := range groups {
		rest += copy(c.Deck[rest:end], groups[k][taken[k]:size[k]])
	}
	engine.Shuffle(&c.Random, c.Deck[:end])
	return true
}

// draw takes the top card. The deck is ample for an era, but nothing guarantees it (M84): a draw that empties it makes a new
// one of the discards, without that card (A24), so that there is always a back to read (A29).
func (p *Position) draw() (card uint8, reshuffled bool) {
	card = p.takeTop()
	if p.Cards.Left > 0 {
		return card, false
	}
	p.renew()
	return card, true
}

func (p *Position) takeTop() (card uint8) {
	c := &p.Cards
	c.Left--
	card = c.Deck[c.Left]
	c.Deck[c.Left] = 0
	return card
}

// renew makes the discards the deck.
func (p *Position) renew() {
	c := &p.Cards
	c.Deck, c.Left = c.Discards, c.Discarded
	c.Discards, c.Discarded = [MaxDeck]uint8{}, 0
	engine.Shuffle(&c.Random, c.Deck[:c.Left])
}

func (p *Position) discard(card uint8) {
	p.Cards.Discards[p.Cards.Discarded] = card
	p.Cards.Discarded++
}
