package client_test

import "testing"

// BenchmarkTable makes the view of a table in the middle of a game.
func BenchmarkTable(b *testing.B) {
	p := newcomer(b)
	p.click("start:new-game")
	p.click("new-game:begin")
	rolls := dice(7)
	p.play(rolls, func() bool { return len(p.Record().Entries()) > 30 && !p.Watching() })
	for b.Loop() {
		p.Refresh()
		p.pass(1)
	}
}
