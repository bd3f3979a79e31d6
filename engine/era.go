package engine

// The end of an era and of the game (B4).

// endEra scores links, then tiles, and goes on to the Rail Era or ends the game. The Automa scores like anyone (M78, M82).
func (do play) endEra() {
	s := do.s
	do.scoreLinks()
	do.scoreTiles()
	switch {
	case s.Era == Canal && !s.Introductory:
		do.beginRailEra()
	default:
		if s.Introductory {
			do.scoreIntroductory()
		} else if do.rules.Final != nil {
			do.scoreFinal()
		}
		s.Decision = GameOver
		do.tell(Event{Kind: GameEnded})
	}
}

// scoreLinks gives 1 VP per link icon in every location that a link adjoins, and takes the links off (B4.1, C4.1). All links are
// scored before any tile.
func (do play) scoreLinks() {
	s := do.s
	icons := do.linkIcons(s)
	for _, seat := range s.Order[:s.Seats] {
		for r := s.Players[seat].Links; r != 0; r = r.Rest() {
			x := r.First()
			do.score(seat, do.linkValue(&icons, x), Event{Reason: ForLinks, Line: x})
			do.tell(Event{Kind: LinkRemoved, Seat: seat, Line: x})
		}
	}
	s.clearLinks()
}

// linkIcons counts the link icons of every location: printed ones, and those on flipped tiles of any owner (B4.1).
func (g *Game) linkIcons(s *State) (icons [MaxLocations]int16) {
	for l := range g.Locations {
		icons[l] = g.Locations[l].LinkIcons
	}
	for r := s.index.filled; r != 0; r = r.Rest() {
		if t := s.Tiles[r.First()]; t.Flipped {
			icons[g.locationOf[r.First()]] += g.tiles[t.Tile].LinkVP
		}
	}
	return icons
}

// linkValue adds the icons of all ends; the farm line has three (B4.1, B5.3).
func (b *board) linkValue(icons *[MaxLocations]int16, x Line) (vp int16) {
	for r := b.ends[x]; r != 0; r = r.Rest() {
		vp += icons[r.First()]
	}
	return vp
}

// LinkValue is the VP that a link on a line would score now (B4.1).
func (g *Game) LinkValue(s *State, x Line) int16 {
	icons := g.linkIcons(s)
	return g.linkValue(&icons, x)
}

// scoreTiles gives the VP of flipped tiles to their owners (B4.2, C4.2).
func (do play) scoreTiles() {
	for _, seat := range do.s.Order[:do.s.Seats] {
		do.scoreTilesOf(seat, 1, ForTile)
	}
}

// scoreTilesOf scores a seat's flipped tiles of a level or higher.
func (do play) scoreTilesOf(seat Seat, level int8, why For) {
	for r := do.s.index.owned[seat]; r != 0; r = r.Rest() {
		x := r.First()
		t := do.s.Tiles[x]
		if f := &do.tiles[t.Tile]; t.Flipped && f.Level >= level {
			do.score(seat, f.VP, Event{Reason: why, Tile: t.Tile, Space: x})
		}
	}
}

// scoreFinal gives each seat the VP that its game scores at the end beside links and tiles.
func (do play) scoreFinal() {
	for _, seat := range do.s.Order[:do.s.Seats] {
		if vp, why := do.rules.Final(do.Edition, do.s.Players[seat]); why != ForNothing {
			do.score(seat, vp, Event{Reason: why})
		}
	}
}

// moneyVP are the VP of a player for money where the game has it so (C4.4); the Automa has none (N15).
func moneyVP(e Edition, p Player) (vp int16, why For) {
	if e.MoneyPerVP == 0 {
		return 0, ForNothing
	}
	return p.Money / e.MoneyPerVP, ForMoney
}

// scoreIntroductory adds, for each seat: VP for money, VP for income, and flipped tiles of level 2 and higher once more
// (B4.7, C4.6). The Automa has neither money nor income (A45).
func (do play) scoreIntroductory() {
	s := do.s
	for _, seat := range s.Order[:s.Seats] {
		p := &s.Players[seat]
		if !s.IsAutoma(seat) {
			do.score(seat, min(p.Money/do.Limits.IntroMoneyPerVP, do.Limits.IntroMoneyVPMax), Event{Reason: ForIntroMoney})
			level := int16(do.IncomeLevel(p))
			do.score(seat, max(level, -p.VP), Event{Reason: ForIntroIncome})
		}
		do.scoreTilesOf(seat, 2, ForIntroTile)
	}
}

// ScoreNow returns the events by which links and flipped tiles would score if the era ended now (B4.1, B4.2, B4.7). The VP for money
// and income at the end of the introductory game are not among them.
func (g *Game) ScoreNow(s *State) Log {
	var all, log Log
	end := *s
	do := play{g, &end, &all}
	do.scoreLinks()
	do.scoreTiles()
	for _, seat := range end.Order[:end.Seats] {
		if end.Introductory {
			do.scoreTilesOf(seat, 2, ForIntroTile)
		}
	}
	for _, e := range all {
		if e.Kind == Scored {
			log.add(e)
		}
	}
	return log
}

// Flipped returns the position with a tile turned over, as if it had been sold or emptied now (B6.6).
func (g *Game) Flipped(s *State, x Space) State {
	after := *s
	do := play{g, &after, nil}
	t := after.Tiles[x]
	t.Cubes = 0
	do.put(x, t)
	do.flip(x)
	return after
}

// beginRailEra removes obsolete tiles and deals anew (B4.3 to B4.5). The turn order, money, income, VP, mats and markets
// stay.
func (do play) beginRailEra() {
	s := do.s
	for r := s.index.filled; r != 0; r = r.Rest() { // B4.3: level 1 leaves, flipped or not
		if x := r.First(); !do.Outlasts(s.Tiles[x].Tile) {
			do.removeTile(x, ForEra)
		}
	}
	if do.rules.Merchants {
		do.placeBarrels() // B4.4, M79
	} else {
		do.openDistant() // C4.3
	}
	s.Era, s.Round = Rail, 1
	do.tell(Event{Kind: EraBegan, Amount: int16(Rail)})
	if s.Solo {
		do.clearAutomaMat()
	}
	for seat := range s.Players {
		s.Players[seat].Discards = [MaxCards]uint8{}
		s.Players[seat].FaceDown = 0
	}
	do.deal()
	do.beginRound()
}

// clearAutomaMat removes the Automa's tiles that cannot be built in the Rail Era (M80): its mat is never developed.
func (do play) clearAutomaMat() {
	p := &do.s.Players[AutomaSeat]
	for t := range p.Mat {
		for p.Mat[t] > 0 && !do.tiles[t].Rail {
			p.Mat[t]--
			do.tell(Event{Kind: TileDeveloped, Reason: ForEra, Seat: AutomaSeat, Tile: Tile(t)})
		}
	}
}

// Standing is a seat's place at the end: 1 for the winner; tied seats share a place.
type Standing struct {
	Seat  Seat
	Place int
}

// Standings ranks the seats: VP, then income level, then money; seats still tied share the place (B4.6). The Automa has
// neither income nor money, so the human wins a solo tie (A23). In the Brass of 2007 the next turn order breaks the last tie (C4.5).
func (f *Figures) Standings(s *State) []Standing {
	list := make([]Standing, s.Seats)
	for i := range list {
		list[i] = Standing{Seat: Seat(i), Place: 1}
		for other := range s.Players[:s.Seats] {
			if other != i && f.ahead(s, Seat(other), Seat(i)) {
				list[i].Place++
			}
		}
	}
	return list
}

// ahead reports whether a seat ranks before another.
func (f *Figures) ahead(s *State, a, b Seat) bool {
	p, q := &s.Players[a], &s.Players[b]
	switch {
	case p.VP != q.VP:
		return p.VP > q.VP
	case s.IsAutoma(a) || s.IsAutoma(b):
		return s.IsAutoma(b)
	case f.IncomeLevel(p) != f.IncomeLevel(q):
		return f.IncomeLevel(p) > f.IncomeLevel(q)
	}
	if p.Money != q.Money || !f.Edition.FirstEdition {
		return p.Money > q.Money
	}
	return s.PlaceOf(a) < s.PlaceOf(b) // C4.5
}
