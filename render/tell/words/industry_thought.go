package words

import (
	"slices"

	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine/industry"
)

// hundred is how many of a rival's points are 1 VP, and nothing what is written as 0.0.
const (
	hundred = 100
	tenth   = hundred / 10
	nothing = tenth / 2
)

// mostInstead is how many other choices a thought tells of.
const mostInstead = 2

// IndustryThought tells what is behind a choice of a rival of Industry, or of the adviser, in sentences: what the zone is worth to whom and
// by what, how far each would bid for it, why it was given or taken, what else might have been chosen, and how much was looked at.
func (w Words) IndustryThought(g *industry.Game, s *industry.State, t *rival.Thought) (lines []string) {
	if t.Zone != industry.NoZone && s.Phase != industry.Developing {
		lines = append(lines, w.worths(g, s, t)...)
		lines = append(lines, w.limits(s, t))
	}
	if line := w.decided(g, s, t); line != "" {
		lines = append(lines, line)
	}
	lines = append(lines, w.others(g, s, t)...)
	if t.Futures > 0 {
		lines = append(lines, w.thought("futures", named{"n": w.Count(t.Futures)}))
	}
	return lines
}

// IndustryWorth tells what the zone that is auctioned is worth to who thinks and by what, and how far each would bid for it.
func (w Words) IndustryWorth(g *industry.Game, s *industry.State, t *rival.Thought) []string {
	return append(w.worthTo(g, t, t.Seat), w.limits(s, t))
}

func (w Words) thought(key string, facts named, tags ...string) string {
	return w.Sentence(w.text("industry.thought."+key, facts, tags...))
}

// VP writes a rival's points as VP, with a figure behind the point: "8.5".
func (w Words) VP(p rival.Points) string {
	if p = tenths(p); p < 0 {
		return "−" + w.Decimal(float64(-p)/hundred, 1)
	}
	return w.Decimal(float64(p)/hundred, 1)
}

// worths tells what the zone is worth to the player who thinks, and to the others.
func (w Words) worths(g *industry.Game, s *industry.State, t *rival.Thought) (lines []string) {
	p := t.Seat
	for range s.Seats {
		lines = append(lines, w.worthTo(g, t, p)...)
		p = s.Left(p)
	}
	return lines
}

// worthTo tells what the zone is worth to a player, by parts; and how surely the one who thinks develops it.
func (w Words) worthTo(g *industry.Game, t *rival.Thought, p industry.Seat) (lines []string) {
	worth := t.Worth[p]
	facts := named{"zone": w.zone(g, t.Zone), "who": w.sitter(p), "points": w.VP(worth.Total()), "list": w.Commas(w.WorthParts(worth)),
		"n": worth.Chance, "later": worth.Later}
	if worth.Total() == 0 {
		lines = append(lines, w.thought("worth", facts, "nothing"))
	} else {
		lines = append(lines, w.thought("worth", facts))
	}
	if p == t.Seat && g.Zones[t.Zone].Kind != industry.Joker {
		var tags []string
		if worth.Later > worth.Chance {
			tags = []string{"later"}
		}
		lines = append(lines, w.thought("chance", facts, tags...))
	}
	return lines
}

// WorthParts lists the parts of what a zone is worth, those that are not nothing: "networks 2.5". They add up to the whole as VP writes it.
func (w Words) WorthParts(worth rival.WorthParts) (list []string) {
	keys := [...]string{"now", "networks", "roads", "resources", "discount", "jokers", "cost"}
	parts := [len(keys)]rival.Points{worth.Now, worth.Networks, worth.Roads, worth.Resources, worth.Discount, worth.Jokers, worth.Cost}
	adding(parts[:])
	for i, part := range parts {
		if part != 0 {
			list = append(list, w.text("industry.thought.part", named{"part": w.Text("industry.worth." + keys[i]), "points": w.VP(part)}))
		}
	}
	return list
}

// adding rounds parts to tenths of a point, and those that lose most by it the other way, until they add up to the rounded sum.
func adding(parts []rival.Points) {
	var sum, told rival.Points
	lost := make([]rival.Points, len(parts))
	for i, p := range parts {
		sum += p
		parts[i] = tenths(p)
		told += parts[i]
		lost[i] = p - parts[i]
	}
	for told != tenths(sum) {
		step, most := rival.Points(tenth), slices.Index(lost, slices.Max(lost))
		if told > sum {
			step, most = -tenth, slices.Index(lost, slices.Min(lost))
		}
		parts[most] += step
		lost[most] -= step
		told += step
	}
}

// tenths rounds to tenths of a point, halves away from 0.
func tenths(p rival.Points) rival.Points {
	if p < 0 {
		return -tenths(-p)
	}
	return (p + tenth/2) / tenth * tenth
}

// limits lists how far each would bid, in the order in which they are asked.
func (w Words) limits(s *industry.State, t *rival.Thought) string {
	var list []string
	for p := s.Left(s.Auctioneer); p != s.Auctioneer; p = s.Left(p) { // I10: the auctioneer does not bid
		list = append(list, w.text("industry.thought.limit", named{"who": w.sitter(p), "talers": w.talers(t.Limit[p])}))
	}
	return w.thought("limits", named{"list": w.Commas(list)})
}

// decided tells why a zone was given or taken; nothing about other decisions.
func (w Words) decided(g *industry.Game, s *industry.State, t *rival.Thought) string {
	if s.Phase != industry.Deciding || len(t.Options) == 0 {
		return ""
	}
	facts := named{"who": w.sitter(t.Seat), "zone": w.zone(g, t.Zone), "need": w.talers(t.Gives), "have": w.talers(int(s.High))}
	switch given := t.Options[0].Choice.Verb == industry.Give; {
	case given && int(s.High) >= t.Gives:
		return w.thought("gives", facts)
	case !given && int(s.High) < t.Gives:
		return w.thought("takes", facts)
	}
	return "" // the adviser found by futures what is better than that
}

// others tells of the best of the other choices by how much less they are worth.
func (w Words) others(g *industry.Game, s *industry.State, t *rival.Thought) (lines []string) {
	for i := 1; i < len(t.Options) && len(lines) < mostInstead; i++ {
		o := t.Options[i]
		less, unsure := t.Options[0].Judged-o.Judged, rival.Points(0)
		if t.Futures > 0 {
			less, unsure = o.Less, o.Error
		} else if less <= -nothing { // a lower bid would gain more if it won: that is not what was chosen by
			continue
		}
		facts := named{"choice": w.IndustryChoice(g, s, o.Choice), "points": w.VP(less)}
		if less < nothing || less <= unsure {
			lines = append(lines, w.thought("instead", facts, "equal"))
		} else {
			lines = append(lines, w.thought("instead", facts))
		}
	}
	return lines
}
