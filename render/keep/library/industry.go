package library

import (
	"errors"
	"strconv"

	industry "sohofoundry/automa/industry/record"
	"sohofoundry/automa/transcript"
	"sohofoundry/decks"
	auction "sohofoundry/engine/industry"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
)

// Industry are the facts about a game of Industry. They are empty until the game is read.
type Industry struct {
	Header     industry.Header
	Era, Round int   // from 0
	Points     []int // by seat, as if the game ended now
	Places     []int // the seats from the first to the last (I29)
}

// IsIndustry reports whether a text is that of a game of Industry.
func IsIndustry(text []byte) bool { return transcript.GameOf(text) == industry.Game }

// HasIndustry reports whether a saved game is one of Industry, which OpenIndustry opens, and not Open.
func (l *Library) HasIndustry(name string) bool {
	text, err := l.store.Read(name)
	return err == nil && IsIndustry(text)
}

// readIndustry reads a game of Industry and fills in its fields.
func (l *Library) readIndustry(g *Game) {
	g.Industry = &Industry{}
	o, err := l.loadIndustry(g.Name)
	g.Damage = err
	if o.record == nil {
		return
	}
	g.Rescue = err != nil
	g.tellIndustry(o.record)
	if err == nil {
		g.Result, g.Finished = statistics.ResultOfIndustry(o.record, g.Name, g.Modified)
	}
}

// OfIndustry returns the facts about a game that is not saved.
func OfIndustry(r *industry.Record) Game {
	g := Game{Known: true}
	g.tellIndustry(r)
	return g
}

// tellIndustry notes how far a game is.
func (g *Game) tellIndustry(r *industry.Record) {
	s := r.Position()
	facts := Industry{Header: r.Header(), Era: int(s.Era), Round: int(s.Round)}
	for p := range auction.Seat(s.Seats) {
		facts.Points = append(facts.Points, r.Game().Points(s, p))
	}
	for _, p := range r.Game().Standing(s) {
		facts.Places = append(facts.Places, int(p))
	}
	g.Industry, g.Board, g.Over = &facts, r.Game().Name, r.Over()
}

// openedIndustry is a game as it was read.
type openedIndustry struct {
	record *industry.Record
	text   []byte
	board  []byte // the text of the board beside it, nil for our own
}

// loadIndustry reads a game with its board. For a damaged game there may be a record of the part that can be rescued.
func (l *Library) loadIndustry(name string) (o openedIndustry, err error) {
	if o.text, o.board, err = l.texts(name); err != nil {
		return o, err
	}
	boards, err := BoardsOf(name+store.DeckEnding, o.board)
	if err != nil {
		return o, err
	}
	o.record, err = industry.Load(name, o.text, boards)
	var damage *industry.Damage
	if errors.As(err, &damage) {
		var others []industry.Found
		for each, text := range l.copies(name) {
			r, err := industry.Load(each, text, boards)
			others = append(others, industry.Found{Record: r, Err: err})
		}
		o.record = industry.Best(industry.Found{Record: o.record, Err: err}, others...)
	}
	return o, err
}

// IndustryName is the usual name of a saved game of Industry.
func IndustryName(r *industry.Record) string {
	h := r.Header()
	return industry.Game + "-" + strconv.Itoa(h.Options.Seats) + "-" + strconv.FormatUint(h.Seed, 10)
}

// BoardsOf are the boards that a game of Industry may be played on: our own, or in its place that of a text, unless it is nil.
func BoardsOf(file string, text []byte) ([]*auction.Game, error) {
	if text == nil {
		return []*auction.Game{decks.Industry()}, nil
	}
	own, err := decks.ParseIndustry(file, text)
	if err != nil {
		return nil, err
	}
	return []*auction.Game{own}, nil
}

// OpenIndustry reads a saved game of Industry, as Open does others.
func (l *Library) OpenIndustry(name string) (*industry.Record, *store.Game, error) {
	o, err := l.loadIndustry(name)
	if err != nil {
		return o.record, nil, err
	}
	return o.record, store.OpenedGame(l.store, name, o.text, o.board), nil
}

// RescueIndustry goes on from the newest good state of a damaged game of Industry, as Rescue does with others.
func (l *Library) RescueIndustry(name string) (r *industry.Record, g *store.Game, aside string, err error) {
	o, err := l.loadIndustry(name)
	switch {
	case o.record == nil:
		return nil, nil, "", err
	case err == nil:
		return nil, nil, "", words.Wrong("not-broken", nil, "name", strconv.Quote(name))
	}
	g = store.RescuedGame(l.store, name, o.text, o.board)
	_, err = g.Write(o.record.Marshal())
	return o.record, g, g.Aside(), err
}
