package guide

import "sohofoundry/engine"

// Steps names all steps for a family of games, with the rules that they name.
func Steps(of engine.Family) (names []string, numbered []engine.Rule) {
	for i := range steps {
		if l := &steps[i]; l.only == 0 || l.only == of {
			names, numbered = append(names, l.name), append(numbered, l.rule)
		}
	}
	return names, numbered
}

// Advises reports whether a step is one of games in which every choice is advised.
func Advises(step string) bool { return step == "advised" || step == "advice" }

// AdviceFor is the kind of advice that a choice would be given as.
func AdviceFor(p *Played, c engine.Choice) string { return adviceFor(p, c) }

// Advice is the kind of advice on show, if that is what is shown.
func (g *Guide) Advice() string {
	if s := g.shown(); s == nil || !s.again {
		return ""
	}
	return g.advice
}
