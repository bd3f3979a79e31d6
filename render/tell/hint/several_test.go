package hint_test

import (
	"regexp"
	"strings"
	"testing"

	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/tell/hint"
	"sohofoundry/render/tell/words"
)

// Of one other player and of the Automa nothing may be told where several play, and thoughts do not speak to whoever reads them.
var (
	ofTheOnlyOther = regexp.MustCompile(`(?i)\bthe rival\b|automa`)
	toTheReader    = regexp.MustCompile(`(?i)\byours?\b|\byou\b`)
)

// allReasons are reasons of every kind, with every measure that they can have.
func allReasons(s *search.Search) (list []search.Reason) {
	for fact := search.Flips; fact <= search.Drinks; fact++ {
		r := search.Reason{Fact: fact, N: 5, Of: 12, Merchant: 1, Best: 7, Resource: engine.Coal, Amount: 2, Money: 8}
		for measure := search.VP; measure <= search.Money; measure++ {
			r.Means = append(r.Means, search.Mean{Of: measure, Best: 60, Other: 40})
		}
		if fact == search.Follow {
			_, r.Next = s.NextOf(s.Choice(), 0)
			r.Next.Card = 0
		}
		list = append(list, r)
	}
	return list
}

// At a table of several every reason is told of the others, whole and in every language: to a person, in an analysis, and as a rival's thought.
func TestReasonsOfSeveral(t *testing.T) {
	r, err := played.Several(played.Birmingham(), played.Three, 3, 5, 20)
	if err != nil {
		t.Fatal(err)
	}
	h, p := r.Header(), r.Position()
	s, err := search.Begin(r.Game(), p, hint.Options)
	if err != nil {
		t.Fatal(err)
	}
	s.Run(search.Futures(8))
	for _, language := range words.Languages() {
		w, err := words.New(r.Game(), language)
		if err != nil {
			t.Fatal(err)
		}
		w.Strict = true
		two := w
		two.Rival = true
		w = w.At(&h).SeenBy(p.Actor)
		for _, reason := range allReasons(s) {
			told, thought := hint.Told(w, s, reason)
			ofTwo, thoughtOfTwo := hint.Told(two, s, reason)
			for i, text := range append(told, thought) {
				if strings.ContainsAny(text, "{}") || strings.Contains(text, "Autom") || language == words.English && ofTheOnlyOther.MatchString(text) {
					t.Errorf("%s, %s: %q", language, reason.Fact, text)
				}
				switch reason.Fact {
				case search.Taken, search.Stock, search.Outdrunk, search.Drinks:
					if text != "" && text == append(ofTwo, thoughtOfTwo)[i] {
						t.Errorf("%s, %s: of several it is told as of two: %q", language, reason.Fact, text)
					}
				}
			}
			if language == words.English && toTheReader.MatchString(thought) {
				t.Errorf("%s: a rival thinks %q", reason.Fact, thought)
			}
		}
	}
}

// What is told in a game of several, to its persons and of what its rivals thought, speaks neither of the one rival nor of the Automa.
func TestHintsOfSeveral(t *testing.T) {
	texts := 0
	for entries := 0; entries < 60; entries += 7 {
		r, err := played.Several(played.Birmingham(), played.Three, 3, 5, entries)
		if err != nil {
			t.Fatal(err)
		}
		w, err := words.New(r.Game(), words.English)
		if err != nil {
			t.Fatal(err)
		}
		h, p := r.Header(), r.Position()
		s, err := search.Begin(r.Game(), p, hint.Options)
		if err != nil {
			t.Fatal(err)
		}
		s.Run(search.Futures(12))
		w = w.At(&h).SeenBy(p.Actor)
		told := hint.Of(w, &p.State, s)
		if h.Players[p.Actor].Rival > 0 {
			told = hint.Thought(w.SeenBy(engine.HumanSeat), &p.State, s, s.Choice(), false)
		}
		all := append(append([]string{told.Sure, told.Looked}, told.Words...), told.Why...)
		for _, c := range told.List {
			all = append(all, c.Text, c.Brief, c.Note)
		}
		for _, text := range all {
			if texts++; ofTheOnlyOther.MatchString(text) || strings.ContainsAny(text, "{}") {
				t.Errorf("after %d entries: %q", entries, text)
			}
		}
	}
	if texts < 80 {
		t.Errorf("only %d texts were told", texts)
	}
}
