// Package client is the program apart from its window: the start screen, the table, and the data saved between them. It ties
// scenes to storage and sound. As it opens no window, tests can play it with injected input.
package client

import (
	"cmp"
	"strings"
	"time"

	"sohofoundry"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/printed"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/scene/start"
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
	saver      saver
	language   language
	notices    notices
	settings   preferences
	games      savedGames
	own        ownFiles
	start      *start.Scene
	fresh      bool // an older version ran before, and this one runs for the first time
	game       game // the one that was begun or opened last; it stays while other screens are open
	auction    auctionGame
	sounds     sounds
	aloud      aloud
	pictures   pictures
	stage      *stage.Stage
	screens    screen.Stack
	restoring  restoring
	waiting    []func() // what is to be done once the workshop has nothing unsaved
	unanswered any      // the last request without an answer, which is a fault of the program
	over       bool
	parting    string // a message to show after the window is closed
}

// New makes a client that shows the start screen.
func New(o Options) *Client {
	c := &Client{Options: o}
	set, problems := settings.Load(o.Store)
	c.saver = saver{Options: &c.Options, keeper: store.NewKeeper(o.Store)}
	language, missing := newLanguage(cmp.Or(o.Language, set.Language), &c.Options)
	c.language, c.notices = language, notices{language: &c.language}
	c.settings = preferences{Settings: set, saver: &c.saver, notices: &c.notices}
	c.games = savedGames{Options: &c.Options, library: library.New(o.Store), saver: &c.saver, notices: &c.notices}
	c.aloud = aloud{Options: &c.Options, settings: &c.settings}
	c.sounds = sounds{Options: &c.Options}
	c.own = ownFiles{Options: &c.Options}
	c.auction.saver = &c.saver
	c.game = game{place: place{saver: &c.saver}, settings: &c.settings, games: &c.games}
	c.notices.add(o.Notice)
	if missing != nil {
		problems = append(problems, missing)
	}
	if _, unknown := keymap.New(set.Keys); len(unknown) > 0 {
		problems = append(problems, words.Wrong("no-action", nil, "names", strings.Join(unknown, ", ")))
	}
	for _, err := range problems {
		c.notices.addError(err)
	}
	c.stage = stage.New(c, widget.Env{})
	c.apply()
	c.fresh = set.NewsSeen != "" && set.NewsSeen != sohofoundry.Version()
	c.start = start.New(c.startWorld(), o.Chance)
	c.screens.Open(screen.Layer{Screen: c.start, Answer: c.doesForStart, Heard: true, Behind: c.behindStart})
	c.refreshStart()
	if c.LooksOn {
		c.lookOn()
	}
	return c
}

// Began tells the client that the first picture is shown, and whether every picture costs much, as without a graphics card.
func (c *Client) Began(costly bool) {
	c.pictures.shown, c.pictures.costly = true, costly
	if c.settings.NewsSeen != sohofoundry.Version() {
		c.settings.NewsSeen = sohofoundry.Version()
		c.settings.save()
	}
	c.showStart()
	if c.game.table != nil { // a game that was loaded before there was a window
		c.game.apply(costly)
	}
}

// Update handles the input since the last update, and reports whether the player leaves.
func (c *Client) Update(in stage.Input) (leave bool) {
	if c.saver.stopsWaiting() {
		c.stage.Refresh()
	}
	if c.saver.waits {
		c.hold(in.Now, nil)
		c.saver.feed(in, c.stage)
		return c.over
	}
	in = c.saver.next(in)
	c.takeTexts()
	c.restoreOn()
	c.advance(in.Now)
	c.saver.feed(in, c.stage)
	if c.saver.waits {
		return c.over
	}
	if c.settings.ReadAloud || c.start.SetsUp() {
		if v, _ := c.stage.View(); c.aloud.update(in.Now, v.Said, c.words()) {
			c.showStart()
		}
	}
	if c.pictures.shown && c.stage.Idle() {
		c.sounds.prepare()
	}
	c.sounds.accompany(c.background(), c.stage.Idle())
	c.showSaved()
	return c.over
}

// thinkFor is how long of an update a screen may think, so that no frame comes late.
const thinkFor = 8 * time.Millisecond

// advance lets time pass for the screen on top, and has it think. The game at the table waits while it is not on top.
func (c *Client) advance(now time.Duration) {
	top := c.screens.Top()
	c.hold(now, top.Screen)
	moved := top.Moving()
	c.answer(top.Answer, top.Update(now))
	news := false
	if job := top.Job(); job != nil {
		until := c.Clock().Add(thinkFor)
		var asks []any
		news, asks = job.Step(func() bool { return c.Clock().Before(until) })
		c.answer(top.Answer, asks)
	}
	if news || moved || top.Moving() {
		c.stage.Refresh()
	}
}

// hold lets time pass at the tables that are not on top: what they show waits.
func (c *Client) hold(now time.Duration, top screen.Screen) {
	if c.game.table != nil && top != screen.Screen(c.game.table) {
		c.game.table.Hold(now)
	}
	if c.auction.table != nil && top != screen.Screen(c.auction.table) {
		c.auction.table.Hold(now)
	}
}

// takeTexts takes in texts of a language that arrived: everything is shown anew, or a notice says why not.
func (c *Client) takeTexts() {
	done, err := c.language.arrived()
	if err != nil {
		c.notices.addError(err)
	}
	if done {
		c.apply()
		c.showStart()
	}
}

// showSaved shows failures to save, each once: those of its game at the table, all of them on the start screen. It also shows when a
// game is saved under another name than before.
func (c *Client) showSaved() {
	if c.atTable() {
		if c.game.showSaved() {
			c.stage.Refresh()
		}
	} else if c.atAuction() {
		if c.auction.showSaved() {
			c.stage.Refresh()
		}
	} else if err := c.saver.newFailure(); err != nil {
		c.tell(err)
	}
}

// Idle reports whether time alone changes nothing.
func (c *Client) Idle() bool {
	top := c.screens.Top()
	preparing := c.pictures.shown && c.sounds.warm >= 0
	return !preparing && len(c.restoring) == 0 && !c.saver.waits && len(c.saver.kept) == 0 && !c.Player.Tending() && !c.aloud.waits && c.language.fetched == nil && c.stage.Idle() &&
		!top.Moving() && top.Job() == nil
}

// Settings are the settings as they are now.
func (c *Client) Settings() settings.Settings { return c.settings.Settings }

// Placed saves the size and place of the window for the next start.
func (c *Client) Placed(w settings.Window) {
	if w != c.settings.Window {
		c.settings.Window = w
		c.settings.save()
		c.showStart()
	}
}

// Picture returns the view to draw, with a number that changes whenever the view does.
func (c *Client) Picture() (*view.View, int) {
	c.pictures.made = true
	return c.stage.View()
}

// Focus is the target that has the keyboard focus, if the focus is shown.
func (c *Client) Focus() string {
	if p := c.stage.Env.Pointer; p.Keyed {
		return p.Focus
	}
	return ""
}

// Spoken is the language of the view.
func (c *Client) Spoken() string { return c.words().Language() }

func (c *Client) words() words.Words { return words.In(c.stage.Env.Words) }

// Close waits until everything is saved. The error says what could not be; Parting has any other message.
func (c *Client) Close() error {
	c.aloud.stop()
	c.parting = cmp.Or(c.game.check(c.words()), c.auction.check(c.words()))
	return c.saver.keeper.Flush()
}

// Parting is a message to show after Close, usually empty: where the game is saved now if another program wrote to its file.
func (c *Client) Parting() string { return c.parting }

// View implements stage.Show.
func (c *Client) View(env *widget.Env) view.View {
	if c.saver.waits {
		return c.saver.view(env)
	}
	c.saver.shown = c.screens.View(env)
	return c.saver.shown
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
