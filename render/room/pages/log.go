package pages

import (
	"maps"
	"slices"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Now is the position of a Log that shows the table as it is.
const Now = -1

// noRow is no entry; -1 is the set-up.
const noRow = -2

// logID is the room of the log that scrolls.
const logID = "log"

// Log is the list of everything that was done, and the way back to any of it.
type Log struct {
	Shown   int // the table is shown as it was after so many entries, or Now
	scroll  widget.Scroll
	open    map[int]bool // the entries with unfolded details
	rows    []row
	entries []record.Entry // that have rows
	told    telling        // how the rows are told
	seek    int            // the entry with the row that has to come into view, or noRow
	stuck   bool           // the newest row stays in view
	wide    float64
	size    float64 // of the text that the heights were measured with
}

// row is one line of the log.
type row struct {
	kind  rowKind
	entry int // its index; -1 for the start
	seat  engine.Seat
	era   engine.Era
	round uint8
	text  string
	more  []string // the details, once they were unfolded
	high  float64  // 0 while it is not measured
}

// telling is what the words of rows depend on: the language, and who is "you".
type telling struct {
	language string
	you      engine.Seat
	nobody   bool // is
}

func tellingOf(w words.Words) telling { return telling{w.Language(), w.You, w.Numbered} }

type rowKind uint8

const (
	heading rowKind = iota // an era and a round
	deed                   // an action of a seat
	opening                // the set-up
	sequel                 // the results of the end of a turn: income, scoring
)

// NewLog is an empty log: Update fills it.
func NewLog() *Log { return &Log{Shown: Now, open: map[int]bool{}, seek: noRow, stuck: true} }

// Update takes over the entries added since, or undone.
func (l *Log) Update(w words.Words, r *record.Record) {
	entries := r.Entries()
	if told := tellingOf(w); told != l.told {
		l.rows, l.entries, l.told = nil, nil, told
	}
	n := min(len(l.entries), len(entries))
	// Where the same was done in the same position, all before was the same, too.
	for n > 0 && (l.entries[n-1].Choice != entries[n-1].Choice || l.entries[n-1].Before != entries[n-1].Before) {
		n--
	}
	if n < len(l.entries) {
		l.rows = slices.DeleteFunc(l.rows, func(x row) bool { return x.entry >= n })
		maps.DeleteFunc(l.open, func(entry int, _ bool) bool { return entry >= n })
	}
	for i := n; i < len(entries); i++ {
		l.add(w, r.Game().Game, &entries[i], i)
	}
	l.entries = entries
	if l.Shown > len(entries) {
		l.Shown = Now
	}
}

func (l *Log) add(w words.Words, g *engine.Game, e *record.Entry, i int) {
	s := &e.Before.State
	if len(l.rows) == 0 {
		l.rows = append(l.rows, row{kind: opening, entry: -1, text: w.Text("page.log.opening")})
	}
	if l.newRound(s) {
		l.rows = append(l.rows, row{kind: heading, entry: i, era: s.Era, round: s.Round, text: roundText(w, s.Era, s.Round)})
	}
	l.rows = append(l.rows, row{kind: deed, entry: i, seat: s.Actor, era: s.Era, text: byName(w, s.Actor, Summary(w, g, e))})
	if after := sequelOf(w, e.Events); after != "" {
		l.rows = append(l.rows, row{kind: sequel, entry: i, era: s.Era, text: after})
	}
}

// byName puts the name of a seat before what it did, where more play than you and another.
func byName(w words.Words, seat engine.Seat, text string) string {
	if !w.Company() {
		return text
	}
	return w.Text("page.log.by", "name", w.SeatName(seat), "text", text)
}

// newRound reports whether a position is of another round than the last row.
func (l *Log) newRound(s *engine.State) bool {
	for i := len(l.rows) - 1; i >= 0; i-- {
		if l.rows[i].kind == heading {
			return l.rows[i].era != s.Era || l.rows[i].round != s.Round
		}
	}
	return true
}

// View draws the log into an area; out is the act that closes it.
func (l *Log) View(c *widget.Canvas, area view.Rect, r *record.Record, out any) {
	if c.TouchLayout() { // it lies over the board or the bar at the top
		c.Target(view.Target{ID: "log:ground", Area: area, NoFocus: true})
	}
	inner := c.Panel(area)
	head, rest := inner.Top(c.ButtonHigh())
	shut, head := head.Side(c.ButtonHigh())
	c.Fitted(head, c.Words.Text("page.log.title"), c.Title())
	if !c.TouchLayout() {
		shut = shut.Insets(2, 2)
	}
	c.Button(shut, widget.Button{ID: "log:close", Name: c.Words.Text("name.close"), Icon: "cross", Act: out})
	c.Key("back", out)
	_, rest = rest.Top(8)
	foot, list := rest.Foot(l.footHeight(c, rest.W, r))
	l.list(c, list, r)
	l.foot(c, foot, r)
	l.keys(c, r)
}

// keys lets the arrows go from entry to entry.
func (l *Log) keys(c *widget.Canvas, r *record.Record) {
	n := len(r.Entries())
	at := l.Shown
	if at == Now {
		at = n
	}
	if at > 0 {
		c.Key("up", ShowAt{at - 1})
	}
	switch {
	case at+1 < n:
		c.Key("down", ShowAt{at + 1})
	case l.Shown != Now:
		c.Key("down", BackToNow{})
	}
}

// Newest brings the newest line into view.
func (l *Log) Newest() { l.stuck = true }

// scrollTo scrolls to the row that is looked for, or to the newest one.
func (l *Log) scrollTo(high, total float64) {
	l.scroll.Room = max(0, total-high)
	if l.stuck {
		l.scroll.Offset = l.scroll.Room
	}
	if l.seek != noRow {
		top := 0.0
		for i := range l.rows {
			x := &l.rows[i]
			if x.kind != heading && x.entry == l.seek {
				if top < l.scroll.Offset || top+x.high > l.scroll.Offset+high {
					l.scroll.Offset = top - high/3
				}
				break
			}
			top += x.high
		}
		l.seek = noRow
	}
	l.scroll = l.scroll.By(0)
}

// tell makes the texts of the details that are unfolded.
func (l *Log) tell(w words.Words, r *record.Record) {
	for i := range l.rows {
		if x := &l.rows[i]; x.kind == deed && l.open[x.entry] && x.more == nil {
			x.more = detailsOf(w, &r.Entries()[x.entry])
			x.high = 0
		}
	}
}

// Do takes in the acts that concern the log itself: folding and scrolling. It also notes which position is shown; the scene shows it.
func (l *Log) Do(act any) bool {
	if l.scroll.Do(logID, act) {
		l.stuck = l.scroll.Offset >= l.scroll.Room-1
		return true
	}
	switch act := act.(type) {
	case Fold:
		l.open[act.Entry] = !l.open[act.Entry]
		for i := range l.rows {
			if l.rows[i].entry == act.Entry {
				l.rows[i].high = 0
			}
		}
		l.stuck = false
		return true
	case ShowAt:
		l.Shown, l.seek, l.stuck = act.Entries, act.Entries-1, false
	case BackToNow:
		l.Shown, l.stuck = Now, true
	}
	return false
}

// foot tells which position is shown, with the buttons for it.
func (l *Log) foot(c *widget.Canvas, area view.Rect, r *record.Record) {
	w := words.In(c.Words)
	y := area.Y + 4
	c.Line([]view.Point{{X: area.X, Y: y}, {X: area.Right(), Y: y}}, 1, c.Palette.Edge)
	area.Y += 10
	text, style := l.footText(c, r)
	area.Y += c.Para(area, "log:foot", text, style) + 8
	if l.Shown == Now {
		return
	}
	buttons := view.Rect{X: area.X, Y: area.Y, W: area.W, H: c.ButtonHigh()}.Columns(2, 8)
	c.Button(buttons[0], widget.Button{ID: "log:play", Icon: "play", Text: w.Text("page.log.play"), Act: PlayFrom{l.Shown}})
	if l.Shown > 0 {
		c.Button(buttons[1], widget.Button{ID: "log:watch", Icon: "eye", Text: w.Text("page.log.watch"), Act: Watch{l.Shown - 1},
			Action: "replay-turn"})
	}
	wide := view.Rect{X: area.X, Y: area.Y + c.ButtonHigh() + 8, W: area.W, H: c.ButtonHigh()}
	c.Button(wide, widget.Button{ID: "log:now", Text: w.Text("page.log.now"), Act: BackToNow{}, Action: "done", Main: true})
}

func (l *Log) footText(c *widget.Canvas, r *record.Record) (string, widget.Style) {
	switch {
	case l.Shown == Now:
		return c.Words.Text("page.log.how"), c.Soft()
	case !r.Header().Practice && r.Branch(l.Shown).Header().Practice:
		return c.Words.Text("page.log.practice"), c.Soft().In(c.Palette.Text)
	}
	return c.Words.Text("page.log.past"), c.Soft().In(c.Palette.Text)
}

func (l *Log) footHeight(c *widget.Canvas, wide float64, r *record.Record) float64 {
	text, style := l.footText(c, r)
	high := 18 + c.ParaHeight(wide, text, style)
	if l.Shown != Now {
		high += 2*c.ButtonHigh() + 8
	}
	return high
}
