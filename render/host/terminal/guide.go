package terminal

import (
	"sohofoundry/render/tell/guide"

	"sohofoundry/engine/notation"
)

// showRound shows the guide's texts, up to an action that it proposes, which can be typed as it stands.
func (t *Client) showRound() {
	if t.guide == nil {
		return
	}
	p := t.rec.Position()
	played := guide.Played{Game: t.game, Position: p, Entries: len(t.rec.Entries()), Advises: t.options.Free}
	if t.options.Free {
		var adviser guide.Adviser
		adviser.Think(t.game, p, func() bool { return true })
		played.Advice, _ = adviser.Choice(p)
	}
	t.guide.Update(played)
	name := func(action string) string { return action } // the commands have these names
	for t.guide.Shown() != "" {
		t.print("")
		t.tell("guide.step", "title", t.guide.Title(t.Words), "text", t.guide.Text(t.Words, name))
		if wish, proposed := t.guide.Wish(); proposed {
			t.tell("guide.propose", "choice", notation.Format(t.game.Game, &p.State, wish))
			return
		}
		t.guide.Next()
	}
}
