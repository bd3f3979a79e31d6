package tracks

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/cite"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// The subjects of tips.
type (
	Income struct{ After After }
	Points struct {
		Coming [engine.MaxSeats]int
		After  After
	}
	// Level is a level of the income track, with its spaces from one to before another.
	Level struct{ Level, From, To int }
)

// About tells about a part of the room; it has nothing to tell about anything else.
func About(w words.Words, g *automa.Game, s *engine.State, subject any) widget.Tip {
	switch subject := subject.(type) {
	case Income:
		return aboutIncome(w, g, s, subject.After)
	case Points:
		return aboutPoints(w, s, subject)
	case Level:
		return aboutLevel(w, s, subject)
	}
	return widget.Tip{}
}

func aboutIncome(w words.Words, g *automa.Game, s *engine.State, after After) widget.Tip {
	p := &s.Players[w.You]
	level := g.IncomeLevel(p)
	key, cited := "hand.about.income", []cite.Subject{cite.Income}
	if level < 0 {
		key, cited = key+"_down", []cite.Subject{cite.NegativeIncome, cite.Income}
	}
	tip := widget.Tip{Title: w.Text("hand.figure.income"), Rules: w.Cite(cite.Of(cited...)...),
		Lines: []string{w.Text(key, "space", strconv.Itoa(int(p.Income)), "money", w.Money(max(level, -level))), nextLevel(w, g, p)}}
	if to := after.Income; after.Known && (to.Low != int(p.Income) || to.High != to.Low) {
		key := "tracks.after"
		if to.Low != to.High {
			key = "tracks.after_range"
		}
		tip.Lines = append(tip.Lines, w.Text(key, "space", strconv.Itoa(to.Low), "level", words.Signed(int(g.Income[to.Low])),
			"from", strconv.Itoa(to.Low), "to", strconv.Itoa(to.High)))
	}
	tip.Lines = append(tip.Lines, othersIncome(w, g, s)...)
	return tip
}

// othersIncome tells where the income markers of the other seats stand.
func othersIncome(w words.Words, g *automa.Game, s *engine.State) (lines []string) {
	for seat := range engine.Seat(s.Seats) {
		if seat == w.You {
			continue
		}
		other := &s.Players[seat]
		facts := []any{"space", strconv.Itoa(int(other.Income)), "level", words.Signed(g.IncomeLevel(other)), "who", w.SeatName(seat)}
		key := "tracks.automa"
		if w.Company() {
			key = "company.income"
		}
		lines = append(lines, w.Text(key, facts...))
	}
	return lines
}

// nextLevel tells how far the next level of income is.
func nextLevel(w words.Words, g *automa.Game, p *engine.Player) string {
	level := g.IncomeLevel(p)
	for space := int(p.Income) + 1; space < len(g.Income); space++ {
		if next := int(g.Income[space]); next > level {
			return w.Text("tracks.next", "level", words.Signed(next), "n", strconv.Itoa(space-int(p.Income)))
		}
	}
	return w.Text("tracks.top")
}

func aboutLevel(w words.Words, s *engine.State, l Level) widget.Tip {
	key, cited := "tracks.level.receive", []cite.Subject{cite.Income}
	if l.Level < 0 {
		key, cited = "tracks.level.pay", []cite.Subject{cite.NegativeIncome, cite.Income}
	}
	tip := widget.Tip{Title: w.Text("tracks.level.title", "level", words.Signed(l.Level)), Rules: w.Cite(cite.Of(cited...)...),
		Lines: []string{w.Text(key, "n", strconv.Itoa(l.To-l.From), "from", strconv.Itoa(l.From), "to", strconv.Itoa(l.To-1),
			"money", w.Money(max(l.Level, -l.Level)))}}
	at := int(s.Players[w.You].Income)
	where, n := "here", 0
	switch {
	case at < l.From:
		where, n = "ahead", l.From-at
	case at >= l.To:
		where, n = "behind", at-l.To+1
	}
	tip.Lines = append(tip.Lines, w.Text("tracks.level."+where, "space", strconv.Itoa(at), "n", strconv.Itoa(n)))
	return tip
}

func aboutPoints(w words.Words, s *engine.State, p Points) widget.Tip {
	now := func(seat engine.Seat) string { return strconv.Itoa(int(s.Players[seat].VP) + p.Coming[seat]) }
	tip := widget.Tip{Title: w.Text("hand.figure.vp"), Rules: w.Cite(cite.Of(cite.VP)...), Lines: []string{
		w.Text("hand.about.vp", "vp", strconv.Itoa(int(s.Players[w.You].VP)))}}
	if s.Decision == engine.GameOver {
		return tip
	}
	if w.Company() {
		tip.Lines = append(tip.Lines, w.Text("company.vp-now", "list", w.Each("page.seats.vp", account.Seats(s), now)))
		if p.After.Known {
			after := func(seat engine.Seat) string { return fromTo(w, p.After.VP[seat]) }
			tip.Lines = append(tip.Lines, w.Text("company.vp-after", "list", w.Each("page.seats.vp", account.Seats(s), after)))
		}
		return tip
	}
	tip.Lines = append(tip.Lines, w.Text("tracks.vp.now", "you", now(engine.HumanSeat), "automa", now(engine.AutomaSeat)))
	if p.After.Known {
		tip.Lines = append(tip.Lines, w.Text("tracks.vp.after", "you", fromTo(w, p.After.VP[engine.HumanSeat]),
			"automa", fromTo(w, p.After.VP[engine.AutomaSeat])))
	}
	return tip
}

// fromTo writes a range of VP.
func fromTo(w words.Words, r bill.Range) string {
	if r.Low == r.High {
		return strconv.Itoa(r.Low)
	}
	return w.Text("tracks.range", "from", strconv.Itoa(r.Low), "to", strconv.Itoa(r.High))
}
