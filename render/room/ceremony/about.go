package ceremony

import (
	"cmp"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/cite"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// Source is what a piece of a column is about: what the seats have from a source.
type Source struct {
	Source account.Source
	VP     account.VP
	Seats  int
}

// rules are those by which VP come from the sources; the others have that on the VP track.
var rules = [account.Sources]cite.Subject{
	account.CanalLinks: cite.LinkScores, account.CanalTiles: cite.TileScores, account.RailLinks: cite.LinkScores,
	account.RailTiles: cite.TileScores, account.Merchants: cite.Merchant, account.IntroMoney: cite.Introductory, account.IntroIncome: cite.Introductory,
	account.IntroTiles: cite.Introductory, account.Debts: cite.NegativeIncome,
}

// About tells about a piece of a column. For anything else the tip is empty.
func About(w words.Words, _ *automa.Game, _ *engine.State, subject any) widget.Tip {
	of, ok := subject.(Source)
	if !ok {
		return widget.Tip{}
	}
	tip := widget.Tip{Title: w.Text("page.final.source." + of.Source.String()), Rules: w.Cite(cite.Of(cmp.Or(rules[of.Source], cite.VP))...)}
	if w.Company() {
		for seat := range engine.Seat(of.Seats) {
			tip.Lines = append(tip.Lines, w.EachVP([]engine.Seat{seat}, func(seat engine.Seat) int { return of.VP[seat] }))
		}
		return tip
	}
	tip.Lines = []string{w.Text("page.final.score", "you", Number(of.VP[engine.HumanSeat]), "automa", Number(of.VP[engine.AutomaSeat]))}
	return tip
}
