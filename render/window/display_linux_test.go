package window

import "testing"

func TestMissingIsNamed(t *testing.T) {
	for _, c := range []struct{ display, want string }{
		{"", "there is no display"},
		{":4711", "the display :4711 does not answer"},
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
