package automa

import "sohofoundry/engine"

// Deed is one action of the Automa's turn, with all that led to it: a turn in a few lines is a line for each.
type Deed struct {
	First int   // of the steps that led to it or are it, by its index among those of the turn
	Read  Step  // the slot of a front, the action of a back or the corner of one that asked for it
	Led   Steps // what was read, tried and compared since the deed before
	Done  Steps // what was done and what came of it, or that the action was lost
}

// Deeds returns what was done in a turn, in order.
func (s Steps) Deeds() (list []Deed) {
	first, read := 0, Step{}
	for i := range s {
		switch st := &s[i]; st.Kind {
		case ReadFront, ReadBack, ReadCorner:
			read = *st
		case Acted, Lost:
			if last := len(list) - 1; last >= 0 && (st.adds() || i == first && read.Back == BackDevelop) {
				list[last].Done = append(list[last].Done, *st)
			} else if st.Choice.Verb != engine.Done {
				list = append(list, Deed{First: first, Read: read, Led: s[first:i:i], Done: Steps{*st}})
			}
			first = i + 1
		}
	}
	return list
}
