package engine

// Ruleset holds the differences between one family of games and the others. Each family has one value, in a file of its own; no other
// code asks for the family of a game, only for these values. A game that differs from its family has a changed copy (Figures.Own).
type Ruleset struct {
	ID            string // of the game that gives the family its book of rules
	Merchants     bool   // goods are sold to merchants, for beer (B12); without, to ports and the distant market (C11)
	SpendingOrder bool   // turn order by spending is an option of solo play (M83)
	Actions       []Verb // that there are, in the order in which they are offered

	// Final are the VP of a seat at the end of a whole game, after links and tiles; nil for none. It gets values, as passing an address
	// would put every State on the heap.
	Final func(Edition, Player) (vp int16, why For)

	Aside Rule // by which cards are put aside in a game without the Automa, if they are

	buyers  int // least of the merchant spaces and of the merchant tiles, the unused one included
	verbs   [Verbs]verb
	numbers map[Rule]Rule // of rules that stand under another number here than in the rules of Birmingham
}

// Rules are the figures' own, or else those of their family; nil if there is no such family.
func (f *Figures) Rules() *Ruleset {
	if f.Own != nil {
		return f.Own
	}
	if int(f.Family) >= len(rulesets) {
		return nil
	}
	return rulesets[f.Family]
}

// HasRule reports whether a rule is one of this game's: its Automa's, a decision of ours, or one of its board's own book.
func (f *Figures) HasRule(r Rule) bool { return r.Board() == 0 || r.Board() == f.Family }

var rulesets = []*Ruleset{Birmingham: &birmingham, Lancashire: &lancashire}

// verb holds the functions of the engine for a verb.
type verb struct {
	asked   [GameOver + 1]bool // the decisions that it answers
	uses    Choice             // parts that it may use are not 0
	why     func(*Game, *State, Choice) Refusal
	apply   func(play, Choice)
	choices func(*Game, *State, []Choice) []Choice
	pieces  func(*Game, *State, Choice) Refusal // the checks of why that remain when its rules are overruled; nil for all
}

// first are the decisions of a verb that begins an action, and may go on with it.
func first(more ...Decision) (asked [GameOver + 1]bool) {
	asked[ChooseAction] = true
	for _, d := range more {
		asked[d] = true
	}
	return asked
}

// only is the one decision of a verb that goes on with an action.
func only(d Decision) (asked [GameOver + 1]bool) {
	asked[d] = true
	return asked
}

// verbsWith are the verbs that all families have, and those of one.
func verbsWith(own map[Verb]verb) [Verbs]verb {
	verbs := [Verbs]verb{
		Build: {first(), Choice{Card: 1, Industry: 1, Space: 1}, (*Game).whyBuild, play.build, (*Game).buildChoices, (*Game).whyNoPiece},
		Network: {first(ChooseLink), Choice{Card: 1, Line: 1}, (*Game).whyNetwork, play.network, (*Game).networkChoices,
			(*Game).whyNoLinkPiece},
		Develop: {first(ChooseDevelop), Choice{Card: 1, Industry: 1}, (*Game).whyDevelop, play.develop, (*Game).developChoices,
			(*Game).whyNoPieceLeft},
		Loan:         {first(), Choice{Card: 1, Size: 1}, (*Game).whyLoan, play.loan, (*Game).loanChoices, (*Game).whyNoSuchLoan},
		Pass:         {first(), Choice{Card: 1}, whyPass, play.pass, passChoices, nil},
		FirstDevelop: {first(), Choice{}, whyFirstDevelop, play.firstDevelop, firstDevelopChoices, nil},
		TakeCoal:     {only(ChooseCoal), Choice{Space: 1}, (*Game).whyTakeCoal, play.takeCoal, (*Game).coalChoices, whyNoCoal},
		TakeIron:     {only(ChooseIron), Choice{Space: 1}, whyTakeIron, play.takeIron, ironChoices, whyNoIron},
		Discard:      {only(ChooseDiscard), Choice{Card: 1}, whyDiscard, play.discardMore, discardChoices, nil},
		GiveUp:       {only(ChooseGiveUp), Choice{Space: 1}, (*Game).whyGiveUp, play.giveUp, (*Game).giveUpChoices, nil}, // B3.5
		Done: {first(ChooseLink, ChooseDevelop, ChooseSale), Choice{}, whyDone, play.done, doneChoices,
			func(*Game, *State, Choice) Refusal { return allowed }},
	}
	for v, is := range own {
		verbs[v] = is
	}
	return verbs
}

// Cite returns the number under which a rule stands in this game.
func (g *Game) Cite(r Rule) Rule {
	if here, ok := g.rules.numbers[r]; ok {
		return here
	}
	return r
}

// cited is a refusal under the number that its rule has in this game.
func (g *Game) cited(r Refusal) Refusal {
	if !r.OK() {
		r.Rule = g.Cite(r.Rule)
	}
	return r
}
