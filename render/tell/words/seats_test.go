package words_test

import (
	"slices"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// Every seat of every table is called something of its own, in every language; texts of two sides give way to those that name seats
// only where others sit than one person against the Automa or a lone rival.
func TestSeatsAreCalledByNames(t *testing.T) {
	type players = [engine.MaxSeats]record.Player
	duel := record.Header{Options: engine.Options{Seats: 2}, Players: record.AgainstRival(4)}
	for _, c := range []struct {
		options engine.Options
		players players
		several bool
		want    []string
	}{
		{engine.Options{Seats: 2, Solo: true}, players{}, false, []string{"You", "The Automa"}},
		{engine.Options{Seats: 2}, record.AgainstRival(4), false, []string{"You", "The rival"}},
		{engine.Options{Seats: 2}, players{{Name: "Ada"}, {Rival: 4}}, false, []string{"Ada", "The rival"}},
		{engine.Options{Seats: 2}, players{{Name: "Ada"}, {}}, true, []string{"Ada", "Player 2"}},
		{engine.Options{Seats: 3}, players{{}, {Rival: 4}, {Rival: 8}}, true, []string{"You", "Rival 1", "Rival 2"}},
		{engine.Options{Seats: 3}, players{{Name: "Ada"}, {Rival: 4}, {}}, true, []string{"Ada", "Rival 1", "Player 3"}},
	} {
		h := record.Header{Options: c.options, Players: c.players}
		for _, language := range words.Languages() {
			w, err := words.New(decks.Game("birmingham"), language)
			if err != nil {
				t.Fatal(err)
			}
			w = w.At(&h)
			var names []string
			for seat := range engine.Seat(c.options.Seats) {
				if names = append(names, w.SeatName(seat)); slices.Contains(names[:seat], names[seat]) {
					t.Errorf("%s: two seats are called %q", language, names[seat])
				}
			}
			if language == words.English && !slices.Equal(names, c.want) || w.Company() != c.several {
				t.Errorf("%s: the seats of %+v are %q, several: %v", language, c.players, names, w.Company())
			}
			if text := w.Text("table.ending.text", "undo", "U"); c.several && text == w.At(&duel).Text("table.ending.text", "undo", "U") {
				t.Errorf("%s: at the end of a turn %+v are told: %s", language, c.players, text)
			}
			if one := h.OnePerson(); w.IsYou(engine.HumanSeat) != one || !w.SeenBy(1).IsYou(1) {
				t.Errorf("%s: of %+v seat 1 is you: %v", language, c.players, !one)
			}
		}
	}
}
