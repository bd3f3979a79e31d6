package table

import (
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// drawFilm draws the film beside the board: the Automa's turn, the human's action, the counting of an era.
func (p *playback) drawFilm(c *widget.Canvas, area view.Rect) {
	c.Say(p.lines(words.In(c.Words))...)
	if pages.Scores(p.film, p.at) {
		pages.Scoring{Film: p.film, At: p.at}.View(c, area)
		return
	}
	m := theatre.Model{Game: p.table.game, Film: p.film, At: p.at, Auto: p.auto, Pace: p.table.pace, Scroll: p.reasons,
		Scrolled: p.scrolled, Cards: p.cards, Rival: (p.table.rec.All()[p.entry].Rivals || p.anothers()) && ofTurn(p.frame())}
	if t := p.thought(); t != nil && t.search.Enough(p.table.rec.RivalOf(&t.before)) {
		m.Thought = t.tell(p.table.words, p.table.rec.Position().Decision == engine.GameOver)
	}
	p.reasons = theatre.Draw(c, area, &m)
}

// lines are the steps or events of the stage, in words.
func (p *playback) lines(w words.Words) (lines []string) {
	w.Width = 1 << 16
	frame := p.frame()
	for _, piece := range w.TurnPieces(frame.Steps) {
		lines = append(lines, piece...)
	}
	if len(frame.Steps) == 0 {
		lines = w.EventLines(p.film.Shot(p.at).Events)
	}
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
	}
	return lines
}

// light lights up the things of the stage, numbers the candidates of a tie, and writes VP at the links and tiles being counted.
func (p *playback) light(c *widget.Canvas, models *models) {
	m := &models.board
	m.Marks.Looked = p.shot.Lit
	switch frame := p.frame(); {
	case frame.Kind == film.Step && frame.Steps.Subject()[0].Kind == automa.Refused:
		m.Marks.Looked, m.Marks.No = thing.Set{}, m.Marks.Looked
	case frame.Kind == film.Summary:
		p.lightDeeds(c, m)
	case scores(frame), p.changesEra():
		m.Marks.Looked = thing.Set{}
	}
	if tie := p.shot.Tie; tie != nil {
		for i, c := range tie.Candidates {
			m.Badges = append(m.Badges, board.Badge{On: placeOf(c.Line, c.Merchant, c.Space), Text: strconv.Itoa(i + 1), Out: tie.Out[i] >= 0})
		}
	}
	for _, lit := range p.shot.Lit.Of(thing.Market) { // it is about cubes or their price
		models.lightCube(lit.Resource(), p.shot.Before.Market[lit.Resource()])
	}
}

// lightDeeds numbers the places of the actions of a turn, and lights up the things of the summary line that is pointed at.
func (p *playback) lightDeeds(c *widget.Canvas, m *board.Model) {
	deeds := p.film.Deeds()
	at := theatre.Pointed(c, deeds)
	if at >= 0 {
		m.Marks.Looked = deeds[at].Lit
	}
	for i := range deeds {
		for _, st := range deeds[i].Actions() {
			if on := placeOf(st.Choice.Line, 0, st.Choice.Space); on.ID != 0 {
				m.Badges = append(m.Badges, board.Badge{On: on, Text: strconv.Itoa(i + 1), Out: at >= 0 && i != at})
			}
		}
	}
}

// placeOf is the place on the board that one of these names.
func placeOf(line engine.Line, merchant engine.Merchant, space engine.Space) thing.Thing {
	switch {
	case line != 0:
		return thing.Of(line)
	case merchant != 0:
		return thing.Of(merchant)
	}
	return thing.Of(space)
}
