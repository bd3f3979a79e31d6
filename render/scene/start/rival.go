package start

import (
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// canHaveRival reports whether two people could play the game: the Brass of 2007 has no set-up for two.
func (s *Scene) canHaveRival() bool { return !s.Board().Edition.FirstEdition }

// rival is the strength of the rival chosen in place of the Automa, if one is.
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
		r.options = append(r.options, option{id: "new-game:strength:" + strength.Name, text: words.Capital(words.In(c.Words).Mat(strength.Name)),
			act: choose{"strength", strength.Name}, explain: c.Words.Text("new-game.strength-row.explained", "n", strength.Futures),
			picked: strength == chosen})
	}
	return r
}

// againstWide is the width of the choice of the opponent behind the page's title, with its label.
func (s *Scene) againstWide(c *widget.Canvas) float64 {
	r := s.againstRow(c)
	wide := againstLabel(c, r)
	for _, o := range r.options {
		wide += buttonRoom(c, o) + 8
	}
	return wide
}

func againstLabel(c *widget.Canvas, r row) float64 {
	return fonts.Width(assets.Text, c.Body().Size, r.label) + theme.Gap
}

func buttonRoom(c *widget.Canvas, o option) float64 {
	return fonts.Width(assets.Medium, c.Pressed().Size, o.text) + 34
}

// besideTitle is the room behind the title of the page, beside the button that closes it. The choice of the opponent stands there if
// there is one and it fits, as the other choices depend on it.
func (s *Scene) besideTitle(c *widget.Canvas, wide float64) (from float64, fits bool) {
	from = fonts.Width(assets.Title, c.Title().Size, c.Words.Text("new-game.title")) + 2*theme.Pad
	return from, s.canHaveRival() && c.Size.Layout() == view.Wide && from+s.againstWide(c) <= wide-c.ButtonHigh()
}

// drawAgainst draws the choice of the opponent in the line of the title.
func (s *Scene) drawAgainst(c *widget.Canvas, head view.Rect) {
	r := s.againstRow(c)
	label, rest := head.Left(againstLabel(c, r))
	c.Fitted(label, r.label, c.Body().In(c.Palette.Soft))
	for _, o := range r.options {
		var at view.Rect
		at, rest = rest.Left(buttonRoom(c, o))
		c.Button(at, widget.Button{ID: o.id, Text: o.text, Act: o.act, Picked: o.picked, About: aboutText{o.text, o.explain}})
		_, rest = rest.Left(8)
	}
}
