package terminal

import (
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/guide/bidder"
)

// showRound shows the guide's texts, up to a choice that it proposes, which can be typed as it stands.
func (t *Auction) showRound() {
	s := t.rec.Position()
	if t.guide == nil || t.rec.Over() {
		return
	}
	t.adviser.Think(t.rec.Game(), s, func() bool { return true })
	p := bidder.Played{You: s.Actor, Asked: true}
	p.Advice, _ = t.adviser.Advice(s)
	t.tellRound(p)
	if wish, proposed := t.guide.Wish(); proposed {
		t.tell("guide.propose", "choice", t.rec.Game().Text(s, wish))
	}
}

// tellRound tells the steps of the guide that are due.
func (t *Auction) tellRound(p bidder.Played) {
	p.Game, p.Position, p.Entries = t.rec.Game(), t.rec.Position(), len(t.rec.Entries())
	t.guide.Update(p)
	for t.guide.Shown() != "" {
		t.print("")
		t.tell("guide.step", "title", t.guide.Title(t.Words), "text", t.guide.Text(t.Words))
		if t.guide.Proposes() {
			return
		}
		t.guide.Next()
	}
}

// showThought tells in a guided game what a rival thought that bid or passed, as soon as it has.
func (t *Auction) showThought(entry int) {
	if v := t.rec.Entries()[entry].Choice.Verb; t.guide == nil || v != industry.Bid && v != industry.Pass {
		return
	}
	t.tellRound(bidder.Played{Told: true})
	t.thought(entry)
}
