// Package cite lists the rules behind things on show: the pieces that a player looks at, and the costs and gains of a choice.
// Events, refusals and the Automa's steps carry their own rules.
package cite

import "sohofoundry/engine"

// Subject is something on show that rules apply to.
type Subject uint8

// The subjects.
const (
	// The board.
	Farm Subject = iota + 1
	MerchantLocation
	OneTileEach
	Location
	EmptySpace
	FlippedTile
	StockedTile
	UnsoldTile
	TileOfEra
	AnyTile
	ThreeEnds
	Link
	FreeLine
	UnusedMerchant
	Merchant
	EndPoint
	MarketAccess
	Mill
	Port
	Shipyard

	// The mats.
	MatTile
	Producer
	Goods
	AutomasTile
	LightBulb
	NeverBuilt

	// The hand and its figures.
	LocationCard
	IndustryCard
	WildCard
	BreweryCard
	Money
	Income
	NegativeIncome
	Spent
	SpentAlone
	LinksLeft
	HandCards

	// The markets and the strip above.
	CoalMarket
	IronMarket
	DistantMarket
	VP
	Rounds
	RoundsAlone
	Introductory
	AutomasDeck

	// The cards of the Automa.
	DrawnCard
	RailOnly
	DeckLeft
	BackRead
	NewDeck
	EqualVP
	Icon

	// The costs and gains of a choice.
	CardPlayed
	PaidBeforeSale
	LinkScores
	TileScores
	Reaches
	WildTaken

	Subjects
)

// rules stand behind each subject.
var rules = [Subjects][]engine.Rule{
	Farm:             {engine.B(7, 9)},
	MerchantLocation: {engine.B(5, 4), engine.B(12, 6)},
	OneTileEach:      {engine.B(7, 7)},
	Location:         {engine.B(5, 1), engine.B(5, 2)},
	EmptySpace:       {engine.B(7, 1), engine.B(7, 3)},
	FlippedTile:      {engine.B(4, 1), engine.B(4, 2)},
	StockedTile:      {engine.B(6, 6)},
	UnsoldTile:       {engine.B(12, 2), engine.B(12, 3)},
	TileOfEra:        {engine.B(4, 3)},
	AnyTile:          {engine.B(7, 10)},
	ThreeEnds:        {engine.B(5, 3)},
	Link:             {engine.B(4, 1), engine.B(5, 2)},
	FreeLine:         {engine.B(8, 4), engine.B(4, 1)},
	UnusedMerchant:   {engine.B(1, 3), engine.B(5, 4)},
	Merchant:         {engine.B(12, 2), engine.B(12, 3), engine.B(12, 6)},
	EndPoint:         {engine.C(5, 2), engine.C(4, 1)},
	MarketAccess:     {engine.C(5, 3)},
	Mill:             {engine.C(11, 1), engine.C(11, 2), engine.C(11, 3)},
	Port:             {engine.C(11, 2), engine.C(5, 3)},
	Shipyard:         {engine.C(7, 9)},
	MatTile:          {engine.B(7, 2), engine.B(4, 2)},
	Producer:         {engine.B(7, 5), engine.B(6, 6)},
	Goods:            {engine.B(12, 3), engine.B(12, 4)},
	AutomasTile:      {engine.M(2), engine.M(4)},
	LightBulb:        {engine.B(9, 3)},
	NeverBuilt:       {engine.C(7, 2)},
	LocationCard:     {engine.B(7, 1), engine.B(2, 3)},
	IndustryCard:     {engine.B(7, 1), engine.B(7, 8), engine.B(2, 3)},
	WildCard:         {engine.B(7, 1), engine.B(10, 1), engine.B(2, 3)},
	BreweryCard:      {engine.B(7, 9)},
	Money:            {engine.B(7, 4), engine.B(11, 1)},
	Income:           {engine.B(3, 2), engine.B(6, 8), engine.B(11, 1)},
	NegativeIncome:   {engine.B(3, 3)},
	Spent:            {engine.B(2, 5), engine.B(3, 1)},
	SpentAlone:       {engine.B(2, 5), engine.M(3), engine.M(83)},
	LinksLeft:        {engine.B(14, 1), engine.B(8, 2), engine.B(8, 3)},
	HandCards:        {engine.B(2, 4), engine.B(2, 1), engine.M(5), engine.M(6)},
	CoalMarket:       {engine.B(6, 2), engine.B(6, 3), engine.B(7, 6)},
	IronMarket:       {engine.B(6, 4), engine.B(7, 6)},
	DistantMarket:    {engine.C(11, 3), engine.C(1, 3), engine.C(5, 3)},
	VP:               {engine.B(4, 1), engine.B(4, 2), engine.B(4, 6)},
	Rounds:           {engine.B(2, 1), engine.B(2, 2)},
	RoundsAlone:      {engine.M(7), engine.M(4)},
	Introductory:     {engine.B(4, 7)},
	AutomasDeck:      {engine.M(9), engine.A(1), engine.M(11), engine.M(81)},
	DrawnCard:        {engine.M(13), engine.M(14), engine.M(15)},
	RailOnly:         {engine.N(5)},
	DeckLeft:         {engine.M(10), engine.A(1), engine.M(11), engine.M(15)},
	NewDeck:          {engine.M(84), engine.A(24)},
	EqualVP:          {engine.M(82), engine.A(23)},
	BackRead:         {engine.M(17)},
	Icon:             {engine.M(51), engine.M(52), engine.A(15)},
	CardPlayed:       {engine.B(2, 3)},
	PaidBeforeSale:   {engine.B(7, 4)},
	LinkScores:       {engine.B(4, 1)},
	TileScores:       {engine.B(4, 2)},
	Reaches:          {engine.B(5, 1)},
	WildTaken:        {engine.B(10, 1)},
}

// Of gives the rules behind subjects, in order.
func Of(subjects ...Subject) (list []engine.Rule) {
	for _, s := range subjects {
		list = append(list, rules[s]...)
	}
	return list
}
