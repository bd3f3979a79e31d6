package record

import (
	"slices"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/transcript"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/position"
)

// header reads which game is played and starts its record.
func (l *loader) header(lib Library) *Record {
	l.Opening("", Rules)
	lib = l.choose(lib, wordBoard, boardLine)
	var h Header
	l.seats(&h.Options)
	if h.Options.Solo {
		lib = l.choose(slices.DeleteFunc(slices.Clone(lib), func(g *automa.Game) bool { return g.Deck == nil }), wordDeck, deckLine)
	}
	l.players(&h)
	if l.Is(wordDifficulty) {
		h.Difficulty = l.name()
	}
	if l.Damage != nil {
		return nil
	}
	game := l.atTable(lib[0], &h)
	if l.Is(wordPosition) {
		return l.startFrom(game, h)
	}
	return l.start(game, h)
}

// atTable reads whether the game is one on a real table.
func (l *loader) atTable(g *automa.Game, h *Header) *automa.Game {
	private := l.Flag(wordTable)
	if !private && !l.Flag(wordTableMoney) {
		return g
	}
	kept := engine.Kept{Money: !private}
	if h.Options.Solo { // among people hands are hidden (B14.3), and no deck is the Automa's
		kept.Hand, h.OwnDeck = l.Flag(wordTableHand), l.Flag(wordOwnDeck)
	}
	table, err := automa.AtTable(g, kept)
	if err != nil {
		l.Expect(fault.Sprintf("a game that can be set up"), fault.Sprintf("%s", err))
		return g
	}
	return table
}

// choose keeps those games of the library that a line of the header names.
func (l *loader) choose(lib Library, word string, lineOf func(*automa.Game) string) (fit Library) {
	var lines []string
	why, title := fault.Sprintf("there is no such %s here", word), transcript.WithoutSum(transcript.OneSpaced(l.Line()))
	for _, g := range lib {
		lines = append(lines, lineOf(g))
		if word == wordDeck && transcript.WithoutSum(lineOf(g)) == title {
			why = fault.Sprintf("this deck is not as it was when the game was played")
		}
	}
	for _, i := range l.OneOf(word, lines, why) {
		fit = append(fit, lib[i])
	}
	return fit
}

func (l *loader) seats(o *engine.Options) {
	text := l.After(wordSeats, "2 "+wordSolo)
	number, solo := strings.CutSuffix(text, " "+wordSolo)
	n, ok := transcript.Whole(number)
	if !ok || n < 2 || n > engine.MaxSeats || solo && n != 2 {
		l.Expect(fault.Sprintf("%q, or 2 to %d seats", wordSeats+" 2 "+wordSolo, engine.MaxSeats), fault.Text{})
	}
	o.Seats, o.Solo = int(n), solo
	l.Next()
}

func (l *loader) name() string {
	name := transcript.OneSpaced(l.After(wordDifficulty, "…"))
	if why := whyNoName(name); !why.Empty() || name == "" {
		l.Expect(fault.Sprintf("the name of the difficulty"), why)
	}
	l.Next()
	return name
}

// startFrom starts the record of a game from a position that was set up.
func (l *loader) startFrom(g *automa.Game, h Header) *Record {
	p, err := g.UnmarshalPosition([]byte(l.After(wordPosition, "{…}")))
	if err == nil {
		err = position.Arisen(g.Game, &p.State)
	}
	if err != nil {
		l.Refuse(Damage{Expected: fault.Sprintf("a position that can be"), Found: fault.Sprintf("one that cannot"), Why: fault.Sprintf("%s", err)})
		return nil
	}
	if int(p.Seats) != h.Options.Seats || p.Solo != h.Options.Solo {
		l.Refuse(Damage{Expected: fault.Sprintf("a position with the seats named above"), Found: fault.Sprintf("one with others")})
		return nil
	}
	h.From = &p
	l.Next()
	return l.begin(g, h)
}

// start starts the record of a game from its set-up.
func (l *loader) start(g *automa.Game, h Header) *Record {
	h.Options.Introductory = l.Flag(wordIntroductory)
	if h.Options.Solo {
		h.Options.SpendingOrder = l.Flag(wordSpending)
		h.Options.AutomaMat = l.mat(g)
		h.Options.House = l.house()
	}
	h.Seed = l.Number(wordSeed)
	return l.begin(g, h)
}

func (l *loader) begin(g *automa.Game, h Header) *Record {
	h.Practice = l.Flag(wordPractice)
	h.Hinted = l.Flag(wordHinted)
	if h.Options.Solo {
		h.Challenge = l.challenge()
	}
	if l.Damage != nil {
		return nil
	}
	r, err := New(g, h)
	if err != nil {
		l.Expect(fault.Sprintf("a game that can be set up"), fault.Sprintf("%s", err))
		return nil
	}
	return r
}

// mat reads how many tiles of each level the Automa starts with, at most a full set (M4).
func (l *loader) mat(g *automa.Game) (mat [engine.MaxTiles]uint8) {
	full := g.FullSet()
	words := strings.Fields(strings.ReplaceAll(l.After(wordMat, formatMat(g, &full)), ",", " , "))
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
				n, ok = transcript.Whole(words[0])
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
		l.expectMat(g, fault.Sprintf("%s is too much", transcript.Quote(words[0])))
	}
	l.Next()
	return mat
}

func (l *loader) expectMat(g *automa.Game, why fault.Text) {
	full := g.FullSet()
	l.Expect(fault.Sprintf("at most %q", wordMat+" "+formatMat(g, &full)), why)
}

// house reads the house rules, which may be missing: each at most once, in the order in which they are written.
func (l *loader) house() (house engine.House) {
	if !l.Is(wordHouse) {
		return house
	}
	for rule := range strings.SplitSeq(l.After(wordHouse, wordFullStart), ",") {
		switch words := strings.Fields(rule); {
		case len(words) == 2 && words[0] == wordBackAgain:
			house.BackAgain = every(words[1])
		case len(words) == 2 && words[0] == wordCardAgain:
			house.CardAgain = every(words[1])
		case len(words) == 1 && words[0] == wordFullStart:
			house.FullStart = true
		}
	}
	if wordHouse+" "+formatHouse(house) != transcript.OneSpaced(l.Line()) {
		l.Expect(fault.Sprintf("house rules such as %q", wordHouse+" "+formatHouse(engine.House{BackAgain: 4, CardAgain: 8, FullStart: true})), fault.Text{})
	}
	l.Next()
	return house
}

// every reads which rounds a house rule names; 0 is impossible.
func every(digits string) uint8 {
	if n, ok := transcript.Whole(digits); ok && n <= engine.MaxEvery {
		return uint8(n)
	}
	return 0
}
