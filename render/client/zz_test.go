package client_test

import (
	"image"
	"testing"

	"sohofoundry/render/golden"
)

func TestMain(m *testing.M) { golden.Main(m) }

func shot(p *person, name string) {
	golden.Save("/tmp/"+name+".png", golden.Picture(p.see(), image.Pt(1600, 1000)))
}

func TestZZ(t *testing.T) {
	golden.Needed(t)
	p := newcomer(t)
	p.click("start:new-game")
	p.click("new-game:begin")
	p.pass(60)
	shot(p, "z1")
	p.click("guide:next")
	p.click("card:3")
	p.pass(60)
	shot(p, "z2")
	p.click("action:build")
	shot(p, "z3")
}
