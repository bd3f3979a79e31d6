package judged

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"sohofoundry/engine/fault"
	"sohofoundry/engine/untrusted"
)

// Head begins the text in which results are kept. The type of the results embeds it.
type Head struct {
	Way     int    `json:"soho_analysis"` // in which choices are judged
	Of      string `json:"of"`            // see Identity
	Futures int    `json:"futures"`
}

// MostFutures is in how many futures each choice can be played on at most.
const MostFutures = 100_000

// Identity identifies what is judged, the text of a record, and the weights that the judgement rests on.
func Identity(record []byte, weights ...any) string {
	sum := sha256.New()
	sum.Write(record) // which never fails
	fmt.Fprint(sum, weights...)
	return hex.EncodeToString(sum.Sum(nil)[:16])
}

// Write writes results as text.
func Write(results any) []byte {
	text, err := json.MarshalIndent(results, "", " ")
	if err != nil {
		panic(err) // numbers and texts can always be written
	}
	return append(text, '\n')
}

// Damaged is the error of results that cannot be what Write wrote.
func Damaged() error { return fault.Errorf("it is damaged") }

// Read reads results that Write wrote, of which head is a part. Those of the same record and way are useful if they are of as many futures
// as are wanted. The error says why they are none of this record.
func Read(text []byte, results any, head *Head, wanted Head) (useful bool, err error) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if untrusted.JSON(text) != nil || d.Decode(results) != nil {
		return false, Damaged()
	}
	switch {
	case head.Way < 1:
		return false, Damaged()
	case head.Way != wanted.Way:
		return false, fault.Errorf("its choices were judged in another way (%d; this program judges in way %d)", head.Way, wanted.Way)
	case head.Of != wanted.Of:
		return false, fault.Errorf("it belongs to another game, or to another version of this program")
	case head.Futures < wanted.Futures:
		return false, nil
	case head.Futures > MostFutures:
		return false, Damaged()
	}
	return true, nil
}
