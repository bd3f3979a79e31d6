package client

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/scene/table"
	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/tell/words"
)

// Begin starts a new game as the start screen asks for it. Errors are shown there.
func (c *Client) Begin(b start.Begin) {
	game, deck := decks.Game(b.Game), []byte(nil)
	if b.Deck != "" {
		text, err := c.Store.Read(b.Deck)
		var own *automa.Deck
		if err == nil {
			own, err = decks.ParseDeck(b.Game, b.Deck, text)
		}
		if err != nil {
			c.tell(err)
			return
		}
		game, deck = automa.New(game.Game, own), text
	}
	if b.Table {
		table, err := automa.AtTable(game, engine.Kept{Money: b.KeepMoney, Hand: b.KeepHand})
		if err != nil {
			c.tell(err)
			return
		}
		game = table
	}
	c.begin(game, b.Header, deck)
	if b.Guide && c.atTable() {
		c.table.Guide(nil, false)
	}
}

func (c *Client) begin(g *automa.Game, h record.Header, deck []byte) {
	r, err := record.New(g, h)
	if err == nil {
		err = c.Play(r, deck)
	}
	if err != nil {
		c.tell(err)
	}
}

// Play puts a game on the table that is not saved anywhere yet. The deck is the text of the player's own deck, or nil for the
// printed one.
func (c *Client) Play(r *record.Record, deck []byte) error {
	again := false
	if day, ok := daily.Of(r.Game(), r.Header()); ok && c.library.DaysGame(day, c.results()).Begun {
		r.MakePractice()
		again = true
	}
	saved, err := c.place(r, NameOf(r.Game(), r.Header()), deck)
	if err != nil {
		return err
	}
	c.name = ""
	c.setGame(r, saved)
	if r.Game().Edition.Companion { // it must not be lost while the player sets up the table for it
		c.save()
	}
	if again {
		c.table.Tell(c.stage.Env.Words.Text("window.day-again"))
	}
	return nil
}

// place finds a place to save a game that is not saved anywhere yet.
func (c *Client) place(r *record.Record, wish string, deck []byte) (*store.Game, error) {
	if r.Game().Edition.Companion {
		return store.NewTable(c.Store, wish, deck)
	}
	return store.NewGame(c.Store, wish, deck)
}

// NameOf is the usual name of a saved game. For Birmingham, which was the first board, the name leaves the board out. A day's game
// has the name of its day.
func NameOf(g *automa.Game, h record.Header) string {
	if day, ok := daily.Of(g, h); ok {
		return day.Name()
	}
	name := fmt.Sprintf("%s-%d", h.Difficulty, h.Seed)
	if g.ID != "birmingham" {
		name = g.ID + "-" + name
	}
	return name
}

// Open puts a saved game on the table.
func (c *Client) Open(name string) error {
	if name == "" { // the one on the table
		name = c.name
	}
	if c.isOnTable(name) {
		c.table.EndReplay()
		c.showTable()
		return nil
	}
	if err := c.allKept(); err != nil {
		return err
	}
	r, saved, err := c.library.Open(name)
	if err != nil {
		return err
	}
	if err := c.playable(r, name); err != nil {
		return err
	}
	c.name = name
	c.setGame(r, saved)
	c.table.Saved(name, nil)
	return nil
}

// isOnTable reports whether a game is still on the table, and was not played on elsewhere, such as in another tab of the browser.
func (c *Client) isOnTable(name string) bool {
	if c.table == nil {
		return false
	}
	status := c.keeper.Status(c.game)
	if cmp.Or(status.Name, c.name) != name {
		return false
	}
	if name == "" || status.Err != nil { // only the table has this state of it
		return true
	}
	text, err := c.Store.Read(name)
	return err != nil || bytes.Equal(text, c.table.Record().Marshal())
}

// playable returns an error if a game cannot be played here, as it is not one for a single player.
func (c *Client) playable(r *record.Record, name string) error {
	if h := r.Header(); h.OnePerson() {
		return nil
	}
	return errors.New(c.stage.Env.Words.Text("window.not-solo", "name", name))
}

// Rescue sets a damaged game aside, under the name it returns, and puts the good part of it on the table.
func (c *Client) Rescue(name string) (aside string, err error) {
	if r, _, _ := c.library.Open(name); r != nil {
		if err := c.playable(r, name); err != nil {
			return "", err
		}
	}
	r, saved, aside, err := c.library.Rescue(name)
	if saved == nil {
		return "", err
	}
	c.name = name
	c.setGame(r, saved)
	c.keeper.Save(c.game, r.Marshal()) // tries again if the rescued game could not be saved, and a failure is shown
	c.table.Tell(c.stage.Env.Words.Text("window.rescued", "name", aside))
	return aside, nil
}

// branch goes on from an earlier position as a new game.
func (c *Client) branch(r *record.Record) {
	read, left, guided := c.table.Guided()
	saved, err := c.place(r, NameOf(r.Game(), r.Header())+"-from", c.game.Deck())
	if err != nil {
		c.table.Tell(words.In(c.stage.Env.Words).Notice(err))
		return
	}
	c.name = ""
	if c.readOnlyGame {
		r.MakePractice()
	}
	c.setGame(r, saved)
	if guided {
		c.table.Guide(read, left)
	}
	c.keeper.Save(c.game, r.Marshal())
	c.settle()
}

// setGame puts a game on the table.
func (c *Client) setGame(r *record.Record, saved *store.Game) { c.put(r, saved, false) }

// put puts a game on the table, which may be borrowed.
func (c *Client) put(r *record.Record, saved *store.Game, borrowed bool) {
	c.part()
	c.closeTable()
	c.readOnlyGame = borrowed
	c.game = saved
	sit := table.New
	if c.LooksOn && !borrowed {
		sit = table.LookOn
	}
	c.table = sit(r, c.wordsOf(r))
	c.table.Browser = c.Browser
	c.lesson = ""
	c.setTable()
	c.stage.Env.Words = c.wordsOf(r)
	c.showTable()
	if guide, ok := c.settings.Guides[c.name]; ok && c.name != "" {
		c.table.Guide(strings.Fields(guide.Read), guide.Left)
	}
	if ticks := c.settings.Ticks[c.name]; ticks != "" && c.name != "" && !c.LooksOn {
		c.table.TakeTicks(ticks)
	}
	if !borrowed {
		c.reached = saved.Reached()
		c.table.TakeReached(c.reached)
	}
	if len(c.notices) > 0 { // it was not seen on the start screen
		c.table.Tell(c.notices[0])
		c.notices = c.notices[1:]
	}
	for _, ask := range c.table.Asks() {
		if !c.doesForTable(ask) {
			c.noAnswer(ask)
		}
	}
	c.count()
	c.stage.Refresh()
}

// mostGuides is the number of games for which the progress of the guide and the ticked tasks are remembered.
const mostGuides = 50

// keepGuide saves the progress of the guide, so that it goes on when the game is opened again. The entry of a game that is over,
// or of an earlier one of the same name, is deleted.
func (c *Client) keepGuide() {
	read, left, on := c.table.Guided()
	name := cmp.Or(c.keeper.Status(c.game).Name, c.name)
	if name == "" || c.lesson != "" {
		return
	}
	s := c.settings
	s.Guides = maps.Clone(s.Guides)
	now := settings.Guide{Read: strings.Join(read, " "), Left: left}
	for _, other := range slices.Sorted(maps.Keys(s.Guides))[:max(0, len(s.Guides)-mostGuides)] {
		delete(s.Guides, other)
	}
	if s.Guides[name] = now; !on || c.table.Record().Position().Decision == engine.GameOver {
		delete(s.Guides, name)
	}
	s.GuideSeen = s.GuideSeen || left
	if s.GuideSeen != c.settings.GuideSeen || !maps.Equal(s.Guides, c.settings.Guides) {
		c.Change(s)
	}
}

// keepTicks saves the tasks ticked off on a real table since the last choice.
func (c *Client) keepTicks() {
	name := cmp.Or(c.keeper.Status(c.game).Name, c.name)
	ticks := c.table.Ticks()
	if name == "" || ticks == c.settings.Ticks[name] {
		return
	}
	c.settings.Ticks = maps.Clone(c.settings.Ticks)
	for _, other := range slices.Sorted(maps.Keys(c.settings.Ticks))[:max(0, len(c.settings.Ticks)-mostGuides)] {
		delete(c.settings.Ticks, other)
	}
	if c.settings.Ticks[name] = ticks; ticks == "" {
		delete(c.settings.Ticks, name)
	}
	c.keepSettings()
}

// keepReached saves beside the game how far the player has seen the last turns.
func (c *Client) keepReached() {
	name, text := cmp.Or(c.keeper.Status(c.game).Name, c.name), c.table.Reached()
	if name == "" || c.lesson != "" || c.LooksOn || c.readOnlyGame || text == c.reached {
		return
	}
	c.reached = text
	c.keeper.Put(name+store.ReachedEnding, []byte(text))
}

// check has the game at the table saved again if another program took its file, and returns a message if it has a new name now.
func (c *Client) check() (news string) {
	if c.LooksOn {
		return ""
	}
	before := c.keeper.Status(c.game).Name
	c.keeper.Check(c.game)
	if now := c.keeper.Status(c.game).Name; now != before {
		return c.stage.Env.Words.Text("window.saved-elsewhere", "name", now)
	}
	return ""
}

// part checks and saves the game at the table, if there is one, before it is put away or another one takes its place.
func (c *Client) part() {
	if news := c.check(); news != "" {
		c.notices = append(c.notices, news)
	}
	_ = c.keeper.Flush() // the start screen shows what could not be saved
}

// leave goes back to the start screen. The game stays on the table.
func (c *Client) leave() {
	c.part()
	c.closeTable()
	c.start.Home()
	c.refresh()
}

// teach begins a lesson. Only the fact that it was done is saved.
func (c *Client) teach(name string) {
	i := lesson.Index(name)
	if i < 0 {
		return
	}
	l := lesson.All()[i]
	r, err := l.Begin()
	if err == nil {
		err = c.Play(r, nil)
	}
	if err != nil {
		c.tell(err)
		return
	}
	c.lesson = name
	c.table.Teach(l)
}

// openLessons shows the list of the lessons.
func (c *Client) openLessons() {
	fromTable := c.atTable()
	if fromTable {
		c.leave()
	}
	c.start.Lessons(fromTable)
	c.stage.Refresh()
}

// learnt remembers that a lesson was done.
func (c *Client) learnt(name string) {
	s := c.settings
	if done := strings.Fields(s.Lessons); !slices.Contains(done, name) {
		s.Lessons = strings.Join(append(done, name), " ")
		c.Change(s)
	}
}

// save saves the game at the table as it is now, and the data that depend on it.
func (c *Client) save() {
	if c.lesson != "" {
		return
	}
	c.makeOwn()
	c.keepReached() // before the turn shown now, so that the game goes on there if the program ends unexpectedly
	c.keeper.Save(c.game, c.table.Record().Marshal())
	c.keepTicks()
	c.settle()
	c.keepReached() // for a game that had no name before
	c.keepGuide()
	c.count()
}

// count puts the game at the table into the statistics when it ends.
func (c *Client) count() {
	if c.LooksOn {
		return
	}
	if c.readOnlyGame {
		c.table.Ended(pages.Past{Borrowed: true})
		return
	}
	result, over := statistics.ResultOf(c.table.Record(), c.gameName(), c.Clock())
	if !over {
		return
	}
	before := c.results().Before(result)
	if c.results().Add(result) {
		c.keepStatistics()
	}
	c.table.Ended(pages.Past{Known: true, Played: before.Played, Won: before.Won, Best: before.Best,
		Rung: start.Climbed(c.statistics, result)})
}

// gameName is the name of the game at the table in the store.
func (c *Client) gameName() string {
	r := c.table.Record()
	ending := store.Ending
	if r.Game().Edition.Companion {
		ending = store.TableEnding
	}
	return cmp.Or(c.keeper.Status(c.game).Name, c.name, NameOf(r.Game(), r.Header())+ending)
}

// export writes a copy of a game for the player, and returns where it is.
func export(g *store.Game, name string, r *record.Record) (where string, err error) {
	return g.Export(name[strings.LastIndexAny(name, `/\`)+1:], r.Marshal())
}

// tell goes to the start screen and shows an error there as a notice.
func (c *Client) tell(err error) {
	c.note(err)
	c.closeTable()
	c.start.Show(c.world())
	c.stage.Refresh()
}
