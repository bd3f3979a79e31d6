package record

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/untrusted"
)

// The bounds of a text; a whole game takes some ten thousand bytes. They keep a wrong or hostile file from taking all memory.
const (
	maxText  = 4 << 20 // bytes
	maxLines = 10_000
	maxLine  = 16 << 10 // bytes; a position takes some four thousand
)

// Library holds what records can be played with: boards, each with a deck of the Automa.
type Library []*automa.Game

// Load plays a record again and checks every line of it. The file is only named in the error, a *Damage. If the header is
// sound, the record up to the last good line is returned together with the damage, so that it can be played on.
func Load(file string, text []byte, lib Library) (*Record, error) {
	l := loader{file: file}
	if l.split(text); l.damage != nil {
		return nil, l.damage
	}
	r := l.header(lib)
	if l.damage == nil {
		l.game(r)
	} else if l.damage.Why == "" {
		l.damage.Why = "which game it is cannot be read, so nothing can be rescued"
	}
	if l.damage != nil { // a nil *Damage would be no nil error
		return r, l.damage
	}
	return r, nil
}

// loader reads a text line by line. It keeps the first damage found; after that it reads no further.
type loader struct {
	file    string
	lines   []string
	at      int // the line under examination, from 0
	changed int // the first line that is not as it was saved, by the check sums
	damage  *Damage
}

// split takes the text apart within its bounds.
func (l *loader) split(text []byte) {
	if len(text) > maxText {
		l.refuse(Damage{Expected: "at most 4 MiB", Found: "more"})
		return
	}
	text = bytes.TrimPrefix(text, []byte("\ufeff")) // some editors write a byte order mark
	if bytes.Count(text, []byte("\n")) > maxLines {
		l.at = maxLines
		l.refuse(Damage{Expected: fmt.Sprintf("at most %d lines", maxLines), Found: "more"})
		return
	}
	if len(text) > 0 {
		l.lines = strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	}
	for i, line := range l.lines {
		if len(line) > maxLine {
			l.at = i
			l.refuse(Damage{Expected: "at most 16 KiB in a line", Found: "more"})
			return
		}
		l.lines[i] = strings.TrimSpace(line) // the \r of other systems too
	}
	l.cut(text)
	l.check()
	l.skip()
}

// skip goes on to a line that is not for the reader alone.
func (l *loader) skip() {
	for l.at < len(l.lines) && forReader(l.lines[l.at]) {
		l.at++
	}
}

// line is the line under examination, empty at the end and after damage.
func (l *loader) line() string {
	if l.damage != nil || l.at >= len(l.lines) {
		return ""
	}
	return l.lines[l.at]
}

// whyChanged is what the check sums say.
const whyChanged = "it was changed since, or a line before it is missing"

// next goes on after a line that is good as it stands; it refuses one that is not as it was saved.
func (l *loader) next() {
	if l.at >= l.changed && l.line() != "" {
		l.expect("the line that was saved", whyChanged)
		return
	}
	l.at++
	l.skip()
}

// refuse notes what is wrong with the line under examination, unless there already is damage.
func (l *loader) refuse(d Damage) {
	if l.damage != nil {
		return
	}
	d.File, d.Line = l.file, l.at+1
	if d.Found == "" {
		d.Found = "the end"
		if line := l.line(); line != "" {
			d.Found = quote(line)
		}
	}
	l.damage = &d
}

// expect refuses the line under examination, with the reason if there is one.
func (l *loader) expect(expected, why string) { l.refuse(Damage{Expected: expected, Why: why}) }

// is reports whether the line under examination is these words, or opens with them.
func (l *loader) is(words string) bool {
	rest, ok := strings.CutPrefix(l.line(), words)
	return ok && (rest == "" || rest[0] == ' ')
}

// after returns what follows the words that open the line, or refuses a line that does not open so.
func (l *loader) after(words, example string) string {
	if !l.is(words) {
		l.expect(fmt.Sprintf("%q", words+" "+example), "")
		return ""
	}
	return strings.TrimSpace(strings.TrimPrefix(l.line(), words))
}

// flag reads a line that may be left out.
func (l *loader) flag(words string) bool {
	if l.line() != words {
		return false
	}
	l.next()
	return true
}

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
	if l.is(wordDifficulty) {
		h.Difficulty = l.name()
	}
	if l.damage != nil {
		return nil
	}
	if l.is(wordPosition) {
		return l.startFrom(lib[0], h)
	}
	return l.start(lib[0], h)
}

// version reads a line that ends in a version, which must be this program's.
func (l *loader) version(words string, ours int) {
	want := fmt.Sprintf("%s %d", words, ours)
	if l.line() == want {
		l.next()
		return
	}
	n, err := strconv.Atoi(l.after(words, strconv.Itoa(ours)))
	switch {
	case err != nil:
		l.expect(fmt.Sprintf("%q", want), "")
	case n > ours:
		l.need(fmt.Sprintf("%q", want), fmt.Sprintf("it needs a newer Soho Foundry, one that knows %q", l.line()))
	default:
		l.need(fmt.Sprintf("%q", want), fmt.Sprintf("it was made by an older Soho Foundry, and needs one that knows %q", l.line()))
	}
}

// need refuses the line under examination for what this program has not, unless it is known that the line was another.
func (l *loader) need(expected, why string) {
	if l.at >= l.changed {
		why = whyChanged
	}
	l.refuse(Damage{Expected: expected, Why: why, Needs: why != whyChanged})
}

// choose keeps those games of the library that a line of the header names.
func (l *loader) choose(lib Library, word string, lineOf func(*automa.Game) string) Library {
	name := l.after(word, "…")
	if l.damage != nil {
		return nil
	}
	var fit Library
	var known []string
	why := "there is no such " + word + " here"
	title := word + " " + withoutSum(name)
	for _, g := range lib {
		line := lineOf(g)
		if line == word+" "+oneSpaced(name) {
			fit = append(fit, g)
		}
		if !slices.Contains(known, line) {
			known = append(known, line)
		}
		if word == wordDeck && withoutSum(line) == title {
			why = "this deck is not as it was when the game was played"
		}
	}
	if len(fit) == 0 {
		l.need(quote(strings.Join(known, `" or "`)), why)
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
		l.expect(fmt.Sprintf("%q, or 2 to %d seats", wordSeats+" 2 "+wordSolo, engine.MaxSeats), "")
	}
	o.Seats, o.Solo = int(n), solo
	l.next()
}

// whole reads a number as Marshal writes it, without sign or leading zeros.
func whole(digits string) (uint64, bool) {
	n, err := strconv.ParseUint(digits, 10, 64)
	return n, err == nil && strconv.FormatUint(n, 10) == digits
}

func (l *loader) name() string {
	name := oneSpaced(l.after(wordDifficulty, "…"))
	if why := whyNoName(name); why != "" || name == "" {
		l.expect("the name of the difficulty", why)
	}
	l.next()
	return name
}

// startFrom starts the record of a game from a position that was set up.
func (l *loader) startFrom(g *automa.Game, h Header) *Record {
	p, err := g.UnmarshalPosition([]byte(l.after(wordPosition, "{…}")))
	if err != nil {
		l.refuse(Damage{Expected: "a position that can be", Found: "one that cannot", Why: untrusted.Printable(err.Error())})
		return nil
	}
	if int(p.Seats) != h.Options.Seats || p.Solo != h.Options.Solo {
		l.refuse(Damage{Expected: "a position with the seats named above", Found: "one with others"})
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
	}
	seed, ok := whole(l.after(wordSeed, "42"))
	if !ok {
		l.expect(fmt.Sprintf("%q with a number from 0 to 18446744073709551615", wordSeed), "")
	}
	h.Seed = seed
	l.next()
	return l.begin(g, h)
}

func (l *loader) begin(g *automa.Game, h Header) *Record {
	h.Practice = l.flag(wordPractice)
	if l.damage != nil {
		return nil
	}
	r, err := New(g, h)
	if err != nil {
		l.expect("a game that can be set up", untrusted.Printable(err.Error()))
		return nil
	}
	return r
}

// mat reads how many tiles of each level the Automa starts with, at most a full set (M4).
func (l *loader) mat(g *automa.Game) (mat [engine.MaxTiles]uint8) {
	full := g.FullSet()
	words := strings.Fields(strings.ReplaceAll(l.after(wordMat, formatMat(g, &full)), ",", " , "))
	for i := engine.Cotton; i <= engine.Brewery; i++ {
		row := []string{i.String()}
		if i > engine.Cotton {
			row = []string{",", i.String()}
		}
		if len(words) < len(row) || !slices.Equal(words[:len(row)], row) {
			l.expectMat(g, "the tiles of "+i.String()+" are missing")
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
				l.expectMat(g, fmt.Sprintf("of %s level %d there are 0 to %d", i, g.Tiles[t].Level, full[t]))
				return mat
			}
			mat[t] = uint8(n)
		}
	}
	if len(words) > 0 {
		l.expectMat(g, quote(words[0])+" is too much")
	}
	l.next()
	return mat
}

func (l *loader) expectMat(g *automa.Game, why string) {
	full := g.FullSet()
	l.expect(fmt.Sprintf("at most %q", wordMat+" "+formatMat(g, &full)), why)
}

// game plays the lines after the header, up to the hash.
func (l *loader) game(r *Record) {
	for l.damage == nil && !l.is(wordHash) {
		made := r.made
		switch p := r.current(); {
		case l.line() == "":
			l.expect(fmt.Sprintf("a line that opens with %q", wordHash), "the end of the record is missing")
		case p.AutomasTurn():
			l.automa(r)
		default:
			l.human(r)
		}
		if l.damage == nil {
			l.next()
		}
		if l.damage != nil {
			r.cut(made)
			return
		}
	}
	l.hash(r)
}

// automa checks the line of a turn against what the Automa does.
func (l *loader) automa(r *Record) {
	if _, err := r.game.Parse(l.line()); err == nil {
		l.refuse(Damage{Expected: "the Automa's turn", Found: "your choice " + quote(l.line()), Why: missingLine})
		return
	}
	r.AutomaTurn()
	if want := r.entries[r.made-1].line; oneSpaced(l.line()) != want {
		l.expect(quote(want), "the Automa now plays otherwise")
	}
}

// human makes the choices of a line.
func (l *loader) human(r *Record) {
	s := r.current().State
	prefix := seatPrefix(&s)
	text, ok := strings.CutPrefix(l.line(), prefix)
	if !ok {
		l.expect(fmt.Sprintf("a line that opens with %q", prefix), "")
		return
	}
	if s.Solo && l.is(wordAutoma) {
		l.refuse(Damage{Expected: yourChoice(r.game, &s), Found: "the Automa's turn", Why: missingLine})
		return
	}
	choices, err := r.game.Parse(text)
	if err != nil {
		l.expect(asked[s.Decision], untrusted.Printable(err.Error()))
		return
	}
	for _, c := range choices {
		expected := asked[r.current().Decision]
		if r.current().AutomasTurn() {
			expected = "the Automa's turn"
		}
		if why := r.Choose(c); !why.OK() {
			l.refuse(Damage{Expected: expected, Why: because(why), Refusal: why})
			return
		}
	}
}

const missingLine = "a line before it is missing"

// yourChoice says what the human's line should hold: "your action 2 of 2".
func yourChoice(g *automa.Game, s *engine.State) string {
	if s.Decision != engine.ChooseAction {
		return asked[s.Decision]
	}
	all := g.Limits.ActionsPerTurn
	if s.Era == engine.Canal && s.Round == 1 {
		all = g.Limits.ActionsFirstTurn
	}
	return fmt.Sprintf("your action %d of %d", all-s.ActionsLeft+1, all)
}

// asked says what a decision wants.
var asked = [engine.GameOver + 1]string{
	engine.ChooseAction:  "a legal action",
	engine.ChooseCoal:    "the mine that the coal comes from",
	engine.ChooseIron:    "the works that the iron comes from",
	engine.ChooseBeer:    "the brewery or merchant that the beer comes from",
	engine.ChooseBonus:   "the tile that the bonus develops",
	engine.ChooseLink:    `a second link or "done"`,
	engine.ChooseDevelop: `a second development or "done"`,
	engine.ChooseSale:    `another sale or "done"`,
	engine.ChooseDiscard: "a further card to discard",
	engine.ChooseGiveUp:  "a tile to give up",
	engine.GameOver:      `"` + wordHash + ` …", since the game is over`,
}

// because tells the rule that refuses a choice.
func because(why engine.Refusal) string {
	switch why.Reason {
	case engine.NoSuchThing:
		return "a part is missing or too much"
	case engine.NotAsked:
		return "nothing of that kind is asked here"
	}
	return why.Rule.String() + " forbids it"
}

// hash compares the position with the one that the record was saved in, and sees that nothing follows.
func (l *loader) hash(r *Record) {
	if want := wordHash + " " + r.Hash(); l.damage == nil && oneSpaced(l.line()) != want {
		l.expect(fmt.Sprintf("%q", want), "the lines above lead to another position than the one saved")
		return
	}
	l.next()
	switch {
	case l.is(wordCheck):
		l.expect("the check sums that were saved", "they were changed or cut since; the lines above them lead where they should")
	case l.line() != "":
		l.expect("the end", "nothing follows the hash")
	}
}
