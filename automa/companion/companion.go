// Package companion plays the Automa's side of a game that lies on a real table: it tells the player as tasks which pieces to move
// there, from the set-up to the last point, and asks for the cards of a printed deck. Where people play among themselves it tells them
// the same of all seats, and keeps the score. The rules stay in engine and automa; a game on a
// table is one of theirs (automa.AtTable), and its record is one of package record.
package companion

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Kind is the kind of a task.
type Kind uint8

// The kinds of task, and the fields set beside the Cause.
const (
	PutTile      Kind = iota + 1 // its Seat, Tile, Space; Amount: the cubes or barrels to put on it
	PutCubes                     // Amount cubes or barrels of its Resource on its Space, where the tile lies already
	TakeTile                     // its Seat, Tile, Space: off the board, with its cubes
	FlipTile                     // its Seat, Tile, Space
	PutLink                      // its Seat, Line
	TakeLink                     // its Seat, Line, off the board; Amount: VP scored for it, To: where the marker then stands
	TakeCubes                    // Amount cubes or barrels from its Owner's Tile on Space, to the supply
	BuyCubes                     // Amount cubes of its Resource from the market, as far as there are any
	SellCubes                    // Amount cubes of its Resource from its Space to the market
	TakeBarrel                   // of its Merchant
	PutBarrel                    // beside its Merchant
	PutMerchant                  // at its Merchant; Amount: the merchant tile
	TakeFromMat                  // its Seat, Amount of its Tile: out of the game
	MoveVP                       // its Seat, Amount on; To: where the marker then stands
	MoveIncome                   // its Seat, Amount spaces on; To: the space
	MoveMoney                    // its Seat gets Amount £ from the bank, or pays them
	OpenDistant                  // Amount: tiles face down; the marker to the top
	TurnDistant                  // Amount: spaces that the marker moves down; To: where it then stands, from 0
	CloseDistant                 // until the era ends
	PutAside                     // Amount cards
	ShuffleCards                 // Amount cards make the draw pile
	DrawCards                    // Amount
	DiscardCards                 // Amount, of the unknown cards
	TakeWild                     // its Card
	ReturnWild                   // its Card
	TakePlace                    // its Seat, Amount in the turn order; To: £ spent in the round before, −1 for none before
	BeginEra                     // Amount
	BeginRound                   // Amount
	PrepareDeck                  // the Automa's, if it is a printed one; Amount at first: the cards that are left out
	CountMoney                   // VP for money, which is not known here; Amount: £ for each VP
	EndGame                      //
	UseCards                     // the cards of Amount players, of the printed game; 0: of two, as with the Automa
	FillMarket                   // Amount cubes in the market of its Resource
	FillMat                      // Amount of its Tile on the mat of its Seat
	DiscardCard                  // its Card, which is known
	DrawAutoma                   // the Automa's printed card of the number Amount, from its deck
	LayDeck                      // the Automa's printed deck anew: the cards Open lie open beside it, that of the number To on top
	LayFaceDown                  // its Seat begins its discards with a card face down
	NextTurn                     // of its Seat, where people play among themselves; Amount: actions

	Kinds
)

// Task is one thing for hands to do on the table, in the order of the tasks.
type Task struct {
	Kind   Kind
	Cause  engine.Event // the event behind the task; it has the seat, piece and place
	Amount int
	To     int
	Open   []int      // numbers of printed cards of the Automa
	Back   bool       // it is taken back: markers come to stand where they stood, and a tile had Amount cubes on it; To: 1 if it was flipped
	Events engine.Log // all that is done with it, see Do; those that lead to no task are with the one before them, or else the next
}

// Same reports whether two tasks say the same.
func (t *Task) Same(as Task) bool {
	return t.Kind == as.Kind && t.Cause == as.Cause && t.Amount == as.Amount && t.To == as.To && t.Back == as.Back
}

// kindOf is the task that an event leads to. Those that are missing lead to none.
var kindOf = [engine.EventKinds]Kind{
	engine.EraBegan: BeginEra, engine.RoundBegan: BeginRound, engine.OrderSet: TakePlace, engine.Shuffled: ShuffleCards,
	engine.PutAside: PutAside, engine.MerchantPlaced: PutMerchant, engine.Drew: DrawCards, engine.DealtFaceDown: LayFaceDown, engine.Discarded: DiscardCards,
	engine.WildReturned: ReturnWild, engine.WildTaken: TakeWild, engine.TilePlaced: PutTile, engine.Stocked: PutCubes, engine.TileRemoved: TakeTile,
	engine.TileFlipped: FlipTile, engine.TileDeveloped: TakeFromMat, engine.LinkPlaced: PutLink, engine.LinkRemoved: TakeLink,
	engine.Consumed: TakeCubes, engine.SoldToMarket: SellCubes, engine.BarrelPlaced: PutBarrel, engine.MoneyMoved: MoveMoney,
	engine.IncomeMoved: MoveIncome, engine.Scored: MoveVP, engine.DeckPrepared: PrepareDeck, engine.DistantOpened: OpenDistant,
	engine.DistantTurned: TurnDistant, engine.DistantClosed: CloseDistant, engine.GameEnded: EndGame,
}

// each are the events that count as one each, with any amount.
var each = [Kinds]bool{DrawCards: true, DiscardCards: true, TakeFromMat: true, TakeWild: true, ReturnWild: true, TakeCubes: true,
	SellCubes: true, BuyCubes: true}

// Tasks are the tasks after events that follow on a position.
func Tasks(g *automa.Game, before *engine.State, events []engine.Event) (list []Task) {
	now, spent := *before, *before // in the round, of which the new order makes an end
	var untold engine.Log          // events of no task so far
	for _, e := range events {
		g.Game.Follow(&now, e)
		if e.Kind != engine.OrderSet {
			spent = now
		}
		untold = append(untold, e)
		switch t := taskOf(g, &now, &spent, e); {
		case t.Kind != 0:
			t.Events = untold
			list, untold = add(list, t), nil
		case len(list) > 0:
			list[len(list)-1].join(Task{Events: untold})
			untold = nil
		}
	}
	return list
}

// taskOf is the task of one event, after which the table is as told; one without a Kind for none. What was spent in a round is that
// of the state before its end.
func taskOf(g *automa.Game, now, spent *engine.State, e engine.Event) Task {
	t := Task{Kind: kindOf[e.Kind], Cause: e, Amount: int(e.Amount)}
	if each[t.Kind] {
		t.Amount = 1
	}
	switch t.Kind {
	case DiscardCards:
		if g.Cards[e.Card].Kind != engine.UnknownCard {
			t.Kind = DiscardCard
		}
	case TakeCubes:
		if e.Merchant != 0 {
			t.Kind = TakeBarrel
		} else if e.Space == 0 {
			t.Kind = BuyCubes
		}
	case MoveVP, TakeLink:
		t.To = int(now.Players[e.Seat].VP)
	case MoveIncome:
		t.To = int(now.Players[e.Seat].Income)
	case TakePlace: // B3.1
		t.To = int(spent.Players[e.Seat].Spent)
	case TurnDistant:
		t.To = int(now.Distant.Marker)
	case EndGame:
		if pounds := moneyPerVP(g, now); pounds != 0 {
			t.Kind, t.Amount = CountMoney, pounds
		}
	}
	if e.Kind == engine.TurnBegan && !now.Solo { // else it is plain who is next
		t.Kind = NextTurn
	}
	return t
}

// moneyPerVP is how many £ bring a VP at the end of a game in which the program does not know the money (B4.7, C4.4); 0 if
// money brings no VP or is known.
func moneyPerVP(g *automa.Game, s *engine.State) int {
	switch {
	case !g.Edition.PrivateMoney:
		return 0
	case s.Introductory:
		return int(g.Limits.IntroMoneyPerVP)
	}
	return int(g.Edition.MoneyPerVP)
}

// add adds a task, or joins it to the task before it: cubes from the same source, cubes with their tile, VP with the link
// that scores them.
func add(list []Task, t Task) []Task {
	if t.Kind == PutCubes { // B7.4: the cost of the tile was taken between
		for i := len(list) - 1; i >= 0; i-- {
			if list[i].Kind == PutTile && list[i].Cause.Space == t.Cause.Space {
				list[i].Amount, list[i].Cause.Resource = t.Amount, t.Cause.Resource
				list[i].join(t)
				return list
			}
		}
	}
	last := len(list) - 1
	if last < 0 {
		return append(list, t)
	}
	same := last // beside the price of the cube before
	if same > 0 && paid(&list[same]) {
		same--
	}
	switch {
	case t.Kind == TakeLink && list[last].Kind == MoveVP && list[last].Cause.Line == t.Cause.Line:
		t.Amount, t.Events = list[last].Amount, slices.Concat(list[last].Events, t.Events)
		list[last] = t
	case each[t.Kind] && together(&list[same], &t):
		list[same].Amount++
		list[same].join(t)
	case paid(&list[last]) && t.Cause.Reason == list[last].Cause.Reason:
		list[last].Amount += t.Amount
		list[last].join(t)
	default:
		return append(list, t)
	}
	return list
}

// join adds the events of another task to those of this one.
func (t *Task) join(other Task) { t.Events = append(t.Events, other.Events...) }

// paid reports whether a task is about the price of cubes: no other event has these reasons and leads to a task.
func paid(t *Task) bool {
	return t.Cause.Reason == engine.ForCube || t.Cause.Reason == engine.ForMarketSale
}

// together reports whether two tasks are the same with other pieces, or more of them.
func together(a, b *Task) bool {
	x, y := a.Cause, b.Cause
	return a.Kind == b.Kind && x.Seat == y.Seat && x.Space == y.Space && x.Resource == y.Resource && x.Tile == y.Tile &&
		(a.Kind == DrawCards || x.Card == y.Card)
}
