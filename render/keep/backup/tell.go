package backup

import (
	"strconv"
	"strings"

	"sohofoundry/engine/untrusted"
	"sohofoundry/render/tell/words"
)

// Tell tells what is in a backup that lies somewhere now, in sentences.
func (m *Made) Tell(w words.Words, where string) []string {
	told := []string{w.Text("backup.made", "n", w.Count(m.Games), "file", where)}
	for _, why := range m.Left {
		told = append(told, w.Text("backup.left", "why", w.Error(why)))
	}
	return told
}

// mostNamed is how many games are named that lie beside others; of the rest the number tells.
const mostNamed = 10

// Tell tells what came of restoring a backup, in sentences.
func (r *Report) Tell(w words.Words) []string {
	told := r.Games(w)
	switch {
	case r.SettingsNew:
		told = append(told, w.Text("backup.settings-new"))
	case r.SettingsKept:
		told = append(told, w.Text("backup.settings-kept"))
	}
	return told
}

// Games tells what came but for the settings.
func (r *Report) Games(w words.Words) []string {
	list := []string{w.Text("backup.new", "n", w.Count(r.New)), w.Text("backup.there", "n", w.Count(r.There))}
	for _, more := range []struct {
		key string
		n   int
	}{{"beside", len(r.Beside)}, {"decks", r.Decks}, {"results", r.Results}} {
		if more.n > 0 {
			list = append(list, w.Text("backup."+more.key, "n", w.Count(more.n)))
		}
	}
	told := []string{w.Text("backup.report", "list", strings.Join(list, ", "))}
	for _, game := range r.Beside[:min(len(r.Beside), mostNamed)] {
		told = append(told, w.Text("backup.beside-as", "name", quoted(game[0]), "as", quoted(game[1])))
	}
	for _, why := range r.Left {
		told = append(told, w.Text("backup.left-out", "why", w.Error(why)))
	}
	return told
}

func quoted(name string) string { return strconv.Quote(untrusted.Printable(name)) }
