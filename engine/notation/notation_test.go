package notation_test

import (
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/rulestest"
)

func TestNotation_WhatIsReadIsWritten(t *testing.T) {
	s := board.Position(t, "you: cotton1@worcester.1, card:coal")
	for _, c := range []struct{ read, written string }{
		{"build manufacturer@coventry.2 card:coventry", ""},
		{"build card:coventry manufacturer@coventry.2", "build manufacturer@coventry.2 card:coventry"},
		{"build brewery@farm-north card:brewery", "build brewery@farm-north.1 card:brewery"},
		{"build coal card:coventry", "build coal@none card:coventry"},
		{"network birmingham_oxford card:leek", ""},
		{"network oxford_birmingham", "network birmingham_oxford"},
		{"network worcester_farm-south_kidderminster", "network farm-south_kidderminster_worcester"},
		{"develop pottery card:wild-location", ""},
		{"develop", ""},
		{"sell cotton@worcester.1 to:gloucester.2 card:stone", ""},
		{"sell worcester.1", "sell cotton@worcester.1"},
		{"give-up cotton@worcester.1", ""},
		{"give-up worcester.1", "give-up cotton@worcester.1"},
		{"loan card:cotton+manufacturer", ""},
		{"scout card:iron", ""},
		{"pass card:leek", ""},
		{"first-develop", ""},
		{"done", ""},
		{"coal:dudley.1", ""},
		{"iron:redditch.2", ""},
		{"beer:burton-on-trent.1", ""},
		{"beer:gloucester.2", ""},
		{"beer:shrewsbury", "beer:shrewsbury.1"},
		{"bonus:coal", ""},
		{"discard:wild-industry", ""},
	} {
		if c.written == "" {
			c.written = c.read
		}
		choices, err := notation.Parse(board.Game, c.read)
		if err != nil || len(choices) != 1 {
			t.Errorf("%q: %d choices, %v", c.read, len(choices), err)
			continue
		}
		if choice := choices[0]; choice.Verb == engine.Build && choice.Space == 0 {
			rulestest.Same(t, c.read, choice, engine.Choice{Verb: engine.Build, Industry: engine.CoalMine, Card: board.Card(t, "coventry")})
		} else {
			rulestest.Same(t, c.read, notation.Format(board.Game, &s, choice), c.written)
		}
	}
	several, err := notation.Parse(board.Game, "sell worcester.1 to:gloucester.1 beer:gloucester.1 bonus:coal card:coal")
	if err != nil || len(several) != 3 || several[0].Card == 0 || several[1].Verb != engine.TakeBeer || several[2].Verb != engine.TakeBonus {
		t.Errorf("a line with a source and a bonus: %+v, %v", several, err)
	}
}

func TestNotation_Refused(t *testing.T) {
	for line, want := range map[string]string{
		"":                               `an empty line is no choice; write for example "pass card:leek"`,
		"   ":                            `an empty line is no choice; write for example "pass card:leek"`,
		"dig":                            `"dig" is no action: build, network, develop, sell, loan, scout, pass, give-up or done`,
		"coal":                           `"coal" is no action: build, network, develop, sell, loan, scout, pass, give-up or done`,
		"build:dudley.1":                 `"build:dudley.1" is no action: build, network, develop, sell, loan, scout, pass, give-up or done`,
		"coal:dudley.9":                  `"coal:dudley.9" names nothing on this board`,
		"coal:gloucester.1":              `"coal:gloucester.1" names nothing on this board`,
		"beer:gloucester.3":              `"beer:gloucester.3" names nothing on this board`,
		"beer:gloucester.0":              `"beer:gloucester.0" names nothing on this board`,
		"bonus:tea":                      `"bonus:tea" names nothing on this board`,
		"discard:tea":                    `"discard:tea" names nothing on this board`,
		"pass card:tea":                  `there is no card "tea"`,
		"loan 20 card:coal":              `there is no loan of "20"`,
		"pass card:coal card:iron":       `"card:iron" is not understood: known are card:, to:, coal:, iron:, beer:, bonus: and discard:, each once where it fits`,
		"pass hand:coal":                 `"hand:coal" is not understood: known are card:, to:, coal:, iron:, beer:, bonus: and discard:, each once where it fits`,
		"pass card":                      `"card" does not belong to pass`,
		"pass to":                        `"to" does not belong to pass`,
		"pass leek":                      `"leek" does not belong to pass`,
		"sell worcester.1 coal:dudley.9": `"coal:dudley.9" names nothing on this board`,
		"sell worcester.1 to:london.1":   `there is no merchant space "london.1"`,
		"sell worcester.1 to:oxford.1 to:oxford.2":    `"to:oxford.2" is not understood: known are card:, to:, coal:, iron:, beer:, bonus: and discard:, each once where it fits`,
		"sell worcester.9":                            `there is no space "worcester.9"`,
		"sell worcester":                              `there is no space "worcester"`,
		"sell worcester.1 worcester.2":                `"worcester.2" does not belong to sell`,
		"give-up worcester.01":                        `there is no space "worcester.01"`,
		"give-up worcester.x":                         `there is no space "worcester.x"`,
		"build tea@dudley.1":                          `there is no industry "tea"`,
		"build coal@dudley.0":                         `there is no space "dudley.0"`,
		"build coal@dudley.1 coal@redditch.1":         `"coal@redditch.1" does not belong to build`,
		"build tea":                                   `there is no industry "tea"`,
		"build coal iron":                             `"iron" does not belong to build`,
		"develop tea":                                 `there is no industry "tea"`,
		"develop coal iron":                           `"iron" does not belong to develop`,
		"network birmingham_london":                   `there is no line "birmingham_london"`,
		"network birmingham":                          `there is no line "birmingham"`,
		"network birmingham_dudley_dudley":            `there is no line "birmingham_dudley_dudley"`,
		"network birmingham_oxford birmingham_dudley": `"birmingham_dudley" does not belong to network`,
	} {
		if choices, err := notation.Parse(board.Game, line); err == nil || err.Error() != want {
			t.Errorf("%q: got %v, %v; want %s", line, choices, err, want)
		}
	}
	rulestest.Same(t, "an industry without a name", engine.IndustryNamed(""), 0)
	rulestest.Same(t, "a location without a name", notation.LocationNamed(board.Game, ""), 0)
	rulestest.Same(t, "a card without a name", notation.CardNamed(board.Game, ""), 0)
	rulestest.Same(t, "a line without a name", notation.LineNamed(board.Game, ""), 0)
	rulestest.Same(t, "a tile that is none", notation.TileNamed(board.Game, notation.TileName(board.Game, 0)), 0)
}

// The notation of the Lancashire map: ports, the distant market, loans of three sizes and double builds.
func TestNotation_OnTheLancashireMap(t *testing.T) {
	rulestest.Same(t, "the only loan may be named", len(board.Parse(t, "loan 30 card:coal")), 1)
	rulestest.Same(t, "and has no size", board.Parse(t, "loan 30 card:coal")[0].Size, 0)
	rulestest.Same(t, "nor a name", notation.LoanNamed(board.Game, "30"), 0)
	board.Playing(t, "lancashire")
	s := board.Position(t, "you: cotton1@bolton.1, card:coal")
	for read, written := range map[string]string{
		"loan 10 card:coal":                               "loan 10 card:coal",
		"loan 30":                                         "loan 30",
		"sell bolton.1 to:distant card:coal":              "sell cotton@bolton.1 to:distant card:coal",
		"sell bolton.1 to:warrington-runcorn.1":           "sell cotton@bolton.1 to:warrington-runcorn.1",
		"double-build shipyard@liverpool.1 card:coal":     "double-build shipyard@liverpool.1 card:coal",
		"network warrington-runcorn_manchester card:coal": "network manchester_warrington-runcorn card:coal",
	} {
		choices, err := notation.Parse(board.Game, read)
		if err != nil || len(choices) != 1 {
			t.Errorf("%q: %d choices, %v", read, len(choices), err)
			continue
		}
		rulestest.Same(t, read, notation.Format(board.Game, &s, choices[0]), written)
	}
	const once = "is not understood: known are card:, to:, coal:, iron:, beer:, bonus: and discard:, each once where it fits"
	for line, want := range map[string]string{
		"scout card:coal":                      `"scout" is no action: build, network, develop, sell, loan, pass, double-build, give-up or done`,
		"loan 40":                              `there is no loan of "40"`,
		"loan 10 20":                           `"20" does not belong to loan`,
		"sell bolton.1 to:tea":                 `there is no port space "tea"`,
		"sell bolton.1 to:distant to:bury.1":   `"to:bury.1" ` + once,
		"sell bolton.1 to:bury.1 to:distant":   `"to:distant" ` + once,
		"sell bolton.1 to:bury.1 to:preston.1": `"to:preston.1" ` + once,
	} {
		if choices, err := notation.Parse(board.Game, line); err == nil || err.Error() != want {
			t.Errorf("%q: got %v, %v; want %s", line, choices, err, want)
		}
	}
}

// Programs read these names: they may be added to, never changed.
func TestNames(t *testing.T) {
	rulestest.Same(t, "resources", named(engine.Coal, engine.Resources), "coal iron beer")
	rulestest.Same(t, "eras", named(engine.Canal, engine.Rail+1), "canal rail")
	rulestest.Same(t, "industries", named(engine.Cotton, engine.Brewery+1), "cotton manufacturer pottery coal iron brewery")
	rulestest.Same(t, "verbs", named(engine.Build, engine.Verbs), "build network develop sell loan scout pass first-develop coal iron beer bonus discard give-up done double-build")
	rulestest.Same(t, "events", named(engine.EraBegan, engine.EventKinds), "era-began round-began turn-began turn-ended order-set shuffled put-aside merchant-placed "+
		"drew dealt-face-down discarded wild-returned wild-taken tile-placed tile-removed tile-flipped tile-developed link-placed link-removed stocked "+
		"consumed sold-to-market tile-sold barrel-placed money-moved cost-counted income-moved scored passed shortfall-began debt-dropped bonus-lost "+
		"game-ended deck-prepared distant-opened distant-turned distant-closed")
	rulestest.Same(t, "what events are for", named(engine.ForBuild, engine.Fors), "build links cube market-sale loan bonus income debt flip tile develop pass "+
		"intro-money intro-income intro-tile overbuild era distant money")
	rulestest.Same(t, "decisions", named(engine.ChooseAction, engine.GameOver+1), "action coal iron beer bonus link develop sale discard give-up over")
	for name, want := range map[string]engine.Era{"canal": engine.Canal, "rail": engine.Rail, "": 0, "tea": 0} {
		rulestest.Same(t, "the era named "+name, engine.EraNamed(name), want)
	}
	rulestest.Same(t, "a decision that there is not", (engine.GameOver + 1).String(), "decision 12")
	seen := map[string]bool{"": true}
	for r := engine.NotAsked; r < engine.Reasons; r++ {
		if seen[r.String()] {
			t.Errorf("reason %d has no name of its own: %q", r, r)
		}
		seen[r.String()] = true
	}
}

func named[T interface {
	~uint8
	String() string
}](from, to T) (names string) {
	for ; from < to; from++ {
		names += " " + from.String()
	}
	return names[1:]
}
