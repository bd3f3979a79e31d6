// Package rival has players of Industry that the program plays.
package rival

import (
	"strconv"
	"strings"

	"sohofoundry/engine/fault"
)

// Strength is how a rival plays: by rule of thumb, or looking into a number of futures for each choice.
type Strength struct {
	Policy  string
	Futures int // of the adviser
}

// ByName reads a strength as String writes it: "steady", "keen", "adviser 28".
func ByName(text string) (Strength, error) {
	policy, number, _ := strings.Cut(text, " ")
	st := Strength{Policy: policy}
	if policy == "adviser" {
		st.Futures, _ = strconv.Atoi(number)
	}
	if policy != "steady" && policy != "keen" && st.Futures < 1 || st.String() != text {
		return Strength{}, fault.Errorf("%q is no rival: they are steady, keen, and adviser with a number", text)
	}
	return st, nil
}

// String is the strength's text.
func (st Strength) String() string {
	if st.Futures > 0 {
		return st.Policy + " " + strconv.Itoa(st.Futures)
	}
	return st.Policy
}
