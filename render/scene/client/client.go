// Package client is the program apart from its window: the start screen, the table, and the data saved between them. It ties
// scenes to storage and sound. As it opens no window, tests can play it with injected input.
package client

import (
	"strings"
	"time"

	"sohofoundry"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/printed"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/scene/table"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/voice"
	"sohofoundry/render/ui/widget"
)

// Options are the parts and settings of a client.
type Options struct {
	Store    store.Store
	Clock    store.Clock
	Chance   uint64        // the source of the seeds that are proposed
	Player   *sound.Player // nil is silent
	Voice    *voice.Voice  // reads aloud; nil for none
	Folder   string        // of games, and of decks and mats of the player's own; empty where there are no files
	Browser  bool
	LooksOn  bool   // another tab plays, see lookOn
	Choose   func() // lets the person choose files that come to Import; nil where games lie in a folder
	Language string // that the command line asks for; empty for that of the settings
	// Patience is how long a picture may wait for a disk after a click before it says so; a tenth of a second if it is 0.
	Patience time.Duration
	// Load gets the texts of a language that are not part of the program; nil where all are.
	Load   func(language string) error
	Notice string // a sentence to be shown at once, such as that nothing can be saved
	Page   string // the address that links open, nothing where there is none
	// Clipboard puts a text on the clipboard; nil where there is none.
	Clipboard func(text string) error
	// Own reads the player's own decks and mats for a game, given by its id; nil where there are none.
	Own func(game string) []start.File
	// Print writes pages as a PDF; nil where none can be written.
	Print func(file, title, language string, pages []printed.Page) error
}

// Client is the program.
type Client struct {
	Options
	settings     settings.Settings
	statistics   *statistics.Statistics
	library      *library.Library
	fresh        bool // an older version ran before, and this one runs for the first time
	listing      bool // some of the saved games are still to be read
	counted      func(hash string, at time.Time) bool
	own          []start.File
	today        start.Today
	keeper       *store.Keeper
	stage        *stage.Stage
	start        *start.Scene
	table        *table.Scene // the game that was begun or opened last, nil for none; it stays while other screens are open
	screens      screen.Stack
	waiting      string      // the link to follow once the workshop has nothing unsaved
	game         *store.Game // where the game at the table is saved
	name         string      // under which it was opened, empty for a new one
	reached      string      // how far the player has seen the last turns, as saved beside the game
	readOnlyGame bool        // the game came as a link, and is only looked at
	lesson       string      // the name of the one at the table, empty for a game
	notices      []string
	saveError    string // why something could not be saved, as it was shown last
	unanswered   any    // the last request without an answer, which is a fault of the program
	saving       saving
	over         bool
	parting      string  // a message to show after the window is closed
	began        bool    // the first picture is shown
	pictured     bool    // and before that, made
	costly       bool    // every picture costs much
	enlarged     float64 // the least size of reading text, see Enlarge
	fetching     string  // the language of the texts being fetched, empty for none
	fetched      chan fetched
	aloud        aloud
	warm         int // updates since the last sound was prepared; negative: all are
}

// New makes a client that shows the start screen.
func New(o Options) *Client {
	c := &Client{Options: o, keeper: store.NewKeeper(o.Store), library: library.New(o.Store), fetched: make(chan fetched)}
	if o.Notice != "" {
		c.notices = append(c.notices, o.Notice)
	}
	var problems []error
	c.settings, problems = settings.Load(o.Store)
	for _, err := range problems {
		c.note(err)
	}
	if language := c.language(); !words.Here(language) { // before the first picture, which would be in English
		c.missing(fetched{language, c.Load(language)})
	}
	if _, unknown := keymap.New(c.settings.Keys); len(unknown) > 0 {
		c.note(words.Wrong("no-action", nil, "names", strings.Join(unknown, ", ")))
	}
	c.stage = stage.New(c, widget.Env{})
	c.apply()
	seen := c.settings.NewsSeen
	c.fresh = seen != "" && seen != sohofoundry.Version()
	c.start = start.New(c.world(), o.Chance)
	c.screens.Open(screen.Layer{Screen: c.start, Answer: c.doesForStart, Heard: true, Behind: c.behindStart})
	c.refresh()
	if c.LooksOn {
		c.lookOn()
	}
	return c
}

// Began tells the client that the first picture is shown, and whether every picture costs much, as without a graphics card.
func (c *Client) Began(costly bool) {
	c.began, c.costly = true, costly
	c.start.Show(c.world())
	if c.settings.NewsSeen != sohofoundry.Version() {
		c.settings.NewsSeen = sohofoundry.Version()
		c.keepSettings()
	}
	if c.table != nil { // a game that was loaded before there was a window
		c.setTable()
	}
	c.stage.Refresh()
}

// Update handles the input since the last update, and reports whether the player leaves.
func (c *Client) Update(in stage.Input) (leave bool) {
	if !c.saved() {
		if c.table != nil {
			c.table.Hold(in.Now)
		}
		c.feed(in)
		return c.over
	}
	in = c.saving.next(in)
	c.listenForTexts()
	c.advance(in.Now)
	c.feed(in)
	if c.saving.on {
		return c.over
	}
	c.readAloud(in.Now)
	c.prepare()
	c.accompany()
	c.watchKeeper()
	return c.over
}

// thinkFor is how long of an update a screen may think, so that no frame comes late.
const thinkFor = 8 * time.Millisecond

// advance lets time pass for the screen on top, and has it think. The game at the table waits while it is not on top.
func (c *Client) advance(now time.Duration) {
	top := c.screens.Top()
	if c.table != nil && top.Screen != screen.Screen(c.table) {
		c.table.Hold(now)
	}
	moved := top.Moving()
	c.answer(top, top.Update(now))
	news := false
	if job := top.Job(); job != nil {
		until := c.Clock().Add(thinkFor)
		var asks []any
		news, asks = job.Step(func() bool { return c.Clock().Before(until) })
		c.answer(top, asks)
	}
	if news || moved || top.Moving() {
		c.stage.Refresh()
	}
}

// prepareEvery is how many updates apart sounds are prepared, so that no two of them make the same picture late.
const prepareEvery = 12

// prepare computes the sounds one by one while nothing is done.
func (c *Client) prepare() {
	if !c.began || c.warm < 0 || !c.stage.Idle() {
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

// watchKeeper shows failures to save, each once: those of its game at the table, all of them on the start screen. It also
// shows when a game is saved under another name than before.
func (c *Client) watchKeeper() {
	if !c.atTable() {
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
	top := c.screens.Top()
	preparing := c.began && c.warm >= 0
	saving := c.saving.on || len(c.saving.kept) > 0
	return !preparing && !saving && !c.Player.Tending() && !c.aloud.waits && c.fetching == "" && c.stage.Idle() && !top.Moving() && top.Job() == nil
}

// Fullscreen reports whether the window is to fill the screen.
func (c *Client) Fullscreen() bool { return c.settings.Fullscreen }

// Window is the size and place of the window when it was last seen.
func (c *Client) Window() settings.Window { return c.settings.Window }

// Placed saves the size and place of the window for the next start.
func (c *Client) Placed(w settings.Window) {
	if w != c.settings.Window {
		c.settings.Window = w
		c.keepSettings()
	}
}

// Picture returns the view to draw, with a number that changes whenever the view does.
func (c *Client) Picture() (*view.View, int) {
	c.pictured = true
	return c.stage.View()
}

// Focus is the target that has the keyboard focus, if the focus is shown.
func (c *Client) Focus() string {
	if p := c.stage.Env.Pointer; p.Keyed {
		return p.Focus
	}
	return ""
}

// Close waits until everything is saved. The error says what could not be; Parting has any other message.
func (c *Client) Close() error {
	c.stopSpeech()
	c.parting = c.check()
	return c.keeper.Flush()
}

// Parting is a message to show after Close, usually empty: where the game is saved now if another program wrote to its file.
func (c *Client) Parting() string { return c.parting }

// View implements stage.Show.
func (c *Client) View(env *widget.Env) view.View {
	if c.saving.on {
		return c.viewSaving(env)
	}
	c.saving.shown = c.screens.View(env)
	return c.saving.shown
}

// About implements stage.Show.
func (c *Client) About(subject any) widget.Tip { return c.screens.About(subject) }

// Depth is the number of pages between the one shown and the start screen.
func (c *Client) Depth() int { return c.screens.Depth() }

// Back goes one page back, as a browser's button does.
func (c *Client) Back() {
	if top := c.screens.Top(); top.Leave != nil && top.Depth() == 0 {
		top.Leave()
		return
	}
	v, _ := c.Picture()
	if act, ok := v.Keys["back"]; ok {
		c.Do(act)
		c.stage.Refresh()
	}
}

// atTable reports whether the game at the table is open.
func (c *Client) atTable() bool { return c.table != nil && c.screens.Has(c.table) }

// behindStart is the table, seen behind settings that change its looks, if they were opened there and there is room for both.
func (c *Client) behindStart(size view.Size) screen.Screen {
	if c.start.OverTable() && c.table != nil && size.Layout() == view.Wide {
		return c.table
	}
	return nil
}

// closeTable closes the screen of the game at the table, which can be opened again.
func (c *Client) closeTable() {
	if c.table != nil {
		c.screens.Close(c.table)
	}
}

// closePages closes all but the start screen and the table.
func (c *Client) closePages() {
	kept := []screen.Screen{c.start}
	if c.table != nil {
		kept = append(kept, c.table)
	}
	c.screens.CloseAllBut(kept...)
}

// showTable opens the game at the table.
func (c *Client) showTable() {
	if !c.atTable() {
		c.screens.Open(screen.Layer{Screen: c.table, Answer: c.doesForTable, Leave: c.leave, Pages: 1, Apart: true})
	}
	c.stage.Refresh()
}
