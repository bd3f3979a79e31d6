package soak

import (
	"math/rand/v2"

	"sohofoundry/automa"
	"sohofoundry/automa/audit"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// The streams of chance of a game, apart from those of the table and of the Automa's deck.
const (
	humanStream = 0x68756d61_6e212121
	matStream   = 0x6d617421_21212121
	auditStream = 0x61756469_74212121
)

// Header says which game a case is: on every level in turn, the fourth being a thin mat of its own (M4), with each of the
// options now and then.
func (c Case) Header(g *automa.Game, levels []*automa.Mat) (record.Header, error) {
	h := record.Header{Seed: c.Number}
	can := seats(g.Game, c.Kind)
	if c.Kind != Solo && c.Kind != Tables || len(can) == 0 {
		return h, errNoSuchKind
	}
	switch full := g.Edition.FirstEdition; c.Kind { // C14.2: it has no introductory game
	case Solo:
		h.Options = engine.Options{Seats: 2, Solo: true, Introductory: !full && c.Number/8%16 == 7}
		h.Options.SpendingOrder = g.Rules().SpendingOrder && c.Number/4%2 == 1 // M83
		if level := int(c.Number % 4); level < len(levels) {
			h.Options.AutomaMat, h.Difficulty = levels[level].Count, levels[level].Name
		} else {
			h.Options.AutomaMat, h.Difficulty = thin(g, c.Number), "thin"
		}
	case Tables:
		h.Options = engine.Options{Seats: can[c.Number%uint64(len(can))], Introductory: !full && c.Number/2%16 == 7}
	}
	return h, nil
}

// thin is a mat on which tiles are missing: then cards fail, and the deck may run out.
func thin(g *automa.Game, number uint64) [engine.MaxTiles]uint8 {
	chance := rand.NewPCG(number, matStream)
	mat := g.FullSet()
	for tile := range mat {
		mat[tile] = uint8(audit.Below(chance, int(mat[tile])+1))
	}
	return mat
}

// human picks choices by chance: half of the time a verb first, as nearly all single choices are ways to build or to lay a
// link, with the pass seldom.
type human struct {
	chance *rand.PCG
	of     []engine.Choice
}

func (h *human) pick(list []engine.Choice) engine.Choice {
	if audit.Below(h.chance, 2) == 0 {
		return list[audit.Below(h.chance, len(list))]
	}
	var listed [engine.Verbs]bool
	var verbs [engine.Verbs]engine.Verb
	n := 0
	for _, c := range list {
		if !listed[c.Verb] {
			listed[c.Verb], verbs[n] = true, c.Verb
			n++
		}
	}
	verb := verbs[audit.Below(h.chance, n)]
	if verb == engine.Pass {
		verb = verbs[audit.Below(h.chance, n)]
	}
	h.of = h.of[:0]
	for _, c := range list {
		if c.Verb == verb {
			h.of = append(h.of, c)
		}
	}
	return h.of[audit.Below(h.chance, len(h.of))]
}
