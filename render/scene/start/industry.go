package start

import (
	industry "sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	auction "sohofoundry/engine/industry"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/tell/guide/bidder"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// industryID is the id of Industry among the games: in settings, and behind the keys of texts.
const industryID = statistics.Industry

// isIndustry reports whether Industry is chosen. There is no real table for it.
func (ch *choice) isIndustry() bool { return !ch.real && ch.game.Game == industryID }

// chosen is the id of the chosen game, Industry too.
func (ch *choice) chosen() string {
	if ch.isIndustry() {
		return industryID
	}
	return ch.Game()
}

// offers are the games that the page offers.
func (ch *choice) offers() []offer {
	if ch.real {
		return offers
	}
	return append(offers[:len(offers):len(offers)], offer{industryID})
}

// The strengths of rivals of Industry, the weakest first, and that of a rival unless another is chosen.
var (
	industryRivals = []rival.Strength{{Policy: rival.Steady}, {Policy: rival.Keen}, {Policy: rival.Adviser, Futures: 28}}
	usualIndustry  = industryRivals[1].String()
)

// industryStrengths are their names.
func industryStrengths(w words.Words) (list []strength) {
	for _, s := range industryRivals {
		list = append(list, strength{s.String(), w.Text("new-game.industry.strength." + s.Policy)})
	}
	return list
}

// industrySeats are the seats of a table of Industry as chosen; those beyond are remembered. At first they are a person and rivals.
func (ch *choice) industrySeats() []settings.Seat {
	of := &ch.game.Industry
	for len(of.Seats) < auction.MaxSeats {
		seat := settings.Seat{Rival: usualIndustry}
		if len(of.Seats) == 0 {
			seat.Rival = ""
		}
		of.Seats = append(of.Seats, seat)
	}
	n := of.SeatCount
	if n == 0 {
		n = auction.MaxSeats
	}
	return of.Seats[:min(max(n, auction.MinSeats), auction.MaxSeats)]
}

// industryHeader is the game of Industry as chosen.
func (ch *choice) industryHeader(seed uint64) industry.Header {
	if ch.guide { // which knows who plays
		return bidder.Header(seed)
	}
	seats := ch.industrySeats()
	h := industry.Header{Seed: seed, Options: auction.Options{Seats: len(seats), Adjusted: !ch.game.Industry.Unadjusted}}
	for n, seat := range seats {
		strength, err := rival.ByName(seat.Rival)
		if n == 0 || err != nil {
			h.Players[n] = industry.Player{Name: asName(seat.Name), Unaided: seat.Unaided}
			continue
		}
		h.Players[n].Rival = strength
	}
	return h
}

// bidders are words at the table as it is chosen.
func (ch *choice) bidders(w words.Words) words.Words {
	h := ch.industryHeader(0)
	return w.SeatedAt(&h)
}

// beginIndustry asks for the game of Industry as chosen, and for the choices to be saved for the next one.
func (ch *choice) beginIndustry(seed uint64) []any {
	ask := BeginIndustry{ch.industryHeader(seed), ch.guide}
	ch.world.Settings.NewGame = ch.game.Clone()
	ch.guide = false
	ch.roll()
	return []any{Changed{ch.world.Settings}, ask}
}

// drawIndustry draws the choices for a game of Industry, and returns where they end.
func (p *newGamePage) drawIndustry(c *widget.Canvas, in view.Rect) float64 {
	in.Y += drawBoards(c, in, p.choice) + theme.Gap
	in.Y += c.Para(in, "new-game:industry", c.Words.Text("new-game.industry.about"), c.Soft()) + theme.Gap
	in.Y += drawRow(c, in, either(c, "guide", "off", "on", p.choice.guide))
	if p.choice.guide {
		return in.Y + p.drawSeed(c, in)
	}
	in.Y += p.drawSeats(c, in)
	in.Y += p.drawSeed(c, in)
	in.Y += drawRow(c, in, either(c, "tokens", "adjusted", "seats", p.choice.game.Industry.Unadjusted))
	return in.Y
}

// industryText names the game of Industry that would begin, or says why none can.
func (ch *choice) industryText(c *widget.Canvas) (string, widget.Style) {
	w := words.In(c.Words)
	if _, why := ch.wrongName(w); why != nil && !ch.guide {
		return wrongNameText(w, why), c.Soft().In(c.Palette.No)
	}
	w = ch.bidders(w)
	var names []string
	h := ch.industryHeader(0)
	for p := range h.Options.Seats {
		names = append(names, w.TableName(auction.Seat(p)))
	}
	return w.Text("new-game.chosen.table", "game", gameName(w, industryID), "list", w.And(names)), c.Soft()
}
