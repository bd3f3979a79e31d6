package client

import (
	"cmp"
	"slices"
	"time"

	"sohofoundry/render/scene/screen"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// unnoticed is how long one may wait for a disk after a click without noticing, see Options.Patience.
const unnoticed = time.Second / 10

// saving is how the client waits for a slow disk: the picture stays as it was before what is being saved, so that nothing is seen
// that could be lost if the program ended now.
type saving struct {
	on    bool
	shown view.View     // the last picture of what is safe
	fed   stage.Input   // what the stage was given last
	kept  []stage.Input // what was done meanwhile, and waits
}

// mostKept bounds what is done while a disk does not answer at all.
const mostKept = 1000

// settle waits until what was done is on the disk. Where that would be noticed, the picture waits instead.
func (c *Client) settle() { c.saving.on = !c.keeper.Settle(cmp.Or(c.Patience, unnoticed)) }

// saved looks whether a slow disk has answered, and reports whether what was done may be seen.
func (c *Client) saved() bool {
	if c.saving.on && c.keeper.Settle(0) {
		c.saving.on = false
		c.stage.Refresh()
	}
	return !c.saving.on
}

// next is what the stage is to be given now: what waits comes first, one thing a picture, so that each is done to what was seen.
func (s *saving) next(in stage.Input) stage.Input {
	if len(s.kept) == 0 {
		return in
	}
	s.keep(in)
	first := s.kept[0]
	s.kept = s.kept[1:]
	first.Now, first.Size, first.Pixel = in.Now, in.Size, in.Pixel
	return first
}

// keep keeps what is done, unless it is only that the mouse moves.
func (s *saving) keep(in stage.Input) {
	last := s.fed
	if len(s.kept) > 0 {
		last = s.kept[len(s.kept)-1]
	}
	if (in.Acts() || in.Pressed != last.Pressed || len(in.Fingers) != len(last.Fingers)) && len(s.kept) < mostKept {
		s.kept = append(s.kept, in)
	}
}

// feed gives the stage what was done: key by key, as what one of them does may have to be saved before the next is meant.
func (c *Client) feed(in stage.Input) {
	for keys := in.Keys; len(keys) > 1 && !c.saving.on; keys = in.Keys {
		first := in
		first.Keys, first.Held, first.Typed = keys[:1], nil, ""
		c.stage.Update(first)
		c.saving.fed, in.Keys = first, keys[1:]
	}
	if c.saving.on {
		c.saving.keep(in)
		in = c.saving.fed.Rest(in)
	}
	c.stage.Update(in)
	c.saving.fed = in
}

// viewSaving is the last picture of what is safe, in which nothing can be done, and that it waits for the disk.
func (c *Client) viewSaving(env *widget.Env) view.View {
	below := c.saving.shown
	page := widget.New(env)
	text := env.Words.Text("window.saving")
	style := page.Body()
	wide := fonts.Width(style.Font, style.Size, text) + 2*theme.Pad
	area := view.Rect{X: (env.Size.W - wide) / 2, Y: theme.Gap, W: wide, H: page.ParaHeight(wide, text, style) + 2*theme.Gap}
	page.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: page.Palette.Night, Line: page.Palette.Brass, Width: 1.5})
	page.Para(view.Rect{X: area.X + theme.Pad, Y: area.Y + theme.Gap, W: wide, H: area.H}, "saving", text, style)
	page.View.Said = slices.Concat(below.Said, []string{text})
	return screen.Over(below, page.View)
}
