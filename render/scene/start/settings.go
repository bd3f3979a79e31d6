package start

import (
	"slices"
	"strconv"

	"sohofoundry/render/keep/settings"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// change changes a setting, which takes effect at once.
type change struct{ what, to string }

const on, off = "on", "off"

var changing = map[string]func(set *settings.Settings, to string){
	"language":       func(set *settings.Settings, to string) { set.Language = to },
	"text-size":      func(set *settings.Settings, to string) { set.TextSize = to },
	"pace":           func(set *settings.Settings, to string) { set.Pace = to },
	"end-turn":       func(set *settings.Settings, to string) { set.EndTurn = to },
	"undo-others":    func(set *settings.Settings, to string) { set.UndoOthers = to == on },
	"reduced-motion": func(set *settings.Settings, to string) { set.ReducedMotion = to == on },
	"plain-map":      func(set *settings.Settings, to string) { set.PlainMap = to == on },
	"palette":        func(set *settings.Settings, to string) { set.Palette = to },
	"sound":          func(set *settings.Settings, to string) { set.Sound = to == on },
	"background":     func(set *settings.Settings, to string) { set.Background = to },
	"volume":         func(set *settings.Settings, to string) { set.Volume = volume(to) },
	"read-aloud":     func(set *settings.Settings, to string) { set.ReadAloud = to == on },
	"fullscreen":     func(set *settings.Settings, to string) { set.Fullscreen = to == on },
}

func volume(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return settings.Default().Volume
	}
	return min(max(n, 0), 100)
}

// settingsPage is the page of all settings but the keys.
type settingsPage struct{ frame }

func (p *settingsPage) do(act any) (asks []any, known bool) {
	a, known := act.(change)
	if known {
		changing[a.what](&p.world.Settings, a.to)
		asks = []any{Changed{p.world.Settings}}
	}
	return asks, known
}

func (p *settingsPage) draw(c *widget.Canvas, head, area view.Rect) {
	set, area := &p.world.Settings, p.drawTabs(c, head, area, options)
	p.scrolling(c, area, func(in view.Rect) float64 {
		in.Y += drawRow(c, in, p.languageRow(c))
		in.Y += drawRow(c, in, settingRow(c, "text-size", set.TextSize, settings.TextSizes))
		in.Y += drawRow(c, in, settingRow(c, "palette", set.Palette, settings.Palettes))
		in.Y += drawRow(c, in, settingRow(c, "plain-map", onOff(set.PlainMap), []string{off, on}))
		in.Y += drawRow(c, in, settingRow(c, "pace", set.Pace, settings.Paces))
		in.Y += drawRow(c, in, settingRow(c, "end-turn", set.EndTurn, settings.EndTurns))
		in.Y += drawRow(c, in, settingRow(c, "reduced-motion", onOff(set.ReducedMotion), []string{off, on}))
		in.Y += drawRow(c, in, p.soundRow(c))
		in.Y += p.drawVolume(c, in)
		in.Y += drawRow(c, in, p.voiceRow(c))
		in.Y += drawRow(c, in, settingRow(c, "background", set.Background, settings.Backgrounds))
		in.Y += drawRow(c, in, settingRow(c, "fullscreen", onOff(set.Fullscreen), []string{off, on}))
		in.Y += drawRow(c, in, settingRow(c, "undo-others", onOff(set.UndoOthers), []string{off, on}))
		in.Y += c.Para(in, "settings:last", c.Words.Text("settings.they-last"), c.Soft())
		return in.Y
	})
}

func onOff(b bool) string {
	if b {
		return on
	}
	return off
}

// settingRow is the choice of one setting among its values, explained by one sentence.
func settingRow(c *widget.Canvas, what, now string, values []string) row {
	r := row{id: "settings:" + what, label: c.Words.Text("settings." + what + ".label"), explain: c.Words.Text("settings." + what + ".explained")}
	for _, value := range values {
		r.options = append(r.options, option{id: "settings:" + what + ":" + value, text: c.Words.Text("settings." + what + "." + value),
			act: change{what, value}, picked: value == now})
	}
	return r
}

func (p *settingsPage) soundRow(c *widget.Canvas) row {
	r := settingRow(c, "sound", onOff(p.world.Settings.Sound), []string{on, off})
	if p.world.SoundElsewhere {
		r.explain = c.Words.Text("settings.sound.elsewhere")
	}
	return r
}

// voiceRow is the choice whether all is read aloud, or tells why it cannot be.
func (p *settingsPage) voiceRow(c *widget.Canvas) row {
	r := settingRow(c, "read-aloud", onOff(p.world.Settings.ReadAloud), []string{on, off})
	why := "settings.read-aloud.none"
	switch {
	case p.world.Voice:
		return r
	case p.world.SoundElsewhere:
		why = "settings.sound.elsewhere"
	case p.world.Browser:
		why = "settings.read-aloud.none-browser"
	}
	r.options, r.explain = nil, c.Words.Text(why)
	return r
}

func (p *settingsPage) languageRow(c *widget.Canvas) row {
	r := row{id: "settings:language", label: c.Words.Text("settings.language.label"), explain: c.Words.Text("settings.language.explained")}
	now := p.world.Settings.Language
	if now != "" && !slices.Contains(words.Languages(), now) {
		now = "" // a language without texts
	}
	for _, tag := range append([]string{""}, words.Languages()...) {
		text := tag
		if tag == "" {
			text = c.Words.Text("settings.language.system")
		} else if key := "settings.language.name." + tag; c.Words.Has(key) {
			text = c.Words.Text(key)
		}
		r.options = append(r.options, option{id: "settings:language:" + tag, text: text, act: change{"language", tag}, picked: tag == now})
	}
	return r
}

const volumeSteps = 10

// drawVolume draws the volume as steps of ten to be clicked, with a button at each end.
func (p *settingsPage) drawVolume(c *widget.Canvas, area view.Rect) float64 {
	set := &p.world.Settings
	rest, high := drawLabel(c, area, c.Words.Text("settings.volume.label")), c.ButtonHigh()
	rest.H = high
	bottom := rest.Bottom() + gapBelow(c)
	less, rest := rest.Left(high)
	to := func(n int) change { return change{"volume", strconv.Itoa(min(max(n, 0), 100))} }
	iconButton(c, less, widget.Button{ID: "settings:volume:less", Name: c.Words.Text("name.quieter"), Icon: "minus", Repeats: true,
		Act: to(set.Volume - 100/volumeSteps)})
	_, rest = rest.Left(10)
	for step := 1; step <= volumeSteps; step++ {
		level := step * 100 / volumeSteps
		var at view.Rect
		at, rest = rest.Left(min(22, (area.W-2*high-80*c.Reading)/volumeSteps))
		bar, _ := at.Insets(3, 4).Foot(8 + 24*float64(step)/volumeSteps)
		colour := c.Palette.Sunk.Mix(c.Palette.Edge, 0.6)
		if set.Volume > level-100/volumeSteps {
			colour = c.Palette.Brass
			if !set.Sound {
				colour = c.Palette.Faint
			}
		}
		c.Add(view.Item{Kind: view.Box, Area: bar, Radius: 2, Fill: colour})
		if !c.TouchLayout() { // for a finger they are too narrow
			c.Target(view.Target{ID: "settings:volume:" + strconv.Itoa(level), Area: at, Act: to(level), NoFocus: true})
		}
	}
	_, rest = rest.Left(10)
	more, rest := rest.Left(high)
	iconButton(c, more, widget.Button{ID: "settings:volume:more", Name: c.Words.Text("name.louder"), Icon: "plus", Repeats: true,
		Act: to(set.Volume + 100/volumeSteps)})
	_, rest = rest.Left(12)
	c.Label(rest, strconv.Itoa(set.Volume)+"%", c.Body())
	return bottom - area.Y
}
