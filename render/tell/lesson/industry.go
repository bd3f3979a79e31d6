package lesson

import (
	"fmt"

	"sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/words"
)

// The facts of lessons about Industry, of the person, beside those of the same names.
const (
	earned       Fact = "earned"       // T that others paid for zones
	jokersUsed   Fact = "jokers-used"  //
	technologies Fact = "technologies" // that were developed
	networks     Fact = "networks"     // VP of bonus zones, as if the game ended now
	subsidies    Fact = "subsidies"    // that were taken
	points       Fact = "points"       // VP when the game is over
)

// learner is the seat of the person.
const learner industry.Seat = 0

// BeginIndustry sets up the position of a lesson about Industry: a person against steady rivals. A test makes sure that it returns no error
// for any lesson.
func (l *Lesson) BeginIndustry() (*record.Record, error) {
	g := decks.Industry()
	s, err := industry.Sketch(g, l.Position)
	if err != nil {
		return nil, fmt.Errorf("lesson %s: %w", l.Name, err)
	}
	h := record.Header{Options: industry.Options{Seats: int(s.Seats), Adjusted: s.Adjusted}, Practice: true}
	for seat := 1; seat < h.Options.Seats; seat++ {
		h.Players[seat].Rival = rival.Strength{Policy: rival.Steady}
	}
	return record.From(g, h, s)
}

// IndustryFacts counts the facts since the start of a record of Industry.
func IndustryFacts(r *record.Record) map[Fact]int {
	facts := map[Fact]int{}
	for _, e := range r.Entries() {
		for i := range e.Events {
			tally(facts, r.Game(), &e.Events[i])
		}
	}
	s := r.Position()
	score := r.Game().Score(s, learner)
	for part := industry.Ports; part <= industry.Plants; part++ {
		facts[networks] += int(score[part])
	}
	if r.Over() {
		facts[points] = int(score.Total())
	}
	return facts
}

// tally counts an event.
func tally(facts map[Fact]int, g *industry.Game, e *industry.Event) {
	switch {
	case e.Kind == industry.ZoneGiven && e.Other == learner:
		facts[earned] += int(e.Amount)
	case e.Seat != learner:
	case e.Kind == industry.SubsidyPaid:
		facts[subsidies]++
	case e.Kind == industry.ZoneDeveloped:
		facts[developed]++
		if g.Zones[e.Zone].Kind == industry.Technology {
			facts[technologies]++
		}
	case e.Kind == industry.ResourceSupplied && e.Amount > 0:
		facts[bought]++
	case e.Kind == industry.ResourceSupplied && e.Source == industry.SpareJoker:
		facts[jokersUsed]++
	}
}

// JudgeIndustry tells how a lesson goes with a record of Industry that began with it. It is missed as soon as its goal is out of reach.
func (l *Lesson) JudgeIndustry(r *record.Record) Outcome {
	outcome := l.judgeIndustry(r)
	if s := (search{left: most}); outcome == Open && !s.meets(ofIndustry{l, r.Branch(len(r.Entries()))}) {
		return Missed
	}
	return outcome
}

// judgeIndustry judges by the facts so far. A lesson lasts as long as the round in which it begins.
func (l *Lesson) judgeIndustry(r *record.Record) Outcome {
	s, began := r.Position(), r.After(0)
	return l.outcome(IndustryFacts(r), r.Over() || s.Era != began.Era || s.Round != began.Round)
}

// ofIndustry is a position of Industry, as it is tried. The rivals of lessons choose at once, and always the same.
type ofIndustry struct {
	lesson *Lesson
	record *record.Record
}

func (a ofIndustry) outcome() Outcome {
	for {
		outcome := a.lesson.judgeIndustry(a.record)
		mind := a.record.Mind(len(a.record.Entries()))
		if outcome != Open || mind == nil {
			return outcome
		}
		a.record.Choose(mind.Choice())
		a.record.AnswerForced()
	}
}

func (a ofIndustry) onward(yield func(attempt) bool) {
	r := a.record
	for _, c := range r.Game().Choices(r.Position()) {
		next := r.Branch(len(r.Entries()))
		if _, refused := next.Act(c); refused.OK() && !yield(ofIndustry{a.lesson, next}) {
			return
		}
	}
}

// WhyIndustryMissed tells what is in the way of the goal of a lesson about Industry that is missed, in a sentence or two.
func (l *Lesson) WhyIndustryMissed(w words.Words, r *record.Record) string {
	facts := IndustryFacts(r)
	say := func(key string, e *industry.Event, named ...any) string {
		named = append(named, "zone", "", "resource", "")
		if e != nil {
			named[len(named)-3], named[len(named)-1] = w.ZoneInText(r.Game(), e.Zone), w.ResourceName(e.Resource)
		}
		return w.Text("page.lesson.why."+key, named...)
	}
	if most, limited := l.Most[subsidies]; limited && facts[subsidies] > most {
		return say("subsidy", nil)
	}
	if most, limited := l.Most[jokersUsed]; limited && facts[jokersUsed] > most {
		return say("joker", lastOf(r, func(e *industry.Event) bool { return e.Source == industry.SpareJoker && e.Seat == learner }))
	}
	for _, fact := range industryOrder {
		wanted, asked := l.Goal[fact]
		if !asked || facts[fact] >= wanted {
			continue
		}
		key, e := hindrance(r, fact)
		return say(key, e, "n", facts[fact], "wanted", wanted)
	}
	return ""
}

// industryOrder are the facts in the order in which they are told.
var industryOrder = []Fact{earned, technologies, developed, networks, points}

// hindrance is the key of why a goal was missed, and the event that was in its way, nil for none.
func hindrance(r *record.Record, fact Fact) (key string, e *industry.Event) {
	yours := func(kind industry.EventKind) *industry.Event {
		return lastOf(r, func(e *industry.Event) bool { return e.Kind == kind && e.Seat == learner })
	}
	switch fact {
	case earned:
		if e = yours(industry.ZoneTakenFor); e != nil {
			return "taken", e
		}
		if e = yours(industry.NobodyBid); e != nil {
			return "nobody-bid", e
		}
	case developed:
		if e = lastOf(r, func(e *industry.Event) bool {
			return e.Amount > 0 && e.Kind == industry.ResourceSupplied && e.Seat == learner
		}); e != nil {
			return "bought-supply", e
		}
	case technologies:
		for held := r.After(0).HeldBy(learner); held != 0; held = held.Rest() {
			if z := held.First(); r.Game().Zones[z].Kind == industry.Technology {
				return "technology", &industry.Event{Zone: z}
			}
		}
	case points:
		if e = lastOf(r, func(e *industry.Event) bool { return e.Kind == industry.ZoneGiven && e.Other == learner }); e != nil {
			return "given", e
		}
		if yours(industry.SubsidyPaid) == nil {
			return "no-subsidy", nil
		}
	}
	return string(fact) + "-short", nil
}

// lastOf is the last event that is meant, nil for none.
func lastOf(r *record.Record, is func(*industry.Event) bool) (last *industry.Event) {
	for _, e := range r.Entries() {
		for i := range e.Events {
			if is(&e.Events[i]) {
				last = &e.Events[i]
			}
		}
	}
	return last
}
