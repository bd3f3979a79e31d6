package client

import (
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/theme"
)

// preferences are the settings as they are saved, and what the window adds to them for as long as it is open.
type preferences struct {
	settings.Settings
	enlarged float64 // the least size of reading text, see Client.Enlarge
	saver    *saver
	notices  *notices
}

// readings are the sizes of reading text, by the name of the setting.
var readings = map[string]float64{"small": 0.9, "normal": 1, "large": 1.15, "largest": 1.3}

func (p *preferences) save() {
	text, err := p.Text()
	if err != nil {
		p.notices.addError(err)
	} else {
		p.saver.put(store.Settings, text)
	}
}

// Enlarge makes reading text up to so many times as large as at the normal size, in the sizes that the settings offer. A window
// calls it if it has no room to draw everything as large as the system asks for, as on a phone where the page is zoomed.
func (c *Client) Enlarge(times float64) {
	before := c.settings.enlarged
	c.settings.enlarged = 0
	for _, size := range readings {
		if size <= times && size > 1 {
			c.settings.enlarged = max(c.settings.enlarged, size)
		}
	}
	if c.settings.enlarged != before {
		c.apply()
	}
}

// apply lets the settings take effect.
func (c *Client) apply() {
	env := &c.stage.Env
	env.Keys, _ = keymap.New(c.settings.Keys) // New has shown the errors in them
	env.Palette = theme.Named(c.settings.Palette)
	env.Reading = max(readings[c.settings.TextSize], c.settings.enlarged)
	env.Words = c.language.words()
	if c.game.table != nil {
		env.Words = c.language.wordsOf(c.game.table.Record())
		c.game.apply(c.pictures.costly)
	}
	if c.auction.table != nil {
		c.auction.apply()
	}
	c.sounds.set(c.settings.Settings)
	c.stage.Refresh()
}

// Change applies new settings, and saves them.
func (c *Client) Change(s settings.Settings) {
	other, aloud := s.Language != c.settings.Language, s.ReadAloud && !c.settings.ReadAloud
	c.settings.Settings = s
	if other {
		c.language.choose(s.Language) // in place of that of the command line
	}
	c.apply()
	c.settings.save()
	c.showStart()
	switch {
	case aloud:
		c.aloud.say(c.words(), c.words().Text("voice.begins"))
	case !s.ReadAloud:
		c.aloud.stop()
	}
}
