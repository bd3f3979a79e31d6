package keymap_test

import (
	"slices"
	"testing"

	"sohofoundry/render/ui/keymap"
)

func TestKeysOfActionsThatDoNotExistAreNamed(t *testing.T) {
	m, unknown := keymap.New(map[string]string{"swim": "S", "undo": "Z", "fly": "F"})
	if want := []string{"fly", "swim"}; !slices.Equal(unknown, want) {
		t.Errorf("unknown are %v, not %v", unknown, want)
	}
	if m.Key("undo") != "Z" || m.Key("fly") != "" || m.Key("redo") != "Y" {
		t.Errorf("undo is on %q, fly on %q, redo on %q", m.Key("undo"), m.Key("fly"), m.Key("redo"))
	}
}
