package client_test

import (
	"math"
	"strconv"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/thing"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
)

// person plays the client as somebody in front of a window would: by what is seen, with a mouse or a keyboard only.
type person struct {
	*client.Client
	t      testing.TB
	kept   store.Store
	in     stage.Input
	left   bool
	moment time.Duration
	keyed  bool                  // confirms by key
	after  func(did stage.Input) // every moment, if anything
}

func clock() time.Time { return time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC) }

func board(testing.TB) *automa.Game { return played.Birmingham() }

// sitDown opens the client in front of somebody, with what was kept before.
func sitDown(t testing.TB, kept store.Store) *person {
	t.Helper()
	if _, err := kept.Read(store.Settings); err != nil {
		set(t, kept, func(*settings.Settings) {})
	}
	c := client.New(client.Options{Store: kept, Clock: clock, Chance: 1})
	p := &person{Client: c, t: t, kept: kept, moment: time.Second / 60}
	t.Cleanup(func() { _ = c.Close() }) // nothing is written any more when its folder goes
	p.in.Size = view.Size{W: 1440, H: 900}
	p.pass(1)
	p.see()
	p.pass(20)
	return p
}

// newcomer sits down where nothing was kept before.
func newcomer(t testing.TB) *person {
	t.Helper()
	return sitDown(t, store.NewMemory(clock))
}

// set saves settings, the usual ones but for what is changed; turns end by themselves.
func set(t testing.TB, kept store.Store, change func(s *settings.Settings)) {
	t.Helper()
	s := settings.Default()
	s.EndTurn = "never"
	change(&s)
	text, err := s.Text()
	if err == nil {
		err = kept.Write(store.Settings, text)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// hasty sits down where nothing glides, and looks up seldom: long games take less time.
func hasty(t testing.TB) *person {
	t.Helper()
	kept := store.NewMemory(clock)
	set(t, kept, func(s *settings.Settings) { s.ReducedMotion = true })
	p := sitDown(t, kept)
	p.moment = time.Second / 5
	return p
}

// pass lets some moments pass.
func (p *person) pass(moments int) {
	for range moments {
		p.in.Now += p.moment
		p.left = p.Update(p.in) || p.left
		if act := p.Unanswered(); act != nil {
			p.t.Fatalf("nothing answers %T%+v", act, act)
		}
		did := p.in
		p.in.Keys, p.in.Typed, p.in.Wheel = nil, "", 0
		if p.after != nil {
			p.after(did)
		}
	}
}

func (p *person) see() *view.View {
	v, _ := p.Picture()
	return v
}

// has reports whether there is a target of an id that does something.
func (p *person) has(id string) bool {
	t := p.see().Target(id)
	return t != nil && t.Act != nil
}

// wait waits until what was done is on the disk, and its result is shown, and the guide has its advice: under load that takes longer
// than goes unnoticed.
func (p *person) wait() {
	for !p.Safe() || p.Advising() && p.see().Target("hint:end") == nil {
		time.Sleep(time.Millisecond)
		p.pass(1)
	}
}

// click clicks on a target where it can be seen.
func (p *person) click(id string) {
	p.t.Helper()
	p.wait()
	v := p.see()
	t := v.Target(id)
	if t == nil {
		p.t.Fatalf("there is no %q to click on, only %s", id, strings.Join(ids(v), ", "))
	}
	for n := 0; t.Beyond != 0 && n < 20; n++ { // the wheel shows it
		p.in.Cursor = v.Target(t.Room).Area.Middle()
		p.in.Wheel = -math.Copysign(1, t.Beyond)
		p.pass(2)
		v = p.see()
		t = v.Target(id)
	}
	at, ok := visible(v, t)
	if !ok {
		over := v.Under(t.Area.Middle(), func(*view.Target) bool { return true })
		p.t.Fatalf("%q at %v is covered by something else everywhere: %+v", id, t.Area, over)
	}
	p.press(at)
}

// press presses the button of the mouse somewhere, and lets it go.
func (p *person) press(at view.Point) {
	p.in.Cursor = at
	p.pass(1)
	p.in.Pressed = true
	p.pass(1)
	p.in.Pressed = false
	p.pass(1)
}

// visible is a point of a target that nothing else lies over.
func visible(v *view.View, t *view.Target) (view.Point, bool) {
	for _, y := range []float64{0.5, 0.2, 0.8, 0.1, 0.9} {
		for _, x := range []float64{0.5, 0.2, 0.8, 0.1, 0.9} {
			at := view.Point{X: t.Area.X + t.Area.W*x, Y: t.Area.Y + t.Area.H*y}
			if v.Under(at, func(*view.Target) bool { return true }) == t {
				return at, true
			}
		}
	}
	return view.Point{}, false
}

func (p *person) key(keys ...string) {
	for _, k := range keys {
		p.in.Keys = []string{k}
		p.pass(1)
	}
}

func ids(v *view.View) (list []string) {
	for i := range v.Targets {
		if id := v.Targets[i].ID; v.Targets[i].Act != nil && !strings.Contains(id, "/") {
			list = append(list, id)
		}
	}
	return list
}

// saved is the only game that is kept, as a record.
func (p *person) saved() *record.Record {
	p.t.Helper()
	if err := p.Close(); err != nil {
		p.t.Fatal(err)
	}
	list, err := p.kept.List()
	if err != nil || len(list) != 1 {
		p.t.Fatalf("%d games are kept, %v", len(list), err)
	}
	text, err := p.kept.Read(list[0].Name)
	if err != nil {
		p.t.Fatal(err)
	}
	r, err := record.Load(list[0].Name, text, record.Library{p.Record().Game()})
	if err != nil {
		p.t.Fatal(err)
	}
	return r
}

// wholeGames are the ids of games that are played to their end, with what is clicked to begin one.
var wholeGames = map[string][]string{
	"birmingham":           nil,
	"lancashire":           {"new-game:game:lancashire"},
	"lancashire-community": {"new-game:game:lancashire", "new-game:edition:lancashire-community"},
	"brass":                {"new-game:game:brass"},
}

// long leaves a test out where races are looked for: it does one thing after another, or in other programs, as shorter ones do there.
func long(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("it takes long where races are looked for")
	}
}

func TestWholeGameByMouse(t *testing.T) {
	long(t)
	for id, chosen := range wholeGames {
		t.Run(id, func(t *testing.T) {
			p := newcomer(t)
			p.moment = time.Second / 20
			p.click("start:new-game")
			for _, choice := range chosen {
				p.click(choice)
			}
			p.click("new-game:begin")
			p.play(dice(7), func() bool { return p.has("final:new") })
			if r := p.saved(); r.Position().Decision != engine.GameOver || r.Game().ID != id {
				t.Error("the record that is kept is not of the whole game")
			}
		})
	}
}

// onwards are the ids of what leads on while something is shown or asked, the first that is there first.
var onwards = []string{"page:close", "ending:end-turn", "round:on", "scoring:skip", "ceremony:on", "theatre:end", "theatre:next",
	"over:final", "log:close", "past:now"}

// play plays until something is so, choosing among what is legal by throws of dice, with clicks alone.
func (p *person) play(rolls func(int) int, until func() bool) {
	p.t.Helper()
	for range 6000 {
		if until() {
			return
		}
		if on := p.first(onwards); on != "" {
			p.click(on)
			continue
		}
		p.choose(rolls)
	}
	p.t.Fatalf("the game does not end; to be seen: %s", strings.Join(ids(p.see()), ", "))
}

func (p *person) first(of []string) string {
	for _, id := range of {
		if p.has(id) {
			return id
		}
	}
	return ""
}

// choose makes one legal choice by clicking on its parts: the action, the card, then what it is done to.
func (p *person) choose(rolls func(int) int) {
	p.t.Helper()
	p.wait()
	if c, ok := p.rolled(rolls); ok {
		p.make(c)
	}
}

// rolled is a legal choice, if one is asked for; else some time passes.
func (p *person) rolled(rolls func(int) int) (c engine.Choice, ok bool) {
	r := p.Record()
	s, g := &r.Position().State, r.Game().Game
	if p.Watching() || s.Decision == engine.GameOver || s.IsAutoma(s.Actor) || r.RivalsTurn() {
		p.pass(10)
		return c, false
	}
	choices := g.Choices(s, nil)
	return choices[rolls(len(choices))], true
}

// assemble clicks on the parts of a choice, until it could be confirmed or is made.
func (p *person) assemble(c engine.Choice) {
	p.t.Helper()
	before := len(p.Record().Entries())
	for _, id := range parts(p, c) {
		if len(p.Record().Entries()) != before {
			return
		}
		if p.has(id) && !p.confirms(c) {
			p.click(id)
		}
	}
}

// make makes a choice by clicking on its parts and confirming.
func (p *person) make(c engine.Choice) {
	p.t.Helper()
	r := p.Record()
	s, g := r.Position().State, r.Game().Game
	before := len(r.Entries())
	p.assemble(c)
	if len(p.Record().Entries()) == before {
		if !p.confirms(c) {
			p.t.Fatalf("%s is legal and cannot be clicked together; to be seen: %s", notation.Format(g, &s, c), strings.Join(ids(p.see()), ", "))
		}
		if p.keyed {
			p.key("Enter")
		} else {
			p.click("confirm")
		}
	}
	if e := p.Record().Entries(); len(e) == before || e[before].Choice != c {
		p.t.Fatalf("%s was wished for and is not what was done", notation.Format(g, &s, c))
	}
}

// confirms reports whether confirming makes the choice already.
func (p *person) confirms(c engine.Choice) bool {
	t := p.see().Target("confirm")
	return t != nil && t.Act == panel.Confirm{Choice: c}
}

// parts are the ids of what to click on for a choice.
func parts(p *person, c engine.Choice) (list []string) {
	r := p.Record()
	s, g := &r.Position().State, r.Game().Game
	if c.Verb == engine.Done {
		return []string{"done"}
	}
	if s.Decision == engine.ChooseAction {
		list = append(list, "action:"+c.Verb.String())
	}
	if c.Card != 0 {
		for i, held := range s.Players[s.Actor].Hand {
			if held == c.Card {
				list = append(list, "card:"+strconv.Itoa(i+1))
				break
			}
		}
	}
	if c.Industry != 0 {
		list = append(list, "choice:industry:"+c.Industry.String(), "choice:"+c.Verb.String()+":"+c.Industry.String())
	}
	if c.Space != 0 {
		list = append(list, "space:"+notation.SpaceName(g, c.Space))
	}
	if c.Line != 0 {
		list = append(list, "line:"+g.Lines[c.Line].ID)
	}
	if c.Merchant != 0 {
		list = append(list, "merchant:"+notation.MerchantName(g, c.Merchant))
	}
	if c.Port != 0 {
		list = append(list, "space:"+notation.SpaceName(g, c.Port))
	}
	if c.Distant {
		list = append(list, "distant-market:distant")
	}
	if c.Size != 0 {
		list = append(list, "choice:"+thing.Thing{Kind: thing.LoanSize, ID: c.Size}.FullName(g))
	}
	return list
}

// dice throws the same numbers below n every time.
func dice(seed uint64) func(n int) int {
	return func(n int) int {
		seed = seed*6364136223846793005 + 1442695040888963407
		return int(seed>>33) % n
	}
}
