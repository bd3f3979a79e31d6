package engine

// lancashire is the ruleset of the games on the Lancashire map: ports, the distant market, double builds; the Brass of 2007 too.
var lancashire = Ruleset{
	ID:      "lancashire",
	Actions: []Verb{Build, Network, Develop, Sell, Loan, DoubleBuild, Pass},
	buyers:  1, // goods are sold to ports
	Final:   moneyVP,
	Aside:   C(1, 2),
	verbs: verbsWith(map[Verb]verb{
		Sell: {first(ChooseSale), Choice{Card: 1, Space: 1, Port: 1, Distant: true}, (*Game).whyShip, play.ship, (*Game).shipChoices,
			(*Game).whyNoShipping},
		DoubleBuild: {first(), Choice{Industry: 1, Space: 1}, (*Game).whyDoubleBuild, play.doubleBuild, (*Game).doubleBuildChoices,
			(*Game).whyNoDoublePiece},
	}),
	numbers: lancashireNumbers,
}

// lancashireNumbers are the rules of the Lancashire map that stand under another number in those of Birmingham, where one guard
// serves both. Two that differ in a word share a guard as well, and an entry of Figures tells them apart.
var lancashireNumbers = map[Rule]Rule{
	B(1, 1): C(1, 1), B(1, 3): C(1, 3), B(1, 5): C(1, 4), B(1, 6): C(1, 5), B(1, 7): C(1, 5),
	B(2, 1): C(2, 1), B(2, 2): C(2, 2), B(2, 3): C(2, 2), B(2, 4): C(2, 4), B(2, 5): C(2, 5), B(2, 6): C(2, 2),
	B(3, 1): C(3, 1), B(3, 2): C(3, 1), B(3, 3): C(3, 2), B(3, 4): C(3, 2), B(3, 5): C(3, 2),
	B(4, 1): C(4, 1), B(4, 2): C(4, 2), B(4, 3): C(4, 3), B(4, 4): C(4, 3), B(4, 5): C(4, 3), B(4, 6): C(4, 5), B(4, 7): C(4, 6),
	B(5, 1): C(5, 1), B(5, 2): C(5, 1), B(5, 4): C(5, 2), B(5, 5): C(5, 1),
	B(6, 1): C(6, 1), B(6, 2): C(6, 1), B(6, 3): C(6, 2), B(6, 4): C(6, 3), B(6, 6): C(6, 4), B(6, 7): C(6, 4), B(6, 8): C(6, 4),
	B(6, 9): C(6, 1),
	B(7, 1): C(7, 1), B(7, 2): C(7, 2), B(7, 3): C(7, 3), B(7, 4): C(7, 4), B(7, 5): C(7, 5), B(7, 6): C(7, 6), B(7, 7): C(7, 7),
	B(7, 8): C(7, 8), B(7, 10): C(7, 10),
	B(8, 1): C(8, 1), B(8, 2): C(8, 1), B(8, 3): C(8, 1), B(8, 4): C(8, 2), B(8, 5): C(8, 2),
	B(9, 1): C(9, 1), B(9, 2): C(9, 1), B(9, 4): C(9, 1),
	B(11, 1): C(10, 1), B(11, 2): C(10, 1), B(12, 1): C(11, 1), B(12, 2): C(11, 2), B(12, 4): C(11, 2), B(13, 1): C(12, 1),
	M(5): N(3), M(6): N(3), M(8): N(1),
	B(14, 1): C(13, 1), B(14, 2): C(13, 1), B(14, 3): C(13, 1),
}
