package panel

import (
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/tell/hint"
	"sohofoundry/render/tell/pick"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Hint is the answer to a player who asked for a hint.
type Hint struct {
	hint.Hint
	Thinking bool // it is not complete yet
	Figures  bool // are shown, too
}

// The acts of a hint.
type (
	// AskHint asks for a hint; while the program is thinking it ends the thinking, and then it puts the hint away.
	AskHint struct{}
	// ShowHinted previews a choice of the hint.
	ShowHinted struct{ Choice engine.Choice }
	// FoldHint shows the figures of the hint, or hides them.
	FoldHint struct{}
)

// hintOption is the button that asks for a hint.
func hintOption(y say) option {
	return option{id: "action:hint", icon: "lesson", text: y.Text("hint.title"), act: AskHint{}, key: "hint"}
}

// options are the choices of the hint.
func (h *Hint) options(m *Model) (list []option) {
	for i, c := range h.List {
		detail := c.Brief
		if h.Figures {
			detail = c.Note
		}
		list = append(list, option{id: "hint:" + number(i+1), icon: icons[c.Verb], text: c.Text, detail: detail,
			act: ShowHinted{c.Choice}, picked: m.Picked == pick.Of(c.Choice)})
	}
	return list
}

// figures draws the button that unfolds the figures of a hint, and these if they are unfolded.
func (p *pen) figures(h *Hint) {
	fold := option{id: "hint:figures", icon: "arrow-down", text: p.Words.Text("hint.figures"), act: FoldHint{}}
	if h.Figures {
		fold.icon, fold.text = "arrow-up", p.Words.Text("hint.no-figures")
	}
	p.section(section{columns: 1, list: []option{fold}})
	if !h.Figures {
		return
	}
	p.Say(h.Why...)
	for i, why := range h.Why {
		p.down(p.Para(p.room, "hint:why:"+number(i), why, p.Soft().In(p.Palette.Text)) + 4)
	}
	p.Say(h.Seats...)
	for i, expected := range h.Seats {
		p.down(p.Para(p.room, "hint:seat:"+number(i+1), expected, p.Soft().In(p.Palette.Text)) + 4)
	}
	p.down(p.Para(p.room, "hint:looked", h.Looked, p.Soft()) + gap)
}

// hinted draws the hint above all else that scrolls.
func (p *pen) hinted(m *Model) {
	h := m.Hint
	if h == nil {
		return
	}
	high := max(28, p.ButtonHigh()*0.8)
	if p.TouchLayout() {
		high = theme.Touch
	}
	line := p.strip(high)
	end, line := line.Side(high)
	key := "hint.close"
	if h.Thinking {
		key = "hint.stop"
	}
	p.Button(end, widget.Button{ID: "hint:end", Name: p.Words.Text(key), Icon: "cross", Act: AskHint{}})
	p.Fitted(line, p.Words.Text("hint.title"), p.Heading())
	soft := p.Soft().In(p.Palette.Text)
	sure := h.Sure
	if h.Thinking {
		sure = strings.TrimSpace(p.Words.Text("hint.thinking", "sure", h.Sure))
	}
	p.down(p.Para(p.room, "hint:sure", sure, soft) + gap)
	list := h.options(m)
	p.section(section{columns: 1, list: list[:1]})
	p.down(p.Para(p.room, "hint:words", strings.Join(h.Words, " "), soft) + gap)
	if !h.Thinking {
		p.Say(append([]string{h.Sure}, h.Words...)...)
		p.figures(h)
	}
	p.section(section{columns: 1, list: list[1:]})
	y := p.room.Y
	p.Line([]view.Point{{X: p.room.X, Y: y}, {X: p.room.Right(), Y: y}}, 1, p.Palette.Grid)
	p.down(gap)
}
