package client_test

import (
	"runtime"
	"testing"
)

// mostGrowth is by how many bytes a whole game may make the program larger: its record, and what is remembered of texts.
const mostGrowth = 6 << 20

// TestMemoryDoesNotGrow: whatever was looked at in the course of a game is not kept after it.
func TestMemoryDoesNotGrow(t *testing.T) {
	if testing.Short() {
		t.Skip("a whole game at full length")
	}
	p := newcomer(t)
	p.click("start:new-game")
	p.click("new-game:begin")
	p.pass(60)
	before := heap()
	p.play(dice(11), func() bool { return p.has("final:new") })
	p.pass(60)
	after := heap()
	t.Logf("%d KiB before the game, %d KiB after it", before>>10, after>>10)
	if after > before+mostGrowth {
		t.Errorf("a game leaves %d MiB behind", (after-before)>>20)
	}
	runtime.KeepAlive(p)
}

// heap is how many bytes are in use.
func heap() uint64 {
	for range 2 { // what a finaliser lets go of is only then gone
		runtime.GC()
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
