package pages

import (
	"math"
	"slices"

	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Past holds the results of earlier games of the same kind.
type Past struct {
	Known    bool   // else nothing else is
	Played   int    // games that count
	Won      int    // of these
	Best     int    // VP
	Rung     string // of the ladder that this game led up to, if it did
	Borrowed bool   // the game itself came as a link, and was not played here
}

// Final is the page of a game that is over.
type Final struct {
	record   *record.Record
	game     *engine.Game
	account  account.Account
	traded   bool // the game has merchants
	oneEra   bool
	seats    []engine.Seat // the best first, at a table of several
	result   Result
	money    companion.Outcome // its known part, where money scores and is not known
	score    record.Score
	day      daily.Day // that the game is of, 0 for none
	practice bool
	hinted   bool
	past     Past
	header   record.Header
	scroll   widget.Scroll
	seat     engine.Seat // the seat of the list of richest links and tiles

	Left float64 // of the moment in which the bars rise, from 1 to 0
}

// ShowRichest chooses the seat of the list of richest links and tiles.
type ShowRichest struct{ Seat engine.Seat }

const momentsID = "final:moments"

// NewFinal makes the page of a solo game that is over; past are the games before it.
func NewFinal(r *record.Record, past Past) *Final {
	p := r.Position()
	f := &Final{record: r, game: r.Game().Game, account: account.Of(r), traded: len(r.Game().Merchants) > 1, oneEra: p.Introductory, result: ResultOf(r.Game().Game, &p.State), practice: r.Header().Practice || r.Header().From != nil,
		past: past, header: r.Header(), hinted: r.Header().Hinted}
	f.money = companion.OutcomeOf(r)
	f.score, _ = r.Score()
	f.seats = f.result.Seats()
	if f.header.Options.Seats > 2 || !f.header.OnePerson() {
		f.seat = f.result.Winner
	}
	f.day, _ = daily.Of(r.Game(), r.Header())
	return f
}

// Do takes in the acts that concern the page alone.
func (f *Final) Do(act any) bool {
	if f.scroll.Do(momentsID, act) {
		return true
	}
	if show, ok := act.(ShowRichest); ok {
		f.seat = show.Seat
		return true
	}
	return false
}

func thingText(w words.Words, t *account.Scorer, oneEra bool) string {
	tag := ""
	switch {
	case t.Both:
		tag = "both"
	case !oneEra && t.Line != 0:
		tag = t.Era.String()
	}
	name := ""
	if t.Line != 0 {
		name = w.Line(t.Line)
	} else {
		name = words.Capital(w.Text("page.tile-at", "tile", w.Noun().Tile(t.Tile), "space", w.Noun().Space(t.Space)))
	}
	if tag == "" {
		return name
	}
	return w.Text("page.final.thing."+tag, "thing", name)
}

func (f *Final) momentText(w words.Words, m *account.Moment) string {
	e := &f.record.Entries()[m.Entry]
	return w.Text("page.final.moment."+m.Kind.String()+"."+momentOf(w, m), "deed", whatWasDone(w, f.game, e), "n", itoa(m.VP),
		"count", itoa(m.Count), "name", w.SeatName(m.Seat), "other", w.SeatName(m.Other))
}

// momentOf is whose moment it is, in the keys of texts.
func momentOf(w words.Words, m *account.Moment) string {
	switch {
	case !w.Company():
		return words.SeatKey(m.Seat)
	case m.Kind == account.BeerGone && w.IsYou(m.Other):
		return "yours"
	case m.Kind != account.BeerGone && m.Kind != account.Help && w.IsYou(m.Seat):
		return "you"
	}
	return "named"
}

// View draws the page over the whole of an area.
func (f *Final) View(c *widget.Canvas, area view.Rect) {
	if c.TouchLayout() {
		f.hands(c, area)
		return
	}
	inner := c.Panel(area).Insets(20, 8)
	text, _ := f.scoreText(c)
	head, rest := inner.Top(titleRoom + c.ParaHeight(inner.W-markWide, text, c.Body()) + 16)
	f.head(c, head)
	foot, rest := rest.Foot(theme.Button + 6)
	f.buttons(c, foot)
	_, rest = rest.Foot(theme.Gap)
	const gap = 48.0
	left, right := rest.Left(rest.W*0.46 - gap/2)
	_, right = right.Left(gap)
	room := left.H - headingHigh - 5*25 - 24 // of the bars: below them is the list
	bars, rich := left.Top(min(headingHigh+62*float64(len(f.sources())), room))
	if f.many() {
		bars, rich = left.Top(min(headingHigh+f.tableHigh(c), room))
	}
	f.bars(c, bars)
	f.rich(c, rich)
	curve, moments := right.Top(rest.H * 0.46)
	f.curve(c, curve)
	f.momentList(c, moments)
}

func (f *Final) head(c *widget.Canvas, area view.Rect) {
	text, mark, colour := f.titleText(c)
	icon, title := area.Left(56)
	c.Icon(view.Rect{X: icon.X, Y: icon.Y + 4, W: 44, H: 44}, mark, colour)
	title.H = 50
	title.W -= f.honourPlate(c, title)
	c.Fitted(title, text,
		widget.Style{Font: assets.Title, Size: 42, Colour: colour})
	text, practice := f.scoreText(c)
	line := view.Rect{X: area.X, Y: area.Y + titleRoom, W: area.W, H: c.Body().Lead()}
	if practice {
		c.Icon(view.Rect{X: line.X, Y: line.Y, W: 22, H: line.H}, "warning", c.Palette.Iron)
		line.X, line.W = line.X+markWide, line.W-markWide
	}
	c.Para(line, "final:score", text, c.Body())
}

// titleText tells the winner, with a sign and a colour for that.
func (f *Final) titleText(c *widget.Canvas) (text, mark string, colour view.Colour) {
	mark, colour = "laurels", c.Palette.Brass
	if winner := f.result.Winner; !slices.Contains(f.header.Persons(), winner) {
		mark, colour = livery.SeatIcon(c.Palette, winner), livery.Seat(c.Palette, winner)
	}
	switch {
	case f.money.Behind > 0 || f.money.Uncounted != [engine.MaxSeats]bool{}:
		return c.Words.Text("page.final.title.uncounted"), "money", c.Palette.Brass
	case f.money.PoundsPerVP > 0:
		return c.Words.Text("page.final.title.sure"), mark, colour
	}
	return f.result.Title(words.In(c.Words)), mark, colour
}

// titleRoom is how far below the top of the page its second line begins.
const titleRoom = 54.0

// scoreText is the line below the title, and whether it has to say that the result does not count.
func (f *Final) scoreText(c *widget.Canvas) (text string, apart bool) {
	w := words.In(c.Words)
	text = f.placesText(w) + " " + f.bestText(w) + f.distantText(w)
	if f.result.By == 0 {
		text = f.result.equalBy(w) + " " + text
	}
	if beat := f.header.Challenge; beat.IsChallenge() {
		text = link.Outcome(w, f.score, beat) + " " + text
	}
	if f.day != 0 {
		text = w.Text("page.final.day", "date", link.Date(w, f.day)) + " " + text
	}
	if f.hinted {
		text = w.Text("page.final.hinted") + " " + text
	}
	if f.practice {
		text = w.Text("page.final.practice") + " " + text
	}
	return text, f.practice || f.hinted
}

// bestText compares the game with those before it.
func (f *Final) bestText(w words.Words) string {
	you := f.account.VP[engine.HumanSeat]
	difficulty := w.Mat(f.header.Difficulty)
	if difficulty == "" {
		difficulty = w.Text("page.final.own-mat")
	}
	key := "best"
	switch {
	case f.money.PoundsPerVP > 0:
		return w.Outcome(f.money)
	case w.Company(): // whose games are not compared
		return w.Text("page.final.seed", "seed", seedText(f.header.Seed))
	case f.practice || f.hinted || f.past.Borrowed || f.game.Edition.Companion:
		return w.Text("page.final.seed", "seed", seedText(f.header.Seed))
	case f.past.Played == 0:
		key = "first"
	case you > f.past.Best:
		key = "record"
	}
	return w.Text("page.final."+key, "difficulty", difficulty, "n", itoa(f.past.Best)) + " " +
		w.Text("page.final.seed", "seed", seedText(f.header.Seed))
}

// sources are the rows of bars: the common ones always, others only if anything came from them.
func (f *Final) sources() (list []account.Source) {
	for s := range account.Sources {
		always := s <= account.Deeds && (s != account.Merchants || f.traded) && (!f.header.Options.Introductory || s != account.RailLinks && s != account.RailTiles)
		if always || f.account.By[s] != (account.VP{}) {
			list = append(list, s)
		}
	}
	return list
}

const headingHigh = 36.0

func (f *Final) bars(c *widget.Canvas, area view.Rect) {
	if f.many() {
		f.table(c, area)
		return
	}
	w := words.In(c.Words)
	head, rest := area.Top(headingHigh)
	c.Fitted(head, w.Text("page.final.sources"), c.Heading())
	list := f.sources()
	high := min(rest.H/float64(len(list)), 62)
	most := f.mostVP()
	label := min(170*c.Reading, rest.W*0.36)
	for i, s := range list {
		row := view.Rect{X: rest.X, Y: rest.Y + high*float64(i), W: rest.W, H: high * 0.84}
		c.Fitted(view.Rect{X: row.X, Y: row.Y, W: label - 8, H: row.H}, w.Text("page.final.source."+s.String()), c.Body())
		for seat, vp := range f.account.By[s][:2] {
			bar := view.Rect{X: row.X + label, Y: row.Y + row.H/2*float64(seat), H: row.H/2 - 2}
			bar.W = float64(max(vp, 0)) / float64(most) * (row.W - label - 60)
			f.bar(c, bar, engine.Seat(seat), vp)
		}
	}
}

// mostVP is the VP of the longest bar.
func (f *Final) mostVP() int {
	most := 1
	for _, s := range f.sources() {
		most = max(most, slices.Max(f.account.By[s][:]))
	}
	return most
}

// bar draws one seat's bar with its number; the Automa's has a cog at its foot, so that colour is not all that tells them apart.
func (f *Final) bar(c *widget.Canvas, bar view.Rect, seat engine.Seat, vp int) {
	risen := view.Ease(1 - f.Left)
	bar.W *= risen
	size := min(c.Least(theme.Small*c.Reading), bar.H)
	mark := bar
	mark.W = bar.H
	ownerMark(c, mark.Inset(1), seat)
	bar.X += bar.H + 4
	if bar.W > 0 {
		radius := 0.0
		if seat == engine.AutomaSeat {
			radius = 4
		}
		c.Box(bar, radius, livery.Seat(c.Palette, seat), 0)
	}
	number := view.Rect{X: bar.Right() + 8, Y: bar.Y, W: 60, H: bar.H}
	c.Label(number, plain(int(math.Round(float64(vp)*risen))), widget.Style{Font: assets.Bold, Size: size, Colour: livery.Seat(c.Palette, seat)})
}

func (f *Final) rich(c *widget.Canvas, area view.Rect) {
	w := words.In(c.Words)
	head, rest := area.Top(headingHigh)
	wide := 90 * float64(f.header.Options.Seats) * max(1, c.Reading*c.Reading)
	if f.many() {
		wide = min(wide, head.W*0.55)
	}
	tabs, head := head.Side(wide)
	c.Fitted(head, w.Text("page.final.richest"), c.Heading())
	f.sides(c, tabs.Insets(0, 3))
	list := f.account.Richest[f.seat]
	if len(list) == 0 {
		c.Para(rest, "final:rich", w.Text("page.final.none"), c.Soft())
		return
	}
	style := c.Body()
	high := min(style.Lead()+6, rest.H/float64(len(list)))
	style = style.Sized(min(style.Size, high/1.25))
	for i := range list {
		row := view.Rect{X: rest.X, Y: rest.Y + high*float64(i), W: rest.W, H: high}
		c.Label(row, itoa(list[i].VP), style.Of(assets.Bold).In(livery.Seat(c.Palette, f.seat)).To(view.Right))
		row.W -= 50
		pic, row := row.Left(high + 4)
		c.Picture(view.Around(pic.Middle(), high-3, high-3).Move(-2, 0), f.plate(c, &list[i]), 1)
		c.Fitted(row, thingText(w, &list[i], f.oneEra), style)
	}
}

// plate is a link tile or a flipped tile of those that scored most.
func (f *Final) plate(c *widget.Canvas, t *account.Scorer) view.Painting {
	coat := plate.CoatOf(c.Palette, f.seat)
	if t.Line != 0 {
		return plate.Link{Coat: coat, Era: t.Era}
	}
	return plate.TileOf(coat, f.game, engine.PlacedTile{Tile: t.Tile, Flipped: true})
}

// sides draws the buttons that choose the seat of the list of richest links and tiles.
func (f *Final) sides(c *widget.Canvas, area view.Rect) {
	for seat, tab := range area.Columns(f.header.Options.Seats, 6) {
		seat := engine.Seat(seat)
		c.Button(tab, widget.Button{ID: "final:rich:" + seatID(seat), Text: words.In(c.Words).SeatName(seat), Act: ShowRichest{seat},
			Picked: f.seat == seat})
	}
}

func (f *Final) momentList(c *widget.Canvas, area view.Rect) {
	w := words.In(c.Words)
	_, area = area.Top(6)
	head, rest := area.Top(headingHigh)
	c.Fitted(head, w.Text("page.final.moments"), c.Heading())
	if len(f.account.Moments) == 0 {
		c.Para(rest, "final:moments", w.Text("page.final.none"), c.Soft())
		return
	}
	c.ScrollKeys(momentsID, rest.H)
	f.scroll = c.Scrolling(rest, momentsID, f.scroll, func(in view.Rect) float64 {
		y := in.Y
		for i := range f.account.Moments {
			y += f.moment(c, view.Rect{X: in.X, Y: y, W: in.W}, i)
		}
		return y - in.Y
	})
}

func (f *Final) moment(c *widget.Canvas, area view.Rect, i int) float64 {
	w, m := words.In(c.Words), &f.account.Moments[i]
	button := 84 * max(1, c.Reading)
	when := 132 * max(1, c.Reading*0.95)
	text := view.Rect{X: area.X + when, Y: area.Y, W: area.W - when - button - 12}
	style := c.Body().Sized((theme.Body - 1.5) * c.Reading)
	told := f.momentText(w, m)
	high := max(c.ParaHeight(text.W, told, style), 30) + 9
	c.Fitted(view.Rect{X: area.X, Y: area.Y, W: when - 10, H: style.Lead()}, roundText(w, m.Era, m.Round), c.Soft())
	c.Para(text, "final:moment:"+itoa(i), told, style)
	c.Button(view.Rect{X: area.Right() - button, Y: area.Y, W: button, H: 30}, widget.Button{ID: "final:show:" + itoa(i), Icon: "eye",
		Text: w.Text("page.final.show"), Act: ShowAt{shownAt(m)}})
	return high
}

// shownAt is the number of entries after which the table shows a moment: with its own entry, but without it for tiles that a scoring
// removes.
func shownAt(m *account.Moment) int {
	if m.Kind == account.Unsold {
		return m.Entry
	}
	return m.Entry + 1
}

// finalButtons are the buttons of a game that is over.
var finalButtons = []widget.Button{
	{ID: "board", Icon: "eye", Act: Board{}, Action: "back"},
	{ID: "replay", Icon: "replay", Act: Replay{}, Action: "replay-turn"},
	{ID: "analyse", Icon: "statistics", Act: Analyse{}},
	{ID: "share", Icon: "ship", Act: Share{}},
	{ID: "seed", Icon: "seed", Act: SameSeed{}},
	{ID: "leave", Icon: "foundry", Act: Leave{}},
	{ID: "new", Icon: "plus", Act: NewGame{}, Action: "new-game"},
}

func (f *Final) buttons(c *widget.Canvas, area view.Rect) {
	area.H = theme.Button + 2
	area.W = min(area.W, 1500)
	list := f.allButtons(c)
	for i, at := range area.Columns(len(list), 10) {
		c.Button(at, list[i])
	}
}
