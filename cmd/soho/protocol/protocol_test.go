package protocol

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/iotest"
	"unicode"
	"unicode/utf8"

	"sohofoundry/decks"
)

func printed() Setup {
	return Setup{Game: decks.Game("birmingham"), Difficulty: "medium", Version: "test"}
}

// asker asks a session and reads the answers as a program would.
type asker struct {
	t *testing.T
	s *session
}

func newClient(t *testing.T) asker {
	t.Helper()
	s, err := newSession(printed())
	if err != nil {
		t.Fatal(err)
	}
	return asker{t, s}
}

type answer struct {
	OK     bool
	Error  failure
	Status struct {
		gameStatus
		Decision string
		Automa   bool
		Places   []place
	}
	Position json.RawMessage
	Choices  []json.RawMessage
	Record   string
	Hash     string
	Legal    bool
	Practice bool
	Steps    []map[string]any
	Text     []string
	Events   []map[string]any
}

// ask sends a request, the name of what to do and pairs of fields, and returns the answer.
func (c asker) ask(do string, fields ...any) answer {
	c.t.Helper()
	request := map[string]any{"id": 1, "do": do}
	for i := 0; i < len(fields); i += 2 {
		request[fields[i].(string)] = fields[i+1]
	}
	line, err := json.Marshal(request)
	if err != nil {
		c.t.Fatal(err)
	}
	var a answer
	if err := json.Unmarshal(c.s.answer(line), &a); err != nil {
		c.t.Fatal(err)
	}
	return a
}

// good asks for what must go well.
func (c asker) good(do string, fields ...any) answer {
	c.t.Helper()
	a := c.ask(do, fields...)
	if !a.OK {
		c.t.Fatalf("%s %v: %s: %s", do, fields, a.Error.Code, a.Error.Message)
	}
	return a
}

// play plays a game to its end, the human making any choice in a form that "choices" gives.
func (c asker) play(seed uint64) {
	c.t.Helper()
	chance := rand.New(rand.NewPCG(seed, 0))
	for {
		list := c.ask("choices")
		switch {
		case list.Error.Code == codeAutomasTurn:
			if a := c.good("automa"); len(a.Steps) == 0 || len(a.Text) == 0 {
				c.t.Fatal("a turn without steps or text")
			}
			continue
		case !list.OK:
			c.t.Fatal(list.Error)
		case list.Status.Decision == "over":
			return
		}
		choice := list.Choices[chance.IntN(len(list.Choices))]
		var parts struct{ Notation, Verb, Words string }
		if err := json.Unmarshal(choice, &parts); err != nil || parts.Words == "" {
			c.t.Fatalf("%s: %v", choice, err)
		}
		if !c.good("why", "choice", parts.Notation).Legal {
			c.t.Fatalf("%s is offered but not legal", choice)
		}
		if a := c.good("apply", "choice", choice); parts.Verb != "done" && (len(a.Events) == 0 || len(a.Text) == 0) {
			c.t.Fatalf("%s: nothing happened", choice)
		}
	}
}

func TestPlaysGames(t *testing.T) {
	for name, fields := range map[string][]any{
		"solo":               {"seed", 5},
		"introductory":       {"seed", 5, "introductory", true, "difficulty", "hard"},
		"order by spending":  {"seed", 5, "spending_order", true},
		"without the Automa": {"seed", 5, "seats", 3, "solo", false},

		"two of Birmingham":          {"seed", 5, "game_rules", "birmingham", "seats", 2, "solo", false},
		"four of Birmingham":         {"seed", 5, "game_rules", "birmingham", "seats", 4, "solo", false},
		"Lancashire":                 {"seed", 5, "game_rules", "lancashire"},
		"Lancashire, introductory":   {"seed", 5, "game_rules", "lancashire", "introductory", true, "difficulty", "easy"},
		"Lancashire, virtual link":   {"seed", 5, "game_rules", "lancashire", "virtual_link", true, "difficulty", "hard"},
		"two of Lancashire":          {"seed", 5, "game_rules", "lancashire", "seats", 2, "solo", false},
		"three of Lancashire":        {"seed", 5, "game_rules", "lancashire", "seats", 3, "solo", false},
		"four of Lancashire":         {"seed", 5, "game_rules", "lancashire", "seats", 4, "solo", false},
		"three, classic deck":        {"seed", 5, "game_rules", "lancashire", "classic_deck", true, "seats", 3, "solo", false},
		"four, both":                 {"seed", 5, "game_rules", "lancashire", "classic_deck", true, "virtual_link", true, "seats", 4, "solo", false},
		"the community map":          {"seed", 5, "game_rules", "lancashire", "map", "community"},
		"two on the community map":   {"seed", 5, "game_rules", "lancashire", "map", "community", "seats", 2, "solo", false},
		"Brass":                      {"seed", 5, "game_rules", "brass"},
		"three of the Brass of 2007": {"seed", 5, "game_rules", "brass", "seats", 3, "solo", false},
		"four of the Brass of 2007":  {"seed", 5, "game_rules", "brass", "seats", 4, "solo", false},
	} {
		t.Run(name, func(t *testing.T) {
			c := newClient(t)
			is := c.good("new", fields...).Status.gameStatus
			if want := asked(fields); is != want {
				t.Errorf("%v starts a game of %+v", fields, is)
			}
			c.play(5)
			if places := c.good("state").Status.Places; len(places) < 2 {
				t.Fatalf("the game is over without places: %v", places)
			}
			// Saved and loaded under another name, it is the same game.
			hash := c.good("hash").Hash
			c.good("load", "record", c.good("save").Record, "game", "copy")
			if again := c.good("hash", "game", "copy").Hash; again != hash {
				t.Errorf("loaded as %s, saved as %s", again, hash)
			}
			// Undone and made again as well.
			if !c.good("undo").Practice {
				t.Log("nothing hidden was seen in the last turn")
			}
			c.good("redo")
			if again := c.good("hash").Hash; again != hash {
				t.Errorf("made again as %s, was %s", again, hash)
			}
		})
	}
}

// asked is the game that fields of "new" ask for.
func asked(fields []any) gameStatus {
	want := gameStatus{Rules: "birmingham"}
	for i := 0; i < len(fields); i += 2 {
		switch fields[i] {
		case "game_rules":
			want.Rules = fields[i+1].(string)
		case "map":
			want.Map = fields[i+1].(string)
		case "virtual_link":
			want.Virtual = true
		case "classic_deck":
			want.Classic = true
		}
	}
	return want
}

// Games that there are not are refused in one sentence, and change nothing.
func TestRefusesGamesThatThereAreNot(t *testing.T) {
	c := newClient(t)
	for want, fields := range map[string][]any{
		`there are no game_rules "chess", only birmingham, lancashire or brass`:            {"game_rules", "chess"},
		`there are no game_rules "", only birmingham, lancashire or brass`:                 {"game_rules", ""},
		`there is no map "moon", only full or community`:                                   {"game_rules", "lancashire", "map", "moon"},
		"the community map is one of Lancashire's (C14.3)":                                 {"map", "community"},
		"the virtual link is on the map of Lancashire (C5.4)":                              {"virtual_link", true},
		"the Brass of 2007 has no other deck than the classic one (C14.1)":                 {"game_rules", "brass", "classic_deck", true},
		"the community map has no virtual link, since Birkenhead is not on it (C14.3)":     {"game_rules", "lancashire", "map", "community", "virtual_link", true},
		"Lancashire, classic deck has no cards for 2 seats (C14)":                          {"game_rules", "lancashire", "classic_deck", true},
		"Lancashire, community map has no cards for 3 seats (C14)":                         {"game_rules", "lancashire", "map", "community", "seats", 3, "solo", false},
		"Brass (2007) has 3 or 4 seats, or 2 against the Automa (C1.1, N1)":                {"game_rules", "brass", "seats", 2, "solo", false},
		"Brass (2007) has no introductory game (C14.2)":                                    {"game_rules", "brass", "introductory", true},
		"turn order by spending is an option of Birmingham alone, not of Lancashire (M83)": {"game_rules", "lancashire", "spending_order", true},
		`the mat has no industry "brewery"`:                                                {"game_rules", "lancashire", "mat", map[string][]int{"brewery": {1}}},
		"the mat lacks a count for shipyard 0":                                             {"game_rules", "lancashire", "mat", map[string][]int{"cotton": {1, 1, 1, 1}, "port": {1, 1, 1, 1}, "coal": {1, 1, 1, 1}, "iron": {1, 1, 1, 1}}},
	} {
		if a := c.ask("new", fields...); a.Error.Code != codeBadValue || a.Error.Message != want {
			t.Errorf("%v: %+v, want %s", fields, a.Error, want)
		}
		if a := c.ask("hash"); a.Error.Code != codeNoGame {
			t.Errorf("%v: there is a game now", fields)
		}
	}
}

// One session plays several games of several boards, each with its own names, words and rules.
func TestGamesOfSeveralBoards(t *testing.T) {
	c := newClient(t)
	c.good("new", "seed", 1)
	c.good("new", "game", "l", "game_rules", "lancashire", "seats", 4, "solo", false, "seed", 1)
	if a := c.ask("apply", "choice", "network birmingham_oxford card:leek", "game", "l"); a.Error.Code != codeBadValue {
		t.Errorf("a line of another board: %+v", a.Error)
	}
	if a := c.ask("why", "choice", "scout card:bolton", "game", "l"); a.Error.Code != codeBadValue || !strings.Contains(a.Error.Message, "double-build") {
		t.Errorf("an action of another board: %+v", a.Error)
	}
	if a := c.ask("apply", "choice", "loan 30 card:bolton", "game", "l"); a.Error.Rule != "" && a.Error.Rule[0] != 'C' {
		t.Errorf("a rule of another board: %+v", a.Error)
	}
	for game, word := range map[string]string{"": "B7.3", "l": "C7.3"} {
		for other, rule := range map[string]string{"": "B12.6", "l": "C11.3"} {
			if a := c.ask("rules", "word", rule, "game", game); a.OK != (game == other) {
				t.Errorf("the rule %s in the game %q: %+v", rule, game, a)
			}
		}
		if a := c.ask("rules", "word", "zeppelin", "game", game); !strings.HasSuffix(a.Error.Message, word) {
			t.Errorf("no rule: %+v", a.Error)
		}
	}
	// A position names its game, also where the session is of another.
	position := c.good("state", "game", "l").Position
	if is := c.good("new", "position", position, "game", "again").Status.gameStatus; is.Rules != "lancashire" {
		t.Errorf("the position is one of %+v", is)
	}
	if a := c.ask("new", "position", position, "game_rules", "lancashire"); a.Error.Code != codeBadValue {
		t.Errorf("a position and a game: %+v", a)
	}
	// So does a record.
	if is := c.good("load", "record", c.good("save", "game", "l").Record, "game", "loaded").Status.gameStatus; is.Rules != "lancashire" {
		t.Errorf("the record is one of %+v", is)
	}
}

func TestTakesPositions(t *testing.T) {
	c := newClient(t)
	c.good("new", "seed", 9)
	text := c.good("state").Position
	c.good("new", "position", text, "game", "copy")
	if one, two := c.good("hash").Hash, c.good("hash", "game", "copy").Hash; one != two {
		t.Errorf("%s from the seed, %s from the position", one, two)
	}
	if a := c.ask("new", "position", text, "seed", 1); a.Error.Code != codeBadValue {
		t.Errorf("a position with a seed: %+v", a)
	}
	rich := json.RawMessage(bytes.Replace(text, []byte(`"money":17`), []byte(`"money":300`), 1))
	if a := c.ask("new", "position", rich); a.Error.Code != codeBadValue || !strings.Contains(a.Error.Message, "money: 300 is not from 0") {
		t.Errorf("£300 of nowhere: %+v", a)
	}
	if a := c.ask("new", "position", map[string]any{}); a.Error.Code != codeBadValue {
		t.Errorf("an empty position: %+v", a)
	}
}

// A line of several choices is made whole or not at all.
func TestAppliesAllOrNone(t *testing.T) {
	c := newClient(t)
	c.good("new", "seed", 42, "difficulty", "easy")
	before := c.good("hash").Hash
	a := c.ask("apply", "choice", "pass card:brewery coal:dudley.1")
	if a.Error.Code != codeRefused || a.Error.Rule == "" {
		t.Errorf("%+v", a.Error)
	}
	if after := c.good("hash").Hash; after != before {
		t.Error("a part of a refused line was made")
	}
}

func TestTakesAMat(t *testing.T) {
	c := newClient(t)
	mat := map[string][]int{"cotton": {1, 0, 0, 0}, "manufacturer": {0, 0, 0, 0, 0, 0, 0, 0}, "pottery": {0, 0, 0, 0, 0},
		"coal": {0, 0, 0, 0}, "iron": {0, 0, 0, 0}, "brewery": {0, 0, 0, 0}}
	c.good("new", "mat", mat)
	if text := c.good("save").Record; !strings.Contains(text, "mat cotton 1 0 0 0, manufacturer 0 0") {
		t.Error(text)
	}
	mat["cotton"][0] = 9
	if a := c.ask("new", "mat", mat); a.Error.Code != codeBadValue || !strings.Contains(a.Error.Message, "M4") {
		t.Errorf("nine tiles of which there are three: %+v", a.Error)
	}
	if a := c.ask("new", "mat", mat, "difficulty", "easy"); a.Error.Code != codeBadValue {
		t.Errorf("a mat and a difficulty: %+v", a)
	}
	if a := c.ask("new", "difficulty", "easy", "solo", false); a.Error.Code != codeBadValue {
		t.Errorf("a difficulty without the Automa: %+v", a)
	}
}

func TestKeepsSoManyGames(t *testing.T) {
	c := newClient(t)
	for i := range mostGames {
		c.good("new", "game", fmt.Sprint(i))
	}
	if a := c.ask("new", "game", "one more"); a.Error.Code != codeBadValue {
		t.Errorf("%+v", a.Error)
	}
	c.good("new", "game", "0")
}

// serveText answers requests and returns the lines of the answers.
func serveText(t *testing.T, text string) []string {
	t.Helper()
	var out bytes.Buffer
	if err := newClient(t).s.serve(strings.NewReader(text), &out); err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

func TestRefusesLongLines(t *testing.T) {
	request := func(size int) string {
		const rest = `{"do":"version","id":""}`
		return `{"do":"version","id":"` + strings.Repeat("x", size-len(rest)) + `"}`
	}
	answers := serveText(t, request(longestLine)+"\r\n"+request(longestLine+1)+"\n"+`{"do":"version"}`+"\n"+request(2*longestLine))
	if len(answers) != 4 {
		t.Fatalf("%d answers", len(answers))
	}
	for i, want := range []string{`"ok":true`, `"code":"too-long"`, `"ok":true`, `"code":"too-long"`} {
		if !strings.Contains(answers[i], want) {
			t.Errorf("answer %d is without %s", i+1, want)
		}
	}
}

// TestReadsNothingAsSomethingElse: what encoding/json would pass over in silence is refused, however deep it lies, and no
// control character of a request is repeated.
func TestReadsNothingAsSomethingElse(t *testing.T) {
	s := newClient(t).s
	for line, want := range map[string]string{
		`{"do":"new","seed":1,"seed":2}`:             `the key "seed" is there twice`,
		`{"do":"quit","do":"new"}`:                   `the key "do" is there twice`,
		`{"do":"new","Seed":1}`:                      `there is no key "Seed": all are in small letters`,
		`{"DO":"new"}`:                               `there is no key "DO": all are in small letters`,
		"{\"do\":\"new\",\"\u017feed\":1}":           `there is no key "ſeed": all are in small letters`,
		`{"do":"new","mat":{"coal":[1],"coal":[2]}}`: `the key "coal" is there twice`,
		`{"do":"apply","choice":{"notation":"pass card:leek","Notation":"x"}}`: `there is no key "Notation": all are in small letters`,
		`{"do":"new","position":{"seats":2,"seats":2}}`:                        `the key "seats" is there twice`,
		`{"do":"new","game":"\ud800"}`:                                         `\ud800 stands for no character, being half of a pair`,
		"{\"id\":\"\xff\",\"do\":\"new\",\"game\":\"\xff\"}":                   "it is not valid UTF-8",
		"{\"do\":\"\u202e\u007f\u009b\"}":                                      "",
		`{"do":"new","difficulty":"\u001b[2J\u202e"}`:                          "",
		"{\"do\":\"load\",\"record\":\"\u202e\u009b\"}":                        "",
		"{\"id\":\"\xff\",\"do\":1}":                                           "",
		"{\"do\":\"\x01\"}":                                                    "",
	} {
		text := s.answer([]byte(line))
		var a answer
		if err := json.Unmarshal(text, &a); err != nil || a.OK || !utf8.Valid(text) {
			t.Errorf("%q: %v: %s", line, err, text)
		}
		if want != "" && (a.Error.Code != codeMalformed || !strings.HasSuffix(a.Error.Message, want)) {
			t.Errorf("%q: it is told %q, not %q", line, a.Error.Message, want)
		}
		if strings.ContainsFunc(a.Error.Message, func(r rune) bool { return !unicode.IsPrint(r) }) {
			t.Errorf("%q: %q has characters that are not printed", line, a.Error.Message)
		}
	}
}

// An id comes back as the same value, but what would control a terminal is written by its number.
func TestAnIDControlsNoTerminal(t *testing.T) {
	s := newClient(t).s
	for id, want := range map[string]string{
		"\"a\u009b31m\"": `"a\u009b31m"`, "\"\x7f\"": `"\u007f"`, "\"\u202e\"": `"\u202e"`, "\"\U000e0001\"": `"\udb40\udc01"`,
		"[1,\t\"é\"]": `[1,"é"]`, `"\u001b"`: `"\u001b"`,
	} {
		answer := string(s.answer([]byte(`{"do":"version","id":` + id + `}`)))
		if !strings.HasPrefix(answer, `{"id":`+want+`,"ok":true`) {
			t.Errorf("the id %q: %q", id, answer)
		}
	}
}

func TestToldWhatInputFails(t *testing.T) {
	in := io.MultiReader(strings.NewReader("{}\n"), iotest.ErrReader(errors.New("the line is cut")))
	if err := newClient(t).s.serve(in, io.Discard); err == nil || !strings.Contains(err.Error(), "the line is cut") {
		t.Error(err)
	}
}

func TestAnswersAfterABug(t *testing.T) {
	c := newClient(t)
	c.s.Game = nil
	if a := c.ask("new"); a.Error.Code != codeBug {
		t.Errorf("%+v", a)
	}
}

// Whatever comes in, each line gets one answer, which is an object of the form promised.
func FuzzServe(f *testing.F) {
	for _, seed := range []string{
		`{"id":1,"do":"new","seed":42}` + "\n" + `{"do":"choices"}`,
		`{"do":"new","seed":42,"difficulty":"easy"}` + "\n" + `{"do":"apply","choice":"pass card:brewery"}` + "\n" + `{"do":"automa"}` + "\n" +
			`{"do":"undo"}` + "\n" + `{"do":"redo"}` + "\n" + `{"do":"save"}`,
		`{"do":"new","seats":4,"solo":false}` + "\n" + `{"do":"why","choice":{"verb":"build","space":"coventry.1","industry":"cotton"}}`,
		`{"do":"load","record":"soho record 1\nrules 1\n"}` + "\n\n[]\n\"\"\nnull\n" + `{"do":"rules","word":"beer"}`,
		`{"do":"new","mat":{"cotton":[1]},"game":"é"}` + "\n" + `{"do":"quit"}` + "\n" + `{"do":"version"}`,
		`{"do":"new","position":{"seats":2}}`,
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 4<<10 || strings.Count(text, "\n") > 20 {
			return
		}
		s, err := newSession(printed())
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		if err := s.serve(strings.NewReader(text), &out); err != nil {
			t.Fatal(err)
		}
		answers := strings.SplitAfter(out.String(), "\n")
		answers = answers[:len(answers)-1]
		if asked := strings.Count(strings.TrimSuffix(text, "\n"), "\n") + 1; text != "" && !s.quit && len(answers) != asked {
			t.Fatalf("%d answers to %d requests", len(answers), asked)
		}
		for _, line := range answers {
			var a struct {
				OK    *bool    `json:"ok"`
				Error *failure `json:"error"`
			}
			if err := json.Unmarshal([]byte(line), &a); err != nil || a.OK == nil || *a.OK != (a.Error == nil) {
				t.Fatalf("%q: %v", line, err)
			}
			if a.Error != nil && (a.Error.Code == codeBug || a.Error.Code == "" || a.Error.Message == "") {
				t.Fatalf("%q", line)
			}
		}
	})
}
