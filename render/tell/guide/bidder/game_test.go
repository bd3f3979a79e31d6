package bidder_test

import (
	"strings"
	"testing"

	"sohofoundry/automa/industry/record"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/guide/bidder"
	"sohofoundry/render/tell/words"
)

func always() bool { return true }

// pupil plays a game by the words of the guide alone.
type pupil struct {
	*testing.T
	rec     *record.Record
	guide   *bidder.Guide
	adviser bidder.Adviser
	words   words.Words
	told    []string // the steps, in their order
	reasons map[string]bool
}

func sit(t *testing.T, seed uint64, language string) *pupil {
	t.Helper()
	h := bidder.Header(seed)
	r, err := record.New(decks.Industry(), h)
	if err != nil {
		t.Fatal(err)
	}
	w, err := words.New(decks.Game("birmingham"), language)
	if err != nil {
		t.Fatal(err)
	}
	r.AnswerForced()
	return &pupil{T: t, rec: r, guide: bidder.New(nil), words: w.SeatedAt(&h), reasons: map[string]bool{}}
}

// update tells the guide how the game is.
func (p *pupil) update(at bidder.Played) {
	at.Game, at.Position, at.Entries = p.rec.Game(), p.rec.Position(), len(p.rec.Entries())
	if at.Asked {
		p.adviser.Think(at.Game, at.Position, always)
		at.Advice, _ = p.adviser.Advice(at.Position)
	}
	p.guide.Update(at)
}

// listen checks what the guide says: whole sentences, of which a step has three at most, and a reason two.
func (p *pupil) listen() {
	p.Helper()
	title, text := p.guide.Title(p.words), p.guide.Text(p.words)
	for _, said := range []string{title, text} {
		if said == "" || strings.ContainsAny(said, "{}⟦") || strings.Contains(said, "page.guide") || strings.Contains(said, "  ") || strings.HasPrefix(said, " ") {
			p.Errorf("%s says %q", p.guide.Shown(), said)
		}
	}
	if n := strings.Count(text, ". "); n > 2 || p.guide.Proposes() && n > 1 {
		p.Errorf("%s goes on for %d sentences: %s", p.guide.Shown(), n+1, text)
	}
}

// rivals lets the rivals choose, and the guide tell of what they think.
func (p *pupil) rivals() {
	for {
		if _, isRival := p.rec.Rival(); !isRival {
			return
		}
		mind := p.rec.Mind(len(p.rec.Entries()))
		mind.Step(always)
		p.rec.Choose(mind.Choice())
		p.rec.AnswerForced()
		p.update(bidder.Played{Told: true})
		p.read()
	}
}

// read reads steps until one proposes something, or nothing is said.
func (p *pupil) read() {
	for p.guide.Shown() != "" {
		p.listen()
		if p.guide.Proposes() {
			return
		}
		p.told = append(p.told, p.guide.Shown())
		p.guide.Next()
	}
}

// play does what the guide proposes to the end of the game.
func (p *pupil) play() {
	p.Helper()
	for p.rivals(); !p.rec.Over(); p.rivals() {
		p.update(bidder.Played{Asked: true})
		p.read()
		c, proposed := p.guide.Wish()
		if !proposed {
			p.Fatalf("nothing is proposed at %s", p.rec.Position())
		}
		p.reasons[p.guide.Text(p.words)] = true
		if _, refused := p.rec.Act(c); !refused.OK() {
			p.Fatalf("%s is refused: %+v", p.rec.Game().Text(p.rec.Position(), c), refused)
		}
	}
}

// In the guided first game everything is told once, and whoever does as the guide says wins.
func TestTheGuidedGameTellsAllAndIsWon(t *testing.T) {
	p := sit(t, bidder.Seed, "en")
	p.play()
	seen := map[string]bool{}
	for _, name := range p.told {
		if seen[name] {
			t.Errorf("%s is told twice", name)
		}
		seen[name] = true
	}
	for _, name := range bidder.Told() {
		if !seen[name] {
			t.Errorf("%s is not told", name)
		}
	}
	if winner := p.rec.Game().Standing(p.rec.Position())[0]; winner != 0 {
		t.Errorf("seat %s wins", winner)
	}
}

// In every language it says whole sentences.
func TestTheGuideSpeaksEveryLanguage(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long")
	}
	for _, l := range words.Languages() {
		p := sit(t, bidder.Seed, l)
		for range 12 { // choices
			p.rivals()
			p.update(bidder.Played{Asked: true})
			p.read()
			c, _ := p.guide.Wish()
			p.rec.Act(c)
		}
	}
}

// A step whose choice is taken back comes again, and a proposal that was sent away does not, before another choice.
func TestTheGuideFollowsWhatIsTakenBack(t *testing.T) {
	p := sit(t, bidder.Seed, "en")
	p.rivals()
	p.update(bidder.Played{Asked: true})
	p.read()
	read := len(p.guide.Read())
	p.guide.Next()
	if p.guide.Shown() != "" {
		t.Errorf("%s is shown though the proposal was sent away", p.guide.Shown())
	}
	p.update(bidder.Played{Asked: true})
	if p.guide.Proposes() {
		t.Error("it proposes again at once")
	}
	p.rec.Act(p.rec.Game().Choices(p.rec.Position())[0])
	p.rivals()
	p.update(bidder.Played{Asked: true})
	p.read()
	if !p.guide.Proposes() {
		t.Error("it proposes nothing for the next choice")
	}
	c, _ := p.guide.Wish()
	p.rec.Act(c)
	p.rec.Undo()
	p.update(bidder.Played{Asked: true})
	p.read()
	if !p.guide.Proposes() || len(p.guide.Read()) < read {
		t.Errorf("after Undo it shows %q, with %d steps over, %d before", p.guide.Shown(), len(p.guide.Read()), read)
	}
}

// The adviser knows no more than the person: another order of the tokens in the bag changes nothing.
func TestTheAdviserDoesNotLookIntoTheBag(t *testing.T) {
	p := sit(t, bidder.Seed, "en")
	p.rivals()
	at, other := *p.rec.Position(), *p.rec.Position()
	other.Deal(99)
	var a, b bidder.Adviser
	a.Think(p.rec.Game(), &at, always)
	b.Think(p.rec.Game(), &other, always)
	one, _ := a.Advice(&at)
	two, _ := b.Advice(&other)
	if one.Choice() != two.Choice() || one.Choice() == (industry.Choice{}) {
		t.Errorf("it advises %+v, and with another bag %+v", one.Choice(), two.Choice())
	}
}
