//go:build linux

package client_test

import (
	"bytes"
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/golden"
	"sohofoundry/render/looktest/killtest"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
)

func TestMain(m *testing.M) { golden.Main(m) }

// deed is what was done last.
type deed struct {
	kept  bool // it is to be kept
	keyed bool // with a key
}

// moment is when the program is killed.
type moment struct {
	name  string
	due   func(*person, deed) bool // whether what was done last is the last; nil: it comes while the window opens
	until func(*hunt) bool         // what has to come before, unless it takes too long
	later time.Duration            // at most so long after that
}

var moments = []moment{
	{name: "as soon as it is shown", due: confirmed, until: (*hunt).moves, later: 2 * time.Millisecond},
	{name: "while it writes", due: confirmed, until: (*hunt).writes, later: 2 * time.Millisecond},
	{name: "while the window opens", later: 800 * time.Millisecond},
	{name: "at a confirmation", due: confirmed, later: 60 * time.Millisecond},
	{name: "in the Automa's turn", due: func(p *person, _ deed) bool { return p.AtTable() && p.Watching() }, later: time.Second / 2},
	{name: "at any moment", due: func(*person, deed) bool { return true }, later: time.Second / 2},
}

// confirmed reports whether a choice was made, with a key if somebody prefers that.
func confirmed(p *person, d deed) bool { return d.kept && d.keyed == p.keyed }

// hunt is a window that is killed again and again. A twin of the program, which nobody kills and which keeps its files
// elsewhere, tells what there is to be seen: all that is done to it is done in the window too, by mouse and keyboard, and
// both have to look alike before the next thing is done.
type hunt struct {
	*display
	rng     *rand.Rand
	program string // its file
	data    string // where it keeps what it keeps
	seed    uint64 // of the game

	cmd    *exec.Cmd
	said   bytes.Buffer
	moment *moment
	wait   int  // how many things are done before the moment may come
	killed bool // the twin is alone
	busy   bool // the twin is waited for

	rested *image.RGBA // what the window showed last when nothing moved
	allow  []string    // what the file may hold: the game as the window showed it last, and what became of it since
	at     string      // the game of the twin
	before string      // the files of all games, before what was done last changed them

	kills map[string]int // by moment
	cut   int            // kills while it wrote
	ahead int            // kills at which the file held what the window did not show yet
}

func (h *hunt) name() string { return client.NameOf(board(h.t), played.Medium(h.seed)) + store.Ending }

func (h *hunt) folder() string { return files(filepath.Join(h.data, "soho")).Games }

// twin puts the game as it was left, or a new one, in front of somebody, and tells how the program is told to do the same.
func (h *hunt) twin() (p *person, args []string) {
	h.t.Helper()
	own := h.t.TempDir()
	if err := os.CopyFS(own, os.DirFS(h.data)); err != nil {
		h.t.Fatal(err)
	}
	// Its clock is that of the program, or it would take other games for earlier ones when it compares results.
	p = &person{t: h.t, moment: time.Second / 60, keyed: h.rng.IntN(3) > 0}
	p.Client = client.New(client.Options{Store: files(filepath.Join(own, "soho")), Clock: time.Now, Chance: 1})
	h.point(view.Point{X: float64(screen.X - 1), Y: float64(screen.Y - 1)}) // where nothing is
	p.in.Size, p.in.Pixel, p.in.Cursor = view.Size{W: float64(screen.X), H: float64(screen.Y)}, 1, h.cursor
	h.at = string(killtest.Left(h.t, h.folder(), h.name()).Text)
	h.allow = []string{h.at}
	var err error
	switch {
	case h.at == "":
		var r *record.Record
		if r, err = record.New(board(h.t), played.Medium(h.seed)); err == nil {
			err = p.Play(r, nil)
			h.at = string(r.Marshal())
		}
		args = []string{"--seed", strconv.FormatUint(h.seed, 10)}
	case h.rng.IntN(2) == 0:
		err = p.Open(h.name())
		args = []string{"--continue"}
	default: // it goes on from the start screen
		if p.pass(20); p.has("start:dismiss") {
			h.t.Fatalf("something is told on the start screen: %s", texts(p.see()))
		}
	}
	if err != nil {
		h.t.Fatal(err)
	}
	return p, args
}

// open opens the window.
func (h *hunt) open(args []string) {
	h.t.Helper()
	h.said.Reset()
	h.cmd = exec.Command(h.program, append([]string{"play"}, args...)...)
	h.cmd.Env = h.env("XDG_DATA_HOME="+h.data, "XDG_CONFIG_HOME="+h.data)
	h.cmd.Stdout, h.cmd.Stderr = &h.said, &h.said
	h.keep(h.cmd)
	h.killed = false
}

// play opens the window, goes on with the game and is killed.
func (h *hunt) play(m *moment) {
	h.t.Helper()
	h.moment, h.wait = m, h.rng.IntN(5)
	p, args := h.twin()
	h.open(args)
	if m.due == nil {
		h.kill(p, deed{})
		return
	}
	h.look(p)
	p.after = func(did stage.Input) { h.follow(p, did) }
	left := h.at
	if !p.AtTable() {
		p.key("C")
	}
	if !p.AtTable() || string(p.Record().Marshal()) != left {
		h.t.Fatalf("Continue does not go on with the game as it was left:\n%s", left)
	}
	p.play(h.rng.IntN, func() bool {
		if p.has("topbar:undo") && h.rng.IntN(16) == 0 {
			p.click("topbar:undo")
		}
		return h.killed || p.has("final:new")
	})
	if !h.killed {
		h.kill(p, deed{})
	}
}

// follow does in the window what was done to the twin. Then the moment may have come.
func (h *hunt) follow(p *person, did stage.Input) {
	h.t.Helper()
	if h.killed {
		return
	}
	d := deed{keyed: len(did.Keys) > 0}
	if p.AtTable() {
		at := string(p.Record().Marshal())
		if d.kept = at != h.at; d.kept {
			h.allow, h.at = append(h.allow, at), at
		}
	}
	if h.busy || !h.hand(did) {
		return
	}
	h.wait--
	if h.wait < 0 && h.moment.due(p, d) {
		h.kill(p, d)
		return
	}
	h.look(p)
}

// look waits until the twin rests and the window looks like it, not before it has had the time to rest as well: what moves
// may begin as it ends.
func (h *hunt) look(p *person) {
	h.t.Helper()
	began, now := time.Now(), p.in.Now
	want := h.rest(p)
	for range 6000 {
		if shows(h.picture(), want) && time.Since(began) > p.in.Now-now {
			h.rested, h.allow = want, h.allow[len(h.allow)-1:]
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	h.compare(want)
	_ = h.cmd.Process.Kill()
	_ = h.cmd.Wait()
	h.t.Fatalf("the window does not show what it has to, and said %q", &h.said)
}

// rest lets the twin go on until nothing moves, and draws it.
func (h *hunt) rest(p *person) *image.RGBA {
	h.busy = true
	p.pass(2)
	p.moment = time.Second / 5
	for n := 0; !p.Idle() && n < 10000; n++ {
		p.pass(1)
	}
	h.busy, p.moment = false, time.Second/60
	return golden.Picture(p.see(), screen)
}

// tries are how often the hunter looks for what comes before the kill.
const tries = 2000

// kill kills the program some time after what was done last, and sees what is left.
func (h *hunt) kill(p *person, d deed) {
	h.t.Helper()
	if until := h.moment.until; until != nil {
		h.before = h.files()
		for n := 0; n < tries && !until(h); n++ {
			continue
		}
	}
	later := time.Duration(h.rng.Int64N(int64(h.moment.later)))
	time.Sleep(later)
	seen := h.picture()
	_ = h.cmd.Process.Kill()
	if err := h.cmd.Wait(); err == nil || err.Error() != "signal: killed" {
		h.t.Fatalf("it ended by itself (%v) and said %q", err, &h.said)
	}
	h.killed = true
	h.kills[h.moment.name]++
	// A key changes the picture only by what it does; the mouse may have lit what it is over.
	if h.moment.due != nil && (d.keyed && !shows(seen, h.rested) || shows(seen, h.rest(p))) {
		h.allow = h.allow[len(h.allow)-1:]
	}
	h.judge(fmt.Sprintf("%s, %v", h.moment.name, later.Round(time.Millisecond)))
}

// judge sees what is left after a kill.
func (h *hunt) judge(when string) {
	h.t.Helper()
	left := killtest.Left(h.t, h.folder(), h.name())
	switch at := slices.Index(h.allow, string(left.Text)); {
	case at < 0:
		h.compare(h.rested)
		h.t.Fatalf("killed %s later, the file holds\n%s\nand nothing that it may hold, such as\n%s", when, left.Text, h.allow[len(h.allow)-1])
	case at > 0:
		h.ahead++
	}
	if left.Cut {
		h.cut++
	}
	if left.Record == nil {
		return
	}
	verify := exec.Command(h.program, "replay", "--verify", filepath.Join(h.folder(), h.name()))
	if out, err := verify.CombinedOutput(); err != nil {
		h.t.Fatalf("killed %s later, the game cannot be played again: %v: %s", when, err, out)
	}
	h.t.Logf("killed %s later: game %d holds %d choices and turns", when, h.seed, len(left.Record.Entries()))
	if left.Record.Position().Decision == engine.GameOver {
		h.seed++
	}
}

// writes reports whether the folder of the games is another than it was.
func (h *hunt) writes() bool { return h.files() != h.before }

// moves reports whether the window shows something else than it did.
func (h *hunt) moves() bool { return !shows(h.picture(), h.rested) }

// files are the files of all games, with sizes and times.
func (h *hunt) files() (text string) {
	found, _ := os.ReadDir(h.folder())
	for _, f := range found {
		if info, err := f.Info(); err == nil {
			text += fmt.Sprintln(f.Name(), info.Size(), info.ModTime())
		}
	}
	return text
}

// Whenever the program is killed, all that its window has shown as done is in the file; the window opens again, shows that,
// and the game goes on.
func TestKilledInTheWindow(t *testing.T) {
	long(t)
	golden.Needed(t)
	h := &hunt{display: openDisplay(t), rng: rand.New(rand.NewPCG(1851, 9)), data: t.TempDir(), seed: 1, kills: map[string]int{}}
	data := filepath.Join(h.data, "soho")
	for _, kept := range []store.Store{files(data), &store.Files{Games: filepath.Join(data, "saves"), Data: data, Config: data}} { // the twin's, the program's
		set(t, kept, func(s *settings.Settings) { s.ReducedMotion = true }) // the start screen stands still, as it is compared
	}
	h.program = filepath.Join(t.TempDir(), "soho")
	build := exec.Command("go", "build", "-o", h.program, "sohofoundry/cmd/soho")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	n := killtest.Times(t, 3)
	for kill := range n {
		h.play(&moments[kill%len(moments)])
	}
	p, args := h.twin() // and it opens a last time
	h.open(args)
	h.look(p)
	t.Logf("killed %d times in %d games, %v, %d of them while it wrote; %d times the file held what was not shown yet", n, h.seed, h.kills, h.cut, h.ahead)
}
