package table

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/putright"
	"sohofoundry/render/tell/words"
)

// correctedThing is a thing that is put right: as it is on the table of the record, and as it shall be.
type correctedThing struct {
	game               *automa.Game
	position           *automa.Position
	was, now           correct.Correction // zero for none
	barrelWas, barrels correct.Correction // the same of the barrel beside a merchant
}

// setCorrection says how the thing lies there.
type setCorrection struct{ Fix correct.Correction }

// newCorrectedThing is the thing that a correction is for.
func newCorrectedThing(g *automa.Game, p *automa.Position, f correct.Correction) correctedThing {
	t, s := correctedThing{game: g, position: p}, &p.State
	if f.Thing == correct.MerchantThing {
		t.barrelWas = companion.CurrentValue(s, correct.Correction{Thing: correct.BarrelThing, Merchant: f.Merchant})
		t.barrels = t.barrelWas
	}
	t.was = companion.CurrentValue(s, f)
	t.now = t.was
	return t
}

// set says how it shall be.
func (r *correctedThing) set(f correct.Correction) {
	switch {
	case f.Thing == correct.BarrelThing:
		r.barrels = f
		return
	case f.Thing == correct.MerchantThing && f.Trader != r.now.Trader: // its barrel comes with it
		r.barrels.Amount = r.barrelsWith(f.Trader)
	}
	r.now = f
}

// fixes are the corrections to make for the chosen thing, none if nothing was changed.
func (r *correctedThing) fixes() (list []correct.Correction) {
	barrels := r.barrelWas
	if r.now != r.was {
		list = append(list, r.now)
		if r.now.Thing == correct.MerchantThing {
			barrels.Amount = r.barrelsWith(r.now.Trader)
		}
	}
	if r.barrels != barrels {
		list = append(list, r.barrels)
	}
	return list
}

// barrelsWith is how many barrels are put beside a merchant's tile at first: a blank one has none (B1.4).
func (r *correctedThing) barrelsWith(t engine.MerchantTile) int16 {
	if r.game.MerchantTiles[t].Accepts == 0 {
		return 0
	}
	return 1
}

// name is the name of the chosen thing.
func (r *correctedThing) name(w words.Words) string {
	if on := thingOf(r.now); on.ID != 0 {
		return words.Capital(w.Thing(on))
	}
	switch f := r.now; f.Thing {
	case correct.MatThing:
		return words.Capital(w.Tile(f.Tile))
	case correct.HandThing:
		return w.Text("table.by-hand.hand", "n", strconv.Itoa(int(f.Place)))
	}
	return fixName(w, r.now)
}

// questions ask how the chosen thing lies on the table.
func (r *correctedThing) questions(w words.Words) []putright.Section {
	switch r.now.Thing {
	case correct.TileThing:
		return r.tileThere(w)
	case correct.LinkThing:
		return []putright.Section{r.owners(w, func(seat engine.Seat, none bool) correct.Correction {
			f := r.now
			f.Seat, f.None = seat, none
			return f
		}, r.now.None)}
	case correct.MerchantThing:
		return r.merchantThere(w)
	case correct.HandThing:
		return r.cardThere(w)
	}
	return []putright.Section{r.number(1, 10)}
}

// owners ask which player owns a thing, or whether it is not there.
func (r *correctedThing) owners(w words.Words, of func(seat engine.Seat, none bool) correct.Correction, none bool) putright.Section {
	sec := putright.Section{Heading: w.Text("put-right.whose"), Columns: 3, Options: []putright.Option{
		{ID: "put-right:owner:nobody", Icon: "cross", Text: w.Text("put-right.nobody"), Act: setCorrection{of(0, true)}, Picked: none}}}
	for seat := range engine.Seat(r.position.Seats) {
		id, text := ownerOf(w, seat)
		sec.Options = append(sec.Options, putright.Option{ID: "put-right:owner:" + id, Icon: seatIcon(seat), Text: text, Act: setCorrection{of(seat, false)},
			Picked: !none && r.now.Seat == seat})
	}
	return sec
}

// ownerOf is the id and the text of an owner.
func ownerOf(w words.Words, seat engine.Seat) (id, text string) {
	if w.Company() {
		return "seat-" + strconv.Itoa(int(seat)+1), w.SeatName(seat)
	}
	id = [...]string{engine.HumanSeat: "yours", engine.AutomaSeat: "automas"}[seat&1]
	return id, w.Text("put-right." + id)
}

// tileThere asks which tile lies on a space, for its owner, and for the cubes on it or the side that is up.
func (r *correctedThing) tileThere(w words.Words) (list []putright.Section) {
	g, f := r.game, r.now
	list = append(list, r.owners(w, func(seat engine.Seat, none bool) correct.Correction {
		if none {
			return correct.Correction{Thing: correct.TileThing, Space: f.Space}
		}
		next := f
		if next.Seat = seat; next.Tile == 0 {
			for i := range g.Spaces[f.Space].Industries.All() {
				return r.fresh(next, i)
			}
		}
		return next
	}, f.Tile == 0))
	if f.Tile == 0 {
		return list
	}
	industries := putright.Section{Heading: w.Text("put-right.tile"), Columns: 3}
	for _, other := range g.Industries {
		i := other.Industry
		industries.Options = append(industries.Options, putright.Option{ID: "put-right:industry:" + i.String(), Icon: livery.IndustryIcon(i),
			Text: words.Capital(w.Industry(i)), Act: setCorrection{r.fresh(f, i)}, Picked: g.Tiles[f.Tile].Industry == i})
	}
	levels := putright.Section{Columns: 3}
	for _, t := range tilesOf(r.game, g.Tiles[f.Tile].Industry) {
		levels.Options = append(levels.Options, putright.Option{ID: "put-right:tile:" + notation.TileName(g.Game, t), Text: words.Capital(w.Tile(t)),
			Act: setCorrection{r.full(f, t)}, Picked: f.Tile == t})
	}
	list = append(list, industries, levels)
	if g.Tiles[f.Tile].Amount != [2]uint8{} {
		n := r.number(1)
		n.Heading = w.Text("put-right.left")
		n.Number.Text = w.Amount(int(f.Amount), g.Produces(f.Tile))
		return append(list, n)
	}
	sides := putright.Section{Columns: 2}
	for i, id := range []string{"unflipped", "flipped"} {
		side := f
		side.Flipped = i == 1
		sides.Options = append(sides.Options, putright.Option{ID: "put-right:" + id, Text: w.Text("put-right." + id), Act: setCorrection{side},
			Picked: side == f})
	}
	return append(list, sides)
}

// fresh puts the next tile of an industry on the owner's mat there, or its first one.
func (r *correctedThing) fresh(f correct.Correction, i engine.Industry) correct.Correction {
	t := r.game.Next(&r.position.Players[f.Seat], i)
	if t == 0 {
		t = tilesOf(r.game, i)[0]
	}
	return r.full(f, t)
}

// full puts a tile there as it is built.
func (r *correctedThing) full(f correct.Correction, t engine.Tile) correct.Correction {
	f.Tile, f.Flipped = t, false
	f.Amount = int16(r.game.Tiles[t].Amount[r.position.Era-engine.Canal])
	return f
}

// merchantThere asks which tile lies at a merchant, and whether a barrel stands beside it.
func (r *correctedThing) merchantThere(w words.Words) []putright.Section {
	g, tiles := r.game, putright.Section{Heading: w.Text("put-right.merchant"), Columns: 2}
	barrels := putright.Section{Heading: w.Text("put-right.beside"), Columns: 2}
	for t := engine.MerchantTile(1); int(t) < len(g.MerchantTiles); t++ {
		f := r.now
		f.Trader = t
		if p := *r.position; g.PutRight(&p, f).OK() && (t == r.now.Trader || !r.alike(tiles.Options, w.MerchantTile(t), t)) {
			tiles.Options = append(tiles.Options, putright.Option{ID: "put-right:trader:" + g.MerchantTiles[t].ID,
				Text: words.Capital(w.MerchantTile(t)), Act: setCorrection{f}, Picked: t == r.now.Trader})
		}
	}
	for amount, id := range []string{"no-barrel", "barrel"} {
		f := r.barrels
		f.Amount = int16(amount)
		barrels.Options = append(barrels.Options, putright.Option{ID: "put-right:" + id, Text: w.Text("put-right." + id), Act: setCorrection{f},
			Picked: f == r.barrels})
	}
	return []putright.Section{tiles, barrels}
}

// alike reports whether a tile looks the same as the chosen one or as one of the options, so that it needs no option of its own.
func (r *correctedThing) alike(options []putright.Option, name string, t engine.MerchantTile) bool {
	tiles := r.game.MerchantTiles
	if tiles[t].Accepts == tiles[r.now.Trader].Accepts {
		return true
	}
	for _, o := range options {
		if o.Text == words.Capital(name) {
			return true
		}
	}
	return false
}

// cardThere asks which card was drawn to a place in the hand: any card that was not seen yet.
func (r *correctedThing) cardThere(w words.Words) []putright.Section {
	g, sec := r.game, putright.Section{Columns: 2}
	for c := range g.Cards {
		f := r.now
		f.Card = engine.Card(c)
		if p := *r.position; f.Card == r.was.Card || f.Card != 0 && g.PutRight(&p, f).OK() {
			sec.Options = append(sec.Options, putright.Option{ID: "put-right:card:" + g.Cards[c].ID, Text: words.Capital(w.Card(f.Card)), Act: setCorrection{f},
				Picked: f.Card == r.now.Card})
		}
	}
	return []putright.Section{sec}
}

// number asks how many there are, in steps.
func (r *correctedThing) number(steps ...int16) putright.Section {
	n := &putright.Number{Text: strconv.Itoa(int(r.now.Amount))}
	for _, by := range steps {
		n.More = append(n.More, r.step("+", by))
		n.Lower = append([]putright.Step{r.step("−", -by)}, n.Lower...)
	}
	return putright.Section{Number: n}
}

// step is the button that changes the number, without an act if there cannot be so many.
func (r *correctedThing) step(sign string, by int16) putright.Step {
	f, p := r.now, *r.position
	f.Amount += by
	if f.Thing == correct.TileThing {
		f.Flipped = f.Amount == 0
	}
	step := putright.Step{ID: "put-right:by:" + strconv.Itoa(int(by)), Text: sign + strconv.Itoa(int(max(by, -by)))}
	if why := r.game.PutRight(&p, f); f.Amount >= 0 && (why.OK() || why.Reason != engine.TooMany && why.Reason != engine.NoSuchThing) {
		step.Act = setCorrection{f}
	}
	return step
}

// keyOf names a thing that does not lie on the board, as the catalogue does.
func keyOf(f correct.Correction) string {
	switch f.Thing {
	case correct.VPThing:
		return "vp-" + strconv.Itoa(int(f.Seat))
	case correct.MarketThing:
		return "market-" + f.Resource.String()
	}
	return f.Thing.String()
}

// idOf tells a thing from the others that do not lie on the board.
func idOf(f correct.Correction) string {
	if f.Thing == correct.VPThing || f.Seat == 0 {
		return keyOf(f)
	}
	return keyOf(f) + "-" + strconv.Itoa(int(f.Seat))
}

// fixName names a thing that does not lie on the board.
func fixName(w words.Words, f correct.Correction) string {
	if seats := f.Thing == correct.VPThing || f.Thing == correct.IncomeThing || f.Thing == correct.MoneyThing; seats && w.Company() {
		return w.Text("put-right.of-"+f.Thing.String(), "name", w.SeatName(f.Seat))
	}
	return w.Text("put-right." + keyOf(f))
}

// tilesOf are the tiles of an industry.
func tilesOf(g *automa.Game, i engine.Industry) (list []engine.Tile) {
	first, last := g.Levels(i)
	for t := first; t <= last; t++ {
		list = append(list, t)
	}
	return list
}
