package wire

import (
	"fmt"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Vocabulary is every name that a field can have.
type Vocabulary struct {
	Field string
	Names []string
}

// Vocabularies are the vocabularies of the fields with names that a program has to know; the others are in the figures of the game.
func Vocabularies() []Vocabulary {
	return []Vocabulary{
		{"event", names[engine.EventKind](1, engine.EventKinds)},
		{"for", names[engine.For](1, engine.Fors)},
		{"step", names[automa.StepKind](1, automa.StepKinds)},
		{"back", names[automa.BackAction](1, automa.BackPass+1)},
		{"over", names[automa.Choosing](1, automa.Choosings)},
		{"criterion", names[automa.Criterion](1, automa.Criteria)},
		{"icon", names[automa.Cell](0, automa.Cells)},
		{"reason", names[engine.Reason](1, engine.Reasons)},
	}
}

// names lists the names of the values from one up to another.
func names[T interface {
	~uint8
	fmt.Stringer
}](from, to T) (list []string) {
	for v := from; v < to; v++ {
		list = append(list, v.String())
	}
	return list
}
