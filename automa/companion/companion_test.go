package companion_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/audit"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

var games = flag.Int("games", 120, "how many games of each kind are played against a table kept by hand")

// begin begins a game on a table.
func begin(t testing.TB, id string, kept engine.Kept, seed uint64) *record.Record {
	t.Helper()
	g, err := automa.AtTable(decks.Game(id), kept)
	if err != nil {
		t.Fatal(err)
	}
	mats := decks.Mats(id)
	mat := mats[seed%uint64(len(mats))]
	o := engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count, Introductory: seed%7 == 6 && !g.Edition.FirstEdition}
	o.SpendingOrder = id == "birmingham" && seed%3 == 2
	r, err := record.New(g, record.Header{Options: o, Seed: seed, Difficulty: mat.Name})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// onward makes the human's next choice, or plays the Automa's turn, and returns the tasks that come of it.
func onward(t testing.TB, r *record.Record, p policy.Policy, chance *rand.PCG) (tasks []companion.Task) {
	t.Helper()
	g, before := r.Game(), r.Position()
	if before.AutomasTurn() {
		for _, action := range companion.Turn(g, &before.State, r.AutomaTurn()) {
			tasks = append(tasks, action.Tasks...)
		}
		return tasks
	}
	choices := g.Choices(&before.State, nil)
	if why := r.Choose(choices[p.Pick(g, before, choices, chance)]); !why.OK() {
		t.Fatalf("a listed choice is refused: %v", why)
	}
	return companion.Tasks(g, &before.State, r.Entries()[len(r.Entries())-1].Events)
}

// Whoever does nothing but what the tasks say has the program's table before him, after every choice and turn, to the end.
func TestTasksKeepTheTable(t *testing.T) {
	policies := []policy.Policy{policy.Random, policy.Greedy, policy.Steady}
	for _, id := range []string{"birmingham", "lancashire", "brass"} {
		t.Run(id, func(t *testing.T) {
			for seed := range uint64(*games) {
				r := begin(t, id, engine.Kept{Money: seed%2 == 1, Hand: seed%4 > 1}, seed)
				table := audit.NewHands(r.Game())
				for _, task := range companion.SetUp(decks.Game(id), r) {
					follow(t, table, task, seed, r)
				}
				same(t, table, seed, r)
				for chance := policy.Chance(seed); r.Position().Decision != engine.GameOver; {
					for _, task := range onward(t, r, policies[seed%3], chance) {
						follow(t, table, task, seed, r)
					}
					same(t, table, seed, r)
				}
				if _, err := r.Game().MarshalPosition(r.Position()); err != nil {
					t.Errorf("seed %d: the last position is not sound: %v", seed, err)
				}
			}
		})
	}
}

func follow(t *testing.T, table *audit.Hands, task companion.Task, seed uint64, r *record.Record) {
	t.Helper()
	if task.Kind == 0 || task.Kind >= companion.Kinds {
		t.Fatalf("seed %d, entry %d: nothing is to be done: %+v", seed, len(r.Entries()), task)
	}
	if err := table.Do(task); err != nil {
		t.Fatalf("seed %d, entry %d: %+v: %v", seed, len(r.Entries()), task, err)
	}
}

func same(t *testing.T, table *audit.Hands, seed uint64, r *record.Record) {
	t.Helper()
	if err := table.Differs(r.Game(), r.Position()); err != nil {
		t.Fatalf("seed %d, entry %d: %v", seed, len(r.Entries()), err)
	}
}
