package words

import (
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/engine/industry"
)

// EraHeading is the heading of an era, counted from 0: "Era III: Steam".
func (w Words) EraHeading(era int) string {
	return w.Text("industry.heading.era", "era", industry.EraName(era), "name", w.EraName(era))
}

// RoundHeading tells how far the game is: "Era III, round 2 of 3".
func (w Words) RoundHeading(s *industry.State) string {
	return w.Text("industry.heading.round", "era", industry.EraName(int(s.Era)), "n", int(s.Round)+1, "rounds", s.Rounds())
}

// phaseKeys are the decisions in the keys of catalogues.
var phaseKeys = [...]string{industry.Naming: "naming", industry.Bidding: "bidding", industry.Deciding: "deciding", industry.Developing: "developing",
	industry.Over: "over"}

// PhaseName names the decision that is asked for, as over a table: "Auction".
func (w Words) PhaseName(p industry.Phase) string { return w.Text("industry.phase." + phaseKeys[p]) }

// IndustryAsk tells what is to be decided and by whom: "Name a zone to put it up for auction.", "Ada bids for Sawmill or passes."
func (w Words) IndustryAsk(g *industry.Game, s *industry.State) string {
	var tags []string
	if s.Phase == industry.Bidding && s.High == 0 {
		tags = []string{"first"}
	}
	return w.Sentence(w.text("industry.ask."+phaseKeys[s.Phase], named{
		"who": w.sitter(s.Actor), "zone": w.zone(g, s.Up), "other": w.sitter(s.Bidder), "talers": w.talers(int(s.High)),
		"n": industry.MostDeveloped - int(s.Developed),
	}, tags...))
}

// IndustryStanding lists the players from the first to the last: "1. Ada, 84 VP". At the end of the game it is the final standing.
func (w Words) IndustryStanding(g *industry.Game, s *industry.State) (lines []string) {
	place := 0
	standing := g.Standing(s)
	for i, p := range standing {
		if i == 0 || !level(g, s, standing[i-1], p) {
			place = i + 1
		}
		lines = append(lines, w.Text("industry.final.place", "place", place, "name", w.TableName(p), "n", g.Points(s, p)))
	}
	return lines
}

// level reports whether two players are equal in all that counts (I29).
func level(g *industry.Game, s *industry.State, a, b industry.Seat) bool {
	return g.Points(s, a) == g.Points(s, b) && s.Tokens(a) == s.Tokens(b) && s.Talers[a] == s.Talers[b]
}

// TableName is what a seat is called where it stands alone, as over its talers: "You", "Ada", "Rival 2".
func (w Words) TableName(p industry.Seat) string {
	if name := w.Names[p]; name != "" {
		return name
	}
	return Capital(w.sitter(p).Text)
}

// IndustryResult tells who has won, and by what if the points alone do not tell: "Ada wins with 84 VP, by tokens on the board, 17 to 15."
func (w Words) IndustryResult(g *industry.Game, s *industry.State) string {
	standing, winners := g.Standing(s), g.Winners(s)
	points := g.Points(s, winners[0])
	if len(winners) > 1 {
		var names []string
		for _, p := range winners {
			names = append(names, w.sitter(p).Text)
		}
		return w.Sentence(w.text("industry.final.shared", named{"list": w.And(names), "n": points}), engine.I(29), engine.I(39))
	}
	first, second := standing[0], standing[1]
	facts := named{"who": w.sitter(first), "n": points}
	switch {
	case points != g.Points(s, second):
		return w.Sentence(w.text("industry.final.wins", facts))
	case s.Tokens(first) != s.Tokens(second):
		facts["a"], facts["b"] = s.Tokens(first), s.Tokens(second)
		return w.Sentence(w.text("industry.final.wins", facts, "tokens"), engine.I(29))
	}
	facts["a"], facts["b"] = w.talers(int(s.Talers[first])), w.talers(int(s.Talers[second]))
	return w.Sentence(w.text("industry.final.wins", facts, "talers"), engine.I(29))
}

// IndustryBook is the book of the rules of Industry.
func (w Words) IndustryBook() rules.Book { return BookIn(w.Language(), rules.Industry) }

// Topic is a short chapter of a text to read.
type Topic struct{ Title, Text string }

// topics are the chapters of how Industry is played, in reading order.
var topics = []string{"goal", "round", "auction", "choice", "jokers", "develop", "sources", "cogs", "money", "eras", "networks", "end"}

// IndustryHelp tells newcomers how Industry is played, a short paragraph each.
func (w Words) IndustryHelp() (list []Topic) {
	for _, topic := range topics {
		list = append(list, Topic{w.Text("industry.help." + topic + ".title"), w.Text("industry.help." + topic + ".text")})
	}
	return list
}
