package terminal

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/words"
)

// auctionBoard is the board of Industry in lines of text. The same lines serve where they are heard: each is read by itself.
type auctionBoard struct {
	speech
	industry *industry.Game
}

// StrengthName names the strength of a rival: "keen", "adviser, 28 futures".
func StrengthName(w words.Words, st rival.Strength) string {
	return w.Text("terminal.auction.strength."+st.Policy, "n", st.Futures)
}

// headline tells the round and what is under way: "Era I, round 2 of 3. Auction."
func (b auctionBoard) headline(s *industry.State) []string {
	return b.cut(b.say("headline", "round", b.RoundHeading(s), "phase", b.PhaseName(s.Phase)))
}

// table shows the position: what is on offer, the players, and who makes what.
func (b auctionBoard) table(s *industry.State) (lines []string) {
	lines = append(b.headline(s), b.auction(s)...)
	lines = append(lines, b.offered(s)...)
	for p := range industry.Seat(s.Seats) {
		lines = append(lines, b.seat(s, p)...)
	}
	return append(lines, b.supplies(s)...)
}

// offered lists the zones that can be named.
func (b auctionBoard) offered(s *industry.State) (lines []string) {
	for z := range industry.ID(industry.Zones) {
		if s.OnOffer(z) {
			lines = append(lines, b.zone(s, z)...)
		}
	}
	if len(lines) > 0 {
		lines = append([]string{b.say("offered")}, lines...)
	}
	return lines
}

// era lists all zones of an era.
func (b auctionBoard) era(s *industry.State, era int) []string {
	lines := []string{b.EraHeading(era)}
	for column := range industry.Columns {
		lines = append(lines, b.zone(s, industry.At(era, column))...)
	}
	return lines
}

// placeWide is the room for the place of a zone, III-A.
const placeWide = 5

// zone tells all about a zone: "I-C  Clay pit: factory, 2 T; makes brick; 1 VP; on the river. Rival 1".
func (b auctionBoard) zone(s *industry.State, z industry.ID) []string {
	text := b.say("zone", "name", b.Zone(b.industry, z), "facts", b.facts(z))
	if owner := b.owner(s, z); owner != "" {
		text = b.say("zone-owned", "name", b.Zone(b.industry, z), "facts", b.facts(z), "owner", owner)
	}
	return b.columns(fmt.Sprintf("  %-*s", placeWide, z), text)
}

// facts lists what is printed on a zone.
func (b auctionBoard) facts(z industry.ID) string {
	g, zone := b.industry, &b.industry.Zones[z]
	var list []string
	add := func(when bool, key string, named ...any) {
		if when {
			list = append(list, b.say("zone-"+key, named...))
		}
	}
	switch zone.Kind {
	case industry.Bonus:
		add(true, "bonus", "n", zone.Multiplier)
		add(true, "on", "list", b.NetworkName(zone.Network))
	case industry.Joker:
		add(true, "joker", "supply", b.ResourceName(zone.Joker))
	default:
		list = append(list, b.KindName(zone.Kind))
	}
	add(zone.Kind == industry.Factory || zone.Kind == industry.Bonus, "cost", "talers", b.Talers(zone.Cost))
	add(zone.Needs[0] != industry.NoResource, "needs", "list", b.And(b.resources(zone.Needs[:])))
	add(zone.Makes != industry.NoResource, "makes", "supply", b.ResourceName(zone.Makes))
	add(zone.Discount, "saves", "talers", b.Talers(1))
	add(zone.Points > 0, "points", "n", zone.Points)
	var on, joined []string
	for _, n := range zone.On {
		on = append(on, b.NetworkName(n))
	}
	add(len(on) > 0, "on", "list", b.And(on))
	for other := range industry.ID(industry.Zones) {
		if g.Joined(z, other) {
			joined = append(joined, other.String())
		}
	}
	add(len(joined) > 0, "joined", "list", b.Commas(joined))
	return strings.Join(list, b.say("zone-and"))
}

func (b auctionBoard) resources(needs []industry.Resource) (names []string) {
	for _, r := range needs {
		if r != industry.NoResource {
			names = append(names, b.ResourceName(r))
		}
	}
	return names
}

// owner tells who owns a zone, and whether it is developed; nothing for a zone without an owner.
func (b auctionBoard) owner(s *industry.State, z industry.ID) string {
	switch p, developed := s.Owner(z); {
	case p == industry.Nobody && s.Taken(z):
		return b.say("owner-taken")
	case p == industry.Nobody:
		return ""
	case developed:
		return b.say("owner-developed", "who", b.TableName(p))
	default:
		return b.say("owner-undeveloped", "who", b.TableName(p))
	}
}

// auction tells the bids for the zone that is auctioned.
func (b auctionBoard) auction(s *industry.State) (lines []string) {
	if s.Phase == industry.Over || s.Up == industry.NoZone {
		return nil
	}
	lines = append(b.cut(b.say("up", "who", b.TableName(s.Auctioneer))), b.zone(s, s.Up)...)
	var bids []string
	for p := s.Left(s.Auctioneer); p != s.Auctioneer; p = s.Left(p) {
		switch bid := s.Bids[p]; {
		case bid == industry.Passed:
			bids = append(bids, b.say("bid-passed", "who", b.TableName(p)))
		case bid > 0:
			bids = append(bids, b.say("bid", "who", b.TableName(p), "talers", b.Talers(int(bid))))
		}
	}
	if len(bids) > 0 {
		lines = append(lines, b.cut(b.say("bids", "list", b.Commas(bids)))...)
	}
	return lines
}

// seat tells what a player has: "You  5 T, 3 VP so far; undeveloped: I-C Clay pit; jokers: any".
func (b auctionBoard) seat(s *industry.State, p industry.Seat) []string {
	parts := []string{b.say("purse", "talers", b.Talers(int(s.Talers[p])), "n", b.industry.Points(s, p))}
	if zones := s.Held(p); len(zones) > 0 {
		parts = append(parts, b.say("held", "list", b.Commas(b.zones(zones))))
	}
	if jokers := b.jokers(s, p); len(jokers) > 0 {
		parts = append(parts, b.say("jokers", "list", b.Commas(jokers)))
	}
	if s.Subsidies[p] {
		parts = append(parts, b.say("subsidy-taken"))
	}
	if p == s.First {
		parts = append(parts, b.say("first"))
	}
	return b.beside(b.TableName(p), strings.Join(parts, b.say("zone-and")), s)
}

// beside writes a text behind the name of a player, in a column as wide as the longest name.
func (b auctionBoard) beside(name, text string, s *industry.State) []string {
	if b.Plain {
		return b.cut(b.speech.say("labelled", "label", name, "text", text))
	}
	width := 0
	for p := range industry.Seat(s.Seats) {
		width = max(width, utf8.RuneCountInString(b.TableName(p)))
	}
	return b.columns(fmt.Sprintf("%-*s", width, name), text)
}

// columns writes a text behind its heading, its further lines below its beginning.
func (b auctionBoard) columns(heading, text string) []string {
	heading += "  "
	wide := utf8.RuneCountInString(heading)
	lines := b.Wrap(strings.Repeat("_", wide)+text, wide)
	lines[0] = heading + lines[0][wide:]
	return lines
}

func (b auctionBoard) zones(zones []industry.ID) (names []string) {
	for _, z := range zones {
		names = append(names, b.say("named", "place", z.String(), "name", b.Zone(b.industry, z)))
	}
	return names
}

func (b auctionBoard) jokers(s *industry.State, p industry.Seat) (names []string) {
	for r, n := range s.Jokers[p] {
		for range n {
			names = append(names, b.ResourceName(industry.Resource(r)))
		}
	}
	return names
}

// supplies tells who makes which resource, and what the bank sells (I16, I17).
func (b auctionBoard) supplies(s *industry.State) []string {
	var made, sold []string
	for _, r := range industry.Resources {
		var makers []string
		for p := range industry.Seat(s.Seats) {
			if s.BuiltBy(p)&b.industry.Makers(r) != 0 {
				makers = append(makers, b.TableName(p))
			}
		}
		switch {
		case len(makers) > 0:
			made = append(made, b.say("makers", "supply", b.ResourceName(r), "list", b.And(makers)))
		case s.BankSells(b.industry, r):
			sold = append(sold, b.ResourceName(r))
		}
	}
	var lines []string
	if len(made) > 0 {
		lines = append(lines, b.cut(b.say("made", "list", strings.Join(made, b.say("zone-and"))))...)
	}
	if len(sold) > 0 {
		lines = append(lines, b.cut(b.say("sold", "list", b.Commas(sold)))...)
	}
	return lines
}

// score lists the players from the first to the last with what their points are made of, and at the end who has won.
func (b auctionBoard) score(s *industry.State) (lines []string) {
	standing := b.industry.Standing(s)
	for i, place := range b.IndustryStanding(b.industry, s) {
		lines = append(lines, b.cut(place)...)
		var parts []string
		for part, n := range b.industry.Score(s, standing[i]) {
			if n != 0 {
				parts = append(parts, b.say("part", "part", b.PartName(industry.Part(part)), "n", int(n)))
			}
		}
		if len(parts) > 0 {
			lines = append(lines, b.Hang(b.Commas(parts), 4, 4)...)
		}
	}
	if s.Phase == industry.Over {
		return append(lines, b.cut(b.IndustryResult(b.industry, s))...)
	}
	return append(lines, b.cut(b.say("so-far"))...)
}
