package terminal

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/words"
)

// labels are the texts of the words that open the lines of the table.
var labels = []string{"seat.0", "seat.1", "label.back", "label.markets", "label.merchants", "label.distant", "label.hand",
	"label.tiles.0", "label.tiles.1", "label.links.0", "label.links.1"}

// leastLabel is how wide the column of these words is at least.
const leastLabel = 11

// labelWidth is the width of their column in the language.
func (t *Client) labelWidth() int {
	width := leastLabel
	for _, label := range labels {
		if n := utf8.RuneCountInString(t.say(label)); n >= leastLabel {
			width = max(width, n+2)
		}
	}
	return width
}

// table shows the whole position compactly: the player to move, both sides, the Automa's next back, markets, merchants, tiles,
// links and the hand. Empty parts are left out.
func (t *Client) table() []string {
	s := t.state()
	lines := t.headline(s)
	for seat := range engine.Seat(s.Seats) {
		lines = append(lines, t.seat(s, seat)...)
	}
	lines = append(lines, t.backOnTop(s)...)
	lines = append(lines, t.labelled(t.say("label.markets"), t.markets(s)...)...)
	lines = append(lines, t.labelled(t.say("label.merchants"), t.merchants(s)...)...)
	lines = append(lines, t.labelled(t.say("label.distant"), t.distant(s))...)
	for seat := range int(s.Seats) {
		lines = append(lines, t.labelled(t.say("label.tiles."+strconv.Itoa(seat)), t.tiles(s, engine.Seat(seat)))...)
		lines = append(lines, t.labelled(t.say("label.links."+strconv.Itoa(seat)), t.links(s, engine.Seat(seat)))...)
	}
	return append(lines, t.labelled(t.say("label.hand"), t.hand(s))...)
}

// shortTable shows the parts of the position that change with every turn: at its first action both sides, the next back and the hand,
// and later the side of the player to move.
func (t *Client) shortTable() []string {
	s := t.state()
	lines := append(t.headline(s), t.seat(s, s.Actor)...)
	if s.ActionsLeft < t.game().Actions(s) {
		return lines
	}
	for seat := range engine.Seat(s.Seats) {
		if seat != s.Actor {
			lines = append(lines, t.seat(s, seat)...)
		}
	}
	return append(append(lines, t.backOnTop(s)...), t.labelled(t.say("label.hand"), t.hand(s))...)
}

// backOnTop shows the back on top of the Automa's deck, where it is known.
func (t *Client) backOnTop(s *engine.State) []string {
	top := t.game().Top(t.position())
	if top == nil || s.Decision == engine.GameOver || !companion.TopKnown(t.rec) {
		return nil
	}
	return t.labelled(t.say("label.back"), strings.TrimSpace(t.backOf(top)+" "+t.beneath()))
}

// seat shows the holdings of a seat beside the board.
func (t *Client) seat(s *engine.State, seat engine.Seat) []string {
	return t.labelled(t.say("seat."+strconv.Itoa(int(seat))), t.holdings(s, seat))
}

// labelled are texts behind a label, each wrapped; nothing for an empty text.
func (t *Client) labelled(label string, texts ...string) (lines []string) {
	width := t.labelWidth()
	for _, text := range texts {
		switch {
		case text == "":
		case t.Words.Plain:
			lines = append(lines, t.Words.Wrap(t.say("labelled", "label", label, "text", text), 2)...)
		default:
			wrapped := t.Words.Wrap(strings.Repeat("_", width)+text, width)
			wrapped[0] = fmt.Sprintf("%-*s", width, label) + wrapped[0][width:]
			lines = append(lines, wrapped...)
			label = ""
		}
	}
	return lines
}

// headline says where the game is.
func (t *Client) headline(s *engine.State) []string {
	era := t.say("era." + strconv.Itoa(int(s.Era)))
	h := t.rec.Header()
	key := "headline"
	switch {
	case s.Decision == engine.GameOver:
		key = "headline_over"
	case s.Decision == engine.ChooseGiveUp:
		key = "headline_give-up"
	case s.IsAutoma(s.Actor):
		key = "headline_automa"
	}
	text := t.say(key, "era", era, "round", strconv.Itoa(int(s.Round)), "rounds", strconv.Itoa(t.game().Rounds(int(s.Seats))),
		"action", strconv.Itoa(int(t.game().Actions(s)-s.ActionsLeft+1)), "actions", strconv.Itoa(int(t.game().Actions(s))),
		"difficulty", t.Words.Mat(h.Difficulty), "seed", strconv.FormatUint(h.Seed, 10))
	lines := t.Words.Wrap(text, 2)
	if h.Practice {
		lines = append(lines, t.Words.Wrap(t.say("practice"), 2)...)
	}
	if h.Hinted {
		lines = append(lines, t.Words.Wrap(t.say("hinted"), 2)...)
	}
	return lines
}

func (t *Client) holdings(s *engine.State, seat engine.Seat) string {
	p := &s.Players[seat]
	vp, links := strconv.Itoa(int(p.VP)), strconv.Itoa(t.game().LinksLeft(p))
	more := t.more(s, seat)
	if s.IsAutoma(seat) {
		return t.say("holdings_automa", "vp", vp, "more", more, "links", links)
	}
	key := "holdings"
	if t.game().Edition.PrivateMoney {
		key = "table.holdings"
	}
	return t.say(key, "vp", vp, "more", more, "links", links, "money", t.Words.Money(int(p.Money)), "spent", t.Words.Money(int(p.Spent)),
		"level", words.Signed(t.game().IncomeLevel(p)), "space", strconv.Itoa(int(p.Income)), "draw", strconv.Itoa(int(s.Draw)))
}

// more tells the VP that the end of the era would bring a seat, if any: in the introductory game only a part of them, as money
// and income score there as well (B4.7, C4.6).
func (t *Client) more(s *engine.State, seat engine.Seat) string {
	n := bill.Comes(t.game().Game, s)[seat].VP()
	switch {
	case n == 0 || s.Decision == engine.GameOver:
		return ""
	case s.Introductory && !s.IsAutoma(seat): // which has neither (A45)
		return t.say("coming_introductory", "n", strconv.Itoa(n))
	}
	return t.say("coming", "n", strconv.Itoa(n))
}

// backOf reads the back of a card of the Automa in one line; before its first turn the corner as well.
func (t *Client) backOf(card *automa.CardFacts) string {
	key := "back-of"
	switch first := t.position().FirstTurn(); {
	case first && card.Back.FirstTurnDevelop: // and nothing else counts on that turn (M76)
		key = "back-of_develop"
	case first:
		key = "back-of_draw"
	case !t.game().AutomaRules.Icons:
		return t.cottonBack(&card.Back)
	case card.Back.DevelopTo == 0:
		key = "back-of_works"
	}
	return t.say(key, "location", t.Words.Noun().Location(card.Back.Brewery), "price", t.Words.Money(int(card.Back.DevelopTo)),
		"cell", t.Words.Cell(card.Back.Icon))
}

// beneath says that another back counts, where the Automa begins its turn by drawing a card.
func (t *Client) beneath() string {
	if t.shown != nil || t.position().FirstTurn() {
		return ""
	}
	return t.say("back-beneath")
}

// cottonBack reads a back for the Lancashire map (N11 to N14).
func (t *Client) cottonBack(back *automa.BackFacts) string {
	second, toward := "no", []string{}
	if back.SecondRow {
		second = "yes"
	}
	for _, l := range back.Toward {
		if l != 0 {
			toward = append(toward, t.Words.Location(l))
		}
	}
	places := "none"
	if len(toward) > 0 {
		places = t.Words.Or(toward)
	}
	return t.say("back-of_cotton", "second", second, "price", t.Words.Pounds(int(back.DevelopTo)), "toward", places)
}

// pricesAhead is how many prices of a market are shown.
const pricesAhead = 3

// markets tells how many cubes each market has, the prices of the next ones, and its payment for one.
func (t *Client) markets(s *engine.State) (parts []string) {
	for _, r := range []engine.Resource{engine.Coal, engine.Iron} {
		after, prices := *s, []string{}
		for range pricesAhead {
			prices = append(prices, t.Words.Money(int(t.game().Price(&after, r))))
			after.Market[r] = max(after.Market[r], 1) - 1
		}
		key, pays := "market", ""
		if free := t.game().Markets[r].Prices; int(s.Market[r]) < len(free) {
			key, pays = "market_open", t.Words.Money(int(free[len(free)-int(s.Market[r])-1]))
		}
		parts = append(parts, t.say(key, "cubes", t.Words.Noun().Amount(int(s.Market[r]), r), "prices", t.Words.Commas(prices), "pays", pays))
	}
	return parts
}

// merchants tells the goods of each merchant location, its barrels, and its bonus.
func (t *Client) merchants(s *engine.State) (parts []string) {
	for l := engine.Location(1); int(l) < len(t.game().Locations); l++ {
		if goods := t.goods(s, l); goods != "" {
			parts = append(parts, t.say("merchant", "location", t.Words.Noun().Location(l), "bonus", t.bonus(l), "goods", goods))
		}
	}
	return parts
}

// goods tells the goods of the merchant tiles at a location, left and right; empty where there is none.
func (t *Client) goods(s *engine.State, l engine.Location) string {
	var tiles []string
	for m := 1; m < len(t.game().Merchants); m++ {
		space := s.Merchants[m]
		if t.game().Merchants[m].Location != l || space.Tile == 0 {
			continue
		}
		beer := "no"
		if space.Beer {
			beer = "yes"
		}
		tiles = append(tiles, t.say("goods", "side", t.Words.MerchantSide(engine.Merchant(m)),
			"goods", t.Words.Noun().MerchantTile(space.Tile), "beer", beer))
	}
	return t.Words.Then(tiles)
}

// distant tells where the marker of the distant market is, and which of its tiles were turned up and which are still to be;
// nothing where there is no such market.
func (t *Client) distant(s *engine.State) string {
	bonuses := t.game().Distant.Bonuses
	switch {
	case bonuses == nil:
		return ""
	case !t.game().Distant.IsOpen(&s.Distant):
		return t.say("distant.closed", "turned", t.moves(t.game().Distant.Turned(s)))
	}
	track := make([]string, len(bonuses)+1)
	for n, bonus := range bonuses {
		track[n] = strconv.Itoa(int(bonus))
	}
	track[len(bonuses)] = t.say("distant.end")
	marker := int(s.Distant.Marker)
	named := []any{"turned", t.moves(t.game().Distant.Turned(s)), "down", t.moves(s.FaceDown()), "bonus", track[marker]}
	if t.Words.Plain {
		return t.say("distant.plain", append(named, "below", t.Words.Commas(track[marker+1:]))...)
	}
	track[marker] = "[" + track[marker] + "]"
	return t.say("distant.open", append(named, "track", strings.Join(track, " "))...)
}

// moves lists how far tiles of the distant market move its marker, or is none.
func (t *Client) moves(steps []uint8) string {
	if len(steps) == 0 {
		return "none"
	}
	var list []string
	for _, n := range steps {
		list = append(list, strconv.Itoa(int(n)))
	}
	return t.Words.Commas(list)
}

// bonus tells the bonus for a merchant's beer (B12.6).
func (t *Client) bonus(l engine.Location) string {
	f := &t.game().Locations[l]
	return t.say("bonus."+words.BonusKey(f.Bonus), "n", strconv.Itoa(int(f.BonusAmount)))
}

// tiles lists a seat's tiles on the board with the cubes and barrels on them.
func (t *Client) tiles(s *engine.State, seat engine.Seat) string {
	var parts []string
	for r := s.Owned(seat); r != 0; r = r.Rest() {
		parts = append(parts, t.tile(s, r.First()))
	}
	return t.coloured(seat, t.Words.Then(parts))
}

func (t *Client) tile(s *engine.State, x engine.Space) string {
	return t.say("tile-at", "location", t.Words.Noun().Location(t.game().LocationOf(x)), "tile", t.standing(s, x))
}

// standing names the tile on a space with the cubes or barrels left on it.
func (t *Client) standing(s *engine.State, x engine.Space) string {
	placed := s.Tiles[x]
	tile := t.Words.Noun().Tile(placed.Tile)
	switch {
	case placed.Flipped:
		return t.say("flipped", "tile", tile)
	case placed.Cubes > 0:
		return t.say("tile-left", "tile", tile, "cubes", t.Words.Noun().Amount(int(placed.Cubes), t.game().Produces(placed.Tile)))
	}
	return tile.Text
}

func (t *Client) links(s *engine.State, seat engine.Seat) string {
	var parts []string
	for r := s.Players[seat].Links; r != 0; r = r.Rest() {
		parts = append(parts, t.Words.Line(r.First()))
	}
	return t.coloured(seat, t.Words.Then(parts))
}

func (t *Client) hand(s *engine.State) string {
	p := &s.Players[t.person(s)]
	if t.game().PrivateHand() {
		return t.say("table.hand", "n", strconv.Itoa(p.HandLen()))
	}
	var parts []string
	for _, c := range p.Hand[:p.HandLen()] {
		parts = append(parts, t.cardName(c))
	}
	return t.Words.Commas(parts)
}

// cardName names the face of a card, without the words around it.
func (t *Client) cardName(c engine.Card) string {
	switch f := &t.game().Cards[c]; f.Kind {
	case engine.LocationCard:
		return t.Words.Location(f.Location)
	case engine.IndustryCard:
		return t.Words.Industries(f.Industries)
	}
	return t.Words.Card(c)
}

// colours of the seats: the human brass yellow, the Automa blue.
var colours = [engine.MaxSeats]string{"\x1b[33m", "\x1b[94m", "\x1b[32m", "\x1b[35m"}

// coloured marks the owner of something. The words around it name the owner too.
func (t *Client) coloured(seat engine.Seat, text string) string {
	if !t.Colour || text == "" {
		return text
	}
	return colours[seat] + text + "\x1b[0m"
}
