package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/transcript"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
)

// The words of a record. Reader and writer share them.
const (
	wordBoard        = "board"
	wordSeats        = "seats"
	wordSolo         = "solo"
	wordRival        = "rival adviser"
	wordPlayer       = "player"
	wordAdviser      = "adviser"
	wordPerson       = "person"
	wordUnaided      = "unaided"
	wordDeck         = "deck"
	wordDifficulty   = "difficulty"
	wordIntroductory = "option introductory"
	wordSpending     = "option spending-order"
	wordMat          = "mat"
	wordHouse        = "house"
	wordBackAgain    = "back-again"
	wordCardAgain    = "card-again"
	wordFullStart    = "full-start"
	wordSeed         = "seed"
	wordTable        = "option table"       // engine.AtTable
	wordTableMoney   = "option table-money" // and money is kept
	wordTableHand    = "option table-hand"  // and so is the hand
	wordOwnDeck      = "option own-deck"
	wordAnyway       = "anyway"
	wordPosition     = "position"
	wordPractice     = "practice"
	wordHinted       = "hinted"
	wordAutoma       = "automa"
	wordEnd          = "The end: " // for the reader
)

var eraNames = [engine.Rail + 1]string{engine.Canal: "Canal Era", engine.Rail: "Rail Era"}

// Marshal writes the record as text, up to the current position, without the entries undone.
func (r *Record) Marshal() []byte {
	var b bytes.Buffer
	for _, line := range r.headerLines() {
		b.WriteString(line + "\n")
	}
	r.writeGame(&b)
	return transcript.Close(&b, r.Hash())
}

// Hash identifies the current position: the first 16 digits of the SHA-256 of its JSON on one line.
//
// A position that play leads to can always be written. Should a bug prevent it, the hash is "?", so that a game is saved
// nevertheless; when it is loaded, nothing vouches for it, and it is offered as a damaged one.
func (r *Record) Hash() string {
	text, err := r.game.MarshalPosition(r.current())
	switch {
	case err != nil && r.game.Edition.Companion: // there, things may lie against the rules
		text = r.game.WritePosition(r.current())
	case err != nil:
		return transcript.NoHash
	}
	return transcript.HashOf(oneLine(text))
}

// oneLine writes JSON without spaces and ends of lines.
func oneLine(text []byte) string {
	var b bytes.Buffer
	_ = json.Compact(&b, text) // fails only on text that is no JSON
	return b.String()
}

func (r *Record) headerLines() []string {
	h := &r.header
	lines := append(transcript.Opening("", Rules), boardLine(r.game), fmt.Sprintf("%s %d", wordSeats, h.Options.Seats))
	add := func(when bool, line string) {
		if when {
			lines = append(lines, line)
		}
	}
	if h.Options.Solo {
		lines[len(lines)-1] += " " + wordSolo
		add(true, deckLine(r.game))
	}
	lines = append(lines, h.playerLines()...)
	add(h.Difficulty != "", wordDifficulty+" "+h.Difficulty)
	if r.game.Edition.Companion {
		kept := r.game.Kept()
		add(!kept.Money, wordTable)
		add(kept.Money, wordTableMoney)
		add(kept.Hand, wordTableHand)
	}
	add(h.OwnDeck, wordOwnDeck)
	if h.From != nil {
		add(true, wordPosition+" "+r.from)
	} else {
		add(h.Options.Introductory, wordIntroductory)
		add(h.Options.SpendingOrder, wordSpending)
		add(h.Options.Solo, wordMat+" "+formatMat(r.game, &h.Options.AutomaMat))
		add(h.Options.House != engine.House{}, wordHouse+" "+formatHouse(h.Options.House))
		add(true, wordSeed+" "+strconv.FormatUint(h.Seed, 10))
	}
	add(h.Practice, wordPractice)
	add(h.Hinted, wordHinted)
	add(h.Challenge.IsChallenge(), wordChallenge+" "+h.Challenge.String())
	return lines
}

func boardLine(g *automa.Game) string { return wordBoard + " " + transcript.OneSpaced(g.Name) }

func deckLine(g *automa.Game) string {
	return wordDeck + " " + transcript.OneSpaced(g.Deck.Name) + " " + g.Deck.Sum
}

// formatMat writes how many tiles of each level the Automa starts with (M4): "cotton 2 1 3 3, manufacturer 0 2 …".
func formatMat(g *automa.Game, mat *[engine.MaxTiles]uint8) string {
	var rows []string
	for _, f := range g.Industries {
		row := f.Industry.String()
		for _, t := range kinds(g, f.Industry) {
			row += " " + strconv.Itoa(int(mat[t]))
		}
		rows = append(rows, row)
	}
	return strings.Join(rows, ", ")
}

// formatHouse writes house rules: "back-again 4, full-start".
func formatHouse(house engine.House) string {
	var rules []string
	for _, every := range []struct {
		word string
		n    uint8
	}{{wordBackAgain, house.BackAgain}, {wordCardAgain, house.CardAgain}} {
		if every.n > 0 {
			rules = append(rules, every.word+" "+strconv.Itoa(int(every.n)))
		}
	}
	if house.FullStart {
		rules = append(rules, wordFullStart)
	}
	return strings.Join(rules, ", ")
}

// kinds lists the tiles of an industry by level.
func kinds(g *automa.Game, i engine.Industry) (list []engine.Tile) {
	for t := 1; t < len(g.Tiles); t++ {
		if g.Tiles[t].Industry == i {
			list = append(list, engine.Tile(t))
		}
	}
	return list
}

// writeGame writes the lines of the game, under a heading for every round. A source or a further card stands on the line of
// the choice that it belongs to.
func (r *Record) writeGame(b *bytes.Buffer) {
	var era engine.Era
	var round uint8
	entries := r.Entries()
	for i := range entries {
		e := &entries[i]
		if e.Choice.Verb.Follows() && i > 0 && !e.Anyway && entries[i-1].Choice.Verb != 0 {
			b.Truncate(b.Len() - 1)
			b.WriteString(" " + notation.Format(r.game.Game, &e.Before.State, e.Choice) + "\n")
			continue
		}
		if e.Before.Era != era || e.Before.Round != round {
			era, round = e.Before.Era, e.Before.Round
			fmt.Fprintf(b, "\n# %s, round %d\n", eraNames[era], round)
		}
		b.WriteString(r.line(e) + "\n")
	}
	if r.current().Decision == engine.GameOver {
		b.WriteString("\n# " + wordEnd + result(&r.current().State) + "\n")
	}
}

// line writes the Automa's turn or a player's choice; where more than one has cards, with the seat before it.
func (r *Record) line(e *Entry) string {
	if e.Automa() {
		return e.line
	}
	if e.Correction.Thing != 0 {
		return correct.Format(r.game.Game, &e.Before.State, e.Correction)
	}
	line := notation.Format(r.game.Game, &e.Before.State, e.Choice)
	if e.Anyway {
		line = wordAnyway + " " + line
	}
	return seatPrefix(&e.Before.State) + line
}

// seatPrefix names the seat that is to choose, from 1, unless it is the only human.
func seatPrefix(s *engine.State) string {
	if s.Solo {
		return ""
	}
	return fmt.Sprintf("seat %d: ", s.Actor+1)
}

// result tells how a game ended, for the reader.
func result(s *engine.State) string {
	var seats []string
	for seat := range s.Players[:s.Seats] {
		who := fmt.Sprintf("seat %d", seat+1)
		switch {
		case s.IsAutoma(engine.Seat(seat)):
			who = "Automa"
		case s.Solo:
			who = "you"
		}
		seats = append(seats, fmt.Sprintf("%s %d VP", who, s.Players[seat].VP))
	}
	return strings.Join(seats, ", ")
}

// turnLine writes the Automa's turn: the cards drawn, of which the last was used, then the actions of it and of the
// back of the next card; a further card of house rules stands among the actions. A declined further link,
// development or sale is not written.
//
//	automa card 3, card 5: build coal@redditch.1; back 12: sell pottery@coventry.1 to:oxford.1
func turnLine(g *automa.Game, before *engine.State, steps automa.Steps) string {
	s := *before
	var cards, deeds []string
	back := 0
	for _, step := range steps {
		switch step.Kind {
		case automa.Drew:
			card := fmt.Sprintf("card %d", step.Card)
			if back = 0; len(deeds) > 0 { // H2
				deeds = append(deeds, card)
				continue
			}
			cards = append(cards, card)
		case automa.ReadBack, automa.ReadCorner:
			back = step.Card
		case automa.Lost:
			deeds = append(deeds, "nothing")
		case automa.Acted:
			word := notation.Format(g.Game, &s, step.Choice)
			g.Game.Apply(&s, step.Choice, nil)
			switch {
			case step.Choice.Verb == engine.Done:
			case step.Choice.Verb.Follows():
				deeds[len(deeds)-1] += " " + word
			case back != 0:
				deeds = append(deeds, fmt.Sprintf("back %d: %s", back, word))
				back = 0
			default:
				deeds = append(deeds, word)
			}
		}
	}
	line := wordAutoma + " "
	if len(cards) > 0 {
		line += strings.Join(cards, ", ") + ": "
	}
	return line + strings.Join(deeds, "; ")
}
