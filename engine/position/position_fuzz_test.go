package position_test

import (
	"bytes"
	"hash/fnv"
	"math/rand/v2"
	"reflect"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/position"
)

// What is fuzzed begins with one position of each kind from so many games of each board: each process plays them before its first
// input.
const seedGames, seedMoments = 40, 1

// FuzzUnmarshalPosition holds UnmarshalPosition to its promise in every game: what it accepts, and can have
// arisen, can be played on from, whatever it says.
func FuzzUnmarshalPosition(f *testing.F) {
	for i, id := range decks.Games() {
		board.Playing(f, id)
		for _, s := range alongGames(f, seedGames, seedMoments) {
			text, err := position.Marshal(board.Game, &s)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(uint8(i), text)
		}
	}
	f.Fuzz(func(t *testing.T, i uint8, text []byte) {
		board.Playing(t, decks.Games()[int(i)%len(decks.Games())])
		s, err := position.Unmarshal(board.Game, text)
		if err == nil {
			err = position.Arisen(board.Game, &s)
		}
		if err != nil {
			refusesInOneSentence(t, err)
			return
		}
		hash := fnv.New64a()
		hash.Write(text)
		survives(t, s, hash.Sum64())
	})
}

// FuzzRestore spoils positions of play in every game deeper than a change of their text would: it sets parts of a State, or swaps
// two of one type, so that cards and tiles move but their numbers stay right.
func FuzzRestore(f *testing.F) {
	var moments [][]engine.State
	for i, id := range decks.Games() {
		board.Playing(f, id)
		moments = append(moments, alongGames(f, seedGames, seedMoments))
		for m := range moments[i] {
			f.Add(uint8(i), uint16(m), []byte{byte(m >> 4), byte(37 * m), byte(m), 1})
		}
	}
	f.Fuzz(func(t *testing.T, i uint8, moment uint16, edits []byte) {
		i %= uint8(len(moments))
		board.Playing(t, decks.Games()[i])
		s := moments[i][int(moment)%len(moments[i])]
		spoil(&s, edits)
		if err := sent(&s); err != nil {
			refusesInOneSentence(t, err)
			return
		}
		survives(t, s, uint64(moment))
	})
}

// manyGames is how many games of each board come to every kind of moment, and manyMoments how many of each kind show all of them.
const manyGames, manyMoments = 80, 5

// alongGames returns positions of random games: up to a number of every decision with every action under way that they come to.
func alongGames(tb testing.TB, games uint64, each int) (moments []engine.State) {
	seen := map[[2]uint8]int{}
	for seed := range games {
		o := engine.Options{Seats: 2 + int(seed%3), Introductory: seed%7 == 0}
		if seed%4 == 0 {
			o = engine.Options{Seats: 2, Solo: true, SpendingOrder: seed%8 == 0 && board.Family == engine.Birmingham, AutomaMat: board.FullSet()}
		}
		if _, err := board.Start(o, seed, nil); err != nil { // not a game for these seats, or not so short
			continue
		}
		randomGame(tb, o, seed, func(s *engine.State) {
			m := [2]uint8{uint8(s.Decision), uint8(s.Pending.Verb)}
			if seen[m]++; seen[m]%17 == 1 && seen[m] <= 17*each {
				moments = append(moments, *s)
			}
		})
	}
	return moments
}

// spoil reads edits of four bytes: a part of the state in two, whether it is set or swapped, and with what.
func spoil(s *engine.State, edits []byte) {
	parts := leaves(reflect.ValueOf(s).Elem(), nil)
	for ; len(edits) >= 4; edits = edits[4:] {
		part := parts[(int(edits[0])<<8|int(edits[1]))%len(parts)]
		if edits[2]%2 == 0 {
			set(part, int64(int8(edits[3])))
			continue
		}
		for i := range parts { // the next of its type
			if other := parts[(int(edits[0])<<8+int(edits[1])+int(edits[3])+i)%len(parts)]; other.Type() == part.Type() {
				kept := reflect.ValueOf(other.Interface())
				other.Set(part)
				part.Set(kept)
				break
			}
		}
	}
}

func set(part reflect.Value, n int64) {
	switch {
	case part.Kind() == reflect.Bool:
		part.SetBool(n&1 != 0)
	case part.CanInt():
		part.SetInt(n)
	case part.CanUint() && part.Kind() == reflect.Uint64: // a set: one member more or less
		part.SetUint(part.Uint() ^ 1<<(n&63))
	default:
		part.SetUint(uint64(uint8(n)))
	}
}

// leaves are the numbers and words of a state; those that nobody outside may set are left out.
func leaves(v reflect.Value, found []reflect.Value) []reflect.Value {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			found = leaves(v.Field(i), found)
		}
	case reflect.Array:
		for i := range v.Len() {
			found = leaves(v.Index(i), found)
		}
	default:
		if v.CanSet() {
			found = append(found, v)
		}
	}
	return found
}

// refusesInOneSentence checks that no control character comes out raw, and that the text is not repeated at length.
func refusesInOneSentence(tb testing.TB, err error) {
	tb.Helper()
	text := err.Error()
	if len(text) > 300 || bytes.ContainsFunc([]byte(text), func(r rune) bool { return r < ' ' || r == 0x7f }) {
		tb.Fatalf("an error does not read well: %q", text)
	}
}

// survives plays random choices to the end, and fails if a position breaks or cannot be written and read again.
func survives(tb testing.TB, s engine.State, seed uint64) {
	tb.Helper()
	rng := rand.New(rand.NewPCG(seed, 200))
	for i := range 2000 {
		sound(tb, &s)
		if i%20 == 0 || s.Decision == engine.GameOver {
			sameAfterText(tb, &s)
		}
		choices := board.Choices(&s, nil)
		if s.Decision == engine.GameOver && len(choices) == 0 {
			return
		}
		if len(choices) == 0 {
			tb.Fatalf("nothing to choose for %s", s.Decision)
		}
		for _, c := range choices {
			if r := board.Why(&s, c); !r.OK() {
				tb.Fatalf("%s is listed but refused: %+v", notation.Format(board.Game, &s, c), r)
			}
			if i%10 == 0 {
				tried := s
				board.Apply(&tried, c, nil)
				sound(tb, &tried)
			}
		}
		board.Apply(&s, choose(choices, rng.IntN), nil)
	}
	tb.Fatal("the game does not end")
}

// sound checks what must hold in every position.
func sound(tb testing.TB, s *engine.State) {
	tb.Helper()
	for seat := range s.Players {
		p := &s.Players[seat]
		if p.Money < 0 || p.Spent < 0 || p.VP < 0 || int(p.Income) >= len(board.Income) || p.Links.Len() > board.Limits.Links {
			tb.Fatalf("seat %d has impossible figures: %+v", seat, *p)
		}
		for _, c := range p.Hand[p.HandLen():] {
			if c != 0 {
				tb.Fatalf("seat %d has a gap in its hand: %v", seat, p.Hand)
			}
		}
		full := board.FullSet()
		for t, n := range p.Mat {
			if n > full[t] {
				tb.Fatalf("seat %d has %d of tile %d on the mat", seat, n, t)
			}
		}
	}
	for x, t := range s.Tiles {
		if s.Era >= engine.Canal && t.Cubes > board.Tiles[t.Tile].Amount[s.Era-engine.Canal] {
			tb.Fatalf("%s holds %d cubes", notation.SpaceName(board.Game, engine.Space(x)), t.Cubes)
		}
	}
	for r, m := range board.Markets {
		if int(s.Market[r]) > len(m.Prices) {
			tb.Fatalf("market %d holds %d cubes", r, s.Market[r])
		}
	}
	if max(s.Wild[0], s.Wild[1]) > board.Limits.WildCards || int(s.Aside)+int(s.Draw) > engine.MaxDeck {
		tb.Fatalf("piles are impossible: wild %v, draw %d, aside %d", s.Wild, s.Draw, s.Aside)
	}
}
