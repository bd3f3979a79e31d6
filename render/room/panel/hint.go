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
}

// The acts of a hint.
type (
	// AskHint asks for a hint; while the program is thinking it ends the thinking, and then it puts the hint away.
	AskHint struct{}
	// ShowHinted previews a choice of the hint.
	ShowHinted struct{ Choice engine.Choice }
)

// hintOption is the button that asks for a hint.
func hintOption(y say) option {
	return option{id: "action:hint", icon: "lesson", text: y.Text("hint.title"), act: AskHint{}, key: "hint"}
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
	var list []option
	for i, c := range h.List {
		list = append(list, option{id: "hint:" + number(i+1), icon: icons[c.Verb], text: c.Text, detail: c.Note,
			act: ShowHinted{c.Choice}, picked: m.Picked == pick.Of(c.Choice)})
	}
	p.section(section{columns: 1, list: list[:1]})
	for i, why := range h.Why {
		p.down(p.Para(p.room, "hint:why:"+number(i), why, soft) + 4)
	}
	p.section(section{columns: 1, list: list[1:]})
	if !h.Thinking {
		p.Say(append([]string{h.Sure}, h.Why...)...)
	}
	p.down(p.Para(p.room, "hint:looked", h.Looked, p.Soft()) + gap)
	y := p.room.Y
	p.Line([]view.Point{{X: p.room.X, Y: y}, {X: p.room.Right(), Y: y}}, 1, p.Palette.Grid)
	p.down(gap)
}
