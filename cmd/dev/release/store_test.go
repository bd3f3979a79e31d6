package main

import (
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"sohofoundry/render/tell/words"
)

// TestStoreTexts: shelves cut a summary after 35 characters, and say nothing in a language that lacks a text.
func TestStoreTexts(t *testing.T) {
	list, err := store()
	if err != nil {
		t.Fatal(err)
	}
	if list[0].Language != words.English || len(list) != len(words.Languages()) {
		t.Errorf("%d languages, %q first", len(list), list[0].Language)
	}
	for _, l := range list {
		if n := utf8.RuneCountInString(l.Summary); n > 35 {
			t.Errorf("%s: the summary has %d characters", l.Language, n)
		}
		for _, text := range append([]string{l.Summary, l.Generic, l.About, l.Shown, l.Unofficial, l.Daily, l.Continue}, append(l.News, l.Keywords...)...) {
			if text == "" {
				t.Errorf("%s: a text is empty", l.Language)
			}
		}
		if len(l.News) != len(list[0].News) {
			t.Errorf("%s: %d news, %d in English", l.Language, len(l.News), len(list[0].News))
		}
		for i, text := range l.News {
			if l.Language != words.English && text == list[0].News[i] {
				t.Errorf("%s: not translated: %s", l.Language, text)
			}
		}
	}
}

// TestManifestsNameThePage: whatever fetches the program fetches it from the page, with the sums of what is there.
func TestManifestsNameThePage(t *testing.T) {
	list, err := store()
	if err != nil {
		t.Fatal(err)
	}
	s := &shop{page: "https://example.org/soho/", when: time.Unix(0, 0).UTC(), told: list, made: tree{sourceName(): {text: []byte("sources")}, setupName(): {text: []byte("setup")}}}
	if err := s.manifests(); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"flatpak.json", "homebrew.rb"} {
		text := string(s.made[named(name)].text)
		for _, part := range []string{"https://example.org/soho/" + sourceName(), "878a52fc5ff6a57d50b7b870aa51637a3dfd38fc22352a39f95a3c292eb976d5"} {
			if !strings.Contains(text, part) {
				t.Errorf("%s does not name %s", name, part)
			}
		}
	}
	if len(s.made[named("winget.zip")].text) == 0 {
		t.Error("there is no manifest for winget")
	}
	without := &shop{told: list, made: tree{}}
	if err := without.manifests(); err != nil || len(without.made) != 0 {
		t.Errorf("without a page there are %d manifests, %v", len(without.made), err)
	}
}
