package record_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// victim is a record that is damaged in every way.
type victim struct {
	name   string
	record *record.Record
	text   []byte
	every  int // one in so many bytes is changed, and cuts are made
	values int // of the changes below
}

// victims are the openings of games of every kind, all of whose bytes are changed, and whole games, of which some are.
func victims(t *testing.T) (list []victim) {
	t.Helper()
	add := func(name string, r *record.Record, every, values int) {
		if testing.Short() {
			every *= 11
		}
		list = append(list, victim{name, r, r.Marshal(), every, values})
	}
	for _, f := range fixtures() {
		text, err := os.ReadFile(f.path())
		if err != nil {
			t.Fatal(err)
		}
		r, err := record.Load(f.path(), text, library)
		if err != nil {
			t.Fatal(err)
		}
		add(f.name, r, 53, 2)
		switch f.name {
		case "medium", "debts", "3-seats":
			add("the opening of "+f.name, openingOf(t, r, 25), 1, 3)
		}
	}
	from := started(t, record.Header{From: list[0].record.After(60), Difficulty: "easy"})
	play(t, from, sensible, 3, 8)
	add("from a position", from, 7, 2)
	return list
}

// openingOf plays the same choices anew, without being practice.
func openingOf(t *testing.T, r *record.Record, entries int) *record.Record {
	t.Helper()
	again := started(t, r.Header())
	for _, e := range r.Entries()[:entries] {
		if e.Automa() {
			again.AutomaTurn()
		} else if why := again.Choose(e.Choice); !why.OK() {
			t.Fatal(why)
		}
	}
	return again
}

// changes are what becomes of a byte: another letter or digit, a capital, an end of line, a remark, and what is no text.
var changes = [](func(byte) byte){
	func(b byte) byte { return b ^ 1 },
	func(b byte) byte { return b ^ 0x20 },
	func(b byte) byte { return b + 1 },
	func(byte) byte { return '1' },
	func(byte) byte { return '\n' },
	func(byte) byte { return ' ' },
	func(byte) byte { return '#' },
	func(byte) byte { return 0 },
	func(byte) byte { return 0x1b },
	func(byte) byte { return 0xff },
}

// judge loads a damaged text: it is refused with the line and with nothing but what is good, or it is the same game.
func (v *victim) judge(text []byte) (rescued int, problem error) {
	r, err := record.Load("game.soho", text, library)
	if err == nil && (r == nil || len(r.All()) != len(v.record.Entries())) {
		return 0, errors.New("another game was accepted")
	}
	if err != nil {
		var d *record.Damage
		if !errors.As(err, &d) || d.Line < 1 || d.Line > bytes.Count(text, []byte("\n"))+2 || d.Expected.String() == "" || d.Found.String() == "" {
			return 0, errors.New("the damage is not named: " + err.Error())
		}
		if strings.ContainsFunc(err.Error(), func(c rune) bool { return !unicode.IsPrint(c) }) {
			return 0, errors.New("what cannot be shown is in the error")
		}
	}
	if r == nil {
		return none, nil
	}
	rescued = len(r.All())
	if got, want := r.Header(), v.record.Header(); !sameHeader(got, want) {
		return rescued, errors.New("the header of another game was accepted")
	}
	if rescued > len(v.record.Entries()) || *r.Position() != *v.record.After(rescued) {
		return rescued, errors.New("a position that was not played is offered")
	}
	for i, e := range r.All() {
		if e.Choice != v.record.Entries()[i].Choice {
			return rescued, errors.New("a choice that was not made is offered")
		}
	}
	return rescued, nil
}

func sameHeader(a, b record.Header) bool {
	if (a.From == nil) != (b.From == nil) || a.From != nil && *a.From != *b.From {
		return false
	}
	a.From, b.From = nil, nil
	return a == b
}

// linesBefore counts the entries that stand, whole, before a byte.
func (v *victim) linesBefore(at int) (entries int) {
	text := string(v.text[:at])
	text = text[:strings.LastIndexByte(text, '\n')+1]
	for i := range v.record.Entries() {
		line := v.record.Line(i)
		e := v.record.Entries()[i]
		if e.Choice.Verb != 0 && e.Choice.Verb.Follows() {
			entries++ // on the line of the choice before
			continue
		}
		_, after, found := strings.Cut(text, "\n"+line)
		if !found {
			return entries
		}
		text, entries = "\n"+after, entries+1
	}
	return entries
}

func TestLoad_AnyByteChanged_IsNeverAnotherGame(t *testing.T) {
	for _, v := range victims(t) {
		t.Run(v.name, func(t *testing.T) {
			text := slices.Clone(v.text)
			for at := 0; at < len(text); at += v.every {
				for n := range v.values {
					change := changes[(n+at/v.every)%len(changes)]
					was := text[at]
					if text[at] = change(was); text[at] == was {
						continue
					}
					rescued, problem := v.judge(text)
					if problem == nil && rescued >= 0 && rescued < v.linesBefore(at)-following(v.record, rescued) {
						problem = errors.New("less is rescued than is good")
					}
					if problem != nil {
						t.Fatalf("byte %d, %q, is %q (%d entries are offered): %v\n%s", at, was, text[at], rescued, problem, text)
					}
					text[at] = was
				}
			}
		})
	}
}

// following counts the entries that stand on the line of the one before entry n.
func following(r *record.Record, n int) (more int) {
	for _, e := range r.Entries()[n:] {
		if e.Choice.Verb == 0 || !e.Choice.Verb.Follows() {
			break
		}
		more++
	}
	return more
}

func TestLoad_CutAnywhere_IsNeverAnotherGame(t *testing.T) {
	for _, v := range victims(t) {
		t.Run(v.name, func(t *testing.T) {
			for length := 0; length <= len(v.text); length += v.every {
				rescued, problem := v.judge(v.text[:length])
				if good := v.linesBefore(length); problem == nil && rescued >= 0 && rescued < good {
					problem = errors.New("less is rescued than is good")
				}
				if problem != nil {
					t.Fatalf("cut after %d of %d bytes (%d entries are offered): %v\n…%s", length, len(v.text), rescued, problem, v.text[max(0, length-200):length])
				}
			}
		})
	}
}

// Two lines changed places, one is there twice, one is missing: single lines may be sound, the game is not.
func TestLoad_LinesOutOfPlace_AreFound(t *testing.T) {
	for _, v := range victims(t) {
		t.Run(v.name, func(t *testing.T) {
			lines := strings.SplitAfter(string(v.text), "\n")
			lines = lines[:len(lines)-1]
			for i := range lines {
				if i%v.every > 0 {
					continue
				}
				swapped := slices.Clone(lines)
				j := (i + 1 + i%3) % len(lines)
				swapped[i], swapped[j] = swapped[j], swapped[i]
				for _, changed := range [][]string{swapped, slices.Insert(slices.Clone(lines), i, lines[i]), slices.Delete(slices.Clone(lines), i, i+1)} {
					if _, problem := v.judge([]byte(strings.Join(changed, ""))); problem != nil {
						t.Fatalf("line %d: %v\n%s", i+1, problem, strings.Join(changed, ""))
					}
				}
			}
		})
	}
}

// What older versions wrote has no check sums.
func TestLoad_RecordsOfOlderVersions(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join("testdata", "older", "*.soho"))
	if err != nil || len(paths) < 2 {
		t.Fatalf("%d older records, %v", len(paths), err)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		r, err := record.Load(path, text, library)
		if err != nil {
			t.Fatal(err)
		}
		if saved := string(r.Marshal()); unchecked(saved) != string(text) || saved == string(text) {
			t.Errorf("%s: saved again, it reads\n%s", path, saved)
		}
	}
}

// What needs another version, board, deck or rules is not damaged, and says so; what was changed does not pretend to.
func TestLoad_WhatIsNeededIsNoDamage(t *testing.T) {
	r := started(t, solo("medium", 42))
	play(t, r, sensible, 1, 10)
	saved := string(r.Marshal())
	for _, c := range []struct{ name, old, new, why string }{
		{"a newer format", "soho record 1", "soho record 2", `it needs a newer Soho Foundry, one that knows "soho record 2"`},
		{"an older format", "soho record 1", "soho record 0", `it was made by an older Soho Foundry, and needs one that knows "soho record 0"`},
		{"newer rules", "rules 1", "rules 7", `it needs a newer Soho Foundry, one that knows "rules 7"`},
		{"older rules", "rules 1", "rules 0", `it was made by an older Soho Foundry, and needs one that knows "rules 0"`},
		{"another board", "board Birmingham", "board Sheffield", "there is no such board here"},
		{"another deck", "deck MAUtoma", "deck Cromford", "there is no such deck here"},
		{"a deck that was changed", birmingham.Deck.Sum, "0123456789abcdef", "this deck is not as it was when the game was played"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, d := damaged(t, strings.Replace(unchecked(saved), c.old, c.new, 1)); !d.Needs || d.Why.String() != c.why {
				t.Errorf("needs %t: %s", d.Needs, d)
			}
			if _, d := damaged(t, strings.Replace(saved, c.old, c.new, 1)); d.Needs || !strings.Contains(d.Why.String(), "it was changed since") {
				t.Errorf("changed after it was saved, it needs %t: %s", d.Needs, d)
			}
		})
	}
	mat := strings.Replace(unchecked(saved), "coal 0 1 2 2", "coal 0 1 2 1", 1)
	if r, d := damaged(t, mat); d.Needs || r == nil { // another mat leads elsewhere
		t.Errorf("another mat: %s", d)
	}
	if r, d := damaged(t, strings.Replace(saved, "coal 0 1 2 2", "coal 0 1 2 1", 1)); r != nil || d.Line != 7 {
		t.Errorf("a mat that was changed: %s", d)
	}
}

func TestBest_IsTheNewestGoodState(t *testing.T) {
	r := started(t, solo("medium", 42))
	play(t, r, sensible, 1, 20)
	less, more, other, none := r.Branch(5), r.Branch(9), started(t, solo("medium", 43)), started(t, solo("medium", 44))
	play(t, other, sensible, 1, 30)
	again, four, undone := r.Branch(5), r.Branch(4), r.Branch(3)
	chooseFirst(t, undone, engine.Pass)
	cut := &record.Damage{Expected: fault.Sprintf("a legal action")}
	changed := &record.Damage{Expected: fault.Sprintf(`"hash 0123456789abcdef"`)} // what was played leads elsewhere
	for _, c := range []struct {
		name    string
		damaged *record.Record
		why     error
		others  []record.Found
		want    *record.Record
	}{
		{"the copy goes further", less, cut, []record.Found{{Record: more}}, more},
		{"the damaged one goes further", more, cut, []record.Found{{Record: less}}, more},
		{"both hold the same, and the header of one is as it was saved", less, cut, []record.Found{{Record: again}}, again},
		{"both are as far, otherwise", four, cut, []record.Found{{Record: undone}}, four},
		{"one as far is whole", more, changed, []record.Found{{Record: less}}, more},
		{"one as far is whole, and the other is not as it was played", less, changed, []record.Found{{Record: again}}, again},
		{"there is no copy", less, cut, nil, less},
		{"nothing is good of the damaged one", nil, cut, []record.Found{{Record: more}}, more},
		{"nothing is good", nil, cut, []record.Found{{Err: cut}}, nil},
		{"the copy is of another game", less, cut, []record.Found{{Record: other}}, less},
		{"the seed is another, so that nothing of it is legal", none, cut, []record.Found{{Record: less}}, less},
		{"of two copies the furthest", nil, cut, []record.Found{{Record: less}, {Record: more}}, more},
		{"a whole copy is as far as another", nil, cut, []record.Found{{Record: again, Err: cut}, {Record: less}}, less},
		{"no copy is whole", less, cut, []record.Found{{Record: more, Err: cut}}, more},
	} {
		if record.Best(record.Found{Record: c.damaged, Err: c.why}, c.others...) != c.want {
			t.Errorf("%s: the wrong one is taken", c.name)
		}
	}
}

// Another seed, or another tile of the Automa, may be what is damaged of a game, and bear out the first choices and even a turn of
// the Automa's by chance: the copy in which all of that was done too is of the same game.
func TestBest_WithADamagedHeaderIsTheCopyThatHoldsAllOfIt(t *testing.T) {
	for _, name := range []string{"spending-order", "2-seats"} {
		path := filepath.Join("testdata", "saved", name+".soho")
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		whole, err := record.Load(path, text, library)
		if err != nil {
			t.Fatal(err)
		}
		certain := 0
		for seed := range 60 {
			changed := strings.Replace(unchecked(string(text)), fmt.Sprintf("\nseed %d\n", whole.Header().Seed), fmt.Sprintf("\nseed %d\n", seed), 1)
			part, err := record.Load(path, []byte(changed), library)
			if err == nil {
				continue
			}
			if n := len(part.Entries()); n > 0 && (!part.Header().Options.Solo || slices.ContainsFunc(part.Entries(), func(e record.Entry) bool { return e.Automa() })) {
				certain++
			}
			if record.Best(record.Found{Record: part, Err: err}, record.Found{Record: whole}) != whole {
				t.Errorf("%s with seed %d: %d entries win over the %d of the copy", name, seed, len(part.Entries()), len(whole.Entries()))
			}
		}
		if certain == 0 {
			t.Errorf("%s: no other seed bears out its beginning", name)
		}
	}
}
