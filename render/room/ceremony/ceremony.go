// Package ceremony draws the end of a game, and of the Canal Era: the board by night with all its links alight, and the VP of the seats
// that race up source by source. It keeps no state and has no clock: the Model says what moment it is.
package ceremony

import (
	"math"
	"time"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Model is everything that is shown.
type Model struct {
	Game    *automa.Game
	State   *engine.State // as it was before the scoring, with all links
	Links   []Link        // in the order in which they light up
	Sides   []Side        // by seat
	Title   string        // who won, or which era ended
	Caption string        // what decided the game; empty for none
	Won     bool          // somebody did: it is the end of the game, else that of an era
	Winner  engine.Seat
	Cheered bool          // the winner is a person
	At      time.Duration // since it began
	Plain   bool          // as of a board.Model
	Pixel   float64       // likewise
}

// Link is a link that was scored.
type Link struct {
	Line engine.Line
	Seat engine.Seat
	VP   int
}

// Side is what a seat has, and from where.
type Side struct {
	Name  string
	Parts []Part // the same sources for all seats, in the order in which they race up; those below 0 last
}

// Part are the VP from one source.
type Part struct {
	Source account.Source
	VP     int
}

// What can be done during the ceremony.
type (
	Skip  struct{} // shows the last picture at once
	Board struct{} // shows the table as it is
	GoOn  struct{} // leaves for what comes next: the figures of the game, or the next era
)

// Draw draws the ceremony over all of the window. By day it is night as well.
func Draw(c *widget.Canvas, m *Model) {
	c.In(theme.Named(c.Palette.Table().Name), func() {
		whole := c.Whole()
		c.Target(view.Target{ID: "ceremony", Area: whole, NoFocus: true})
		c.Add(view.Item{Kind: view.Box, Area: whole, Fill: c.Palette.Night, Low: c.Palette.Sunk})
		d := &drawing{Canvas: c, m: m, moments: m.moments()}
		d.say()
		if c.TouchLayout() {
			d.hands(whole)
		} else {
			d.desk(whole)
		}
	})
	if m.At < Length(m) {
		c.View.Moving, c.View.Otherwise = true, Skip{}
	}
}

// drawing is the ceremony being drawn.
type drawing struct {
	*widget.Canvas
	m *Model
	moments
}

// say tells a screen reader what is to be seen so far.
func (d *drawing) say() {
	if d.titled() > 0 {
		d.Say(d.m.Title)
	}
	if d.captioned() > 0 && d.m.Caption != "" {
		d.Say(d.m.Caption)
	}
}

// board draws the board by night, on whole units.
func (d *drawing) board(area view.Rect) {
	area = view.Rect{X: math.Round(area.X), Y: math.Round(area.Y), W: math.Floor(area.W), H: math.Floor(area.H)}
	m := d.m
	lit := map[engine.Line]float64{}
	b := board.Model{Game: m.Game, State: m.State, Plain: m.Plain, Pixel: m.Pixel, Quiet: true}
	for i, link := range m.Links {
		light := d.light(i)
		lit[link.Line] = light
		if light > 0 {
			b.Badges = append(b.Badges, board.Badge{On: thing.Of(link.Line), Text: Number(link.VP), Points: true, Seat: link.Seat, Risen: light})
		}
	}
	b.Night = &board.Night{Fallen: d.since(0, d.night), Light: func(x engine.Line) float64 { return lit[x] }}
	board.Draw(d.Canvas, area, &b)
}
