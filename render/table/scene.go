// Package table is the scene of a game being played: the board, the hand, the markets and mats, the panel of whoever is to
// move, and the pages over them. It keeps what the person has picked and what is being shown; the record keeps the game.
// What may be done comes from the engine, what happened from films, and nothing of the rules is known here.
package table

import (
	"slices"
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/board"
	"sohofoundry/render/pages"
	"sohofoundry/render/panel"
	"sohofoundry/render/pick"
	"sohofoundry/render/sound"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
	"sohofoundry/render/words"
)

// Scene is a game at the table.
type Scene struct {
	rec   *record.Record
	game  *automa.Game
	words words.Words

	position *automa.Position // as it is now
	question pick.Question    // what the human is asked, if anybody is
	picked   pick.Selection
	refused  pick.Explanation // of the last click that led nowhere
	panel    panel.Model      // of the question and what was picked

	play     playback
	eye      eye
	held     bool  // nobody sees the table
	called   spell // the person was just called to their turn
	past     int   // after how many entries the table is shown; now if negative
	camera   board.Camera
	room     view.Rect // where the board was drawn last
	over     over      // what lies over the table
	guide    *pages.Guide
	notices  []string   // sentences that must be read, the last one first
	kept     keeping    // where the record is, and whether it is safe
	before   pages.Past // of the games like this one, before it ended
	asks     []any      // of the client, since the last act
	now      time.Duration
	still    bool
	pace     time.Duration // how long the Automa's steps are shown in automatic play
	paceName string        // as the settings have it
	reasons  widget.Scroll // of the room in which the Automa is watched
	scrolled bool          // by the person
}

// New sits down to a game. A game whose Automa is to move goes on with its turn.
func New(r *record.Record, w words.Words) *Scene {
	s := &Scene{rec: r, game: r.Game(), words: w, past: now, pace: Paces["normal"], paceName: "normal"}
	s.arrive()
	if s.position.Decision == engine.GameOver {
		s.open(finalPage)
	}
	return s
}

// now stands for no number of entries: the table as it is.
const now = -1

// Paces are how long a step of the Automa is shown in automatic play, by the name of the setting.
var Paces = map[string]time.Duration{"slow": 2600 * time.Millisecond, "normal": 1400 * time.Millisecond, "fast": 600 * time.Millisecond}

// Set takes over what the settings say: how long the Automa's steps are shown, and whether anything glides.
func (s *Scene) Set(pace string, still bool) {
	if p, ok := Paces[pace]; ok {
		s.pace, s.paceName = p, pace
	}
	s.still = still
}

// Record is the game.
func (s *Scene) Record() *record.Record { return s.rec }

// ask asks something of the client.
func (s *Scene) ask(what any) { s.asks = append(s.asks, what) }

// arrive takes in a position that was come to: the question is another, and nothing is picked.
func (s *Scene) arrive() {
	s.position = s.rec.Position()
	s.picked, s.refused = pick.Selection{}, pick.Explanation{}
	s.question = pick.Question{}
	if s.humanIsAsked() {
		s.question = pick.Ask(s.game.Game, &s.position.State)
		s.look()
	}
	if s.over.page == finalPage && s.position.Decision != engine.GameOver {
		s.over.page = noPage // the end was taken back
	}
	if s.position.AutomasTurn() && s.past == now {
		s.automasTurn()
	}
}

// look makes the panel anew: another question is asked, or other things are picked.
func (s *Scene) look() { s.panel = panel.New(s.question, s.picked) }

// humanIsAsked reports whether the human has to choose something.
func (s *Scene) humanIsAsked() bool {
	return s.position.Decision != engine.GameOver && !s.position.AutomasTurn()
}

// automasTurn plays the Automa's turn and shows it.
func (s *Scene) automasTurn() {
	at := len(s.rec.Entries())
	if s.rec.AutomaTurn() == nil {
		return
	}
	s.ask(Changed{})
	s.play.add(at)
	s.arrive()
}

// choose makes the human's choice, shows what comes of it, and lets the Automa answer.
func (s *Scene) choose(c engine.Choice) {
	at := len(s.rec.Entries())
	s.untell(s.words.Text("table.undo-practice"))
	if why := s.rec.Choose(c); !why.OK() {
		s.refused = pick.Explanation{Kind: pick.Refused, Refusal: why, Wish: c}
		s.ask(Noise{sound.Refused})
		return
	}
	s.ask(Changed{})
	s.play.add(at)
	s.arrive()
}

// undo takes the last decision back, and what is being shown with it. What would make the game practice for good is done when
// it is asked for again, with the warning in sight.
func (s *Scene) undo() {
	warning := s.words.Text("table.undo-practice")
	if s.rec.UndoCosts() && !slices.Contains(s.notices, warning) {
		s.Tell(warning)
		return
	}
	s.untell(warning)
	if !s.rec.Undo() {
		return
	}
	s.ask(Changed{})
	s.stop()
	s.arrive()
}

func (s *Scene) redo() {
	if !s.rec.Redo() {
		return
	}
	s.ask(Changed{})
	s.stop()
	s.arrive()
}

// stop ends what is being shown, and shows the table as it is.
func (s *Scene) stop() {
	auto := s.play.auto
	if s.play.again != nil {
		auto = s.play.again.auto
	}
	s.play = playback{auto: auto}
	s.past = now
	s.giveBack()
}

// settle ends what the person does not wait for: the motion of what they have done themselves.
func (s *Scene) settle() {
	if s.choosing() && s.play.on() {
		s.stop()
	}
}
