//go:build !js

package window

import (
	"bytes"
	"strings"
	"testing"
	"testing/fstest"

	"sohofoundry/render/keep/store"
)

// Of what is dropped, a game is read as far as it takes to tell that it is none, and a backup to its end; a folder is nothing.
func TestDropped(t *testing.T) {
	long := strings.Repeat("a", 2*store.Most)
	files := fstest.MapFS{"a.soho": {Data: []byte("a game")}, "long.soho": {Data: []byte(long)}, "all.zip": {Data: []byte("PK\x03\x04" + long)}, "folder/a": {}}
	for name, want := range map[string]string{"a.soho": "a game", "long.soho": long[:store.Most+1], "all.zip": "PK\x03\x04" + long, "folder": "", "missing": ""} {
		if got := dropped(files, name); !bytes.Equal(got, []byte(want)) {
			t.Errorf("of %s %d bytes are read, want %d", name, len(got), len(want))
		}
	}
}
