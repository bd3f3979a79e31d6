package start

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// ofTable are further editions of the offered games that are for three or four players alone (C14.2).
var ofTable = map[string][]string{"lancashire": {"lancashire-classic", "lancashire-classic-virtual"}}

// fewest is how many seats a table of the chosen game has at least: there is no game for two of Brass of 2007, or of the classic deck.
func (ch *choice) fewest() int {
	if ch.canHaveRival() && !ch.isIndustry() {
		return 2
	}
	return 3
}

// usualSeats are those of a table that was not chosen yet: a person and three rivals.
var usualSeats = []settings.Seat{{}, {Rival: search.UsualStrength}, {Rival: search.UsualStrength}, {Rival: search.UsualStrength}}

// seats are the seats of the table as chosen; those beyond are remembered.
func (ch *choice) seats() []settings.Seat {
	if ch.isIndustry() {
		return ch.industrySeats()
	}
	for len(ch.game.Seats) < engine.MaxSeats {
		ch.game.Seats = append(ch.game.Seats, usualSeats[len(ch.game.Seats)])
	}
	n := ch.game.SeatCount
	if n == 0 {
		n = engine.MaxSeats
	}
	return ch.game.Seats[:min(max(n, ch.fewest()), engine.MaxSeats)]
}

// strength is one that a rival at a table can have.
type strength struct{ name, text string }

// strengths are those of the chosen game.
func (ch *choice) strengths(w words.Words) (list []strength) {
	if ch.isIndustry() {
		return industryStrengths(w)
	}
	for _, s := range search.Strengths {
		list = append(list, strength{s.Name, words.Capital(w.Mat(s.Name))})
	}
	return list
}

// seatCount is how many seats were chosen for a table of the chosen game, 0 for none.
func (ch *choice) seatCount() *int {
	if ch.isIndustry() {
		return &ch.game.Industry.SeatCount
	}
	return &ch.game.SeatCount
}

// atTable is the table of people and rivals as chosen. The strength of a lone rival is what the game is called by.
func (ch *choice) atTable(seed uint64) Begin {
	h := record.Header{Seed: seed, Options: engine.Options{Seats: len(ch.seats()), Introductory: ch.introductory()}}
	for n, seat := range ch.seats() {
		strength, rival := search.StrengthNamed(seat.Rival)
		if n == 0 || !rival {
			h.Players[n] = record.Player{Name: asName(seat.Name), Unaided: seat.Unaided}
			continue
		}
		if h.Players[n] = (record.Player{Rival: strength.Futures}); h.Duel() {
			h.Difficulty = strength.Name
		}
	}
	return Begin{Game: ch.Game(), Header: h}
}

// atRealTable is the real table of people as chosen: whoever else sat at a seat gives way to a person.
func (ch *choice) atRealTable(seed uint64) Begin {
	h := record.Header{Seed: seed, Options: engine.Options{Seats: len(ch.seats()), Introductory: ch.introductory()}}
	for n, seat := range ch.seats() {
		h.Players[n].Name = asName(seat.Name)
	}
	return Begin{Game: ch.Game(), Header: h, Table: true, KeepMoney: ch.game.KeepMoney}
}

// seated is the table without the Automa as chosen.
func (ch *choice) seated(seed uint64) Begin {
	if ch.real {
		return ch.atRealTable(seed)
	}
	return ch.atTable(seed)
}

// asName is a name as a record has it: without what is not seen, and without spaces at its ends.
func asName(typed string) string { return strings.Join(strings.Fields(printable(typed)), " ") }

// printable is a text without what is not seen, such as the joints of composed signs.
func printable(typed string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) && !unicode.IsSpace(r) {
			return -1
		}
		return r
	}, typed)
}

// wrongName is the seat of a person who cannot be called as typed, and why; no error if all can.
func (ch *choice) wrongName(w words.Words) (seat int, why error) {
	names := make([]string, len(ch.seats()))
	if ch.isIndustry() {
		h := ch.industryHeader(0)
		for seat := range names {
			names[seat] = h.Players[seat].Name
		}
		w = ch.bidders(w)
	} else {
		h := ch.seated(0).Header
		for seat := range names {
			names[seat] = h.Players[seat].Name
		}
		w = w.At(&h)
	}
	return words.CheckNames(names, w.Names[:])
}

// misnamed reports whether a person at the table as chosen cannot be called as typed.
func (ch *choice) misnamed(w words.Words) bool {
	if !ch.seatsPeople() {
		return false
	}
	_, why := ch.wrongName(w)
	return why != nil
}

// seatsPeople reports whether seats are chosen: there are no names against the Automa and a lone rival, nor in a first game of Industry.
func (ch *choice) seatsPeople() bool {
	if ch.real {
		return ch.game.People
	}
	return ch.game.Table || ch.isIndustry() && !ch.guide
}

// chooseSeats answers what is chosen for a seat: what is "2", and to the strength of a rival, or what a person has.
func (ch *choice) chooseSeat(a chooseSeat) {
	seat := &ch.seats()[a.seat]
	switch a.to {
	case "person":
		seat.Rival = ""
	case "hints":
		seat.Unaided = !seat.Unaided
	default:
		seat.Rival = a.to
	}
}

// chooseSeat chooses who sits at a seat.
type chooseSeat struct {
	seat int
	to   string
}

// nameField is the text field for the name at a seat.
func nameField(seat int) string { return "new-game:seat:" + strconv.Itoa(seat+1) + ":name" }

// typeName changes the name that has the cursor.
func (ch *choice) typeName(field string, t view.Typed) {
	for n := range ch.seats() {
		if field == nameField(n) {
			seat := &ch.seats()[n]
			seat.Name = printable(widget.Type(seat.Name, t, record.LongestPlayer)) // settings keep it so
		}
	}
}

// drawSeats draws how many seats there are and who sits there, and returns the height.
func (p *newGamePage) drawSeats(c *widget.Canvas, area view.Rect) float64 {
	in := area
	in.Y += drawRow(c, in, p.choice.seatCountRow(c))
	for n := range p.choice.seats() {
		in.Y += p.drawSeat(c, in, n)
	}
	return in.Y - area.Y
}

func (ch *choice) seatCountRow(c *widget.Canvas) row {
	r := row{id: "new-game:seats", label: c.Words.Text("new-game.seats.label"), explain: c.Words.Text("new-game.seats.explained")}
	if ch.real {
		r.explain = c.Words.Text("new-game.seats.real")
	}
	if ch.isIndustry() {
		r.explain = c.Words.Text("new-game.industry.seats")
	} else if ch.fewest() > 2 {
		r.explain = c.Words.Text("new-game.seats.not-two") + " " + r.explain
	}
	for n := ch.fewest(); n <= engine.MaxSeats; n++ {
		text := strconv.Itoa(n)
		r.options = append(r.options, option{id: "new-game:seats:" + text, text: text, name: c.Words.Text("new-game.seats.of", "n", n),
			act: choose{"seats", text}, picked: n == len(ch.seats())})
	}
	return r
}

// drawPeople draws how many people sit at a real table and their names, and returns the height.
func (p *tablePage) drawPeople(c *widget.Canvas, area view.Rect) float64 {
	in := area
	in.Y += drawRow(c, in, p.choice.seatCountRow(c))
	for n, seat := range p.choice.seats() {
		rest := drawLabel(c, in, c.Words.Text("new-game.seat.label", "n", n+1))
		p.drawName(c, view.Rect{X: rest.X, Y: rest.Y, W: min(nameWide, rest.W), H: c.ButtonHigh()}, n, seat.Name)
		in.Y = rest.Y + c.ButtonHigh() + gapBelow(c)
		in.Y += drawWrongName(c, view.Rect{X: rest.X, Y: in.Y, W: rest.W}, p.choice, n)
	}
	return in.Y - area.Y
}

// nameWide is how wide the field for a name is at most.
const nameWide = 220.0

// drawName draws the field for the name at a seat.
func (f *frame) drawName(c *widget.Canvas, area view.Rect, n int, name string) {
	c.Field(area, widget.Field{ID: nameField(n), Name: c.Words.Text("new-game.seat.name", "n", n+1), Text: name,
		Empty: c.Words.Text("seat-name.person", "n", n+1), Focus: focus{nameField(n)}, On: f.typing == nameField(n)})
}

// drawSeat draws who sits at a seat: a person, with a name, or a rival.
func (p *newGamePage) drawSeat(c *widget.Canvas, area view.Rect, n int) float64 {
	w := words.In(c.Words)
	seat, label := p.choice.seats()[n], c.Words.Text("new-game.seat.label", "n", n+1)
	id := "new-game:seat:" + strconv.Itoa(n+1)
	r := row{id: id, label: label}
	add := func(to, text string, picked bool) {
		r.options = append(r.options, option{id: id + ":" + to, text: text, act: chooseSeat{n, to}, picked: picked})
	}
	strengths := p.choice.strengths(w)
	person := n == 0 || !slices.ContainsFunc(strengths, func(s strength) bool { return s.name == seat.Rival })
	if n > 0 {
		add("person", c.Words.Text("new-game.seat.person"), person)
		for _, s := range strengths {
			add(s.name, s.text, seat.Rival == s.name)
		}
	}
	high := 0.0
	if n > 0 {
		high = drawRow(c, area, named(c, r))
		area.Y += high
	}
	if !person {
		return high
	}
	rest := area
	switch {
	case n == 0:
		rest = drawLabel(c, area, label)
	case c.Size.Layout() != view.Tall:
		rest = drawLabel(c, area, "")
	default: // right below the choice, where the label stands above
		rest.Y -= gapBelow(c) - rowGap
	}
	hints := widget.Button{ID: id + ":hints", Text: c.Words.Text("new-game.seat.hints"), Act: chooseSeat{n, "hints"}, Picked: !seat.Unaided,
		About: about{"new-game.seat.hints-explained"}}
	hints.Name = w.Commas([]string{hints.Text, label})
	field := view.Rect{X: rest.X, Y: rest.Y, W: min(nameWide, rest.W-c.ButtonWide(&hints)-theme.Gap), H: c.ButtonHigh()}
	p.drawName(c, field, n, seat.Name)
	c.Button(view.Rect{X: field.Right() + theme.Gap, Y: rest.Y, W: c.ButtonWide(&hints), H: c.ButtonHigh()}, hints)
	high += rest.Y + c.ButtonHigh() + gapBelow(c) - area.Y
	return high + drawWrongName(c, view.Rect{X: rest.X, Y: rest.Y + c.ButtonHigh() + 4, W: rest.W}, p.choice, n)
}

// wrongNameText is a sentence that says why somebody cannot be called as typed.
func wrongNameText(w words.Words, why error) string { return words.Capital(w.Reason(why)) + "." }

// drawWrongName says below the field for the name at a seat why the person cannot be called so, and returns the height.
func drawWrongName(c *widget.Canvas, area view.Rect, ch *choice, n int) float64 {
	w := words.In(c.Words)
	seat, why := ch.wrongName(w)
	if why == nil || seat != n {
		return 0
	}
	return c.Para(area, nameField(n)+":wrong", wrongNameText(w, why), c.Soft().In(c.Palette.No)) + 4
}

// tableText names the table that would begin, or says why none can.
func (ch *choice) tableText(c *widget.Canvas) (string, widget.Style) {
	w := words.In(c.Words)
	if _, why := ch.wrongName(w); why != nil {
		return wrongNameText(w, why), c.Soft().In(c.Palette.No)
	}
	begun := ch.seated(0)
	w = w.At(&begun.Header)
	var names []string
	for seat := range engine.Seat(begun.Header.Options.Seats) {
		names = append(names, w.SeatInText(seat))
	}
	return w.Text("new-game.chosen.table", "game", gameName(w, ch.Game()), "list", w.And(names)), c.Soft()
}
