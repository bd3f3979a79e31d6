// Package theatre is the room in which the player watches the Automa's turn: its drawn card, the back of the next one, its tries with
// their reasons, its ties as tables, and the buttons that lead through the turn.
//
// All of it is read off a film; nothing is worked out here. The back of the next card can be drawn on its own, as a card or
// as a strip, for everyone to see at all times.
package theatre

import (
	"slices"
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/hint"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Model is all that the room shows.
type Model struct {
	Game *automa.Game
	Film *film.Film
	At   film.Cursor
	Auto bool   // it goes on by itself
	Pace string // at which it does, as the settings name it: "slow"
	// Scroll is how far the reasons are scrolled, as Draw returned it. Until the person scrolls, Draw follows the latest one.
	Scroll   widget.Scroll
	Scrolled bool
	Cards    bool // in the layouts for hands, the cards are shown in the place of the reasons

	Rival   bool       // it is the choice of a rival, or of another person, that is shown
	Thought *hint.Hint // its thoughts, if they are known
}

// The acts of the buttons and keys.
type (
	Next     struct{} // one stage on
	Back     struct{} // one stage back
	End      struct{} // to the end of the turn
	Auto     struct{} // go on by itself, or no longer
	Again    struct{} // back to the beginning
	Continue struct{} // the film is over
)

// ScrollID is the target that takes the wheel.
const ScrollID = "theatre:why"

// scene is a room being drawn.
type scene struct {
	*widget.Canvas
	*Model
	frame *film.Frame
	panel *film.Panel
	shot  film.Shot
}

// Draw draws the room and returns how far the reasons are scrolled.
func Draw(c *widget.Canvas, area view.Rect, m *Model) widget.Scroll {
	frame := &m.Film.Frames[min(max(m.At.Frame, 0), len(m.Film.Frames)-1)]
	s := &scene{Canvas: c, Model: m, frame: frame, panel: &frame.Panel, shot: m.Film.Shot(m.At)}
	inner := c.Panel(area)
	if c.TouchLayout() {
		return s.drawInHands(inner)
	}
	foot, inner := inner.Foot(theme.Button)
	s.buttons(foot)
	_, inner = inner.Foot(10)
	head, inner := inner.Top(58)
	s.head(head)
	if s.watching() && s.frame.Kind != film.Summary {
		var cards view.Rect
		cards, inner = inner.Top(min(max(inner.H*0.41, cardHigh), 300))
		s.cards(cards)
	} else if s.frame.After.Solo {
		var strip view.Rect
		strip, inner = inner.Top(StripHigh)
		DrawStrip(c, strip, m.Game, s.back())
	}
	_, inner = inner.Top(12)
	return s.reasons(inner)
}

// watching reports whether this is the Automa's turn with its end. It is not for the consequences of a human's turn, nor for pages that
// concern both: the end of the round, the next era, the end of the game.
func (s *scene) watching() bool { return s.panel.Step != 0 && s.frame.Kind <= film.PassOn }

// head names the turn, the card, and how much of the deck is left.
func (s *scene) head(area view.Rect) {
	top, rest := area.Top(32)
	title, colour := s.title()
	top, small := s.count(top, "theatre.progress"), s.Soft()
	s.Fitted(top, title, s.Title().In(colour))
	if !s.frame.After.Solo {
		return
	}
	line, _ := rest.Top(22)
	left := strconv.Itoa(int(s.frame.After.Cards.Left))
	text := s.Words.Text("theatre.deck", "left", left)
	if s.panel.Card != 0 && s.watching() {
		text = s.Words.Text("theatre.card-and-deck", "card", strconv.Itoa(s.panel.Card), "left", left)
	}
	wide := small.Width(text)
	end := s.Part("theatre:deck")
	s.Label(line, text, small)
	end()
	s.Target(view.Target{ID: "theatre:deck", Area: view.Rect{X: line.X, Y: line.Y, W: wide, H: line.H}, About: AboutDeck{}})
	if s.watching() {
		_, line = line.Left(wide + 16)
		s.failedCards(line)
	}
}

// title names the turn, or the page that follows it.
func (s *scene) title() (string, view.Colour) {
	if s.Rival {
		return s.turn()
	}
	if !s.watching() {
		return s.Words.Text("theatre.page." + s.frame.Kind.String()), s.Palette.Brass
	}
	return s.Words.Text("theatre.title"), s.Palette.Automa
}

// turn names the turn of a rival, or of a person at a table of several.
func (s *scene) turn() (string, view.Colour) {
	seat := s.Film.Frames[0].Before.Actor
	if w := words.In(s.Words); w.Company() {
		return w.Text("theatre.rival.turn-of", "name", w.SeatName(seat)), livery.Seat(s.Palette, seat)
	}
	return s.Words.Text("theatre.rival.title"), s.Palette.Automa
}

// count writes at the right of a row the number of this stage, and of all stages, and returns the rest of the row.
func (s *scene) count(row view.Rect, key string) (rest view.Rect) {
	at, all := s.progress()
	small := s.Soft()
	text := s.Words.Text(key, "n", strconv.Itoa(at), "all", strconv.Itoa(all))
	side, rest := row.Side(small.Width(text) + 4)
	s.Label(side, text, small.To(view.Right))
	return rest
}

// progress counts the stages of the turn, or of the page that follows it: which one this is, and of how many.
func (s *scene) progress() (at, all int) {
	on := max(s.frame.Kind, film.Summary)
	for i := range s.Film.Frames {
		if i == s.At.Frame {
			at = all + s.At.Stage + 1
		}
		if f := &s.Film.Frames[i]; max(f.Kind, film.Summary) == on {
			all += f.Stages()
		}
	}
	return at, all
}

// failedCards marks the cards that failed earlier in this turn, the last ones if there are too many.
func (s *scene) failedCards(line view.Rect) {
	p := s.Palette
	small := widget.Style{Font: assets.Text, Size: theme.Tiny * s.Reading, Colour: p.Soft}
	for _, card := range slices.Backward(s.panel.Gone) {
		text := s.Words.Text("theatre.gone", "card", strconv.Itoa(card))
		wide := small.Width(text)
		var chip view.Rect
		if chip, line = line.Side(wide + 30); line.W < 0 {
			return
		}
		s.Box(chip.Insets(0, 1), 10, p.Sunk, p.Grid)
		s.Label(chip.Insets(8, 0), text, small)
		s.Icon(view.Rect{X: chip.Right() - 20, Y: chip.Y + 5, W: 12, H: 12}, "cross", p.No)
		s.Target(view.Target{ID: "theatre:gone:" + strconv.Itoa(card), Area: chip, About: AboutCard{card}, NoFocus: true})
		_, line = line.Side(6)
	}
}

// buttons lead through the film.
func (s *scene) buttons(area view.Rect) {
	const gap = 8.0
	whole := area
	back, area := area.Left(58)
	_, area = area.Left(gap)
	var previous any
	if s.At != (film.Cursor{}) {
		previous = Back{}
	}
	if s.TouchLayout() {
		s.thumbs(whole, previous)
		return
	}
	s.Button(back, widget.Button{ID: "theatre:back", Icon: "step-back", Act: previous, Action: "previous-step",
		About: AboutButton{"back"}})
	if s.over() && !s.Rival {
		again, area := area.Side(120)
		s.Button(again, widget.Button{ID: "theatre:again", Icon: "replay", Text: s.Words.Text("theatre.again"), Act: Again{},
			Action: "replay-turn", About: AboutButton{"again"}})
		_, area = area.Side(gap)
		s.Button(area, widget.Button{ID: "theatre:next", Text: s.Words.Text("theatre.continue"), Act: Continue{},
			Action: "next-step", Main: true})
		s.Key("end-of-turn", Continue{})
		return
	}
	icon, text := "play", s.Words.Text("theatre.auto")
	if s.Auto {
		icon = "pause"
		if s.Pace != "" {
			text = s.Words.Text("theatre.pace." + s.Pace)
		}
	}
	auto, area := area.Side(100)
	s.Button(auto, widget.Button{ID: "theatre:auto", Icon: icon, Text: text, Act: Auto{}, Action: "auto", Picked: s.Auto,
		About: AboutButton{"auto"}})
	_, area = area.Side(gap)
	if s.Rival {
		s.Button(area, widget.Button{ID: "theatre:next", Text: s.Words.Text("theatre.continue"), Act: Continue{}, Action: "next-step", Main: true})
		s.Key("end-of-turn", Continue{})
		return
	}
	both := area.Columns(2, gap)
	s.Button(both[0], widget.Button{ID: "theatre:next", Text: s.Words.Text("theatre.next"), Act: Next{}, Action: "next-step",
		Main: s.frame.Kind != film.RoundEnd}) // else that of the page over the board
	s.Button(both[1], widget.Button{ID: "theatre:end", Text: s.Words.Text("theatre.end"), Act: End{}, Action: "end-of-turn",
		About: AboutButton{"end"}})
}

// over reports whether this is the end of the film, or of the turn: the pages after it go by themselves.
func (s *scene) over() bool {
	next := s.Film.Next(s.At)
	return s.Film.AtEnd(s.At) || s.frame.Kind <= film.Summary && s.Film.Frames[next.Frame].Kind > film.Summary
}

// cards are the drawn card and the next one's back, side by side.
func (s *scene) cards(area view.Rect) {
	front, area := area.Left(area.W*0.53 - 6)
	_, back := area.Left(12)
	s.front(front)
	DrawBack(s.Canvas, back, s.Game, s.back())
}

// back is the back that can be seen.
func (s *scene) back() BackView {
	p := s.panel
	b := BackView{Card: p.Top}
	if p.Back != 0 {
		b = BackView{Card: p.Back, Alike: p.Alike, Read: s.frame.Kind <= film.Action, Corner: p.Corner, Action: p.Action, Results: p.Actions}
	}
	return b
}
