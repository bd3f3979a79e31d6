package client

import (
	"slices"
	"strings"
	"time"

	"sohofoundry/render/tell/words"
)

// aloud reads aloud: a voice reads the Said sentences of the view.
type aloud struct {
	*Options
	settings *preferences
	offered  bool          // there is a voice of the language
	said     []string      // the sentences of the view when it was last looked at
	read     []string      // the sentences of the view when some of them were last read
	since    time.Duration // when the view began to have the sentences in said
	waits    bool          // said is not read yet
}

// settled is how long the sentences of the view must stay the same before they are read, so that passing ones are not begun.
const settled = 150 * time.Millisecond

// update asks whether there is a voice, and reports whether that changed. If the person wants it, the voice reads the new sentences of a
// view, and cuts short those before.
func (a *aloud) update(now time.Duration, said []string, w words.Words) (changed bool) {
	before := a.offered
	a.offered = a.Voice.Reads(w.Language())
	changed = a.offered != before
	if !a.offered || !a.settings.ReadAloud {
		return changed
	}
	if !slices.Equal(said, a.said) {
		a.said, a.since, a.waits = slices.Clone(said), now, true
	}
	if !a.waits || now-a.since < settled {
		return changed
	}
	a.waits = false
	if text := newsOf(a.read, a.said); len(text) > 0 {
		a.say(w, w.Spoken(spaced(text)))
	}
	a.read = a.said
	return changed
}

// say has the voice read a text, if there is one.
func (a *aloud) say(w words.Words, text string) {
	if a.offered {
		a.Voice.Say(w.Language(), text)
	}
}

func (a *aloud) stop() {
	if a.offered {
		a.Voice.Hush()
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
