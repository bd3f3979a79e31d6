package auction

import (
	"strings"

	"sohofoundry/engine/industry"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/room/zones"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// model is the board as it is now.
func (s *Scene) model() *zones.Model {
	m := &zones.Model{Game: s.game, State: s.onBoard(), Shown: s.shownEra(), Plain: s.plainMap}
	for z := range industry.ID(industry.Zones) {
		if s.mode.lit(z) {
			m.Marks.Open |= zones.Of(z)
		}
		if s.mode.picked(z) {
			m.Marks.Picked |= zones.Of(z)
		}
	}
	w := s.words
	m.Names = zones.Names{
		Zone:   func(z industry.ID) string { return w.Zone(s.game, z) },
		Spoken: s.spoken,
		Era:    w.EraName,
		Tab:    w.EraHeading,
		HeldUp: w.Text("industry-table.board.held-up"),
		Taken:  w.Text("industry-table.board.taken"),
		Kept:   w.Text("industry-table.board.kept"),
	}
	return m
}

// onBoard is the position that the board shows: nobody has a zone there before its plate has arrived.
func (s *Scene) onBoard() *industry.State {
	if before := s.motion.before(); before != nil {
		return before
	}
	return s.state()
}

// shownEra is the era that is shown where one fits at a time.
func (s *Scene) shownEra() int {
	if s.era >= 0 {
		return s.era
	}
	return int(s.state().Era)
}

// spokenZones is what a screen reader says of the zones of a position. It takes longer to make than all else on the board, so it is kept.
type spokenZones struct {
	state    industry.State
	language string
	you      industry.Seat
	texts    [industry.Zones]string
}

// spoken is all that a screen reader says of a zone.
func (s *Scene) spoken(z industry.ID) string {
	k := &s.voiced
	if state, language := s.state(), s.words.Language(); k.state != *state || k.language != language || k.you != s.you {
		*k = spokenZones{state: *state, language: language, you: s.you}
	}
	if k.texts[z] == "" {
		tip := s.aboutZone(z)
		k.texts[z] = s.words.Commas(append([]string{tip.Title, z.String()}, strings.Join(tip.Lines, " ")))
	}
	return k.texts[z]
}

func (s *Scene) drawBoard(c *widget.Canvas, area view.Rect) { zones.Draw(c, area, s.model()) }

// drawPlate draws a zone large, in the panel.
func (s *Scene) drawPlate(c *widget.Canvas, area view.Rect, z industry.ID) {
	zones.Plate(c, area, s.model(), z, max(c.Least(0), area.W*0.115))
}

func (s *Scene) drawResource(c *widget.Canvas, area view.Rect, r industry.Resource) {
	side := min(area.W, area.H)
	c.Picture(view.Around(area.Middle(), side, side), plate.Supply{Resource: r, Palette: c.Palette.Table().Name}, 1)
}

// turnsEra shows another era where one fits at a time.
func (s *Scene) turnsEra(act any) bool {
	to, turns := act.(zones.Era)
	if turns {
		s.era = to.Number
		if s.era == int(s.state().Era) {
			s.era = -1
		}
	}
	return turns
}
