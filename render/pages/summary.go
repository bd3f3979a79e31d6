package pages

import (
	"strings"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/words"
)

// Summary tells an entry in one line: what was done, without what it took and what followed.
func Summary(w words.Words, e *record.Entry) string {
	if lines := w.EventLines(deeds(e.Events)); len(lines) > 0 {
		return strings.Join(lines, " ")
	}
	if e.Automa() {
		return w.Text("page.log.nothing")
	}
	return capital(w.Text("page.log.choice", "choice", w.Choice(&e.Before.State, e.Choice)))
}

// telling are the kinds of event that say what somebody did.
var telling = [engine.EventKinds]bool{
	engine.TilePlaced: true, engine.LinkPlaced: true, engine.TileSold: true, engine.WildTaken: true, engine.Passed: true,
	engine.BonusLost: true,
}

// paid are the reasons of money that belongs to what was done just before.
var paid = [engine.Fors]bool{engine.ForBuild: true, engine.ForLinks: true, engine.ForLoan: true, engine.ForBonus: true}

// scored are the reasons of VP that a deed brings at once.
var scored = [engine.Fors]bool{engine.ForBonus: true, engine.ForDevelop: true, engine.ForPass: true}

// deeds keeps the events that say what was done.
func deeds(events engine.Log) (kept engine.Log) {
	sold := false // what was sold flips
	for _, e := range upTo(events, engine.TurnEnded) {
		keep := telling[e.Kind]
		switch e.Kind {
		case engine.TileSold:
			sold = true
		case engine.TileFlipped:
			keep = sold
		case engine.IncomeMoved:
			keep = sold && e.Reason == engine.ForFlip || e.Reason == engine.ForBonus
			sold = false
		case engine.MoneyMoved:
			keep = paid[e.Reason]
		case engine.Scored:
			keep = scored[e.Reason]
		case engine.TileDeveloped:
			keep = e.Reason != engine.ForEra
		case engine.TileRemoved:
			keep = e.Reason == engine.ForDebt
		default:
			sold = false
		}
		if keep {
			kept = append(kept, e)
		}
	}
	return kept
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

// sequels are the reasons of what the log tells about the end of a round or an era.
var sequels = [engine.Fors]bool{
	engine.ForIncome: true, engine.ForDebt: true, engine.ForLinks: true, engine.ForTile: true,
	engine.ForIntroMoney: true, engine.ForIntroIncome: true, engine.ForIntroTile: true,
}

// sequelOf tells what followed from the end of a turn: income and debts, scoring, the end. Of a scoring it adds up.
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
		if e := kept[0]; e.Kind == engine.Scored && sums[e] != 0 {
			lines = append(lines, w.Text("page.log.scored."+e.Reason.String()+"."+seatKey(e.Seat), "n", itoa(sums[e])))
		} else {
			for n < len(kept) && kept[n].Kind != engine.Scored {
				n++
			}
			lines = append(lines, w.EventLines(kept[:n])...)
		}
		kept = kept[n:]
	}
	return lines
}

// detailsOf tells all of an entry: the Automa's turn step by step, or what a choice brought about.
func detailsOf(w words.Words, e *record.Entry) []string {
	w.Plain, w.Width = true, 100_000 // lines are cut where they are drawn, and columns would not stand below each other
	if e.Automa() {
		return w.TurnLines(e.Steps)
	}
	return w.EventLines(e.Events)
}
