package pages

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// What the guide does itself. GuideNever changes a setting too.
type (
	GuideNext struct{} // the lesson was read
	// GuideNever ends the guide for good.
	GuideNever struct{}
)

// Guide is the guided first game: short lessons, each shown when the game comes to what it is about.
type Guide struct {
	Off   bool
	seen  map[string]bool
	shown string // the lesson on show
	since Played // what was known last
}

// NewGuide goes on with a guide of which some lessons were read.
func NewGuide(read []string) *Guide {
	g := &Guide{}
	for _, name := range read {
		g.read(name)
	}
	return g
}

// Played is what the lessons depend on: the position, and how the game went so far.
type Played struct {
	Game     *automa.Game
	Position *automa.Position
	Entries  int  // of the record
	Watching bool // a turn of the Automa is being shown
	Scoring  bool // the scoring of an era is being shown
}

// lesson is a text of the guide that is shown once, when it is due.
type lesson struct {
	name string
	icon string
	due  func(p *Played) bool
	rule engine.Rule   // where more about it stands
	only engine.Family // the games that it is about, 0 for all
}

// lessons in the order in which they are shown, if several are due.
var lessons = []lesson{
	{"goal", "trophy", yourTurn, engine.B(4, 6), 0},
	{"turn", "deck", yourTurn, engine.B(2, 3), 0},
	{"card", "build", yourTurn, engine.B(7, 1), 0},
	{"reasons", "help", yourTurn, 0, 0},
	{"automa", "cog", func(p *Played) bool { return p.Watching }, engine.M(14), 0},
	{"network", "network", afterwards(1, func(p *Played) bool { return you(p).Links == 0 }), engine.B(5, 1), 0},
	{"resources", "coal", afterwards(2, always), engine.B(6, 1), 0},
	{"selling", "sell", afterwards(2, unsold), engine.B(12, 1), 0},
	{"beer", "beer", afterwards(4, unsold), engine.B(6, 5), engine.Birmingham},
	{"ports", "port", afterwards(4, always), engine.C(5, 3), engine.Lancashire},
	{"distant", "ship", afterwards(5, always), engine.C(11, 3), engine.Lancashire},
	{"loan", "loan", afterwards(2, func(p *Played) bool { return you(p).Money < poor }), engine.B(11, 1), 0},
	{"double", "deck", afterwards(7, always), engine.C(7, 11), engine.Lancashire},
	{"develop", "develop", afterwards(8, always), engine.B(9, 1), 0},
	{"links", "canal", afterwards(6, func(p *Played) bool { return you(p).Links.Len() >= 2 }), engine.B(4, 1), 0},
	{"scoring", "laurels", func(p *Played) bool { return p.Scoring }, engine.B(4, 2), 0},
	{"rail", "locomotive", func(p *Played) bool { return yourTurn(p) && p.Position.Era == engine.Rail }, engine.B(8, 3), 0},
	{"ready", "lesson", afterwards(12, always), 0, 0},
}

func always(*Played) bool { return true }

// about reports whether the lesson is about the game that is played.
func (l *lesson) about(p *Played) bool { return l.only == 0 || l.only == p.Game.Family }

// poor is the money, in £, below which the guide explains loans.
const poor = 10

func you(p *Played) *engine.Player { return &p.Position.Players[engine.HumanSeat] }

// yourTurn reports whether the player can choose an action now, and nothing else goes on.
func yourTurn(p *Played) bool {
	return !p.Watching && !p.Scoring && p.Position.Actor == engine.HumanSeat && p.Position.Decision == engine.ChooseAction
}

// afterwards is for lessons on one's own turn, once some choices were made.
func afterwards(entries int, when func(p *Played) bool) func(p *Played) bool {
	return func(p *Played) bool { return p.Entries >= entries && yourTurn(p) && when(p) }
}

// unsold reports whether the player has a tile on the board that is not flipped.
func unsold(p *Played) bool {
	for x := range p.Position.Tiles {
		if t := &p.Position.Tiles[x]; t.Tile != 0 && t.Owner == engine.HumanSeat && !t.Flipped {
			return true
		}
	}
	return false
}

// Lesson is the lesson that is due and was not seen, or none.
func Lesson(p *Played, seen map[string]bool) string {
	for i := range lessons {
		if l := &lessons[i]; !seen[l.name] && l.about(p) && l.due(p) {
			return l.name
		}
	}
	return ""
}

// Update looks which lesson is due. One on show stays as long as it is; if it was not read, it comes again at its time.
func (g *Guide) Update(p Played) {
	g.since = p
	if l := g.lesson(); l != nil && l.due(&p) {
		return
	}
	g.shown = Lesson(&p, g.seen)
}

// read notes that a lesson was seen.
func (g *Guide) read(name string) {
	if g.seen == nil {
		g.seen = map[string]bool{}
	}
	g.seen[name] = true
}

// Read lists the lessons that were read.
func (g *Guide) Read() (names []string) {
	for i := range lessons {
		if g.seen[lessons[i].name] {
			names = append(names, lessons[i].name)
		}
	}
	return names
}

// Shown is the name of the lesson on show, or nothing.
func (g *Guide) Shown() string {
	if g.Off {
		return ""
	}
	return g.shown
}

// Do takes in what is done with the guide. GuideNever has to be kept in the settings too.
func (g *Guide) Do(act any) bool {
	switch act.(type) {
	case GuideNext:
		if g.shown != "" {
			g.read(g.shown)
			g.shown = Lesson(&g.since, g.seen)
		}
		return true
	case GuideNever:
		g.Off = true
		return true
	}
	return false
}

// Sizes of the strip.
const (
	guideIcon   = 26.0
	guideHead   = 42.0
	guideButton = 34.0
	guideWide   = 132.0 // of a button
)

// Height is how high the strip is at a width, 0 while there is no lesson.
func (g *Guide) Height(c *widget.Canvas, wide float64) float64 {
	l := g.lesson()
	if l == nil {
		return 0
	}
	wide -= 2 * theme.Pad
	return 2*theme.Gap + headHigh(c, wide, l) + c.ParaHeight(wide, g.text(c, l), g.style(c))
}

func lessonTitle(c *widget.Canvas, l *lesson) string {
	return c.Words.Text("page.guide." + l.name + ".title")
}

// headHigh is how high the head of a lesson is: its title has a line of its own if there is no room for it beside the buttons.
func headHigh(c *widget.Canvas, wide float64, l *lesson) float64 {
	wide -= 2*guideWide*c.Reading + guideIcon + 2*theme.Gap
	if style := c.Heading(); fonts.Width(style.Font, style.Size, lessonTitle(c, l)) > wide {
		return guideHead + style.Lead()
	}
	return guideHead
}

func (g *Guide) style(c *widget.Canvas) widget.Style {
	return c.Body().Sized((theme.Body - 1) * c.Reading)
}

func (g *Guide) lesson() *lesson {
	for i := range lessons {
		if lessons[i].name == g.Shown() {
			return &lessons[i]
		}
	}
	return nil
}

// text is the text of the lesson, with the keys that the person uses for it.
func (g *Guide) text(c *widget.Canvas, l *lesson) string {
	key := func(action string) string { return c.KeyName(c.Keys.Key(action)) }
	text := c.Words.Text("page.guide."+l.name+".text", "step", key("next-step"), "end", key("end-of-turn"), "again", key("replay-turn"),
		"help", key("help"), "rules", key("rules"), "log", key("log"), "confirm", key("confirm"), "back", key("back"), "undo", key("undo"))
	if l.rule == 0 {
		return text
	}
	return c.Words.Text("page.guide.rule", "text", text, "rule", g.since.Game.Cite(l.rule).String())
}

// View draws the strip from the top of an area; it is as high as Height says.
func (g *Guide) View(c *widget.Canvas, area view.Rect) {
	l := g.lesson()
	if l == nil {
		return
	}
	w := c.Words
	area.H = g.Height(c, area.W)
	c.Target(view.Target{ID: "guide", Area: area, NoFocus: true})
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner + 2, Fill: c.Palette.Night, Line: c.Palette.Brass, Width: 1.5})
	in := area.Insets(theme.Pad, theme.Gap)
	head, text := in.Top(headHigh(c, in.W, l))
	row, title := head.Top(guideButton)
	never, row := row.Side(guideWide * c.Reading)
	next, row := row.Side(guideWide*c.Reading + theme.Gap/2)
	next.W -= theme.Gap / 2
	icon, row := row.Left(guideIcon)
	c.Icon(icon, l.icon, c.Palette.Brass)
	if head.H == guideHead {
		title = view.Rect{X: row.X + theme.Gap, Y: row.Y, W: row.W - 1.5*theme.Gap, H: row.H}
	}
	c.Fitted(title, lessonTitle(c, l), c.Heading())
	c.Button(next, widget.Button{ID: "guide:next", Icon: "tick", Text: w.Text("page.guide.next"), Act: GuideNext{}})
	c.Button(never, widget.Button{ID: "guide:never", Text: w.Text("page.guide.never"), Act: GuideNever{}})
	c.Para(text, "guide", g.text(c, l), g.style(c))
}
