package protocol

import (
	"time"

	"sohofoundry/automa/search"
	"sohofoundry/automa/wire"
	"sohofoundry/engine"
)

// The budget of a search: how many futures it looks at, or how many milliseconds it thinks.
const (
	usualFutures = 60
	mostFutures  = 100_000
	mostThinking = 600_000 // milliseconds
)

type adviseFields struct {
	envelope
	Futures int  `json:"futures"`
	MS      int  `json:"ms"`
	Stream  bool `json:"stream"`
}

// advice is a choice with its estimated worth.
type advice struct {
	choiceInWords
	Worth   float64 `json:"worth"` // VP
	Less    float64 `json:"less"`  // VP
	Error   float64 `json:"error"` // VP
	Futures int     `json:"futures"`
}

type adviceFound struct {
	Advice  []advice `json:"advice"`
	Futures int      `json:"futures"`
	More    bool     `json:"more,omitempty"` // a better answer follows
	Status  *status  `json:"status,omitempty"`
}

// advise searches for the best choice. With Stream it answers after every step, until the budget is spent.
func advise(s *session, f *adviseFields) (any, error) {
	r, err := s.of(&f.envelope)
	if err != nil {
		return nil, err
	}
	if err := othersTurn(r); err != nil {
		return nil, err
	}
	p := r.Position()
	switch {
	case p.Decision == engine.GameOver:
		return nil, fail(codeNothing, "the game is over: there is nothing to choose")
	case r.Header().Players[p.Actor].Unaided:
		return nil, fail(codeNothing, "the person who is to choose gets no hints")
	case f.Futures < 0 || f.Futures > mostFutures:
		return nil, fail(codeBadValue, "futures is %d: it is 0 to %d", f.Futures, mostFutures)
	case f.MS < 0 || f.MS > mostThinking:
		return nil, fail(codeBadValue, "ms is %d: it is 0 to %d", f.MS, mostThinking)
	}
	found, err := search.Begin(r.Game(), p, search.Options{})
	if err != nil {
		return nil, err
	}
	speak := s.speak(r)
	tell := func() adviceFound {
		told := adviceFound{Advice: []advice{}, Futures: found.Futures()}
		for _, a := range found.Best() {
			comes := found.Told(a)
			told.Advice = append(told.Advice, advice{
				choiceInWords: choiceInWords{wire.ChoiceOf(r.Game().Game, &p.State, a.Choice), speak.Choice(&p.State, a.Choice)},
				Worth:         vp(a.Worth), Less: vp(comes.Less), Error: vp(comes.Error), Futures: a.Futures,
			})
		}
		return told
	}
	found.Run(f.budget(func() {
		if f.Stream {
			told := tell()
			told.More = true
			s.interim(told)
		}
	}))
	told, now := tell(), statusOf(r)
	told.Status = &now
	return told, nil
}

// vp are hundredths of a VP as VP.
func vp(hundredths int) float64 { return float64(hundredths) / 100 }

// budget is the budget that a request allows; after each step but the last, between is called.
func (f *adviseFields) budget(between func()) search.Budget {
	futures := f.Futures
	if futures == 0 && f.MS == 0 {
		futures = usualFutures
	}
	return func() func(*search.Search) bool {
		began, wanted := time.Now(), search.Futures(futures)()
		return func(s *search.Search) bool {
			if futures > 0 && !wanted(s) || f.MS > 0 && time.Since(began) >= time.Duration(f.MS)*time.Millisecond {
				return false
			}
			between()
			return true
		}
	}
}
