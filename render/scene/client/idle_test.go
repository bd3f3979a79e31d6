package client_test

import "testing"

// TestNothingIsDrawnWhileNothingHappens: once it has settled, time alone makes no other picture, at the start screen, while
// the human is asked, while the mouse rests on something that was told about, and while the Automa's film waits.
func TestNothingIsDrawnWhileNothingHappens(t *testing.T) {
	p := newcomer(t)
	p.settled("at the start screen")
	p.click("start:new-game")
	p.settled("over a new game")
	p.click("new-game:begin")
	p.settled("while the human is asked")
	before := p.number()
	p.point("action:pass")
	p.settled("while the mouse rests")
	if p.number() == before {
		t.Error("what the mouse rests on looks as ever")
	}
	p.play(dice(7), func() bool { return p.has("theatre:next") })
	p.settled("while the Automa's film waits")
}

// smokeRests is how many updates after the last thing done smoke drifts no more.
const smokeRests = 21 * 60

func (p *person) number() int {
	_, number := p.Picture()
	return number
}

// point rests the mouse on a target.
func (p *person) point(id string) {
	p.t.Helper()
	at, ok := visible(p.see(), p.see().Target(id))
	if !ok {
		p.t.Fatalf("%q is covered by something else everywhere", id)
	}
	p.in.Cursor = at
	p.pass(1)
}

// settled checks that what is seen comes to rest within seconds, and then stays: neither is its view made anew.
func (p *person) settled(when string) {
	p.t.Helper()
	for seconds := 0; !p.Idle() && seconds < 20; seconds++ {
		p.pass(60)
	}
	if !p.Idle() {
		p.t.Errorf("%s something moves all the time", when)
	}
	p.pass(smokeRests)
	before, made := p.number(), &p.see().Items[0]
	p.pass(200)
	if p.number() != before {
		p.t.Errorf("%s the picture changes %d times though nothing happens", when, p.number()-before)
	}
	if &p.see().Items[0] != made {
		p.t.Errorf("%s the view is made anew though nothing happens", when)
	}
}

// TestSmokeRestsAtATableThatWasThereBeforeTheWindow: that pictures are costly is known only when there is a window, and a game
// that was named on the command line is loaded before.
func TestSmokeRestsAtATableThatWasThereBeforeTheWindow(t *testing.T) {
	p := newcomer(t)
	p.click("start:new-game")
	p.click("new-game:begin")
	p.play(dice(7), func() bool { return len(p.Record().Entries()) > 4 && !p.Watching() })
	p.point("hand:draw")
	p.pass(300)
	if p.see().Drifts == 0 {
		t.Fatal("no smoke drifts: the test shows nothing")
	}
	p.Began(true)
	p.pass(2)
	if p.see().Drifts != 0 {
		t.Error("smoke drifts on")
	}
}
