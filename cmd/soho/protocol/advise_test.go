package protocol

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// advised is what "advise" answers.
type advised struct {
	ID     int
	OK     bool
	Error  failure
	Advice []struct {
		Notation, Words string
		Worth, Less     float64
		Futures         int
	}
	Futures int
	More    bool
}

// converse sends lines and reads the answers.
func converse(t *testing.T, requests ...string) (answers []advised) {
	t.Helper()
	var out bytes.Buffer
	if err := Serve(printed(), strings.NewReader(strings.Join(requests, "\n")), &out); err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(out.String()) {
		var a advised
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatal(err)
		}
		answers = append(answers, a)
	}
	return answers
}

// The best choice comes first, is legal, and is the same whenever it is asked for; nothing changes by asking.
func TestAdvises(t *testing.T) {
	got := converse(t, `{"id":1,"do":"new","seed":5}`, `{"id":2,"do":"advise","futures":8}`, `{"id":3,"do":"advise","futures":8}`)
	one, two := got[1], got[2]
	if !one.OK || one.Futures != 8 || len(one.Advice) < 5 || one.Advice[0].Less != 0 || one.Advice[0].Words == "" || one.More {
		t.Fatalf("advice %+v", one)
	}
	if !slices.Equal(one.Advice, two.Advice) {
		t.Errorf("%v, then %v", one.Advice, two.Advice)
	}
	c := newClient(t)
	c.good("new", "seed", 5)
	c.good("apply", "choice", one.Advice[0].Notation)
}

// A stream gets better and better, and ends with what is advised without it.
func TestStreamsAdvice(t *testing.T) {
	got := converse(t, `{"id":1,"do":"new","seed":5}`, `{"id":2,"do":"advise","futures":16,"stream":true}`, `{"id":3,"do":"advise","futures":16}`)
	if len(got) != 1+4+1 {
		t.Fatalf("%d answers", len(got))
	}
	for i, a := range got[1:5] {
		if a.ID != 2 || a.Futures != 4*(i+1) || a.More != (i < 3) {
			t.Errorf("answer %d: id %d, futures %d, more %v", i, a.ID, a.Futures, a.More)
		}
	}
	if !slices.Equal(got[4].Advice, got[5].Advice) {
		t.Errorf("streamed %v, at once %v", got[4].Advice, got[5].Advice)
	}
}

func TestAdvisesWithinATime(t *testing.T) {
	if got := converse(t, `{"id":1,"do":"new","seed":5}`, `{"id":2,"do":"advise","ms":1}`); !got[1].OK || got[1].Futures == 0 {
		t.Errorf("%+v", got[1])
	}
}

func TestWhatCannotBeAdvised(t *testing.T) {
	for request, code := range map[string]string{
		`{"do":"advise","futures":-1}`:     codeBadValue,
		`{"do":"advise","futures":100001}`: codeBadValue,
		`{"do":"advise","ms":600001}`:      codeBadValue,
		`{"do":"advise","deep":1}`:         codeMalformed,
		`{"do":"advise","game":"other"}`:   codeNoGame,
	} {
		if got := converse(t, `{"do":"new","seed":5}`, request); got[1].Error.Code != code {
			t.Errorf("%s: %s, want %s", request, got[1].Error.Code, code)
		}
	}
}

func TestAdvisesAtATableOfThree(t *testing.T) {
	got := converse(t, `{"do":"new","seats":3,"solo":false}`, `{"do":"advise","futures":8}`)
	if len(got[1].Advice) == 0 {
		t.Errorf("%+v", got[1])
	}
}
