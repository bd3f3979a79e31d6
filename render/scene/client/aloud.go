package client

import (
	"slices"
	"strings"
	"time"

	"sohofoundry/render/tell/words"
)

// aloud is what a voice reads: what the view tells those who hear of it instead of seeing it.
type aloud struct {
	offered bool          // there is a voice of the language
	said    []string      // by the view, when it was looked at last
	read    []string      // what it said when something of it was read last
	since   time.Duration // when the view began to say that
	waits   bool          // it is not read yet
}

// settled is how long the view says the same until it is read: what passes by is not begun.
const settled = 150 * time.Millisecond

// readAloud has the voice read what is new, in place of what it may still be saying.
func (c *Client) readAloud(now time.Duration) {
	a := &c.aloud
	if !c.settings.ReadAloud && !c.start.SetsUp() { // the system is not asked for a voice that nobody wants
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

// newsOf are the sentences between those that stood first and last before, too: between the title of a list and what is told beside it.
func newsOf(before, now []string) []string {
	for len(before) > 0 && len(now) > 0 && before[0] == now[0] {
		before, now = before[1:], now[1:]
	}
	for len(before) > 0 && len(now) > 0 && before[len(before)-1] == now[len(now)-1] {
		before, now = before[:len(before)-1], now[:len(now)-1]
	}
	return slices.Clone(now)
}

// spaced are sentences behind each other, those that have no stop with one, so that the voice rests there.
func spaced(sentences []string) string {
	for i, s := range sentences {
		if s != "" && strings.TrimRight(s, ".:;!?…") == s {
			sentences[i] = s + "."
		}
	}
	return strings.Join(sentences, " ")
}

// stopSpeech ends what is being said.
func (c *Client) stopSpeech() {
	if c.aloud.offered {
		c.Voice.Hush()
	}
}
