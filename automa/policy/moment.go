package policy

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
)

// moment is what a judgement says of a moment of a game, whatever lies on the table: it follows from the time that is left.
type moment struct {
	g *automa.Game
	w *Weights

	era       engine.Era
	actions   int // of the human in this era after the one under way
	ever      int // and in the rest of the game
	rounds    int // of this era after this one
	roundsAll int // of the game after this one
	span      int // actions of an era
	pound     int // the worth of £1 now
	level     int // the worth of a level of income: £1 in each round to come

	promise [engine.MaxTiles]int     // the gain of each tile on the mat for its price
	scored  [engine.MaxTiles]int     // VP of each tile on the board, as often as it will score
	empty   int                      // the worth that an empty space adds to a link to it
	icons   [engine.MaxLocations]int // the worth of a link to each location if all its spaces were empty
}

// momentKey is what tells moments of games apart.
type momentKey struct {
	game         *automa.Game
	seats        uint8
	introductory bool
	era          engine.Era
	round, left  uint8
}

// momentOf is the moment of a position. A thinker comes to the same ones again and again.
func (t *Thinker) momentOf(g *automa.Game, s *engine.State) *moment {
	now := momentKey{g, s.Seats, s.Introductory, s.Era, s.Round, s.ActionsLeft}
	m, known := t.moments[now]
	if !known {
		m = newMoment(g, t.weights.For(g), s)
		t.moments[now] = m
	}
	return m
}

func newMoment(g *automa.Game, w *Weights, s *engine.State) *moment {
	perTurn, rounds := int(g.Limits.ActionsPerTurn), g.Rounds(int(s.Seats))
	m := &moment{g: g, w: w, era: s.Era, span: rounds * perTurn, rounds: rounds - int(s.Round)}
	m.actions = max(int(s.ActionsLeft)-1, 0) + m.rounds*perTurn
	m.ever, m.roundsAll = m.actions, m.rounds
	if s.Era == engine.Canal && !s.Introductory {
		m.ever += m.span
		m.roundsAll += rounds
	}
	m.pound = m.poundAt(m.ever)
	for left := m.roundsAll; left > 0; left-- {
		m.level += m.poundAt(left * perTurn)
	}
	for t := 1; t < len(g.Tiles); t++ {
		m.promise[t] = m.tileWorth(engine.Tile(t))
		m.scored[t] = m.timesScored(engine.Tile(t)) * int(g.Tiles[t].VP)
	}
	m.empty = m.untilEraEnd(w.EmptySpace)
	for l := range g.Locations {
		m.icons[l] = 100*int(g.Locations[l].LinkIcons) + g.SpacesAt(engine.Location(l)).Len()*m.empty
	}
	return m
}

// poundAt is the worth of £1 with a number of actions to come.
func (m *moment) poundAt(actions int) int {
	if actions >= m.w.Fade {
		return m.w.Pound
	}
	return m.w.Pound * actions / m.w.Fade
}

// untilEraEnd is the rest of a worth that lasts until the end of the era.
func (m *moment) untilEraEnd(worth int) int { return worth * m.actions / m.span }

// tileWorth is the gain of a tile on the mat for its price.
func (m *moment) tileWorth(t engine.Tile) int {
	f := &m.g.Tiles[t]
	if m.era == engine.Rail && !f.Rail {
		return 0
	}
	vp := int(f.VP)
	if m.era == engine.Canal && f.Canal && m.g.Outlasts(t) {
		vp *= 2
	}
	pounds := int(f.Money) + m.w.MatCube*int(f.Coal+f.Iron)
	return max(vp*m.w.MatVP+int(f.IncomeSpaces)*m.level/3-pounds*m.pound, 0)
}

// timesScored is how often a tile will score.
func (m *moment) timesScored(t engine.Tile) int {
	if m.era == engine.Canal && m.g.Outlasts(t) {
		return 2
	}
	return 1
}
