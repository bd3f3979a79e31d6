package start

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa/search"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// either is a choice between what is usual and something else.
func either(c *widget.Canvas, what, usual, other string, isOther bool) row {
	of := func(name string, picked bool) option {
		return option{id: "new-game:" + what + ":" + name, text: c.Words.Text("new-game." + what + "." + name), act: choose{what, name},
			explain: c.Words.Text("new-game." + what + "-explained." + name), picked: picked}
	}
	return row{id: "new-game:" + what, label: c.Words.Text("new-game." + what + ".label"),
		options: []option{of(usual, !isOther), of(other, isOther)}}
}

// editionRows is the choice among the editions of the chosen game, and nothing if there is one alone.
func (ch *choice) editionRows(c *widget.Canvas) (rows []row) {
	for _, o := range offers {
		editions := ch.editions(o)
		if len(editions) < 2 || !slices.Contains(editions, ch.Game()) {
			continue
		}
		r := row{id: "new-game:edition", label: c.Words.Text("new-game.edition.label")}
		for _, id := range editions {
			r.options = append(r.options, option{id: "new-game:edition:" + id, text: c.Words.Text("new-game.edition." + id),
				act: choose{"game", id}, explain: c.Words.Text("new-game.edition-explained." + id), picked: id == ch.Game()})
		}
		rows = append(rows, r)
	}
	return rows
}

// againstRow is the choice between the Automa, a rival, and a table of people and rivals.
func (ch *choice) againstRow(c *widget.Canvas) row {
	_, rival := ch.rival()
	r := either(c, "against", "automa", "rival", rival)
	r.options[0].picked = !rival && !ch.game.Table
	table := either(c, "against", "automa", "table", ch.game.Table).options[1]
	if !ch.canHaveRival() {
		r.options = r.options[:1]
	}
	r.options = append(r.options, table)
	return r
}

// strengthRow is the choice of how far the rival looks.
func (ch *choice) strengthRow(c *widget.Canvas) row {
	chosen, _ := ch.rival()
	r := row{id: "new-game:strength", label: c.Words.Text("new-game.strength-row.label")}
	for _, strength := range search.Strengths {
		r.options = append(r.options, option{id: "new-game:strength:" + strength.Name, text: words.Capital(words.In(c.Words).Mat(strength.Name)),
			act: choose{"strength", strength.Name}, explain: c.Words.Text("new-game.strength-row.explained", "n", strength.Wins),
			picked: strength == chosen})
	}
	return r
}

// deckRow is the choice among the printed deck and the player's own.
func (ch *choice) deckRow(c *widget.Canvas) row {
	own := func(f *File) bool { return f.Deck != nil }
	r := ch.fileRow(c, "deck", own, func(f *File) string { return f.Deck.Name })
	r.options = append([]option{{id: "new-game:deck:printed", text: c.Words.Text("new-game.deck.printed"), act: choose{"deck", ""},
		explain: ch.explainOwn(c, "deck"), picked: ch.deck() == nil}}, r.options...)
	return r
}

// matRow is the choice among the mats of the difficulties and the player's own.
func (ch *choice) matRow(c *widget.Canvas) row {
	own := func(f *File) bool { return f.Mat != nil }
	r := ch.fileRow(c, "mat", own, func(f *File) string {
		return c.Words.Text("new-game.own-mat", "name", f.Mat.Name, "n", strconv.Itoa(total(&f.Mat.Count)))
	})
	_, isOwn := ch.mat()
	r.options = append([]option{{id: "new-game:mat:difficulty", text: c.Words.Text("new-game.mat-row.difficulty"), act: choose{"mat", ""},
		explain: ch.brokenFiles(c), picked: !isOwn}}, r.options...)
	return r
}

// brokenFiles explains mats of one's own, or says which files cannot be used and why.
func (ch *choice) brokenFiles(c *widget.Canvas) string {
	var why []string
	for i := range ch.world.Files {
		if err := ch.world.Files[i].Err; err != nil {
			why = append(why, c.Words.Text("new-game.broken-file", "why", strings.TrimSuffix(words.In(c.Words).Error(err), ".")))
		}
	}
	if len(why) == 0 {
		return ch.explainOwn(c, "mat")
	}
	return strings.Join(why, " ")
}

// fileRow offers those of the player's own files that fit.
func (ch *choice) fileRow(c *widget.Canvas, what string, fits func(*File) bool, name func(*File) string) row {
	r := row{id: "new-game:" + what, label: c.Words.Text("new-game." + what + "-row.label")}
	chosen := map[string]map[string]string{"deck": ch.game.DeckFiles, "mat": ch.game.MatFiles}[what][ch.Game()]
	for i := range ch.world.Files {
		f := &ch.world.Files[i]
		if !fits(f) {
			continue
		}
		r.options = append(r.options, option{id: "new-game:" + what + ":" + f.Path, text: name(f), act: choose{what, f.Path},
			explain: c.Words.Text("new-game.file", "file", path.Base(strings.ReplaceAll(f.Path, `\`, "/"))), picked: f.Path == chosen})
	}
	return r
}

// explainOwn explains the choice of decks or mats, with the folder of their files.
func (ch *choice) explainOwn(c *widget.Canvas, what string) string {
	if ch.world.Folder == "" { // a browser keeps them itself
		return c.Words.Text("workshop.open-explained")
	}
	return c.Words.Text("new-game."+what+"-explained", "folder", ch.world.Folder)
}

// text names the game against the Automa that would begin.
func (ch *choice) text(c *widget.Canvas) string {
	mat, _ := ch.mat()
	length := map[bool]string{false: "whole", true: "introductory"}[ch.introductory()]
	return c.Words.Text("new-game.chosen."+length, "game", gameName(words.In(c.Words), ch.Game()), "mat", words.In(c.Words).Mat(mat.Name))
}
