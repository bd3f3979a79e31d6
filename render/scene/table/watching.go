package table

import (
	"sohofoundry/engine"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// watching is the mode in which new entries are shown: the human's action and its effects, the Automa's turns.
type watching struct{ playback }

func newWatching(s *Scene, first int) *watching {
	w := &watching{}
	w.playback = playback{plain: plain{s}, last: len(s.rec.Entries()) - 1, auto: s.auto, after: w.allSeen, celebrate: w.scoring}
	w.show(first)
	return w
}

func (*watching) String() string { return "watching" }

func (*watching) changes() bool { return true }

func (*watching) showsNews() bool { return true }

// beforeReplay has the replay lead back to the table as it is: the rest of the new entries is not shown any more.
func (w *watching) beforeReplay(r *replaying) { r.from = w.table.idleMode() }

func (w *watching) reached() string {
	return film.Reached{Entry: w.entry, Cursor: w.at}.Text(w.table.rec)
}

func (*watching) keys(*widget.Canvas) {}

func (w *watching) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) { w.drawFilm(c, area) }

// do handles the acts that lead through the film. Whether it goes on by itself is remembered for the next time.
func (w *watching) do(act any) bool {
	done := w.playback.do(act)
	w.table.auto = w.auto
	return done
}

// Reached is how far the person has seen the new entries, as film.Reached keeps it. It is empty if they have seen all, and on a
// real table, where the ticked tasks tell it; among several people each sees what came since their last choice.
func (s *Scene) Reached() string {
	if s.onTable() || s.rec.Shared() {
		return ""
	}
	return s.mode.reached()
}

// TakeReached goes on showing new entries from a saved Reached, if the game is where it was.
func (s *Scene) TakeReached(text string) {
	from, ok := film.ReadReached(text, s.rec)
	if !ok || s.onTable() || s.rec.Shared() || s.looksOn {
		return
	}
	s.pages = nil // that of the end comes after it
	w := newWatching(s, from.Entry)
	s.mode = w
	w.continueAt(w.film.Within(from.Cursor))
}

// allSeen goes back to the table, and calls the person to their turn or to the end of the game.
func (w *watching) allSeen() {
	s := w.table
	s.enterIdleMode()
	s.Ask(Stepped{})
	if s.position.Decision != engine.GameOver || s.lesson != nil {
		if !s.rec.RivalsTurn() {
			s.callAfter(&w.playback)
		}
		return
	}
	s.gameOver()
}

// scoring celebrates the scoring that begins at a place in what is watched. In a lesson it is counted on the board.
func (w *watching) scoring(at film.Cursor) bool {
	s := w.table
	if s.lesson != nil {
		return false
	}
	m := newCelebrating(s, w.entry, w.film, at)
	if !m.model.Won {
		m.goOn = func() {
			s.mode = w
			w.seek(m.next)
		}
	}
	m.begin()
	return true
}
