// Package client is the program as a person meets it: the start screen, the table, and what is kept between them. It ties
// scenes to storage and sound; it opens no window, so that tests play it with injected input.
package client

import (
	"fmt"
	"slices"
	"time"

	"sohofoundry/automa"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/scene/table"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Options are the parts and settings of a client.
type Options struct {
	Board   *automa.Game // with the printed deck
	Store   store.Store
	Clock   store.Clock
	Chance  uint64        // where the seeds that are proposed come from
	Player  *sound.Player // nil is silent
	Folder  string        // of games, and of decks and mats of the player's own; empty where there are no files
	Browser bool
	Notice  string // a sentence to be shown at once, such as that nothing can be saved
	// Own reads the player's own decks and mats; nil where there are none.
	Own func() []start.File
}

// Client is the program.
type Client struct {
	Options
	settings   settings.Settings
	statistics *statistics.Statistics
	library    *library.Library
	listing    bool // not all games are known that have to be
	counted    func(hash string, at time.Time) bool
	own        []start.File
	keeper     *store.Keeper
	stage      *stage.Stage
	start      *start.Scene
	table      *table.Scene
	game       *store.Game // where the game at the table is saved
	name       string      // under which it was opened, empty for a new one
	atTable    bool
	rules      *pages.RuleBook // open over whatever is on
	notices    []string
	saveError  string // why something could not be saved, as it was shown last
	unanswered any    // what was asked last that has no answer, which is a fault of the program
	over       bool
	parting    string // what is to be told when there is no window any more
	warm       int    // updates since the last sound was prepared; negative: all are
}

// New makes a client that shows the start screen.
func New(o Options) *Client {
	c := &Client{Options: o, keeper: store.NewKeeper(o.Store), library: library.New(o.Store, o.Board)}
	if o.Notice != "" {
		c.notices = append(c.notices, o.Notice)
	}
	var problems []error
	c.settings, problems = settings.Load(o.Store)
	for _, err := range problems {
		c.note(err)
	}
	if _, err := keymap.New(c.settings.Keys); err != nil {
		c.note(err)
	}
	var err error
	if c.statistics, err = statistics.Load(o.Store); err != nil {
		c.note(err)
	}
	c.stage = stage.New(c, widget.Env{})
	c.apply()
	c.start = start.New(c.world(), o.Chance)
	c.refresh()
	return c
}

// note shows a sentence on the start screen, after earlier ones.
func (c *Client) note(err error) {
	if text := c.words(c.Board).Error(err); !slices.Contains(c.notices, text) {
		c.notices = append(c.notices, text)
	}
}

// readings are the sizes of reading text, by the name of the setting.
var readings = map[string]float64{"small": 0.9, "normal": 1, "large": 1.15, "largest": 1.3}

// apply lets the settings take effect.
func (c *Client) apply() {
	env := &c.stage.Env
	env.Keys, _ = keymap.New(c.settings.Keys) // New has shown what is wrong with them
	env.Palette = theme.Named(c.settings.Palette)
	env.Reading = readings[c.settings.TextSize]
	env.Words = c.words(c.Board)
	if c.table != nil {
		env.Words = c.words(c.table.Record().Game())
	}
	c.Player.SetOn(c.settings.Sound)
	c.Player.SetVolume(float64(c.settings.Volume) / 100)
	if c.table != nil {
		c.setTable()
	}
	c.stage.Refresh()
}

// setTable lets the settings take effect at the table.
func (c *Client) setTable() {
	c.table.Set(c.settings.Pace, c.settings.ReducedMotion)
	first := len(c.statistics.Kinds()) == 0 && len(c.statistics.Practice()) == 0
	c.table.AskToEnd(c.settings.EndTurn == "always" || c.settings.EndTurn == "first-game" && first)
}

// words speaks the language of the settings about a game, or English.
func (c *Client) words(g *automa.Game) words.Words {
	w, err := words.New(g, c.settings.Language)
	if err != nil {
		w, err = words.New(g, "en")
	}
	if err != nil {
		panic(err) // English is built in
	}
	return w
}

// world makes what the start screen shows.
func (c *Client) world() start.World {
	w := start.World{Board: c.Board.Game, Settings: c.settings, Games: c.library.Games(), Listing: c.listing,
		Statistics: c.statistics, Files: c.own, Folder: c.Folder, Browser: c.Browser,
		SoundElsewhere: c.Player.Elsewhere()}
	if latest, ok, _ := c.library.Latest(); ok {
		w.Latest = &latest
	}
	if c.table != nil && c.keeper.Status(c.game).Name == "" { // Open knows it by no name
		if waiting := library.Of(c.table.Record()); !waiting.Over {
			w.Latest = &waiting
		}
	}
	if len(c.notices) > 0 {
		w.Notice = c.notices[0]
	}
	return w
}

// refresh lists the saved games and the player's own files anew; the games are read a few at a time.
func (c *Client) refresh() {
	if c.Own != nil {
		c.own = c.Own()
	}
	if err := c.library.Refresh(); err != nil {
		c.note(err)
	}
	c.listing, c.counted = true, c.statistics.Counted()
	c.start.Show(c.world())
	c.stage.Refresh()
}

// gamesAtOnce is how many saved games are read in one update: about a millisecond each. glancesAtOnce is how many are looked at
// only, which takes some fifty times less.
const gamesAtOnce, glancesAtOnce = 3, 50

// list reads some more of the saved games: those that are seen first, then those that Continue may go on with, and then whatever
// the statistics do not know yet.
func (c *Client) list() {
	seen := c.start.Unread()
	if !c.listing && len(seen) == 0 {
		return
	}
	for _, name := range seen[:min(len(seen), gamesAtOnce)] {
		c.library.Read(name)
	}
	if c.listing && len(seen) < gamesAtOnce {
		c.listing = c.library.Seek(gamesAtOnce) || c.library.Scan(glancesAtOnce, gamesAtOnce, c.counted)
	}
	if !c.listing && c.statistics.Add(c.library.Finished()...) {
		c.keepStatistics()
	}
	c.start.Show(c.world())
	c.stage.Refresh()
}

func (c *Client) keepStatistics() {
	text, err := c.statistics.Text()
	if err != nil {
		c.note(err)
		return
	}
	c.keeper.Put(store.Statistics, text)
}

// Update takes in what the person did, and reports whether they leave.
func (c *Client) Update(in stage.Input) (leave bool) {
	switch {
	case !c.atTable:
		c.list()
		c.listen(&in)
		if c.table != nil {
			c.table.Hold(in.Now)
		}
	case c.rules != nil:
		c.table.Hold(in.Now)
	default:
		moved := c.table.Moving()
		c.table.Tick(in.Now)
		c.answerTable()
		if moved || c.table.Moving() {
			c.stage.Refresh()
		}
	}
	c.stage.Update(in)
	c.prepare()
	c.watchKeeper()
	return c.over
}

// prepareEvery is how many updates apart sounds are prepared, so that no two of them make the same picture late.
const prepareEvery = 12

// prepare computes the sounds one by one while nothing is done.
func (c *Client) prepare() {
	if c.warm < 0 || !c.stage.Idle() {
		return
	}
	if c.warm++; c.warm < prepareEvery {
		return
	}
	c.warm = 0
	if !c.Player.Prepare() {
		c.warm = -1
	}
}

// listen hands the next key to the start screen if it waits for one.
func (c *Client) listen(in *stage.Input) {
	if c.start.Listening() && len(in.Keys) > 0 {
		c.Do(start.Pressed{Key: in.Keys[0]})
		c.stage.Refresh() // the stage knows nothing of this key
		in.Keys, in.Typed = nil, ""
	}
}

// watchKeeper tells what cannot be saved: at the table of the game, on the start screen of everything, and once. It tells too
// when a game is saved under another name than before.
func (c *Client) watchKeeper() {
	if !c.atTable {
		switch err := c.keeper.Err(); {
		case err == nil:
			c.saveError = ""
		case err.Error() != c.saveError:
			c.saveError = err.Error()
			c.tell(err)
		}
		return
	}
	status := c.keeper.Status(c.game)
	if status.Name == "" {
		if status.Err == nil { // it has not been saved yet
			return
		}
		status.Name = c.name
	}
	if c.table.Saved(status.Name, status.Err) {
		c.stage.Refresh()
	}
}

// Idle reports whether time alone changes nothing.
func (c *Client) Idle() bool {
	return c.stage.Idle() && (c.atTable || !c.listing && len(c.start.Unread()) == 0) && (!c.atTable || !c.table.Moving())
}

// Fullscreen reports whether the window is to fill the screen.
func (c *Client) Fullscreen() bool { return c.settings.Fullscreen }

// Window is how the window was when it was seen last.
func (c *Client) Window() settings.Window { return c.settings.Window }

// Placed takes in how the window is, for the next time.
func (c *Client) Placed(w settings.Window) {
	if w != c.settings.Window {
		c.settings.Window = w
		c.keepSettings()
	}
}

// Picture returns what is shown, with a number that changes whenever that looks different.
func (c *Client) Picture() (*view.View, int) { return c.stage.View() }

// Close waits until everything is kept. The error says what could not be; what else is to be told is left in Parting.
func (c *Client) Close() error {
	c.parting = c.check()
	return c.keeper.Flush()
}

// Parting is what is to be told after Close, nothing as a rule: where the game is kept now if another program wrote to its file.
func (c *Client) Parting() string { return c.parting }

// View implements stage.Show.
func (c *Client) View(env *widget.Env) view.View {
	var v view.View
	below := *env
	if c.rules != nil {
		below.Pointer = widget.Pointer{}
	}
	if c.atTable {
		v = c.table.View(&below)
	} else {
		v = c.start.View(&below)
	}
	if c.rules != nil {
		page := widget.New(env)
		c.rules.View(page, pages.Close{})
		page.View.Items = append(v.Items, page.View.Items...)
		return page.View
	}
	return v
}

// About implements stage.Show.
func (c *Client) About(subject any) widget.Tip {
	if c.atTable {
		return c.table.About(subject)
	}
	return c.start.About(subject)
}

// Do implements stage.Show.
func (c *Client) Do(act any) {
	switch {
	case c.rules != nil:
		if act == any(pages.Close{}) {
			c.rules = nil
		} else if !c.rules.Do(act) {
			c.noAnswer(act)
		}
	case c.atTable:
		c.table.Do(act)
		c.answerTable()
	default:
		c.Player.Play(sound.Select)
		for _, ask := range c.start.Do(act) {
			if !c.doesForStart(ask) {
				c.noAnswer(ask)
			}
		}
	}
}

// answerTable does what the table asks for.
func (c *Client) answerTable() {
	for _, ask := range c.table.Asks() {
		if !c.doesForTable(ask) {
			c.noAnswer(ask)
		}
	}
}

// noAnswer tells that something was asked which nothing answers.
func (c *Client) noAnswer(ask any) {
	c.unanswered = ask
	text := c.stage.Env.Words.Text("window.no-answer", "act", fmt.Sprintf("%T", ask))
	if c.atTable {
		c.table.Tell(text)
	} else if !slices.Contains(c.notices, text) {
		c.notices = append(c.notices, text)
		c.start.Show(c.world())
	}
}

func (c *Client) openRules(number string) {
	c.rules = &pages.RuleBook{}
	c.rules.Open(number)
	c.rules.Do(pages.Search{}) // what is typed is looked for at once
	c.stage.Refresh()
}

// doesForStart does what the start screen asks for, and reports whether that is known.
func (c *Client) doesForStart(ask any) bool {
	switch ask := ask.(type) {
	case widget.OpenRule:
		c.openRules(ask.Number)
	case start.Begin:
		c.Begin(ask)
	case start.Continue:
		c.load(ask.Name)
	case start.Load:
		c.load(ask.Name)
	case start.Replay:
		if c.load(ask.Name) {
			c.table.Replay()
		}
	case start.Rescue:
		if _, err := c.Rescue(ask.Name); err != nil {
			c.tell(err)
		}
	case start.OpenRules:
		c.openRules("")
	case start.Refresh:
		c.refresh()
	case start.Changed:
		c.change(ask.Settings)
	case start.Dismiss:
		c.notices = c.notices[min(1, len(c.notices)):]
		c.start.Show(c.world())
	case start.Return:
		c.atTable = true
		c.stage.Refresh()
	case start.Quit:
		c.over = true
	default:
		return false
	}
	return true
}

// load goes on with a saved game, or tells why not.
func (c *Client) load(name string) bool {
	err := c.Open(name)
	if err != nil {
		c.tell(err)
	}
	return err == nil
}

// change lets other settings hold, and keeps them.
func (c *Client) change(s settings.Settings) {
	c.settings = s
	c.apply()
	c.keepSettings()
}

func (c *Client) keepSettings() {
	text, err := c.settings.Text()
	if err != nil {
		c.note(err)
	} else {
		c.keeper.Put(store.Settings, text)
	}
	c.start.Show(c.world())
}

// unnoticed is how long one may wait for a disk after a click. A choice is safe then before its outcome is seen, whatever
// ends the program; only on a slower disk the last choice could be lost.
const unnoticed = time.Second / 10

// doesForTable does what the table asks for, and reports whether that is known.
func (c *Client) doesForTable(ask any) bool {
	switch ask := ask.(type) {
	case widget.OpenRule:
		c.openRules(ask.Number)
	case table.Changed:
		c.keeper.Save(c.game, c.table.Record().Marshal())
		c.keeper.Settle(unnoticed)
		c.keepGuide()
		c.count()
	case table.Noise:
		c.Player.Play(ask.Sound)
	case table.Branched:
		c.branch(ask.Record)
	case table.Fullscreen:
		s := c.settings
		s.Fullscreen = !s.Fullscreen
		c.change(s)
	case table.Sound:
		s := c.settings
		s.Sound = !s.Sound
		c.change(s)
	case table.Pace:
		s := c.settings
		s.Pace = ask.Name
		c.change(s)
	case table.GuideSeen:
		s := c.settings
		s.GuideSeen, s.Guide = true, settings.Guide{}
		c.change(s)
	case table.GuideRead:
		c.keepGuide()
	case pages.SaveCopy:
		c.table.Copied(c.export())
	case pages.SameSeed:
		h := c.table.Record().Header()
		h.Practice = false
		c.begin(c.table.Record().Game(), h, c.game.Deck())
	case pages.NewGame:
		c.leave()
		c.start.NewGame()
	case pages.Settings:
		c.leave()
		c.start.Settings()
	case pages.Rules:
		c.openRules("")
	case pages.Leave:
		c.leave()
	case pages.Quit:
		c.over = true
	default:
		return false
	}
	return true
}
