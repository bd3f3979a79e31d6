package table

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/ceremony"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/market"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// abouts are the rooms that tell about their things.
var abouts = []func(words.Words, *automa.Game, *engine.State, any) widget.Tip{
	board.About, hand.About, market.About, mats.About, topbar.About, tracks.About, ceremony.About,
	func(w words.Words, g *automa.Game, _ *engine.State, subject any) widget.Tip {
		return theatre.Tip(w, g, subject)
	},
	aboutAction, aboutBar,
}

func aboutAction(w words.Words, g *automa.Game, _ *engine.State, subject any) widget.Tip {
	t, ok := subject.(thing.Thing)
	v := engine.Verb(t.ID)
	if !ok || t.Kind != thing.Action || !w.Has("table.action."+v.String()) {
		return widget.Tip{}
	}
	limits := &g.Limits
	what := w.Text("table.action."+v.String(), "canal", w.Money(int(limits.CanalLinkCost)), "rail", w.Money(int(limits.RailLinkCost)),
		"double", w.Money(int(limits.RailDoubleCost)), "loan", w.Money(int(limits.Loans[0].Money)), "levels", strconv.Itoa(int(limits.Loans[0].Levels)))
	return widget.Tip{Title: w.Text("panel.action." + v.String()), Lines: []string{what},
		Rules: w.Cite(v.Rule())}
}

// About tells about a thing at the table.
func (s *Scene) About(subject any) widget.Tip {
	shown := s.mode.moment()
	if t, _ := subject.(thing.Thing); t.Kind == thing.Industry {
		next := s.game.Next(&shown.Position.Players[s.you], engine.Industry(t.ID))
		subject = mats.Tile{Tile: next, Start: s.rec.After(0).Players[s.you].Mat[next]}
	}
	for _, room := range abouts {
		if tip := room(s.words, s.game, &shown.Position.State, subject); !tip.Empty() {
			if t, ok := subject.(thing.Thing); ok { // first its uses
				tip.Lines = append(s.mode.offers(t), tip.Lines...)
			}
			return tip
		}
	}
	return widget.Tip{}
}
