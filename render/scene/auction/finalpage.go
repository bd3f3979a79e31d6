package auction

import (
	"math"
	"slices"
	"strconv"

	"sohofoundry/engine/industry"
	"sohofoundry/render/room/ceremony"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// finalPage is the result: the score by its parts, a column a seat, and who has won.
type finalPage struct{ scroll widget.Scroll }

const finalID = "final:list"

func (*finalPage) passing() bool { return false }

func (f *finalPage) do(_ *Scene, act any) bool { return f.scroll.Do(finalID, act) }

func (f *finalPage) draw(s *Scene, c *widget.Canvas) {
	room := c.Page(980, 780, s.text("final.title"), pages.Close{})
	c.Key("menu", pages.Close{})
	result := s.words.IndustryResult(s.game, s.rec.Position())
	c.Say(s.text("final.title"), result)
	rows := 1.0
	if c.Size.Layout() == view.Tall {
		rows = 2
	}
	foot, room := room.Foot(rows*c.ButtonHigh() + (rows-1)*gap)
	_, room = room.Foot(theme.Gap)
	f.scroll = c.Scrolling(room, finalID, f.scroll, func(in view.Rect) float64 {
		from := in.Y
		heading := result
		if at := s.counting(); at < float64(industry.Parts) {
			heading = words.Capital(s.words.PartName(industry.Part(at)))
		}
		in.Y += c.Para(in, "final:result", heading, c.Heading()) + theme.Gap
		in.Y += s.drawScores(c, in)
		return in.Y - from
	})
	c.ScrollKeys(finalID, room.H)
	if s.racing.On {
		c.View.Otherwise = screen.Hurry{}
		return // who pressed Next until now must not leave before the result was seen
	}
	leave := "page.menu.short.leave"
	if c.Size.Layout() == view.Wide {
		leave = "page.menu.leave"
	}
	buttons := []widget.Button{
		{ID: "final:analyse", Text: c.Words.Text("page.menu.analyse"), Icon: "statistics", Act: pages.Analyse{}},
		{ID: "final:same", Text: s.text("final.same"), Icon: "replay", Act: SameSeed{}},
		{ID: "final:new", Text: c.Words.Text("page.menu.new"), Icon: "plus", Act: pages.NewGame{}, Action: "new-game"},
		{ID: "final:leave", Text: c.Words.Text(leave), Icon: "foundry", Act: pages.Leave{}, Main: true},
	}
	if h := s.rec.Header(); len(h.Persons()) > 1 { // whose choices would be judged is not clear
		buttons = buttons[1:]
	}
	across := (len(buttons) + int(rows) - 1) / int(rows)
	for i, b := range buttons {
		row := foot.Move(0, float64(i/across)*(c.ButtonHigh()+gap))
		row.H = c.ButtonHigh()
		c.Button(row.Columns(across, gap)[i%across], b)
	}
}

// counting is how many parts of the score have raced up, the last of them in part.
func (s *Scene) counting() float64 { return s.racing.Part(s.now) * float64(industry.Parts) }

// counted is how much of the score of a seat has raced up.
func (s *Scene) counted(seat industry.Seat) (score industry.Score) {
	score = s.game.Score(s.rec.Position(), seat)
	for part := range score {
		seen := min(max(s.counting()-float64(part), 0), 1)
		score[part] = int16(math.Round(float64(score[part]) * seen))
	}
	return score
}

// drawScores draws a row for each part of the score, with a column for each seat, and the sums, and returns how high that is.
func (s *Scene) drawScores(c *widget.Canvas, in view.Rect) float64 {
	state := s.rec.Position()
	standing, winners := s.game.Standing(state), s.game.Winners(state)
	y, high := in.Y, max(c.Body().Lead()+gap, 34*max(1, c.Reading*0.9))
	label := in.W * 0.3
	if c.Size.Layout() == view.Tall {
		label = in.W * 0.43
	}
	row := func(h float64) (name view.Rect, cells []view.Rect) {
		at := view.Rect{X: in.X, Y: y, W: in.W, H: h}
		y += h
		name, rest := at.Left(label)
		return name, rest.Columns(len(standing), 4)
	}
	_, cells := row(high * 1.5)
	for i, seat := range standing {
		at := cells[i]
		if slices.Contains(winners, seat) && !s.racing.On {
			box := at
			box.H = high*1.5 + high*float64(industry.Parts) + high*2.4 + gap + 3
			c.Add(view.Item{Kind: view.Box, Area: box, Radius: theme.Corner, Line: c.Palette.Brass, Width: 2 * bandLine})
		}
		upper, lower := at.Top(at.H / 2)
		sign(c, upper.Inset(1), seat)
		name := c.Strong()
		if c.Size.Layout() == view.Tall {
			name = c.Soft()
		}
		if lower.W -= 2; name.Width(s.name(seat)) < lower.W { // else the sign alone says who it is
			c.Fitted(lower, s.name(seat), name.To(view.Centre).In(colour(c, seat)))
		}
		c.Target(view.Target{ID: "final:seat:" + seat.String(), Name: s.name(seat), Area: at, About: aboutSeat{seat}, Aside: true})
	}
	for part := range industry.Parts {
		name, cells := row(high)
		c.Line([]view.Point{{X: in.X, Y: name.Y}, {X: in.Right(), Y: name.Y}}, 1, c.Palette.Grid)
		style := c.Body()
		if c.Size.Layout() == view.Tall {
			style = c.Soft().In(c.Palette.Text)
		}
		c.Fitted(name, words.Capital(s.words.PartName(part)), style)
		for i, seat := range standing {
			n := int(s.counted(seat)[part])
			style := c.Body().To(view.Centre)
			if n == 0 {
				style = style.In(c.Palette.Faint)
			}
			c.Label(cells[i], ceremony.Number(n), style)
		}
		c.Target(view.Target{ID: "final:part:" + strconv.Itoa(int(part)), Area: view.Rect{X: in.X, Y: name.Y, W: in.W, H: high}, About: aboutPart{part}, Aside: true,
			Name: words.Capital(s.words.PartName(part))})
	}
	y += gap
	name, cells := row(high * 1.4)
	c.Line([]view.Point{{X: in.X, Y: name.Y}, {X: in.Right(), Y: name.Y}}, bandLine, c.Palette.BrassDeep)
	c.Fitted(name, s.text("final.sum"), c.Strong())
	for i, seat := range standing {
		c.Label(cells[i], strconv.Itoa(int(s.counted(seat).Total())), c.Strong().Sized(theme.Heading*c.Reading).To(view.Centre).In(c.Palette.Brass))
	}
	name, cells = row(high)
	c.Fitted(name, s.text("final.tokens"), c.Soft())
	for i, seat := range standing {
		c.Label(cells[i], strconv.Itoa(state.Tokens(seat)), c.Soft().To(view.Centre))
	}
	return y - in.Y
}

// aboutPart is a part of the score.
type aboutPart struct{ part industry.Part }
