package theatre

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/widget"
	"sohofoundry/render/words"
)

// What hovering over the room's things asks about.
type (
	AboutSlot struct{ Card, Slot int } // a slot of a front, from 1
	AboutBack struct {
		Card   int
		Action automa.BackAction
	} // an action of a back
	AboutCorner struct{ Card int }    // the corner of a back
	AboutCells  struct{ Card int }    // the icon of a back
	AboutCard   struct{ Card int }    // a card whose front was seen
	AboutDeck   struct{}              // how many cards are left
	AboutButton struct{ Name string } // "back", "end", "auto", "again"
)

// Tip tells what one of these is in words, and which rules govern it; nothing about anything else.
func Tip(w words.Words, g *automa.Game, about any) widget.Tip {
	switch a := about.(type) {
	case AboutSlot:
		slot := &facts(g, a.Card).Front[a.Slot-1]
		return widget.Tip{
			Title: w.Text("theatre.tip.slot", "slot", strconv.Itoa(a.Slot), "card", strconv.Itoa(a.Card)),
			Lines: []string{w.FrontSlot(*slot), w.Text("theatre.tip.order")},
			Rules: widget.Cite(slotRules(g, slot)...),
		}
	case AboutBack:
		return widget.Tip{
			Title: w.Text("theatre.next-back"),
			Lines: []string{w.Back(facts(g, a.Card).Back, a.Action), w.Text("theatre.tip.back")},
			Rules: widget.Cite(append([]string{"M17"}, backRules[a.Action]...)...),
		}
	case AboutCorner:
		back := facts(g, a.Card).Back
		rule := "M74"
		if back.FirstTurnDevelop {
			rule = "M73"
		}
		return widget.Tip{
			Title: w.Text("theatre.first-turn"),
			Lines: []string{w.FirstTurn(back), w.Text("theatre.tip.corner")},
			Rules: widget.Cite("M72", rule),
		}
	case AboutCells:
		return widget.Tip{
			Title: w.Text("theatre.tip.cells"),
			Lines: []string{w.Text("theatre.tip.cell", "cell", w.Cell(facts(g, a.Card).Back.Icon))},
			Rules: widget.Cite("M51", "M52"),
		}
	case AboutCard:
		return card(w, g, a.Card)
	case AboutDeck:
		return widget.Tip{
			Title: w.Text("theatre.tip.deck"),
			Lines: []string{w.Text("theatre.tip.left")},
			Rules: widget.Cite("M10", "M11", "M15"),
		}
	case AboutButton:
		return widget.Tip{Title: w.Text("theatre.tip.button." + a.Name), Lines: []string{w.Text("theatre.tip.does." + a.Name)}}
	}
	return widget.Tip{}
}

// card tells the front of a card, slot by slot.
func card(w words.Words, g *automa.Game, number int) widget.Tip {
	facts := facts(g, number)
	tip := widget.Tip{
		Title: w.Text("theatre.tip.card", "card", strconv.Itoa(number), "group", groups[facts.Group]),
		Rules: widget.Cite("M13", "M14", "M15"),
	}
	for i := range facts.Front {
		tip.Lines = append(tip.Lines, w.Text("theatre.tip.line", "slot", strconv.Itoa(i+1), "text", w.FrontSlot(facts.Front[i])))
	}
	return tip
}

// slotRules are the rules that govern a slot of a front, the first what it is.
func slotRules(g *automa.Game, slot *automa.SlotFacts) []string {
	switch slot.Kind {
	case automa.NetworkSlot:
		return []string{"M35", "M36", "M37", "M38"}
	case automa.CoalAndLinksSlot:
		return []string{"M34", "M25"}
	}
	rules := []string{"M23", "M25"}
	if slot.IronFrom > 0 {
		rules = append(rules, "M26")
	}
	if !slot.LinkFirst {
		return rules
	}
	if g.Locations[slot.At[0]].Kind == engine.Farm {
		return append(rules, "M32")
	}
	return append(rules, "M29", "M30")
}

// backRules are those of each action of a back.
var backRules = [automa.BackPass + 1][]string{
	automa.BackSell:    {"M53", "M54", "M58"},
	automa.BackDevelop: {"M66", "M67"},
	automa.BackNetwork: {"M68", "M69"},
	automa.BackPass:    {"M71"},
}
