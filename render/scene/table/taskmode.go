package table

import (
	"sohofoundry/automa/companion"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/tasks"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// On a real table the player does the tasks by hand, and nothing flies about on the screen.

// taskMode is the mode in which tasks on a real table are ticked off: it is set up, the Automa's pieces move, an era is counted.
type taskMode struct {
	plain
	list   *companion.List
	scroll widget.Scroll
	seen   int // the row that the room was scrolled to last
}

// rereading is the mode in which a list of finished tasks is read again.
type rereading struct {
	taskMode
	from mode // the mode before
}

// tellMerchants begins to ask the player which tiles lie at the merchants.
type tellMerchants struct{}

// read shows a list of finished tasks, which leads back to the mode before.
func (s *Scene) read(list *companion.List) {
	if s.mode.playing() != nil || len(list.Sections) == 0 {
		return
	}
	s.mode = &rereading{taskMode{plain: plain{s}, list: list}, s.mode}
}

func (*taskMode) String() string { return "by hand" }

func (*taskMode) changes() bool { return true }

func (h *taskMode) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) {
	other := putRightButton(c)
	if h.list.Purpose == companion.ForSetUp {
		if _, asks := h.table.companion.AsksMerchant(); asks {
			other = widget.Button{ID: "tasks:merchants", Text: c.Words.Text("table.by-hand.merchants"), Icon: "merchant", Act: tellMerchants{}}
		}
	}
	h.drawTasks(c, area, tasks.Model{CanUndo: h.table.rec.CanUndo(), All: c.Words.Text("tasks.all"), Buttons: []widget.Button{other}})
}

// drawTasks draws the list in a model, scrolled to the next task.
func (h *taskMode) drawTasks(c *widget.Canvas, area view.Rect, m tasks.Model) {
	n, _ := h.list.Next()
	w := words.In(c.Words)
	m.Game, m.Title, m.Sections, m.Current, m.Scroll = h.table.game.Game, w.Text(listTitles[h.list.Purpose]), sections(h.table.game, w, h.list), n, h.scroll
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
	if n, _ := h.list.Next(); n >= 0 {
		c.Key("next-step", tasks.Tick{Row: n})
	}
	if h.table.lastAnswer(pages.Now) >= 0 {
		c.Key("replay-turn", replayTurn{})
	}
}

// light lights up the place of the row that is pointed at, or of the next one.
func (h *taskMode) light(c *widget.Canvas, m *models) {
	at, item := h.list.Next()
	for n, other := range h.list.Items {
		if c.Attended(tasks.RowID(n)) {
			at, item = n, other
		}
	}
	if at < 0 {
		return
	}
	on := meant(&item.Task)
	if on.Kind == thing.Market {
		m.lightCube(on.Resource(), m.board.State.Market[on.Resource()])
		return
	}
	if on.ID != 0 {
		m.board.Marks.Looked.Add(on)
	}
	if kind := item.Task.Kind; !item.Done && (kind == companion.PutTile || kind == companion.PutLink) {
		m.board.Ghosts = append(m.board.Ghosts, board.Ghost{On: on, Tile: item.Task.Cause.Tile, Seat: item.Task.Cause.Seat})
	}
}

// meant is the place of a task, on the board or in a market.
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
		h.table.Ask(screen.Noise{Sound: sound.Step})
		h.ticked(h.table.companion.Tick(act.Row))
	case tasks.TickAll:
		h.table.companion.TickAll()
		h.ticked(true)
	case tellMerchants:
		h.table.nameMerchants()
	case because:
		h.because(act)
	default:
		return h.scroll.Do(tasks.ScrollID, act)
	}
	return true
}

// ticked brings the place of the next task into sight, or goes on when all are done.
func (h *taskMode) ticked(all bool) {
	s := h.table
	s.Ask(Ticked{})
	if !all {
		s.updateShownPosition()
		if _, next := h.list.Next(); next != nil {
			if on := meant(&next.Task); on.ID != 0 && on.Kind != thing.Market {
				s.boardView.follow([]thing.Thing{on})
			}
		}
		return
	}
	s.advanceGame(len(s.rec.Entries()))
	s.mode.arrive()
}

// Ticks returns the tasks ticked off since the last choice, as text to be saved, see companion.Dialogue.
func (s *Scene) Ticks() string { return s.companion.Ticks() }

// TakeTicks restores saved Ticks, if the game is where it was.
func (s *Scene) TakeTicks(ticks string) {
	s.companion.TakeTicks(ticks)
	s.enterIdleMode()
}

// because shows the steps of the Automa's turn that led to one of its actions.
type because struct{ Entry, Action int }

// because shows why the Automa did something, from where its steps begin.
func (h *taskMode) because(b because) {
	s := h.table
	s.replay(b.Entry, b.Entry, false)
	if p := s.mode.playing(); p != nil {
		if deeds := p.film.Deeds(); b.Action < len(deeds) {
			p.do(theatre.Open{Frame: deeds[b.Action].Frame})
		}
	}
}

func (*rereading) changes() bool { return false }

func (r *rereading) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) {
	r.drawTasks(c, area, tasks.Model{All: c.Words.Text("tasks.read")})
}

func (r *rereading) keys(c *widget.Canvas) {
	r.taskMode.keys(c)
	c.Key("back", tasks.TickAll{})
}

func (r *rereading) do(act any) bool {
	switch act.(type) {
	case tasks.Tick:
		r.table.Ask(screen.Noise{Sound: sound.Step})
	case tasks.TickAll:
		r.table.mode = r.from
	case pages.SetUp, pages.LastTasks: // it is read already
		r.table.pages = nil
	default:
		return r.taskMode.do(act)
	}
	return true
}
