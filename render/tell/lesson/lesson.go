// Package lesson has the lessons: short positions, each with something to do that teaches one thing. A lesson is data; its texts
// are in the catalogue under its name. Nothing is drawn here.
package lesson

import (
	_ "embed" // the lessons
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"sync"

	"github.com/pelletier/go-toml/v2"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/sketch"
	"sohofoundry/render/tell/words"
)

//go:embed lessons.toml
var text []byte

// game is the id of the game of the family that lessons are about, mat the name of the Automa's mat in them.
const game, mat = "birmingham", "medium"

// Lesson is one lesson.
type Lesson struct {
	Name     string       `toml:"name"`     // of its texts, and in the settings
	Industry bool         `toml:"industry"` // it is about that game, see BeginIndustry; the others are about Birmingham
	Icon     string       `toml:"icon"`     //
	Rules    []string     `toml:"rules"`    // rules that say more about it
	Position string       `toml:"position"` // in the words of package sketch, or of industry.Sketch
	Cards    []int        `toml:"cards"`    // on top of the Automa's deck, the first drawn first
	Turns    int          `toml:"turns"`    // of the person, within which the goal is to be met
	Wait     bool         `toml:"wait"`     // the goal is judged only after the last turn
	Goal     map[Fact]int `toml:"goal"`     // the least count of each fact to reach
	Most     map[Fact]int `toml:"most"`     // the greatest count of each fact allowed
}

// All are the lessons in the order in which they are offered; a test sees that they can be read and begun.
var All = sync.OnceValue(func() []Lesson {
	var file struct {
		Lessons []Lesson `toml:"lesson"`
	}
	_ = toml.Unmarshal(text, &file)
	return file.Lessons
})

// Index is the place of the lesson of a name among all, or -1.
func Index(name string) int {
	return slices.IndexFunc(All(), func(l Lesson) bool { return l.Name == name })
}

// Of are the lessons about Industry, or those about Birmingham.
func Of(industry bool) (list []Lesson) {
	for _, l := range All() {
		if l.Industry == industry {
			list = append(list, l)
		}
	}
	return list
}

// About are the lessons that are about a rule of a game of the family.
func About(g *engine.Game, number string) []Lesson {
	if g.ID != game {
		return nil
	}
	return about(false, number)
}

// AboutIndustry are the lessons that are about a rule of Industry.
func AboutIndustry(number string) []Lesson { return about(true, number) }

func about(industry bool, number string) (list []Lesson) {
	for _, l := range Of(industry) {
		if slices.Contains(l.Rules, number) {
			list = append(list, l)
		}
	}
	return list
}

// Next is the lesson after this one, the first after the last.
func (l *Lesson) Next() Lesson {
	all := All()
	return all[(Index(l.Name)+1)%len(all)]
}

// Numbered is the title of a lesson with its number among those of its game: "3 · Coal for the market".
func (l *Lesson) Numbered(w words.Words) string {
	n := slices.IndexFunc(Of(l.Industry), func(other Lesson) bool { return other.Name == l.Name })
	return w.Text("page.lesson.number", "n", strconv.Itoa(n+1), "title", w.Text("page.lesson."+l.Name+".title"))
}

// Begin sets up the position of a lesson. A test makes sure that it returns no error for any lesson.
func (l *Lesson) Begin() (*record.Record, error) {
	g := decks.Game(game)
	m, _ := decks.MatNamed(game, mat)
	s, err := sketch.Position(g.Game, m.Count, l.Position)
	if err != nil {
		return nil, fmt.Errorf("lesson %s: %w", l.Name, err)
	}
	p := automa.Position{State: s}
	p.Cards.Era, p.Cards.Random = s.Era, *rand.NewPCG(1, 2)
	l.stack(g, &p.Cards)
	r, err := record.New(g, record.Header{From: &p, Difficulty: mat, Practice: true})
	if err != nil {
		return nil, fmt.Errorf("lesson %s: %w", l.Name, err)
	}
	return r, nil
}

// stack lays the deck so that the cards of the lesson are drawn first, and then the others in the order of their numbers.
func (l *Lesson) stack(g *automa.Game, into *automa.Cards) {
	var order []uint8
	at := func(number int) uint8 {
		return uint8(slices.IndexFunc(g.Deck.Cards, func(c automa.CardFacts) bool { return c.Number == number }))
	}
	for _, number := range l.Cards {
		order = append(order, at(number))
	}
	for i := range g.Deck.Cards {
		if c := &g.Deck.Cards[i]; !slices.Contains(l.Cards, c.Number) && c.UsedIn(into.Era) {
			order = append(order, uint8(i))
		}
	}
	slices.Reverse(order) // the top is the last
	into.Left = uint8(copy(into.Deck[:], order))
}

// Outcome is how a lesson goes.
type Outcome uint8

// The outcomes.
const (
	Open Outcome = iota
	Met
	Missed
)

// Judge tells how a lesson goes with a record that began with it. It is missed as soon as its goal is out of reach.
func (l *Lesson) Judge(r *record.Record) Outcome {
	outcome := l.judge(r)
	if outcome == Open && !l.reachable(r) {
		return Missed
	}
	return outcome
}

// judge judges a lesson by the facts so far.
func (l *Lesson) judge(r *record.Record) Outcome {
	facts := Facts(r)
	p := r.Position()
	return l.outcome(facts, p.Decision == engine.GameOver || facts[turns] >= l.Turns && !(l.Wait && p.AutomasTurn()))
}

// outcome judges by facts, and by whether the time for it is over.
func (l *Lesson) outcome(facts map[Fact]int, over bool) Outcome {
	for fact, most := range l.Most {
		if facts[fact] > most {
			return Missed
		}
	}
	met := true
	for fact, least := range l.Goal {
		met = met && facts[fact] >= least
	}
	switch {
	case met && (over || !l.Wait):
		return Met
	case over:
		return Missed
	}
	return Open
}
