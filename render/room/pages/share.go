package pages

import (
	"sohofoundry/render/keep/link"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Share asks for the page of links and files of the game to pass on.
type Share struct{}

// Copy asks for a text to be put on the clipboard; it is named as on the page.
type Copy struct{ Name, Text string }

// SharePage has the links and the file of a game to pass on.
type SharePage struct {
	Share   link.Share
	Beats   bool   // the challenge is to beat the score
	NoPage  bool   // links have no address
	OnTable bool   // the game lies on a real table
	Done    string // the last act: the name of a copy, or File
	Outcome string // the result of it, a sentence
	scroll  widget.Scroll
}

const shareID = "share:list"

// File names the copy of the file.
const File = "file"

// Do takes in the acts that concern the page alone.
func (p *SharePage) Do(act any) bool { return p.scroll.Do(shareID, act) }

// sharing is something to pass on.
type sharing struct {
	id, icon, text string
	explain        string
}

// sharings are the things to pass on, the most wanted first.
func (p *SharePage) sharings() (list []sharing) {
	challenge, game := "challenge", "game"
	if p.Beats {
		challenge = "beat"
	}
	if p.OnTable {
		game = "table"
	}
	for _, s := range []sharing{
		{"result", "trophy", p.Share.Result, "result"}, {"challenge", "laurels", p.Share.Challenge, challenge}, {"game", "replay", p.Share.Game, game},
	} {
		if s.text != "" {
			list = append(list, s)
		}
	}
	return list
}

// View draws the page; out is the act that closes it.
func (p *SharePage) View(c *widget.Canvas, out any) {
	const wide = 640.0
	high := 24 + 40 + 12 + 24 + p.draw(widget.New(c.Env), view.Rect{W: wide - 48})
	room := c.Page(wide, high, c.Words.Text("page.share.title"), out)
	c.ScrollKeys(shareID, room.H)
	p.scroll = c.Scrolling(room, shareID, p.scroll, func(in view.Rect) float64 { return p.draw(c, in) })
}

// draw draws the contents of the page from the top of an area and returns their height.
func (p *SharePage) draw(c *widget.Canvas, in view.Rect) float64 {
	top, w := in.Y, words.In(c.Words)
	if p.Share.Why != nil {
		in.Y += c.Para(in, "share:why", w.Notice(p.Share.Why), c.Body()) + theme.Gap
	}
	for _, s := range p.sharings() {
		in.Y += p.button(c, in, widget.Button{ID: s.id, Icon: s.icon, Text: w.Text("page.share.copy." + s.id), Act: Copy{s.id, s.text}},
			w.Text("page.share.explain."+s.explain))
	}
	in.Y += p.button(c, in, widget.Button{ID: File, Icon: "save", Text: w.Text("page.share.file"), Act: SaveCopy{}}, w.Text("page.share.explain.file"))
	if !p.NoPage && p.Share.Why == nil {
		in.Y += p.code(c, in)
	}
	if p.NoPage && p.Share.Why == nil {
		in.Y += c.Para(in, "share:no-page", w.Text("page.share.no-page"), c.Soft())
	}
	return in.Y - top
}

// code draws the game as a link that a camera reads, and returns how high that is. It is as large as there is room, for a phone that is
// held in front of a phone.
func (p *SharePage) code(c *widget.Canvas, in view.Rect) float64 {
	const most, around = 420.0, 130.0 // of the window's height: it is read as a whole only
	text := c.Words.Text("page.share.code")
	side, high := min(in.W, most, c.Whole().H-around), c.Para(in, "share:code", text, c.Soft())+theme.Gap
	at := view.Rect{X: in.X + (in.W-side)/2, Y: in.Y + high, W: side, H: side}
	c.Picture(at, plate.Code{Text: p.Share.Game}, 1)
	return high + side + theme.Gap
}

// button draws a button, below it its purpose, or its result once it was pressed, and returns the height of both.
func (p *SharePage) button(c *widget.Canvas, in view.Rect, b widget.Button, explain string) float64 {
	style := c.Soft()
	if p.Done == b.ID {
		c.Say(p.Outcome)
		explain, style = p.Outcome, c.Body().In(c.Palette.Brass).Of(assets.Medium)
	}
	b.ID, b.Align, b.Entry = "share:"+b.ID, view.Left, true
	c.Button(view.Rect{X: in.X, Y: in.Y, W: in.W, H: c.ButtonHigh()}, b)
	high := c.ButtonHigh() + 4
	in.Y += high
	return high + c.Para(in, b.ID+":explain", explain, style) + theme.Gap
}
