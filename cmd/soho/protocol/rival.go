package protocol

import (
	"slices"
	"strings"

	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/automa/wire"
	"sohofoundry/engine"
)

// rivalHeader is the header of a game against a rival, a program that thinks ahead and plays in the second seat.
func rivalHeader(h record.Header, f *newFields) (record.Header, error) {
	strength, ok := search.StrengthNamed(*f.Rival)
	var names []string
	for _, s := range search.Strengths {
		names = append(names, s.Name)
	}
	switch {
	case !ok:
		return h, fail(codeBadValue, "there is no rival %q, only %s", *f.Rival, strings.Join(names, ", "))
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

// seen is the events as the player against a rival sees them: without the cards that it draws or that lie face down.
func seen(r *record.Record, log engine.Log) engine.Log {
	if r.Header().Players[1].Rival == 0 {
		return log
	}
	log = slices.Clone(log)
	for i := range log {
		if e := &log[i]; e.Kind == engine.DealtFaceDown || e.Kind == engine.Drew && e.Seat == record.RivalSeat {
			e.Card = 0
		}
	}
	return log
}

// rivalsTurn lets the rival play its turn.
func rivalsTurn(s *session, r *record.Record) (any, error) {
	if !r.RivalsTurn() {
		return nil, fail(codeNotItsTurn, "it is not the turn of a rival")
	}
	made := len(r.Entries())
	chosen := []choiceInWords{}
	for r.RivalsTurn() {
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
	}{chosen, s.happened(r, log)}, nil
}
