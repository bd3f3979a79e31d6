package industry

// Verb is what a choice does.
type Verb uint8

// The verbs.
const (
	Name    Verb = iota + 1 // Zone: put it up for auction (I9)
	Bid                     // Talers (I10)
	Pass                    // I10
	Give                    // to the highest bidder (I11)
	Take                    // for the highest bid (I11)
	Develop                 // Zone, From: the sources of what it needs (I15, I16)
	Done                    // develop nothing more in this round (I15)
	Subsidy                 // 3 T now for 5 points at the end (I23), at any time
)

// SourceKind is where a resource comes from (I16).
type SourceKind uint8

// The sources.
const (
	OwnWorks    SourceKind = iota + 1 // free
	SpareJoker                        // Joker: the one given up
	OthersWorks                       // Seat: who is paid 1 T
	Bank                              // 1 T
)

// Source is where one resource comes from.
type Source struct {
	Kind  SourceKind
	Seat  Seat
	Joker Resource
}

// Choice is one decision of a seat.
type Choice struct {
	Verb   Verb
	Seat   Seat
	Zone   ID
	Talers int8
	From   [MostNeeds]Source // in the order of Zone.Needs
}

func (s *State) choose(v Verb) Choice { return Choice{Verb: v, Seat: s.Actor, Zone: NoZone} }

// Choices lists what the actor may choose. Done, Pass and Subsidy come last.
func (g *Game) Choices(s *State) []Choice { return g.AppendChoices(nil, s) }

// AppendChoices appends what the actor may choose.
func (g *Game) AppendChoices(list []Choice, s *State) []Choice {
	offer := func(c Choice) {
		if g.Refused(s, c).OK() {
			list = append(list, c)
		}
	}
	switch s.Phase {
	case Naming:
		for column := range Columns {
			c := s.choose(Name)
			c.Zone = At(int(s.Era), column)
			offer(c)
		}
	case Bidding:
		for talers := s.High + 1; talers <= s.Talers[s.Actor]; talers++ { // I10; there are never more than 112 T in play
			c := s.choose(Bid)
			c.Talers = int8(talers)
			list = append(list, c)
		}
		offer(s.choose(Pass))
	case Deciding:
		offer(s.choose(Give))
		offer(s.choose(Take))
	case Developing:
		list = g.developments(list, s)
		offer(s.choose(Done))
	}
	offer(s.choose(Subsidy))
	return list
}

// Refused says why a choice is refused; it is empty for one that is allowed.
func (g *Game) Refused(s *State, c Choice) Refusal {
	if s.Phase == Over {
		return refuse(GameIsOver, 24)
	}
	if c.Seat >= Seat(s.Seats) {
		return refuse(NoSuchSeat, 0)
	}
	if c.Verb == Subsidy {
		return s.refusedSubsidy(c)
	}
	if c.Seat != s.Actor {
		return Refusal{Reason: NotYourTurn, Seat: s.Actor, Rule: 4}
	}
	if wants := verbsOf[s.Phase]; wants>>c.Verb&1 == 0 {
		return refuse(NotAsked, 4)
	}
	switch c.Verb {
	case Name:
		return s.refusedName(c)
	case Bid:
		return s.refusedBid(c)
	case Take:
		return s.refusedTake()
	case Develop:
		return g.refusedDevelop(s, c)
	}
	return Refusal{}
}

// verbsOf are the verbs that answer a decision.
var verbsOf = [Over]uint16{
	Naming:     1 << Name,
	Bidding:    1<<Bid | 1<<Pass,
	Deciding:   1<<Give | 1<<Take,
	Developing: 1<<Develop | 1<<Done,
}

// Apply does a choice and tells what happened in the log, which may be nil. If the choice is refused, nothing happens.
func (g *Game) Apply(s *State, c Choice, log *Log) Refusal {
	if refused := g.Refused(s, c); !refused.OK() {
		return refused
	}
	switch c.Verb {
	case Name:
		g.name(s, c, log)
	case Bid, Pass:
		g.bid(s, c, log)
	case Give:
		g.give(s, log)
	case Take:
		g.take(s, log)
	case Develop:
		g.develop(s, c, log)
	case Done:
		log.add(Event{Kind: DevelopsNoMore, Seat: s.Actor, Zone: NoZone, Rule: 15})
		g.developed(s, log)
	case Subsidy:
		s.subsidise(c.Seat, log)
	}
	return Refusal{}
}

// refusedSubsidy: a player may take one subsidy, at any time (I23, I30).
func (s *State) refusedSubsidy(c Choice) Refusal {
	if s.Subsidies[c.Seat] {
		return refuse(SubsidyTaken, 30)
	}
	return Refusal{}
}

// What a subsidy brings, and what it costs at the end (I23, I28).
const (
	SubsidyTalers = 3
	SubsidyPoints = -5
)

func (s *State) subsidise(p Seat, log *Log) {
	s.Subsidies[p] = true
	s.Talers[p] += SubsidyTalers
	log.add(Event{Kind: SubsidyPaid, Seat: p, Zone: NoZone, Amount: SubsidyTalers, Rule: 23})
}
