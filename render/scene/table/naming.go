package table

import (
	"slices"
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
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
	staticMode
	title, text string
	fixes       []correct.Correction // that may be so
	names       []string             // of what each says
	merchants   bool                 // are named: what is not told is as the program dealt it
	drawn       int                  // the card that is drawn before one is named, 0 for none
	other       bool                 // it was another one: which is asked
	scroll      widget.Scroll
}

// named says that something lies on the table.
type named struct{ fix correct.Correction }

// byBack names cards by the pictures of their backs, or by their numbers again.
type byBack struct{}

// otherCard says that another card was drawn than was told from its back.
type otherCard struct{}

// endNaming leaves what is not told as it is.
type endNaming struct{}

// pendingNaming is what is to be named before the game goes on, nil if nothing is.
func (s *Scene) pendingNaming() *naming {
	if place, wanted := companion.HandWanted(s.rec); wanted {
		return s.nameHand(place)
	}
	if place, wanted := companion.CardWanted(s.rec); wanted {
		return s.nameCard(place)
	}
	return nil
}

// nameCard asks for a card of the Automa's printed deck, by its place from the top: it lies there back up, and those above it are drawn.
func (s *Scene) nameCard(place int) *naming {
	n := &naming{staticMode: staticMode{table: s}, title: s.words.Text("table.by-hand.not-yet"), text: s.words.Text("table.by-hand.on-top")}
	if n.drawn = companion.DrawnFirst(s.rec); n.drawn > 0 {
		n.title = s.words.Text("table.by-hand.draw", "card", n.drawn)
		n.text = s.words.Task(companion.Task{Kind: companion.DrawAutoma, Amount: n.drawn}) + " " + n.text
	}
	n.offerCards(place, 0)
	return n
}

// nameDrawn asks which card was drawn, where it is another one than was told from its back.
func (s *Scene) nameDrawn(number int) *naming {
	place, _ := companion.CardWanted(s.rec)
	n := &naming{staticMode: staticMode{table: s}, title: s.words.Text("table.by-hand.other-card"), text: s.words.Text("table.by-hand.other-text"), other: true}
	n.offerCards(place-1, number)
	return n
}

// offerCards offers the cards that may lie at a place of the Automa's deck; with a number, the other ones that have its back.
func (n *naming) offerCards(place, like int) {
	g := n.table.game
	for i := range g.Deck.Cards {
		number := g.Deck.Cards[i].Number
		if like == 0 || number != like && n.back(number) == n.back(like) {
			n.offer(correct.Correction{Thing: correct.CardThing, Place: uint8(place), Amount: int16(number)}, strconv.Itoa(number))
		}
	}
}

// back is the back of a printed card.
func (n *naming) back(number int) automa.BackFacts {
	cards := n.table.game.Deck.Cards
	return cards[slices.IndexFunc(cards, func(c automa.CardFacts) bool { return c.Number == number })].Back
}

// nameHand asks for a card of the player's hand, which is kept.
func (s *Scene) nameHand(place int) *naming {
	n := &naming{staticMode: staticMode{table: s}, title: s.words.Text("table.by-hand.hand", "n", strconv.Itoa(place)), text: s.words.Text("table.by-hand.hand-text")}
	counts, _ := s.game.DeckFor(2)
	for c := range s.game.Cards {
		if counts[c] > 0 {
			n.offer(correct.Correction{Thing: correct.HandThing, Place: uint8(place), Card: engine.Card(c)}, s.cardName(engine.Card(c)))
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
	n := &naming{staticMode: staticMode{table: s}, title: s.words.Text("table.by-hand.merchants"), merchants: true,
		text: words.Capital(s.words.Text("table.by-hand.merchants-text", "merchant", s.words.Noun().Merchant(at)))}
	for _, m := range places {
		tile := s.rec.Position().Merchants[m].Tile
		name := words.Capital(s.words.MerchantTile(tile))
		if !slices.Contains(n.names, name) { // which of two that look alike is nobody's business
			n.offer(correct.Correction{Thing: correct.MerchantThing, Merchant: at, Trader: tile}, name)
		}
	}
	if len(n.fixes) < 2 {
		return nil
	}
	return n
}

// offer adds what may be so.
func (n *naming) offer(f correct.Correction, name string) {
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
	m := tasks.Naming{Title: n.title, Text: n.text, Scroll: n.scroll, CanUndo: n.table.rec.CanUndo(), Buttons: n.buttons(c)}
	for i, f := range n.fixes {
		o := tasks.Option{ID: strconv.Itoa(max(int(f.Amount), int(f.Card), int(f.Trader))), Text: n.names[i], Act: named{f}}
		if f.Thing == correct.CardThing {
			o.About = n.about(f)
		}
		m.Options = append(m.Options, o)
	}
	if n.cards() && n.table.byBack {
		m.Options, m.High = n.backs(m.Options), theatre.StripHigh
		if c.TouchLayout() {
			m.High = theatre.HighStrip
		}
	}
	n.scroll = tasks.DrawNaming(c, area, &m)
}

// cards reports whether cards of the Automa that lie on its deck are named.
func (n *naming) cards() bool { return !n.other && n.fixes[0].Thing == correct.CardThing }

// buttons are those beside the options, of which the last one has the room that is left.
func (n *naming) buttons(c *widget.Canvas) []widget.Button {
	list := []widget.Button{putRightButton(c)}
	switch {
	case n.merchants:
		return append(list, widget.Button{ID: "tasks:dealt", Text: c.Words.Text("table.by-hand.merchants-dealt"), Act: endNaming{}, Action: "back"})
	case n.other:
		return append(list, widget.Button{ID: "tasks:back", Text: c.Words.Text("panel.button.back"), Icon: "cross", Act: endNaming{}, Action: "back"})
	case !n.cards():
		return list
	}
	if n.drawn > 0 && len(n.table.nameDrawn(n.drawn).fixes) > 0 {
		list = append(list, widget.Button{ID: "tasks:other", Text: c.Words.Text("table.by-hand.other-card"), Icon: "deck", Act: otherCard{}})
	}
	b := widget.Button{ID: "tasks:by-back", Text: c.Words.Text("table.by-hand.by-back"), Icon: "eye", Act: byBack{}}
	if n.table.byBack {
		b.Text, b.Icon = c.Words.Text("table.by-hand.by-number"), "keyboard"
	}
	return append(list, b)
}

// about is the face that is open of a printed card where it is named, to be told in words to who does not see it: the back, but of one that
// was drawn the front.
func (n *naming) about(f correct.Correction) any {
	if n.other {
		return theatre.AboutCard{Card: int(f.Amount)}
	}
	return theatre.AboutBacks{Card: int(f.Amount)}
}

// backs are the options with the picture of each back: cards with the same one are one option, until the card is drawn.
func (n *naming) backs(options []tasks.Option) (list []tasks.Option) {
	at := map[automa.BackFacts]int{}
	for i, o := range options {
		card := int(n.fixes[i].Amount)
		back := n.back(card)
		if first, known := at[back]; known {
			list[first].Text += ", " + o.Text
			continue
		}
		at[back] = len(list)
		list = append(list, o)
	}
	for i := range list {
		o := &list[i]
		card := int(o.Act.(named).fix.Amount)
		o.Picture = func(c *widget.Canvas, area view.Rect) {
			theatre.DrawStrip(c, area, n.table.game, theatre.BackView{Card: card, Title: c.Words.Text("theatre.front", "card", o.Text)})
		}
	}
	return list
}

func (n *naming) do(act any) bool {
	switch act := act.(type) {
	case named:
		n.name(act.fix)
	case endNaming:
		n.table.advanceGame(len(n.table.rec.Entries()))
	case byBack:
		n.table.byBack, n.scroll = !n.table.byBack, widget.Scroll{}
	case otherCard:
		n.table.mode = n.table.nameDrawn(n.drawn)
	default:
		return n.scroll.Do(tasks.ScrollID, act)
	}
	return true
}

// name puts into the record what was named.
func (n *naming) name(f correct.Correction) {
	s, at := n.table, len(n.table.rec.Entries())
	if why := s.rec.PutRight(f); !why.OK() { // it was offered, so this is a bug
		s.Tell(s.words.Refusal(engine.HumanSeat, why))
		return
	}
	s.ask(Noise{sound.Select})
	s.advanceGame(at)
	n.continueNaming()
}

// continueNaming goes on with the merchants, if those were being named.
func (n *naming) continueNaming() {
	if n.merchants {
		n.table.nameMerchants()
	}
}

// nameMerchants asks for the merchants, as long as there is a choice, and shows where the next one is.
func (s *Scene) nameMerchants() {
	if next := s.nameMerchant(); next != nil {
		s.mode = next
		s.follow([]thing.Thing{thing.Of(next.fixes[0].Merchant)})
	}
}
