package terminal

import (
	"sohofoundry/render/keep/link"
	"sohofoundry/render/tell/words"
)

// share prints the links by which the game can be passed on.
func (t *Client) share(string) {
	s := link.ShareOf(t.Words, t.rec, t.options.Page)
	if s.Why != nil {
		t.tell("share.none", "why", words.Capital(t.Error(s.Why)))
		return
	}
	t.print(t.say("share.game", "link", s.Game)) // not cut into lines: a link is one word
	challenge := "share.challenge"
	if h := t.rec.Header(); s.Result != "" && !h.Practice && !h.Hinted {
		challenge = "share.beat"
	}
	if s.Challenge != "" {
		t.print(t.say(challenge, "link", s.Challenge))
	}
	if s.Result != "" {
		t.print(t.say("share.result", "text", s.Result))
	}
	t.tell("share.how")
}
