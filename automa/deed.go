package automa

import "sohofoundry/engine"

// Deed is one action of the Automa's turn, with all that led to it: a turn in a few lines is a line for each.
type Deed struct {
	First int   // of the steps that led to it or are it, by its index among those of the turn
	Read  Step  // the slot of a front, the action of a back or the corner of one that asked for it
	Led   Steps // the steps that read, tried and compared since the deed before
	Done  Steps // from where it was begun to its end: several sales, links or tiles may be one action; or that the action was lost
}

// Deeds returns the deeds of a turn, in order.
func (s Steps) Deeds() (list []Deed) {
	var read Step
	first, begun := 0, engine.Verb(0) // the verb done for the slot or back read last
	for i := range s {
		switch st := &s[i]; st.Kind {
		case ReadFront, ReadBack, ReadCorner:
			read, begun = *st, 0
		case Acted, Lost:
			verb := st.Choice.Verb
			if last := len(list) - 1; last >= 0 && (st.adds() || verb != 0 && verb == begun) {
				d := &list[last]
				d.Done = s[d.First+len(d.Led) : i+1 : i+1]
			} else if verb != engine.Done {
				list, begun = append(list, Deed{First: first, Read: read, Led: s[first:i:i], Done: s[i : i+1 : i+1]}), verb
			}
			first = i + 1
		}
	}
	return list
}

// Actions are the actions of a deed on the board, without those that only add to another.
func (d *Deed) Actions() (list Steps) {
	for i := range d.Done {
		if st := &d.Done[i]; st.Kind == Acted && st.Began() {
			list = append(list, *st)
		}
	}
	return list
}

// Began reports whether the step is an action of its own, and not a consequence of one.
func (st *Step) Began() bool { return !st.Choice.Verb.Follows() && st.Choice.Verb != engine.Done }
