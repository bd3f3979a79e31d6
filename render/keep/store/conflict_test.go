package store_test

import (
	"testing"

	"sohofoundry/render/keep/store"
)

// What programs that synchronise folders make of a game that two machines wrote is known as that, and nothing else is.
func TestConflictOf(t *testing.T) {
	for name, want := range map[string]string{
		"medium-7.sync-conflict-20261127-101010-K3X7Q2A.soho":         "medium-7.soho",
		"medium-7 (conflicted copy 2026-11-27 101010).soho":           "medium-7.soho",
		"medium-7 (Ada's conflicted copy 2026-11-27).soho-table":      "medium-7.soho-table",
		"medium-7_conflict-20261127-101010.soho":                      "medium-7.soho",
		"medium-7 (conflict 2026-11-27).soho":                         "medium-7.soho",
		"medium-7.soho":                                               "",
		"conflict.soho":                                               "",
		"(conflict).soho":                                             "",
		"medium-7 (2).soho":                                           "",
		"medium-7 (conflicting views).soho":                           "",
		"medium-7.soho.sync-conflict-20261127-101010-K3X7Q2A.bak":     "",
		"medium-7.sync-conflict-20261127-101010-K3X7Q2A.soho.reached": "",
	} {
		if of, ok := store.ConflictOf(name); of != want || ok != (want != "") {
			t.Errorf("%s is a conflict with %q, want %q", name, of, want)
		}
	}
}
