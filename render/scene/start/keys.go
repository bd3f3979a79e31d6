package start

import (
	"maps"
	"slices"
	"strings"

	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

type (
	listen    struct{ action string } // the next key is to be that of the action
	usualKey  struct{ action string }
	usualKeys struct{}
)

// keyReport is the result of the last key pressed: the key of a text in the catalogue, and the names for it.
type keyReport struct{ key, action, other, pressed string }

// together are the actions that can be done at the same time, one list for each room. Within a list, a key can have only one action.
var together = [][]string{
	join(everywhere, []string{"confirm", "continue", "new-game", "at-table", "load", "lessons", "settings", "statistics", "quit", "search"}),
	join(everywhere, table, []string{
		"confirm", "undo", "redo", "hint", "build", "network", "develop", "sell", "loan", "scout", "pass", "done",
		"card-1", "card-2", "card-3", "card-4", "card-5", "card-6", "card-7", "card-8",
	}),
	join(everywhere, []string{
		"confirm", "undo", "redo", "hint", "log", "menu", "done", "pass-bid", "give", "take", "subsidy",
		"bid-1", "bid-2", "bid-3", "bid-4", "bid-5", "bid-6", "bid-7", "bid-8", "bid-9", "bid-0",
	}),
	join(everywhere, table, []string{"confirm", "next-step", "previous-step", "end-of-turn", "auto", "replay-turn", "undo"}),
}

var (
	everywhere = []string{
		"back", "rules", "help", "sound", "fullscreen", "next", "previous", "up", "down", "left", "right", "page-up", "page-down",
	}
	table = []string{
		"pan-up", "pan-left", "pan-down", "pan-right", "zoom-in", "zoom-out", "fit", "your-mat", "automas-mat", "log", "menu", "inspect", "put-right",
	}
)

func join(lists ...[]string) []string { return slices.Concat(lists...) }

// conflict finds another action of the same key that can be done at the same time, or nothing.
func conflict(m keymap.Map, action, key string) string {
	for _, room := range together {
		if !slices.Contains(room, action) {
			continue
		}
		for _, other := range room {
			if other != action && m.Does(key, other) {
				return other
			}
		}
	}
	return ""
}

// keysPage is the page of the keys.
type keysPage struct {
	frame
	listening string    // the action to get the next key pressed
	report    keyReport // the result of the last key pressed
}

func (p *keysPage) reset() { p.listening, p.report = "", keyReport{} }

func (p *keysPage) do(act any) (asks []any, known bool) {
	switch act.(type) {
	case listen, view.Pressed, usualKey, usualKeys:
	default:
		return nil, false
	}
	was := p.listening
	p.reset()
	own := maps.Clone(p.world.Settings.Keys)
	if own == nil {
		own = map[string]string{}
	}
	switch a := act.(type) {
	case listen:
		if was != a.action { // a second click gives up
			p.listening = a.action
		}
		return nil, true
	case view.Pressed:
		if was == "" || a.Key == "Escape" {
			return nil, true
		}
		m, _ := keymap.New(own) // actions that do not exist are of no matter here
		if other := conflict(m, was, a.Key); other != "" {
			p.listening, p.report = was, keyReport{"settings.key-taken", was, other, a.Key}
			return nil, true
		}
		own[was] = a.Key
		p.report = keyReport{key: "settings.key-set", action: was, pressed: a.Key}
	case usualKey:
		delete(own, a.action)
	case usualKeys:
		clear(own)
		p.report = keyReport{key: "settings.keys-usual"}
	}
	p.world.Settings.Keys = own
	return []any{Changed{p.world.Settings}}, true
}

// draw draws the list of all actions with their keys.
func (p *keysPage) draw(c *widget.Canvas, head, area view.Rect) {
	c.View.Listens = p.listening != ""
	area = p.drawTabs(c, head, area, keys)
	foot, rest := area.Foot(c.ButtonHigh() + 4)
	usual, note := foot.Side(210)
	all := widget.Button{ID: "settings:keys:usual", Text: c.Words.Text("settings.all-usual"), Icon: "undo", Act: usualKeys{}}
	if len(p.world.Settings.Keys) == 0 {
		all.Act = nil
	}
	note.W -= 12
	text, style := p.keyText(c)
	if c.Size.Layout() == view.Tall { // one below the other
		usual = foot
		note, rest = rest.Foot(c.ParaHeight(rest.W, text, style) + 4)
		c.Para(note, "settings:said", text, style)
		_, rest = rest.Foot(8)
	} else {
		high := c.ParaHeight(note.W, text, style)
		note.Y = foot.Bottom() - max(high, (foot.H+high)/2)
		c.Para(note, "settings:said", text, style)
		rest.H -= max(high-foot.H, 0) + 8
	}
	c.Button(usual.Insets(0, 2), all)
	m, _ := keymap.New(p.world.Settings.Keys)
	p.scrolling(c, rest, func(in view.Rect) float64 {
		for i := range keymap.Actions {
			in.Y += p.drawKey(c, in, m, keymap.Actions[i].Name) + 6
		}
		return in.Y
	})
}

// keyText is the result of the last key pressed, or tells how to change a key.
func (p *keysPage) keyText(c *widget.Canvas) (string, widget.Style) {
	t := p.report
	switch {
	case t.key == "settings.key-taken":
		return c.Words.Text(t.key, "key", c.KeyName(t.pressed), "other", actionName(c, t.other), "action", actionName(c, t.action)),
			c.Soft().In(c.Palette.No)
	case t.key != "":
		return c.Words.Text(t.key, "key", keyNames(c, []string{t.pressed}), "action", actionName(c, t.action)), c.Soft().In(c.Palette.Yes)
	case p.listening != "":
		return c.Words.Text("settings.listening", "action", actionName(c, p.listening)), c.Soft().In(c.Palette.Text)
	}
	return c.Words.Text("settings.keys-explained"), c.Soft()
}

func actionName(c *widget.Canvas, action string) string { return c.Words.Text("action." + action) }

// keyNames names keys as the keyboard does: "Ctrl+F, /".
func keyNames(c *widget.Canvas, keys []string) string {
	names := make([]string, len(keys))
	for i, key := range keys {
		modifier, last := "", key
		if at := strings.IndexByte(key, '+'); at > 0 && at < len(key)-1 {
			modifier, last = c.KeyName(key[:at])+"+", key[at+1:]
		}
		names[i] = modifier + c.KeyName(last)
	}
	return words.In(c.Words).Commas(names)
}

// drawKey draws the name of an action, its keys, and a button for the usual key.
func (p *keysPage) drawKey(c *widget.Canvas, area view.Rect, m keymap.Map, action string) float64 {
	area.H = c.ButtonHigh()
	reset, rest := area.Side(c.ButtonHigh())
	key, label := rest.Side(min(200, rest.W*0.4))
	_, own := p.world.Settings.Keys[action]
	style := c.Body()
	if own {
		style = c.Strong()
	}
	b := widget.Button{ID: "settings:key:" + action, Text: keyNames(c, m.Keys(action)), Act: listen{action}, Picked: p.listening == action}
	if b.Picked {
		b.Text = c.Words.Text("settings.press-a-key")
	}
	for _, k := range m.Keys(action) {
		if other := conflict(m, action, k); other != "" {
			b.Icon = "warning"
			b.About = aboutText{"", c.Words.Text("settings.key-conflict", "key", keyNames(c, []string{k}), "other", actionName(c, other))}
		}
	}
	label.W -= 12
	name := actionName(c, action)
	if c.TouchLayout() { // in as many lines as it needs
		high := c.ParaHeight(label.W, name, style)
		area.H = max(area.H, high)
		c.Para(view.Rect{X: label.X, Y: area.Y + (area.H-high)/2, W: label.W}, "settings:action:"+action, name, style)
		key.H, reset.H = area.H, area.H
	} else {
		c.Fitted(label, name, style)
		key, reset = key.Insets(0, 1), reset.Insets(2, 1).Move(3, 0)
	}
	c.Button(key, b)
	if own {
		iconButton(c, reset, widget.Button{ID: "settings:key:usual:" + action, Icon: "undo", Act: usualKey{action},
			About: about{"settings.tip.usual"}})
	}
	return area.H
}
