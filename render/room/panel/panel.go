// Package panel is the room at the right of the table while it is a person's turn: the question, the parts picked and still open, the
// costs and gains of the choice, and the reason why a click was refused. It shows the values of packages pick and bill and makes no
// decisions.
package panel

import (
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/pick"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The acts of the panel, beside a thing.Thing that is picked with pick.Question.Click, possible or not, or taken back.
type (
	// Confirm makes a whole choice.
	Confirm struct{ Choice engine.Choice }
	// Back takes back the last pick.
	Back struct{}
	// Dismiss puts the explanation of a refused click away.
	Dismiss struct{}
	// Undo takes the last choice back.
	Undo struct{}
	// Anyway makes a choice that was refused: at a real table it was played so.
	Anyway struct{ Choice engine.Choice }
)

// Ids of targets. Others are "action:build", "picked:card:iron", "choice:space:coventry.3" and "choice:coal:dudley.1".
const (
	ScrollID  = "panel:scroll" // takes the wheel and drags
	ConfirmID = "confirm"
	BackID    = "back"
	DismissID = "dismiss"
	DoneID    = "done"
	AnywayID  = "anyway"
)

// Model is the content of the panel. New makes one for each change of the question or the selection; the exported fields that it leaves
// empty may be set.
type Model struct {
	Question  pick.Question
	Picked    pick.Selection
	Refused   pick.Explanation // of the last click, if it led nowhere
	Companion bool             // the game lies on a real table, where things can be put right
	Anyway    engine.Choice    // the refused choice that can be made anyway, if any
	Which     []thing.Thing    // a finger may have meant any of these: that is asked before all else
	Scroll    widget.Scroll
	CanUndo   bool
	Again     bool // somebody else had a turn, which can be shown again
	Hint      *Hint
	Notes     []string // on a real table: the results of the last action, if nothing else tells them

	fit       []engine.Choice // that are left, but for being done
	left      thing.Set       // the things in them
	costs     map[engine.Choice]bill.Range
	each      map[engine.Choice]bill.Bill // of every answer to a small question
	choice    engine.Choice               // that the bill is for
	bill      bill.Bill
	billed    bool
	open      bool // the choice lacks its card still
	proposed  bool // its open parts are a proposal
	movable   bool // another space is lit for it
	elsewhere []pick.Elsewhere
}

// AtOnce reports whether a click on an answer to a decision makes the choice at once, without being confirmed: one of several
// sources, cards or tiles of a choice that was confirmed already.
func AtOnce(d engine.Decision) bool {
	switch d {
	case engine.ChooseCoal, engine.ChooseIron, engine.ChooseBeer, engine.ChooseBonus, engine.ChooseDiscard:
		return true
	}
	return false
}

// New makes the model of a question and the picks so far. It tries every choice that is left, so do not call it every frame.
func New(q pick.Question, picked pick.Selection) Model {
	m := Model{Question: q, Picked: picked, costs: map[engine.Choice]bill.Range{}, each: map[engine.Choice]bill.Bill{}}
	m.left = q.Left(picked)
	m.left[thing.Action] &^= 1 << engine.Done
	each := AtOnce(q.State.Decision) || q.State.Decision == engine.ChooseGiveUp // has a bill of its own instead of a price
	for _, c := range q.Fit(picked) {
		if c.Verb == engine.Done {
			continue
		}
		m.fit = append(m.fit, c)
		if _, known := m.costs[cardless(c)]; !known && !each {
			m.costs[cardless(c)] = bill.Cost(q.Game, q.State, []engine.Choice{c})
		}
	}
	if each {
		for _, c := range q.Choices {
			m.each[c], _ = bill.Of(q.Game, q.State, c)
		}
	}
	m.preview()
	if m.verb() == engine.Build {
		m.elsewhere = q.Elsewhere(picked)
		lit := q.Lit(picked)
		m.movable = lit.Count(thing.Space) > 1
	}
	return m
}

// Ready returns the choice that Confirm would make.
func (m *Model) Ready() (engine.Choice, bool) { return m.choice, m.billed && !m.open }

// preview finds the choice that can be shown as a whole: the picked one, the proposed one, or one that lacks its card only.
func (m *Model) preview() {
	q := m.Question
	if len(m.Picked.Things()) == 0 {
		return
	}
	whole, ok := q.Whole(m.Picked)
	if !ok {
		whole, m.proposed = q.Suggested(m.Picked)
		ok = m.proposed
	}
	if !ok {
		whole, m.open = agreed(m.fit)
		ok = m.open
	}
	if !ok {
		return
	}
	b, why := bill.Of(q.Game, q.State, whole)
	m.choice, m.bill, m.billed = whole, b, why.OK()
}

// proposes reports whether a part of the choice is a proposal, instead of which there are others.
func (m *Model) proposes(kind thing.Kind) bool {
	return m.proposed && m.Picked.Of(kind) == 0 && m.left.Count(kind) > 1
}

// agreed is a choice of several that differ in their card only.
func agreed(list []engine.Choice) (engine.Choice, bool) {
	if len(list) == 0 || slices.ContainsFunc(list, func(c engine.Choice) bool { return cardless(c) != cardless(list[0]) }) {
		return engine.Choice{}, false
	}
	return list[0], true
}

func cardless(c engine.Choice) engine.Choice {
	c.Card = 0
	return c
}

// cost is the range of costs of the choices that are left and have a thing; ok if there are any.
func (m *Model) cost(t thing.Thing) (cost bill.Range, ok bool) {
	for _, c := range m.fit {
		each, known := m.costs[cardless(c)]
		if !known || thing.InChoice(c, t.Kind) != t {
			continue
		}
		if !ok {
			cost, ok = each, true
		}
		cost = bill.Range{Low: min(cost.Low, each.Low), High: max(cost.High, each.High)}
	}
	return cost, ok
}

// Price is the cost of a choice with a thing, as far as it is known: "£5", "from £5"; empty where nothing is paid.
func (m *Model) Price(w words.Words, t thing.Thing) string {
	cost, ok := m.cost(t)
	if !ok || cost.High == 0 {
		return ""
	}
	return say{w, m.Question.Game, m.Question.State}.price(cost)
}

// stripHigh is the height that stays free at the foot for the back of the Automa's next card: the largest text has its actions below
// each other.
func stripHigh(reading float64) float64 {
	if reading > 1.2 {
		return theatre.HighStrip
	}
	return theatre.StripHigh
}

// Strip is where the scene draws the back of the Automa's next card in the area of the panel.
func Strip(area view.Rect, reading float64) view.Rect {
	strip, _ := area.Inset(theme.Pad).Foot(stripHigh(reading))
	return strip
}
