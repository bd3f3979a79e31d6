package theatre

import (
	"sohofoundry/render/tell/film"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Cards shows, in the layouts for hands, the drawn card and the next back in the place of the reasons, or those again.
type Cards struct{}

const (
	thumbHigh    = 54.0  // of the buttons that lead through the film
	thumbWide    = 48.0  // of those with a sign alone
	roomForCards = 480.0 // how high a room is at least that shows the cards above the reasons
	cardHigh     = 214.0 // of a card, if both are not as high
	besideCards  = 480.0 // how wide a room is at least in which they stand side by side
)

// drawInHands draws the room as a sheet: signs in the place of words, and the cards where there is room or when they are asked for.
func (s *scene) drawInHands(inner view.Rect) widget.Scroll {
	foot, inner := inner.Foot(thumbHigh)
	s.buttons(foot)
	_, inner = inner.Foot(theme.Gap / 2)
	turn := s.watching() && s.panel.Step != 0
	roomy := inner.H >= roomForCards && inner.W >= besideCards
	head, inner := inner.Top(theme.Touch)
	s.lowHead(head, turn && !roomy)
	_, inner = inner.Top(theme.Gap / 3)
	switch {
	case turn && s.Cards && !roomy:
		return s.cardsAlone(inner)
	case turn && roomy:
		var cards view.Rect
		cards, inner = inner.Top(min(max(inner.H*0.41, cardHigh), 300))
		s.cards(cards)
		_, inner = inner.Top(theme.Gap)
	}
	return s.reasons(inner)
}

// lowHead names the turn and its step, with a button that shows the cards.
func (s *scene) lowHead(row view.Rect, withCards bool) {
	if withCards {
		var at view.Rect
		at, row = row.Side(theme.Touch)
		s.Button(at, widget.Button{ID: "theatre:cards", Icon: "deck", Act: Cards{}, Picked: s.Cards, About: AboutButton{"cards"}})
		_, row = row.Side(theme.Gap / 2)
	}
	title, colour := s.title()
	row = s.count(row, "theatre.progress-short")
	s.Fitted(row, title, s.Heading().In(colour))
}

// cardsAlone draws both cards, side by side or one below the other.
func (s *scene) cardsAlone(area view.Rect) widget.Scroll {
	if area.W >= besideCards {
		s.cards(area)
		return s.Scroll
	}
	return s.Scrolling(area, ScrollID, s.Scroll, func(in view.Rect) float64 {
		in.H = cardHigh
		s.front(in)
		in.Y += cardHigh + theme.Gap
		DrawBack(s.Canvas, in, s.Game, s.back())
		return 2*cardHigh + theme.Gap
	})
}

// thumbs are the buttons that lead through the film, all but the golden one with a sign alone.
func (s *scene) thumbs(area view.Rect, previous any) {
	sign := func(id, icon string, act any, action string, picked bool) widget.Button {
		return widget.Button{ID: "theatre:" + id, Icon: icon, Act: act, Action: action, About: AboutButton{id}, Picked: picked}
	}
	golden := widget.Button{ID: "theatre:next", Text: s.Words.Text("theatre.next"), Act: Next{}, Action: "next-step", Main: s.frame.Kind != film.RoundEnd}
	icon := "play"
	if s.Auto {
		icon = "pause"
	}
	after := []widget.Button{sign("end", "skip", End{}, "end-of-turn", false), sign("auto", icon, Auto{}, "auto", s.Auto)}
	switch {
	case s.Rival:
		golden.Text, golden.Act, golden.Main = s.Words.Text("theatre.continue"), Continue{}, true
		after = after[1:]
		s.Key("end-of-turn", Continue{})
	case s.over():
		golden.Text, golden.Act, golden.Main = s.Words.Text("theatre.continue"), Continue{}, true
		after = []widget.Button{sign("again", "replay", Again{}, "replay-turn", false)}
		s.Key("end-of-turn", Continue{})
	}
	const gap = theme.Gap / 2
	at, area := area.Left(thumbWide)
	s.Button(at, sign("back", "step-back", previous, "previous-step", false))
	_, area = area.Left(gap)
	golden.Align = view.Centre
	main := area
	main.W -= float64(len(after)) * (thumbWide + gap)
	s.Button(main, golden)
	for i, b := range after {
		s.Button(view.Rect{X: main.Right() + gap + float64(i)*(thumbWide+gap), Y: area.Y, W: thumbWide, H: area.H}, b)
	}
}
