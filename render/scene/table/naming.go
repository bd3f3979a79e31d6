package table

import (
	"slices"
	"strconv"

	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/tasks"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// naming is the mode in which somebody names what lies on a real table: the card that was drawn from a printed deck or the one that lies
// on top then, a card of a hand that is kept, the tile at a merchant.
type naming struct {
	still
	title, text string
	fixes       []engine.Fix // that may be so
	names       []string     // of what each says
	merchants   bool         // are named: what is not told is as the program dealt it
	scroll      widget.Scroll
}

// named says that something lies on the table.
type named struct{ fix engine.Fix }

// endNaming leaves what is not told as it is.
type endNaming struct{}

// wantsName is what is to be named before the game goes on, nil if nothing is.
func (s *Scene) wantsName() *naming {
	if place, wanted := companion.HandWanted(s.rec); wanted {
		return s.nameHand(place)
	}
	if place, wanted := companion.CardWanted(s.rec); wanted {
		return s.nameCard(place)
	}
	return nil
}

// nameCard asks for a card of the Automa's printed deck, by its place from the top.
func (s *Scene) nameCard(place int) *naming {
	key := "table.by-hand.drawn"
	if place > 1 {
		key = "table.by-hand.on-top"
	}
	n := &naming{still: still{s}, title: s.words.Text(key), text: s.words.Text(key + "-text")}
	for i := range s.game.Deck.Cards {
		number := s.game.Deck.Cards[i].Number
		n.offer(engine.Fix{Thing: engine.CardThing, Place: uint8(place), Amount: int16(number)}, strconv.Itoa(number))
	}
	return n
}

// nameHand asks for a card of the player's hand, which is kept.
func (s *Scene) nameHand(place int) *naming {
	n := &naming{still: still{s}, title: s.words.Text("table.by-hand.hand", "n", strconv.Itoa(place)), text: s.words.Text("table.by-hand.hand-text")}
	counts, _ := s.game.DeckFor(2)
	for c := range s.game.Cards {
		if counts[c] > 0 {
			n.offer(engine.Fix{Thing: engine.HandThing, Place: uint8(place), Card: engine.Card(c)}, s.cardName(engine.Card(c)))
		}
	}
	return n
}

// cardName is what a card shows, without the words around it.
func (s *Scene) cardName(c engine.Card) string {
	f := &s.game.Cards[c]
	switch f.Kind {
	case engine.LocationCard:
		return s.words.Location(f.Location)
	case engine.WildLocation, engine.WildIndustry:
		return words.Capital(s.words.Card(c))
	}
	return words.Capital(s.words.Industries(f.Industries))
}

// nameMerchant asks which tile lies at the next merchant of which nobody told; nil if there is no choice any more.
func (s *Scene) nameMerchant() *naming {
	places := companion.MerchantsUntold(s.rec)
	if len(places) == 0 {
		return nil
	}
	at := places[0]
	n := &naming{still: still{s}, title: s.words.Text("table.by-hand.merchants"), merchants: true,
		text: words.Capital(s.words.Text("table.by-hand.merchants-text", "merchant", s.words.Noun().Merchant(at)))}
	for _, m := range places {
		tile := s.rec.Position().Merchants[m].Tile
		name := words.Capital(s.words.MerchantTile(tile))
		if !slices.Contains(n.names, name) { // which of two that look alike is nobody's business
			n.offer(engine.Fix{Thing: engine.MerchantThing, Merchant: at, Trader: tile}, name)
		}
	}
	if len(n.fixes) < 2 {
		return nil
	}
	return n
}

// offer adds what may be so.
func (n *naming) offer(f engine.Fix, name string) {
	p := n.table.rec.Position()
	if n.table.game.PutRight(p, f).OK() {
		n.fixes, n.names = append(n.fixes, f), append(n.names, name)
	}
}

func (n *naming) light(_ *widget.Canvas, m *models) {
	if n.merchants {
		m.board.Marks.Looked.Add(thing.Of(n.fixes[0].Merchant))
	}
}

func (*naming) String() string { return "naming" }

func (*naming) changes() bool { return true }

func (n *naming) moment() motion.Moment {
	return motion.Moment{Position: *n.table.rec.Position(), Over: true}
}

func (n *naming) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) {
	m := tasks.Naming{Title: n.title, Text: n.text, Scroll: n.scroll, CanUndo: n.table.rec.CanUndo()}
	m.Buttons = append(m.Buttons, putRightButton(c))
	if n.merchants {
		m.Buttons = append(m.Buttons, widget.Button{ID: "tasks:dealt", Text: c.Words.Text("table.by-hand.merchants-dealt"), Act: endNaming{}, Action: "back"})
	}
	for i, f := range n.fixes {
		o := tasks.Option{ID: strconv.Itoa(max(int(f.Amount), int(f.Card), int(f.Trader))), Text: n.names[i], Act: named{f}}
		if f.Thing == engine.CardThing {
			o.About = faceOf(f)
		}
		m.Options = append(m.Options, o)
	}
	n.scroll = tasks.DrawNaming(c, area, &m)
}

// faceOf is the face that is open of a printed card where it is named, to be told in words to who does not see it: the front of the
// one drawn first, of those below it the back.
func faceOf(f engine.Fix) any {
	if f.Place == 1 {
		return theatre.AboutCard{Card: int(f.Amount)}
	}
	return theatre.AboutBacks{Card: int(f.Amount)}
}

func (n *naming) do(act any) bool {
	switch act := act.(type) {
	case named:
		n.name(act.fix)
	case endNaming:
		n.table.goOn(len(n.table.rec.Entries()))
	default:
		return n.scroll.Do(tasks.ScrollID, act)
	}
	return true
}

// name puts into the record what was named.
func (n *naming) name(f engine.Fix) {
	s, at := n.table, len(n.table.rec.Entries())
	if why := s.rec.PutRight(f); !why.OK() { // it was offered, so this is a bug
		s.Tell(s.words.Refusal(engine.HumanSeat, why))
		return
	}
	s.ask(Noise{sound.Select})
	s.goOn(at)
	s.nameOn(n)
}

// nameOn goes on with the merchants, if those were being named, after what was named or put right.
func (s *Scene) nameOn(from mode) {
	if n, named := from.(*naming); named && n.merchants {
		s.nameMerchants()
	}
}

// nameMerchants asks for the merchants, as long as there is a choice, and shows where the next one is.
func (s *Scene) nameMerchants() {
	if next := s.nameMerchant(); next != nil {
		s.mode = next
		s.follow([]thing.Thing{thing.Of(next.fixes[0].Merchant)})
	}
}
