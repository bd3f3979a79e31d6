package analysis

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/industry/record"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

func begun(t testing.TB, r *record.Record, o Options) *Analysis {
	t.Helper()
	a, err := Begin(r, o)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func analysed(t testing.TB, r *record.Record, o Options) *Analysis {
	t.Helper()
	a := begun(t, r, o)
	for a.Done() < a.Decisions() {
		a.Step()
	}
	return a
}

// short is a game of keen players up to its second round, in which the person has bid all there was at the end.
func short(t testing.TB) *record.Record {
	t.Helper()
	r := against(t, 4, 3, keen)
	playOn(r, keen, func(s *industry.State) bool { return s.Round == 1 && s.Phase == industry.Bidding && s.Actor == 0 })
	s := r.Position()
	if _, refused := r.Choose(industry.Choice{Verb: industry.Bid, Seat: 0, Zone: industry.NoZone, Talers: int8(s.Talers[0])}); !refused.OK() {
		t.Fatal(refused)
	}
	return r
}

// whole judges a decision.
func whole(j *judging) {
	for done := false; !done; {
		done = j.Part()
	}
}

const fewFutures = 16

// What is found part by part, or by several workers, is what is found at once, and what is kept is all of it.
func TestPartsMakeSteps(t *testing.T) {
	r := short(t)
	whole, parts, several := analysed(t, r, Options{Futures: fewFutures}), begun(t, r, Options{Futures: fewFutures}), analysed(t, r, Options{Futures: fewFutures, Workers: 3})
	made := 0
	for ; parts.Done() < parts.Decisions(); made++ {
		parts.Part()
	}
	if !bytes.Equal(parts.Marshal(), whole.Marshal()) || !bytes.Equal(several.Marshal(), whole.Marshal()) {
		t.Errorf("in parts it found\n%s\nby several\n%s\nat once\n%s", parts.Marshal(), several.Marshal(), whole.Marshal())
	}
	if made < fewFutures*parts.Decisions() {
		t.Errorf("only %d parts were made of %d decisions", made, parts.Decisions())
	}
	again := begun(t, r, Options{Futures: fewFutures})
	if err := again.Resume(whole.Marshal()); err != nil || !reflect.DeepEqual(again.Moments(), whole.Moments()) || again.now != whole.now {
		t.Errorf("%v: what was kept is\n%+v\nwhat was found\n%+v", err, again.Moments(), whole.Moments())
	}
	if last := whole.Moments()[whole.Done()-1]; last.Drop == 0 || last.Better.Verb == 0 {
		t.Errorf("nothing is better than to bid all: %+v", last)
	}
}

// An analysis that was cut off after some choices goes on from there, to the same end.
func TestACutOffAnalysisGoesOn(t *testing.T) {
	r := short(t)
	whole, part := analysed(t, r, Options{Futures: fewFutures}), begun(t, r, Options{Futures: fewFutures})
	part.Step()
	part.Step()
	on := begun(t, r, Options{Futures: fewFutures})
	if err := on.Resume(part.Marshal()); err != nil || on.Done() != 2 {
		t.Fatalf("%d of 2 choices are taken over: %v", on.Done(), err)
	}
	for on.Done() < on.Decisions() {
		on.Step()
	}
	if !bytes.Equal(on.Marshal(), whole.Marshal()) {
		t.Errorf("it ends with\n%s\nnot\n%s", on.Marshal(), whole.Marshal())
	}
}

// What is kept of another game, by another judge, or damaged is named, and nothing is taken over. One in fewer futures is passed over in
// silence.
func TestWhatIsKeptIsOfThisGameAndJudge(t *testing.T) {
	r := short(t)
	text := string(analysed(t, r, Options{Futures: fewFutures}).Marshal())
	other := against(t, 4, 4, keen)
	playOn(other, keen, func(s *industry.State) bool { return s.Round == 1 })
	last := text[strings.LastIndex(text, `"better"`):]
	better, _, _ := strings.Cut(last, "\n")
	for _, c := range []struct{ name, text, want string }{
		{"another game", string(analysed(t, other, Options{Futures: fewFutures}).Marshal()), "it belongs to another game, or to another version of this program"},
		{"another judge", strings.Replace(text, `"soho_analysis": 1`, `"soho_analysis": 2`, 1), "its choices were judged in another way (2; this program judges in way 1)"},
		{"cut off", text[:len(text)/2], "it is damaged"},
		{"empty", "{}", "it is damaged"},
		{"another choice", strings.Replace(text, `"made": "`, `"made": "give `, 1), "it is damaged"},
		{"a better one that there is not", strings.Replace(text, better, `"better": "bid 99",`, 1), "it is damaged"},
		{"a loss without a better one", strings.Replace(text, better, "", 1), "it is damaged"},
		{"an impossible loss", strings.Replace(text, `"drop_error": `, `"drop_error": -1`, 1), "it is damaged"},
		{"fewer futures", strings.Replace(text, `"futures": 16`, `"futures": 15`, 1), ""},
	} {
		a := begun(t, r, Options{Futures: fewFutures})
		got := ""
		if err := a.Resume([]byte(c.text)); err != nil {
			got = err.Error()
		}
		if got != c.want || a.Done() != 0 {
			t.Errorf("%s: %q, and %d choices are taken over; want %q", c.name, got, a.Done(), c.want)
		}
	}
}

// Which tokens are drawn next nobody knew (I6): with others in the bag the same is found.
func TestAnalysisIsBlindToTheBag(t *testing.T) {
	r := short(t)
	a := begun(t, r, Options{Futures: fewFutures})
	for _, d := range a.decisions {
		j, other := a.judge(d), a.judge(d)
		dealt := *j.position
		dealt.Deal(12345)
		other.position = &dealt
		whole(j)
		whole(other)
		if j.moment != other.moment {
			t.Errorf("%s: it found %+v and %+v", r.Line(d.entry), j.moment, other.moment)
		}
	}
}

// A subsidy that is taken while another is asked (I23) is compared with waiting, and kept so.
func TestI23_ASubsidyOutOfTurnIsComparedWithWaiting(t *testing.T) {
	var r *record.Record
	for seed := uint64(1); ; seed++ {
		r = against(t, 3, seed, keen)
		playOn(r, keen, func(s *industry.State) bool {
			last := int(s.Era) == industry.Eras-1 && int(s.Round) == s.Rounds()-1 && s.Phase == industry.Developing
			return last && s.Left(s.First) == s.Actor && s.First == 0 && !s.Subsidies[0]
		})
		if !r.Over() {
			break
		}
	}
	if _, refused := r.Choose(industry.Choice{Verb: industry.Subsidy, Seat: 0, Zone: industry.NoZone}); !refused.OK() {
		t.Fatal(refused)
	}
	m := lastOf(t, r)
	if !m.Early || m.Better.Verb != 0 || m.Drop < 300 || m.Verdict() == judged.Fine {
		t.Errorf("a subsidy at the end of the game: %+v, %v", m, m.Verdict())
	}
}

// The points at the end are those of the game.
func TestTheLastPointsAreTheResult(t *testing.T) {
	r := against(t, 3, 7, keen)
	playOn(r, keen, never)
	a := analysed(t, r, Options{Futures: 2})
	end := a.Next(a.Done() - 1)
	rounds := a.Rounds()
	for p := range industry.Seat(3) {
		if end[p] != 100*r.Game().Points(r.Position(), p) || rounds[len(rounds)-1].End != end {
			t.Errorf("seat %s ends with %d, and has %d", p, end[p], r.Game().Points(r.Position(), p))
		}
	}
	for i, round := range rounds {
		if i > 0 && round.From != rounds[i-1].To || round.To <= round.From {
			t.Errorf("after %+v comes %+v", rounds[max(i-1, 0)], round)
		}
	}
}

// What cannot be analysed is named: a game of several people, and one in which nobody chose.
func TestWhatCannotBeAnalysedIsNamed(t *testing.T) {
	two, err := record.New(decks.Industry(), record.Header{Options: industry.Options{Seats: 3, Adjusted: true}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		r    *record.Record
		want string
	}{
		{two, "only a game of one person against rivals can be analysed"},
		{against(t, 3, 1, keen), "there is nothing to analyse: no choice was made yet"},
	} {
		if _, err := Begin(c.r, Options{}); err == nil || err.Error() != c.want {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
}
