//go:build unix

package window

import (
	"crypto/sha256"
	"errors"
	"image"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"sohofoundry/render/looktest/golden"
)

// TestTheProgramByUpdates plays a turn with the whole program, driven by updates: twice the same pictures.
func TestTheProgramByUpdates(t *testing.T) {
	golden.Needed(t)
	if testing.Short() {
		t.Skip("it builds the program")
	}
	program := filepath.Join(t.TempDir(), "soho")
	build := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", program, "sohofoundry/cmd/soho")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	first, second := drive(t, program), drive(t, program)
	if len(first) < 4 {
		t.Fatalf("%d pictures were made", len(first))
	}
	for i := range first {
		if first[i] != second[i] {
			t.Errorf("picture %d differs from run to run", i)
		}
		if i > 0 && first[i] == first[i-1] {
			t.Errorf("picture %d shows nothing new", i)
		}
	}
}

// drive plays a turn and returns the hashes of what is seen.
func drive(t *testing.T, program string) (seen [][32]byte) {
	t.Helper()
	guest := start(t, program)
	screen := ebiten.NewImage(1440, 900)
	defer screen.Deallocate()
	if err := guest.SetOutsideScreen(screen); err != nil {
		t.Fatal(err)
	}
	look := func() {
		guest.AdvanceTicks(120)
		guest.AdvanceFrame()
		if !guest.WaitFrame() || !guest.CompositeFrame() {
			t.Fatalf("there is no picture: %v", guest.Err())
		}
		picture := image.NewRGBA(screen.Bounds())
		screen.ReadPixels(picture.Pix)
		seen = append(seen, sha256.Sum256(picture.Pix))
	}
	look()
	for _, key := range []ebiten.Key{ebiten.KeyZ, ebiten.Key1, ebiten.KeyEnter, ebiten.KeyEnter} {
		guest.PressKey(key)
		guest.AdvanceTicks(2)
		guest.ReleaseKey(key)
		look()
	}
	if err := guest.Close(); err != nil && !errors.Is(err, ebiten.Termination) {
		t.Error(err)
	}
	return seen
}

// start starts the program as a guest of this one.
func start(t *testing.T, program string) *vmhost.GuestSession {
	t.Helper()
	dir, err := os.MkdirTemp("", "soho") // short: the path of a socket may not be long
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	door, err := net.Listen("unix", filepath.Join(dir, "door"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = door.Close() }()
	endpoint, err := vmhost.EndpointURLFromAddr(door.Addr())
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program, "play", "--seed", "42")
	cmd.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint, "XDG_DATA_HOME="+dir, "XDG_CONFIG_HOME="+dir, "DISPLAY=")
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	if err := door.(*net.UnixListener).SetDeadline(time.Now().Add(time.Minute)); err != nil {
		t.Fatal(err)
	}
	conn, err := door.Accept()
	if err != nil {
		t.Fatal(err)
	}
	guest, err := vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	return guest
}
