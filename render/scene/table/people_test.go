package table

import (
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/audit"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/putright"
	"sohofoundry/render/room/tasks"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/ui/view"
)

// seatPeople sits people down at a table that is not set up yet.
func seatPeople(t *testing.T, id string, kept engine.Kept, seed uint64, names ...string) *reader {
	t.Helper()
	g, err := automa.AtTable(decks.Game(id), kept)
	if err != nil {
		t.Fatal(err)
	}
	h := record.Header{Seed: seed, Options: engine.Options{Seats: len(names)}}
	for seat, name := range names {
		h.Players[seat].Name = name
	}
	r, err := record.New(g, h)
	if err != nil {
		t.Fatal(err)
	}
	return &reader{watcher: sit(t, r), hands: audit.NewHands(g, h.Persons()...), told: map[int][]companion.Item{}}
}

// People who do nothing but what the lists of the window say have the program's table before them, whatever is taken back. No curtain
// hangs, as nobody's hand is here, and nothing is told of "you" or the Automa.
func TestListsKeepATableOfPeople(t *testing.T) {
	for _, c := range []struct {
		id    string
		names []string
	}{{"birmingham", []string{"Ada", "Bo"}}, {"birmingham", []string{"Ada", "", "Cy", "Dee"}}, {"lancashire-classic", []string{"Ada", "", "Cy"}}, {"brass", []string{"", "", ""}}} {
		r := seatPeople(t, c.id, engine.Kept{Money: true}, 5, c.names...)
		looks, notes := 0, 0
		undone, _, parts := r.whole(5, func() {
			if r.Mode() != "choosing" || r.you != r.rec.Position().Actor {
				t.Fatalf("seat %d is to choose, and it is %s for seat %d", r.rec.Position().Actor+1, r.Mode(), r.you+1)
			}
			notes = max(notes, len(r.companionNotes(r.words)))
			if looks++; looks%7 > 0 {
				return
			}
			r.env.Size = []view.Size{{W: 1440, H: 900}, {W: 390, H: 844}, {W: 844, H: 390}}[looks/7%3]
			r.look()
			for _, note := range r.companionNotes(r.words) {
				if strings.Contains(note, "Automa") || strings.Contains(strings.ToLower(note)+" ", "you ") || strings.Contains(note, "Your") {
					t.Errorf("%s: it is told %q", c.id, note)
				}
			}
		})
		if undone < 5 || parts < 5 || notes < 4 {
			t.Errorf("%s for %d: %d entries are taken back, %d choices go on with an action, %d notes at most", c.id, len(c.names), undone, parts, notes)
		}
		if r.view(); r.Mode() == "passing the screen" {
			t.Error("the end is not everybody's")
		}
	}
}

// What came of an action is told under the name of whose it was.
func TestTheNotesNameWhoseActionItWas(t *testing.T) {
	r := seatPeople(t, "birmingham", engine.Kept{}, 3, "Ada", "Bo", "Cy")
	r.Do(tasks.TickAll{})
	actor := r.words.SeatName(r.rec.Position().Actor)
	r.act(keenChoice(r.rec))
	if notes := r.companionNotes(r.words); notes[0] != "What "+actor+" did" {
		t.Errorf("told is %q", notes)
	}
	r.Do(topbar.Undo{})
	if len(r.rec.Entries()) != 0 {
		t.Error("all are asked before it is taken back")
	}
}

// Each seat's VP, income, money, mat, tiles and links are put right in the window, by their names.
func TestThingsOfEachSeatArePutRightInTheWindow(t *testing.T) {
	r := seatPeople(t, "birmingham", engine.Kept{Money: true}, 3, "Ada", "Bo", "Cy")
	r.Do(tasks.TickAll{})
	r.Do(putright.Open{})
	ids := map[string]string{}
	for _, o := range r.mode.(*correcting).model(r.words).Sections[0].Options {
		ids[o.ID] = o.Text
	}
	for id, text := range map[string]string{"put-right:vp-2": "Cy: VP", "put-right:income": "Ada: income, as a space", "put-right:income-2": "Cy: income, as a space",
		"put-right:money-1": "Bo: money", "put-right:mat:2": "Cy's mat"} {
		if ids[id] != text {
			t.Errorf("%s is called %q, not %q", id, ids[id], text)
		}
	}
	space := engine.Space(1)
	for _, f := range []correct.Correction{
		{Thing: correct.VPThing, Seat: 2, Amount: 12}, {Thing: correct.IncomeThing, Seat: 2, Amount: 15}, {Thing: correct.MoneyThing, Seat: 1, Amount: 3},
		{Thing: correct.MatThing, Seat: 2, Tile: 1, Amount: 1}, {Thing: correct.LinkThing, Seat: 2, Line: 3},
		{Thing: correct.TileThing, Seat: 1, Space: space, Tile: 1},
	} {
		on := f
		if f.Thing == correct.TileThing || f.Thing == correct.LinkThing {
			on = fixOf(map[correct.Thing]thing.Thing{correct.TileThing: thing.Of(f.Space), correct.LinkThing: thing.Of(f.Line)}[f.Thing])
		}
		r.Do(correctThing{on})
		if f.Thing == correct.LinkThing {
			var owners []string
			for _, o := range r.mode.(*correcting).model(r.words).Sections[0].Options {
				owners = append(owners, o.Text)
			}
			if got := strings.Join(owners, ", "); got != "Nobody's, Ada, Bo, Cy" {
				t.Errorf("a link is asked to be one of %s", got)
			}
		}
		r.Do(setCorrection{f})
		r.Do(putright.Confirm{})
		if now := companion.CurrentValue(&r.rec.Position().State, f); now.Amount != f.Amount || now.Seat != f.Seat {
			t.Errorf("put right to %+v, it is %+v", f, now)
		}
	}
	r.Do(putright.Leave{})
	if r.Mode() != "choosing" {
		t.Errorf("it is %s", r.Mode())
	}
}

// Where money scores and is not kept, the end says whose is still to be counted, and celebrates nobody before.
func TestTheEndNamesWhoseMoneyIsToBeCounted(t *testing.T) {
	r := seatPeople(t, "lancashire", engine.Kept{}, 2, "Ada", "Bo", "Cy")
	r.whole(2, func() {})
	r.passAll()
	if text := r.texts(); !strings.Contains(text, "Not counted yet is the money of Ada, Bo and Cy") {
		t.Errorf("it is %s, and shown is\n%s", r.Mode(), text)
	}
}
