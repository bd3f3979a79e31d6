package library

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/render/keep/store"
)

// The glances at the saved games are kept from one start of the program to the next: a folder of ten thousand games is then
// listed in an instant, and only games that changed are opened. Each glance is a line:
//
//	SIZE, TIME, those of "solo", "rival", "over" and "industry" that apply, HASH, BOARD, DIFFICULTY and NAME, with tabs between them
//
// A game with a line that cannot be read is looked at again.

// glancesTitle is the first line.
const glancesTitle = "# What Soho Foundry saw of the saved games, so that it need not open them again. It may be deleted."

// The words for the flags of a game.
const (
	saysSolo  = "solo"
	saysRival = "rival"
	saysOver  = "over"
	saysOther = "industry"
)

// Glances writes the glances at the games, to go to the store under the name store.Glances, and reports whether any of them is
// new.
func (l *Library) Glances() (text []byte, changed bool) {
	if !l.glanced {
		return nil, false
	}
	l.glanced = false
	var b strings.Builder
	b.WriteString(glancesTitle + "\n")
	for i := range l.games {
		g := &l.games[i]
		line := strings.Join([]string{
			strconv.FormatInt(g.Size, 10), strconv.FormatInt(g.Modified.UnixNano(), 10), saysOf(&g.glance), g.glance.Hash, g.glance.Board,
			g.glance.Difficulty, g.Name,
		}, "\t")
		if g.seen && strings.Count(line, "\t") == glanceFields-1 && !strings.Contains(line, "\n") {
			b.WriteString(line + "\n")
		}
	}
	return []byte(b.String()), true
}

func saysOf(g *glance) string {
	var words []string
	for _, word := range []struct {
		so   bool
		word string
	}{{g.Solo, saysSolo}, {g.Rival, saysRival}, {g.Over, saysOver}, {g.industry, saysOther}} {
		if word.so {
			words = append(words, word.word)
		}
	}
	return strings.Join(words, " ")
}

const glanceFields = 7

// known reads the glances of earlier starts of the program.
func (l *Library) known() map[string]Game {
	text, err := l.store.Read(store.Glances)
	if err != nil {
		return nil
	}
	games := map[string]Game{}
	for line := range strings.Lines(string(text)) {
		field := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(field) != glanceFields {
			continue
		}
		size, noSize := strconv.ParseInt(field[0], 10, 64)
		written, noTime := strconv.ParseInt(field[1], 10, 64)
		if noSize != nil || noTime != nil {
			continue
		}
		g := Game{Entry: store.Entry{Name: field[6], Size: size, Modified: time.Unix(0, written)}}
		says := strings.Fields(field[2])
		g.glanceAt(glance{record.Glance{
			Solo: slices.Contains(says, saysSolo), Rival: slices.Contains(says, saysRival), Over: slices.Contains(says, saysOver),
			Hash: field[3], Board: field[4], Difficulty: field[5],
		}, slices.Contains(says, saysOther)})
		games[g.Name] = g
	}
	return games
}
