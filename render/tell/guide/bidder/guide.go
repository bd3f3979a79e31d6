// Package bidder is the guided first game of Industry: what each thing is when it first comes, and for every decision a proposal with its
// reason. Nothing is drawn here: windows show its texts with a ring around the target, the terminal shows them as lines.
package bidder

import (
	"sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/guide/course"
	"sohofoundry/render/tell/words"
)

// Seed is that of the guided first game, in which everything that the guide has to tell comes up.
const Seed = 8

// Header is the guided first game: a person and two steady rivals.
func Header(seed uint64) record.Header {
	h := record.Header{Seed: seed, Options: industry.Options{Seats: 3, Adjusted: true}}
	for seat := 1; seat < h.Options.Seats; seat++ {
		h.Players[seat].Rival = rival.Strength{Policy: rival.Steady}
	}
	return h
}

// Played is the state that the steps depend on.
type Played struct {
	Game     *industry.Game
	Position *industry.State
	You      industry.Seat
	Entries  int    // of the record
	Asked    bool   // you are asked, and nothing else goes on
	Told     bool   // what a rival thought is in sight
	Advice   Advice // what is advised, once that is found, see Adviser
}

// Guide goes through the steps with a game.
type Guide struct {
	course.Course[*step]
	since    Played // the state at the last update
	position industry.State
}

// New returns a guide in which some steps are over already.
func New(read []string) *Guide { return &Guide{Course: course.New[*step](read)} }

// Read lists the steps that are over.
func (g *Guide) Read() []string { return g.Course.Read(all) }

// Next closes the step on show.
func (g *Guide) Next() {
	if _, on := g.On(); on {
		g.Course.Next(g.since.Entries)
		g.look()
	}
}

// Update gives the guide the current state of the game.
func (g *Guide) Update(p Played) {
	now := g.since
	now.Position = p.Position
	if now == p && *p.Position == g.position {
		return
	}
	g.since, g.position = p, *p.Position
	g.since.Position = &g.position
	g.TakeBack(p.Entries)
	g.look()
}

func (g *Guide) look() {
	entries := g.since.Entries
	if g.Acted(entries) {
		g.End(entries)
	}
	if !g.Keeps(entries, g.due) {
		g.Find(entries, all, g.due)
	}
}

// due reports whether a step is to be shown now.
func (g *Guide) due(s *step) bool {
	p := &g.since
	if s.proposes {
		return p.advised() && !g.Declined(p.Entries)
	}
	return !g.IsOver(s) && s.due(p) && (s == &steps[0] || g.IsOver(&steps[0])) // what it is about comes first
}

// advised reports whether something is advised for what is asked now.
func (p *Played) advised() bool {
	return p.Asked && p.Advice.thought != nil && p.Advice.of == *p.Position
}

// Wish is the choice that the step on show proposes, if it does.
func (g *Guide) Wish() (c industry.Choice, ok bool) {
	return g.since.Advice.choice, g.Proposes() && g.since.advised()
}

// Icon is the icon of the step on show.
func (g *Guide) Icon() string {
	if g.Proposes() {
		return icons[g.since.Advice.choice.Verb]
	}
	s, _ := g.On()
	return s.icon
}

// icons are those of what is proposed.
var icons = [...]string{industry.Name: "eye", industry.Bid: "money", industry.Pass: "eye", industry.Give: "money", industry.Take: "build",
	industry.Develop: "cog", industry.Done: "tick", industry.Subsidy: "loan"}

// Spots are the ids of the targets in a window that the step on show points at if it proposes nothing: the first in sight is meant.
func (g *Guide) Spots() []string {
	if s, on := g.On(); on {
		return s.spots
	}
	return nil
}

// Title is the title of the step on show: for a proposal, what is to be decided.
func (g *Guide) Title(w words.Words) string {
	s, _ := g.On()
	if g.Proposes() {
		return w.Text("page.guide.industry.decide." + g.position.Phase.String())
	}
	return words.Capital(w.Text(s.title))
}

// Text is the text of the step on show, with the number of the rule that says more.
func (g *Guide) Text(w words.Words) string {
	s, _ := g.On()
	if g.Proposes() {
		return g.reason(w)
	}
	return w.Text("page.guide.rule", "text", w.Text("page.guide.industry."+s.name), "rule", s.rule.String())
}
