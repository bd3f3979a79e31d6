package terminal

import (
	"bytes"

	"sohofoundry/engine/fault"
)

// savedGame is the record as it is kept, and a copy of it.
type savedGame struct {
	*console
	rec      interface{ Marshal() []byte }
	save     func() (path string, err error)
	saveAs   func(path string) (string, error)
	path     string // where the record is kept
	unsaved  string // why it is not, since the last choice
	copied   []byte // the record in the copy that the player made last
	copiedTo string

	newPath string // where it was kept last, which is not told yet
	err     error  // or why it was not
	warned  bool   // the player has read that leaving loses something
}

// write keeps the record. What is told as done is safe then, whatever ends the program.
func (g *savedGame) write() { g.newPath, g.err = g.save() }

// report tells where the record was kept or why it was not, if that is news. The game goes on, and the next choice tries again.
func (g *savedGame) report() {
	if g.err == nil {
		if g.path != "" && g.newPath != g.path { // another program wrote to the old file
			g.tell("save.elsewhere", "path", ShellWord(g.newPath))
		}
		g.path, g.unsaved = g.newPath, ""
		return
	}
	why := g.Reason(g.err)
	if why != g.unsaved {
		g.tell("save.failed", "error", why)
	}
	g.unsaved = why
}

// keep keeps the record and tells what is news of that.
func (g *savedGame) keep() {
	g.write()
	g.report()
}

// copyTo keeps a copy, or without a path tells where the record is.
func (g *savedGame) copyTo(path string) {
	if path == "" {
		g.unsaved = "" // cleared, so that an error is told again
		if g.keep(); g.unsaved == "" {
			g.tell("saved", "path", ShellWord(g.path))
		}
		return
	}
	copied, err := g.saveAs(unquoted(path))
	if err != nil {
		g.tell("save.no-copy", "error", g.Reason(err))
		return
	}
	g.copied, g.copiedTo = g.rec.Marshal(), copied
	g.tell("saved", "path", ShellWord(copied))
}

// hasCopy reports whether the copy that the player made last is of the game as it is now.
func (g *savedGame) hasCopy() bool { return bytes.Equal(g.copied, g.rec.Marshal()) }

// leave saves, and says by a text of the catalogue how to go on later. A game that was not begun is not kept.
func (g *savedGame) leave(begun bool, how string) {
	g.over = true
	if !begun && g.path == "" {
		g.tell("left_new")
		return
	}
	g.keep()
	if g.unsaved != "" && g.hasCopy() {
		g.path, g.unsaved = g.copiedTo, ""
	}
	if g.unsaved == "" {
		g.tell(how, "path", ShellWord(g.path))
	}
}

// mayLeave reports whether nothing is lost by leaving, or the player was told so before. It tells it the first time.
func (g *savedGame) mayLeave(begun bool) bool {
	if begun {
		g.keep()
	}
	if g.unsaved != "" && !g.warned && !g.hasCopy() {
		g.warned = true
		g.tell("quit.unsaved")
		return false
	}
	return true
}

// problem is the error of leaving a game that could not be saved.
func (g *savedGame) problem() error {
	if g.unsaved != "" {
		return fault.Errorf("the game could not be saved: %s", g.unsaved)
	}
	return nil
}
