package start

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// dayNote tells the state of the day's game: its result, that it is begun, or its level.
func dayNote(c *widget.Canvas, today *Today) string {
	switch {
	case today.Result != nil:
		return c.Words.Text("offer.day.note-played", "you", today.Result.You, "automa", today.Result.Automa)
	case today.Unfinished != "":
		return c.Words.Text("offer.day.note-begun")
	}
	return c.Words.Text("offer.day.note", "level", link.Level(words.In(c.Words), today.Day.Level()))
}

// dayPage is the page of the day's game.
type dayPage struct{ frame }

func (p *dayPage) draw(c *widget.Canvas, _, area view.Rect) {
	w, today := words.In(c.Words), &p.world.Today
	g, h := decks.Game(daily.Game), today.Day.Header()
	lines := []string{
		w.Text("offer.game", "game", gameName(w, g.ID), "level", link.Level(w, h.Difficulty), "seed", strconv.FormatUint(h.Seed, 10)),
		w.Text("offer.day.about"),
	}
	key, act := "play", any(Begin{Game: g.ID, Header: h})
	var more []widget.Button
	reached := ""
	switch r := today.Result; {
	case r != nil:
		key = "again"
		score := record.Score{Won: r.Won, You: r.You, Automa: r.Automa}
		reached = link.Score(w, score)
		lines = append(lines, w.Text("offer.day.played", "score", reached, "end", link.End(w, score)))
		if r.Hinted {
			lines = append(lines, w.Text("offer.day.hinted"))
		}
		for i := range p.world.Games { // unless its file is gone
			if p.world.Games[i].Name == r.Name {
				more = append(more, widget.Button{ID: "offer:share", Text: w.Text("offer.share"), Icon: "ship", Act: Share{r.Name}})
			}
		}
	case today.Unfinished != "":
		key, act = "go-on", Load{today.Unfinished}
	case today.Begun:
		key = "again"
		lines = append(lines, w.Text("offer.day.begun"))
	}
	if sum := p.world.Statistics.Days(); sum.Played > 0 {
		lines = append(lines, w.Text("offer.day.all", "n", sum.Played, "won", sum.Won, "best", strconv.Itoa(sum.Best)))
	}
	play := widget.Button{ID: "offer:play", Text: w.Text("offer." + key), Icon: "play", Act: act, Main: true}
	p.drawOffer(c, area, &offering{link.Date(w, today.Day), reached, lines, append(more, play)})
}

// challengePage is the page of a game that a link challenges to.
type challengePage struct {
	frame
	game   *automa.Game
	header record.Header
}

func (p *challengePage) draw(c *widget.Canvas, _, area view.Rect) {
	w, g, h := words.In(c.Words), p.game, &p.header
	game := w.Text("offer.game", "game", gameName(w, g.ID), "level", link.Level(w, h.Difficulty), "seed", strconv.FormatUint(h.Seed, 10))
	var lines []string
	beat := ""
	if day, ok := daily.Of(g, *h); ok {
		lines = append(lines, w.Text("offer.challenge.day", "date", link.Date(w, day)))
	}
	if h.Options.Introductory {
		lines = append(lines, w.Text("offer.challenge.introductory"))
	}
	if h.Options.SpendingOrder {
		lines = append(lines, w.Text("offer.challenge.spending"))
	}
	if h.Challenge.IsChallenge() {
		beat = link.Score(w, h.Challenge)
		lines = append(lines, link.ToBeat(w, h.Challenge))
	}
	lines = append(lines, w.Text("offer.challenge.about"))
	play := widget.Button{ID: "offer:play", Text: w.Text("offer.play"), Icon: "play", Act: Begin{Game: g.ID, Header: *h}, Main: true}
	p.drawOffer(c, area, &offering{game, beat, lines, []widget.Button{play}})
}

// offering holds the contents of a page that offers a game.
type offering struct {
	heading string
	score   string // written large, empty for none
	lines   []string
	buttons []widget.Button // the golden one last
}

func (f *frame) drawOffer(c *widget.Canvas, area view.Rect, o *offering) {
	foot, rest := area.Foot(c.ButtonHigh() + 6)
	_, rest = rest.Foot(theme.Gap)
	f.scrolling(c, rest, func(in view.Rect) float64 {
		in.Y += c.Para(in, "offer:heading", o.heading, c.Heading()) + theme.Gap
		if o.score != "" {
			in.Y += c.Para(in, "offer:score", o.score, c.Title().Sized(theme.Huge)) + theme.Gap
		}
		for i, line := range o.lines {
			in.Y += c.Para(in, "offer:"+strconv.Itoa(i), line, c.Body()) + theme.Gap
		}
		return in.Y
	})
	if !c.TouchLayout() {
		foot, _ = foot.Side(min(foot.W, 240*float64(len(o.buttons))))
	}
	for i, at := range foot.Columns(len(o.buttons), theme.Gap) {
		c.Button(at.Insets(0, 1), o.buttons[i])
	}
}
