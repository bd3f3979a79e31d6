package client_test

import (
	"slices"
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/render/theme"
	"sohofoundry/render/view"
)

// verbKeys are the keys of the actions.
var verbKeys = map[engine.Verb]string{engine.Build: "B", engine.Network: "K", engine.Develop: "V", engine.Sell: "X",
	engine.Loan: "O", engine.Scout: "C", engine.Pass: "Z"}

// mostPresses of the Tab key are needed to come to anything that is lit.
const mostPresses = 45

// walk goes with the Tab key, or against it if that is shorter, to the first of some targets, and sees that it is marked.
func (p *person) walk(to ...string) {
	p.t.Helper()
	key := "Tab"
	for range mostPresses {
		if focus := p.Focus(); slices.Contains(to, focus) {
			p.marked(focus)
			return
		}
		p.key(key)
	}
	p.t.Fatalf("%d presses of Tab do not lead to any of %q; focus on %q; to be seen: %s", mostPresses, to, p.Focus(), strings.Join(ids(p.see()), ", "))
}

// marked sees that the focus can be seen.
func (p *person) marked(id string) {
	p.t.Helper()
	v := p.see()
	target := v.Target(id)
	if target.Area.Empty() {
		p.t.Fatalf("the focus is on %q, which is out of sight", id)
	}
	for i := range v.Items {
		item := &v.Items[i]
		area := item.Area
		if item.Kind == view.Stroke {
			area = view.Bounds(item.Points).Inset(-item.Width)
		}
		ring := item.Kind == view.Box && item.Width == theme.FocusBy && item.Line == theme.Foundry.Text
		if ring && area.Meets(target.Area) || item.Kind == view.Stroke && area.Meets(target.Area) && item.Fill&^0xff == theme.Foundry.Text&^0xff {
			return
		}
	}
	p.t.Fatalf("nothing shows that the focus is on %q", id)
}

// byKeys makes one legal choice with the keyboard alone: the action's letter, the card's number, then what it is done to by
// Tab and Enter.
func (p *person) byKeys(rolls func(int) int) {
	p.t.Helper()
	r := p.Record()
	s, g := &r.Position().State, r.Game().Game
	if p.Watching() || s.Decision == engine.GameOver || s.IsAutoma(s.Actor) {
		p.pass(10)
		return
	}
	choices := g.Choices(s, nil)
	c := choices[rolls(len(choices))]
	before := len(r.Entries())
	for _, id := range parts(p, c) {
		if len(p.Record().Entries()) != before || p.confirms(c) {
			break
		}
		p.pickByKey(c, id)
	}
	if len(p.Record().Entries()) == before {
		if !p.confirms(c) {
			p.t.Fatalf("%s is legal and cannot be put together by keys; focus on %q; to be seen: %s", g.Format(s, c), p.Focus(), strings.Join(ids(p.see()), ", "))
		}
		if focus := p.Focus(); focus != "" && focus != "confirm" {
			p.walk("confirm")
		}
		p.key("Enter")
	}
	if e := p.Record().Entries(); len(e) == before || e[before].Choice != c {
		p.t.Fatalf("%s was wished for and is not what was done", g.Format(s, c))
	}
}

// pickByKey picks a part of a choice that has the id on the board, in the hand or in the panel.
func (p *person) pickByKey(c engine.Choice, id string) {
	p.t.Helper()
	kind, name, _ := strings.Cut(id, ":")
	switch {
	case id == "done":
		p.key("E")
	case kind == "action":
		p.key(verbKeys[c.Verb])
	case kind == "card" && c.Verb != engine.Discard:
		p.key(name)
	default:
		name = name[strings.LastIndexByte(name, ':')+1:]
		var at []string
		v := p.see()
		for i := range v.Targets {
			t := &v.Targets[i]
			if t.Act != nil && !t.Aside && (t.ID == id || strings.HasPrefix(t.ID, "choice:") && strings.HasSuffix(t.ID, ":"+name)) {
				at = append(at, t.ID)
			}
		}
		if at == nil {
			return // it is settled already
		}
		p.walk(at...)
		p.key("Enter")
	}
}

func TestWholeGameByKeys(t *testing.T) {
	p := hasty(t)
	p.key("N")
	p.walk("new-game:begin")
	p.key("Enter")
	rolls := dice(11)
	for n := range 20000 {
		if p.has("final:new") {
			break
		}
		if n == 19999 {
			t.Fatalf("the game does not end; focus on %q; to be seen: %s", p.Focus(), strings.Join(ids(p.see()), ", "))
		}
		keys := p.see().Keys
		switch {
		case keys["end-of-turn"] != nil && rolls(3) > 0:
			p.key("Enter")
		case keys["next-step"] != nil:
			p.key("Space")
		default:
			p.byKeys(rolls)
		}
	}
	if r := p.saved(); r.Position().Decision != engine.GameOver {
		t.Error("the record that is kept is not of the whole game")
	}
}
