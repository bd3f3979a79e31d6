package client_test

import (
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// tip is where a tip lies, if one does.
func (p *person) tip() (area view.Rect, ok bool) {
	for _, i := range p.see().Items {
		if i.Kind == view.Box && i.Fill == theme.Foundry.Night && i.Line == theme.Foundry.Brass.Fade(0.7) && i.Radius == theme.Corner {
			area, ok = i.Area, true
		}
	}
	return area, ok
}

// untold fails if the mouse, left where something was clicked, is told something over what is asked now.
func (p *person) untold(after string) {
	p.t.Helper()
	p.pass(8)
	if at, ok := p.tip(); ok {
		p.t.Errorf("after %s a tip comes up at %v by itself:\n%s", after, at, texts(p.see()))
	}
}

// A mouse that rests where the last thing was clicked is told nothing: through the guided first rounds, with their builds, links,
// sales and developments, in each lesson as it begins, and as a game is loaded.
func TestAMouseAtRestIsToldNothing(t *testing.T) {
	p := guided(t, view.Size{W: 1280, H: 800})
	for p.Record().Position().Round <= 4 && !t.Failed() {
		p.follow()
		p.untold("a step of the guide")
	}
	for _, l := range lesson.All() {
		p := hasty(t)
		p.moment = clickMoment
		p.click("start:lessons")
		p.click("lesson:" + l.Name)
		p.untold("the beginning of lesson " + l.Name)
	}
	r, err := played.Game(played.Medium(2), 43)
	if err != nil {
		t.Fatal(err)
	}
	p = continued(t, r)
	p.untold("loading")
}

// clickMoment lets a tip have come up after a few moments.
const clickMoment = 200_000_000

// continued is somebody who has just gone on with a kept game, by the mouse, at a desk.
func continued(t *testing.T, r *record.Record) *person {
	t.Helper()
	kept := store.NewMemory(clock)
	set(t, kept, func(s *settings.Settings) { s.ReducedMotion = true })
	if err := kept.Write("medium-2.soho", r.Marshal()); err != nil {
		t.Fatal(err)
	}
	p := sitDown(t, kept)
	p.moment, p.in.Size = clickMoment, view.Size{W: 1280, H: 800}
	p.pass(2)
	p.click("start:continue")
	return p
}

// Whatever is pointed at while the guide leads, the tip about it covers neither what the guide points at nor its words.
func TestTipsLeaveFreeWhatTheGuideAsksFor(t *testing.T) {
	long(t)
	p := guided(t, view.Size{W: 1280, H: 800})
	tips := 0
	for p.Record().Position().Round <= 4 && !t.Failed() {
		if spot, guide := p.spot(), p.see().Target("guide"); spot != nil && guide != nil {
			free := []view.Rect{spot.Area, guide.Area}
			for _, target := range p.see().Targets {
				near := target.Area.Distance(spot.Area.Middle()) < 250
				if at, seen := visible(p.see(), p.see().Target(target.ID)); seen && near && target.About != nil && target.ID != spot.ID {
					p.in.Cursor = at
					p.pass(4)
					tip, ok := p.tip()
					for _, asked := range free {
						if ok && tip.Meets(asked) && !target.Area.Meets(asked) {
							t.Errorf("the tip about %s at %v, %v, covers what is asked for at %v", target.ID, target.Area, tip, asked)
						}
					}
					if ok {
						tips++
					}
				}
			}
		}
		p.follow()
	}
	if tips < 100 {
		t.Errorf("only %d tips were looked at", tips)
	}
}
