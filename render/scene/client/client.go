// Package client is the program as a person meets it: the start screen, the table, and what is kept between them. It ties
// scenes to storage and sound; it opens no window, so that tests play it with injected input.
package client

import (
	"slices"
	"time"

	"sohofoundry"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/printed"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/scene/table"
	"sohofoundry/render/scene/workshop"
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
	Chance   uint64        // where the seeds that are proposed come from
	Player   *sound.Player // nil is silent
	Voice    *voice.Voice  // reads aloud; nil for none
	Folder   string        // of games, and of decks and mats of the player's own; empty where there are no files
	Browser  bool
	LooksOn  bool   // another tab plays, see lookOn
	Choose   func() // lets the person choose files that come to Import; nil where games lie in a folder
	Language string // that the command line asks for; empty for that of the settings
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
	settings   settings.Settings
	statistics *statistics.Statistics
	library    *library.Library
	fresh      bool // this version runs for the first time, after an older one
	listing    bool // not all games are known that have to be
	counted    func(hash string, at time.Time) bool
	own        []start.File
	today      start.Today
	keeper     *store.Keeper
	stage      *stage.Stage
	start      *start.Scene
	table      *table.Scene
	workshop   *workshop.Scene // nil unless it is open, before the start screen
	waiting    string          // the link that is followed when nothing of the workshop is lost by it
	game       *store.Game     // where the game at the table is saved
	name       string          // under which it was opened, empty for a new one
	atTable    bool
	reached    string          // how far the person has seen what was done last, as it is kept beside the game
	borrowed   bool            // the game came as a link, and is only looked at
	share      *sharing        // the page that is open over whatever is on
	lesson     string          // the name of the one at the table, empty for a game
	rules      *pages.RuleBook // open over whatever is on
	notices    []string
	saveError  string // why something could not be saved, as it was shown last
	unanswered any    // what was asked last that has no answer, which is a fault of the program
	saving     saving
	over       bool
	parting    string // what is to be told when there is no window any more
	began      bool   // the first picture is shown
	pictured   bool   // and before that, made
	costly     bool   // every picture costs much
	fetching   string // the language whose texts are on their way, empty for none
	fetched    chan fetched
	aloud      aloud
	warm       int // updates since the last sound was prepared; negative: all are
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
	if _, err := keymap.New(c.settings.Keys); err != nil {
		c.note(err)
	}
	var err error
	if c.statistics, err = statistics.Load(o.Store); err != nil {
		c.note(err)
	}
	c.stage = stage.New(c, widget.Env{})
	c.apply()
	seen := c.settings.NewsSeen
	c.fresh = seen != "" && seen != sohofoundry.Version()
	c.start = start.New(c.world(), o.Chance)
	c.refresh()
	if c.LooksOn {
		c.lookOn()
	}
	return c
}

// Began says that the first picture is shown, and whether every picture costs much, as there is no graphics card.
func (c *Client) Began(costly bool) {
	c.began, c.costly = true, costly
	if c.settings.NewsSeen != sohofoundry.Version() {
		c.settings.NewsSeen = sohofoundry.Version()
		c.keepSettings()
	}
	if c.table != nil { // a game that was loaded before there was a window
		c.setTable()
		c.stage.Refresh()
	}
}

// Update takes in what the person did, and reports whether they leave.
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
	switch {
	case !c.atTable:
		c.list()
		c.tryOut()
		c.listen(&in)
		if c.table != nil {
			c.table.Hold(in.Now)
		}
	case c.rules != nil || c.share != nil:
		c.table.Hold(in.Now)
	default:
		moved := c.table.Moving()
		c.table.Tick(in.Now)
		c.answerTable()
		if c.think() || moved || c.table.Moving() {
			c.stage.Refresh()
		}
	}
	c.feed(in)
	if c.saving.on {
		return c.over
	}
	c.readAloud(in.Now)
	c.prepare()
	c.watchKeeper()
	return c.over
}

// thinkFor is how long of an update the table may think, so that no frame comes late.
const thinkFor = 8 * time.Millisecond

// think lets the table think, and reports whether there is something new to see.
func (c *Client) think() bool {
	until := c.Clock().Add(thinkFor)
	news := c.table.Think(func() bool { return c.Clock().Before(until) })
	c.answerTable()
	return news
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
	preparing := c.began && c.warm >= 0
	return !preparing && !c.saving.on && len(c.saving.kept) == 0 && !c.aloud.waits && (c.atTable || c.workshop == nil || !c.workshop.Thinking()) && c.fetching == "" && c.stage.Idle() && (c.atTable || !c.listing && len(c.start.Unread()) == 0) && (!c.atTable || !c.table.Moving() && !c.table.Thinking())
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
func (c *Client) Picture() (*view.View, int) {
	c.pictured = true
	return c.stage.View()
}

// Focus is what the keyboard has chosen, if that is to be seen.
func (c *Client) Focus() string {
	if p := c.stage.Env.Pointer; p.Keyed {
		return p.Focus
	}
	return ""
}

// Close waits until everything is kept. The error says what could not be; what else is to be told is left in Parting.
func (c *Client) Close() error {
	c.hush()
	c.parting = c.check()
	return c.keeper.Flush()
}

// Parting is what is to be told after Close, nothing as a rule: where the game is kept now if another program wrote to its file.
func (c *Client) Parting() string { return c.parting }

// View implements stage.Show.
func (c *Client) View(env *widget.Env) view.View {
	if c.saving.on {
		return c.viewSaving(env)
	}
	c.saving.shown = c.safeView(env)
	return c.saving.shown
}

// safeView is what is shown of what is saved.
func (c *Client) safeView(env *widget.Env) view.View {
	var v view.View
	below := *env
	if c.rules != nil || c.share != nil {
		below.Pointer = widget.Pointer{}
	}
	switch {
	case c.atTable:
		v = c.table.View(&below)
	case c.workshop != nil:
		v = c.workshop.View(&below)
	default:
		v = c.start.View(&below)
		if c.start.OverTable() && c.table != nil && env.Size.Layout() == view.Wide { // else the page fills the window
			v = c.aboveTable(v, below)
		}
	}
	page := widget.New(env)
	switch {
	case c.rules != nil:
		c.rules.View(page, pages.Close{})
	case c.share != nil:
		c.share.page.View(page, pages.Close{})
	default:
		return v
	}
	return over(&v, page)
}

// over is a page over what lies below it.
func over(below *view.View, page *widget.Canvas) view.View {
	v := page.View
	for i := range v.Targets {
		v.Targets[i].At += len(below.Items)
	}
	v.Items = slices.Concat(below.Items, v.Items)
	v.Targets = append(hidden(below.Targets, &v), v.Targets...)
	return v
}

// aboveTable shows a page of the start screen above the table, which nobody can do anything at meanwhile.
func (c *Client) aboveTable(page view.View, env widget.Env) view.View {
	env.Pointer = widget.Pointer{}
	table := c.table.View(&env)
	page.Items = append(table.Items, page.Items...)
	page.Targets = append(hidden(table.Targets, &page), page.Targets...)
	return page
}

// hidden are the targets below a page, which do nothing there: the one that had the focus has it again when the page closes.
func hidden(below []view.Target, page *view.View) (list []view.Target) {
	for _, t := range below {
		if page.Index(t.ID) < 0 {
			list = append(list, view.Target{ID: t.ID, Area: t.Area, At: t.At, NoFocus: true})
		}
	}
	return list
}

// About implements stage.Show.
func (c *Client) About(subject any) widget.Tip {
	switch {
	case c.atTable:
		return c.table.About(subject)
	case c.workshop != nil:
		return widget.Tip{} // all is written there
	}
	return c.start.About(subject)
}
