package motion_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/route"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// plays looks at the play of every stage of some games, the human's and the Automa's.
func plays(t *testing.T, still bool, look func(t *testing.T, shot *film.Shot, play *motion.Play)) {
	t.Helper()
	g := played.Birmingham()
	for _, h := range []struct {
		seed  uint64
		intro bool
	}{{1, false}, {2, false}, {3, true}} {
		header := played.Medium(h.seed)
		header.Options.Introductory = h.intro
		r, err := played.Game(header, -1)
		if err != nil {
			t.Fatal(err)
		}
		for i := range r.Entries() {
			f := film.Of(g, &r.Entries()[i])
			for at := (film.Cursor{}); ; at = f.Next(at) {
				shot := f.Shot(at)
				look(t, &shot, motion.New(g, shot.Before, shot.Events, still))
				if f.AtEnd(at) {
					break
				}
			}
		}
	}
}

func TestPlay_EndsWhereTheShotEnds(t *testing.T) {
	plays(t, false, func(t *testing.T, shot *film.Shot, play *motion.Play) {
		for _, end := range []motion.Moment{play.At(play.Length), play.At(time.Hour)} {
			if !end.Over || len(end.Flights)+len(end.Pulses) > 0 {
				t.Fatalf("something is still on its way at the end: %+v", end)
			}
			if end.Position.State != shot.After.State {
				t.Fatalf("the end of %+v is not the shot's", shot.Events)
			}
		}
	})
}

func TestPlay_BeginsWhereTheShotBegins(t *testing.T) {
	plays(t, false, func(t *testing.T, shot *film.Shot, play *motion.Play) {
		if len(shot.Events) == 0 && play.Length != 0 {
			t.Fatalf("nothing happens for %v", play.Length)
		}
		if first := play.At(-1); play.Length > 0 && first.Position != shot.Before {
			t.Fatalf("%+v: something has changed before the beginning", shot.Events)
		}
	})
}

func TestPlay_IsShort(t *testing.T) {
	moved := 0
	plays(t, false, func(t *testing.T, shot *film.Shot, play *motion.Play) {
		most := 900 * time.Millisecond
		if slices.ContainsFunc(shot.Events, func(e engine.Event) bool { return e.Kind == engine.TileSold }) {
			most = 1600 * time.Millisecond
		}
		if play.Length > most {
			t.Fatalf("%v for %+v", play.Length, shot.Events)
		}
		if play.Length == 0 {
			return
		}
		moved++
		if play.Length < 150*time.Millisecond {
			t.Fatalf("%v is too short to be seen: %+v", play.Length, shot.Events)
		}
	})
	if moved < 100 {
		t.Fatalf("only %d plays move anything", moved)
	}
}

// However much a long play is hurried, nothing is seen of an event before it has changed the table.
func TestPlay_NothingIsSeenBeforeItHappens(t *testing.T) {
	var before automa.Position
	before.Seats = 2
	var events engine.Log
	for x := engine.Line(1); x <= 30; x++ {
		before.Players[engine.HumanSeat].Links |= 1 << x
		events = append(events, engine.Event{Kind: engine.LinkRemoved, Line: x})
	}
	play := motion.New(played.Birmingham(), before, events, false)
	for now := time.Duration(0); now < play.Length; now += time.Millisecond {
		m := play.At(now)
		for x := engine.Line(1); x <= 30; x++ {
			if pulses(&m, motion.Pulse{Kind: motion.Leave, At: thing.Of(x)}) && m.Position.Players[engine.HumanSeat].Links>>x&1 != 0 {
				t.Fatalf("after %v the link on line %d leaves, and still lies there", now, x)
			}
		}
	}
}

func TestPlay_StillShowsEverythingAtOnce(t *testing.T) {
	plays(t, true, func(t *testing.T, shot *film.Shot, play *motion.Play) {
		now := play.At(0)
		if play.Length != 0 || !now.Over || now.Position.State != shot.After.State || len(now.Flights)+len(now.Pulses) > 0 {
			t.Fatalf("%+v takes %v", shot.Events, play.Length)
		}
	})
}

// A play shows each event of its shot once, and in their order. Only what is on its way is overtaken, the bonus of a merchant comes last
// even where it is lost, and a barrel may be taken before the brewery of the one before it flips.
func TestPlay_HasTheEventsOfItsShot(t *testing.T) {
	overtakes := func(e, before engine.Event) bool {
		switch before.Kind {
		case engine.Drew, engine.MoneyMoved, engine.IncomeMoved, engine.Scored, engine.BonusLost:
			return true
		case engine.TileFlipped:
			return e.Kind == engine.Consumed
		}
		return before.Reason == engine.ForBonus
	}
	lost, swapped := 0, 0
	plays(t, false, func(t *testing.T, shot *film.Shot, play *motion.Play) {
		left := slices.Clone(shot.Events)
		for _, e := range play.Events() {
			at := slices.Index(left, e)
			if at < 0 || slices.ContainsFunc(left[:at], func(before engine.Event) bool { return !overtakes(e, before) }) {
				t.Fatalf("%v comes before or beside the rest of %+v", e, left)
			}
			if at > 0 {
				swapped++
			}
			if e.Kind == engine.BonusLost {
				lost++
			}
			left = slices.Delete(left, at, at+1)
		}
		if len(left) > 0 {
			t.Fatalf("a play of %+v has no %+v", shot.Events, left)
		}
	})
	if lost == 0 || swapped == 0 {
		t.Errorf("%d bonuses were lost, and %d events overtook others", lost, swapped)
	}
}

// A picture in between is the position before the shot with some first of the play's events, but for cubes on their way to a market.
func TestPlay_TheTableChangesInTheOrderOfTheEvents(t *testing.T) {
	g := played.Birmingham()
	plays(t, false, func(t *testing.T, shot *film.Shot, play *motion.Play) {
		stages := []engine.State{shot.Before.State}
		now := shot.Before
		for _, e := range play.Events() {
			g.Follow(&now, e)
			stages = append(stages, now.State)
		}
		at := 0
		for elapsed := time.Duration(0); elapsed < play.Length; elapsed += 50 * time.Millisecond {
			m := play.At(elapsed)
			m.Position.Market = [2]uint8{}
			for ; at < len(stages); at++ {
				want := stages[at]
				want.Market = [2]uint8{}
				if want == m.Position.State {
					break
				}
			}
			if at == len(stages) {
				t.Fatalf("at %v of %+v the table is in no order of the events", elapsed, shot.Events)
			}
		}
	})
}

func TestPlay_SoundsComeInOrderAndNotTwiceAtOnce(t *testing.T) {
	heard := map[sound.Sound]bool{}
	plays(t, false, func(t *testing.T, shot *film.Shot, play *motion.Play) {
		last := map[sound.Sound]time.Duration{}
		for i, cue := range play.Cues {
			heard[cue.Sound] = true
			if cue.At > play.Length || i > 0 && cue.At < play.Cues[i-1].At {
				t.Fatalf("the sounds %v of %v are out of order", play.Cues, shot.Events)
			}
			if before, ok := last[cue.Sound]; ok && cue.At-before < 100*time.Millisecond {
				t.Fatalf("the same sound twice at once: %v", play.Cues)
			}
			last[cue.Sound] = cue.At
		}
	})
	for _, s := range []sound.Sound{sound.Card, sound.Place, sound.Link, sound.Flip, sound.Coins} {
		if !heard[s] {
			t.Errorf("sound %d is never heard", s)
		}
	}
}

func half(t *testing.T, before automa.Position, events engine.Log) motion.Moment {
	t.Helper()
	return motion.New(played.Birmingham(), before, events, false).At(100 * time.Millisecond)
}

func TestPlay_CubesFlyWhereTheyAreUsed(t *testing.T) {
	g := played.Birmingham()
	var before automa.Position
	before.Seats, before.Market = 2, [2]uint8{5, 4}
	space := notation.SpaceNamed(g.Game, "coventry.1")
	if space == 0 {
		space = 3
	}
	tile := notation.TileNamed(g.Game, "manufacturer 1")
	bought := engine.Event{Kind: engine.Consumed, Resource: engine.Coal, Amount: 1, Price: 2}
	sold := engine.Event{Kind: engine.SoldToMarket, Resource: engine.Iron, Space: space, Amount: 1, Price: 1}
	market := func(r engine.Resource, dearer int) thing.Thing {
		return thing.MarketSpace(r, len(g.Markets[r].Prices)-1-dearer)
	}
	cases := []struct {
		name     string
		events   engine.Log
		from, to thing.Thing
	}{
		{"from the market to the tile that is built", engine.Log{bought, {Kind: engine.TilePlaced, Space: space, Tile: tile}},
			market(engine.Coal, 4), thing.Of(space)},
		{"from the market to the link that is laid", engine.Log{bought, {Kind: engine.LinkPlaced, Line: 3}},
			market(engine.Coal, 4), thing.Of(engine.Line(3))},
		{"from the market to the tile that was built", engine.Log{{Kind: engine.CostCounted}, {Kind: engine.TilePlaced, Space: space, Tile: tile}, bought},
			market(engine.Coal, 4), thing.Of(space)},
		{"from a brewery to the mill that is sold", engine.Log{{Kind: engine.Consumed, Resource: engine.Beer, Space: 9, Amount: 1}, {Kind: engine.TileSold, Space: space, Tile: tile}},
			thing.Of(engine.Space(9)), thing.Of(space)},
		{"to the first empty space of a market", engine.Log{sold},
			thing.Of(space), market(engine.Iron, 4)},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			play := motion.New(g, before, c.events, false)
			for at := time.Duration(0); at < play.Length; at += 20 * time.Millisecond {
				for _, f := range play.At(at).Flights {
					if f.Piece.Kind != motion.CubePiece {
						continue
					}
					if f.From != c.from || f.To != c.to || f.Progress < 0 || f.Progress >= 1 {
						t.Fatalf("at %v: %+v", at, f)
					}
					return
				}
			}
			t.Error("no cube flies")
		})
	}
	if m := half(t, before, engine.Log{sold}); m.Position.Market[engine.Iron] != 4 {
		t.Errorf("the cube is in the market before it arrives: %d", m.Position.Market[engine.Iron])
	}
}

// A tile is set down in 240 ms and then built, a flip takes 300 and then its VP pop, a link takes 280.
func TestPlay_TilesAndLinksComeAboutInTheirTime(t *testing.T) {
	g := played.Birmingham()
	var before automa.Position
	before.Seats = 2
	space, tile, line := engine.Space(3), notation.TileNamed(g.Game, "cotton 1"), engine.Line(3)
	flipped := before
	flipped.Tiles[space] = engine.PlacedTile{Tile: tile}
	flip, pop := motion.Pulse{Kind: motion.Flip, At: thing.Of(space)}, motion.Pulse{Kind: motion.Pop, At: thing.Of(space), Amount: int(g.Tiles[tile].VP)}
	cases := []struct {
		before automa.Position
		event  engine.Event
		pulse  motion.Pulse
		from   int // in ms
		to     int
		placed bool // the table has changed by then
	}{
		{before, engine.Event{Kind: engine.TilePlaced, Space: space, Tile: tile}, motion.Pulse{Kind: motion.Raise, At: thing.Of(space)}, 240, 740, true},
		{flipped, engine.Event{Kind: engine.TileFlipped, Space: space, Tile: tile}, flip, 0, 300, true},
		{flipped, engine.Event{Kind: engine.TileFlipped, Space: space, Tile: tile}, pop, 340, 690, true},
		{before, engine.Event{Kind: engine.LinkPlaced, Line: line}, motion.Pulse{Kind: motion.Lay, At: thing.Of(line)}, 0, 280, true},
	}
	for _, c := range cases {
		play := motion.New(g, c.before, engine.Log{c.event}, false)
		if from, to := lasts(play, func(m *motion.Moment) bool { return pulses(m, c.pulse) }); from != c.from || to != c.to {
			t.Errorf("%v: the pulse %d shows from %d to %d, not from %d to %d", c.event.Kind, c.pulse.Kind, from, to, c.from, c.to)
		}
		if m := play.At(time.Duration(c.from) * time.Millisecond); (m.Position != c.before) != c.placed {
			t.Errorf("%v: after %d ms the table has changed: %v", c.event.Kind, c.from, m.Position != c.before)
		}
	}
	placing := motion.New(g, before, engine.Log{cases[0].event}, false)
	if from, to := lasts(placing, func(m *motion.Moment) bool { return len(m.Flights) == 1 && m.Position == before }); from != 0 || to != 240 {
		t.Errorf("a tile is on its way from %d to %d", from, to)
	}
}

// lasts is from when to when, in ms, something is to be seen in a play.
func lasts(play *motion.Play, seen func(*motion.Moment) bool) (from, to int) {
	from = -1
	for ms := 0; ms <= int(play.Length/time.Millisecond); ms++ {
		if m := play.At(time.Duration(ms) * time.Millisecond); seen(&m) {
			if from < 0 {
				from = ms
			}
			to = ms + 1
		}
	}
	return from, to
}

// pulses reports whether a thing pulses at a moment, however far.
func pulses(m *motion.Moment, like motion.Pulse) bool {
	return slices.ContainsFunc(m.Pulses, func(p motion.Pulse) bool { p.Progress = 0; return p == like })
}

func TestPlay_PointsRiseWhereTheyAreScored(t *testing.T) {
	var before automa.Position
	before.Seats = 2
	m := half(t, before, engine.Log{{Kind: engine.Scored, Seat: 1, Line: 4, Amount: 3, Reason: engine.ForLinks}})
	if len(m.Pulses) != 1 || m.Pulses[0].At != thing.Of(engine.Line(4)) || m.Pulses[0].Amount != 3 {
		t.Errorf("pulses %+v", m.Pulses)
	}
	if len(m.Flights) != 1 || m.Flights[0].To != (thing.Thing{Kind: thing.Score, Seat: 1}) {
		t.Errorf("flights %+v", m.Flights)
	}
}

// Everything that can fly or rise in a game can be drawn, and is drawn in the window; what is nowhere to be seen is not.
func TestDraw(t *testing.T) {
	g := played.Birmingham()
	env := roomtest.Env(t, g, roomtest.Least, 1)
	here := func(a thing.Thing) (view.Rect, bool) {
		return view.Rect{X: 100 * float64(a.Kind), Y: 300, W: 50, H: 50}, a.Kind != 0
	}
	nowhere := func(thing.Thing) (view.Rect, bool) { return view.Rect{}, false }
	places := func(of func(thing.Thing) (view.Rect, bool)) motion.Places {
		along := func(way []route.Leg) []view.Point { return make([]view.Point, len(way)) }
		return motion.Places{Of: of, Along: along, Board: view.Rect{W: 2000, H: 2000}}
	}
	plays(t, false, func(t *testing.T, _ *film.Shot, play *motion.Play) {
		m := play.At(play.Length / 2)
		c := widget.New(env)
		motion.Draw(c, g.Game, &m, places(nowhere))
		if len(c.View.Items) > 0 || c.View.Moving == m.Over {
			t.Fatalf("drawn without a place: %+v", c.View.Items)
		}
		motion.Draw(c, g.Game, &m, places(here))
		boards := func(p motion.Pulse) bool { return p.Kind == motion.Flip || p.Kind == motion.Lay }
		if !slices.ContainsFunc(m.Pulses, boards) && len(m.Flights)+len(m.Pulses) > 0 && len(c.View.Items) == 0 {
			t.Fatalf("nothing is drawn of %+v %+v", m.Flights, m.Pulses)
		}
		for _, text := range roomtest.Texts(&c.View) {
			if text == "" || strings.ContainsAny(text, "{}…") {
				t.Fatalf("a text reads %q", text)
			}
		}
	})
}

func TestPlay_TheAutomaDrawsACard(t *testing.T) {
	var before automa.Position
	play := motion.New(played.Birmingham(), before, nil, false)
	play.Deal()
	m := play.At(play.Length / 2)
	if len(m.Flights) != 1 || m.Flights[0].From.Kind != thing.AutomaDeck || m.Flights[0].To.Kind != thing.AutomaCard || m.Position != before {
		t.Errorf("flights %+v", m.Flights)
	}
	if len(play.Cues) != 1 || play.Cues[0].Sound != sound.Card || !play.At(play.Length).Over {
		t.Errorf("it sounds like %v", play.Cues)
	}
}
