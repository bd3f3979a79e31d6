package engine

// Choice is one small decision: an action with its first target, a source, a further step or done. Parts that its verb does
// not use are 0.
type Choice struct {
	Verb     Verb
	Card     Card // the card to discard
	Industry Industry
	Space    Space
	Line     Line
	Merchant Merchant
	Port     Space // that the mill on Space is sold to (C11.2)
	Distant  bool  // the mill on Space is sold to the distant market (C11.3)
	Size     uint8 // of the loan: which of Limits.Loans, from 1; 0 if there is but one (C10.1)
}

// SameButCard reports whether two choices differ at most in their discard.
func (c *Choice) SameButCard(other *Choice) bool {
	return c.Verb == other.Verb && c.Space == other.Space && c.Line == other.Line && c.Industry == other.Industry &&
		c.Merchant == other.Merchant && c.Port == other.Port && c.Distant == other.Distant && c.Size == other.Size
}

// Verb is the kind of a choice.
type Verb uint8

// The verbs, with the parts that each uses. The Automa discards no card.
const (
	Build        Verb = iota + 1 // Industry, Space, Card
	Network                      // Line, Card; the second link of an action without Card
	Develop                      // Industry, Card; the second tile without Card; the Automa's without Industry
	Sell                         // Space, Card; Merchant unless it needs no beer, or else Port or Distant; further sales without Card
	Loan                         // Card; Size if there are several
	Scout                        // Card
	Pass                         // Card
	FirstDevelop                 // the Automa's first turn (M73)
	TakeCoal                     // Space
	TakeIron                     // Space
	TakeBeer                     // Space or Merchant
	TakeBonus                    // Industry
	Discard                      // Card
	GiveUp                       // Space
	Done                         //
	DoubleBuild                  // Industry, Space; its two cards follow (C7.11)

	Verbs
)

// Rule is the rule that defines the verb.
func (v Verb) Rule() Rule { return verbRules[v] }

var verbRules = [Verbs]Rule{
	Build: B(7, 1), Network: B(8, 1), Develop: B(9, 1), Sell: B(12, 1), Loan: B(11, 1), Scout: B(10, 1), Pass: B(13, 1), FirstDevelop: M(73),
	TakeCoal: B(6, 1), TakeIron: B(6, 4), TakeBeer: B(6, 5), TakeBonus: B(12, 6), Discard: B(10, 1), GiveUp: B(3, 3),
	DoubleBuild: C(7, 11),
}

// Choices appends every legal choice to out and returns it. The list is empty only when the game is over.
func (g *Game) Choices(s *State, out []Choice) []Choice {
	for v := Build; v < Verbs; v++ {
		if g.verbs[v].asked[s.Decision] {
			out = g.verbs[v].choices(g, s, out)
		}
	}
	return out
}

// Why says why a choice may not be made now; the zero Refusal means that it may.
func (g *Game) Why(s *State, c Choice) Refusal { return g.cited(g.why(s, c)) }

func (g *Game) why(s *State, c Choice) Refusal {
	if s.Decision == GameOver {
		return refuse(B(4, 6), GameIsOver)
	}
	if !g.wellFormed(c) {
		return refuse(0, NoSuchThing)
	}
	if !g.verbs[c.Verb].asked[s.Decision] {
		return refuse(B(2, 2), NotAsked)
	}
	return g.verbs[c.Verb].why(g, s, c)
}

// Apply makes a choice and everything that follows from it up to the next decision, and adds the events to the log. A
// choice that is refused changes nothing.
func (g *Game) Apply(s *State, c Choice, log *Log) Refusal {
	if r := g.why(s, c); !r.OK() {
		return g.cited(r)
	}
	g.CarryOut(s, c, log)
	return allowed
}

// CarryOut makes a choice that is known to be allowed, without asking the guards.
func (g *Game) CarryOut(s *State, c Choice, log *Log) {
	do := play{g, s, log}
	s.Decision = 0
	g.verbs[c.Verb].apply(do, c)
	do.untilAsked()
}

// untilAsked takes the automatic steps up to the next decision.
func (do play) untilAsked() {
	for do.s.Decision == 0 {
		do.proceed()
	}
}

// wellFormed reports whether a choice has a verb, only parts that the verb uses, and ids that exist.
func (g *Game) wellFormed(c Choice) bool {
	if c.Verb == 0 || c.Verb >= Verbs {
		return false
	}
	uses := &g.verbs[c.Verb].uses
	fits := func(id, used uint8, size int) bool { return id == 0 || used != 0 && int(id) < size }
	return fits(uint8(c.Card), uint8(uses.Card), len(g.Cards)) &&
		fits(uint8(c.Industry), uint8(uses.Industry), MaxIndustries) && (c.Industry == 0 || g.levels[c.Industry][0] != 0) &&
		fits(uint8(c.Space), uint8(uses.Space), len(g.Spaces)) &&
		fits(uint8(c.Line), uint8(uses.Line), len(g.Lines)) &&
		fits(uint8(c.Merchant), uint8(uses.Merchant), len(g.Merchants)) &&
		fits(uint8(c.Port), uint8(uses.Port), len(g.Spaces)) &&
		fits(c.Size, uses.Size, len(g.Limits.Loans)+1) && (uses.Distant || !c.Distant)
}

// Has reports whether the game has a verb.
func (g *Game) Has(v Verb) bool { return g.verbs[v].why != nil }

// Uses returns the parts that a choice of a verb may have: those that are not 0.
func (g *Game) Uses(v Verb) Choice { return g.verbs[v].uses }

// Answers reports whether a choice of a verb may be made when a decision is asked. Verbs that the game does not have never may.
func (g *Game) Answers(v Verb, d Decision) bool { return g.verbs[v].asked[d] }
