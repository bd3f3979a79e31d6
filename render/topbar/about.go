package topbar

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/widget"
	"sohofoundry/render/words"
)

// What the strip can be asked about.
type (
	VP         struct{ Seat engine.Seat }
	Deck       struct{ Left, Discarded uint8 }
	Where      struct{ Practice bool }
	UndoButton struct{ Can, Practice bool }
)

// About tells about a part of the strip; it has nothing to tell about anything else.
func About(w words.Words, g *automa.Game, s *engine.State, subject any) widget.Tip {
	switch subject := subject.(type) {
	case VP:
		return aboutVP(w, g, s, subject.Seat)
	case Deck:
		return aboutDeck(w, g, subject)
	case Where:
		return aboutWhere(w, g, s, subject)
	case UndoButton:
		return aboutUndo(w, subject)
	}
	return widget.Tip{}
}

func aboutVP(w words.Words, g *automa.Game, s *engine.State, seat engine.Seat) widget.Tip {
	number := strconv.Itoa(int(seat))
	more := 0
	for _, e := range g.ScoreNow(s) {
		if e.Seat == seat {
			more += int(e.Amount)
		}
	}
	return widget.Tip{
		Title: w.Text("topbar.about.vp."+number, "n", strconv.Itoa(int(s.Players[seat].VP))),
		Lines: []string{w.Text("topbar.about.now", "n", strconv.Itoa(more)), w.Text("topbar.about.flip"),
			w.Text("topbar.about.mat." + number)},
		Rules: widget.Cite("B4.1", "B4.2", "B4.6"),
	}
}

func aboutDeck(w words.Words, g *automa.Game, d Deck) widget.Tip {
	return widget.Tip{
		Title: w.Text("topbar.about.deck"),
		Lines: []string{
			w.Text("topbar.about.cards", "left", strconv.Itoa(int(d.Left)), "discarded", strconv.Itoa(int(d.Discarded)),
				"all", strconv.Itoa(len(g.Deck.Cards))),
			w.Text("topbar.about.back"),
		},
		Rules: widget.Cite("M9", "M11", "M81"),
	}
}

func aboutWhere(w words.Words, g *automa.Game, s *engine.State, at Where) widget.Tip {
	tip := widget.Tip{
		Title: w.Text("topbar.era." + s.Era.String()),
		Lines: []string{w.Text("topbar.about.rounds", "round", strconv.Itoa(int(s.Round)), "rounds",
			strconv.Itoa(g.Rounds(int(s.Seats))))},
		Rules: widget.Cite("B2.1", "B2.2"),
	}
	if s.Solo {
		tip.Lines = append(tip.Lines, w.Text("topbar.about.difficulty"))
		tip.Rules = append(tip.Rules, widget.Cite("M7", "M4")...)
	}
	if s.Introductory {
		tip.Lines = append(tip.Lines, w.Text("topbar.about.introductory"))
		tip.Rules = append(tip.Rules, widget.Cite("B4.7")...)
	}
	if at.Practice {
		tip.Lines = append(tip.Lines, w.Text("topbar.about.practice"))
	}
	return tip
}

func aboutUndo(w words.Words, b UndoButton) widget.Tip {
	key := "none"
	switch {
	case b.Can && b.Practice:
		key = "practice"
	case b.Can:
		key = "free"
	}
	return widget.Tip{Title: w.Text("topbar.undo"), Lines: []string{w.Text("topbar.about.undo." + key)}}
}
