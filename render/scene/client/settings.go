package client

import (
	"sohofoundry/decks"
	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/theme"
)

// readings are the sizes of reading text, by the name of the setting.
var readings = map[string]float64{"small": 0.9, "normal": 1, "large": 1.15, "largest": 1.3}

// Enlarge makes reading text up to so many times as large as at the normal size, in the sizes that the settings offer. A window
// calls it if it has no room to draw everything as large as the system asks for, as on a phone where the page is zoomed.
func (c *Client) Enlarge(times float64) {
	enlarged := 0.0
	for _, size := range readings {
		if size <= times && size > 1 {
			enlarged = max(enlarged, size)
		}
	}
	if enlarged != c.enlarged {
		c.enlarged = enlarged
		c.apply()
	}
}

// apply lets the settings take effect.
func (c *Client) apply() {
	env := &c.stage.Env
	env.Keys, _ = keymap.New(c.settings.Keys) // New has shown the errors in them
	env.Palette = theme.Named(c.settings.Palette)
	env.Reading = max(readings[c.settings.TextSize], c.enlarged)
	env.Words = c.words(decks.Game(decks.Games()[0]))
	if c.table != nil {
		env.Words = c.wordsOf(c.table.Record())
	}
	c.Player.SetOn(c.settings.Sound)
	c.Player.SetVolume(float64(c.settings.Volume) / 100)
	c.Player.SetBackground(c.settings.Background)
	c.warm = 0 // sound may just have been turned on
	if c.table != nil {
		c.setTable()
	}
	c.stage.Refresh()
}

// setTable lets the settings take effect at the table.
func (c *Client) setTable() {
	c.table.Set(c.settings.Pace, c.settings.ReducedMotion)
	c.table.PlainMap(c.settings.PlainMap)
	c.table.Costly(c.costly)
	first := c.results().None()
	c.table.AskToEnd(c.settings.EndTurn == "always" || c.settings.EndTurn == "first-game" && first)
	r := c.table.Record()
	c.table.FreeHints(first && !daily.Compared(r.Game(), r.Header()))
}

// Change applies new settings, and saves them.
func (c *Client) Change(s settings.Settings) {
	other, aloud := s.Language != c.settings.Language, s.ReadAloud && !c.settings.ReadAloud
	c.settings = s
	if other {
		c.Language = "" // the new choice replaces that of the command line
		c.fetch()
	}
	c.apply()
	c.keepSettings()
	switch {
	case aloud && c.aloud.offered:
		c.Voice.Say(c.Spoken(), c.stage.Env.Words.Text("voice.begins"))
	case !s.ReadAloud:
		c.stopSpeech()
	}
}

func (c *Client) keepSettings() {
	if c.LooksOn {
		return
	}
	text, err := c.settings.Text()
	if err != nil {
		c.note(err)
	} else {
		c.keeper.Put(store.Settings, text)
	}
	c.start.Show(c.world())
}
