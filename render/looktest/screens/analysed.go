package screens

import (
	"strings"
	"sync"
	"time"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/render/keep/store"
)

// analysed is a saved game with its analysis, all of it or a part.
func analysed(whole bool) []game {
	return []game{{"medium-11.soho", time.Hour, at(11, -1)}, {"medium-11.soho" + store.AnalysisEnding, time.Hour, func() []byte {
		part, all := analyses()
		if whole {
			return all
		}
		return part
	}}}
}

// analyses are a part of the analysis of the game, and all of it. It is made in few futures, and says that it was in many, so that it
// is taken over at once.
var analyses = sync.OnceValues(func() (part, all []byte) {
	r, err := record.Load("medium-11.soho", at(11, -1)(), record.Library{decks.Game("birmingham")})
	if err != nil {
		panic(err)
	}
	a, err := analysis.Begin(r, analysis.Options{Futures: 8})
	if err != nil {
		panic(err)
	}
	text := func() []byte { return inManyFutures(a.Marshal()) }
	for a.Done() < a.Decisions() {
		if a.Step(); a.Done() == 12 {
			part = text()
		}
	}
	return part, text()
})

// inManyFutures is an analysis in 8 futures that says that it was made in as many as usual.
func inManyFutures(text []byte) []byte {
	return []byte(strings.ReplaceAll(string(text), `"futures": 8`, `"futures": 128`))
}
