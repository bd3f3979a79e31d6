package terminal

import (
	"bytes"

	"sohofoundry/automa/record"
)

// savedGame is the record as it is kept, and a copy of it.
type savedGame struct {
	*console
	rec      *record.Record
	save     func(*record.Record) (path string, err error)
	saveAs   func(path string, r *record.Record) (string, error)
	path     string // where the record is kept
	unsaved  string // why it is not, since the last choice
	copied   []byte // the record in the copy that the player made last
	copiedTo string

	newPath string // where it was kept last, which is not told yet
	err     error  // or why it was not
}

// write keeps the record. What is told as done is safe then, whatever ends the program.
func (g *savedGame) write() { g.newPath, g.err = g.save(g.rec) }

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
	copied, err := g.saveAs(unquoted(path), g.rec)
	if err != nil {
		g.tell("save.no-copy", "error", g.Reason(err))
		return
	}
	g.copied, g.copiedTo = g.rec.Marshal(), copied
	g.tell("saved", "path", ShellWord(copied))
}

// hasCopy reports whether the copy that the player made last is of the game as it is now.
func (g *savedGame) hasCopy() bool { return bytes.Equal(g.copied, g.rec.Marshal()) }
