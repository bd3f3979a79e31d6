package companion

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// Item is a task of a list.
type Item struct {
	Task Task       // as it was when the list was made
	Now  Task       // as it is to be told, after the corrections made meanwhile
	Era  engine.Era // in which it is done
	// Entry is the number of the entry of the record that led to it.
	Entry int
	Told  bool // it is told only: the player has done it already, or does it anyway
	Done  bool // it is ticked off
}

// Heading is the heading of a section: the reason that its tasks have in common.
type Heading uint8

// The headings of sections.
const (
	NoHeading    Heading = iota
	YourAction           // effects of an action of the player, or at a table of people of that of its Seat
	AutomaAction         // an action of the Automa, see Section.Deed
	AfterTurn            // tasks after the Automa's turn
	TakenBack            // tasks that take something back
	NothingBack          // nothing has to be done to take it back
	TickedAtOnce         // tasks that were ticked off all at once
)

// Section are tasks that belong together.
type Section struct {
	Heading Heading
	Seat    engine.Seat  // of YourAction
	Deed    *automa.Deed // of an AutomaAction: with all that led to it
	Entry   int          // of an AutomaAction: the turn
	Action  int          // of an AutomaAction: its number in the turn, from 0
	Items   []Item
}

// Purpose is the occasion of a list.
type Purpose uint8

// The purposes of lists.
const (
	ForTurn  Purpose = iota // the Automa's turn and the tasks after it
	ForSetUp                // the table is set up
	ForEra                  // an era ends
	ForEnd                  // the game ends
	ForAgain                // tasks that are done are read again
)

// List are tasks that are ticked off one by one, in any order.
type List struct {
	Purpose  Purpose
	Sections []Section

	work  Work // from the first item that is ticked off
	first int  // the section of that item
}

// Items calls yield with every item, by its number from 0, until that returns false.
func (l *List) Items(yield func(int, *Item) bool) {
	n := 0
	for i := range l.Sections {
		for j := range l.Sections[i].Items {
			if !yield(n, &l.Sections[i].Items[j]) {
				return
			}
			n++
		}
	}
}

// Left counts the items that are still to be ticked off.
func (l *List) Left() (n int) {
	for _, item := range l.Items {
		if !item.Told && !item.Done {
			n++
		}
	}
	return n
}

// Next is the item that is to be done next, and its number; nil if all are done.
func (l *List) Next() (int, *Item) {
	for n, item := range l.Items {
		if !item.Told && !item.Done {
			return n, item
		}
	}
	return -1, nil
}

// open are the tasks that are not done yet.
func (l *List) open() (list []Task) {
	if l == nil {
		return nil
	}
	for _, sec := range l.Sections[l.first:] {
		for i := range sec.Items {
			if !sec.Items[i].Done {
				list = append(list, sec.Items[i].Task)
			}
		}
	}
	return list
}

// before is the list without the items of entries from a number on; nil if nothing is left to be ticked off then.
func (l *List) before(entry int) *List {
	if l == nil || l.Purpose == ForSetUp {
		return nil
	}
	kept := *l
	kept.Sections = nil
	for _, sec := range l.Sections {
		sec.Items = slices.DeleteFunc(slices.Clone(sec.Items), func(item Item) bool { return item.Entry >= entry })
		kept.Sections = append(kept.Sections, sec)
	}
	if kept.Left() == 0 {
		return nil
	}
	return &kept
}

// Table is the state of the table while the tasks are being done: with those ticked off, and no others.
func (l *List) Table() engine.State {
	var done []Task
	left := l.Left()
	for _, sec := range l.Sections[l.first:] {
		for i := range sec.Items {
			if item := &sec.Items[i]; item.Done || item.Told && left == 0 {
				done = append(done, item.Task)
			}
		}
	}
	return l.work.Table(done)
}

// renew updates the items that are left after corrections.
func (l *List) renew() {
	for _, item := range l.Items {
		if !item.Done && !item.Told {
			item.Now = l.work.Now(item.Task)
		}
	}
}

// add adds the section of a choice. The parts of an action that are only told are joined.
func (l *List) add(sec Section) {
	last := len(l.Sections) - 1
	told := !slices.ContainsFunc(sec.Items, func(item Item) bool { return !item.Told })
	switch {
	case last >= 0 && told && l.Left() == 0:
		l.Sections[last].Items = append(l.Sections[last].Items, sec.Items...)
	case len(sec.Items) > 0:
		l.Sections = append(l.Sections, sec)
	}
}

// conclude sets the purpose of a list that ends with an era or the game.
func (l *List) conclude() {
	for _, item := range l.Items {
		switch {
		case item.Told:
		case item.Task.Kind == BeginEra:
			l.Purpose = ForEra
		case item.Task.Kind == EndGame || item.Task.Kind == CountMoney:
			l.Purpose = ForEnd
		}
	}
}

// listFrom lists the tasks of the entries from a number on.
func listFrom(r *record.Record, news int) *List {
	l := &List{}
	for i := news; i < len(r.Entries()); i++ {
		e := &r.Entries()[i]
		if l.Left() == 0 {
			l.work, l.first = Work{Record: r, Before: e.Before.State, Made: i + 1}, len(l.Sections)
		}
		switch {
		case e.Automa():
			l.Sections = append(l.Sections, turnSections(r, i)...)
		case e.Correction.Thing == 0:
			l.add(choiceSection(r, i))
		}
	}
	l.conclude()
	l.renew()
	return l
}

// turnSections are the actions of the Automa's turn, each with its reasons, and the tasks after them.
func turnSections(r *record.Record, entry int) (list []Section) {
	e := &r.Entries()[entry]
	for i, action := range Turn(r.Game(), &e.Before.State, e.Steps) {
		sec := Section{Heading: AfterTurn, Items: itemsOf(r, entry, action.Tasks, false)}
		if action.Deed != nil {
			sec.Heading, sec.Deed, sec.Entry, sec.Action = AutomaAction, action.Deed, entry, i
		} else if len(sec.Items) == 0 {
			continue
		}
		list = append(list, sec)
	}
	if RanOut(r, e.Steps) {
		list = append(list, Section{Heading: AfterTurn, Items: itemsOf(r, entry, []Task{layDeck(r.Game(), r.After(entry+1))}, false)})
	}
	return list
}

// layDeck is how a printed deck that ran out is to be laid (A24).
func layDeck(g *automa.Game, p *automa.Position) Task {
	t := Task{Kind: LayDeck, Cause: engine.Event{Seat: engine.AutomaSeat}, To: g.Top(p).Number}
	for _, card := range p.Cards.Discards[:p.Cards.Discarded] {
		t.Open = append(t.Open, g.Deck.Cards[card].Number)
	}
	return t
}

// choiceSection holds the tasks of a choice of the player: told only, unless an era or the game ends, as counting is ticked off.
func choiceSection(r *record.Record, entry int) Section {
	e := &r.Entries()[entry]
	list := Tasks(r.Game(), &e.Before.State, e.Events)
	counts := slices.ContainsFunc(list, func(t Task) bool {
		return t.Kind == BeginEra || t.Kind == EndGame || t.Kind == CountMoney
	})
	return Section{Heading: YourAction, Seat: e.Before.Actor, Items: itemsOf(r, entry, list, !counts)}
}

// itemsOf are the items of tasks that an entry led to.
func itemsOf(r *record.Record, entry int, list []Task, told bool) (items []Item) {
	era := r.Entries()[entry].Before.Era
	for _, t := range ByHand(r, list) {
		items = append(items, Item{Task: t, Now: t, Era: era, Entry: entry, Told: told})
	}
	return items
}
