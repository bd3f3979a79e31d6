package client_test

import (
	"slices"
	"testing"

	"sohofoundry/render/ui/view"
)

// A turn of the Automa goes on at the step that was shown when the program was killed, and is not shown again once all was seen.
func TestATurnGoesOnWhereItStopped(t *testing.T) {
	p := newcomer(t)
	p.click("start:new-game")
	p.click("new-game:begin")
	rolls := dice(5)
	name := func() string {
		list, err := p.kept.List()
		if err != nil || len(list) != 1 {
			t.Fatal(list, err)
		}
		return list[0].Name
	}
	reasons := func() (told []string) {
		p.pass(60)
		for _, item := range p.see().Items {
			if item.Kind == view.Label {
				told = append(told, item.Text)
			}
		}
		return told
	}
	steps := 0
	for turn := range 3 {
		p.play(rolls, func() bool { return p.has("theatre:next") })
		p.click("theatre:again")
		p.pass(60)
		for step := 0; p.has("theatre:next") && p.has("theatre:end"); step++ {
			before := reasons()
			p = p.again(name())
			if after := reasons(); !p.Watching() || !slices.Equal(before, after) {
				t.Fatalf("turn %d, step %d: shown was\n%q\nand after the kill\n%q", turn, step, before, after)
			}
			steps++
			p.click("theatre:next")
			p.pass(60)
		}
		p.play(rolls, func() bool { return !p.Watching() })
		if p = p.again(name()); p.Watching() {
			t.Error("all was seen, and is shown again")
		}
	}
	if steps < 10 {
		t.Errorf("in %d steps only", steps)
	}
}
