package companion

import (
	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// SetUp are the tasks that set the table up, to be ticked off one by one: the cards, what the Automa's mat holds, the markets, and what
// was drawn for this game. The printed game knows what the one on a table does not.
func SetUp(printed *automa.Game, r *record.Record) (list []Task) {
	g := r.Game()
	list = append(list, Task{Kind: UseCards})
	for _, resource := range []engine.Resource{engine.Coal, engine.Iron} {
		list = append(list, Task{Kind: FillMarket, Cause: engine.Event{Resource: resource}, Amount: int(g.Markets[resource].Start)})
	}
	list = append(list, mat(r)...)
	var empty engine.State
	empty.Seats = uint8(r.Header().Options.Seats)
	for _, t := range Tasks(g, &empty, r.Opening()) {
		if t.Kind != BeginRound {
			list = append(list, t)
		}
	}
	income := int(printed.Limits.StartIncome) // B1.6
	return append(list, Task{Kind: MoveIncome, Amount: income, To: income}, Task{Kind: MoveMoney, Amount: int(printed.Limits.StartMoney)})
}

// mat are the tiles of the Automa's mat (M4).
func mat(r *record.Record) (list []Task) {
	for t, n := range r.Header().Options.AutomaMat {
		if n > 0 {
			cause := engine.Event{Seat: engine.AutomaSeat, Tile: engine.Tile(t)}
			list = append(list, Task{Kind: FillMat, Cause: cause, Amount: int(n)})
		}
	}
	return list
}
