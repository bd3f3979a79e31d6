package start

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/tell/guide/bidder"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// offer is a game that a card offers: its ids, one for each edition that one can choose, the usual one first. The classic deck
// of Lancashire is for three or four players (C14.2), so it is not here.
type offer []string

var offers = []offer{
	{"birmingham"},
	{"lancashire", "lancashire-virtual", "lancashire-community"},
	{"brass"},
}

// choice is the game that is being chosen. The pages of a new game and of a game on a real table show and change the same one.
type choice struct {
	world    *World
	chance   *rand.Rand
	game     settings.NewGame
	seed     string
	proposed bool // the seed was not typed, and typing replaces it
	guide    bool // the player wants to be shown round
	real     bool // it is the page of a game on a real table that shows it
}

// newChoice begins with the choices for the last game. The first game is the guided one, with an easy Automa. Seeds are drawn from a
// generator seeded with chance.
func newChoice(world *World, chance uint64) choice {
	set := &world.Settings
	ch := choice{world: world, chance: rand.New(rand.NewPCG(chance, 0x7365656473)), game: set.NewGame.Clone(),
		guide: !set.GuideSeen && len(set.Guides) == 0}
	if ch.guide && reflect.DeepEqual(ch.game, settings.Default().NewGame) && len(world.Statistics.Kinds()) == 0 {
		ch.game.Difficulty = guide.Difficulty
	}
	ch.propose()
	return ch
}

// Game is the id of the chosen game.
func (ch *choice) Game() string {
	for _, o := range offers {
		if slices.Contains(ch.editions(o), ch.game.Game) {
			return ch.game.Game
		}
	}
	return offers[0][0] // the game in the settings is not offered by this version
}

// ofSeats reports whether the Automa does not play, but people, and rivals if no real table is between them.
func (ch *choice) ofSeats() bool {
	if ch.real {
		return ch.game.People
	}
	return ch.game.Table
}

// editions are the games of an offer, at a table without the Automa those too that are for more than two alone.
func (ch *choice) editions(o offer) []string {
	if ch.ofSeats() {
		return append(slices.Clone(o), ofTable[o[0]]...)
	}
	return o
}

// usualEdition takes the usual edition of a game that is for more players alone.
func (ch *choice) usualEdition() {
	for _, o := range offers {
		if slices.Contains(ofTable[o[0]], ch.game.Game) {
			ch.game.Game = o[0]
		}
	}
}

// against chooses the opponents. What is for more players alone gives way to the usual edition.
func (ch *choice) against(to string) {
	ch.usualEdition()
	ch.game.Table, ch.game.Rival = to == "table", map[string]string{"rival": search.UsualStrength}[to]
}

// Board is the chosen game.
func (ch *choice) Board() *automa.Game { return decks.Game(ch.Game()) }

// hasIntroductory reports whether there is an introductory game: Brass of 2007 has none (C14.2).
func (ch *choice) hasIntroductory() bool { return !ch.Board().Edition.FirstEdition }

// hasSpendingOrder reports whether the game has turn order by spending with the Automa, a variant of Birmingham alone (M83).
func (ch *choice) hasSpendingOrder() bool { return ch.Board().Rules().SpendingOrder }

func (ch *choice) introductory() bool { return ch.game.Introductory && ch.hasIntroductory() }

// canHaveRival reports whether two people could play the game: the Brass of 2007 has no set-up for two.
func (ch *choice) canHaveRival() bool { return ch.Board().CheckSeats(2, false) == nil }

// rival is the strength of the rival chosen in place of the Automa, if one is.
func (ch *choice) rival() (search.Strength, bool) {
	strength, known := search.StrengthNamed(ch.game.Rival)
	return strength, known && ch.canHaveRival() && !ch.game.Table
}

// mat is the chosen mat of the Automa, and whether it is one of the player's own.
func (ch *choice) mat() (mat *automa.Mat, own bool) {
	for i := range ch.world.Files {
		if f := &ch.world.Files[i]; f.Mat != nil && f.Path == ch.game.MatFiles[ch.Game()] {
			return f.Mat, true
		}
	}
	if mat, ok := decks.MatNamed(ch.Game(), ch.game.Difficulty); ok {
		return mat, false
	}
	mat, _ = decks.MatNamed(ch.Game(), settings.Default().NewGame.Difficulty)
	return mat, false
}

// deck is the file of the chosen deck of the Automa, nil for the printed one.
func (ch *choice) deck() *File {
	for i := range ch.world.Files {
		if f := &ch.world.Files[i]; f.Deck != nil && f.Path == ch.game.DeckFiles[ch.Game()] {
			return f
		}
	}
	return nil
}

// expects are the scores of the Automa with a mat in the game as chosen. A virtual link, which is yours alone, changes none.
func (ch *choice) expects(mat *automa.Mat) *scores {
	return expectedScores().of(strings.TrimSuffix(ch.Game(), "-virtual"), mat.Name, ch.introductory())
}

// propose proposes a seed where none was typed: the fixed one of the guided first game, or a random one.
func (ch *choice) propose() {
	switch {
	case ch.seed != "" && !ch.proposed:
	case ch.guide && ch.isIndustry():
		ch.seed, ch.proposed = strconv.Itoa(bidder.Seed), true
	case ch.guide && ch.Game() == guide.Game:
		ch.seed, ch.proposed = strconv.Itoa(guide.Seed), true
	default:
		ch.roll()
	}
}

// roll proposes a random seed.
func (ch *choice) roll() { ch.seed, ch.proposed = strconv.FormatUint(ch.anySeed(), 10), true }

// anySeed is a random seed that is short enough to pass on.
func (ch *choice) anySeed() uint64 { return ch.chance.Uint64N(999_999) + 1 }

const longestSeed = 20

// typeSeed changes the seed; the first digit takes the place of one that was proposed.
func (ch *choice) typeSeed(t view.Typed) {
	if ch.proposed && t.Back == 0 {
		ch.seed = ""
	}
	ch.proposed = false
	ch.seed = strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' {
			return r
		}
		return -1
	}, widget.Type(ch.seed, t, longestSeed))
}

// seedNumber is the seed as typed, if it is not too large for one.
func (ch *choice) seedNumber() (n uint64, ok bool) {
	n, err := strconv.ParseUint(ch.seed, 10, 64)
	return n, err == nil
}

// choose chooses something for the game.
type choose struct{ what, to string }

var choosing = map[string]func(ch *choice, to string){
	"game":       func(ch *choice, to string) { ch.game.Game = to; ch.propose() },
	"difficulty": func(ch *choice, to string) { ch.game.Difficulty, ch.game.MatFiles[ch.Game()] = to, "" },
	"mat":        func(ch *choice, to string) { ch.game.MatFiles[ch.Game()] = to },
	"deck":       func(ch *choice, to string) { ch.game.DeckFiles[ch.Game()] = to },
	"length":     func(ch *choice, to string) { ch.game.Introductory = to == "introductory" },
	"order":      func(ch *choice, to string) { ch.game.SpendingOrder = to == "spending" },
	"against":    func(ch *choice, to string) { ch.against(to) },
	"who":        func(ch *choice, to string) { ch.usualEdition(); ch.game.People = to == "people" },
	"seats":      func(ch *choice, to string) { *ch.seatCount(), _ = strconv.Atoi(to) },
	"tokens":     func(ch *choice, to string) { ch.game.Industry.Unadjusted = to == "seats" },
	"strength":   func(ch *choice, to string) { ch.game.Rival = to },
	"guide":      func(ch *choice, to string) { ch.guide = to == "on"; ch.propose() },
	"cards":      func(ch *choice, to string) { ch.game.OwnCards = to == "own" },
	"hand":       func(ch *choice, to string) { ch.game.KeepHand = to == "kept" },
	"money":      func(ch *choice, to string) { ch.game.KeepMoney = to == "kept" },
}

func (ch *choice) choose(a choose) (asks []any) {
	choosing[a.what](ch, a.to)
	if a.what == "game" { // it has files of its own
		asks = append(asks, Refresh{})
	}
	return asks
}

// againstAutoma is the game against the Automa as chosen.
func (ch *choice) againstAutoma(seed uint64) Begin {
	mat, _ := ch.mat()
	options := mat.Options()
	options.Introductory, options.SpendingOrder = ch.introductory(), ch.game.SpendingOrder && ch.hasSpendingOrder()
	ask := Begin{Game: ch.Game(), Header: record.Header{Seed: seed, Difficulty: mat.Name, Options: options}}
	if deck := ch.deck(); deck != nil {
		ask.Deck = deck.Path
	}
	return ask
}

// againstRival is the game against a rival as chosen.
func (ch *choice) againstRival(rival search.Strength, seed uint64) Begin {
	return Begin{Game: ch.Game(), Header: record.Header{Seed: seed, Difficulty: rival.Name, Players: record.AgainstRival(rival.Futures),
		Options: engine.Options{Seats: 2, Introductory: ch.introductory()}}}
}

// keep asks for what was chosen for a game to be saved for the next one.
func (ch *choice) keep(begun *Begin) Changed {
	kept := &ch.world.Settings.NewGame
	*kept = ch.game.Clone()
	kept.Game = begun.Game
	if !begun.Header.Options.Solo {
		return Changed{ch.world.Settings}
	}
	if _, own := ch.mat(); !own {
		kept.Difficulty = begun.Header.Difficulty
		delete(kept.MatFiles, begun.Game)
	}
	if begun.Deck == "" {
		delete(kept.DeckFiles, begun.Game)
	}
	return Changed{ch.world.Settings}
}
