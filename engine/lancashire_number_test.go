package engine_test

import (
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/rulestest"
)

// Which rule of the Lancashire map says what a rule of Birmingham says.
const lancashireNumbers = `
B1.1 C1.1  B1.3 C1.3  B1.5 C1.4  B1.6 C1.5  B1.7 C1.5
B2.1 C2.1  B2.2 C2.2  B2.3 C2.2  B2.4 C2.4  B2.5 C2.5  B2.6 C2.2
B3.1 C3.1  B3.2 C3.1  B3.3 C3.2  B3.4 C3.2  B3.5 C3.2
B4.1 C4.1  B4.2 C4.2  B4.3 C4.3  B4.4 C4.3  B4.5 C4.3  B4.6 C4.5  B4.7 C4.6
B5.1 C5.1  B5.2 C5.1  B5.4 C5.2  B5.5 C5.1
B6.1 C6.1  B6.2 C6.1  B6.3 C6.2  B6.4 C6.3  B6.6 C6.4  B6.7 C6.4  B6.8 C6.4  B6.9 C6.1
B7.1 C7.1  B7.2 C7.2  B7.3 C7.3  B7.4 C7.4  B7.5 C7.5  B7.6 C7.6  B7.7 C7.7  B7.8 C7.8  B7.10 C7.10
B8.1 C8.1  B8.2 C8.1  B8.3 C8.1  B8.4 C8.2  B8.5 C8.2
B9.1 C9.1  B9.2 C9.1  B9.4 C9.1
B11.1 C10.1  B11.2 C10.1  B12.1 C11.1  B12.2 C11.2  B12.4 C11.2  B13.1 C12.1
B14.1 C13.1  B14.2 C13.1  B14.3 C13.1
M5 N3  M6 N3  M8 N1`

func TestCite_TheNumberInTheGame(t *testing.T) {
	want := map[engine.Rule]engine.Rule{}
	words := strings.Fields(lancashireNumbers)
	for i := 0; i < len(words); i += 2 {
		var there, here engine.Rule
		if there.UnmarshalText([]byte(words[i])) != nil || here.UnmarshalText([]byte(words[i+1])) != nil {
			t.Fatal(words[i], words[i+1])
		}
		want[there] = here
	}
	for rule := engine.Rule(0); rule < engine.A(100); rule++ {
		rulestest.Same(t, "in Birmingham", board.Cite(rule), rule)
	}
	board.Playing(t, "lancashire")
	for rule := engine.Rule(0); rule < engine.A(100); rule++ {
		here, ok := want[rule]
		if !ok {
			here = rule
		}
		rulestest.Same(t, "on the Lancashire map", board.Cite(rule), here)
	}
}
