package words

import (
	"sohofoundry/engine/industry"
)

// IndustryLines tells what happened, one line for what belongs together: "Everybody gets 1 taler.", "On offer are Sawmill, Quarry and Harbour."
func (w Words) IndustryLines(g *industry.Game, log industry.Log) (lines []string) {
	for len(log) > 0 {
		line, n := w.first(g, log)
		if line != "" {
			lines = append(lines, line)
		}
		log = log[n:]
	}
	return lines
}

// first is the line for the first events of a log, and for how many of them. What another line says already has none.
func (w Words) first(g *industry.Game, log industry.Log) (line string, n int) {
	switch e := log[0]; e.Kind {
	case industry.Income:
		if n = run(log, func(f industry.Event) bool { return f.Kind == e.Kind && f.Rule == e.Rule && f.Amount == e.Amount }); n >= industry.MinSeats {
			return w.together("income", w.factsOf(g, e)), n
		}
	case industry.TokenDrawn:
		return w.offered(g, log)
	case industry.ZoneTakenFor:
		return w.dealtOut(g, log)
	case industry.ZoneOwned: // who won it was said
		return "", 1
	case industry.CostPaid, industry.ResourceSupplied, industry.ZoneDeveloped:
		return w.developed(g, log)
	case industry.TokenRemoved:
		return w.removed(g, log)
	case industry.EndScored:
		return w.endScored(log)
	}
	return w.IndustryEvent(g, log[0]), 1
}

func (w Words) together(key string, facts named, tags ...string) string {
	return w.Sentence(w.text("industry.together."+key, facts, tags...))
}

// run is how many of the first events are alike.
func run(log industry.Log, alike func(industry.Event) bool) (n int) {
	for n < len(log) && alike(log[n]) {
		n++
	}
	return n
}

// offered tells which zones are on offer by the tokens of a round, and of the token with the taler if it is among them (I6).
func (w Words) offered(g *industry.Game, log industry.Log) (string, int) {
	var zones []string
	taler := industry.Event{}
	n := run(log, func(e industry.Event) bool {
		switch {
		case e.Kind == industry.TokenDrawn:
			zones = append(zones, w.zone(g, e.Zone).Text)
		case e.Kind == industry.Income && e.Rule == 6:
			taler = e
		default:
			return false
		}
		return true
	})
	facts := named{"list": w.And(zones), "n": len(zones), "talers": w.talers(int(taler.Amount))}
	if taler.Kind != 0 {
		return w.together("token-drawn", facts, "taler"), n
	}
	return w.together("token-drawn", facts), n
}

// dealtOut tells who gets how much of what the auctioneer pays (I11).
func (w Words) dealtOut(g *industry.Game, log industry.Log) (string, int) {
	n := 1 + run(log[1:], func(e industry.Event) bool { return e.Kind == industry.TalersDealt })
	var shares []string
	for _, e := range log[1:n] {
		shares = append(shares, w.text("industry.together.share", w.factsOf(g, e)))
	}
	if len(shares) == 0 { // for nothing
		return w.IndustryEvent(g, log[0]), 1
	}
	facts := w.factsOf(g, log[0])
	facts["list"] = w.And(shares)
	return w.together("zone-taken-for", facts), n
}

// developed tells of a zone that is developed what it costs, where its resources come from and what it scores (I15 to I19).
func (w Words) developed(g *industry.Game, log industry.Log) (string, int) {
	var from []string
	var facts named
	talers, scored, n := 0, industry.Event{}, 0
	for facts == nil && n < len(log) {
		switch e := log[n]; e.Kind {
		case industry.CostPaid:
			talers += int(e.Amount)
		case industry.ResourceSupplied:
			talers += int(e.Amount)
			from = append(from, w.SuppliedBy(e.Seat, e.Resource, industry.Source{Kind: e.Source, Seat: e.Other, Joker: e.Joker}))
		case industry.ZoneDeveloped:
			facts = w.factsOf(g, e)
		default: // a part of a log only
			return w.IndustryEvent(g, log[0]), 1
		}
		n++
	}
	if facts == nil {
		return w.IndustryEvent(g, log[0]), 1
	}
	if n < len(log) && log[n].Kind == industry.CogScored {
		scored = log[n]
		n++
	}
	facts["talers"], facts["list"], facts["n"] = w.talers(talers), w.And(from), int(scored.Amount)
	if len(from) > 0 {
		return w.together("zone-developed", facts, "from"), n
	}
	return w.together("zone-developed", facts), n
}

// removed tells of the undeveloped zones that a player loses at the end (I24).
func (w Words) removed(g *industry.Game, log industry.Log) (string, int) {
	var zones []string
	n := run(log, func(e industry.Event) bool { return e.Kind == industry.TokenRemoved && e.Seat == log[0].Seat })
	for _, e := range log[:n] {
		zones = append(zones, w.zone(g, e.Zone).Text)
	}
	return w.together("token-removed", named{"who": w.sitter(log[0].Seat), "list": w.And(zones), "n": n}), n
}

// endScored tells what a player scores at the end by parts (I25 to I28).
func (w Words) endScored(log industry.Log) (string, int) {
	var parts []string
	total := 0
	n := run(log, func(e industry.Event) bool { return e.Kind == industry.EndScored && e.Seat == log[0].Seat })
	for _, e := range log[:n] {
		total += int(e.Amount)
		parts = append(parts, w.text("industry.together.part", named{"part": w.part(e.Part), "n": int(e.Amount)}))
	}
	return w.together("end-scored", named{"who": w.sitter(log[0].Seat), "list": w.Commas(parts), "n": total}), n
}
