package table

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/market"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/tasks"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// A game on a real table: hands do there what they are told, and nothing flies about here.

// onTable reports whether the game lies on a real table.
func (s *Scene) onTable() bool { return s.game.Edition.Companion }

// taskMode is the mode in which hands do on a real table what they are told: set it up, move the Automa's pieces, count an era. The record
// has all of it, and is saved with it; that a task is done is known here alone.
type taskMode struct {
	plain
	table    *Scene
	title    string
	sections []tasks.Section
	scroll   widget.Scroll
	seen     int  // the row that the room was scrolled to last
	setsUp   bool // the table
	from     mode // the one that it was opened from to be read again, nil without

	work  companion.Work // from the first row that is ticked off
	first int            // the section of that row
}

// because shows the steps of the Automa's turn that led to one of its actions.
type because struct{ Entry, Deed int }

// tellMerchants lets somebody tell which tiles lie at the merchants.
type tellMerchants struct{}

// resumeTasks finds what hands may not have done when the game was left: the set-up, or what follows on the last choice of the human.
func (s *Scene) resumeTasks() {
	if s.ready = companion.Begun(s.rec); !s.ready || s.rec.Position().Decision == engine.GameOver {
		return
	}
	s.entriesDone = companion.LastChosen(s.rec)
	s.buildTasks(s.entriesDone)
}

// advanceAtRealTable goes on with a game on a real table, whose entries from a number on are news.
func (s *Scene) advanceAtRealTable(news int) {
	if !s.ready && s.pendingTasks == nil {
		s.pendingTasks = s.setUp()
	}
	if s.pendingTasks == nil && s.rec.Position().AutomasTurn() && s.pendingNaming() == nil {
		s.rec.AutomaTurn()
		s.rec.AnswerForced()
	}
	if news < len(s.rec.Entries()) {
		s.ask(Changed{})
		if s.ready {
			s.buildTasks(s.since(news))
		}
	}
	s.enterIdleMode()
}

// since goes back from an entry over the cards that were named to the human's choice before them, and over the parts of an action to where
// that began: each part is told with those before it.
func (s *Scene) since(news int) int {
	first, entries := news, s.rec.Entries()
	for first > s.entriesDone && (entries[first].Correction.Thing == correct.CardThing || entries[first].Correction.Thing == correct.HandThing) {
		first--
	}
	return companion.ActionOf(s.rec, first)
}

// noteTableUndo shows the tasks that take entries back on a real table, and the card that was drawn since: tasks that were not done yet
// need no undoing. Entries that are taken back one after the other are shown together.
func (s *Scene) noteTableUndo(entries []record.Entry, hands *taskMode, drawn int) {
	s.pendingTasks, s.entriesDone = nil, min(s.entriesDone, len(s.rec.Entries()))
	if !s.onTable() || !s.ready {
		return
	}
	rows := s.rowsOf(s.words, companion.Undo(s.rec, entries, drawn, hands.open()), entries[0].Before.Era, true)
	title := s.words.Text("table.by-hand.put-back")
	switch {
	case s.lastResult.Title == title:
		s.lastResult.Rows = append(s.lastResult.Rows, rows...)
	case len(rows) > 0:
		s.lastResult = tasks.Section{Title: title, Rows: rows}
	default:
		s.lastResult = tasks.Section{Title: s.words.Text("table.by-hand.put-back-none")}
	}
}

// buildTasks makes what hands do for the entries from a number on: tasks to tick off, or sentences where nobody ticks anything.
func (s *Scene) buildTasks(news int) {
	s.lastResult = tasks.Section{}
	h := s.listFrom(news)
	if h.left() > 0 {
		s.pendingTasks = h
		return
	}
	for _, sec := range h.sections {
		s.lastResult.Title, s.lastResult.Rows = sec.Title, append(s.lastResult.Rows, sec.Rows...)
	}
}

// listFrom lists what hands do for the entries from a number on.
func (s *Scene) listFrom(news int) *taskMode {
	h := &taskMode{table: s, title: s.words.Text("table.by-hand.automa")}
	for i := news; i < len(s.rec.Entries()); i++ {
		e := &s.rec.Entries()[i]
		if h.left() == 0 {
			h.work, h.first = companion.Work{Record: s.rec, Before: e.Before.State, Made: i + 1}, len(h.sections)
		}
		switch {
		case e.Automa():
			h.sections = append(h.sections, s.turnByHand(i, e)...)
		case e.Correction.Thing == 0:
			h.add(s.choiceByHand(e))
		}
	}
	h.name()
	return h
}

// add adds what came of a choice: parts of an action that are only told belong together.
func (h *taskMode) add(sec tasks.Section) {
	last := len(h.sections) - 1
	told := !slices.ContainsFunc(sec.Rows, func(row tasks.Row) bool { return !row.Told })
	switch {
	case last >= 0 && told && h.left() == 0:
		h.sections[last].Rows = append(h.sections[last].Rows, sec.Rows...)
	case len(sec.Rows) > 0:
		h.sections = append(h.sections, sec)
	}
}

// turnByHand are the actions of the Automa's turn, each with its reasons, and what follows on it.
func (s *Scene) turnByHand(entry int, e *record.Entry) (list []tasks.Section) {
	for i, action := range companion.Turn(s.game, &e.Before.State, e.Steps) {
		sec := tasks.Section{Rows: s.rowsOf(s.words, action.Tasks, e.Before.Era, false)}
		switch {
		case action.Deed != nil:
			sec.Title, sec.Why = s.words.Deed(action.Deed).Title, because{entry, i}
		case len(sec.Rows) > 0:
			sec.Title = s.words.Text("table.by-hand.then")
		default:
			continue
		}
		list = append(list, sec)
	}
	if companion.RanOut(s.rec, e.Steps) {
		lay := companion.Task{Kind: companion.PrepareDeck, Cause: engine.Event{Seat: engine.AutomaSeat}}
		list = append(list, tasks.Section{Title: s.words.Text("table.by-hand.then"),
			Rows: []tasks.Row{{Task: lay, Text: s.ranOut(s.rec.After(entry + 1)), Era: e.Before.Era}}})
	}
	return list
}

// ranOut tells how a printed deck that ran out is to be laid in a position.
func (s *Scene) ranOut(p *automa.Position) string {
	var open []string
	for _, card := range p.Cards.Discards[:p.Cards.Discarded] {
		open = append(open, strconv.Itoa(s.game.Deck.Cards[card].Number))
	}
	return s.words.Text("terminal.table.ran-out", "cards", s.words.Commas(open), "n", strconv.Itoa(len(open)), "top", strconv.Itoa(s.game.Top(p).Number))
}

// choiceByHand is what comes of a human's choice: told only, but for the counting of an era.
func (s *Scene) choiceByHand(e *record.Entry) tasks.Section {
	list := companion.Tasks(s.game, &e.Before.State, e.Events)
	counts := slices.ContainsFunc(list, func(t companion.Task) bool {
		return t.Kind == companion.BeginEra || t.Kind == companion.EndGame || t.Kind == companion.CountMoney
	})
	return tasks.Section{Title: s.words.Text("table.by-hand.yours"), Rows: s.rowsOf(s.words, list, e.Before.Era, !counts)}
}

func (s *Scene) rowsOf(w words.Words, list []companion.Task, era engine.Era, told bool) (rows []tasks.Row) {
	for _, t := range companion.ByHand(s.rec, list) {
		rows = append(rows, tasks.Row{Task: t, Text: w.Task(t), Era: era, Told: told})
	}
	return rows
}

// setUp is what hands do before the game begins.
func (s *Scene) setUp() *taskMode {
	printed := decks.Game(s.game.ID)
	rows := s.rowsOf(s.words.About(printed), companion.SetUp(printed, s.rec), engine.Canal, false)
	return &taskMode{table: s, setsUp: true, title: s.words.Text("table.by-hand.set-up"), sections: []tasks.Section{{Rows: rows}}}
}

// readSetUp shows how the table is set up again.
func (s *Scene) readSetUp() {
	s.read(s.setUp())
}

// readLast shows what hands did last again: the Automa's last turn, with the action before it and what followed, or what was taken back.
func (s *Scene) readLast() {
	h := s.listFrom(companion.LastTurn(s.rec))
	if s.lastResult.Title == s.words.Text("table.by-hand.put-back") {
		h.sections = slices.Insert(h.sections, 0, s.lastResult)
	}
	h.title = s.words.Text("page.menu.last-tasks")
	s.read(h)
}

// read shows a list of what was done, from which one goes back to what was shown.
func (s *Scene) read(h *taskMode) {
	if s.mode.readsTasks() || s.mode.playing() != nil || len(h.sections) == 0 {
		return
	}
	h.from = s.mode
	for _, row := range h.rows {
		row.Done = true
	}
	s.mode = h
}

func (*taskMode) String() string { return "by hand" }

func (h *taskMode) readsTasks() bool { return h.from != nil }

func (h *taskMode) changes() bool { return h.from == nil }

func (*taskMode) playing() *playback { return nil }

func (h *taskMode) moment() motion.Moment {
	return motion.Moment{Position: *h.table.position, Over: true}
}

// positionSoFar is what lies on the table while hands are at work there: what they have ticked off is done, and no more.
func (h *taskMode) positionSoFar() *automa.Position {
	p := *h.table.rec.Position()
	var done []companion.Task
	for _, sec := range h.sections[h.first:] {
		for i := range sec.Rows {
			if row := &sec.Rows[i]; row.Done || row.Told && h.left() == 0 {
				done = append(done, row.Task)
			}
		}
	}
	p.State = h.work.Table(done)
	return &p
}

// tell tells in the rows that are left what comes of what was put right meanwhile.
func (h *taskMode) tell() {
	s := h.table
	for _, row := range h.rows {
		if row.Done || row.Told || row.Task.Kind == companion.PrepareDeck { // which may say how
			continue
		}
		row.Text = s.words.Task(h.work.Now(row.Task))
	}
}

// setUpAnew makes the list of the set-up anew, as something may have been put right: what is the same is as it was, done or not.
func (h *taskMode) setUpAnew() {
	next := h.table.setUp().sections
	for _, row := range h.rows {
		for i := range next[0].Rows {
			if other := &next[0].Rows[i]; row.Done && other.Task.Same(row.Task) {
				other.Done = true
			}
		}
	}
	h.sections = next
}

// updateShownPosition shows the position of the record; on a real table only as far as its tasks are done, and during the set-up as it
// will be at its end.
func (s *Scene) updateShownPosition() {
	s.position = s.rec.Position()
	switch {
	case s.pendingTasks == nil:
	case s.pendingTasks.setsUp:
		s.pendingTasks.setUpAnew()
	default:
		s.position = s.pendingTasks.positionSoFar()
		s.pendingTasks.tell()
	}
}

// rows calls with every row, by its number, until that returns false.
func (h *taskMode) rows(yield func(int, *tasks.Row) bool) {
	n := 0
	for i := range h.sections {
		for j := range h.sections[i].Rows {
			if !yield(n, &h.sections[i].Rows[j]) {
				return
			}
			n++
		}
	}
}

// left is how many rows are still to be ticked off.
func (h *taskMode) left() (n int) {
	for _, row := range h.rows {
		if !row.Told && !row.Done {
			n++
		}
	}
	return n
}

// open are the tasks that hands have not done yet.
func (h *taskMode) open() (list []companion.Task) {
	if h == nil {
		return nil
	}
	for _, sec := range h.sections[h.first:] {
		for _, row := range sec.Rows {
			if !row.Done {
				list = append(list, row.Task)
			}
		}
	}
	return list
}

// next is the row that is to be done next, and its number; nil if all are done.
func (h *taskMode) next() (int, *tasks.Row) {
	for n, row := range h.rows {
		if !row.Told && !row.Done {
			return n, row
		}
	}
	return -1, nil
}

// name names the list after what it ends with, if that is an era or the game.
func (h *taskMode) name() {
	for _, row := range h.rows {
		switch {
		case row.Told:
		case row.Task.Kind == companion.BeginEra:
			h.title = h.table.words.Text("table.by-hand.era")
		case row.Task.Kind == companion.EndGame || row.Task.Kind == companion.CountMoney:
			h.title = h.table.words.Text("table.by-hand.end")
		}
	}
}

func (h *taskMode) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) {
	n, _ := h.next()
	m := tasks.Model{Game: h.table.game.Game, Title: h.title, Sections: h.sections, Current: n, Scroll: h.scroll,
		CanUndo: h.table.rec.CanUndo() && h.from == nil, All: c.Words.Text("tasks.all")}
	switch {
	case h.from != nil:
		m.All = c.Words.Text("tasks.read")
	case h.setsUp && h.table.nameMerchant() != nil:
		m.Buttons = append(m.Buttons, widget.Button{ID: "tasks:merchants", Text: c.Words.Text("table.by-hand.merchants"), Icon: "merchant", Act: tellMerchants{}})
	default:
		m.Buttons = append(m.Buttons, putRightButton(c))
	}
	h.scroll = tasks.Draw(c, area, &m)
	if t := c.View.Target(tasks.RowID(n)); t != nil && n != h.seen {
		h.seen = n
		if t.Beyond != 0 && t.Room == tasks.ScrollID {
			h.scroll = h.scroll.By(t.Beyond)
			c.View.Moving = true // to where it is seen
		}
	}
}

func (h *taskMode) keys(c *widget.Canvas) {
	if n, _ := h.next(); n >= 0 {
		c.Key("next-step", tasks.Tick{Row: n})
	}
	if h.from != nil {
		c.Key("back", tasks.TickAll{})
	}
	if h.table.lastAnswer() >= 0 {
		c.Key("replay-turn", replayTurn{})
	}
}

// light lights up what the row is about that is pointed at, or is next.
func (h *taskMode) light(c *widget.Canvas, m *models) {
	at, row := h.next()
	for n, other := range h.rows {
		if c.Attended(tasks.RowID(n)) {
			at, row = n, other
		}
	}
	if at < 0 {
		return
	}
	on := meant(&row.Task)
	if on.Kind == thing.Market {
		g := h.table.game.Game
		if !m.rooms.market.Empty() {
			next := len(g.Markets[on.Resource()].Prices) - int(m.board.State.Market[on.Resource()])
			m.cubes = append(m.cubes, market.Spot(g, m.rooms.market, thing.MarketSpace(on.Resource(), max(next, 0))))
		}
		return
	}
	if on.ID != 0 {
		m.board.Marks.Looked.Add(on)
	}
	if kind := row.Task.Kind; !row.Done && (kind == companion.PutTile || kind == companion.PutLink) {
		m.board.Ghosts = append(m.board.Ghosts, board.Ghost{On: on, Tile: row.Task.Cause.Tile, Seat: row.Task.Cause.Seat})
	}
}

// meant is what a task is about, on the board or in a market.
func meant(t *companion.Task) thing.Thing {
	switch e := &t.Cause; {
	case e.Space != 0:
		return thing.Of(e.Space)
	case e.Line != 0:
		return thing.Of(e.Line)
	case e.Merchant != 0:
		return thing.Of(e.Merchant)
	case t.Kind == companion.BuyCubes || t.Kind == companion.FillMarket:
		return thing.MarketSpace(e.Resource, 0)
	}
	return thing.Thing{}
}

func (h *taskMode) do(act any) bool {
	switch act := act.(type) {
	case tasks.Tick:
		h.tick(act.Row)
	case tasks.TickAll:
		if h.from != nil { // it is read
			h.table.mode = h.from
			break
		}
		h.tickAll()
	case tellMerchants:
		h.table.nameMerchants()
	case because:
		h.table.because(act)
	default:
		return h.scroll.Do(tasks.ScrollID, act)
	}
	return true
}

// tick ticks a row off, or takes that back.
func (h *taskMode) tick(n int) {
	for i, row := range h.rows {
		if i == n && !row.Told {
			row.Done = !row.Done
		}
	}
	h.table.ask(Noise{sound.Step})
	h.ticked()
}

// allTicked stands in Ticks where nothing is left to be ticked off.
const allTicked = "all"

// Ticks is what hands have ticked off since the last choice, for another time: how long the record is, and each row in its order. Nothing
// if that is none.
func (s *Scene) Ticks() string {
	done := ""
	switch {
	case s.pendingTasks != nil:
		for _, row := range s.pendingTasks.rows {
			done += map[bool]string{false: "0", true: "1"}[row.Done]
		}
		if !strings.Contains(done, "1") {
			return ""
		}
	case s.onTable() && s.ready && s.entriesDone == len(s.rec.Entries()):
		done = allTicked
	default:
		return ""
	}
	return strconv.Itoa(len(s.rec.Entries())) + " " + done
}

// TakeTicks takes over what was ticked off another time, if the game is where it was.
func (s *Scene) TakeTicks(ticks string) {
	at, done, _ := strings.Cut(ticks, " ")
	if s.pendingTasks == nil || at != strconv.Itoa(len(s.rec.Entries())) {
		return
	}
	if done == allTicked {
		s.ready = true
		s.pendingTasks, s.entriesDone = nil, len(s.rec.Entries())
		s.advanceGame(len(s.rec.Entries()))
		return
	}
	for n, row := range s.pendingTasks.rows {
		row.Done = !row.Told && n < len(done) && done[n] == '1'
	}
	s.updateShownPosition()
}

// tickAll ticks off all that are left, and names them, as one of them may have been overlooked. How the table is set up can be read at
// any time: of that nothing is named unless it was ticked off one by one.
func (h *taskMode) tickAll() {
	var open []tasks.Row
	some := false
	for _, row := range h.rows {
		some = some || row.Done
		if !row.Told && !row.Done {
			open = append(open, *row)
			row.Done = true
		}
	}
	h.ticked()
	if s := h.table; s.pendingTasks == nil && len(open) > 0 && (some || !h.setsUp) {
		s.lastResult = tasks.Section{Title: s.words.Text("table.by-hand.at-once"), Rows: open}
	}
}

// ticked brings what is next into sight, or goes on when all is done.
func (h *taskMode) ticked() {
	s := h.table
	s.ask(Ticked{})
	if _, row := h.next(); row != nil && h.from == nil {
		s.updateShownPosition()
		if on := meant(&row.Task); on.ID != 0 && on.Kind != thing.Market {
			s.follow([]thing.Thing{on})
		}
		return
	}
	if h.from != nil {
		return
	}
	s.ready = s.ready || h.setsUp
	s.pendingTasks, s.entriesDone = nil, len(s.rec.Entries())
	s.advanceAtRealTable(len(s.rec.Entries()))
	s.mode.arrive()
}

// because shows why the Automa did something, from where its steps begin.
func (s *Scene) because(b because) {
	s.replay(b.Entry, b.Entry, false)
	if p := s.mode.playing(); p != nil {
		if deeds := p.film.Deeds(); b.Deed < len(deeds) {
			p.do(theatre.Open{Frame: deeds[b.Deed].Frame})
		}
	}
}
