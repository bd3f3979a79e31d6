package protocol

import (
	"slices"
	"strings"

	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/automa/wire"
	"sohofoundry/engine"
)

// strengthNamed is the strength of a rival.
func strengthNamed(name string) (search.Strength, error) {
	strength, ok := search.StrengthNamed(name)
	if ok {
		return strength, nil
	}
	var names []string
	for _, s := range search.Strengths {
		names = append(names, s.Name)
	}
	return strength, fail(codeBadValue, "there is no rival %q, only %s", name, strings.Join(names, ", "))
}

// rivalHeader is the header of a game against a rival, a program that thinks ahead and plays in the second seat.
func rivalHeader(h record.Header, f *newFields) (record.Header, error) {
	strength, err := strengthNamed(*f.Rival)
	switch {
	case err != nil:
		return h, err
	case f.Difficulty != nil || f.Mat != nil || f.House != (engine.House{}) || valueOr(f.Solo, false) || valueOr(f.Seats, 2) != 2:
		return h, fail(codeBadValue, "a rival plays at a table of two, without the Automa: no difficulty, mat or house rules")
	}
	h.Options.Solo, h.Difficulty, h.Players = false, strength.Name, record.AgainstRival(strength.Futures)
	return h, nil
}

// othersTurn is the failure for a choice while the Automa or the rival is to play, nil otherwise.
func othersTurn(r *record.Record) error {
	p := r.Position()
	switch {
	case p.AutomasTurn():
		return fail(codeAutomasTurn, "it is the Automa's turn, ask for \"automa\" to let it play")
	case r.RivalsTurn():
		return fail(codeAutomasTurn, "it is the rival's turn, ask for \"rival\" to let it play")
	}
	return nil
}

// viewer is the seat that is told what comes of a choice: that of the one person, or else of the person who chooses; nobody is told what a
// rival among several people draws.
func viewer(r *record.Record, chooser engine.Seat) engine.Seat {
	h := r.Header()
	switch {
	case h.OnePerson():
		return engine.HumanSeat
	case chooser < engine.Nobody && h.Players[chooser].Rival == 0:
		return chooser
	}
	return engine.Nobody
}

// seen is the events as a seat sees them: without the cards that others draw or that lie face down. Where nobody said who plays, all is
// told.
func seen(r *record.Record, seat engine.Seat, log engine.Log) engine.Log {
	if r.Header().Players == ([engine.MaxSeats]record.Player{}) {
		return log
	}
	log = slices.Clone(log)
	for i := range log {
		if e := &log[i]; e.Kind == engine.DealtFaceDown || e.Kind == engine.Drew && e.Seat != seat {
			e.Card = 0
		}
	}
	return log
}

// rivalsTurn lets a rival play its turn.
func rivalsTurn(s *session, r *record.Record) (any, error) {
	if !r.RivalsTurn() {
		return nil, fail(codeNotItsTurn, "it is not the turn of a rival")
	}
	made := len(r.Entries())
	chosen := []choiceInWords{}
	seat := r.Position().Actor
	for r.RivalsTurn() && r.Position().Actor == seat {
		p := r.Position()
		found, err := search.Rival(r.Game(), p, r.RivalOf(p))
		if err != nil {
			return nil, err
		}
		found.Run(search.Futures(r.RivalOf(p)))
		c := found.Choice()
		chosen = append(chosen, choiceInWords{wire.ChoiceOf(r.Game().Game, &p.State, c), s.speak(r).Choice(&p.State, c)})
		r.Act(c)
	}
	var log engine.Log
	for _, entry := range r.Entries()[made:] {
		log = append(log, entry.Events...)
	}
	return struct {
		Choices []choiceInWords `json:"choices"`
		happened
	}{chosen, s.happened(r, seat, log)}, nil
}
