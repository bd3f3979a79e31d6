package topbar

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/cite"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// The subjects of tips in the strip.
type (
	VP        struct{ Seat engine.Seat }
	MatButton struct{ Seat engine.Seat }
	Deck      struct{ Left, Discarded uint8 }
	Where     struct {
		Practice bool
		Hinted   bool
		Unsaved  string
	}
	UndoButton struct{ Can, Practice, Past bool }
)

// About tells about a part of the strip; it has nothing to tell about anything else.
func About(w words.Words, g *automa.Game, s *engine.State, subject any) widget.Tip {
	switch subject := subject.(type) {
	case VP:
		return aboutVP(w, g, s, subject.Seat)
	case MatButton:
		return aboutMat(w, subject.Seat)
	case Deck:
		return aboutDeck(w, g, s.Era, subject)
	case Where:
		return aboutWhere(w, g, s, subject)
	case UndoButton:
		return aboutUndo(w, subject)
	}
	return widget.Tip{}
}

func aboutVP(w words.Words, g *automa.Game, s *engine.State, seat engine.Seat) widget.Tip {
	number := strconv.Itoa(int(seat & 1))
	come := bill.Comes(g.Game, s)[seat]
	tip := widget.Tip{
		Title: w.Text("topbar.about.vp."+number, "n", strconv.Itoa(int(s.Players[seat].VP))),
		Rules: w.Cite(cite.Of(cite.VP)...),
	}
	if s.Decision != engine.GameOver {
		tip.Lines = []string{w.Text("topbar.about.now", "n", strconv.Itoa(come.VP()), "links", strconv.Itoa(come.Links),
			"linked", strconv.Itoa(come.Linked), "tiles", strconv.Itoa(come.Tiles), "flipped", strconv.Itoa(come.Flipped)),
			w.Text("topbar.about.flip")}
		if s.Introductory && !s.IsAutoma(seat) { // B4.7, C4.6, A45
			tip.Lines = append(tip.Lines, w.Text("topbar.about.introductory-vp"))
		}
	}
	if w.Company() {
		return aboutSeat(w, g, s, seat, tip)
	}
	if p := &s.Players[seat]; w.Rival && seat != engine.HumanSeat { // yours stands beside your hand
		tip.Lines = append(tip.Lines, w.Text("topbar.about.purse", "money", w.Money(int(p.Money)), "level", w.Money(g.IncomeLevel(p)),
			"spent", w.Money(int(p.Spent)), "cards", p.HandLen()))
	}
	tip.Lines = append(tip.Lines, w.Text("topbar.about.mat."+number))
	return tip
}

// aboutSeat adds to the tip about the VP of a seat what else is known of it at a table of several.
func aboutSeat(w words.Words, g *automa.Game, s *engine.State, seat engine.Seat, tip widget.Tip) widget.Tip {
	p, who := &s.Players[seat], w.Noun().Seat(seat)
	tip.Title = vpOf(w, s, seat)
	money := w.Money(int(p.Money))
	if g.Edition.PrivateMoney {
		money = "–"
	}
	tip.Lines = append(tip.Lines,
		w.Text("company.purse", "money", money, "level", w.Money(g.IncomeLevel(p)), "spent", w.Money(int(p.Spent)), "cards", p.HandLen(),
			"links", g.LinksLeft(p)),
		w.Text("company.place", "place", int(s.PlaceOf(seat))+1),
		w.Text("company.press", "seat", who))
	return tip
}

// vpOf tells the VP of a seat at a table of several: "Ada's VP: 28".
func vpOf(w words.Words, s *engine.State, seat engine.Seat) string {
	return words.Capital(w.Text("company.vp-of", "seat", w.Noun().Seat(seat), "n", strconv.Itoa(int(s.Players[seat].VP))))
}

func aboutMat(w words.Words, seat engine.Seat) widget.Tip {
	number := strconv.Itoa(int(seat))
	return widget.Tip{Title: w.Text("topbar.about.mat-title." + number), Lines: []string{w.Text("topbar.about.mat-text." + number)},
		Rules: w.Cite(cite.Of(cite.MatTile)...)}
}

func aboutDeck(w words.Words, g *automa.Game, era engine.Era, d Deck) widget.Tip {
	all := 0
	for i := range g.Deck.Cards {
		if g.Deck.Cards[i].UsedIn(era) {
			all++
		}
	}
	return widget.Tip{
		Title: w.Text("topbar.about.deck"),
		Lines: []string{
			w.Text("topbar.about.cards", "left", strconv.Itoa(int(d.Left)), "discarded", strconv.Itoa(int(d.Discarded)),
				"all", strconv.Itoa(all)),
			w.Text("topbar.about.back"),
		},
		Rules: w.Cite(cite.Of(cite.AutomasDeck)...),
	}
}

func aboutWhere(w words.Words, g *automa.Game, s *engine.State, at Where) widget.Tip {
	tip := widget.Tip{
		Title: w.Text("topbar.era." + s.Era.String()),
		Lines: []string{w.Text("topbar.about.game", "game", w.GameName()), w.Text("topbar.about.rounds", "round", strconv.Itoa(int(s.Round)), "rounds",
			strconv.Itoa(g.Rounds(int(s.Seats))))},
	}
	cited := []cite.Subject{cite.Rounds}
	if s.Solo {
		tip.Lines = append(tip.Lines, w.Text("topbar.about.difficulty"))
		cited = append(cited, cite.RoundsAlone)
	}
	if s.Introductory {
		tip.Lines = append(tip.Lines, w.Text("topbar.about.introductory"))
		cited = append(cited, cite.Introductory)
	}
	if at.Unsaved != "" {
		tip.Lines = append(tip.Lines, w.Text("window.not-saved", "error", at.Unsaved))
	}
	if at.Practice {
		tip.Lines = append(tip.Lines, w.Text("topbar.about.practice"))
	}
	if at.Hinted {
		tip.Lines = append(tip.Lines, w.Text("topbar.about.hinted"))
	}
	tip.Rules = w.Cite(cite.Of(cited...)...)
	return tip
}

func aboutUndo(w words.Words, b UndoButton) widget.Tip {
	key := "none"
	switch {
	case b.Past:
		key = "past"
	case b.Can && b.Practice:
		key = "practice"
	case b.Can:
		key = "free"
	}
	return widget.Tip{Title: w.Text("topbar.undo"), Lines: []string{w.Text("topbar.about.undo." + key)}}
}
