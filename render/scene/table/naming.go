package table

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/tasks"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// naming is the mode in which the player names something that lies on a real table: the card that was drawn from a printed deck
// or the one that is then on top, a card of a hand that is kept, the tile at a merchant.
type naming struct {
	plain
	companion.Question
	scroll widget.Scroll
}

// named says that something lies on the table.
type named struct{ fix correct.Correction }

// byBack names cards by the pictures of their backs, or by their numbers again.
type byBack struct{}

// otherCard says that another card was drawn than the one named by its back.
type otherCard struct{}

// endNaming leaves the rest unnamed.
type endNaming struct{}

// question is the question in a few words, and in full.
func (n *naming) question(w words.Words) (title, text string) {
	switch n.Asked {
	case companion.AskHand:
		return w.Text("table.by-hand.hand", "n", strconv.Itoa(n.Place)), w.Text("table.by-hand.hand-text")
	case companion.AskDrawn:
		return w.Text("table.by-hand.other-card"), w.Text("table.by-hand.other-text")
	case companion.AskMerchant:
		return w.Text("table.by-hand.merchants"), words.Capital(w.Text("table.by-hand.merchants-text", "merchant", w.Noun().Merchant(n.Merchant)))
	}
	title, text = w.Text("table.by-hand.not-yet"), w.Text("table.by-hand.on-top")
	if n.Drawn > 0 {
		title = w.Text("table.by-hand.draw", "card", n.Drawn)
		text = w.Task(companion.Task{Kind: companion.DrawAutoma, Amount: n.Drawn}) + " " + text
	}
	return title, text
}

// answer is an answer in words.
func (n *naming) answer(w words.Words, f correct.Correction) string {
	switch f.Thing {
	case correct.HandThing:
		return words.Capital(w.CardName(f.Card))
	case correct.MerchantThing:
		return words.Capital(w.MerchantTile(f.Trader))
	}
	return strconv.Itoa(int(f.Amount))
}

func (n *naming) light(_ *widget.Canvas, m *models) {
	if n.Asked == companion.AskMerchant {
		m.board.Marks.Looked.Add(thing.Of(n.Merchant))
	}
}

func (*naming) String() string { return "naming" }

func (*naming) changes() bool { return true }

func (n *naming) moment() motion.Moment {
	return motion.Moment{Position: *n.table.rec.Position(), Over: true}
}

func (n *naming) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) {
	w := words.In(c.Words)
	title, text := n.question(w)
	m := tasks.Naming{Title: title, Text: text, Scroll: n.scroll, CanUndo: n.table.rec.CanUndo(), Buttons: n.buttons(c)}
	for _, f := range n.Answers {
		o := tasks.Option{ID: strconv.Itoa(max(int(f.Amount), int(f.Card), int(f.Trader))), Text: n.answer(w, f), Act: named{f}}
		if f.Thing == correct.CardThing {
			o.About = n.about(f)
		}
		m.Options = append(m.Options, o)
	}
	if n.Asked == companion.AskDeck && n.table.byBack {
		m.Options, m.High = n.backs(m.Options), theatre.StripHigh
		if c.TouchLayout() {
			m.High = theatre.HighStrip
		}
	}
	n.scroll = tasks.DrawNaming(c, area, &m)
}

// buttons are those beside the options, of which the last one has the room that is left.
func (n *naming) buttons(c *widget.Canvas) []widget.Button {
	list := []widget.Button{putRightButton(c)}
	switch n.Asked {
	case companion.AskMerchant:
		return append(list, widget.Button{ID: "tasks:dealt", Text: c.Words.Text("table.by-hand.merchants-dealt"), Act: endNaming{}, Action: "back"})
	case companion.AskDrawn:
		return append(list, widget.Button{ID: "tasks:back", Text: c.Words.Text("panel.button.back"), Icon: "cross", Act: endNaming{}, Action: "back"})
	case companion.AskHand:
		return list
	}
	if n.Drawn > 0 && len(n.table.companion.AsksDrawn(n.Drawn).Answers) > 0 {
		list = append(list, widget.Button{ID: "tasks:other", Text: c.Words.Text("table.by-hand.other-card"), Icon: "deck", Act: otherCard{}})
	}
	b := widget.Button{ID: "tasks:by-back", Text: c.Words.Text("table.by-hand.by-back"), Icon: "eye", Act: byBack{}}
	if n.table.byBack {
		b.Text, b.Icon = c.Words.Text("table.by-hand.by-number"), "keyboard"
	}
	return append(list, b)
}

// about is the visible face of a printed card to be named, for a description in words: the back, or the front if it was drawn.
func (n *naming) about(f correct.Correction) any {
	if n.Asked == companion.AskDrawn {
		return theatre.AboutCard{Card: int(f.Amount)}
	}
	return theatre.AboutBacks{Card: int(f.Amount)}
}

// backs are the options with the picture of each back: cards with the same one are one option, until the card is drawn.
func (n *naming) backs(options []tasks.Option) (list []tasks.Option) {
	at := map[automa.BackFacts]int{}
	for i, o := range options {
		back := companion.BackOf(n.table.game, int(n.Answers[i].Amount))
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
		n.table.mode = &naming{plain: n.plain, Question: n.table.companion.AsksDrawn(n.Drawn)}
	default:
		return n.scroll.Do(tasks.ScrollID, act)
	}
	return true
}

// name puts an answer into the record.
func (n *naming) name(f correct.Correction) {
	s, at := n.table, len(n.table.rec.Entries())
	if why, _ := s.companion.PutRight(f); !why.OK() { // it was offered, so this is a bug
		s.Tell(s.words.Refusal(engine.HumanSeat, why))
		return
	}
	s.Ask(screen.Noise{Sound: sound.Select})
	s.advanceGame(at)
	n.continueNaming()
}

// continueNaming goes on with the merchants, if those were being named.
func (n *naming) continueNaming() {
	if n.Asked == companion.AskMerchant {
		n.table.nameMerchants()
	}
}

// nameMerchants asks for the merchants, as long as there is a choice, and shows where the next one is.
func (s *Scene) nameMerchants() {
	if q, asks := s.companion.AsksMerchant(); asks {
		s.mode = &naming{plain: plain{s}, Question: q}
		s.boardView.follow([]thing.Thing{thing.Of(q.Merchant)})
	}
}
