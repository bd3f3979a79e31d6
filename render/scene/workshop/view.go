package workshop

import (
	"regexp"
	"strconv"
	"strings"

	"sohofoundry/decks"
	"sohofoundry/decks/edit"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// View draws the list, or the editor of the open text.
func (s *Scene) View(env *widget.Env) view.View {
	own := *env
	own.Words = words.In(env.Words).About(s.board())
	c := widget.New(&own)
	title := c.Words.Text("workshop.title")
	if s.text != nil {
		title = s.title(words.In(c.Words))
	}
	room := c.Page(1500, 940, title, leave{})
	if s.text == nil {
		s.drawList(c, room)
		return c.View
	}
	s.drawText(c, room)
	return c.View
}

func (s *Scene) title(w words.Words) string {
	title := s.text.name()
	if s.text.mat != nil {
		title = words.Capital(w.Mat(title))
	}
	if s.text.changed() {
		title = w.Text("workshop.changed", "name", title)
	}
	return title
}

// drawList draws the list of all decks and mats.
func (s *Scene) drawList(c *widget.Canvas, room view.Rect) {
	w := words.In(c.Words)
	c.ScrollKeys(list, room.H)
	s.scroll = c.Scrolling(room, list, s.scroll, func(in view.Rect) float64 {
		top := in.Y
		in.Y += c.Para(in, "workshop:about", w.Text("workshop.about"), c.Soft()) + theme.Gap
		deck := []chip{{id: "deck:printed", text: w.Text("new-game.deck.printed"), icon: "deck", act: take{kind: decks.DeckText}}}
		var mats []chip
		for _, level := range decks.Levels(s.world.Game) {
			mats = append(mats, chip{id: "mat:" + level.Name, text: words.Capital(w.Mat(level.Name)), act: take{decks.MatText, level.Name}})
		}
		var broken []string
		for _, f := range s.world.Files {
			at := chip{id: "own:" + f.Path, text: f.Name, icon: "save", act: Open{f.Path, f.Kind}}
			switch {
			case f.Err != nil && f.Kind == 0:
				broken = append(broken, w.Notice(f.Err))
			case f.Kind == decks.MatText:
				mats = append(mats, at)
			default:
				deck = append(deck, at)
			}
		}
		var games []chip
		for _, id := range decks.Games() {
			games = append(games, chip{id: "game:" + id, text: w.Text("start.game." + id), act: ForGame{id}, picked: id == s.world.Game})
		}
		in.Y += drawChips(c, in, w.Text("workshop.game"), games)
		in.Y += drawChips(c, in, w.Text("workshop.decks"), deck)
		in.Y += drawChips(c, in, w.Text("workshop.mats"), mats)
		for _, why := range broken {
			in.Y += c.Para(in, "workshop:broken", why, c.Soft().In(c.Palette.No)) + theme.Gap
		}
		if s.said != "" {
			in.Y += c.Para(in, "workshop:said", s.said, c.Body()) + theme.Gap
		}
		if s.world.Folder != "" {
			in.Y += c.Para(in, "workshop:folder", w.Text("workshop.folder", "folder", s.world.Folder), c.Soft())
		}
		return in.Y - top
	})
}

// drawText draws the editor of a text, with the buttons above and the verdict below.
func (s *Scene) drawText(c *widget.Canvas, room view.Rect) {
	tools, rest := room.Top(s.toolsHigh(c))
	s.drawTools(c, tools)
	_, rest = rest.Top(8)
	text, style := s.verdict(c)
	foot, rest := rest.Foot(c.ParaHeight(rest.W, text, style))
	c.Para(foot, "workshop:verdict", text, style)
	c.Say(text)
	_, rest = rest.Foot(8)
	if s.text.mat != nil {
		s.drawMat(c, rest)
		return
	}
	s.drawDeck(c, rest)
}

// place matches the position of a mistake in the source, which the editor does not show.
var place = regexp.MustCompile(`^toml:[0-9]+:[0-9]+: `)

// verdict is the result of the last act, and that something waits, or else the finding of lint.
func (s *Scene) verdict(c *widget.Canvas) (string, widget.Style) {
	w, style := words.In(c.Words), c.Body()
	switch {
	case s.leave:
		return w.Text("workshop.leave"), style.In(c.Palette.No)
	case s.said != "" && s.waits:
		return s.said + " " + w.Text("workshop.waits"), style.In(c.Palette.Brass)
	case s.said != "":
		return s.said, style.In(c.Palette.Brass)
	case s.waits:
		return w.Text("workshop.waits"), style.In(c.Palette.Brass)
	case s.noPrint:
		return w.Text("workshop.no-print"), style.In(c.Palette.Brass)
	case s.text.problem != nil:
		return w.Sentence(strings.TrimSuffix(place.ReplaceAllString(w.Error(s.text.problem), ""), ".")), style.In(c.Palette.No)
	}
	return w.Text("workshop.good"), style.In(c.Palette.Yes)
}

// tools are the buttons above a text.
func (s *Scene) tools(c *widget.Canvas) (list []widget.Button) {
	t, good := s.text, s.text.problem == nil
	for _, b := range []struct {
		name, icon, action string
		on                 bool
	}{
		{"undo", "undo", "undo", len(t.past) > 0}, {"redo", "redo", "redo", len(t.next) > 0},
		{"save", "save", "", t.changed() || t.path == ""}, {"share", "ship", "", good},
		{"print", "deck", "", good && t.deck != nil && s.world.Prints}, {"download", "arrow-down", "", s.world.Folder == ""}, {"play", "play", "", good},
	} {
		if b.name == "print" && t.deck == nil || b.name == "download" && s.world.Folder != "" {
			continue
		}
		button := widget.Button{ID: "workshop:" + b.name, Text: c.Words.Text("workshop." + b.name), Icon: b.icon, Action: b.action, Main: b.name == "play",
			Repeats: b.name == "undo" || b.name == "redo"}
		if b.on {
			button.Act = act{b.name}
		} else if b.name == "print" && !s.world.Prints {
			button.Act, button.Off = act{"no-print"}, true
		}
		if c.TouchLayout() {
			button.Name, button.Text = button.Text, ""
		}
		list = append(list, button)
	}
	return list
}

const fieldWide = 260.0

func (s *Scene) toolsHigh(c *widget.Canvas) float64 {
	if c.Size.Layout() == view.Tall {
		return 2*c.ButtonHigh() + 8
	}
	return c.ButtonHigh()
}

func (s *Scene) drawTools(c *widget.Canvas, area view.Rect) {
	field, rest := area.Left(fieldWide)
	if c.Size.Layout() == view.Tall {
		field, rest = area.Top(c.ButtonHigh())
		_, rest = rest.Top(8)
	} else {
		_, rest = rest.Left(theme.Gap)
	}
	field.H = c.ButtonHigh()
	name := c.Words.Text("workshop.name")
	c.Field(field, widget.Field{ID: "workshop:name", Name: name, Text: s.text.name(), Empty: name, Focus: focus{true}, On: s.typing})
	if s.typing {
		c.Key("back", focus{})
	}
	tools := s.tools(c)
	for i, at := range rest.Columns(len(tools), 8) {
		c.Button(at, tools[i])
	}
}

// chip is one of several things to choose from, or to switch on and off.
type chip struct {
	id, text, icon string
	act            any
	picked, off    bool
}

// drawChips draws the label of a choice, with its chips below, and returns the height.
func drawChips(c *widget.Canvas, area view.Rect, label string, chips []chip) float64 {
	const gap = 6.0
	style, high := c.Soft(), c.ButtonHigh()
	c.Fitted(view.Rect{X: area.X, Y: area.Y, W: area.W, H: style.Lead()}, label, style)
	x, y := area.X, area.Y+style.Lead()+3
	for _, o := range chips {
		b := widget.Button{ID: "workshop:" + o.id, Text: o.text, Icon: o.icon, Act: o.act, Picked: o.picked}
		if o.off {
			b.Act = nil
		}
		wide := min(max(c.ButtonWide(&b), high), area.W)
		if x > area.X && x+wide > area.Right() {
			x, y = area.X, y+high+gap
		}
		c.Button(view.Rect{X: x, Y: y, W: wide, H: high}, b)
		x += wide + gap
	}
	return y + high + theme.Gap - area.Y
}

// drawMat draws the tiles of a mat, its house rules, and the scores to expect of it.
func (s *Scene) drawMat(c *widget.Canvas, room view.Rect) {
	c.ScrollKeys(list, room.H)
	s.scroll = c.Scrolling(room, list, s.scroll, func(in view.Rect) float64 {
		top, w, mat := in.Y, words.In(c.Words), &s.text.mat.Mat
		in.Y += s.drawTrial(c, in) + theme.Gap
		g, figures := decks.Game(s.text.id), decks.Figures(s.text.id)
		for _, f := range g.Industries {
			c.Fitted(view.Rect{X: in.X, Y: in.Y, W: in.W, H: c.Soft().Lead()}, words.Capital(w.Industry(f.Industry)), c.Soft())
			in.Y += c.Soft().Lead() + 3
			in.Y += s.drawLevels(c, in, edit.Tiles(&figures, f.Industry)) + theme.Gap
		}
		every := func(what string, now uint8) []chip {
			list := []chip{{id: what + ":0", text: w.Text("workshop.never"), act: change{what, 0}, picked: now == 0}}
			for _, n := range rounds {
				list = append(list, chip{id: what + ":" + strconv.Itoa(n), text: strconv.Itoa(n), act: change{what, n}, picked: int(now) == n})
			}
			return list
		}
		in.Y += drawChips(c, in, w.Text("workshop.back-again"), every("back-again", mat.House.BackAgain))
		in.Y += drawChips(c, in, w.Text("workshop.card-again"), every("card-again", mat.House.CardAgain))
		in.Y += drawChips(c, in, w.Text("workshop.full-start"), yesNo(w, "full-start", mat.House.FullStart))
		return in.Y - top
	})
}

// yesNo are the two answers to a question.
func yesNo(w words.Words, what string, yes bool) []chip {
	return []chip{{id: what + ":no", text: w.Text("workshop.no"), act: change{what, 0}, picked: !yes},
		{id: what + ":yes", text: w.Text("workshop.yes"), act: change{what, 1}, picked: yes}}
}

// figure writes a text in the middle of an area.
func figure(c *widget.Canvas, area view.Rect, text string) {
	style := c.Body().To(view.Centre)
	if fonts.Width(assets.Text, style.Size, text) > area.W {
		style = style.Sized(c.Least(theme.Small))
	}
	c.Label(area, text, style)
}
