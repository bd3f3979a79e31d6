package automa_test

import (
	"slices"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// A second Automa, written from the rules alone and as plainly as can be: it tries things on copies and looks at what the
// engine offers, where the first one asks guards and sets. It explains nothing and is slow. Random games compare the two.

type model struct {
	g     *automa.Game
	s     engine.State
	cards []int // the deck from the top, as indices
	did   []engine.Choice
	icon  automa.Cell
	at    engine.Location
}

const none = engine.Location(0)

func modelOf(g *automa.Game, p *automa.Position) *model {
	m := &model{g: g, s: p.State}
	for _, i := range slices.Backward(p.Cards.Deck[:p.Cards.Left]) {
		m.cards = append(m.cards, int(i))
	}
	return m
}

// turn plays the turn; it gives up, reporting false, when the deck runs out, since the new one is random.
func (m *model) turn(first bool) bool {
	top := m.g.Deck.Cards[m.cards[0]]
	if first && top.Back.FirstTurnDevelop {
		m.do(engine.Choice{Verb: engine.FirstDevelop})
		return true
	}
	for n := 0; ; n++ {
		if n+1 >= len(m.cards) {
			return false
		}
		front, next := m.g.Deck.Cards[m.cards[n]].Front, m.g.Deck.Cards[m.cards[n+1]]
		m.icon = next.Back.Icon
		if first {
			m.firstTurn(front)
			return true
		}
		for _, slot := range front {
			switch m.slot(slot) {
			case 2:
				return true
			case 1:
				m.back(next.Back)
				return true
			}
		}
	}
}

func (m *model) firstTurn(front []automa.SlotFacts) {
	for _, slot := range front {
		if slot.Kind != automa.NetworkSlot && m.build(slot, false) > 0 {
			return
		}
	}
	for _, l := range front[len(front)-1].At {
		if lines := m.lines(l); len(lines) > 0 {
			m.do(m.best(lines, m.networkKey(l)))
			return
		}
	}
	m.do(engine.Choice{Verb: engine.Done})
}

func (m *model) slot(slot automa.SlotFacts) int {
	switch slot.Kind {
	case automa.BuildSlot:
		return m.build(slot, slot.LinkFirst)
	case automa.CoalAndLinksSlot:
		if m.build(slot, false) == 0 {
			return 0
		}
		if m.links(m.at) {
			return 2
		}
		return 1
	}
	for _, l := range slot.At {
		if m.inNetwork(l) && m.links(l) {
			return 1
		}
	}
	return 0
}

func (m *model) build(slot automa.SlotFacts, linkFirst bool) int {
	if m.ironPrice() < slot.IronFrom {
		return 0
	}
	for _, l := range slot.At {
		if m.buildAt(slot.Industry, l) {
			return 1
		}
		var help []engine.Choice
		for _, c := range m.choices(engine.Network) {
			if linkFirst && m.after(c).canBuild(slot.Industry, l) {
				help = append(help, c)
			}
		}
		if len(help) == 0 {
			continue
		}
		site := m.connected(l)
		m.do(m.best(help, func(c engine.Choice) []int {
			near := none
			for _, end := range board.Lines[c.Line].Ends {
				if site[end] {
					near = end
				}
			}
			key := m.networkKey(near)(c)
			return slices.Concat(key[:5], []int{-m.distance(l, near), -alphabet(near)}, key[5:])
		}))
		m.finish()
		m.buildAt(slot.Industry, l)
		return 2
	}
	return 0
}

func (m *model) buildAt(i engine.Industry, l engine.Location) bool {
	var spaces []engine.Choice
	for _, c := range m.choices(engine.Build) {
		if c.Industry == i && board.LocationOf(c.Space) == l {
			spaces = append(spaces, c)
		}
	}
	if len(spaces) == 0 {
		return false
	}
	m.at = l
	m.do(m.best(spaces, func(c engine.Choice) []int { return []int{-m.within(c.Space)} }))
	return true
}

func (m *model) canBuild(i engine.Industry, l engine.Location) bool {
	return m.s.Actor == engine.AutomaSeat && slices.ContainsFunc(m.choices(engine.Build), func(c engine.Choice) bool {
		return c.Industry == i && board.LocationOf(c.Space) == l
	})
}

func (m *model) links(from engine.Location) bool {
	if len(m.lines(from)) == 0 {
		return false
	}
	m.link(from)
	if m.s.Decision != engine.ChooseLink {
		return true
	}
	if len(m.lines(m.at)) == 0 {
		m.finish()
		return true
	}
	m.link(m.at)
	return true
}

// link places the best link from a location and goes where it leads: with three ends, to the town (A33).
func (m *model) link(from engine.Location) {
	c := m.best(m.lines(from), m.networkKey(from))
	m.at = none
	for _, end := range board.Lines[c.Line].Ends {
		if end != from && (m.at == none || board.Locations[end].Kind != engine.Farm) {
			m.at = end
		}
	}
	m.do(c)
}

func (m *model) back(back automa.BackFacts) {
	sell := m.sell
	if m.onLancashire() {
		sell = m.ship
	}
	switch {
	case sell(back):
	case m.ironPrice() <= back.DevelopTo:
		m.do(engine.Choice{Verb: engine.Develop})
		if m.ironPrice() <= back.DevelopTo {
			m.do(engine.Choice{Verb: engine.Develop})
		} else {
			m.finish()
		}
	case m.toward(back):
	case m.links(m.at):
	default:
		m.do(engine.Choice{Verb: engine.Pass})
	}
}

func (m *model) onLancashire() bool { return m.g.Family == engine.Lancashire }

// outside reports whether nothing can be built somewhere: a merchant location or an end point.
func outside(l engine.Location) bool {
	return board.Locations[l].Kind == engine.MerchantLocation || board.Locations[l].Kind == engine.EndPoint
}

// toward is N14.
func (m *model) toward(back automa.BackFacts) bool {
	for _, place := range back.Toward {
		if place == none || len(m.lines(place)) == 0 {
			continue
		}
		m.link(place)
		if m.at = place; m.s.Decision != engine.ChooseLink {
			return true
		}
		if len(m.lines(place)) == 0 {
			m.finish()
		} else {
			m.link(place)
		}
		return true
	}
	return false
}

// ship is N11 to N13.
func (m *model) ship(back automa.BackFacts) bool {
	sales := func(seat engine.Seat, distant bool) (list []engine.Choice) {
		for _, c := range m.choices(engine.Sell) {
			if c.Distant == distant && (distant || m.s.Tiles[c.Port].Owner == seat) {
				list = append(list, c)
			}
		}
		return list
	}
	sold := func(seat engine.Seat, distant bool) bool {
		n := 0
		for ; len(sales(seat, distant)) > 0; n++ {
			m.do(m.best(sales(seat, distant), func(c engine.Choice) []int {
				key := m.spaceKey(c.Space)
				if c.Port != 0 {
					key = append(key, m.spaceKey(c.Port)...)
				}
				return key
			}))
			if m.s.Decision != engine.ChooseSale {
				return true
			}
		}
		if n > 0 {
			m.finish()
		}
		return n > 0
	}
	return sold(1, false) || m.makeReady(back) || back.SecondRow && (sold(0, true) || sold(0, false))
}

// wanted reports whether a merchant that takes the building, or an own unflipped port, is connected.
func (m *model) wanted(x engine.Space) bool {
	if !m.onLancashire() {
		return m.merchantFor(x)
	}
	at := m.connected(board.LocationOf(x))
	for port, tile := range m.s.Tiles {
		if board.Tiles[tile.Tile].Industry == engine.Port && tile.Owner == 1 && !tile.Flipped && at[board.LocationOf(engine.Space(port))] {
			return true
		}
	}
	return false
}

func (m *model) sell(back automa.BackFacts) bool {
	if len(m.choices(engine.Sell)) == 0 {
		return m.makeReady(back)
	}
	for len(m.choices(engine.Sell)) > 0 {
		m.do(m.best(m.choices(engine.Sell), func(c engine.Choice) []int { return append(m.spaceKey(c.Space), m.merchantKey(c)...) }))
	}
	m.finish()
	return true
}

func (m *model) merchantKey(c engine.Choice) []int {
	if c.Merchant == 0 {
		return nil
	}
	at := board.Merchants[c.Merchant].Location
	beer := m.s.Merchants[c.Merchant].Beer
	vp := beer && board.Locations[at].Bonus == engine.BonusVP
	return []int{one(beer), one(vp), -m.distance(board.LocationOf(c.Space), at), -alphabet(at), -int(c.Merchant)}
}

func (m *model) makeReady(back automa.BackFacts) bool {
	var unsold []engine.Choice
	for x, tile := range m.s.Tiles {
		switch f := board.Tiles[tile.Tile]; f.Industry {
		case engine.Cotton, engine.Manufacturer, engine.Pottery:
			if tile.Owner == engine.AutomaSeat && !tile.Flipped {
				unsold = append(unsold, engine.Choice{Space: engine.Space(x)})
			}
		}
	}
	slices.SortStableFunc(unsold, func(a, b engine.Choice) int { return slices.Compare(m.spaceKey(b.Space), m.spaceKey(a.Space)) })
	for _, c := range unsold {
		if m.wanted(c.Space) {
			if m.buildAt(engine.Brewery, back.Brewery) {
				return true
			}
			continue
		}
		var missing []engine.Choice
		for _, link := range m.choices(engine.Network) {
			linked := *m // no more than the link: the turn may end with it, and the era
			linked.s.Players[engine.AutomaSeat].Links = linked.s.Players[engine.AutomaSeat].Links.With(link.Line)
			if linked.wanted(c.Space) {
				missing = append(missing, link)
			}
		}
		if len(missing) > 0 {
			m.do(m.best(missing, m.missingKey(missing)))
			if m.s.Decision == engine.ChooseLink && m.s.Actor == engine.AutomaSeat {
				m.finish()
			}
			return true
		}
	}
	return false
}

// missingKey is M63 if all lines start at one location of the network, else M64.
func (m *model) missingKey(lines []engine.Choice) func(engine.Choice) []int {
	for _, l := range board.Lines[lines[0].Line].Ends {
		all := m.inNetwork(l)
		for _, c := range lines {
			all = all && slices.Contains(board.Lines[c.Line].Ends, l)
		}
		if all {
			return func(c engine.Choice) []int { return m.networkKey(l)(c)[1:] } // without M43
		}
	}
	return func(c engine.Choice) []int {
		var names []string
		spaces := 0
		for _, l := range board.Lines[c.Line].Ends {
			spaces += m.spaces(l, true) + m.spaces(l, false)
			if !outside(l) {
				names = append(names, nameOf(l))
			}
		}
		slices.Sort(names)
		key := []int{spaces}
		for _, name := range names {
			key = append(key, -rankOf(name))
		}
		return key
	}
}

// merchantFor reports whether a merchant that takes the building is connected.
func (m *model) merchantFor(x engine.Space) bool {
	at := m.connected(board.LocationOf(x))
	for k, space := range m.s.Merchants {
		if space.Tile != 0 && board.MerchantTiles[space.Tile].Accepts.Has(board.Tiles[m.s.Tiles[x].Tile].Industry) &&
			at[board.Merchants[k].Location] {
			return true
		}
	}
	return false
}

// networkKey is the ladder of M43 and M44 for lines from a location: the larger the better.
func (m *model) networkKey(from engine.Location) func(engine.Choice) []int {
	return func(c engine.Choice) []int {
		merchant, into, tiles, empty := false, false, 0, 0
		for _, l := range board.Lines[c.Line].Ends {
			if l == from {
				continue
			}
			merchant = merchant || outside(l)
			into = into || m.inNetwork(l)
			tiles += m.spaces(l, true)
			empty += m.spaces(l, false)
		}
		clockwise := slices.Index(m.g.Deck.Clockwise[from], c.Line)
		return []int{one(!merchant), one(into), tiles, empty, one(m.ownCoal(c)), -clockwise}
	}
}

// ownCoal tries a link and looks whose cube it takes.
func (m *model) ownCoal(c engine.Choice) bool {
	if m.s.Era == engine.Canal {
		return false
	}
	trial, log := m.s, engine.Log{}
	board.Apply(&trial, c, &log)
	own := func(x engine.Space) bool { return x != 0 && m.s.Tiles[x].Owner == engine.AutomaSeat }
	if trial.Decision == engine.ChooseCoal {
		return slices.ContainsFunc(board.Choices(&trial, nil), func(c engine.Choice) bool { return own(c.Space) })
	}
	return slices.ContainsFunc(log, func(e engine.Event) bool {
		return e.Kind == engine.Consumed && e.Resource == engine.Coal && own(e.Space)
	})
}

// spaces counts the tiles, or the empty spaces, of a location.
func (m *model) spaces(l engine.Location, built bool) (n int) {
	for x := 1; x < len(board.Spaces); x++ {
		if board.Spaces[x].Location == l && (m.s.Tiles[x].Tile != 0) == built {
			n++
		}
	}
	return n
}

// slotKey is the order of section 9.
func (m *model) spaceKey(x engine.Space) []int {
	links := 0
	for line := 1; line < len(board.Lines); line++ {
		if slices.Contains(board.Lines[line].Ends, board.LocationOf(x)) {
			links += one(m.s.Players[1].Links.Has(engine.Line(line))) - one(m.s.Players[0].Links.Has(engine.Line(line)))
		}
	}
	return []int{links, -alphabet(board.LocationOf(x)), -m.within(x)}
}

// within is the order of the spaces of a location: by the icon, on the Lancashire map in rows from the top, from left to right.
func (m *model) within(x engine.Space) int {
	if m.onLancashire() {
		return 10000*board.Spaces[x].Row + int(board.Spaces[x].X)
	}
	cell := m.icon
	for n := 0; ; n++ {
		if m.g.Deck.IconCells[x]>>cell&1 != 0 {
			return n
		}
		cell = (cell + 1) % automa.Cells
	}
}

func (m *model) inNetwork(l engine.Location) bool {
	for x, tile := range m.s.Tiles {
		if tile.Tile != 0 && tile.Owner == engine.AutomaSeat && board.LocationOf(engine.Space(x)) == l {
			return true
		}
	}
	for line := 1; line < len(board.Lines); line++ {
		if m.s.Players[engine.AutomaSeat].Links.Has(engine.Line(line)) && slices.Contains(board.Lines[line].Ends, l) {
			return true
		}
	}
	return false
}

// distances counts the links from a location to each that is connected.
func (m *model) distances(from engine.Location) map[engine.Location]int {
	far := map[engine.Location]int{from: 0}
	for n, grown := 0, true; grown; n++ {
		grown = false
		for line := 1; line < len(board.Lines); line++ {
			if !m.s.Players[0].Links.Has(engine.Line(line)) && !m.s.Players[1].Links.Has(engine.Line(line)) {
				continue
			}
			for _, a := range board.Lines[line].Ends {
				if d, ok := far[a]; !ok || d != n {
					continue
				}
				for _, b := range board.Lines[line].Ends {
					if _, ok := far[b]; !ok {
						far[b], grown = n+1, true
					}
				}
			}
		}
	}
	return far
}

func (m *model) distance(a, b engine.Location) int { return m.distances(a)[b] }

func (m *model) connected(l engine.Location) map[engine.Location]bool {
	at := map[engine.Location]bool{}
	for l := range m.distances(l) {
		at[l] = true
	}
	return at
}

// ironPrice is £0 while iron lies on works.
func (m *model) ironPrice() int16 {
	for _, tile := range m.s.Tiles {
		if board.Tiles[tile.Tile].Industry == engine.IronWorks && tile.Cubes > 0 {
			return 0
		}
	}
	prices, left := board.Markets[engine.Iron].Prices, int(m.s.Market[engine.Iron])
	if left == 0 {
		return board.Markets[engine.Iron].EmptyPrice // £6, on the Lancashire map £5
	}
	return prices[len(prices)-left]
}

// lines are the links that may be placed now and touch a location.
func (m *model) lines(from engine.Location) (lines []engine.Choice) {
	for _, c := range m.choices(engine.Network) {
		if slices.Contains(board.Lines[c.Line].Ends, from) {
			lines = append(lines, c)
		}
	}
	return lines
}

func (m *model) choices(v engine.Verb) (list []engine.Choice) {
	for _, c := range board.Choices(&m.s, nil) {
		if c.Verb == v {
			list = append(list, c)
		}
	}
	return list
}

// best returns the choice with the largest key.
func (m *model) best(list []engine.Choice, key func(engine.Choice) []int) engine.Choice {
	return slices.MaxFunc(list, func(a, b engine.Choice) int { return slices.Compare(key(a), key(b)) })
}

// after is the model after one link, on a copy.
func (m *model) after(c engine.Choice) *model {
	copied := *m
	copied.do(c)
	if copied.s.Decision == engine.ChooseLink {
		copied.finish()
	}
	return &copied
}

func (m *model) finish() {
	if m.s.Decision != engine.ChooseAction && m.s.Actor == engine.AutomaSeat {
		m.do(engine.Choice{Verb: engine.Done})
	}
}

// do makes a choice and answers where coal, iron and beer come from.
func (m *model) do(c engine.Choice) {
	for {
		board.Apply(&m.s, c, nil)
		m.did = append(slices.Clip(m.did), c)
		switch m.s.Decision {
		case engine.ChooseCoal, engine.ChooseIron, engine.ChooseBeer:
		default:
			return
		}
		if m.s.Actor != engine.AutomaSeat {
			return
		}
		c = m.best(board.Choices(&m.s, nil), func(c engine.Choice) []int {
			if c.Merchant != 0 {
				return []int{2}
			}
			return append([]int{one(m.s.Tiles[c.Space].Owner == engine.AutomaSeat)}, m.spaceKey(c.Space)...)
		})
	}
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

func alphabet(l engine.Location) int { return rankOf(nameOf(l)) }

// nameOf is what a location goes by in the alphabet (M50, N10).
func nameOf(l engine.Location) string {
	if game.Family == engine.Lancashire {
		return board.Locations[l].ID
	}
	return board.Locations[l].Name
}

// rankOf is a name's place in the alphabet.
func rankOf(name string) (rank int) {
	for l := 1; l < len(board.Locations); l++ {
		rank += one(strings.Compare(nameOf(engine.Location(l)), name) < 0)
	}
	return rank
}
