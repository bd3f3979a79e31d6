package record

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/position"
)

// header reads which game is played and starts its record.
func (l *loader) header(lib Library) *Record {
	l.version(wordRecord, Version)
	l.version(wordRules, Rules)
	lib = l.choose(lib, wordBoard, boardLine)
	var h Header
	l.seats(&h.Options)
	if h.Options.Solo {
		lib = l.choose(slices.DeleteFunc(slices.Clone(lib), func(g *automa.Game) bool { return g.Deck == nil }), wordDeck, deckLine)
	}
	l.players(&h)
	if l.is(wordDifficulty) {
		h.Difficulty = l.name()
	}
	if l.damage != nil {
		return nil
	}
	game := l.atTable(lib[0], &h)
	if l.is(wordPosition) {
		return l.startFrom(game, h)
	}
	return l.start(game, h)
}

// atTable reads whether the game is one on a real table.
func (l *loader) atTable(g *automa.Game, h *Header) *automa.Game {
	private := l.flag(wordTable)
	if !private && !l.flag(wordTableMoney) {
		return g
	}
	kept := engine.Kept{Money: !private}
	if h.Options.Solo { // among people hands are hidden (B14.3), and no deck is the Automa's
		kept.Hand, h.OwnDeck = l.flag(wordTableHand), l.flag(wordOwnDeck)
	}
	table, err := automa.AtTable(g, kept)
	if err != nil {
		l.expect(fault.Sprintf("a game that can be set up"), fault.Sprintf("%s", err))
		return g
	}
	return table
}

// version reads a line that ends in a version, which must be this program's.
func (l *loader) version(words string, ours int) {
	want := fault.Sprintf("%q", fmt.Sprintf("%s %d", words, ours))
	n, ok := whole(l.after(words, strconv.Itoa(ours)))
	switch {
	case !ok:
		l.expect(want, fault.Text{})
	case n > uint64(ours):
		l.need(want, fault.Sprintf("it needs a newer Soho Foundry, one that knows %q", l.line()))
	case n < uint64(ours):
		l.need(want, fault.Sprintf("it was made by an older Soho Foundry, and needs one that knows %q", l.line()))
	}
	l.next()
}

// need refuses the line under examination for something that this program lacks, unless it is known that the line was another.
func (l *loader) need(expected, why fault.Text) {
	needs := l.at < l.changed
	if !needs {
		why = whyChanged
	}
	l.refuse(Damage{Expected: expected, Why: why, Needs: needs})
}

// choose keeps those games of the library that a line of the header names.
func (l *loader) choose(lib Library, word string, lineOf func(*automa.Game) string) Library {
	name := l.after(word, "…")
	if l.damage != nil {
		return nil
	}
	var fit Library
	var known fault.Or
	why := fault.Sprintf("there is no such %s here", word)
	title := word + " " + withoutSum(name)
	for _, g := range lib {
		line := lineOf(g)
		if line == word+" "+oneSpaced(name) {
			fit = append(fit, g)
		}
		if quoted := quote(line); !slices.Contains(known, quoted) {
			known = append(known, quoted)
		}
		if word == wordDeck && withoutSum(line) == title {
			why = fault.Sprintf("this deck is not as it was when the game was played")
		}
	}
	if len(fit) == 0 {
		l.need(fault.Sprintf("%s", known), why)
	}
	l.next()
	return fit
}

// withoutSum cuts off the last word of a line, which identifies the text of a deck.
func withoutSum(line string) string { return line[:max(strings.LastIndexByte(line, ' '), 0)] }

func (l *loader) seats(o *engine.Options) {
	text := l.after(wordSeats, "2 "+wordSolo)
	number, solo := strings.CutSuffix(text, " "+wordSolo)
	n, ok := whole(number)
	if !ok || n < 2 || n > engine.MaxSeats || solo && n != 2 {
		l.expect(fault.Sprintf("%q, or 2 to %d seats", wordSeats+" 2 "+wordSolo, engine.MaxSeats), fault.Text{})
	}
	o.Seats, o.Solo = int(n), solo
	l.next()
}

// whole reads a number as Marshal writes it, without sign or leading zeros.
func whole(digits string) (uint64, bool) {
	n, _ := strconv.ParseUint(digits, 10, 64) // a word that is no number reads as one written otherwise
	return n, strconv.FormatUint(n, 10) == digits
}

func (l *loader) name() string {
	name := oneSpaced(l.after(wordDifficulty, "…"))
	if why := whyNoName(name); !why.Empty() || name == "" {
		l.expect(fault.Sprintf("the name of the difficulty"), why)
	}
	l.next()
	return name
}

// startFrom starts the record of a game from a position that was set up.
func (l *loader) startFrom(g *automa.Game, h Header) *Record {
	p, err := g.UnmarshalPosition([]byte(l.after(wordPosition, "{…}")))
	if err == nil {
		err = position.Arisen(g.Game, &p.State)
	}
	if err != nil {
		l.refuse(Damage{Expected: fault.Sprintf("a position that can be"), Found: fault.Sprintf("one that cannot"), Why: fault.Sprintf("%s", err)})
		return nil
	}
	if int(p.Seats) != h.Options.Seats || p.Solo != h.Options.Solo {
		l.refuse(Damage{Expected: fault.Sprintf("a position with the seats named above"), Found: fault.Sprintf("one with others")})
		return nil
	}
	h.From = &p
	l.next()
	return l.begin(g, h)
}

// start starts the record of a game from its set-up.
func (l *loader) start(g *automa.Game, h Header) *Record {
	h.Options.Introductory = l.flag(wordIntroductory)
	if h.Options.Solo {
		h.Options.SpendingOrder = l.flag(wordSpending)
		h.Options.AutomaMat = l.mat(g)
		h.Options.House = l.house()
	}
	seed, ok := whole(l.after(wordSeed, "42"))
	if !ok {
		l.expect(fault.Sprintf("%q with a number from 0 to 18446744073709551615", wordSeed), fault.Text{})
	}
	h.Seed = seed
	l.next()
	return l.begin(g, h)
}

func (l *loader) begin(g *automa.Game, h Header) *Record {
	h.Practice = l.flag(wordPractice)
	h.Hinted = l.flag(wordHinted)
	if h.Options.Solo {
		h.Challenge = l.challenge()
	}
	if l.damage != nil {
		return nil
	}
	r, err := New(g, h)
	if err != nil {
		l.expect(fault.Sprintf("a game that can be set up"), fault.Sprintf("%s", err))
		return nil
	}
	return r
}

// mat reads how many tiles of each level the Automa starts with, at most a full set (M4).
func (l *loader) mat(g *automa.Game) (mat [engine.MaxTiles]uint8) {
	full := g.FullSet()
	words := strings.Fields(strings.ReplaceAll(l.after(wordMat, formatMat(g, &full)), ",", " , "))
	for n, f := range g.Industries {
		i := f.Industry
		row := []string{i.String()}
		if n > 0 {
			row = []string{",", i.String()}
		}
		if len(words) < len(row) || !slices.Equal(words[:len(row)], row) {
			l.expectMat(g, fault.Sprintf("the tiles of %s are missing", i))
			return mat
		}
		words = words[len(row):]
		for _, t := range kinds(g, i) {
			n, ok := uint64(0), false
			if len(words) > 0 {
				n, ok = whole(words[0])
				words = words[1:]
			}
			if !ok || n > uint64(full[t]) {
				l.expectMat(g, fault.Sprintf("of %s level %d there are 0 to %d", i, g.Tiles[t].Level, full[t]))
				return mat
			}
			mat[t] = uint8(n)
		}
	}
	if len(words) > 0 {
		l.expectMat(g, fault.Sprintf("%s is too much", quote(words[0])))
	}
	l.next()
	return mat
}

func (l *loader) expectMat(g *automa.Game, why fault.Text) {
	full := g.FullSet()
	l.expect(fault.Sprintf("at most %q", wordMat+" "+formatMat(g, &full)), why)
}

// house reads the house rules, which may be missing: each at most once, in the order in which they are written.
func (l *loader) house() (house engine.House) {
	if !l.is(wordHouse) {
		return house
	}
	for rule := range strings.SplitSeq(l.after(wordHouse, wordFullStart), ",") {
		switch words := strings.Fields(rule); {
		case len(words) == 2 && words[0] == wordBackAgain:
			house.BackAgain = every(words[1])
		case len(words) == 2 && words[0] == wordCardAgain:
			house.CardAgain = every(words[1])
		case len(words) == 1 && words[0] == wordFullStart:
			house.FullStart = true
		}
	}
	if wordHouse+" "+formatHouse(house) != oneSpaced(l.line()) {
		l.expect(fault.Sprintf("house rules such as %q", wordHouse+" "+formatHouse(engine.House{BackAgain: 4, CardAgain: 8, FullStart: true})), fault.Text{})
	}
	l.next()
	return house
}

// every reads which rounds a house rule names; 0 is impossible.
func every(digits string) uint8 {
	if n, ok := whole(digits); ok && n <= engine.MaxEvery {
		return uint8(n)
	}
	return 0
}
