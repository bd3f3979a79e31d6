package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/rulestest"
)

// placesOf lists a set of locations, in alphabetical order.
func locationsOf(set engine.LocationSet) string {
	var ids []string
	for ; set != 0; set = set.Rest() {
		ids = append(ids, board.Locations[set.First()].ID)
	}
	slices.Sort(ids)
	return strings.Join(ids, " ")
}

func TestB5_1_Network(t *testing.T) {
	for _, c := range []struct{ name, position, want string }{
		{"where a tile of yours stands", "you: coal1@dudley.1", "dudley"},
		{"flipped as well", "you: coal1@dudley.1!", "dudley"},
		{"both ends of a link of yours", "you: birmingham_dudley", "birmingham dudley"},
		{"not the next town", "you: birmingham_dudley; automa: dudley_wolverhampton", "birmingham dudley"},
		{"not where others are", "you: coal1@dudley.1; automa: coal1@cannock.2, cannock_stafford", "dudley"},
		{"two parts that do not touch", "you: coal1@dudley.1, gloucester_redditch", "dudley gloucester redditch"},
		{"all three ends of the farm's link", "you: farm-south_kidderminster_worcester", "farm-south kidderminster worcester"},
	} {
		s := board.Position(t, c.position)
		rulestest.Same(t, c.name, locationsOf(s.Network(0)), c.want)
	}
	// What a network is for: an industry card is good in it (B7.1), and links start there (B8.4).
	runTries(t, []try{
		{"build at the far end of your link", "you: birmingham_dudley, card:coal", "build coal@dudley.1 card:coal", allowed,
			"you: coal1@dudley.1=2"},
		{"not at the end of another's", "you: iron1@redditch.2; automa: birmingham_dudley; you: card:coal",
			"build coal@dudley.1 card:coal", engine.NotInNetwork, "B7.1: at dudley, card coal"},
	})
}

func TestB5_2_ConnectedByLinksOfAnyOwner(t *testing.T) {
	for _, c := range []struct{ name, position, want string }{
		{"to itself, without any link", "you: coal1@dudley.1", "dudley"},
		{"by own links", "you: birmingham_dudley, birmingham_oxford", "birmingham dudley oxford"},
		{"by others'", "automa: birmingham_dudley, birmingham_oxford", "birmingham dudley oxford"},
		{"by links of both", "you: birmingham_dudley; automa: birmingham_oxford, oxford_redditch", "birmingham dudley oxford redditch"},
		{"no further than links go", "you: birmingham_dudley, cannock_stafford", "birmingham dudley"},
	} {
		s := board.Position(t, c.position)
		rulestest.Same(t, c.name, locationsOf(s.Connected(1<<notation.LocationNamed(board.Game, "dudley"))), c.want)
	}
	runTries(t, []try{
		{"coal over another's links", "you: card:birmingham; automa: birmingham_dudley, coal1@dudley.1",
			"build iron@birmingham.3 card:birmingham", allowed, "automa: coal1@dudley.1=1"},
		{"a tile beside the mine needs none", "you: card:dudley; automa: coal1@dudley.1", "build iron@dudley.2 card:dudley", allowed,
			"automa: coal1@dudley.1=1"},
		{"no link, no connection", "you: card:birmingham; automa: coal1@dudley.1", "build iron@birmingham.3 card:birmingham",
			engine.NotConnectedToCoal, "B6.2: tile iron1, at birmingham, need 1, have 0"},
	})
}

// Traps 15 and 25: the southern farm lies on the line between Kidderminster and Worcester; the northern has its own.
func TestB5_3_TheLineWithThreeEnds(t *testing.T) {
	farm, north := notation.LocationNamed(board.Game, "farm-south"), notation.LocationNamed(board.Game, "farm-north")
	rulestest.Same(t, "lines at the southern farm", board.LinesAt(farm).Len(), 1)
	rulestest.Same(t, "lines at the northern farm", board.LinesAt(north).Len(), 1)
	rulestest.Same(t, "the northern farm's line", locationsOf(board.Ends(board.LinesAt(north).First())), "cannock farm-north")
	s := board.Position(t, "automa: farm-south_kidderminster_worcester")
	for _, pair := range [][2]string{{"kidderminster", "worcester"}, {"kidderminster", "farm-south"}, {"farm-south", "worcester"}} {
		rulestest.Same(t, pair[0]+" to "+pair[1], s.Distance(1<<notation.LocationNamed(board.Game, pair[0]), 1<<notation.LocationNamed(board.Game, pair[1])), 1)
	}
	runTries(t, []try{
		{"one link joins all three: beer of another's farm brewery",
			"merchants: gloucester.1=cotton-a-dry; you: cotton1@kidderminster.1, gloucester_worcester, card:coal, card:dudley; automa: farm-south_kidderminster_worcester, brewery1@farm-south",
			"sell kidderminster.1 to:gloucester.1 card:coal", allowed, "automa: brewery1@farm-south!"},
		{"the northern farm is not connected without its link",
			"merchants: gloucester.1=cotton-a-dry; you: cotton1@kidderminster.1, gloucester_worcester, farm-south_kidderminster_worcester, cannock_stafford, card:coal, card:dudley; automa: brewery1@farm-north",
			"sell kidderminster.1 to:gloucester.1 card:coal", engine.NoBeer,
			"B12.5: space kidderminster.1, merchant gloucester.1, need 1, have 0"},
		{"build at the southern farm from Worcester", "you: farm-south_kidderminster_worcester, card:brewery",
			"build brewery@farm-south card:brewery", allowed, "you: brewery1@farm-south=1"},
	})
}

// Trap 42: merchant locations are ordinary ends of links.
func TestB5_4_MerchantLocationsAreNodes(t *testing.T) {
	runTries(t, []try{
		{"a link to one, and on from it", "you: coal1@redditch.1, card:coal, card:dudley",
			"network oxford_redditch card:coal; network birmingham_oxford card:dudley", allowed,
			"you: oxford_redditch, birmingham_oxford"},
		{"connections run through it", "you: coal2@redditch.1, card:birmingham; automa: oxford_redditch, birmingham_oxford",
			"build iron@birmingham.3 card:birmingham", allowed, "you: coal2@redditch.1=2"},
		{"also where no tile lies with two players", "you: derby_nottingham, card:coal", "network burton-on-trent_derby card:coal",
			allowed, "you: links 12"},
	})
	t.Run("nothing can be built in them", func(t *testing.T) {
		for _, id := range []string{"gloucester", "nottingham", "oxford", "shrewsbury", "warrington"} {
			rulestest.Same(t, "spaces at "+id, board.SpacesAt(notation.LocationNamed(board.Game, id)), 0)
		}
	})
}

// Trap 23: without a tile and a link there is no network, and B7.8 and B8.6 apply.
func TestB5_5_NoNetwork(t *testing.T) {
	for _, c := range []struct{ name, position, want string }{
		{"at the start", "round 1; actions 1", ""},
		{"only others have things", "automa: coal1@dudley.1, birmingham_dudley", ""},
		{"a tile is enough", "you: iron1@redditch.2", "redditch"},
		{"a link is enough", "you: birmingham_dudley", "birmingham dudley"},
	} {
		s := board.Position(t, c.position)
		rulestest.Same(t, c.name, locationsOf(s.Network(0)), c.want)
	}
	s := board.Position(t, lastTurn+"birmingham_dudley, coal1@cannock.2")
	board.Play(t, &s, toTheEnd)
	rulestest.Same(t, "in the Rail Era, when all tiles were of level 1", locationsOf(s.Network(0)), "")
}

// What a position says of its board: whose tiles lie where, and what lies on them.
func TestState_WhatLiesOnTheBoard(t *testing.T) {
	s := board.Position(t, "you: coal1@dudley.1=2, cotton1@worcester.1; automa: iron1@redditch.2=3, coal1@cannock.2!")
	dudley, worcester := notation.SpaceNamed(board.Game, "dudley.1"), notation.SpaceNamed(board.Game, "worcester.1")
	redditch, cannock := notation.SpaceNamed(board.Game, "redditch.2"), notation.SpaceNamed(board.Game, "cannock.2")
	of := func(spaces ...engine.Space) (set engine.SpaceSet) {
		for _, x := range spaces {
			set = set.With(x)
		}
		return set
	}
	towns, farms, merchants := board.Kinds()
	rulestest.Same(t, "towns, farms and merchant locations", fmt.Sprint(towns.Len(), farms.Len(), merchants.Len()), "20 2 5")
	rulestest.Same(t, "yours", s.Owned(0), of(dudley, worcester))
	rulestest.Same(t, "the Automa's", s.Owned(1), of(redditch, cannock))
	rulestest.Same(t, "nobody's", s.Owned(2), 0)
	rulestest.Same(t, "all", s.Filled(), of(dudley, worcester, redditch, cannock))
	rulestest.Same(t, "works with iron", s.Works(), of(redditch))
	mines, links := board.NearestMines(&s, 1<<board.LocationOf(dudley))
	rulestest.Same(t, "mines with coal near Dudley", mines, of(dudley))
	rulestest.Same(t, "links to them", links, 0)
}

// Links between two locations, the fewest, whoever owns them.
func TestDistance(t *testing.T) {
	s := board.Position(t, "you: birmingham_dudley, dudley_wolverhampton, birmingham_walsall; automa: walsall_wolverhampton, farm-south_kidderminster_worcester, coalbrookdale_wolverhampton")
	for _, c := range []struct {
		from, to string
		want     int
	}{
		{"birmingham", "birmingham", 0},
		{"birmingham", "dudley", 1},
		{"birmingham", "wolverhampton", 2},
		{"birmingham", "coalbrookdale", 3},
		{"kidderminster", "worcester", 1},
		{"farm-south", "worcester", 1},
		{"birmingham", "worcester", -1},
		{"leek", "worcester", -1},
	} {
		rulestest.Same(t, c.from+" to "+c.to, s.Distance(1<<notation.LocationNamed(board.Game, c.from), 1<<notation.LocationNamed(board.Game, c.to)), c.want)
	}
}
