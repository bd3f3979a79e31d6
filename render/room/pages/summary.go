package pages

import (
	"strings"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/words"
)

// Summary tells an entry in one line: the act, without its cost and consequences.
func Summary(w words.Words, g *engine.Game, e *record.Entry) string {
	text := words.Capital(whatWasDone(w, g, e))
	if e.Anyway { // at a real table
		text = w.Text("page.log.anyway", "text", text)
	}
	return w.Text("page.log.line", "text", text)
}

// whatWasDone is a Summary within a sentence.
func whatWasDone(w words.Words, g *engine.Game, e *record.Entry) string {
	t := teller{w: w, g: g}
	for _, event := range upTo(e.Events, engine.TurnEnded) {
		t.tell(event)
	}
	t.flush()
	switch {
	case e.Correction.Thing != 0:
		return lower(w.Fix(e.Correction))
	case len(t.parts) > 0:
		return w.Then(t.parts)
	case e.Automa():
		return w.Text("page.deed.lost")
	}
	return lower(w.Choice(&e.Before.State, e.Choice))
}

// teller makes the parts of a summary out of events.
type teller struct {
	w     words.Words
	g     *engine.Game
	parts []string
	links []string // that were placed one after the other
	paid  int      // £ for them
	wilds int
}

func (t *teller) tell(e engine.Event) {
	switch e.Kind {
	case engine.LinkPlaced:
		t.links = append(t.links, t.w.Line(e.Line))
	case engine.MoneyMoved:
		t.money(e)
	case engine.TilePlaced:
		t.say("built", e)
	case engine.TileSold:
		t.say("sold", e)
	case engine.TileDeveloped:
		t.say("developed", e)
	case engine.TileRemoved:
		if e.Reason == engine.ForDebt {
			t.say("given-up", e)
		}
	case engine.WildTaken:
		if t.wilds++; t.wilds == 1 {
			t.say("wild", e)
		}
	case engine.Passed:
		t.say("passed", e)
	case engine.Scored:
		t.say("vp", e)
	case engine.IncomeMoved:
		if e.Reason == engine.ForBonus || e.Reason == engine.ForDistant && e.Amount > 0 {
			t.say("income", e)
		}
	case engine.DistantClosed:
		t.say("closed", e)
	}
}

func (t *teller) money(e engine.Event) {
	switch e.Reason {
	case engine.ForLinks:
		t.paid -= int(e.Amount)
	case engine.ForBuild:
		if n := len(t.parts); n > 0 {
			t.parts[n-1] = t.w.Text("page.deed.for", "deed", t.parts[n-1], "money", t.w.Money(-int(e.Amount)))
		}
	case engine.ForLoan:
		t.say("loan", e)
	case engine.ForBonus:
		t.say("money", e)
	}
}

// say adds a part, after the links before it.
func (t *teller) say(key string, e engine.Event) {
	t.flush()
	var named []any
	if e.Tile != 0 {
		named = append(named, "tile", t.w.Noun().Tile(e.Tile))
	}
	if e.Space != 0 {
		named = append(named, "location", t.w.Noun().Location(t.g.LocationOf(e.Space)))
	}
	switch {
	case e.Kind != engine.TileSold:
	case e.Merchant != 0:
		key += "-to"
		named = append(named, "merchant", t.w.Noun().Location(t.g.Merchants[e.Merchant].Location))
	case e.Port != 0:
		key += "-to-port"
		named = append(named, "port", t.w.Noun().Location(t.g.LocationOf(e.Port)))
	}
	named = append(named, "n", itoa(int(e.Amount)), "money", t.w.Money(int(e.Amount)))
	t.parts = append(t.parts, t.w.Text("page.deed."+key, named...))
}

// flush tells the links that were placed.
func (t *teller) flush() {
	if len(t.links) == 0 {
		return
	}
	text := t.w.Text("page.deed.links", "n", itoa(len(t.links)), "list", t.w.Commas(t.links))
	if t.paid != 0 {
		text = t.w.Text("page.deed.for", "deed", text, "money", t.w.Money(t.paid))
	}
	t.parts = append(t.parts, text)
	t.links, t.paid = nil, 0
}

// upTo is the part of a log before the first event of a kind.
func upTo(events engine.Log, kind engine.EventKind) engine.Log {
	for i, e := range events {
		if e.Kind == kind {
			return events[:i]
		}
	}
	return events
}

// sequels are the reasons that the log tells at the end of a round or an era.
var sequels = [engine.Fors]bool{
	engine.ForIncome: true, engine.ForDebt: true, engine.ForLinks: true, engine.ForTile: true,
	engine.ForMoney: true, engine.ForIntroMoney: true, engine.ForIntroIncome: true, engine.ForIntroTile: true,
}

// sequelOf tells the consequences of the end of a turn: income and debts, scoring, the end. It adds up scorings.
func sequelOf(w words.Words, events engine.Log) string {
	var kept engine.Log
	sums := map[engine.Event]int{}
	for _, e := range events[len(upTo(events, engine.TurnEnded)):] {
		switch e.Kind {
		case engine.MoneyMoved:
			if sequels[e.Reason] {
				kept = append(kept, e)
			}
		case engine.Scored:
			total := engine.Event{Kind: e.Kind, Seat: e.Seat, Reason: e.Reason}
			if sums[total] == 0 {
				kept = append(kept, total)
			}
			sums[total] += int(e.Amount)
		case engine.ShortfallBegan, engine.DebtDropped, engine.TileRemoved:
			if e.Reason != engine.ForEra {
				kept = append(kept, e)
			}
		case engine.GameEnded:
			kept = append(kept, e)
		}
	}
	return strings.Join(sequelLines(w, kept, sums), " ")
}

func sequelLines(w words.Words, kept engine.Log, sums map[engine.Event]int) (lines []string) {
	for len(kept) > 0 {
		n := 1
		switch e := kept[0]; {
		case e.Kind == engine.Scored && sums[e] != 0 && w.Company():
			for n < len(kept) && kept[n].Kind == engine.Scored && kept[n].Reason == e.Reason {
				n++
			}
			lines = append(lines, scoredBy(w, kept[:n], sums))
		case e.Kind == engine.Scored && sums[e] != 0:
			lines = append(lines, w.Text("page.log.scored."+e.Reason.String()+"."+words.SeatKey(e.Seat), "n", itoa(sums[e])))
		default:
			for n < len(kept) && kept[n].Kind != engine.Scored {
				n++
			}
			lines = append(lines, w.EventLines(kept[:n])...)
		}
		kept = kept[n:]
	}
	return lines
}

// scoredBy tells what seats scored for one reason.
func scoredBy(w words.Words, events engine.Log, sums map[engine.Event]int) string {
	var seats []engine.Seat
	vp := account.VP{}
	for _, e := range events {
		seats, vp[e.Seat] = append(seats, e.Seat), sums[e]
	}
	what := "page.scoring.by." + events[0].Reason.String()
	if events[0].Reason == engine.ForDebt {
		what = "page.final.source." + account.Debts.String()
	}
	return w.Text("page.seats.sum", "what", w.Text(what), "list", w.EachVP(seats, func(seat engine.Seat) int { return vp[seat] }))
}

// detailsOf tells all of an entry: the Automa's turn step by step, or the results of a choice.
func detailsOf(w words.Words, e *record.Entry) []string {
	w.Plain, w.Width = true, 100_000 // lines are cut where they are drawn, and columns would not stand below each other
	if e.Automa() {
		return w.TurnLines(e.Steps)
	}
	return w.EventLines(e.Events)
}
