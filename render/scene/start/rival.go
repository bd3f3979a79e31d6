package start

import (
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// canHaveRival reports whether two people could play the game: the Brass of 2007 has no set-up for two.
func (s *Scene) canHaveRival() bool { return !s.Board().Edition.Warfrog }

// rival is the strength of the rival that is chosen in place of the Automa, if one is.
func (s *Scene) rival() (search.Strength, bool) {
	strength, known := search.StrengthNamed(s.game.Rival)
	return strength, known && s.canHaveRival()
}

// beginRival asks for a game against a rival.
func (s *Scene) beginRival(seed uint64, rival search.Strength) []any {
	ask := Begin{Game: s.Game(), Header: record.Header{Seed: seed, Difficulty: rival.Name, Rival: rival.Futures,
		Options: engine.Options{Seats: 2, Introductory: s.introductory()}}}
	kept := s.world.Settings
	kept.NewGame = s.game.Clone()
	kept.NewGame.Game = ask.Game
	s.world.Settings, s.guide = kept, false
	s.roll()
	return []any{Changed{kept}, ask}
}

// againstRow is the choice between the Automa and a rival.
func (s *Scene) againstRow(c *widget.Canvas) row {
	_, rival := s.rival()
	return s.either(c, "against", "automa", "rival", rival)
}

// strengthRow is the choice of how far the rival looks.
func (s *Scene) strengthRow(c *widget.Canvas) row {
	chosen, _ := s.rival()
	r := row{id: "new-game:strength", label: c.Words.Text("new-game.strength-row.label")}
	for _, strength := range search.Strengths {
		r.options = append(r.options, option{id: "new-game:strength:" + strength.Name, text: c.Words.Mat(strength.Name),
			act: choose{"strength", strength.Name}, explain: c.Words.Text("new-game.strength-row.explained", "n", strength.Futures),
			picked: strength == chosen})
	}
	return r
}

// How wide the field of the seed is at most, and with its button.
const (
	seedMost = 170.0
	seedWide = seedMost + 8 + 150
)

// againstWide is how wide the choice of whom to play against is beside the seed.
func (s *Scene) againstWide(c *widget.Canvas) (wide float64) {
	for _, o := range s.againstRow(c).options {
		wide += buttonRoom(c, o) + 8
	}
	return wide
}

func buttonRoom(c *widget.Canvas, o option) float64 {
	return fonts.Width(assets.Medium, c.Pressed().Size, o.text) + 34
}

// roomForAgainst reports whether that has room there, where the whole page is to be seen at once.
func (s *Scene) roomForAgainst(c *widget.Canvas, area view.Rect) bool {
	return c.Size.Layout() == view.Wide && labelWide(c)+seedWide+3*theme.Gap+s.againstWide(c) <= area.W
}

// drawAgainst draws the choice of whom to play against at the right of the line of the seed.
func (s *Scene) drawAgainst(c *widget.Canvas, area view.Rect) {
	x := area.Right() - s.againstWide(c) + 8
	for _, o := range s.againstRow(c).options {
		at := view.Rect{X: x, Y: area.Y, W: buttonRoom(c, o), H: c.ButtonHigh()}
		c.Button(at, widget.Button{ID: o.id, Text: o.text, Act: o.act, Picked: o.picked, About: aboutText{o.text, o.explain}})
		x = at.Right() + 8
	}
}
