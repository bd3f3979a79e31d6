package client

import (
	"bytes"
	"cmp"
	"errors"
	"io/fs"

	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
)

// place is where a game at the table is saved.
type place struct {
	saver *saver
	saved *store.Game
	name  string // under which it was opened, empty for a new one
}

// savedName is the name under which the game is saved, empty if it was not saved yet.
func (p *place) savedName() string { return cmp.Or(p.saver.keeper.Status(p.saved).Name, p.name) }

// holds reports whether what is saved under a name is the game as it stands at the table, and was not played on elsewhere, such as in
// another tab of the browser.
func (p *place) holds(name string, record func() []byte) bool {
	if p.savedName() != name {
		return false
	}
	if name == "" || p.saver.keeper.Status(p.saved).Err != nil { // only the table has this state of it
		return true
	}
	text, err := p.saver.Store.Read(name)
	return err != nil || bytes.Equal(text, record())
}

// show tells a table where the game is saved, or why it is not, and reports whether that is news.
func (p *place) show(saved func(name string, err error) bool) bool {
	status := p.saver.keeper.Status(p.saved)
	if status.Name == "" && status.Err == nil { // it has not been saved yet
		return false
	}
	return saved(cmp.Or(status.Name, p.name), status.Err)
}

// check has the game saved again if another program took its file, and returns a message if it has a new name now.
func (p *place) check(w words.Words) (news string) {
	if p.saver.LooksOn {
		return ""
	}
	before := p.saver.keeper.Status(p.saved).Name
	p.saver.keeper.Check(p.saved)
	if now := p.saver.keeper.Status(p.saved).Name; now != before {
		return w.Text("window.saved-elsewhere", "name", now)
	}
	return ""
}

// flush waits until everything is saved. The error is why the game could not be.
func (p *place) flush() error {
	_ = p.saver.keeper.Flush() // the start screen shows the other failures
	return p.saver.keeper.Status(p.saved).Err
}

// analysed is a table whose game can be analysed.
type analysed interface {
	Analyse(kept []byte, err error)
	AnalysisText() []byte
}

// openAnalysis opens the analysis of the game at a table, with the judgements that are saved beside it under a name, unless that is empty.
func (p *place) openAnalysis(name string, table analysed) {
	if name == "" {
		table.Analyse(nil, nil)
		return
	}
	kept, err := p.saver.Store.Read(name + store.AnalysisEnding)
	if errors.Is(err, fs.ErrNotExist) {
		kept, err = nil, nil
	}
	table.Analyse(kept, err)
}

// keepAnalysis saves the analysis so far beside the game.
func (p *place) keepAnalysis(name string, table analysed) {
	if name != "" {
		p.saver.put(name+store.AnalysisEnding, table.AnalysisText())
	}
}
