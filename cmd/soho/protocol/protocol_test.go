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
		var parts map[string]string
		if err := json.Unmarshal(choice, &parts); err != nil || parts["words"] == "" {
			c.t.Fatalf("%s: %v", choice, err)
		}
		if !c.good("why", "choice", parts["notation"]).Legal {
			c.t.Fatalf("%s is offered but not legal", choice)
		}
		if a := c.good("apply", "choice", choice); parts["verb"] != "done" && (len(a.Events) == 0 || len(a.Text) == 0) {
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
	} {
		t.Run(name, func(t *testing.T) {
			c := newClient(t)
			c.good("new", fields...)
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
