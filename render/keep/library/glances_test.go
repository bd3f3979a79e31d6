package library_test

import (
	"strings"
	"testing"

	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/roomtest"
)

// opening is a store that notes which games are opened.
type opening struct {
	store.Store
	opened []string
}

func (o *opening) Read(name string) ([]byte, error) {
	if strings.HasSuffix(name, store.Ending) {
		o.opened = append(o.opened, name)
	}
	return o.Store.Read(name)
}

// counted looks at all games that are kept as the start screen does, keeps what it found, and tells which it opened for that.
func counted(t *testing.T, s store.Store, known *statistics.Statistics) (opened string) {
	t.Helper()
	o := &opening{Store: s}
	l := listed(t, o)
	for l.Seek(1) || l.Scan(1, known.Counted()) {
		continue
	}
	known.Add(l.Finished()...)
	if text, changed := l.Glances(); changed {
		write(t, s, store.Glances, text)
	}
	if _, changed := l.Glances(); changed {
		t.Error("what was kept is to be kept again")
	}
	return strings.Join(o.opened, " ")
}

// What was counted is not opened again until it changes.
func TestWhatIsKnownOfGamesIsKept(t *testing.T) {
	s := memory()
	var known statistics.Statistics
	write(t, s, "a.soho", roomtest.Recorded(t, "easy"))
	write(t, s, "three.soho", roomtest.Recorded(t, "3-seats"))
	write(t, s, "odd\tname\n.soho", roomtest.Recorded(t, "hard"))
	if opened := counted(t, s, &known); !strings.Contains(opened, "a.soho") || len(known.Kinds()) != 2 {
		t.Errorf("opened are %q, %v are counted", opened, known.Kinds())
	}
	if opened := counted(t, s, &known); opened != "odd\tname\n.soho" { // whose name fits on no line
		t.Errorf("opened again are %q", opened)
	}
	write(t, s, "a.soho", roomtest.Recorded(t, "medium"))
	if opened := counted(t, s, &known); !strings.Contains(opened, "a.soho") || len(known.Kinds()) != 3 {
		t.Errorf("opened are %q, %v are counted", opened, known.Kinds())
	}
	l := listed(t, s)
	if g := find(t, l, "three.soho"); g.Known || g.Board != "Birmingham" {
		t.Errorf("what was seen of a game is not known: %+v", g)
	}
	var none statistics.Statistics // they are lost, or of another machine
	if counted(t, s, &none); len(none.Kinds()) != 2 {
		t.Errorf("without the statistics %v are counted", none.Kinds())
	}
}

// Whatever stands there in place of what was kept does no harm.
func TestDamagedGlances(t *testing.T) {
	for _, text := range []string{"", "\x00\xff", "\t\t\t\t\t\t", "1\t2\tover", "x\t2\tsolo over\th\tb\td\ta.soho", strings.Repeat("\t", 1<<20), strings.Repeat("x", store.Most+1)} {
		s := memory()
		write(t, s, "a.soho", roomtest.Recorded(t, "easy"))
		write(t, s, store.Glances, []byte(text))
		var known statistics.Statistics
		if counted(t, s, &known); len(known.Kinds()) != 1 {
			t.Errorf("%.20q: %v are counted", text, known.Kinds())
		}
	}
}
