package companion

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// Dialogue is the part of a game on a real table beside the choices of its players: the tasks to do and those done, the cards and
// tiles to name before the game goes on, and the corrections. It draws nothing: window, page and terminal show the same one. For
// a game that does not lie on a real table it asks nothing.
type Dialogue struct {
	rec     *record.Record
	printed *automa.Game // the game in the box
	ready   bool         // the table is set up
	done    int          // how many entries have no task that is still to be done
	open    *List        // of tasks to be done now, nil for none
	told    Section      // effects of the player's last choices, or of taking something back: nothing of it is ticked off
}

// NewDialogue goes on with a game, of which the printed game is in the box: with its set-up, or with the tasks that follow on the last
// choice of the player, as it is not known which of them were done.
func NewDialogue(printed *automa.Game, r *record.Record) *Dialogue {
	d := &Dialogue{rec: r, printed: printed, ready: Begun(r)}
	if d.OnTable() && d.ready {
		d.done = LastChosen(r)
		d.list(d.done)
	}
	return d
}

// LookOn is the dialogue for a game that is played elsewhere and only shown here: it has no open tasks.
func LookOn(printed *automa.Game, r *record.Record) *Dialogue {
	return &Dialogue{rec: r, printed: printed, ready: true}
}

// Finished counts all tasks of a game that is over as done, as it is opened to look at its end.
func (d *Dialogue) Finished() {
	if d.rec.Position().Decision == engine.GameOver {
		d.open, d.told = nil, Section{}
	}
}

// OnTable reports whether the game lies on a real table.
func (d *Dialogue) OnTable() bool { return d.rec.Game().Edition.Companion }

// Open is the list of tasks to be done now; nil for none.
func (d *Dialogue) Open() *List { return d.open }

// Told returns the effects of the player's last choices, or the tasks that take something back: nothing of it is ticked off.
func (d *Dialogue) Told() *Section { return &d.told }

// Read clears Told, once the player has read it.
func (d *Dialogue) Read() { d.told = Section{} }

// Advance goes on from the position of the record, where the entries from a number on are new: the table is set up first, the
// Automa has its turn as soon as nothing is to be done or named before it, and the tasks of the new entries are listed.
func (d *Dialogue) Advance(news int) {
	if !d.OnTable() {
		return
	}
	if !d.ready && d.open == nil {
		d.open = d.setUp()
	}
	if _, asks := d.Asks(); d.open == nil && !asks && d.rec.Position().AutomasTurn() {
		d.rec.AutomaTurn()
		d.rec.AnswerForced()
	}
	if d.ready && news < len(d.rec.Entries()) {
		d.list(d.since(news))
	}
}

// since is the entry from which the tasks of new entries are listed: it goes back over the cards that were named to the player's
// choice before them, and over the parts of an action to its first, as each part is told with those before it.
func (d *Dialogue) since(news int) int {
	first, entries := news, d.rec.Entries()
	for first > d.done && (entries[first].Correction.Thing == correct.CardThing || entries[first].Correction.Thing == correct.HandThing) {
		first--
	}
	return ActionOf(d.rec, first)
}

// list lists the tasks of the entries from a number on, or tells them if none is to be ticked off.
func (d *Dialogue) list(news int) {
	l := listFrom(d.rec, news)
	switch {
	case d.open != nil: // something was played before all was done
		d.open.Sections = append(d.open.Sections, l.Sections...)
		return
	case l.Left() > 0:
		d.open, d.told = l, Section{}
		return
	}
	d.told = Section{}
	for _, sec := range l.Sections {
		d.told.Heading, d.told.Seat, d.told.Items = sec.Heading, sec.Seat, append(d.told.Items, sec.Items...)
	}
}

// setUp is the list of the tasks before the game begins.
func (d *Dialogue) setUp() *List {
	sec := Section{}
	for _, t := range SetUp(d.printed, d.rec) {
		if t.Kind != PrepareDeck || d.rec.Header().OwnDeck {
			sec.Items = append(sec.Items, Item{Task: t, Now: t, Era: engine.Canal})
		}
	}
	return &List{Purpose: ForSetUp, Sections: []Section{sec}}
}

// renew brings the open list up to date after corrections.
func (d *Dialogue) renew() {
	switch {
	case d.open == nil:
	case d.open.Purpose == ForSetUp: // a task that stays the same stays ticked off
		next := d.setUp()
		for _, item := range d.open.Items {
			for _, other := range next.Items {
				if item.Done && other.Task.Same(item.Task) {
					other.Done = true
				}
			}
		}
		d.open.Sections = next.Sections
	default:
		d.open.renew()
	}
}

// Position is the position on the table now: behind the record, as long as tasks are to be done. During the set-up it is the
// position at its end.
func (d *Dialogue) Position() *automa.Position {
	if d.open == nil || d.open.Purpose == ForSetUp {
		return d.rec.Position()
	}
	p := *d.rec.Position()
	p.State = d.open.Table()
	return &p
}

// Tick ticks an item of the open list off, or takes that back. It reports whether all are done with that.
func (d *Dialogue) Tick(n int) (all bool) {
	for i, item := range d.open.Items {
		if i == n && !item.Told {
			item.Done = !item.Done
		}
	}
	return d.ticked()
}

// TickAll ticks off all items that are left, and tells them, as one of them may have been overlooked. The set-up can be read at
// any time, so it is told only if some of it was ticked off one by one.
func (d *Dialogue) TickAll() {
	var left []Item
	some, sets := false, d.open.Purpose == ForSetUp
	for _, item := range d.open.Items {
		some = some || item.Done
		if !item.Told && !item.Done {
			left = append(left, *item)
			item.Done = true
		}
	}
	if d.ticked(); d.open == nil && len(left) > 0 && (some || !sets) {
		d.told = Section{Heading: TickedAtOnce, Items: left}
	}
}

// ticked goes on if nothing is left to be ticked off.
func (d *Dialogue) ticked() (all bool) {
	if d.open.Left() > 0 {
		return false
	}
	d.ready = d.ready || d.open.Purpose == ForSetUp
	d.open, d.done = nil, len(d.rec.Entries())
	return true
}

// SetUpAgain is the list of the set-up, to be read again.
func (d *Dialogue) SetUpAgain() *List { return d.setUp().again(ForSetUp) }

// LastAgain is the list of the last tasks, to be read again: those of the Automa's last turn, with the action before it and the
// entries after it, and before them those that took something back.
func (d *Dialogue) LastAgain() *List {
	l := listFrom(d.rec, LastTurn(d.rec))
	if d.told.Heading == TakenBack {
		l.Sections = slices.Insert(l.Sections, 0, d.told)
	}
	return l.again(ForAgain)
}

// again marks all tasks of a list as done.
func (l *List) again(purpose Purpose) *List {
	l.Purpose = purpose
	for _, item := range l.Items {
		item.Done = true
	}
	return l
}

// Undo takes entries of the record back by a function, which reports whether there were any. It tells the tasks that reverse
// those done for the entries, and for the card that was drawn since: tasks that were not done yet need no undoing. Entries that
// are taken back one after the other are told together.
func (d *Dialogue) Undo(undo func(*record.Record) bool) bool {
	open, done, corrected := d.open, d.done, d.correctedLast()
	entries, drawn := slices.Clone(d.rec.Entries()), DrawnFirst(d.rec)
	if !undo(d.rec) {
		return false
	}
	left := len(d.rec.Entries())
	d.open, d.done = open.before(left), min(done, left)
	switch {
	case !d.OnTable() || !d.ready:
	case corrected: // no task follows on that
		d.told = Section{}
	default:
		d.tellUndo(entries[left:], drawn, open)
	}
	if corrected {
		d.open = open
	}
	d.renew()
	return true
}

// tellUndo tells the tasks that take entries back.
func (d *Dialogue) tellUndo(entries []record.Entry, drawn int, open *List) {
	var items []Item
	for _, t := range ByHand(d.rec, Undo(d.rec, entries, drawn, open.open())) {
		items = append(items, Item{Task: t, Now: t, Era: entries[0].Before.Era, Told: true})
	}
	switch {
	case d.told.Heading == TakenBack:
		d.told.Items = append(d.told.Items, items...)
	case len(items) > 0:
		d.told = Section{Heading: TakenBack, Items: items}
	default:
		d.told = Section{Heading: NothingBack}
	}
}

// Redo makes the decision that was taken back last again.
func (d *Dialogue) Redo() bool {
	at, open := len(d.rec.Entries()), d.open
	if !d.rec.Redo() {
		return false
	}
	d.open, d.done = nil, min(d.done, at)
	if d.correctedLast() {
		d.open = open
		d.renew()
	}
	return true
}

// correctedLast reports whether the last entry is a correction on which no task follows.
func (d *Dialogue) correctedLast() bool {
	entries := d.rec.Entries()
	if len(entries) == 0 {
		return false
	}
	last := entries[len(entries)-1].Correction.Thing
	return last != 0 && last != correct.CardThing && last != correct.HandThing
}

// allTicked stands in Ticks where nothing is left to be ticked off.
const allTicked = "all"

// Ticks returns the items ticked off since the last choice, to be kept for TakeTicks: the length of the record, and each item in
// its order. It is empty if none is ticked off.
func (d *Dialogue) Ticks() string {
	ticks := ""
	switch {
	case d.open != nil:
		for _, item := range d.open.Items {
			ticks += map[bool]string{false: "0", true: "1"}[item.Done]
		}
		if !strings.Contains(ticks, "1") {
			return ""
		}
	case d.OnTable() && d.ready && d.done == len(d.rec.Entries()):
		ticks = allTicked
	default:
		return ""
	}
	return strconv.Itoa(len(d.rec.Entries())) + " " + ticks
}

// TakeTicks restores Ticks from an earlier session, if the game is where it was.
func (d *Dialogue) TakeTicks(ticks string) {
	at, done, _ := strings.Cut(ticks, " ")
	switch {
	case d.open == nil || at != strconv.Itoa(len(d.rec.Entries())):
	case done == allTicked:
		d.ready = true
		d.open, d.done = nil, len(d.rec.Entries())
		d.Advance(len(d.rec.Entries()))
	default:
		for n, item := range d.open.Items {
			item.Done = !item.Told && n < len(done) && done[n] == '1'
		}
	}
}
