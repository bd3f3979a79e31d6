package table

import (
	"strconv"

	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/putright"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// correcting is the mode in which the player corrects the game to match a real table: they choose a thing, on the board or in
// the panel, and then say how it lies there. Each correction is an entry of the record.
type correcting struct {
	plain
	correctedThing // that was chosen
	// list has the tiles of a mat or the cards of the hand to choose from.
	list      func(words.Words) (title string, _ []putright.Section)
	among     []thing.Thing
	corrected []string // the corrections so far, in words
	refused   string
	scroll    widget.Scroll
	from      mode // in which it began
}

// acts of the mode.
type (
	correctThing struct{ Fix correct.Correction } // chooses a thing
	correctMat   struct{ Seat engine.Seat }       // chooses among the tiles of a mat
	correctHand  struct{}                         // chooses among the cards of the hand, which is kept
)

// putThingsRight begins to put things right, if that can be done now.
func (s *Scene) putThingsRight() {
	if s.mode.pointsBeside() || !s.onTable() || !s.mode.changes() {
		return
	}
	s.mode.settle()
	s.pages = nil
	s.updateShownPosition()
	s.mode = &correcting{plain: plain{s}, from: s.mode}
}

func (*correcting) String() string { return "putting right" }

func (*correcting) changes() bool { return true }

func (*correcting) pointsBeside() bool { return true }

func (*correcting) keys(*widget.Canvas) {}

func (r *correcting) light(_ *widget.Canvas, m *models) {
	m.board.Quiet = false
	if on := thingOf(r.now); on.ID != 0 {
		m.board.Marks.Picked.Add(on)
	}
	if r.now.Thing == correct.HandThing {
		m.hand.Picked[r.now.Place-1] = true
	}
	m.market.Points, m.hand.Points = true, true
	m.hand.Asked = r.table.game.Kept().Hand
}

func (r *correcting) do(act any) bool {
	switch act := act.(type) {
	case thing.Thing:
		r.point(act)
	case correctThing:
		r.choose(act.Fix)
	case correctMat:
		r.forget()
		r.list = func(w words.Words) (string, []putright.Section) {
			return matTitle(w, act.Seat), r.matTiles(w, act.Seat)
		}
	case correctHand:
		r.forget()
		r.list = r.handCards
	case hand.Card:
		if act.Index < r.named() {
			r.choose(correct.Correction{Thing: correct.HandThing, Place: uint8(act.Index + 1)})
		}
	case setCorrection:
		r.refused = ""
		r.set(act.Fix)
	case putright.Back:
		r.forget()
	case putright.Leave:
		r.table.enterIdleMode()
		r.from.continueNaming()
	case putright.Confirm:
		r.confirm()
	case topbar.Undo:
		return r.takeBack()
	default:
		return r.scroll.Do(putright.ScrollID, act)
	}
	return true
}

// forget goes back to the choice of a thing.
func (r *correcting) forget() {
	*r = correcting{plain: r.plain, from: r.from, corrected: r.corrected}
}

// point chooses the thing that was clicked. Of a location with several things to put right the player must then choose one.
func (r *correcting) point(t thing.Thing) {
	found := []thing.Thing{t}
	if t.Kind == thing.Location || t.Kind == thing.Merchants {
		found = r.at(engine.Location(t.ID))
	}
	var f correct.Correction
	if len(found) == 1 {
		f, found = fixOf(found[0]), nil
	}
	if f.Thing != 0 {
		r.choose(f)
		return
	}
	r.forget()
	r.among = found
}

// at are the things of a location that can be put right.
func (r *correcting) at(l engine.Location) (list []thing.Thing) {
	g := r.table.game
	for x := g.SpacesAt(l); x != 0; x = x.Rest() {
		list = append(list, thing.Of(x.First()))
	}
	for m := range g.Merchants {
		if g.Merchants[m].Location == l && r.table.position.Merchants[m].Tile != 0 {
			list = append(list, thing.Of(engine.Merchant(m)))
		}
	}
	return list
}

// named is how many cards of the hand are known: the cards drawn last may not be named yet.
func (r *correcting) named() int {
	held := r.table.position.Players[engine.HumanSeat].HandLen()
	if place, wanted := companion.HandWanted(r.table.rec); wanted {
		return min(place-1, held)
	}
	return held
}

// thingOf is the thing on the board that a correction is for, none if it lies elsewhere; fixOf is the way back.
func thingOf(f correct.Correction) thing.Thing {
	switch f.Thing {
	case correct.TileThing:
		return thing.Of(f.Space)
	case correct.LinkThing:
		return thing.Of(f.Line)
	case correct.MerchantThing:
		return thing.Of(f.Merchant)
	}
	return thing.Thing{}
}

// fixOf is the correction that a thing is chosen for; none for one that cannot be put right.
func fixOf(t thing.Thing) correct.Correction {
	switch t.Kind {
	case thing.Space, thing.Port:
		return correct.Correction{Thing: correct.TileThing, Space: engine.Space(t.ID)}
	case thing.Line:
		return correct.Correction{Thing: correct.LinkThing, Line: engine.Line(t.ID)}
	case thing.Merchant, thing.Barrel:
		return correct.Correction{Thing: correct.MerchantThing, Merchant: engine.Merchant(t.ID)}
	case thing.Distant:
		return correct.Correction{Thing: correct.DistantThing}
	case thing.Market:
		return correct.Correction{Thing: correct.MarketThing, Resource: t.Resource()}
	case thing.Score:
		return correct.Correction{Thing: correct.VPThing, Seat: t.Seat}
	case thing.Income:
		return correct.Correction{Thing: correct.IncomeThing, Seat: t.Seat}
	case thing.Money:
		return correct.Correction{Thing: correct.MoneyThing, Seat: t.Seat}
	}
	return correct.Correction{}
}

func (r *correcting) choose(f correct.Correction) {
	r.forget()
	r.table.pages = nil // it may have been chosen on a page
	if f.Thing == correct.MerchantThing && r.table.position.Merchants[f.Merchant].Tile == 0 {
		return // nothing lies there with so few players
	}
	r.correctedThing = newCorrectedThing(r.table.game, r.table.position, f)
	r.table.Ask(screen.Noise{Sound: sound.Select})
}

// confirm puts the thing right.
func (r *correcting) confirm() {
	s := r.table
	for _, f := range r.fixes() {
		why, later := s.companion.PutRight(f)
		s.updateShownPosition()
		r.position = s.position
		if r.refused = s.words.NotPutRight(f, why, later); r.refused != "" {
			s.Ask(screen.Noise{Sound: sound.Refused})
			return
		}
		r.corrected = append(r.corrected, s.words.Fix(f))
		s.Ask(screen.Changed{})
	}
	s.Ask(screen.Noise{Sound: sound.Step})
	r.forget()
}

// takeBack takes the last correction made here back; without one, nothing is done here.
func (r *correcting) takeBack() bool {
	if len(r.corrected) == 0 || !r.table.companion.Undo((*record.Record).Undo) {
		return false
	}
	r.corrected = r.corrected[:len(r.corrected)-1]
	r.table.updateShownPosition()
	r.table.Ask(screen.Changed{})
	r.forget()
	return true
}

func (r *correcting) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) {
	m := r.model(words.In(c.Words))
	r.scroll = putright.Draw(c, area, &m)
}

// model is the content of the panel.
func (r *correcting) model(w words.Words) putright.Model {
	m := putright.Model{Title: w.Text("put-right.title"), Told: r.corrected, Refused: r.refused, Scroll: r.scroll, CanUndo: len(r.corrected) > 0}
	among := r.among
	if len(r.table.which) > 0 { // a finger may have meant any of these
		among = r.table.which
	}
	switch {
	case len(among) > 0:
		m.Text, m.Chosen = w.Text("put-right.which"), true
		sec := putright.Section{Columns: 2}
		for _, t := range among {
			sec.Options = append(sec.Options, putright.Option{ID: "put-right:" + t.FullName(r.table.game.Game), Text: words.Capital(w.Thing(t)), Act: t})
		}
		m.Sections = []putright.Section{sec}
	case r.now.Thing != 0:
		m.Title, m.Told, m.Chosen = r.name(w), nil, true
		m.Sections = r.questions(w)
		if r.now.Thing == correct.DistantThing {
			m.Text = w.Text("put-right.distant-text")
		}
		f, why, later := r.table.companion.Refuses(r.fixes())
		m.Refused = w.NotPutRight(f, why, later)
		m.Changed = len(r.fixes()) > 0 && m.Refused == ""
	case r.list != nil:
		m.Told, m.Chosen = nil, true
		m.Title, m.Sections = r.list(w)
	default:
		m.Text = w.Text("put-right.text")
		m.Sections = []putright.Section{{Columns: 2, Options: r.beside(w)}}
	}
	return m
}

// matTitle names the mat of a seat.
func matTitle(w words.Words, seat engine.Seat) string {
	if w.Company() {
		return words.Capital(w.Text("company.mat", "seat", w.Noun().Seat(seat)))
	}
	return w.Text([...]string{engine.HumanSeat: "mat-page.yours", engine.AutomaSeat: "mat-page.automas"}[seat&1])
}

// seatIcon is the sign of a seat; at a real table nobody has a rival's face.
func seatIcon(seat engine.Seat) string { return livery.SeatIcon(&theme.Palette{}, seat) }

// beside are the things that do not lie on the board.
func (r *correcting) beside(w words.Words) (options []putright.Option) {
	g := r.table.game
	add := func(icon string, f correct.Correction) {
		f = companion.CurrentValue(&r.table.position.State, f)
		options = append(options, putright.Option{ID: "put-right:" + idOf(f), Icon: icon, Text: fixName(w, f),
			Note: strconv.Itoa(int(f.Amount)), Act: correctThing{f}})
	}
	s := &r.table.position.State
	for seat := range engine.Seat(s.Seats) {
		add("laurels", correct.Correction{Thing: correct.VPThing, Seat: seat})
	}
	for seat := range engine.Seat(s.Seats) {
		if s.IsAutoma(seat) {
			continue
		}
		add("income", correct.Correction{Thing: correct.IncomeThing, Seat: seat})
		if g.Kept().Money {
			add("money", correct.Correction{Thing: correct.MoneyThing, Seat: seat})
		}
	}
	add("coal", correct.Correction{Thing: correct.MarketThing, Resource: engine.Coal})
	add("iron", correct.Correction{Thing: correct.MarketThing, Resource: engine.Iron})
	if g.Distant.Bonuses != nil {
		add("ship", correct.Correction{Thing: correct.DistantThing})
	}
	for seat := range engine.Seat(s.Seats) {
		options = append(options, putright.Option{ID: "put-right:mat:" + strconv.Itoa(int(seat)), Icon: seatIcon(seat), Text: matTitle(w, seat),
			Act: correctMat{seat}})
	}
	if g.Kept().Hand && r.named() > 0 {
		options = append(options, putright.Option{ID: "put-right:hand", Icon: "deck", Text: w.Text("put-right.hand"), Note: strconv.Itoa(r.named()), Act: correctHand{}})
	}
	return options
}

// handCards are the cards of the hand to choose from.
func (r *correcting) handCards(w words.Words) (title string, cards []putright.Section) {
	sec := putright.Section{Columns: 2}
	for i, card := range r.table.position.Players[engine.HumanSeat].Hand[:r.named()] {
		n := strconv.Itoa(i + 1)
		sec.Options = append(sec.Options, putright.Option{ID: "put-right:hand:" + n, Text: words.Capital(w.Card(card)), Note: n, Act: hand.Card{Index: i}})
	}
	return w.Text("put-right.hand"), []putright.Section{sec}
}

// matTiles are the tiles of a mat to choose from.
func (r *correcting) matTiles(w words.Words, seat engine.Seat) (sections []putright.Section) {
	g := r.table.game
	for _, industry := range g.Industries {
		sec := putright.Section{Heading: w.Text("mat-page.stack." + industry.Industry.String()), Columns: 2}
		for _, t := range tilesOf(r.table.game, industry.Industry) {
			f := companion.CurrentValue(&r.table.position.State, correct.Correction{Thing: correct.MatThing, Seat: seat, Tile: t})
			sec.Options = append(sec.Options, putright.Option{ID: "put-right:mat:" + notation.TileName(g.Game, t), Icon: livery.IndustryIcon(industry.Industry),
				Text: words.Capital(w.Tile(t)), Note: strconv.Itoa(int(f.Amount)), Act: correctThing{f}})
		}
		sections = append(sections, sec)
	}
	return sections
}
