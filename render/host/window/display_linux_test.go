package window

import (
	"net"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
)

func TestMissingIsNamed(t *testing.T) {
	for _, c := range []struct{ display, want string }{
		{"", "there is no display"},
		{":4711", "the display :4711 does not answer"},
		{"unix:4711.0", "the display unix:4711.0 does not answer"},
		{"localhost:10.0", "the display localhost:10.0 is on the network, to which this program opens no connection"},
		{"10.0.0.1:0", "the display 10.0.0.1:0 is on the network, to which this program opens no connection"},
		{"tcp/:0", "the display tcp/:0 is on the network, to which this program opens no connection"},
	} {
		t.Setenv("DISPLAY", c.display)
		if library("libX11.so.6") == 0 || library("libGLESv2.so.2", "libGL.so.1") == 0 {
			t.Skip("the libraries for a window are missing")
		}
		if err := Possible(); err == nil || err.Error() != c.want {
			t.Errorf("with DISPLAY=%q it says %v, want %q", c.display, err, c.want)
		}
	}
}

// TestNoDisplayIsLookedForInTheNetwork: the library would go on to port 6000 and more where it finds no socket.
func TestNoDisplayIsLookedForInTheNetwork(t *testing.T) {
	if library("libX11.so.6") == 0 {
		t.Skip("the library for a window is missing")
	}
	door, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Skip(err)
	}
	var called atomic.Int32
	var answered sync.WaitGroup
	answered.Go(func() {
		for {
			conn, err := door.Accept()
			if err != nil {
				return
			}
			called.Add(1)
			_ = conn.Close()
		}
	})
	number := strconv.Itoa(door.Addr().(*net.TCPAddr).Port - 6000)
	for _, display := range []string{":" + number, ":" + number + ".0", "unix:" + number, "localhost:" + number, "tcp/127.0.0.1:" + number} {
		t.Setenv("DISPLAY", display)
		if Possible() == nil {
			t.Fatalf("there is a display %s", display)
		}
	}
	_ = door.Close()
	answered.Wait()
	if n := called.Load(); n > 0 {
		t.Errorf("%d of the displays were looked for in the network", n)
	}
}
