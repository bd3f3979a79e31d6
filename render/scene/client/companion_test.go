package client_test

import (
	"bytes"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/render/keep/store"
)

// dealtIn is somebody who has begun a game on a real table.
func dealtIn(t *testing.T, p *person, clicks ...string) *person {
	t.Helper()
	p.click("start:at-table")
	for _, id := range clicks {
		p.click(id)
	}
	p.click("at-table:begin")
	return p
}

// onTable is what is kept of the only game on a real table.
func (p *person) onTable() (name string, text []byte) {
	p.t.Helper()
	if err := p.Close(); err != nil {
		p.t.Fatal(err)
	}
	list, err := p.kept.List()
	if err != nil || len(list) != 1 || !store.IsTable(list[0].Name) {
		p.t.Fatalf("kept are %v, %v", list, err)
	}
	if text, err = p.kept.Read(list[0].Name); err != nil {
		p.t.Fatal(err)
	}
	return list[0].Name, text
}

// A game on a real table is kept as soon as it is begun, with what was chosen for it, and gone on with from its page and from the list.
func TestAGameAtTheTableIsBegunAndGoneOnWith(t *testing.T) {
	for _, c := range []struct {
		clicks []string
		board  string
		want   func(r *record.Record) bool
	}{
		{nil, "birmingham", func(r *record.Record) bool { return r.Game().Edition.PrivateMoney && !r.Header().OwnDeck }},
		{[]string{"new-game:cards:own", "new-game:money:kept"}, "birmingham",
			func(r *record.Record) bool { return !r.Game().Edition.PrivateMoney && r.Header().OwnDeck }},
		{[]string{"new-game:game:lancashire", "new-game:difficulty:hard"}, "lancashire",
			func(r *record.Record) bool { return r.Header().Difficulty == "hard" }},
	} {
		p := dealtIn(t, newcomer(t), c.clicks...)
		name, text := p.onTable()
		if r := p.Record(); !r.Game().Edition.OnTable || r.Game().ID != c.board || !c.want(r) || !bytes.Equal(text, r.Marshal()) {
			t.Fatalf("begun is\n%s", text)
		}
		for _, way := range [][]string{{"start:at-table", "at-table:go-on"}, {"start:load", "load:load:" + name}} {
			next := sitDown(t, p.kept)
			if next.has("start:continue") {
				t.Error("Continue offers the game of the table")
			}
			for _, id := range way {
				next.click(id)
				next.pass(3) // the games are read
			}
			if !bytes.Equal(next.Record().Marshal(), text) {
				t.Errorf("%v leads to\n%s", way, next.Record().Marshal())
			}
		}
	}
}
