package analysis

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"

	"sohofoundry/automa/record"
	"sohofoundry/engine/fault"
)

// People are the analyses of a game, one for each person who had something to choose, in the order of their seats.
type People []*Analysis

// BeginAll begins to analyse the choices of all people in a record, each of their own; see Begin. The seat of the options is not used.
func BeginAll(r *record.Record, o Options) (all People, err error) {
	h := r.Header()
	for _, o.Seat = range h.Persons() {
		a, problem := Begin(r, o)
		if problem == nil {
			all = append(all, a)
		} else if err == nil {
			err = problem
		}
	}
	if len(all) > 0 {
		err = nil
	}
	return all, err
}

// Marshal writes the results of all so far as text, one after the other.
func (all People) Marshal() []byte {
	var text bytes.Buffer
	for _, a := range all {
		if len(all) == 1 || a.Done() > 0 {
			text.Write(a.Marshal())
		}
	}
	return text.Bytes()
}

// Resume continues from the text that Marshal wrote for the same record, see Analysis.Resume. The error says of the first part why it is
// of no use; the others are taken over.
func (all People) Resume(text []byte) error {
	var first error
	for d := json.NewDecoder(bytes.NewReader(text)); ; {
		var part json.RawMessage
		switch err := d.Decode(&part); {
		case errors.Is(err, io.EOF):
			return first
		case err != nil:
			return fault.Errorf("it is damaged")
		}
		if err := all.resume(part); err != nil && first == nil {
			first = err
		}
	}
}

// resume gives a part to the analysis that it is of.
func (all People) resume(part []byte) error {
	var of struct {
		Seat int `json:"seat"`
	}
	if json.Unmarshal(part, &of) == nil {
		for _, a := range all {
			if int(a.options.Seat) == of.Seat {
				return a.Resume(part)
			}
		}
	}
	return fault.Errorf("it is damaged")
}

// Done and Decisions are how many decisions of all are judged, and how many there are.
func (all People) Done() (n int) {
	for _, a := range all {
		n += a.Done()
	}
	return n
}

// Decisions is how many decisions there are to judge.
func (all People) Decisions() (n int) {
	for _, a := range all {
		n += a.Decisions()
	}
	return n
}
