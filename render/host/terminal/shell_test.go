package terminal

import "testing"

func TestAShellTakesAPathForOneWord(t *testing.T) {
	for _, c := range []struct {
		path, want string
		windows    bool
	}{
		{"/home/me/a.soho", "/home/me/a.soho", false},
		{"/home/me/my game's.soho", `'/home/me/my game'\''s.soho'`, false},
		{`/home/me/a\b.soho`, `'/home/me/a\b.soho'`, false},
		{"a\x1b.soho", `"a\x1b.soho"`, false},
		{`C:\Users\me\a.soho`, `C:\Users\me\a.soho`, true},
		{`C:\Users\Ann O'Hara\a.soho`, `"C:\Users\Ann O'Hara\a.soho"`, true},
	} {
		if got := shellWord(c.path, c.windows); got != c.want {
			t.Errorf("%s is written %s", c.path, got)
		}
	}
}
