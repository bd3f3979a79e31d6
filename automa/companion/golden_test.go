package companion_test

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
	"testing"

	"sohofoundry/automa/companion"
	"sohofoundry/automa/policy"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// tasksOf writes down all that hands are told in a game: its set-up, then each choice and each action of a turn on a line.
func tasksOf(t *testing.T, id string, kept engine.Kept, seed uint64) string {
	var b strings.Builder
	write := func(list []companion.Task) {
		for _, task := range list {
			e := task.Cause
			fmt.Fprintf(&b, " %d:%d>%d(%d %d %d %d %d)", task.Kind, task.Amount, task.To, e.Seat, e.Space, e.Line, e.Tile, e.Merchant)
		}
		b.WriteString("\n")
	}
	r := begin(t, id, kept, seed)
	write(companion.SetUp(decks.Game(id), r))
	for chance := policy.Chance(seed); r.Position().Decision != engine.GameOver; {
		before := r.Position()
		if !before.AutomasTurn() {
			write(onward(t, r, policy.Greedy, chance))
			continue
		}
		for _, action := range companion.Turn(r.Game(), &before.State, r.AutomaTurn()) {
			fmt.Fprint(&b, action.Deed != nil)
			write(action.Tasks)
		}
	}
	return b.String()
}

// What hands are told is what they were told before, in the same order and put together in the same way. The sums are of tasksOf; where one
// is another, all is told, to be looked at.
func TestHandsAreToldTheSame(t *testing.T) {
	for _, c := range []struct {
		id   string
		kept engine.Kept
		seed uint64
		want string
	}{
		{"birmingham", engine.Kept{}, 1, "c78937ac"},
		{"birmingham", engine.Kept{Money: true}, 6, "049d0456"},
		{"birmingham", engine.Kept{}, 13, "7094e9c4"},
		{"lancashire", engine.Kept{Money: true, Hand: true}, 2, "560ec22d"},
		{"lancashire", engine.Kept{}, 3, "64b95ad7"},
		{"brass", engine.Kept{}, 4, "ab34c2f8"},
	} {
		text := tasksOf(t, c.id, c.kept, c.seed)
		sum := sha256.Sum256([]byte(text))
		if got := hex.EncodeToString(sum[:4]); got != c.want {
			t.Errorf("%s, seed %d, %+v: the sum is %s, not %s, of\n%s", c.id, c.seed, c.kept, got, c.want, text)
		}
	}
}
