package industry_test

import (
	"testing"

	"sohofoundry/engine/industry"
)

const auction = "naming 1; first 1; offer BCH"

func TestI9_TheAuctioneerNamesAZone(t *testing.T) {
	run(t, []played{
		{name: "the first player is the first auctioneer", position: "developing 3; first 1; bag JKL; 3: held I-B", choices: "done", want: "auctioneer 2; actor 2; first 2; phase naming"},
		{name: "any that is on offer", position: auction, choices: "name I-C", want: "up I-C; offer BH; phase bidding; auctioneer 1"},
		{name: "another may not", position: auction, choices: "2 says name I-C", why: industry.NotYourTurn, rule: 4},
	})
}

func TestI10_EachBidsOnce(t *testing.T) {
	run(t, []played{
		{name: "from the auctioneer's left", position: auction, choices: "name I-B", want: "actor 2; bids 0 0 0; high 0 nobody"},
		{name: "around the table", position: "seats 4; naming 3; offer B", choices: "name I-B; bid 1", want: "actor 1; high 1 4; bids 0 0 0 1"},
		{name: "more than the bid before", position: auction, choices: "name I-B; bid 2; bid 3", want: "high 3 3; bids 0 2 3; phase deciding; actor 1"},
		{name: "as much as the bid before", position: auction, choices: "name I-B; bid 2; bid 2", want: "actor 3", why: industry.BidTooLow, rule: 10},
		{name: "less than the bid before", position: auction, choices: "name I-B; bid 2; bid 1", why: industry.BidTooLow, rule: 10},
		{name: "nothing as the first bid (I38)", position: auction, choices: "name I-B; bid 0", why: industry.BidTooLow, rule: 10},
		{name: "less than nothing", position: auction, choices: "name I-B; bid -1", why: industry.BidTooLow, rule: 10},
		{name: "all that one has", position: auction, choices: "name I-B; bid 5", want: "high 5 2"},
		{name: "more than one has", position: auction, choices: "name I-B; bid 6", why: industry.NotEnoughMoney, rule: 10},
		{name: "passing", position: auction, choices: "name I-B; bid 2; pass", want: "high 2 2; bids 0 2 -1; phase deciding; actor 1"},
		{name: "passing first", position: auction, choices: "name I-B; pass; bid 2", want: "high 2 3; bids 0 -1 2; phase deciding; actor 1"},
		{name: "a second time", position: auction, choices: "name I-B; bid 2; bid 3; 2 says bid 4", why: industry.NotYourTurn, rule: 4},
		{name: "the auctioneer", position: auction, choices: "name I-B; bid 2; bid 3; bid 4", why: industry.NotAsked, rule: 4},
		{name: "the next auction begins anew", position: auction, choices: "name I-B; bid 2; bid 3; give; name I-C", want: "high 0 nobody; bids 0 0 0; actor 2; up I-C"},
		{name: "without money one can only pass", position: auction + "; 2: 0T", choices: "name I-B; bid 1", why: industry.NotEnoughMoney, rule: 10},
	})
	g := newGame(t)
	s := position(t, g, auction)
	play(t, g, &s, "name I-B; bid 2")
	if refused := play(t, g, &s, "bid 1"); refused.Need != 3 || refused.Have != 1 || refused.Zone != zone("I-B") {
		t.Errorf("%+v", refused)
	}
	if refused := play(t, g, &s, "bid 7"); refused.Need != 7 || refused.Have != 5 || refused.Zone != zone("I-B") {
		t.Errorf("%+v", refused)
	}
}

func TestI11_GiveOrTake(t *testing.T) {
	const bids = auction + "; 1: 6T"
	run(t, []played{
		{name: "given to the highest bidder", position: bids, choices: "name I-B; bid 2; bid 3; give", want: "owner I-B 3; talers 9 5 2; auctioneer 1; actor 1; phase naming"},
		{name: "given to whom nobody outbid", position: bids, choices: "name I-B; bid 5; pass; give", want: "owner I-B 2; talers 11 0 5; auctioneer 1"},
		{name: "taken for 1: it goes to the left", position: bids, choices: "name I-B; pass; bid 1; take", want: "owner I-B 1; talers 5 6 5; auctioneer 2; actor 2; phase naming"},
		{name: "taken for 2", position: bids, choices: "name I-B; pass; bid 2; take", want: "talers 4 6 6"},
		{name: "taken for 3: the auctioneer gets one back", position: bids, choices: "name I-B; pass; bid 3; take", want: "talers 4 6 6"},
		{name: "taken for 5", position: bids, choices: "name I-B; pass; bid 5; take", want: "talers 2 7 7"},
		{name: "taken by the last seat", position: "naming 3; offer BC", choices: "name I-B; pass; bid 4; take", want: "owner I-B 3; talers 7 6 2; auctioneer 1; actor 1"},
		{name: "taken at a table of four for 6", position: "seats 4; naming 2; offer BC; 2: 6T; 1: 6T", choices: "name I-B; pass; pass; bid 6; take", want: "talers 7 1 7 7; auctioneer 3"},
		{name: "with all money", position: bids, choices: "2 says subsidy; name I-B; bid 6; pass; take", want: "talers 2 10 7"},
		{name: "without the money (I32)", position: bids, choices: "2 says subsidy; name I-B; bid 7; pass; take", why: industry.NotEnoughMoney, rule: 32, want: "phase deciding; talers 6 8 5"},
		{name: "given then all the same", position: bids, choices: "2 says subsidy; name I-B; bid 7; pass; give", want: "talers 13 1 5; owner I-B 2"},
		{name: "with a subsidy it can be taken", position: bids, choices: "2 says subsidy; name I-B; bid 7; pass; subsidy; take", want: "talers 4 11 7; owner I-B 1"},
		{name: "decided by another", position: bids, choices: "name I-B; bid 2; bid 3; 3 says give", why: industry.NotYourTurn, rule: 4},
	})
	g := newGame(t)
	s := position(t, g, bids+"; 2: 7T")
	play(t, g, &s, "name I-B; bid 7; pass")
	for p, want := range []int16{2, 3, 2} {
		if got := s.Dealt(industry.Seat(p)); got != want {
			t.Errorf("of 7 T seat %d would get %d, not %d", p+1, got, want)
		}
	}
	if refused := play(t, g, &s, "take"); refused.Need != 7 || refused.Have != 6 || refused.Zone != zone("I-B") {
		t.Errorf("%+v", refused)
	}
}

func TestI12_NoBids(t *testing.T) {
	run(t, []played{
		{name: "the auctioneer takes it for nothing", position: auction, choices: "name I-B; pass; pass", want: "owner I-B 1; talers 5 5 5; auctioneer 2; actor 2; phase naming"},
		{name: "at a table of four", position: "seats 4; naming 4; offer BC", choices: "name I-B; pass; pass; pass", want: "owner I-B 4; auctioneer 1; actor 1; talers 5 5 5 5"},
		{name: "without money too", position: auction + "; 1: 0T", choices: "name I-C; pass; pass", want: "owner I-C 1; talers 0 5 5"},
	})
}

func TestI13_OnePlayerMayWinSeveralZones(t *testing.T) {
	run(t, []played{
		{name: "the marker stays", position: auction, choices: "name I-B; pass; pass; name I-C; pass; pass", want: "first 1; auctioneer 3"},
		{name: "an auctioneer puts up several", position: auction, choices: "name I-B; bid 1; pass; give; name I-C; bid 1; pass; give", want: "owner I-B 2; owner I-C 2; auctioneer 1; first 1"},
		{name: "a former auctioneer bids and wins", position: auction, choices: "name I-B; pass; pass; name I-C; pass; bid 2; give", want: "owner I-B 1; owner I-C 1; talers 3 7 5; auctioneer 2"},
		{name: "development begins with the marker, not with the auctioneer", position: auction,
			choices: "name I-B; pass; pass; name I-C; pass; pass; name I-H; pass; pass", want: "phase developing; actor 1; first 1"},
	})
}

func TestI14_WhatTheWinnerGets(t *testing.T) {
	run(t, []played{
		{name: "a token with the clock up", position: auction, choices: "name I-B; bid 1; pass; give", want: "owner I-B 2; cogs 0 0 0; tokens 0 1 0"},
		{name: "of a joker zone the joker", position: auction, choices: "name I-H; bid 1; pass; give", want: "owner I-H taken; jokers 2 any; tokens 0 0 0; cogs 0 0 0"},
		{name: "of a joker zone the joker, taken", position: auction, choices: "name I-H; bid 1; pass; take", want: "owner I-H taken; jokers 1 any; jokers 2; auctioneer 2"},
		{name: "the column is turned over", position: auction, choices: "name I-B; bid 1; pass; give", want: "offer CH; offered 2"},
		{name: "the phase ends when all are taken", position: "naming 1; offer B", choices: "name I-B; bid 1; pass; give", want: "phase developing; actor 2; auctioneer nobody; high 0 nobody; bids 0 0 0; offered 0"},
		{name: "and not before", position: "naming 1; offer BC", choices: "name I-B; bid 1; pass; give", want: "phase naming; auctioneer 1; offered 1"},
	})
}
