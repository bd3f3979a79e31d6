package link

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// games are the numbers of the games, which they keep for good.
var games = []string{"birmingham", "lancashire", "lancashire-virtual", "lancashire-classic", "lancashire-classic-virtual",
	"lancashire-community", "brass"}

// mostGames and ownMat are beyond the numbers that games and printed mats will ever have. A game on a real table has the number of its
// game and tableGames more, so that a version which knows no links of them says that a newer one is needed.
const (
	mostGames  = 256
	tableGames = mostGames / 2
	mostMats   = 8
	ownMat     = mostMats - 1
	houseMat   = mostMats - 2 // a player's own mat with house rules
)

// canShare says why the game of a record has no short link, if it has none.
func canShare(g *automa.Game, h *record.Header) error {
	switch {
	case h.Options.Solo && g.Deck.Sum != decks.Game(g.ID).Deck.Sum:
		return words.Wrong("link-own-deck", nil)
	case h.From != nil:
		return words.Wrong("link-position", nil)
	}
	return nil
}

// header packs the header of a record.
func (w *writer) header(g *automa.Game, h *record.Header) {
	o := &h.Options
	w.number(record.Rules)
	w.game(g, h)
	w.below(engine.MaxSeats-1, o.Seats-2)
	named := h.Players != [engine.MaxSeats]record.Player{}                                                // only the Automa's turn order can go by spending, so without it that flag tells of players
	for _, on := range []bool{o.Solo, o.Introductory, o.SpendingOrder || named, h.Practice || h.Hinted} { // hints count as practice here
		w.flag(on)
	}
	if named {
		w.players(h)
	}
	w.number(h.Seed)
	w.mat(g, h)
	w.flag(h.Challenge.IsChallenge())
	if h.Challenge.IsChallenge() {
		w.score(h.Challenge)
	}
}

// players packs who plays: the futures of a lone rival, or 0 and then all seats.
func (w *writer) players(h *record.Header) {
	if h.Players == record.AgainstRival(h.Players[record.RivalSeat].Rival) {
		w.number(uint64(h.Players[record.RivalSeat].Rival))
		return
	}
	w.number(0)
	for _, p := range h.Players[:h.Options.Seats] {
		if w.number(uint64(p.Rival)); p.Rival == 0 {
			w.flag(p.Unaided)
			w.text(p.Name)
		}
	}
}

// game packs the number of the game, and for one on a real table the things that the program keeps there.
func (w *writer) game(g *automa.Game, h *record.Header) {
	number := slices.Index(games, g.ID)
	if !g.Edition.Companion {
		w.below(mostGames, number)
		return
	}
	w.below(mostGames, tableGames+number)
	kept := g.Kept()
	for _, on := range []bool{kept.Money, kept.Hand, h.OwnDeck} {
		w.flag(on)
	}
}

// mat packs the Automa's mat: the number of a printed one, or the name and the tiles.
func (w *writer) mat(g *automa.Game, h *record.Header) {
	if mat := slices.IndexFunc(decks.Mats(g.ID), func(m *automa.Mat) bool {
		return m.Name == h.Difficulty && (m.Count == h.Options.AutomaMat && m.House == h.Options.House || !h.Options.Solo)
	}); mat >= 0 {
		w.below(mostMats, mat)
		return
	}
	number := ownMat
	if h.Options.House != (engine.House{}) {
		number = houseMat
	}
	w.below(mostMats, number)
	w.text(h.Difficulty)
	if !h.Options.Solo {
		return
	}
	for t, full := range g.FullSet() {
		w.below(int(full)+1, int(h.Options.AutomaMat[t]))
	}
	if number == houseMat {
		w.house(h.Options.House)
	}
}

func (w *writer) house(house engine.House) {
	w.below(engine.MaxEvery+1, int(house.BackAgain))
	w.below(engine.MaxEvery+1, int(house.CardAgain))
	w.flag(house.FullStart)
}

func (w *writer) score(s record.Score) {
	w.flag(s.Won)
	w.below(record.MostVP+1, s.You)
	w.below(record.MostVP+1, s.Automa)
}

// header reads the header of a record.
func (r *reader) header() (g *automa.Game, h record.Header, err error) {
	switch rules := r.number(); {
	case rules > record.Rules:
		return nil, h, words.Wrong("link-newer", nil)
	case rules < record.Rules:
		return nil, h, words.Wrong("link-older", nil)
	}
	g, err = r.game(&h)
	if err != nil {
		return nil, h, err
	}
	o := &h.Options
	o.Seats = 2 + r.below(engine.MaxSeats-1)
	for _, on := range []*bool{&o.Solo, &o.Introductory, &o.SpendingOrder, &h.Practice} {
		*on = r.flag()
	}
	if o.SpendingOrder && !o.Solo {
		o.SpendingOrder = false
		r.players(&h)
	}
	h.Seed = r.number()
	r.mat(g, &h)
	if r.flag() {
		h.Challenge = r.score()
	}
	if r.spoiled {
		err = damaged()
	}
	return g, h, err
}

// players reads who plays.
func (r *reader) players(h *record.Header) {
	if lone := r.futures(); lone > 0 {
		h.Players = record.AgainstRival(lone)
		return
	}
	for seat := range h.Players[:h.Options.Seats] {
		p := &h.Players[seat]
		if p.Rival = r.futures(); p.Rival == 0 {
			p.Unaided, p.Name = r.flag(), r.text()
		}
	}
}

func (r *reader) futures() int { return int(min(r.number(), 1<<31-1)) }

// game reads the game, and for one on a real table the things that the program keeps there.
func (r *reader) game(h *record.Header) (*automa.Game, error) {
	number := r.below(mostGames)
	onTable := number >= tableGames
	if onTable {
		number -= tableGames
	}
	if number >= len(games) {
		return nil, words.Wrong("link-newer", nil)
	}
	g := decks.Game(games[number])
	if !onTable {
		return g, nil
	}
	kept := engine.Kept{Money: r.flag(), Hand: r.flag()}
	h.OwnDeck = r.flag()
	g, err := automa.AtTable(g, kept)
	if err != nil {
		return nil, damaged()
	}
	return g, nil
}

func (r *reader) mat(g *automa.Game, h *record.Header) {
	number, printed := r.below(mostMats), decks.Mats(g.ID)
	if number < len(printed) {
		h.Difficulty = printed[number].Name
		if h.Options.Solo {
			h.Options.AutomaMat = printed[number].Count
		}
		return
	}
	if h.Difficulty = r.text(); number != ownMat && number != houseMat {
		r.spoil()
	}
	if !h.Options.Solo {
		return
	}
	for t, full := range g.FullSet() {
		h.Options.AutomaMat[t] = uint8(r.below(int(full) + 1))
	}
	if number == houseMat {
		h.Options.House = r.house()
	}
}

func (r *reader) house() engine.House {
	return engine.House{BackAgain: uint8(r.below(engine.MaxEvery + 1)), CardAgain: uint8(r.below(engine.MaxEvery + 1)), FullStart: r.flag()}
}

func (r *reader) score() record.Score {
	return record.Score{Won: r.flag(), You: r.below(record.MostVP + 1), Automa: r.below(record.MostVP + 1)}
}
