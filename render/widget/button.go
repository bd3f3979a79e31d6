package widget

import (
	"sohofoundry/render/assets"
	"sohofoundry/render/fonts"
	"sohofoundry/render/theme"
	"sohofoundry/render/view"
)

// Button is something to press. Its id is that of its target.
type Button struct {
	ID     string
	Text   string
	Icon   string // before the text
	Note   string // after it, at the right and less important
	Act    any    // what it does; a button without does nothing and looks so
	Action string // of the keymap: the key is shown, and does the same
	About  any    // what hovering asks about
	Main   bool   // what one most likely wants
	Picked bool   // of several, this one is chosen
	Off    bool   // looks as if it did nothing, yet Act says why
	Align  view.Align
	Title  bool // in the font of titles
}

// Button draws a button and lets it be pressed, by its key too.
func (c *Canvas) Button(area view.Rect, b Button) {
	fill, low, line, ink := c.buttonColours(&b)
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: fill, Low: low, Line: line, Width: theme.Hair})
	c.buttonText(area.Insets(12, 0), &b, ink)
	c.FocusRing(b.ID, area, theme.Corner)
	c.Target(view.Target{ID: b.ID, Area: area, Act: b.Act, About: b.About, NoFocus: b.Act == nil, Aside: b.Off})
	if b.Action != "" && b.Act != nil {
		c.Key(b.Action, b.Act)
	}
}

func (c *Canvas) buttonColours(b *Button) (fill, low, line, ink view.Colour) {
	p := c.Palette
	out := b.Act == nil || b.Off
	switch {
	case b.Main && !out:
		fill, low, line, ink = p.Brass, p.BrassDeep, p.BrassDeep, p.OnBrass
	case b.Picked:
		fill, line, ink = p.Raised.Mix(p.Brass, 0.18), p.Brass, p.Text
	case out:
		fill, line, ink = p.Panel.Mix(p.Raised, 0.4), p.Grid, p.Faint
	default:
		fill, line, ink = p.Raised, p.Edge, p.Text
	}
	if b.Act == nil {
		return fill, low, line, ink
	}
	switch {
	case c.Pointer.Down == b.ID && c.Hovered(b.ID):
		fill, low = fill.Mix(p.Night, 0.25), low.Mix(p.Night, 0.25)&^0xff|low&0xff
	case c.Hovered(b.ID):
		fill, line = fill.Mix(p.Text, 0.10), p.Brass
	}
	return fill, low, line, ink
}

// buttonText writes what stands on a button: icon, text and key in the middle, or from the left with a note at the right.
func (c *Canvas) buttonText(area view.Rect, b *Button, ink view.Colour) {
	style := Style{Font: assets.Medium, Size: theme.Body, Colour: ink}
	if b.Title {
		style.Font, style.Size = assets.Title, theme.Heading
	}
	keyStyle := Style{Font: assets.Text, Size: theme.Tiny, Colour: ink.Fade(0.72)}
	key := ""
	if b.Action != "" && b.Act != nil {
		key = c.KeyName(c.Keys.Key(b.Action))
	}
	const between = 8.0
	keyWide := 0.0
	if key != "" {
		keyWide = fonts.Width(keyStyle.Font, keyStyle.Size, key) + between
	}
	iconWide := 0.0
	if b.Icon != "" {
		iconWide = style.Size*1.2 + between
	}
	textWide := min(fonts.Width(style.Font, style.Size, b.Text), area.W-keyWide-iconWide)
	x := area.X
	if b.Text == "" && b.Icon != "" { // an icon alone, in the middle
		side := style.Size * 1.2
		c.Icon(view.Around(area.Middle(), side, side), b.Icon, ink)
		return
	}
	if b.Align == view.Centre || b.Align == view.Left && b.Note == "" && !b.Title {
		x += max(0, (area.W-textWide-keyWide-iconWide)/2)
	}
	if b.Icon != "" {
		c.Icon(view.Rect{X: x, Y: area.Y, W: iconWide - between, H: area.H}, b.Icon, ink)
		x += iconWide
	}
	c.Fitted(view.Rect{X: x, Y: area.Y, W: textWide + 1, H: area.H}, b.Text, style)
	x += textWide + between
	if key != "" {
		c.Label(view.Rect{X: x, Y: area.Y + 1, W: keyWide, H: area.H}, key, keyStyle)
		x += keyWide
	}
	if b.Note != "" {
		note := Style{Font: assets.Text, Size: theme.Small, Colour: ink.Fade(0.75), Align: view.Right}
		c.Fitted(view.Rect{X: x, Y: area.Y, W: area.Right() - x, H: area.H}, b.Note, note)
	}
}

// KeyName is how a key is called in the person's language; letters and digits are what they are.
func (c *Canvas) KeyName(key string) string {
	if id := "window.key." + key; c.Words.Has(id) {
		return c.Words.Text(id)
	}
	return key
}
