package engine

// birmingham is the ruleset of the games of Birmingham: merchants, beer, wild cards.
var birmingham = Ruleset{
	ID: "birmingham", Merchants: true, SpendingOrder: true,
	Actions: []Verb{Build, Network, Develop, Sell, Loan, Scout, Pass},
	buyers:  2,
	verbs: verbsWith(map[Verb]verb{
		Sell: {first(ChooseSale), Choice{Card: 1, Space: 1, Merchant: 1}, (*Game).whySell, play.sell, (*Game).sellChoices,
			(*Game).whyNoGoods},
		Scout: {first(), Choice{Card: 1}, (*Game).whyScout, play.scout, (*Game).scoutChoices, nil},
		TakeBeer: {only(ChooseBeer), Choice{Space: 1, Merchant: 1}, (*Game).whyTakeBeer, play.takeBeer, (*Game).beerChoices,
			whyNoBarrel},
		TakeBonus: {only(ChooseBonus), Choice{Industry: 1}, (*Game).whyTakeBonus, play.takeBonus, (*Game).bonusChoices,
			(*Game).whyNoPieceLeft},
	}),
}
