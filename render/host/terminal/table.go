package terminal

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/words"
)

// view is a position of a game in lines of text.
type view struct {
	speech
	rec    *record.Record
	p      *automa.Position // of the record, or amid a turn of the Automa at a step
	s      *engine.State    // of the table: on a real one, while tasks are ticked off, after the part done so far
	at     *moment          // amid a turn; nil outside of one
	colour bool
}

// seats are those of the table in this round's order; against the Automa or a rival you come first.
func (v *view) seats() []engine.Seat {
	if v.Company() {
		return v.s.Order[:v.s.Seats]
	}
	return []engine.Seat{engine.HumanSeat, engine.AutomaSeat}
}

// labels are the words that open the lines of the table.
func (v *view) labels() (list []string) {
	for _, key := range []string{"back", "markets", "merchants", "distant", "hand"} {
		list = append(list, v.say("label."+key))
	}
	for _, seat := range v.seats() {
		list = append(list, v.label("seat", seat), v.label("label.tiles", seat), v.label("label.links", seat))
	}
	return list
}

// leastLabel is how wide the column of these words is at least.
const leastLabel = 11

// table shows the whole position compactly: the player to move, both sides, the Automa's next back, markets, merchants, tiles,
// links and the hand. Empty parts are left out.
func (v *view) table() []string {
	lines := v.headline()
	for _, seat := range v.seats() {
		lines = append(lines, v.seat(seat)...)
	}
	lines = append(lines, v.backOnTop()...)
	lines = append(lines, v.labelled(v.say("label.markets"), v.markets()...)...)
	lines = append(lines, v.labelled(v.say("label.merchants"), v.merchants()...)...)
	lines = append(lines, v.labelled(v.say("label.distant"), v.distant())...)
	for _, seat := range v.seats() {
		lines = append(lines, v.labelled(v.label("label.tiles", seat), v.tiles(seat))...)
		lines = append(lines, v.labelled(v.label("label.links", seat), v.links(seat))...)
	}
	return append(lines, v.labelled(v.say("label.hand"), v.hand())...)
}

// shortTable shows the parts of the position that change with every turn: at its first action both sides, the next back and the hand,
// and later the side of the player to move.
func (v *view) shortTable() []string {
	lines := append(v.headline(), v.seat(v.s.Actor)...)
	if v.s.ActionsLeft < v.game.Actions(v.s) {
		return lines
	}
	for _, seat := range v.seats() {
		if seat != v.s.Actor {
			lines = append(lines, v.seat(seat)...)
		}
	}
	return append(append(lines, v.backOnTop()...), v.labelled(v.say("label.hand"), v.hand())...)
}

// backOnTop shows the back on top of the Automa's deck, where it is known.
func (v *view) backOnTop() []string {
	top := v.game.Top(v.p)
	if top == nil || v.s.Decision == engine.GameOver || !companion.TopKnown(v.rec) {
		return nil
	}
	return v.labelled(v.say("label.back"), strings.TrimSpace(v.backOf(top)+" "+v.beneath()))
}

// seat shows the holdings of a seat beside the board.
func (v *view) seat(seat engine.Seat) []string {
	return v.labelled(v.label("seat", seat), v.holdings(seat))
}

// labelled are texts behind a label, each wrapped; nothing for an empty text. Where names leave no room for a column of labels, each
// text has its own before it.
func (v *view) labelled(label string, texts ...string) (lines []string) {
	width := leastLabel // of the column, in the language
	for _, other := range v.labels() {
		if n := utf8.RuneCountInString(other); n >= leastLabel {
			width = max(width, n+2)
		}
	}
	crowded := v.Company() && width > v.Width/3
	for _, text := range texts {
		switch {
		case text == "":
		case v.Plain || crowded:
			lines = append(lines, v.cut(v.say("labelled", "label", label, "text", text))...)
		default:
			wrapped := v.Wrap(strings.Repeat("_", width)+text, width)
			wrapped[0] = fmt.Sprintf("%-*s", width, label) + wrapped[0][width:]
			lines = append(lines, wrapped...)
			label = ""
		}
	}
	return lines
}

// headline says where the game is.
func (v *view) headline() []string {
	h := v.rec.Header()
	key := "headline"
	switch {
	case v.s.Decision == engine.GameOver:
		key = "headline_over"
	case v.s.Decision == engine.ChooseGiveUp:
		key = "headline_give-up"
	case v.s.IsAutoma(v.s.Actor):
		key = "headline_automa"
	}
	text := v.say(key, "era", v.say("era."+strconv.Itoa(int(v.s.Era))), "round", v.s.Round, "rounds", v.game.Rounds(int(v.s.Seats)),
		"action", v.game.Actions(v.s)-v.s.ActionsLeft+1, "actions", v.game.Actions(v.s), "difficulty", v.Mat(h.Difficulty), "seed", h.Seed,
		"who", v.onTurn(&h), "draw", v.s.Draw)
	lines := v.cut(text)
	if h.Practice {
		lines = append(lines, v.cut(v.say("practice"))...)
	}
	if h.Hinted {
		lines = append(lines, v.cut(v.say("hinted"))...)
	}
	return lines
}

// onTurn names the person who is to choose, who is "you" only where nobody else is.
func (v *view) onTurn(h *record.Header) string {
	if h.OnePerson() {
		return v.label("seat", v.s.Actor)
	}
	return v.SeatName(v.s.Actor)
}

func (v *view) holdings(seat engine.Seat) string {
	p := &v.s.Players[seat]
	key := "holdings"
	switch {
	case v.s.IsAutoma(seat):
		key = "holdings_automa"
	case v.game.Edition.PrivateMoney:
		key = "table.holdings"
	}
	return v.say(key, "vp", p.VP, "more", v.more(seat), "links", v.game.LinksLeft(p), "money", v.Money(int(p.Money)), "spent", v.Money(int(p.Spent)),
		"level", words.Signed(v.game.IncomeLevel(p)), "space", p.Income, "draw", v.s.Draw)
}

// more tells the VP that the end of the era would bring a seat, if any: in the introductory game only a part of them, as money
// and income score there as well (B4.7, C4.6).
func (v *view) more(seat engine.Seat) string {
	n := bill.Comes(v.game.Game, v.s)[seat].VP()
	switch {
	case n == 0 || v.s.Decision == engine.GameOver:
		return ""
	case v.s.Introductory && !v.s.IsAutoma(seat): // which has neither (A45)
		return v.say("coming_introductory", "n", n)
	}
	return v.say("coming", "n", n)
}

// backOf reads the back of a card of the Automa in one line; before its first turn the corner as well.
func (v *view) backOf(card *automa.CardFacts) string {
	key := "back-of"
	switch first := v.p.FirstTurn(); {
	case first && card.Back.FirstTurnDevelop: // and nothing else counts on that turn (M76)
		key = "back-of_develop"
	case first:
		key = "back-of_draw"
	case !v.game.AutomaRules.Icons:
		return v.cottonBack(&card.Back)
	case card.Back.DevelopTo == 0:
		key = "back-of_works"
	}
	return v.say(key, "location", v.Noun().Location(card.Back.Brewery), "price", v.Money(int(card.Back.DevelopTo)),
		"cell", v.Cell(card.Back.Icon))
}

// beneath says that another back counts, where the Automa begins its turn by drawing a card.
func (v *view) beneath() string {
	if v.at != nil || v.p.FirstTurn() {
		return ""
	}
	return v.say("back-beneath")
}

// cottonBack reads a back for the Lancashire map (N11 to N14).
func (v *view) cottonBack(back *automa.BackFacts) string {
	var toward []string
	for _, l := range back.Toward {
		if l != 0 {
			toward = append(toward, v.Location(l))
		}
	}
	places := "none"
	if len(toward) > 0 {
		places = v.Or(toward)
	}
	return v.say("back-of_cotton", "second", back.SecondRow, "price", v.Pounds(int(back.DevelopTo)), "toward", places)
}

// pricesAhead is how many prices of a market are shown.
const pricesAhead = 3

// markets tells how many cubes each market has, the prices of the next ones, and its payment for one.
func (v *view) markets() (parts []string) {
	for _, r := range []engine.Resource{engine.Coal, engine.Iron} {
		after, prices := *v.s, []string{}
		for range pricesAhead {
			prices = append(prices, v.Money(int(v.game.Price(&after, r))))
			after.Market[r] = max(after.Market[r], 1) - 1
		}
		key, pays := "market", ""
		if free := v.game.Markets[r].Prices; int(v.s.Market[r]) < len(free) {
			key, pays = "market_open", v.Money(int(free[len(free)-int(v.s.Market[r])-1]))
		}
		parts = append(parts, v.say(key, "cubes", v.Noun().Amount(int(v.s.Market[r]), r), "prices", v.Commas(prices), "pays", pays))
	}
	return parts
}

// merchants tells the goods of each merchant location, its barrels, and its bonus.
func (v *view) merchants() (parts []string) {
	for l := engine.Location(1); int(l) < len(v.game.Locations); l++ {
		if goods := v.goods(l); goods != "" {
			parts = append(parts, v.say("merchant", "location", v.Noun().Location(l), "bonus", v.bonus(l), "goods", goods))
		}
	}
	return parts
}

// goods tells the goods of the merchant tiles at a location, left and right; empty where there is none.
func (v *view) goods(l engine.Location) string {
	var tiles []string
	for m := 1; m < len(v.game.Merchants); m++ {
		space := v.s.Merchants[m]
		if v.game.Merchants[m].Location != l || space.Tile == 0 {
			continue
		}
		tiles = append(tiles, v.say("goods", "side", v.MerchantSide(engine.Merchant(m)),
			"goods", v.Noun().MerchantTile(space.Tile), "beer", space.Beer))
	}
	return v.Then(tiles)
}

// distant tells where the marker of the distant market is, and which of its tiles were turned up and which are still to be;
// nothing where there is no such market.
func (v *view) distant() string {
	bonuses := v.game.Distant.Bonuses
	switch {
	case bonuses == nil:
		return ""
	case !v.game.Distant.IsOpen(&v.s.Distant):
		return v.say("distant.closed", "turned", v.moves(v.game.Distant.Turned(v.s)))
	}
	track := make([]string, len(bonuses)+1)
	for n, bonus := range bonuses {
		track[n] = strconv.Itoa(int(bonus))
	}
	track[len(bonuses)] = v.say("distant.end")
	marker := int(v.s.Distant.Marker)
	named := []any{"turned", v.moves(v.game.Distant.Turned(v.s)), "down", v.moves(v.s.FaceDown()), "bonus", track[marker]}
	if v.Plain {
		return v.say("distant.plain", append(named, "below", v.Commas(track[marker+1:]))...)
	}
	track[marker] = "[" + track[marker] + "]"
	return v.say("distant.open", append(named, "track", strings.Join(track, " "))...)
}

// moves lists how far tiles of the distant market move its marker, or is none.
func (s speech) moves(steps []uint8) string {
	if len(steps) == 0 {
		return "none"
	}
	var list []string
	for _, n := range steps {
		list = append(list, strconv.Itoa(int(n)))
	}
	return s.Commas(list)
}

// bonus tells the bonus for a merchant's beer (B12.6).
func (v *view) bonus(l engine.Location) string {
	f := &v.game.Locations[l]
	return v.say("bonus."+words.BonusKey(f.Bonus), "n", f.BonusAmount)
}

// tiles lists a seat's tiles on the board with the cubes and barrels on them.
func (v *view) tiles(seat engine.Seat) string {
	var parts []string
	for r := v.s.Owned(seat); r != 0; r = r.Rest() {
		parts = append(parts, v.say("tile-at", "location", v.Noun().Location(v.game.LocationOf(r.First())), "tile", v.standing(r.First())))
	}
	return v.coloured(seat, v.Then(parts))
}

// standing names the tile on a space with the cubes or barrels left on it.
func (v *view) standing(x engine.Space) string {
	placed := v.s.Tiles[x]
	tile := v.Noun().Tile(placed.Tile)
	switch {
	case placed.Flipped:
		return v.say("flipped", "tile", tile)
	case placed.Cubes > 0:
		return v.say("tile-left", "tile", tile, "cubes", v.Noun().Amount(int(placed.Cubes), v.game.Produces(placed.Tile)))
	}
	return tile.Text
}

func (v *view) links(seat engine.Seat) string {
	var parts []string
	for r := v.s.Players[seat].Links; r != 0; r = r.Rest() {
		parts = append(parts, v.Line(r.First()))
	}
	return v.coloured(seat, v.Then(parts))
}

func (v *view) hand() string {
	p := &v.s.Players[v.You]
	if v.onTable() && v.Company() {
		p = &v.s.Players[v.s.Actor]
	}
	if v.game.PrivateHand() {
		return v.say("table.hand", "n", p.HandLen())
	}
	var parts []string
	for _, c := range p.Hand[:p.HandLen()] {
		parts = append(parts, v.CardName(c))
	}
	return v.Commas(parts)
}

// colours of the seats: the first brass yellow, the Automa or the next one blue.
var colours = [engine.MaxSeats]string{"\x1b[33m", "\x1b[94m", "\x1b[32m", "\x1b[35m"}

// coloured marks the owner of something. The words around it name the owner too.
func (v *view) coloured(seat engine.Seat, text string) string {
	if !v.colour || text == "" {
		return text
	}
	return colours[seat] + text + "\x1b[0m"
}
