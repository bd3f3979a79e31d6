package words

import (
	"strconv"

	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/render/tell/message"
)

// The tasks of the players' hands at a real table.

// handTexts are the texts of tasks that say more than their event; any other task is worded as its event.
var handTexts = [companion.Kinds]string{
	companion.PutTile: "put-tile", companion.PutLink: "put-link", companion.TakeLink: "take-link", companion.BuyCubes: "buy-cubes",
	companion.SellCubes: "sell-cubes", companion.MoveVP: "move-vp", companion.MoveIncome: "move-income", companion.MoveMoney: "move-money",
	companion.TakePlace: "take-place", companion.DrawCards: "draw-cards", companion.DiscardCards: "discard-cards", companion.CountMoney: "count-money",
	companion.DrawAutoma: "draw-automa", companion.PrepareDeck: "prepare-deck", companion.UseCards: "use-cards", companion.FillMarket: "fill-market", companion.FillMat: "fill-mat",
}

// ofSeat are the tasks whose texts name the seat where nobody is "you": hands.move-money-of.
var ofSeat = [companion.Kinds]bool{companion.MoveMoney: true, companion.DrawCards: true, companion.DiscardCards: true, companion.CountMoney: true}

// backTexts are the texts of tasks that are taken back; any other task is named as the one to take back.
var backTexts = [companion.Kinds]string{
	companion.PutTile: "back-put-tile", companion.TakeTile: "put-tile", companion.PutLink: "back-put-link", companion.TakeLink: "back-take-link",
	companion.BuyCubes: "back-buy-cubes", companion.MoveVP: "back-vp", companion.MoveIncome: "back-income", companion.DrawAutoma: "back-draw-automa",
}

// Task says a task in a sentence: "Put the Automa's coal mine II at Cannock, with 3 coal on it."
func (w Words) Task(t companion.Task) string {
	if t.Kind == companion.LayDeck {
		var open []string
		for _, card := range t.Open {
			open = append(open, strconv.Itoa(card))
		}
		return w.Text("terminal.table.ran-out", "cards", w.Commas(open), "n", strconv.Itoa(len(open)), "top", strconv.Itoa(t.To))
	}
	return w.Sentence(w.task(t))
}

func (w Words) task(t companion.Task) string {
	a := w.aboutEvent(t.Cause)
	if t.Kind != companion.PutMerchant {
		a.n = max(t.Amount, -t.Amount)
	}
	a.need = t.To
	key := w.handText(&t)
	var tags []string
	switch {
	case key == "" && t.Back:
		t.Back = false
		key, a.list = "back", message.Text(w.task(t))
	case key == "":
		return w.say("event."+t.Cause.Kind.String(), a, w.eventTags(t.Cause)...)
	case t.Back && t.Kind == companion.TakeTile && t.To == 1:
		tags = append(tags, "flipped")
	case t.Back:
	case t.Kind == companion.UseCards:
		a.list = w.cardsInUse(max(t.Amount, 2))
	case t.Cause.Kind == 0:
		tags = append(tags, "start")
	case t.Kind == companion.MoveMoney && t.Amount < 0:
		tags = append(tags, "down")
	case t.Kind == companion.MoveVP || t.Kind == companion.MoveIncome || t.Kind == companion.TakeLink || t.Kind == companion.TakePlace:
		a.money = t.To
		a.list = message.Text(w.say("event."+t.Cause.Kind.String(), a, w.eventTags(t.Cause)...))
	}
	return w.say("hands."+key, a, tags...)
}

// handText is the key of a task's text; empty if it is worded as its event.
func (w Words) handText(t *companion.Task) string {
	switch {
	case t.Back:
		return backTexts[t.Kind]
	case t.Kind == companion.TakePlace && t.To < 0: // nothing was spent before
		return ""
	case w.Numbered && ofSeat[t.Kind]:
		return handTexts[t.Kind] + "-of"
	}
	return handTexts[t.Kind]
}

// cardsInUse counts the cards that are shuffled in a game for so many players.
func (w Words) cardsInUse(players int) Noun {
	counts, _ := w.game.DeckFor(players)
	var list []Noun
	for c, n := range counts {
		if n > 0 {
			list = append(list, message.Text(w.say("hands.count", about{n: int(n), list: message.Text(w.CardName(engine.Card(c)))})))
		}
	}
	return w.listed(list, "list.comma")
}

// fixTexts are the texts of things that are put right.
var fixTexts = [correct.Things]string{
	correct.TileThing: "put-tile", correct.LinkThing: "put-link", correct.MarketThing: "fill-market", correct.VPThing: "fix-vp",
	correct.IncomeThing: "move-income", correct.MoneyThing: "fix-money", correct.MatThing: "fill-mat", correct.CardThing: "fix-card",
	correct.BarrelThing: "fix-barrel", correct.MerchantThing: "fix-merchant", correct.DistantThing: "fix-distant", correct.HandThing: "fix-hand",
}

// Fix words a correction, in a sentence.
func (w Words) Fix(f correct.Correction) string {
	a := about{seat: f.Seat, space: f.Space, lines: lineList(f.Line), tile: f.Tile, merchant: f.Merchant, resource: f.Resource,
		n: int(f.Amount), need: int(f.Amount), money: int(f.Amount)}
	var tags []string
	switch {
	case f.Thing == correct.TileThing && f.Tile == 0, f.None:
		tags = append(tags, "none")
	case f.Flipped:
		tags = append(tags, "flipped")
	case f.Thing == correct.TileThing:
		a.resource = w.game.Produces(f.Tile)
	case f.Thing == correct.IncomeThing:
		tags = append(tags, "start")
	case f.Thing == correct.MerchantThing:
		a.list = w.merchantTile(f.Trader)
		if w.game.MerchantTiles[f.Trader].Accepts == 0 {
			tags = append(tags, "blank")
		}
	case f.Thing == correct.HandThing:
		a.card, a.n = f.Card, int(f.Place)
	case f.Thing == correct.DistantThing && int(f.Amount) > len(w.game.Distant.Bonuses):
		tags = append(tags, "closed")
	}
	return w.Sentence(w.say("hands.right", about{list: message.Text(w.say("hands."+fixTexts[f.Thing], a, tags...))}))
}

// NotPutRight says why a correction cannot be made, by what companion.Dialogue.PutRight returned; empty if it can.
func (w Words) NotPutRight(f correct.Correction, why engine.Refusal, later bool) string {
	switch {
	case later:
		return w.Text("put-right.later")
	case why.OK():
		return ""
	}
	return w.Refusal(f.Seat, why)
}

// Outcome tells how money that is not counted yet may change the result.
func (w Words) Outcome(o companion.Outcome) string {
	if o.Uncounted != [engine.MaxSeats]bool{} {
		var names []string
		for seat, uncounted := range o.Uncounted {
			if uncounted {
				names = append(names, w.SeatName(engine.Seat(seat)))
			}
		}
		return w.Text("page.final.money-several", "names", w.And(names), "money", w.Money(o.PoundsPerVP))
	}
	if o.Behind > 0 {
		return w.Text("page.final.money-behind", "n", strconv.Itoa(o.Behind), "money", w.Money(o.Pounds()))
	}
	return w.Text("page.final.money-ahead", "money", w.Money(o.PoundsPerVP))
}
