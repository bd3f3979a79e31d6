package client

import (
	"slices"
	"strings"
	"time"

	"sohofoundry/render/tell/words"
)

// aloud is the state of reading aloud: a voice reads the Said sentences of the view.
type aloud struct {
	offered bool          // there is a voice of the language
	said    []string      // the sentences of the view when it was last looked at
	read    []string      // the sentences of the view when some of them were last read
	since   time.Duration // when the view began to have the sentences in said
	waits   bool          // said is not read yet
}

// settled is how long the sentences of the view must stay the same before they are read, so that passing ones are not begun.
const settled = 150 * time.Millisecond

// readAloud has the voice read the new sentences, and cut short those before.
func (c *Client) readAloud(now time.Duration) {
	a := &c.aloud
	if !c.settings.ReadAloud && !c.start.SetsUp() { // the system is not asked for a voice without need
		return
	}
	if offered := c.Voice.Reads(c.Spoken()); offered != a.offered {
		a.offered = offered
		c.start.Show(c.world())
		c.stage.Refresh()
	}
	if !a.offered || !c.settings.ReadAloud {
		return
	}
	v, _ := c.stage.View()
	if !slices.Equal(v.Said, a.said) {
		a.said, a.since, a.waits = slices.Clone(v.Said), now, true
	}
	if !a.waits || now-a.since < settled {
		return
	}
	a.waits = false
	news := newsOf(a.read, a.said)
	a.read = a.said
	if len(news) > 0 {
		c.Voice.Say(c.Spoken(), words.In(c.stage.Env.Words).Spoken(spaced(news)))
	}
}

// newsOf are the new sentences: now without those that it begins and ends with as before does, such as the title of a list.
func newsOf(before, now []string) []string {
	for len(before) > 0 && len(now) > 0 && before[0] == now[0] {
		before, now = before[1:], now[1:]
	}
	for len(before) > 0 && len(now) > 0 && before[len(before)-1] == now[len(now)-1] {
		before, now = before[:len(before)-1], now[:len(now)-1]
	}
	return slices.Clone(now)
}

// spaced joins sentences, and adds a full stop to those without punctuation at the end, so that the voice pauses there.
func spaced(sentences []string) string {
	for i, s := range sentences {
		if s != "" && strings.TrimRight(s, ".:;!?…") == s {
			sentences[i] = s + "."
		}
	}
	return strings.Join(sentences, " ")
}

// stopSpeech silences the voice.
func (c *Client) stopSpeech() {
	if c.aloud.offered {
		c.Voice.Hush()
	}
}
