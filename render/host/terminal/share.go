package terminal

import (
	"sohofoundry/automa/record"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/tell/words"
)

// share prints the links by which the game can be passed on.
func (t *Client) share(string) {
	s := link.ShareOf(t.Words, t.rec, t.Page)
	if s.Why != nil {
		t.tell("share.none", "why", words.Capital(t.Words.Error(s.Why)))
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

// challenge tells the result that is to be beaten.
func (t *Client) challenge() {
	if beat := t.rec.Header().Challenge; beat.IsChallenge() {
		t.print(t.Words.Wrap(link.ToBeat(t.Words, beat), 2)...)
	}
}

// outcome says whether the challenge was beaten, if there was one and the game is over.
func (t *Client) outcome() []string {
	score, over := record.ScoreOf(t.game(), t.rec.Position())
	beat := t.rec.Header().Challenge
	if !over || !beat.IsChallenge() {
		return nil
	}
	return t.Words.Wrap(link.Outcome(t.Words, score, beat), 2)
}
