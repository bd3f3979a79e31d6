package theatre

import (
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/render/tell/cite"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// The subjects of tips in the room.
type (
	AboutSlot struct{ Card, Slot int } // a slot of a front, from 1
	AboutBack struct {
		Card   int
		Action automa.BackAction
	} // an action of a back
	AboutCorner struct{ Card int }    // the corner of a back
	AboutCells  struct{ Card int }    // the icon of a back
	AboutCard   struct{ Card int }    // a card with its front seen
	AboutBacks  struct{ Card int }    // a printed card of which the back was seen
	AboutDeck   struct{}              // how many cards are left
	AboutButton struct{ Name string } // "back", "end", "auto", "again", "cards"
)

// Tip describes one of these in words, with the rules that govern it; it is empty for anything else.
func Tip(w words.Words, g *automa.Game, about any) widget.Tip {
	switch a := about.(type) {
	case AboutSlot:
		slot := &facts(g, a.Card).Front[a.Slot-1]
		return widget.Tip{
			Title: w.Text("theatre.tip.slot", "slot", strconv.Itoa(a.Slot), "card", strconv.Itoa(a.Card)),
			Lines: []string{w.FrontSlot(*slot, 0), w.Text("theatre.tip.order")},
			Rules: w.Cite(g.SlotRules(slot)...),
		}
	case AboutBack:
		return widget.Tip{
			Title: w.Text("theatre.next-back"),
			Lines: append(back(w, &facts(g, a.Card).Back, a.Action), w.Text("theatre.tip.back")),
			Rules: w.Cite(append(cite.Of(cite.BackRead), g.BackRules(&facts(g, a.Card).Back, a.Action)...)...),
		}
	case AboutCorner:
		back := facts(g, a.Card).Back
		return widget.Tip{
			Title: w.Text("theatre.first-turn"),
			Lines: []string{w.FirstTurn(back), w.Text("theatre.tip.corner")},
			Rules: w.Cite(back.CornerRules()...),
		}
	case AboutCells:
		return widget.Tip{
			Title: w.Text("theatre.tip.cells"),
			Lines: []string{w.Text("theatre.tip.cell", "cell", w.Cell(facts(g, a.Card).Back.Icon))},
			Rules: w.Cite(cite.Of(cite.Icon)...),
		}
	case AboutCard:
		return card(w, g, a.Card)
	case AboutBacks:
		return widget.Tip{Title: w.Text("theatre.front", "card", strconv.Itoa(a.Card)), Lines: []string{strings.Join(w.WholeBack(facts(g, a.Card).Back), " ")}}
	case AboutDeck:
		return widget.Tip{
			Title: w.Text("theatre.tip.deck"),
			Lines: []string{w.Text("theatre.tip.left")},
			Rules: w.Cite(cite.Of(cite.DeckLeft)...),
		}
	case AboutButton:
		return widget.Tip{Title: w.Text("theatre.tip.button." + a.Name), Lines: []string{w.Text("theatre.tip.does." + a.Name)}}
	}
	return widget.Tip{}
}

// back tells an action of a back, with its second row if it has one.
func back(w words.Words, facts *automa.BackFacts, action automa.BackAction) []string {
	lines := []string{w.Back(*facts, action, 0)}
	if action == automa.BackSell && facts.SecondRow {
		lines = append(lines, w.SecondRow())
	}
	return lines
}

// card tells the front of a card, slot by slot.
func card(w words.Words, g *automa.Game, number int) widget.Tip {
	facts := facts(g, number)
	tip := widget.Tip{
		Title: w.Text("theatre.tip.card", "card", strconv.Itoa(number), "group", groups[facts.Group]),
		Rules: w.Cite(cite.Of(cite.DrawnCard)...),
	}
	if facts.RailOnly {
		tip.Lines = append(tip.Lines, w.Text("theatre.tip.rail-only"))
		tip.Rules = append(tip.Rules, w.Cite(cite.Of(cite.RailOnly)...)...)
	}
	for i := range facts.Front {
		tip.Lines = append(tip.Lines, w.Text("theatre.tip.line", "slot", strconv.Itoa(i+1), "text", w.FrontSlot(facts.Front[i], 0)))
	}
	return tip
}
