package record_test

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	brass "sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

var boards = []*industry.Game{decks.Industry()}

// header is that of a game of one person against rivals.
func header(seed uint64) record.Header {
	return record.Header{
		Options: industry.Options{Seats: 4, Adjusted: seed%2 == 0}, Seed: seed,
		Players: [industry.MaxSeats]record.Player{
			{Name: "Ada"}, {Rival: rival.Strength{Policy: "adviser", Futures: 28}}, {Rival: rival.Strength{Policy: "keen"}}, {Rival: rival.Strength{Policy: "steady"}},
		},
	}
}

// people is the header of a game of people only.
func people(seats int, seed uint64) record.Header {
	return record.Header{Options: industry.Options{Seats: seats}, Seed: seed}
}

func started(tb testing.TB, h record.Header) *record.Record {
	tb.Helper()
	r, err := record.New(boards[0], h)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// play makes up to a number of choices at random, as long as the game lasts.
func play(tb testing.TB, r *record.Record, seed uint64, choices int) {
	tb.Helper()
	chance := rand.New(rand.NewPCG(seed, 0))
	for range choices {
		s := r.Position()
		if s.Phase == industry.Over {
			return
		}
		list := r.Game().Choices(s)
		if _, why := r.Choose(list[chance.IntN(len(list))]); !why.OK() {
			tb.Fatalf("a listed choice is refused: %+v", why)
		}
	}
}

// whole is more choices than any game has.
const whole = 3000

func load(tb testing.TB, text []byte) *record.Record {
	tb.Helper()
	r, err := record.Load("game.soho", text, boards)
	if err != nil {
		tb.Fatalf("%v\n%s", err, text)
	}
	return r
}

func TestMarshal_LoadsAgain(t *testing.T) {
	for seed := range uint64(60) {
		h := header(seed)
		if seed%3 == 0 {
			h = people(3, seed)
		}
		r := started(t, h)
		play(t, r, seed, int(seed*seed))
		text := r.Marshal()
		again := load(t, text)
		if *again.Position() != *r.Position() || again.Header() != r.Header() || !bytes.Equal(again.Marshal(), text) {
			t.Fatalf("game %d is another when it is loaded:\n%s", seed, text)
		}
	}
}

func TestMarshal_ReadsAsAPersonWouldWriteIt(t *testing.T) {
	h := header(42)
	h.Players[0].Unaided, h.Practice, h.Hinted = true, true, true
	r := started(t, h)
	s := r.Position()
	name := r.Game().Choices(s)[0]
	if _, why := r.Choose(name); !why.OK() {
		t.Fatal(why)
	}
	subsidy := industry.Choice{Verb: industry.Subsidy, Seat: s.Actor, Zone: industry.NoZone} // of another seat than the one to bid
	if _, why := r.Choose(subsidy); !why.OK() {
		t.Fatal(why)
	}
	text := string(r.Marshal())
	head, game, _ := strings.Cut(text, "\n\n")
	want := "soho record 1\ngame industry\nrules 1\nboard " + boards[0].Name + " " + boards[0].Sum +
		"\nseats 4\noption adjusted\nplayer 1 unaided Ada\nplayer 2 adviser 28\nplayer 3 keen\nplayer 4 steady\nseed 42\npractice\nhinted"
	if head != want {
		t.Errorf("the header is\n%s\nand not\n%s", head, want)
	}
	seat := "seat " + s.Actor.String() + ": "
	if heading := "# Era I, round 1: "; !strings.HasPrefix(game, heading) || !strings.Contains(game, "\n"+seat+"name "+name.Zone.String()+"\n"+seat+"subsidy\n") {
		t.Errorf("the game is\n%s", game)
	}
}

func TestNew_ChecksWhoPlays(t *testing.T) {
	for want, change := range map[string]func(*record.Header){
		"Industry is for 3 or 4 players":                                func(h *record.Header) { h.Options.Seats = 2 },
		"there is no seat 4 at a table of 3":                            func(h *record.Header) { h.Options.Seats = 3 },
		`two players are called "Ada"`:                                  func(h *record.Header) { h.Players[1] = record.Player{Name: "Ada"} },
		"no seat is a person's":                                         func(h *record.Header) { h.Players[0] = h.Players[1] },
		"the player of seat 2: a rival has no name and gets no hints":   func(h *record.Header) { h.Players[1].Name = "Bo" },
		"the player of seat 1: a person looks into no futures":          func(h *record.Header) { h.Players[0].Rival.Futures = 3 },
		"the player of seat 1: the name has more than 20 characters":    func(h *record.Header) { h.Players[0].Name = strings.Repeat("x", 21) },
		`the player of seat 3: "clever" is no rival`:                    func(h *record.Header) { h.Players[2].Rival.Policy = "clever" },
		`the player of seat 1: the name " Ada" has spaces`:              func(h *record.Header) { h.Players[0].Name = " Ada" },
		`the player of seat 1: the name: it holds '\x1b', which cannot`: func(h *record.Header) { h.Players[0].Name = "\x1b" },
	} {
		h := header(1)
		change(&h)
		if _, err := record.New(boards[0], h); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("got  %v\nwant %s", err, want)
		}
	}
}

// Each kind of record names the other, and takes nothing of it for damage.
func TestLoad_TellsTheGamesApart(t *testing.T) {
	text := started(t, header(1)).Marshal()
	const another = "it is a record of another game"
	_, err := brass.Load("game.soho", text, brass.Library{decks.Game("birmingham")})
	if damage, ok := err.(*brass.Damage); !ok || damage.Error() != `game.soho:2: expected "rules 1", found "game industry": `+another || !damage.Needs {
		t.Errorf("as a record of Brass: %v", err)
	}
	other := strings.Replace(string(text), "game industry", "game chess", 1)
	other, _, _ = strings.Cut(other, "\ncheck ")
	_, err = record.Load("game.soho", []byte(other+"\n"), boards)
	if damage, ok := err.(*record.Damage); !ok || !strings.HasPrefix(damage.Error(), `game.soho:2: expected "game industry`) {
		t.Errorf("as a record of chess: %v", err)
	}
}
