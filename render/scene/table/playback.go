package table

import (
	"slices"
	"time"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/hint"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/widget"
)

// playback shows entries of the record, one after the other, each as a film.
type playback struct {
	plain
	entry int       // that is shown
	last  int       // to be shown
	upTo  film.Kind // if set: in the last entry, the first frame of this kind or a later one is not shown any more
	after func()    // is called when all is shown
	// celebrate shows the scoring that begins at a place in its own way, and reports whether it does; nil counts on the board.
	celebrate func(film.Cursor) bool
	isReplay  bool // the entries are earlier ones, not news
	film      *film.Film
	at        film.Cursor
	shot      film.Shot
	motion    *motion.Play
	speed     float64       // at which the motion runs: 1, or more where many things are counted one by one
	began     time.Duration // when the stage began, by the scene's clock
	fresh     bool          // the stage has just begun: its clock starts with the next moment
	cued      int           // how many of its sounds were made
	auto      bool          // the Automa's steps follow each other by themselves
	calls     bool          // a turn has ended in it: when all is shown, the person is called
	round     widget.Scroll // of the end of a round
	reasons   widget.Scroll // of the room in which the Automa is watched
	scrolled  bool          // by the person
	cards     bool          // are shown in the place of the reasons
}

func (p *playback) playing() *playback { return p }

func (p *playback) frame() *film.Frame { return &p.film.Frames[p.at.Frame] }

// tick lets time pass: a stage that does not wait for the person goes on by itself. Several links and tiles may be counted at
// once.
func (p *playback) tick() {
	if p.fresh {
		p.began, p.fresh = p.table.now, false
		if glide := &p.table.boardView.glide; glide.On && p.motion.Length > 0 { // nothing moves before the camera is there
			p.began = glide.Began + glide.Long
		}
	}
	p.cue()
	for p.elapsed() >= p.lasts() {
		over, counts := p.began+p.lasts(), p.counts()
		p.step()
		if !counts || p.table.mode.playing() != p || !scores(p.frame()) {
			return
		}
		p.began, p.fresh = over, false
	}
}

// show begins the film of an entry.
func (p *playback) show(entry int) {
	p.entry = entry
	p.film = film.Of(p.table.game, &p.table.rec.All()[entry])
	p.seek(film.Cursor{})
}

// seek shows a stage of the film from its beginning.
func (p *playback) seek(at film.Cursor) {
	still := p.table.reduced
	if !p.isReplay {
		p.table.Ask(Stepped{})
	}
	p.at, p.shot = at, p.film.Shot(at)
	p.motion = motion.New(p.table.game, p.shot.Before, p.shot.Events, still)
	drawn := slices.ContainsFunc(p.frame().Steps, func(st automa.Step) bool { return st.Kind == automa.Drew })
	if drawn && !still {
		p.motion.Deal()
	}
	p.speed = 1
	switch {
	case p.changesEra():
		p.speed = max(1, float64(p.motion.Length)/float64(changePart))
	case p.settling():
		p.speed = max(1, float64(p.motion.Length)/float64(p.roundEndStageTime()))
	}
	p.calls = p.calls || p.frame().Kind == film.PassOn
	p.fresh, p.cued = true, 0
	p.scrolled = false
	if scores(p.frame()) { // the places follow each other faster than a camera moves
		p.table.boardView.showWholeBoard()
	} else {
		p.table.boardView.follow(append(onBoard(p.shot.Lit), p.bonusPlaces()...))
	}
}

// bonusPlaces are the merchants' locations that give a bonus in the stage: their seals are to be seen.
func (p *playback) bonusPlaces() (places []thing.Thing) {
	if !slices.ContainsFunc(p.shot.Events, func(e engine.Event) bool { return e.Reason == engine.ForBonus }) {
		return nil
	}
	for _, e := range p.shot.Events {
		if e.Merchant != 0 {
			places = append(places, thing.Of(p.table.game.Merchants[e.Merchant].Location))
		}
	}
	return places
}

// continueAt seeks a later stage. The whistle tells that the counting of an era begins.
func (p *playback) continueAt(at film.Cursor) {
	counted := scores(p.frame())
	if !counted && p.celebrate != nil && scores(&p.film.Frames[at.Frame]) && p.celebrate(at) {
		return
	}
	p.seek(at)
	if !counted && scores(p.frame()) {
		p.table.Ask(screen.Noise{Sound: sound.EraOver})
	}
}

// step goes on to the next stage, or the next film, or ends.
func (p *playback) step() {
	switch {
	case !p.film.AtEnd(p.at):
		next := p.film.Next(p.at)
		if p.upTo != 0 && p.entry == p.last && p.film.Frames[next.Frame].Kind >= p.upTo {
			p.after()
			return
		}
		p.continueAt(next)
	case p.entry < p.last:
		p.show(p.entry + 1)
	default:
		p.after()
	}
}

// hurry ends the motion of the stage at once, and a counting.
func (p *playback) hurry() {
	switch {
	case p.counts():
		p.continueAt(p.lastOf(scores))
	case p.settling():
		p.continueAt(p.lastOf(settles))
	}
	p.began, p.fresh = p.table.now-p.length(), false
	p.cued = len(p.motion.Cues)
	p.table.effects.fade.hurry()
}

// skip goes to the end of the Automa's turn or of a counting, else past the action or page.
func (p *playback) skip() {
	switch frame := p.frame(); {
	case scores(frame):
		p.skipTo(p.lastOf(scores))
	case ofTurn(frame) && p.automas():
		p.skipTo(p.lastOf(ofTurn))
	case p.at.Frame+1 < len(p.film.Frames):
		p.continueAt(p.film.Skip(p.at))
	default:
		p.at = p.film.End()
		p.step()
	}
}

// skipTo shows the end of a stage, or goes on from there.
func (p *playback) skipTo(end film.Cursor) {
	if p.at == end {
		p.step()
		return
	}
	p.continueAt(end)
	p.hurry()
}

// lastOf is the last stage of the frames of a kind that follow each other from this one.
func (p *playback) lastOf(kind func(*film.Frame) bool) film.Cursor {
	last := lastOf(p.film.Frames, p.at.Frame, kind)
	return film.Cursor{Frame: last, Stage: p.film.Frames[last].Stages() - 1}
}

func lastOf(frames []film.Frame, from int, kind func(*film.Frame) bool) int {
	for from+1 < len(frames) && kind(&frames[from+1]) {
		from++
	}
	return from
}

// ofTurn reports whether a frame is of a turn itself, not a page after its end.
func ofTurn(f *film.Frame) bool { return f.Kind <= film.Summary }

// scores reports whether a frame counts VP.
func scores(f *film.Frame) bool {
	return f.Kind == film.LinkScoring || f.Kind == film.TileScoring || f.Kind == film.IntroScoring
}

// automas reports whether the entry that is shown is a turn of the Automa.
func (p *playback) automas() bool { return p.table.rec.All()[p.entry].Automa() }

// anothers reports whether the entry that is shown is another person's.
func (p *playback) anothers() bool {
	e := &p.table.rec.All()[p.entry]
	return !e.Answer() && p.table.another(e)
}

// amidSteps reports whether a turn of the Automa is amid its steps. Their reasons need the space of the panel.
func (p *playback) amidSteps() bool {
	return p.automas() && p.at != film.Cursor{} && p.frame().Kind < film.Summary
}

// betweenTurns reports whether a turn or a round ends: what is to be done next is not told yet.
func (p *playback) betweenTurns() bool {
	kind := p.frame().Kind
	return kind == film.PassOn || kind == film.RoundEnd
}

// ownActionOnly reports whether the rest is done by the human alone, without a page after the end of the turn.
func (p *playback) ownActionOnly() bool {
	follows := func(f film.Frame) bool { return f.Kind > film.PassOn }
	entries := p.table.rec.All()[p.entry : p.last+1]
	for i := range entries {
		if p.table.another(&entries[i]) || slices.ContainsFunc(film.Of(p.table.game, &entries[i]).Frames, follows) {
			return false
		}
	}
	return true
}

// thought is the rival's thought about the entry that is shown, nil if there is nothing to tell of it.
func (p *playback) thought() *thought {
	t := p.table.thoughts.of(p.table.rec, p.entry)
	if t == nil || !ofTurn(p.frame()) || !hint.Thoughtful(&t.before.State, t.search) {
		return nil
	}
	return t
}

// thinking searches again for the rival's thought about the entry that is shown, if it is not known any more.
func (p *playback) thinking() func(spare func() bool) (news bool) {
	t := p.thought()
	if t == nil {
		return nil
	}
	futures := p.table.rec.RivalOf(&t.before)
	if t.search.Enough(futures) {
		return nil
	}
	return func(spare func() bool) bool { return t.part(futures, spare) }
}

// elapsed is the time since the stage began.
func (p *playback) elapsed() time.Duration {
	if p.fresh {
		return 0
	}
	return max(0, p.table.now-p.began)
}

// forever is the time of a stage that waits for the person.
const forever = time.Duration(1<<62 - 1)

// lasts is how long the stage is shown before the next one.
func (p *playback) lasts() time.Duration {
	frame, moving, pace := p.frame(), p.length(), p.table.step
	switch {
	case p.counts():
		return p.counting()
	case scores(frame) && !(p.auto && p.isReplay): // the person is waited for
		return forever
	case frame.Kind == film.PassOn, frame.Kind == film.GameEnd, !p.isReplay && ofTurn(frame) && !p.automas() && p.thought() == nil && !p.anothers():
		return moving
	case p.settling() && p.at != p.lastOf(settles):
		return moving
	case p.settling() && p.isReplay && p.auto: // else the page stays until it is closed
		return moving + 2*pace
	case p.auto && (frame.Kind == film.Summary || frame.Kind == film.EraChange):
		return moving + p.reading()
	case p.auto:
		return moving + pace
	}
	return forever
}

// reading is how long the events of a stage or the summary of a turn take to be read: at the normal pace, sixty letters in the time of a step.
func (p *playback) reading() time.Duration {
	letters, pace := 0, p.table.step
	lines := p.table.words.EventLines(p.shot.Events)
	if t := p.thought(); t != nil && t.hint != nil {
		lines = append(append(lines, t.hint.Sure), t.hint.Why...)
	}
	if p.frame().Kind == film.Summary {
		lines = p.table.words.Summary(p.table.rec.All()[p.entry].Steps)
	}
	for _, line := range lines {
		letters += len(line)
	}
	return min(pace*time.Duration(60+letters)/60, 5*pace)
}

// cue asks for the sounds that are due in the stage by now.
func (p *playback) cue() {
	if p.table.now < p.began { // the camera is still on its way
		return
	}
	for _, c := range p.motion.Cues[p.cued:] {
		if c.At > p.clock() {
			return
		}
		p.cued++
		p.table.Ask(screen.Noise{Sound: c.Sound})
	}
}

// moment returns the table at this time of the stage.
func (p *playback) moment() motion.Moment {
	m := p.motion.At(p.clock())
	if m.Over { // the Automa's cards too, of which events do not tell
		m.Position = p.shot.After
	}
	if scores(p.frame()) || p.changesEra() { // the board shows it
		m.Pulses = nil
		m.Flights = slices.DeleteFunc(m.Flights, func(f motion.Flight) bool { return f.Piece.Kind == motion.PointsPiece })
	}
	return m
}

// gliding reports whether something is on its way in the stage, or is still to be counted.
func (p *playback) gliding() bool {
	return p.elapsed() < p.length() || p.counts() || p.settling() && p.at != p.lastOf(settles)
}

// moving reports whether the picture will change by itself as time passes.
func (p *playback) moving() bool { return p.fresh || p.gliding() || p.lasts() != forever }

// do handles the acts that lead through the film.
func (p *playback) do(act any) bool {
	switch act := act.(type) {
	case theatre.Next:
		p.auto = false
		p.step()
		p.table.Ask(screen.Noise{Sound: sound.Step})
	case theatre.Back, pages.StepBack:
		p.auto = false // a person who looks back wants time
		p.seek(p.film.Back(p.at))
	case theatre.End, pages.Skip:
		p.skip()
	case theatre.Again:
		p.seek(film.Cursor{})
	case theatre.Open:
		p.auto = false
		p.seek(film.Cursor{Frame: act.Frame})
		p.table.Ask(screen.Noise{Sound: sound.Step})
	case theatre.Continue, pages.Step:
		p.step()
	case theatre.Cards:
		p.cards, p.scrolled, p.reasons = !p.cards, false, widget.Scroll{}
	case theatre.Auto:
		p.auto = !p.auto
	case screen.Hurry:
		p.hurry()
	default:
		scrolled := p.reasons.Do(theatre.ScrollID, act)
		p.scrolled = p.scrolled || scrolled
		return scrolled || p.round.Do(pages.RoundID, act)
	}
	return true
}
