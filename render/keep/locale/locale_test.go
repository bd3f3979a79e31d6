//go:build !js

package locale

import (
	"slices"
	"testing"
)

func TestPick(t *testing.T) {
	offered := []string{"de", "en", "pt"}
	for _, c := range []struct {
		want   string
		wanted []string
	}{
		{"de", []string{"de_AT.UTF-8"}},
		{"de", []string{"de_DE@euro"}},
		{"pt", []string{"pt-BR", "en"}},
		{"de", []string{"fr", "DE", "en"}},
		{"en", []string{"en_GB"}},
		{"", []string{"fr", "ja"}},
		{"", []string{"", "C.UTF-8", "no such tag", "und"}},
		{"", nil},
	} {
		if got := pick(c.wanted, offered); got != c.want {
			t.Errorf("of %q, %q is picked and not %q", c.wanted, got, c.want)
		}
	}
}

func TestEnvironment_InTheOrderOfPOSIX(t *testing.T) {
	for _, c := range []struct {
		all, messages, lang, several string
		want                         []string
	}{
		{"de_DE", "fr_FR", "it_IT", "", []string{"de_DE"}},
		{"", "fr_FR", "it_IT", "", []string{"fr_FR"}},
		{"", "", "it_IT", "ro:pl", []string{"ro", "pl", "it_IT"}},
		{"C.UTF-8", "", "it_IT", "ro", []string{"en"}},
		{"", "", "", "ro", nil},
	} {
		t.Setenv("LC_ALL", c.all)
		t.Setenv("LC_MESSAGES", c.messages)
		t.Setenv("LANG", c.lang)
		t.Setenv("LANGUAGE", c.several)
		if got := environment(); !slices.Equal(got, c.want) {
			t.Errorf("%+v gives %q", c, got)
		}
	}
}

func TestChoose_WhatIsAskedForComesFirst(t *testing.T) {
	t.Setenv("LC_ALL", "xx_XX")
	for asked, want := range map[string]string{"en": "en", "": "en", "tlh": "en", "qps": "qps"} {
		if got := Choose(asked); got != want {
			t.Errorf("for %q it is %q", asked, got)
		}
	}
}
