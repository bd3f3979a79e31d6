package soak

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/rand/v2"

	"sohofoundry/engine"
)

// Tally adds up the games that were played.
type Tally struct {
	Games     uint64
	Saved     uint64 // whole records saved, loaded, undone and redone
	Positions uint64
	Events    uint64
	Decisions uint64 // of humans
	Choices   uint64 // that they had
	Most      uint64 // choices at one decision
	Turns     uint64 // of the Automa
	Verbs     [engine.Verbs]uint64
	Asked     [engine.GameOver + 1]uint64
	Kinds     [engine.EventKinds]uint64
}

func (t *Tally) see(s *engine.State, list []engine.Choice, log engine.Log) {
	t.Positions++
	t.Asked[s.Decision]++
	t.Events += uint64(len(log))
	for _, e := range log {
		t.Kinds[e.Kind%engine.EventKinds]++
	}
	t.Most = max(t.Most, uint64(len(list)))
}

func (t *Tally) made(c engine.Choice, of int) {
	t.Decisions++
	t.Choices += uint64(of)
	t.Verbs[c.Verb%engine.Verbs]++
}

// Add adds another tally.
func (t *Tally) Add(other *Tally) {
	for _, sum := range []struct{ into, more *uint64 }{
		{&t.Games, &other.Games}, {&t.Saved, &other.Saved}, {&t.Positions, &other.Positions}, {&t.Events, &other.Events},
		{&t.Decisions, &other.Decisions}, {&t.Choices, &other.Choices}, {&t.Turns, &other.Turns},
	} {
		*sum.into += *sum.more
	}
	t.Most = max(t.Most, other.Most)
	for i, n := range other.Verbs {
		t.Verbs[i] += n
	}
	for i, n := range other.Asked {
		t.Asked[i] += n
	}
	for i, n := range other.Kinds {
		t.Kinds[i] += n
	}
}

// happens reports whether an event of a kind can come about in a game.
func happens(k engine.EventKind, g *engine.Game, kind Kind) bool {
	switch k {
	case engine.MerchantPlaced, engine.BarrelPlaced:
		return len(g.Merchants) > 1
	case engine.WildTaken, engine.WildReturned:
		return g.Limits.WildCards > 0
	case engine.DistantOpened, engine.DistantTurned, engine.DistantClosed:
		return g.Distant.Bonuses != nil
	case engine.DealtFaceDown: // M5
		return kind == Tables && g.Edition.FaceDown
	case engine.PutAside: // M5, C1.2
		return kind == Solo || g.Edition.Aside[0] != [3]uint8{}
	case engine.BonusLost: // M57
		return kind == Solo && len(g.Merchants) > 1
	case engine.CostCounted, engine.DeckPrepared: // M83, M81
		return kind == Solo
	}
	return true
}

// Missing names the decisions, the choices of humans and the events that none of the games of a kind had.
func (t *Tally) Missing(g *engine.Game, kind Kind) (names []string) {
	var has [engine.Verbs]bool
	for d := engine.ChooseAction; d <= engine.GameOver; d++ {
		asked := d == engine.GameOver
		for v := engine.Build; v < engine.Verbs; v++ {
			if g.Answers(v, d) {
				has[v], asked = v != engine.FirstDevelop, true // that is the Automa's
			}
		}
		if asked && t.Asked[d] == 0 {
			names = append(names, fmt.Sprintf("decision %d", d))
		}
	}
	for v := engine.Build; v < engine.Verbs; v++ {
		if has[v] && t.Verbs[v] == 0 {
			names = append(names, "choice "+v.String())
		}
	}
	for k := engine.EraBegan; k < engine.EventKinds; k++ {
		if t.Kinds[k] == 0 && happens(k, g, kind) {
			names = append(names, "event "+k.String())
		}
	}
	return names
}

// Hash plays games without checks and hashes their records, which tell every choice, every card and deed of the Automa and
// the last position: it is the same on every platform.
func Hash(setup Setup) (string, error) {
	digest := sha256.New()
	for number := setup.From; number < setup.From+setup.Games; number++ {
		h, err := Case{setup.Kind, number}.Header(setup.Game, setup.Levels)
		if err != nil {
			return "", err
		}
		r, err := recorded(setup.Game, h, nil)
		if err != nil {
			return "", err
		}
		someone := human{chance: rand.NewPCG(number, humanStream)}
		var list []engine.Choice
		for p := r.Position(); p.Decision != engine.GameOver; p = r.Position() {
			if p.AutomasTurn() {
				r.AutomaTurn()
				continue
			}
			list = setup.Game.Choices(&p.State, list[:0])
			if why := r.Choose(someone.pick(list)); !why.OK() {
				return "", fmt.Errorf("game %s %d: a listed choice is refused: %s", setup.Kind, number, why.Rule)
			}
		}
		digest.Write(r.Marshal())
	}
	return hex.EncodeToString(digest.Sum(nil)), nil
}
