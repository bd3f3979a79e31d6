package film_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/tell/film"
)

// setup is what a game begins with.
type setup struct {
	game   string
	header record.Header
}

// games are of all kinds, on both boards.
func games() map[string]setup {
	all := map[string]setup{
		"lancashire":               {"lancashire", record.Header{Options: engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("lancashire")[1].Count}}},
		"lancashire, introductory": {"lancashire", record.Header{Options: engine.Options{Seats: 2, Solo: true, Introductory: true, AutomaMat: decks.Mats("lancashire")[0].Count}}},
		"lancashire, four humans":  {"lancashire", record.Header{Options: engine.Options{Seats: 4}}},
		"of 2007":                  {"brass", record.Header{Options: engine.Options{Seats: 3}}},
	}
	for name, h := range headers() {
		all[name] = setup{"birmingham", h}
	}
	return all
}

// headers are those of Birmingham. The thin mat makes cards fail, so that the Automa draws several and its deck may run out.
func headers() map[string]record.Header {
	thin := decks.Mats("birmingham")[0].Count
	for i := range thin {
		thin[i] = min(thin[i], 1)
	}
	return map[string]record.Header{
		"solo":          {Options: engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("birmingham")[1].Count}},
		"spending":      {Options: engine.Options{Seats: 2, Solo: true, SpendingOrder: true, AutomaMat: decks.Mats("birmingham")[2].Count}},
		"thin":          {Options: engine.Options{Seats: 2, Solo: true, AutomaMat: thin}},
		"none":          {Options: engine.Options{Seats: 2, Solo: true}},
		"house rules":   {Options: engine.Options{Seats: 2, Solo: true, AutomaMat: thin, House: engine.House{BackAgain: 1, CardAgain: 2, FullStart: true}}},
		"introductory":  {Options: engine.Options{Seats: 2, Solo: true, Introductory: true, AutomaMat: decks.Mats("birmingham")[0].Count}},
		"three humans":  {Options: engine.Options{Seats: 3}},
		"three, simple": {Options: engine.Options{Seats: 3, Introductory: true}},
	}
}

// play makes a whole game: half of the time the verb is picked first, as nearly all choices are ways to build.
func play(begin setup, seed uint64) *record.Record {
	h, g := begin.header, decks.Game(begin.game)
	h.Seed = seed
	r, err := record.New(g, h)
	if err != nil {
		panic(err)
	}
	random := rand.New(rand.NewPCG(seed, 1))
	for r.Position().Decision != engine.GameOver {
		p := r.Position()
		if p.AutomasTurn() {
			r.AutomaTurn()
			continue
		}
		list := g.Choices(&p.State, nil)
		c := list[random.IntN(len(list))]
		if random.IntN(2) == 0 {
			verb := list[random.IntN(len(list))].Verb
			if random.IntN(3) == 0 {
				verb = engine.Sell
			}
			list = slices.DeleteFunc(list, func(other engine.Choice) bool { return other.Verb != verb })
			if len(list) > 0 {
				c = list[random.IntN(len(list))]
			}
		}
		if why := r.Choose(c); !why.OK() {
			panic(fmt.Sprintf("a listed choice is refused: %+v", why))
		}
	}
	return r
}

// records are some games of each kind, by name. They are only read.
var records = sync.OnceValue(func() map[string]*record.Record {
	list := map[string]*record.Record{}
	for name, h := range games() {
		for seed := range uint64(4) {
			list[fmt.Sprintf("%s %d", name, seed)] = play(h, seed)
		}
	}
	return list
})

// each looks at the film of every entry of those games.
func each(t *testing.T, look func(t *testing.T, g *automa.Game, e *record.Entry, f *film.Film, after *automa.Position)) {
	for name, r := range records() {
		t.Run(name, func(t *testing.T) {
			for i := range r.Entries() {
				e := &r.Entries()[i]
				look(t, r.Game(), e, film.Of(r.Game(), e), r.After(i+1))
			}
		})
	}
}

// shown is a position without what Follow says it does not follow.
func shown(p *automa.Position) automa.Position {
	s := *p
	empty := engine.State{}
	clear(s.Distant.Stack[:s.Distant.Left])
	s.Deck, s.Random, s.Pending, s.Collecting, s.ActionsLeft = empty.Deck, empty.Random, empty.Pending, 0, 0
	if s.Decision != engine.GameOver {
		s.Decision = 0
	}
	return s
}

func TestFilm_EndsWithThePositionOfTheRecord(t *testing.T) {
	each(t, func(t *testing.T, _ *automa.Game, e *record.Entry, f *film.Film, after *automa.Position) {
		last := f.Shot(f.End())
		if shown(&last.After) != shown(after) {
			t.Fatalf("it ends with\n%+v\nplayed is\n%+v", shown(&last.After), shown(after))
		}
		if first := f.Shot(film.Cursor{}); first.Before != e.Before {
			t.Fatal("it does not begin where the entry does")
		}
	})
}

// Between stages nothing moves; in a stage, nothing but what its events say, and what steps about cards do with the Automa's.
func TestFilm_TheTableNeverChangesWithoutACause(t *testing.T) {
	each(t, func(t *testing.T, g *automa.Game, e *record.Entry, f *film.Film, _ *automa.Position) {
		now := e.Before
		var told engine.Log
		for at := (film.Cursor{}); ; at = f.Next(at) {
			shot := f.Shot(at)
			if shot.Before != now {
				t.Fatalf("stage %+v does not begin where the one before ended", at)
			}
			for _, event := range shot.Events {
				g.Follow(&now, event)
			}
			told = append(told, shot.Events...)
			if shot.After.State != now.State {
				t.Fatalf("stage %+v changes more than its events %+v", at, shot.Events)
			}
			if frame := &f.Frames[at.Frame]; shot.After.Cards != now.Cards && !aboutCards(frame.Steps) {
				t.Fatalf("the Automa's cards change in a frame of steps %+v", frame.Steps)
			}
			now = shot.After
			if f.AtEnd(at) {
				break
			}
		}
		if !slices.Equal(told, e.Events) {
			t.Fatalf("the film shows %+v, the entry has %+v", told, e.Events)
		}
	})
}

func aboutCards(steps automa.Steps) bool {
	switch steps[0].Kind {
	case automa.Drew, automa.Reshuffled, automa.Discarded, automa.Prepared:
		return true
	}
	return false
}

func TestFilm_EveryStepIsInOneFrame_AsWordsTellThem(t *testing.T) {
	each(t, func(t *testing.T, _ *automa.Game, e *record.Entry, f *film.Film, _ *automa.Position) {
		var steps, want automa.Steps
		for i := range f.Frames {
			steps = append(steps, f.Frames[i].Steps...)
			if n := len(f.Frames[i].Steps.Pieces()); n > 1 {
				t.Fatalf("frame %d has %d things to tell: %+v", i, n, f.Frames[i].Steps)
			}
		}
		for _, st := range e.Steps {
			if st.Kind != automa.TurnOver {
				want = append(want, st)
			}
		}
		if fmt.Sprint(steps) != fmt.Sprint(want) {
			t.Fatalf("the frames have\n%+v\nof\n%+v", steps, want)
		}
	})
}

func TestFilm_BackAndForth(t *testing.T) {
	each(t, func(t *testing.T, _ *automa.Game, _ *record.Entry, f *film.Film, _ *automa.Position) {
		var path []film.Cursor
		for at := (film.Cursor{}); ; at = f.Next(at) {
			path = append(path, at)
			if f.AtEnd(at) {
				break
			}
		}
		at := f.End()
		if f.Next(at) != at || f.Skip(at) != at || f.Back(film.Cursor{}) != (film.Cursor{}) {
			t.Fatal("it goes beyond an end")
		}
		for i, want := range slices.Backward(path) {
			if at != want {
				t.Fatalf("back from the end, stage %d is %+v, on the way there %+v", i, at, want)
			}
			if skipped := f.Skip(at); at.Frame+1 < len(f.Frames) && skipped != (film.Cursor{Frame: at.Frame + 1}) {
				t.Fatalf("%+v skips to %+v", at, skipped)
			}
			at = f.Back(at)
		}
		for _, odd := range []film.Cursor{{Frame: -1, Stage: 3}, {Frame: 999}, {Stage: 999}} {
			f.Shot(odd) // there is always something to see
		}
	})
}

func TestFilm_TiesLoseTheirCandidatesOneCriterionAtATime(t *testing.T) {
	ties, merged := 0, 0
	each(t, func(t *testing.T, _ *automa.Game, _ *record.Entry, f *film.Film, _ *automa.Position) {
		for i := range f.Frames {
			frame := &f.Frames[i]
			if frame.Kind != film.Comparison {
				continue
			}
			ties++
			in, shown := len(frame.Steps[0].Tie.Candidates)+1, -1
			if frame.Stages() < len(frame.Steps[0].Tie.Rungs)+1 {
				merged++
			}
			for stage := range frame.Stages() {
				shot := f.Shot(film.Cursor{Frame: i, Stage: stage})
				var left []int
				for c, out := range shot.Tie.Out {
					if out < 0 {
						left = append(left, c)
					} else if out >= shot.Tie.Shown {
						t.Fatalf("candidate %d falls out by a criterion that is not uncovered", c)
					}
				}
				if len(left) >= in || shot.Tie.Shown <= shown || shot.Before != shot.After {
					t.Fatalf("stage %d shows nothing new: %+v", stage, shot.Tie)
				}
				in, shown = len(left), shot.Tie.Shown
				last := stage == frame.Stages()-1
				if shot.Tie.Over != last || last && !slices.Equal(left, []int{frame.Steps[0].Tie.Winner}) {
					t.Fatalf("stage %d of %d ends with %v of %+v", stage, frame.Stages(), left, shot.Tie.Tie)
				}
				if lit := shot.Lit.Count(thing.Line) + shot.Lit.Count(thing.Space); frame.Steps[0].Tie.Over == automa.OverLinks && lit != in {
					t.Fatalf("%d lines light up for %d candidates", lit, in)
				}
			}
		}
	})
	if ties == 0 || merged == 0 {
		t.Errorf("%d ties, %d with a criterion that told nobody apart", ties, merged)
	}
}

func TestPanel_FollowsTheCards(t *testing.T) {
	seen := map[string]bool{}
	each(t, func(t *testing.T, g *automa.Game, e *record.Entry, f *film.Film, _ *automa.Position) {
		if !e.Automa() {
			if p := f.Frames[0].Panel; fmt.Sprint(p) != fmt.Sprint(film.Panel{Top: p.Top}) {
				t.Fatalf("a human's film has the panel %+v", p)
			}
		}
		acted := false
		for i := range f.Frames {
			frame := &f.Frames[i]
			p := &frame.Panel
			if top := g.Top(&frame.After); top != nil && top.Number != p.Top || top == nil && p.Top != 0 {
				t.Fatalf("the top card is %+v, the panel says %d", top, p.Top)
			}
			for _, st := range frame.Steps {
				acted = acted || st.Kind == automa.Acted
				seen[fmt.Sprint(st.Kind)] = true
			}
			if len(frame.Steps) > 0 {
				checkPanel(t, frame)
			}
		}
		if !e.Automa() {
			return
		}
		last := &f.Frames[len(f.Frames)-1].Panel
		yes := slices.Contains(last.Slots, film.Yes) || slices.Contains(last.Actions[:], film.Yes)
		if yes != acted || slices.Contains(last.Actions[:], film.Trying) {
			t.Fatalf("acted %t, the panel ends with %+v", acted, last)
		}
	})
	for kind := automa.Drew; kind < automa.StepKinds; kind++ {
		if kind != automa.TurnOver && !seen[fmt.Sprint(kind)] {
			t.Errorf("no game came to a step %s", kind)
		}
	}
}

// A turn in which nothing failed and nothing was compared takes six steps at most, its summary among them; each thing that failed
// adds one.
func TestFilm_APlainTurnTakesSixSteps(t *testing.T) {
	turns := 0
	for _, g := range []*automa.Game{played.Birmingham(), played.Lancashire()} {
		for seed := range uint64(6) {
			r, err := played.Of(g, played.MediumOf(g, 40+seed), -1)
			if err != nil {
				t.Fatal(err)
			}
			for i := range r.Entries() {
				e := &r.Entries()[i]
				if !e.Automa() {
					continue
				}
				if steps, plain := plainSteps(film.Of(g, e)); plain {
					turns++
					if steps > 6 {
						t.Errorf("entry %d of seed %d takes %d steps beside those that failed", i, 40+seed, steps)
					}
				}
			}
		}
	}
	if turns < 60 {
		t.Errorf("only %d turns were plain", turns)
	}
}

// plainSteps counts the steps of a turn that do not tell of something that failed; it is plain if nothing was compared.
func plainSteps(f *film.Film) (steps int, plain bool) {
	for i := range f.Frames {
		switch frame := &f.Frames[i]; {
		case frame.Kind == film.Comparison:
			return 0, false
		case frame.Kind > film.Summary:
		case frame.Kind == film.Step && frame.Steps.Subject()[0].Kind == automa.Refused:
		default:
			steps += frame.Stages()
		}
	}
	return steps, true
}

// The summary is the last frame of the turn; each of its lines leads to the steps before it, lights up what was done, and nothing
// that was done is left out.
func TestDeeds_LeadToTheirSteps(t *testing.T) {
	each(t, func(t *testing.T, _ *automa.Game, e *record.Entry, f *film.Film, _ *automa.Position) {
		deeds := f.Deeds()
		if !e.Automa() {
			if len(deeds) > 0 {
				t.Fatalf("a human's film has a summary of %+v", deeds)
			}
			return
		}
		at := slices.IndexFunc(f.Frames, func(f film.Frame) bool { return f.Kind == film.Summary })
		if at < 0 || len(deeds) == 0 || f.Frames[at+1].Kind <= film.Summary {
			t.Fatalf("a turn of %d deeds has its summary at frame %d", len(deeds), at)
		}
		whole := f.Shot(film.Cursor{Frame: at}).Lit
		next := 0
		for _, d := range deeds {
			if d.Frame < next || d.Frame >= at {
				t.Fatalf("a deed begins at frame %d, the one before at %d", d.Frame, next)
			}
			next = d.Frame
			for _, st := range d.Done {
				for _, made := range []thing.Thing{thing.Of(st.Choice.Space), thing.Of(st.Choice.Line)} {
					if made.ID != 0 && (!d.Lit.Has(made) || !whole.Has(made)) {
						t.Fatalf("%+v does not light up for %+v", made, st.Choice)
					}
				}
			}
		}
	})
}

// checkPanel sees that the panel shows what the frame's step tells.
func checkPanel(t *testing.T, frame *film.Frame) {
	t.Helper()
	subject := frame.Steps.Subject()
	p, st := &frame.Panel, &subject[0]
	switch st.Kind {
	case automa.Drew:
		if p.Card != st.Card || p.Slot != 0 || p.Laid || slices.ContainsFunc(p.Slots, func(r film.Result) bool { return r != film.Untried }) {
			t.Fatalf("a card is drawn, the panel is %+v", p)
		}
	case automa.ReadFront:
		if p.Slot != st.Slot || p.Slots[st.Slot-1] != film.Trying || len(p.Under()) > 0 && p.Under()[0].Slot != st.Slot {
			t.Fatalf("slot %d is read, the panel is %+v", st.Slot, p)
		}
	case automa.ReadBack:
		if p.Back != st.Card || p.Action != st.Back || p.Row != st.Slot || p.Actions[st.Back] != film.Trying || len(p.Under()) > 0 {
			t.Fatalf("%s is read, the panel is %+v", st.Back, p)
		}
	case automa.Refused, automa.Compared, automa.Acted, automa.Examined:
		tries := p.Under()
		if len(tries) == 0 || fmt.Sprint(tries[len(tries)-1].Steps) != fmt.Sprint(subject[:len(tries[len(tries)-1].Steps)]) {
			t.Fatalf("the last try is not the frame's: %+v", p)
		}
		acted := slices.ContainsFunc(tries, func(try film.Try) bool { return try.Steps[0].Kind == automa.Acted })
		if got := result(p); (got == film.Yes) != acted || (got == film.Trying) == acted {
			t.Fatalf("acted %t, the result is %d", acted, got)
		}
		if last := tries[len(tries)-1].Steps[0].Kind; (last == automa.Acted) != (st.Kind == automa.Acted) || (last == automa.Refused) != (st.Kind == automa.Refused) {
			t.Fatalf("a step of kind %s: the last try is of kind %s", st.Kind, last)
		}
	case automa.Lost:
		if p.Slot != 0 || slices.Contains(p.Slots, film.Trying) {
			t.Fatalf("the turn is lost, the panel is %+v", p)
		}
	case automa.Discarded:
		if !p.Laid || slices.Contains(p.Slots, film.Trying) {
			t.Fatalf("the card is discarded, the panel is %+v", p)
		}
	}
}

// result is how what is under examination goes, as a client finds it.
func result(p *film.Panel) film.Result {
	if p.Back != 0 {
		return p.Actions[p.Action]
	}
	return p.Slots[p.Slot-1]
}

func TestPages_AreParted_AsTheyAreShown(t *testing.T) {
	type part struct {
		kind   film.Kind
		stages []int // how many events each has
	}
	event := func(kind engine.EventKind, reason engine.For) engine.Event {
		return engine.Event{Kind: kind, Reason: reason}
	}
	cases := []struct {
		name   string
		events engine.Log
		want   []part
	}{
		{"nothing comes of it", nil, []part{{film.Action, []int{0}}}},
		{"a link is paid, a link is scored",
			engine.Log{event(engine.MoneyMoved, engine.ForLinks), event(engine.Scored, engine.ForLinks), event(engine.LinkRemoved, 0), event(engine.LinkRemoved, 0)},
			[]part{{film.Action, []int{1}}, {film.LinkScoring, []int{2, 1}}}},
		{"a tile given up, with what it brings and pays, then another income",
			engine.Log{event(engine.TileRemoved, engine.ForDebt), event(engine.MoneyMoved, engine.ForDebt), event(engine.MoneyMoved, engine.ForIncome), event(engine.MoneyMoved, engine.ForIncome)},
			[]part{{film.RoundEnd, []int{3, 1}}}},
		{"a debt paid with VP, then another income",
			engine.Log{event(engine.ShortfallBegan, 0), event(engine.Scored, engine.ForDebt), event(engine.MoneyMoved, engine.ForIncome)},
			[]part{{film.RoundEnd, []int{1, 1, 1}}}},
		{"tile by tile", engine.Log{event(engine.Scored, engine.ForTile), event(engine.Scored, engine.ForTile)}, []part{{film.TileScoring, []int{1, 1}}}},
		{"a turn between two of one round", engine.Log{event(engine.Passed, 0), event(engine.TurnEnded, 0), event(engine.TurnBegan, 0)},
			[]part{{film.Action, []int{1}}, {film.PassOn, []int{2}}}},
		{"a new era",
			engine.Log{event(engine.BarrelPlaced, 0), event(engine.BarrelPlaced, 0), {Kind: engine.EraBegan, Amount: 2}, event(engine.Shuffled, 0), event(engine.RoundBegan, 0), event(engine.DeckPrepared, 0)},
			[]part{{film.EraChange, []int{4}}, {film.PassOn, []int{1}}, {film.EraChange, []int{1}}}},
	}
	before := *records()["solo 0"].After(0)
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			f := film.Of(played.Birmingham(), &record.Entry{Before: before, Choice: engine.Choice{Verb: engine.Done}, Events: c.events})
			var got []part
			for i := range f.Frames {
				p := part{kind: f.Frames[i].Kind}
				for stage := range f.Frames[i].Stages() {
					p.stages = append(p.stages, len(f.Shot(film.Cursor{Frame: i, Stage: stage}).Events))
				}
				got = append(got, p)
			}
			if fmt.Sprint(got) != fmt.Sprint(c.want) {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}

func TestPages_EachHasItsOwnEventsAndComesInOrder(t *testing.T) {
	seen := map[film.Kind]bool{}
	each(t, func(t *testing.T, g *automa.Game, e *record.Entry, f *film.Film, _ *automa.Position) {
		began := film.Action
		for i := range f.Frames {
			frame := &f.Frames[i]
			seen[frame.Kind] = true
			total := 0
			for stage := range frame.Stages() {
				total += len(f.Shot(film.Cursor{Frame: i, Stage: stage}).Events)
			}
			if total != len(frame.Events) {
				t.Fatalf("%d events in stages of %d", total, len(frame.Events))
			}
			if frame.Kind == film.PassOn || len(frame.Steps) > 0 {
				continue
			}
			late := frame.Kind == film.RoundEnd && g.Edition.FirstEdition // which pays income at the start of a round (C3.1)
			if frame.Kind < began && frame.Kind != film.EraChange && !late {
				t.Fatalf("page %s comes after page %s", frame.Kind, began)
			}
			began = frame.Kind
			checkScores(t, frame)
		}
		if e.Automa() || e.Choice.Verb == engine.GiveUp {
			return
		}
		actions := slices.IndexFunc(e.Events, func(e engine.Event) bool { return e.Kind == engine.TurnEnded })
		if actions < 0 {
			actions = len(e.Events)
		}
		if first := &f.Frames[0]; actions > 0 && (first.Kind != film.Action || len(first.Events) != actions) {
			t.Fatalf("%d events before the end of the turn, frame %s has %d", actions, first.Kind, len(first.Events))
		}
	})
	for kind := film.Step; kind < film.Kinds; kind++ {
		if !seen[kind] {
			t.Errorf("no game came to a page %s", kind)
		}
	}
}

// checkScores sees that what is scored on a page adds up to what its events give.
func checkScores(t *testing.T, frame *film.Frame) {
	t.Helper()
	var told, scored [engine.MaxSeats]int16
	for _, score := range frame.Scores() {
		told[score.Seat] += score.VP
		if isLink := score.Reason == engine.ForLinks; isLink != (score.Line != 0) || isLink != (frame.Kind == film.LinkScoring) {
			t.Fatalf("score %+v on page %s", score, frame.Kind)
		}
	}
	for seat := range scored {
		scored[seat] = frame.After.Players[seat].VP - frame.Before.Players[seat].VP
	}
	if frame.Kind != film.RoundEnd && told != scored {
		t.Fatalf("the page lists %v, the seats got %v", told, scored)
	}
	if frame.Kind == film.LinkScoring && (len(frame.Scores()) != frame.Before.Built().Len() || frame.After.Built() != 0) {
		t.Fatalf("%d links are scored of %d", len(frame.Scores()), frame.Before.Built().Len())
	}
}

func TestLit_IsWhatTheStepsAndEventsName(t *testing.T) {
	each(t, func(t *testing.T, g *automa.Game, _ *record.Entry, f *film.Film, _ *automa.Position) {
		for i := range f.Frames {
			frame := &f.Frames[i]
			for stage := range frame.Stages() {
				shot := f.Shot(film.Cursor{Frame: i, Stage: stage})
				for _, st := range frame.Steps.Subject() {
					checkLitStep(t, g, shot.Lit, &st)
				}
				for _, e := range shot.Events {
					checkLitEvent(t, shot.Lit, e)
				}
			}
		}
	})
}

func checkLitStep(t *testing.T, g *automa.Game, l thing.Set, st *automa.Step) {
	t.Helper()
	switch st.Kind {
	case automa.ReadFront:
		slot := g.Deck.Cards[g.Deck.Index(st.Card)].Front[st.Slot-1]
		if l.Count(thing.Location) != len(slot.At) || !l.Has(thing.Of(slot.At[0])) {
			t.Fatalf("for a slot with %v light up %+v", slot.At, l)
		}
	case automa.Refused:
		iron := st.Refusal.Reason == engine.IronTooCheap || st.Refusal.Reason == engine.IronTooDear
		if st.Location != 0 && !l.Has(thing.Of(st.Location)) || st.Line != 0 && !l.Has(thing.Of(st.Line)) ||
			st.Building != 0 && !l.Has(thing.Of(st.Building)) || l.Has(thing.Of(engine.Iron)) != iron {
			t.Fatalf("for %+v light up %+v", st, l)
		}
	case automa.Examined:
		if !l.Has(thing.Of(st.Building)) {
			t.Fatalf("for %+v light up %+v", st, l)
		}
	}
}

func checkLitEvent(t *testing.T, l thing.Set, e engine.Event) {
	t.Helper()
	market := e.Kind == engine.SoldToMarket || e.Kind == engine.Consumed && e.Space == 0 && e.Merchant == 0
	if e.Space != 0 && !l.Has(thing.Of(e.Space)) || e.Line != 0 && !l.Has(thing.Of(e.Line)) || e.Merchant != 0 && !l.Has(thing.Of(e.Merchant)) ||
		market && !l.Has(thing.Of(e.Resource)) {
		t.Fatalf("for %+v light up %+v", e, l)
	}
}

func BenchmarkOf(b *testing.B) {
	r := play(games()["solo"], 3)
	e := slices.MaxFunc(r.Entries(), func(a, b record.Entry) int { return len(a.Steps) - len(b.Steps) })
	b.ReportMetric(float64(len(e.Steps)), "steps")
	for b.Loop() {
		film.Of(played.Birmingham(), &e)
	}
}
