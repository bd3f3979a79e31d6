package table

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/market"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// models are the contents of the rooms.
type models struct {
	shown  *automa.Position // the position in them
	rooms  rooms
	board  board.Model
	hand   hand.Model
	market market.Model
	tracks tracks.Model
	rim    view.Rect   // where the distant market is a button on the board's rim
	mat    mats.Model  // if its page is open
	cubes  []view.Rect // of the markets, that light up
}

// models makes the contents of the rooms at a moment.
func (s *Scene) models(c *widget.Canvas, r rooms, shown *motion.Moment) *models {
	state := &shown.Position.State
	m := &models{shown: &shown.Position, rooms: r,
		board:  board.Model{Game: s.game, State: state, Camera: s.boardView.seen(), Pixel: c.Pixel, Quiet: true, Drift: s.effects.drifts, Plain: s.plain},
		hand:   hand.Model{Game: s.game, State: state, Board: r.board, Tracked: !r.tracks.Empty(), Notes: s.companionNotes(s.words), Scroll: &s.sheet.notes},
		market: market.Model{Game: s.game, State: state},
		tracks: tracks.Model{Game: s.game, State: state, Hops: hopsOf(shown)},
	}
	m.rim = s.boardView.chartOnRim(r.board, c.TouchLayout())
	p := s.mode.playing()
	if between(p) <= film.RoundEnd { // else it is being counted
		m.tracks.Coming = comingVP(s.game.Game, state)
	}
	s.pages.top().prepare(m)
	if p != nil { // beside the next question too
		p.bring(&m.board)
	}
	s.mode.light(c, m)
	return m
}

// between is the page after the end of a turn that is shown, when it is no seat's turn; 0 otherwise.
func between(p *playback) film.Kind {
	if p != nil && p.frame().Kind > film.PassOn {
		return p.frame().Kind
	}
	return 0
}

// comingVP is the VP that the end of the era would bring each seat; nothing after the game.
func comingVP(g *engine.Game, s *engine.State) (vp [engine.MaxSeats]int) {
	if s.Decision == engine.GameOver {
		return vp
	}
	for seat, c := range bill.Comes(g, s) {
		vp[seat] = c.VP()
	}
	return vp
}

// hopsOf are the markers of income that are on their way.
func hopsOf(shown *motion.Moment) (hops []tracks.Hop) {
	for _, p := range shown.Pulses {
		if p.Kind == motion.Climb {
			hops = append(hops, tracks.Hop{Seat: p.At.Seat, By: p.Amount, Part: view.Ease(p.Progress)})
		}
	}
	return hops
}

// distant is the model of the distant market, lit as the board is.
func (m *models) distant() market.Distant {
	marks := &m.board.Marks
	return market.Distant{Game: m.board.Game, State: m.market.State, Quiet: m.board.Quiet, Open: marks.Open.Has(thing.DistantMarket),
		Picked: marks.Picked.Has(thing.DistantMarket), Looked: marks.Looked.Has(thing.DistantMarket)}
}

// drawDistant draws the distant market on the sea, or as a button.
func (m *models) drawDistant(c *widget.Canvas) {
	if !m.rim.Empty() {
		market.DrawDistantButton(c, m.rim, m.distant())
		return
	}
	market.DrawDistant(c, m.board.Sea(m.rooms.board), m.distant())
}

// lightCube lights up the next cube of a market that has some left, where the markets lie in sight.
func (m *models) lightCube(r engine.Resource, left uint8) {
	if m.rooms.market.Empty() {
		return
	}
	g := m.board.Game.Game
	next := len(g.Markets[r].Prices) - int(left)
	m.cubes = append(m.cubes, market.Spot(g, m.rooms.market, thing.MarketSpace(r, max(next, 0))))
}
