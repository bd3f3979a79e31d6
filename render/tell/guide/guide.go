// Package guide is the guided first game: short steps, each shown when the game reaches its subject. A step explains something
// and points at it, or proposes an action and says why. If the player does something else, the guide adapts. Nothing is drawn
// here: windows show its texts with a ring around the target, the terminal shows them as lines.
package guide

import (
	"cmp"
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/tell/guide/course"
	"sohofoundry/render/tell/words"
)

// Game, Seed and Difficulty (the Automa's mat) set up the guided first game: its cards and the Automa's turns suit the steps.
// Other games have a short guide that works with any cards.
const (
	Game       = "birmingham"
	Seed       = 199
	Difficulty = "easy"
)

// Played is the state that the steps depend on: the position, the length of the record, and whether something is being shown.
type Played struct {
	Game     *automa.Game
	Position *automa.Position
	Entries  int           // of the record
	Watching bool          // a turn of the Automa is being shown
	Scoring  bool          // the scoring of an era is being shown
	Advises  bool          // every choice is advised, as hints do not mark the game
	Advice   engine.Choice // what is advised, once that is found, see Adviser
}

// Guide goes through the steps with a game.
type Guide struct {
	course.Course[*step]
	since    Played // the state at the last update
	position automa.Position
	wish     engine.Choice // the choice that the step on show proposes now, if any
	subject  engine.Choice // what it is about: that choice, even once it is made, or another one
	advice   string        // the kind of advice on show, see adviceFor
	alone    turn          // in which a step was read that is told alone
	answers  bool          // what is asked amid the action that follows a proposal, that one or another, is advised in any game
}

// turn is a turn of the person.
type turn struct {
	era   engine.Era
	round uint8
}

// New returns a guide in which some steps are over already.
func New(read []string) *Guide { return &Guide{Course: course.New[*step](read)} }

// Read lists the steps that are over.
func (g *Guide) Read() []string { return g.Course.Read(all) }

// all yields the steps in their order.
func all(yield func(*step) bool) {
	for i := range steps {
		if !yield(&steps[i]) {
			return
		}
	}
}

// shown is the step on show, nil for none.
func (g *Guide) shown() *step {
	s, _ := g.On()
	return s
}

// Icon is the icon of the step on show: for advice, that of the action.
func (g *Guide) Icon() string {
	if g.shown().again && g.since.Position.Decision == engine.ChooseAction {
		return g.wish.Verb.String()
	}
	return g.shown().icon
}

// Next closes the step on show. Whoever sends a proposal away gets no other one for the same choice.
func (g *Guide) Next() {
	s := g.shown()
	if s == nil {
		return
	}
	if s.alone {
		g.alone = g.turn()
	}
	g.Course.Next(g.since.Entries)
	g.look()
}

func (g *Guide) turn() turn { return turn{g.position.Era, g.position.Round} }

// Update gives the guide the current state of the game.
func (g *Guide) Update(p Played) {
	now := g.since
	now.Position = p.Position
	if now == p && *p.Position == g.position {
		return
	}
	g.since, g.position = p, *p.Position
	g.since.Position = &g.position
	g.TakeBack(p.Entries)
	g.look()
}

// look finds the step to show. One that proposes an action is over with the next action, whichever that is, and comes again if that is
// taken back.
func (g *Guide) look() {
	p := &g.since
	switch {
	case g.Acted(p.Entries):
		g.answers = p.amid()
		g.End(p.Entries)
	case !p.amid():
		g.answers = false
	}
	if g.Keeps(p.Entries, g.due) {
		return
	}
	g.wish, g.subject = engine.Choice{}, engine.Choice{}
	g.Find(p.Entries, all, func(s *step) bool { return s.about(p) && g.due(s) })
}

// due reports whether a step is to be shown now, and sets the choice that it proposes.
func (g *Guide) due(s *step) bool {
	if g.IsOver(s) || s.alone && g.alone == g.turn() || !s.due(&g.since) {
		return false
	}
	switch {
	case s.wish != nil:
		if g.Declined(g.since.Entries) || s.again && !g.since.Advises && !g.answers {
			return false
		}
		g.wish = s.wish(&g.since)
		g.subject = g.wish
		if s.again {
			g.advice = adviceFor(&g.since, g.wish)
		}
		return g.wish.Verb != 0
	case s.subject != nil:
		g.subject = s.subject(&g.since)
		return g.subject.Verb != 0
	}
	return true
}

// Wish is the choice that the step on show proposes, if it does.
func (g *Guide) Wish() (c engine.Choice, ok bool) { return g.wish, g.wish.Verb != 0 }

// Spots are the ids of the targets in a window that the step on show points at: the first one in sight is meant. For an action
// that a step proposes, see Towards.
func (g *Guide) Spots() []string {
	if g.shown() == nil {
		return nil
	}
	if t := g.Subject(); t.ID != 0 {
		return Targets(g.since.Game.Game, &g.since.Position.State, t)
	}
	return g.shown().spots
}

// Subject is what the step on show is about, if it proposes nothing and points at a single thing.
func (g *Guide) Subject() (t thing.Thing) {
	if s := g.shown(); s == nil || s.subject == nil {
		return t
	}
	return placeOf(g.subject)
}

// Beside are the ids of the targets that the step on show speaks of beside the one that it points at: the town that a tile is for,
// the places that a link joins, the merchant that buys.
func (g *Guide) Beside() (ids []string) {
	c, game := cmp.Or(g.wish, g.subject), g.since.Game
	if g.shown() == nil || c.Verb == 0 {
		return nil
	}
	list := engine.LocationSet(0)
	switch {
	case c.Line != 0:
		list = game.Ends(c.Line)
	case c.Verb == engine.Build && game.Sold(c.Industry):
		if l := beside(game.Game, &g.since.Position.State, game.LocationOf(c.Space), c.Industry); l != 0 {
			list = engine.LocationSet(0).With(l)
		}
	}
	for ; list != 0; list = list.Rest() {
		ids = append(ids, thing.Of(list.First()).FullName(game.Game))
	}
	if c.Merchant != 0 {
		ids = append(ids, thing.Of(c.Merchant).FullName(game.Game))
	}
	return ids
}

// Title is the title of the step on show: for advice, that of the action or of what is asked amid one.
func (g *Guide) Title(w words.Words) string {
	switch d := g.since.Position.Decision; {
	case !g.shown().again:
		return w.Text("page.guide." + g.Shown() + ".title")
	case d == engine.ChooseAction:
		return w.Text("panel.action." + g.wish.Verb.String())
	default:
		return w.Text("panel.decision." + d.String() + ".title")
	}
}

// key is the key of the text of the step on show.
func (g *Guide) key() string {
	if g.shown().again {
		return "page.guide.advice." + g.advice
	}
	return "page.guide." + g.Shown() + ".text"
}

// Text is the text of the step on show, with the names of keys as they are given, and the number of the rule that it is about.
func (g *Guide) Text(w words.Words, key func(action string) string) string {
	var named []any
	for name, action := range map[string]string{"step": "next-step", "end": "end-of-turn", "again": "replay-turn", "help": "help",
		"rules": "rules", "log": "log", "confirm": "confirm", "back": "back", "undo": "undo", "hint": "hint"} {
		named = append(named, name, key(action))
	}
	text := w.Text(g.key(), append(named, g.facts(w)...)...)
	if g.shown().rule == 0 {
		return text
	}
	return w.Text("page.guide.rule", "text", text, "rule", g.since.Game.Cite(g.shown().rule).String())
}

// facts are the names and figures that fill the texts: of what the step is about, of the person's income and VP, of the markets.
func (g *Guide) facts(w words.Words) []any {
	game, s, c := g.since.Game, &g.since.Position.State, g.subject
	list := []any{"money", w.Money(int(you(&g.since).Money)), "coal", price(w, game, s, engine.Coal), "iron", price(w, game, s, engine.Iron),
		"level", words.Signed(game.IncomeLevel(you(&g.since))), "marker", strconv.Itoa(int(you(&g.since).Income)),
		"left", roundsLeft(&g.since), "sight", w.Text("topbar.more", "n", strconv.Itoa(inSight(&g.since)))}
	if c.Card != 0 {
		list = append(list, "card", w.Noun().Card(c.Card))
	}
	if c.Industry != 0 {
		list = append(list, "industry", w.Noun().Industry(c.Industry))
	}
	if c.Merchant != 0 && c.Space == 0 {
		list = append(list, "place", w.Noun().Location(game.Merchants[c.Merchant].Location))
	}
	if c.Space != 0 {
		list = append(list, "place", w.Noun().Location(game.LocationOf(c.Space)))
		industry := c.Industry
		if industry == 0 {
			industry = game.Tiles[s.Tiles[c.Space].Tile].Industry
		}
		list = append(list, "tile", w.Noun().AnIndustry(industry), "merchant", merchantFor(w, game, s, c.Space, industry))
	}
	if c.Line != 0 {
		list = append(list, "line", w.Noun().Line(c.Line), "points", int(game.LinkValue(s, c.Line)))
	}
	return list
}

// price is the price of the next cube in a market.
func price(w words.Words, g *automa.Game, s *engine.State, r engine.Resource) string {
	return w.Money(int(g.Price(s, r)))
}

// merchantFor names the location of a merchant that would take the goods of an industry made on a space.
func merchantFor(w words.Words, g *automa.Game, s *engine.State, x engine.Space, i engine.Industry) string {
	from := g.LocationOf(x)
	if takers, n := g.Takers(s, i, 1<<from); n > 0 {
		return w.Location(g.Merchants[takers[0]].Location)
	}
	if l := beside(g.Game, s, from, i); l != 0 {
		return w.Location(l)
	}
	return ""
}
