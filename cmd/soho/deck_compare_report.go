package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"sohofoundry/automa"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// comparison is the result of soho deck compare.
type comparison struct {
	GameRules, Difficulty string
	Seed                  uint64
	sides                 [2]ownFile
	sim.Comparison
}

// deviation is a mean of a game with its standard error.
type deviation struct {
	Mean  float64 `json:"mean"`
	Error float64 `json:"error"`
}

// fared is how a side fared, or how much better the second one did.
type fared struct {
	HumanWins deviation `json:"human_wins"`
	HumanVP   deviation `json:"human_vp"`
	AutomaVP  deviation `json:"automa_vp"`
}

func faredIn(r *sim.Result) fared {
	games := float64(r.Games)
	of := func(s sim.Spread) deviation { return deviation{s.Mean, s.SD / math.Sqrt(games)} }
	won := float64(r.Human.Wins) / games
	return fared{
		HumanWins: deviation{won, math.Sqrt(won * (1 - won) / max(games-1, 1))},
		HumanVP:   of(r.Human.VP), AutomaVP: of(r.Automa.VP),
	}
}

func (r *comparison) difference() fared {
	of := func(d sim.Difference) deviation { return deviation(d) }
	return fared{of(r.Won), of(r.Human), of(r.Automa)}
}

// jsonSide is a side in --json.
type jsonSide struct {
	Name string `json:"name"`
	Sum  string `json:"sum"`
	fared
}

// jsonCard is a card that differs, in --json.
type jsonCard struct {
	Card   int      `json:"card"`
	Change string   `json:"change"`
	Parts  []string `json:"parts,omitempty"`
}

// jsonTile is a tile of which the numbers differ, in --json.
type jsonTile struct {
	Tile   string `json:"tile"`
	Before uint8  `json:"before"`
	After  uint8  `json:"after"`
}

// jsonHouse are the house rules of both mats where they differ, in --json.
type jsonHouse struct {
	Before engine.House `json:"before"`
	After  engine.House `json:"after"`
}

func (r *comparison) writeJSON(out io.Writer) error {
	object := struct {
		GameRules  string     `json:"game_rules"`
		Difficulty string     `json:"difficulty,omitempty"`
		Games      int        `json:"games"`
		Seed       uint64     `json:"seed"`
		A          jsonSide   `json:"a"`
		B          jsonSide   `json:"b"`
		Difference fared      `json:"difference"`
		Cards      []jsonCard `json:"cards,omitempty"`
		Tiles      []jsonTile `json:"tiles,omitempty"`
		House      *jsonHouse `json:"house,omitempty"`
	}{
		GameRules: r.GameRules, Difficulty: r.Difficulty, Games: r.A.Games, Seed: r.Seed,
		A: jsonSide{r.sides[0].name, r.sides[0].sum(), faredIn(&r.A)}, B: jsonSide{r.sides[1].name, r.sides[1].sum(), faredIn(&r.B)},
		Difference: r.difference(),
	}
	game := decks.Game(r.GameRules)
	if a, b := r.sides[0], r.sides[1]; a.mat != nil {
		for _, tile := range tileChanges(game, a.mat, b.mat) {
			name := fmt.Sprintf("%s %d", game.Tiles[tile].Industry, game.Tiles[tile].Level)
			object.Tiles = append(object.Tiles, jsonTile{name, a.mat.Count[tile], b.mat.Count[tile]})
		}
		if a.mat.House != b.mat.House {
			object.House = &jsonHouse{a.mat.House, b.mat.House}
		}
	} else {
		t := changeTeller{speech(words.English), automa.New(game.Game, b.deck)}
		for _, c := range decks.Changes(a.deck, b.deck) {
			object.Cards = append(object.Cards, t.inJSON(c))
		}
	}
	return json.NewEncoder(out).Encode(object)
}

func (t changeTeller) inJSON(c decks.Change) jsonCard {
	switch {
	case c.Before == nil:
		return jsonCard{Card: c.Card, Change: "new"}
	case c.After == nil:
		return jsonCard{Card: c.Card, Change: "gone"}
	}
	card := jsonCard{Card: c.Card, Change: "changed"}
	for _, p := range t.parts(c) {
		card.Parts = append(card.Parts, p.name)
	}
	return card
}

// write tells the differences, and then the results of the games.
func (r *comparison) write(cmd *cobra.Command) error {
	out := cmd.OutOrStdout()
	game := decks.Game(r.GameRules)
	if r.sides[1].deck != nil {
		game = automa.New(game.Game, r.sides[1].deck)
	}
	w := wordsAbout(cmd, game)
	w.Width = widthOf(out)
	t := changeTeller{w, game}
	lines := w.Hang(t.say("sides", "a", r.sides[0].name, "b", r.sides[1].name), 0, 2)
	if a, b := r.sides[0], r.sides[1]; a.mat != nil {
		tiles := tileChanges(game, a.mat, b.mat)
		lines = append(lines, t.say("tiles", "n", w.Count(len(tiles))), "")
		for _, tile := range tiles {
			before, after := w.Count(int(a.mat.Count[tile])), w.Count(int(b.mat.Count[tile]))
			lines = append(lines, t.say("tile", "tile", w.Tile(tile), "before", before, "after", after))
		}
		if a.mat.House != b.mat.House {
			lines = append(lines, t.say("house", "before", t.house(a.mat.House), "after", t.house(b.mat.House)))
		}
		if len(tiles) > 0 || a.mat.House != b.mat.House {
			lines = append(lines, "")
		}
	} else {
		changes := decks.Changes(a.deck, b.deck)
		lines = append(lines, t.say("cards", "n", w.Count(len(changes))), "")
		for _, c := range changes {
			lines = append(append(lines, t.card(c)...), "")
		}
	}
	return printLines(out, append(lines, r.table(t)...))
}

// house lists the house rules of a mat as its file says them.
func (t changeTeller) house(h engine.House) string {
	var rules []string
	for _, r := range []struct {
		key   string
		every uint8
	}{{"back_again", h.BackAgain}, {"card_again", h.CardAgain}} {
		if r.every > 0 {
			rules = append(rules, fmt.Sprintf("%s = %d", r.key, r.every))
		}
	}
	if h.FullStart {
		rules = append(rules, "full_start = true")
	}
	if len(rules) == 0 {
		return t.say("no-house")
	}
	return strings.Join(rules, ", ")
}

// table is how the games went.
func (r *comparison) table(t changeTeller) []string {
	key := "head-mats"
	if r.Difficulty != "" {
		key = "head"
	}
	head := t.say(key, "n", t.Count(r.A.Games), "game", t.game.Name, "difficulty", r.Difficulty)
	a, b, d := faredIn(&r.A), faredIn(&r.B), r.difference()
	const figures = 16 // letters of a column
	rows := []struct {
		name  string
		cells [3]string
	}{
		{"", [3]string{"A", "B", "B − A"}},
		{t.say("automa-vp"), [3]string{t.within(a.AutomaVP, 1), t.within(b.AutomaVP, 1), t.signed(d.AutomaVP, 1)}},
		{t.say("human-vp"), [3]string{t.within(a.HumanVP, 1), t.within(b.HumanVP, 1), t.signed(d.HumanVP, 1)}},
		{t.say("human-wins"), [3]string{t.within(a.HumanWins, 100), t.within(b.HumanWins, 100), t.signed(d.HumanWins, 100)}},
	}
	names := 0
	for _, row := range rows {
		names = max(names, utf8.RuneCountInString(row.name))
	}
	lines := append(t.Hang(head, 0, 0), "")
	for _, row := range rows {
		lines = append(lines, fmt.Sprintf("%-*s%*s%*s%*s", names, row.name, figures, row.cells[0], figures, row.cells[1], figures, row.cells[2]))
	}
	return lines
}

// within is a mean with its standard error, a number of times.
func (t changeTeller) within(d deviation, times float64) string {
	return t.Decimal(times*d.Mean, 1) + " ± " + t.Decimal(times*d.Error, 1)
}

// signed is within with the sign of the mean.
func (t changeTeller) signed(d deviation, times float64) string {
	size := deviation{math.Abs(d.Mean), d.Error}
	switch mean := math.Round(times*d.Mean*10) / 10; {
	case mean > 0:
		return "+" + t.within(size, times)
	case mean < 0:
		return "−" + t.within(size, times)
	}
	return t.within(size, times)
}
