package automa_test

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/position"
)

// eachPosition plays a game by chance and calls a function for every position of it.
func eachPosition(t *testing.T, o engine.Options, seed uint64, call func(*automa.Position)) {
	t.Helper()
	p, err := game.Start(o, seed, nil)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 2))
	for p.Decision != engine.GameOver {
		call(&p)
		if p.AutomasTurn() {
			game.Turn(&p, nil)
			continue
		}
		choices := game.Choices(&p.State, nil)
		game.Apply(&p, choices[rng.IntN(len(choices))], nil)
	}
	call(&p)
}

func TestPosition_WrittenAndRead_IsTheSame(t *testing.T) {
	for id, seats := range map[string]int{"birmingham": 3, "lancashire": 3, "lancashire-community": 2, "brass": 3} {
		t.Run(id, func(t *testing.T) {
			playing(t, id)
			writtenAndRead(t, seats)
		})
	}
}

func writtenAndRead(t *testing.T, seats int) {
	for seed := range uint64(4) {
		for _, o := range []engine.Options{
			{Seats: 2, Solo: true, AutomaMat: decks.Mats(id)[seed%3].Count, SpendingOrder: seed%2 == 1 && id == "birmingham"}, // M83
			{Seats: 2, Solo: true, AutomaMat: decks.Mats(id)[seed%3].Count, Introductory: id != "brass"},                      // C14.2
			{Seats: seats},
		} {
			eachPosition(t, o, seed, func(p *automa.Position) {
				text, err := game.MarshalPosition(p)
				if err != nil {
					t.Fatal(err)
				}
				q, err := game.UnmarshalPosition(text)
				if err != nil {
					t.Fatalf("%v\n%s", err, text)
				}
				if q != *p {
					t.Fatalf("another position was read from\n%s", text)
				}
				if again, _ := game.MarshalPosition(&q); !bytes.Equal(again, text) {
					t.Fatalf("written again, it reads\n%s\nand not\n%s", again, text)
				}
			})
		}
	}
}

// The key may stand anywhere; what is wrong elsewhere is still found on its line.
func TestPosition_CardsMayComeFirst(t *testing.T) {
	p, err := game.Start(engine.Options{Seats: 2, Solo: true}, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	text, _ := game.MarshalPosition(&p)
	table, cards, _ := strings.Cut(string(text), ",\n  \"automa\"")
	turned := "{\n  \"automa\"" + strings.TrimSuffix(cards, "\n}\n") + "," + strings.TrimPrefix(table, "{") + "\n}\n"
	if q, err := game.UnmarshalPosition([]byte(turned)); err != nil || q != p {
		t.Errorf("%v from\n%s", err, turned)
	}
	_, err = game.UnmarshalPosition([]byte(strings.Replace(turned, `"random": "7`, `"random": '7`, 2)))
	if want := "line "; err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("got %v, want %s…", err, want)
	}
}

func TestPosition_RefusesCardsThatCannotBe(t *testing.T) {
	p, err := game.Start(engine.Options{Seats: 2, Solo: true}, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	written, err := game.MarshalPosition(&p)
	if err != nil {
		t.Fatal(err)
	}
	table, _, _ := strings.Cut(string(written), ",\n  \"automa\"")
	const random = "7063673a0123456789abcdef0123456789abcdef"
	all := "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22"
	with := func(deck, discards, era, random string) string {
		return `{"deck": ` + deck + `, "discards": ` + discards + `, "era": ` + era + `, "random": ` + random + `}`
	}
	cases := []struct{ name, cards, want string }{
		{"a deck in order", with("["+all+"]", "[]", `"canal"`, `"`+random+`"`), ""},
		{"no object", `[]`, "automa: an object belongs here"},
		{"an unknown key", `{"hand": []}`, `automa: "hand": there is no such key`},
		{"half of a pair", `{"era": "canal\udc00"}`, `automa: \udc00 stands for no character, being half of a pair`},
		{"a key twice", `{"era": "canal", "era": "canal"}`, "automa: era: the key is there twice"},
		{"a key is missing", `{"deck": [], "discards": [], "era": "canal"}`, "automa: random: the key is missing"},
		{"a text for a list", with(`"7"`, "[]", `"canal"`, `""`), "automa: deck: a list of numbers belongs here"},
		{"a fraction", with(`[1.5]`, "[]", `"canal"`, `""`), "automa: deck: a list of numbers belongs here"},
		{"no card of that number", with("[23]", "[]", `"canal"`, `"`+random+`"`), "automa: deck[0]: there is no card 23 (M8)"},
		{"too many cards", with("["+all+", 1]", "[]", `"canal"`, `"`+random+`"`), "automa: deck: 23 cards, the deck has 22 (M8)"},
		{"a card twice", with("["+all+"]", "[1]", `"canal"`, `"`+random+`"`),
			"automa: deck: card 1 is in 2 places, deck or discards; it must be in one (M8)"},
		{"a card is missing", with("[1]", "[2]", `"canal"`, `"`+random+`"`),
			"automa: deck: card 3 is in 0 places, deck or discards; it must be in one (M8)"},
		{"no back to be seen", with("[]", "["+all+"]", `"canal"`, `"`+random+`"`),
			"automa: deck: no card is left whose back could be seen (M11, A24)"},
		{"another era", with("["+all+"]", "[]", `"rail"`, `"`+random+`"`),
			"automa: era: the deck is prepared anew for each era, and this is the canal era (M81)"},
		{"no such card among the discards", with("["+all+"]", "[1, 23]", `"canal"`, `"`+random+`"`), "automa: discards[1]: there is no card 23 (M8)"},
		{"more than a generator", with("["+all+"]", "[]", `"canal"`, `"`+random+`zz"`), `automa: random: "` + random[:40] + `" is not the state of a generator`},
		{"less than a generator", with("["+all+"]", "[]", `"canal"`, `"7063"`), `automa: random: "7063" is not the state of a generator`},
		{"no era", with("["+all+"]", "[]", `"steam"`, `"`+random+`"`), `automa: era: "steam" is none of: canal, rail`},
		{"no generator", with("["+all+"]", "[]", `"canal"`, `"\u001b"`), `automa: random: "\x1b" is not the state of a generator`},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			_, err := game.UnmarshalPosition([]byte(table + `, "automa": ` + c.cards + "}"))
			if c.want == "" && err == nil {
				return
			}
			if err == nil || err.Error() != c.want {
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
	t.Run("the first thing wrong is told", func(t *testing.T) {
		_, err := game.UnmarshalPosition([]byte(`{"steam": 1, "automa": {"era": "canal\udc00"}}`))
		if want := "steam: there is no such key"; err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	})
	t.Run("what follows them alone", func(t *testing.T) {
		_, err := game.UnmarshalPosition([]byte(`{"automa": {}} , 5`))
		if want := "line 1: this is not JSON: invalid character ',' after top-level value"; err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	})
	t.Run("none", func(t *testing.T) {
		_, err := game.UnmarshalPosition([]byte(table + "}"))
		if want := "automa: the key is missing"; err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	})
	t.Run("without the Automa", func(t *testing.T) {
		s, _ := board.Start(engine.Options{Seats: 2}, 1, nil)
		text, _ := position.Marshal(board, &s)
		_, err := game.UnmarshalPosition(append(bytes.TrimSuffix(text, []byte("\n}\n")), []byte(`, "automa": {}}`)...))
		if want := "automa: the Automa plays in solo games only (M1)"; err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	})
}

// The cards may stand between other keys, and the text be on one line.
func TestPosition_CardsMayStandAmongTheOthers(t *testing.T) {
	p, err := game.Start(engine.Options{Seats: 2, Solo: true}, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	text, _ := game.MarshalPosition(&p)
	var short bytes.Buffer
	if err := json.Compact(&short, text); err != nil {
		t.Fatal(err)
	}
	table, cards, _ := strings.Cut(short.String(), `,"automa":`)
	cards = `"automa":` + strings.TrimSuffix(cards, "}") + ","
	first, second, _ := strings.Cut(table, `"coal_market"`)
	for name, text := range map[string]string{"first": "{" + cards + table[1:] + "}", "between": first + cards + `"coal_market"` + second + "}"} {
		if q, err := game.UnmarshalPosition([]byte(text)); err != nil || q != p {
			t.Errorf("%s: %v from\n%s", name, err, text)
		}
	}
}

// A text that is no object, or breaks off, is refused in the engine's words.
func TestPosition_UnsoundTextIsTheEnginesToRefuse(t *testing.T) {
	for _, text := range []string{"", "7", "[]", "[7]", "{", `{"era"`, `{"era" "canal"}`, `{"era": }`, `{"era": "canal", "automa": {`, `{"automa": }`} {
		_, want := position.Unmarshal(board, []byte(text))
		_, err := game.UnmarshalPosition([]byte(text))
		if want == nil || err == nil || err.Error() != want.Error() {
			t.Errorf("%q: got %v, want %v", text, err, want)
		}
	}
}

// What cannot be read again is not written.
func TestPosition_WritesNoCardsThatCannotBe(t *testing.T) {
	p, err := game.Start(engine.Options{Seats: 2, Solo: true}, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(*automa.Cards){
		"too many cards":     func(c *automa.Cards) { c.Left = 33 },
		"no such card":       func(c *automa.Cards) { c.Deck[0] = 200 },
		"a card is missing":  func(c *automa.Cards) { c.Left-- },
		"another era":        func(c *automa.Cards) { c.Era = engine.Rail },
		"no era at all":      func(c *automa.Cards) { c.Era = 7 },
		"too many discarded": func(c *automa.Cards) { c.Discarded = 200 },
	} {
		changed := p
		change(&changed.Cards)
		if _, err := game.MarshalPosition(&changed); err == nil || !strings.HasPrefix(err.Error(), "automa: ") {
			t.Errorf("%s: %v", name, err)
		}
	}
	next := p
	next.Cards.Deck[0] = 22 // the first that is none
	want := "automa: deck: there is no card at place 22 of the deck (M8)"
	if _, err := game.MarshalPosition(&next); err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
	table := p
	table.Round = 99
	if _, err := game.MarshalPosition(&table); err == nil || strings.HasPrefix(err.Error(), "automa: ") {
		t.Errorf("round 99: got %v, want the engine's refusal", err)
	}
}

// A second link may be open with both actions of the turn left.
func TestPosition_NotBetweenTheAutomasLinks(t *testing.T) {
	p := solo(t, game, "", twoRails)
	for _, c := range game.Choices(&p.State, nil) {
		if c.Verb == engine.Network {
			board.Apply(&p.State, c, nil)
			break
		}
	}
	if p.Decision != engine.ChooseLink {
		t.Fatal("no second link is offered")
	}
	if _, err := game.MarshalPosition(&p); err == nil || !strings.HasPrefix(err.Error(), "actor: ") {
		t.Errorf("got %v, want a refusal to set up amid a turn", err)
	}
}

// Turn plays whole turns: from the middle of one it would choose for the human.
func TestPosition_NotAmidTheAutomasTurn(t *testing.T) {
	eachPosition(t, engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("birmingham")[0].Count}, 1, func(p *automa.Position) {
		if !p.AutomasTurn() {
			return
		}
		amid := *p
		for _, c := range game.Choices(&p.State, nil) {
			if c.Verb == engine.Build {
				board.Apply(&amid.State, c, nil)
				break
			}
		}
		if !amid.AutomasTurn() { // the first turn, which has one action
			return
		}
		_, err := game.MarshalPosition(&amid)
		if want := "actor: a position cannot be set up amid a turn of the Automa, only before it or after it (M12, M13)"; amid.State != p.State &&
			(err == nil || err.Error() != want) {
			t.Fatalf("got %v, want %s", err, want)
		}
	})
}
