package analysis

import (
	"sohofoundry/automa/search"
	"sohofoundry/engine"
)

const (
	candidates = 16
	turns      = 4
	suspected  = 400 // hundredths of a VP that another choice must promise, or almost, to be looked at more closely
	thought    = 6   // actions after a choice in which it is seen whether it comes to something
	noted      = 2   // rounds after which its results are noted, so few that all their actions are thought about
	fewest     = 8   // the share of the futures that may clear a choice,
	few        = 4   // and that may condemn it
)

// judging is a decision that is being judged.
type judging struct {
	futures
	analysis *Analysis
	moment   Moment
	now      VP // the VP expected at the end of the record, if the decision is the last one
	search   *search.Search
	enough   int // futures for the time being, where it is thought ahead

	made, plain, other        branch // by a plain player alone: the choice that was made, the plain player's, the one that may be better
	thoughtMade, thoughtOther branch // by the thinking player
	light                     revealed
	drawn, dealtAnew          branch // of the cards revealed after it
	rest                      branch // of the record
}

// stage does a part of the work on a decision and returns the next stage, nil if the decision is judged.
type stage func(*judging) stage

// judge begins to judge a decision.
func (a *Analysis) judge(player *search.Player, d decision) *judging {
	e := &a.record.Entries()[d.entry]
	return &judging{
		futures:  futures{game: a.game, position: &e.Before, seed: d.seed, player: player},
		analysis: a, moment: Moment{Entry: d.entry, Made: e.Choice}, made: branch{choice: e.Choice},
	}
}

// whole does all the work.
func (j *judging) whole() {
	for next := stage((*judging).playMade); next != nil; {
		next = next(j)
	}
}

// goOn plays a part of a branch, unless it has as many futures as are wanted.
func (j *judging) goOn(b *branch, wanted int) bool {
	if len(b.ends) >= wanted {
		return false
	}
	j.part(b)
	return true
}

func (j *judging) all() int { return j.analysis.options.Futures }

func (j *judging) playMade() stage {
	if j.goOn(&j.made, j.all()) {
		return (*judging).playMade
	}
	j.moment.Before, j.moment.After = j.made.ends.mean(), j.made.ends.mean()
	if j.plain.choice = j.player.Pick(j.game, j.position); j.plain.choice == j.moment.Made {
		return (*judging).doubt
	}
	return (*judging).playPlain
}

func (j *judging) playPlain() stage {
	if j.goOn(&j.plain, j.all()) {
		return (*judging).playPlain
	}
	j.moment.Before = j.plain.ends.mean()
	_, j.moment.Error = j.plain.ends.gain(j.made.ends, 0)
	return (*judging).doubt
}

// doubt begins to search for a choice that may be better than the one that was made.
func (j *judging) doubt() stage {
	s, err := search.Begin(j.game, j.position, search.Options{Candidates: candidates, Turns: turns})
	if err != nil {
		panic("a position that was written before cannot be: " + err.Error()) // by hidden.Seed
	}
	if j.search = s; len(s.Best()) == 1 {
		return (*judging).suspect
	}
	return (*judging).searchOn
}

func (j *judging) searchOn() stage {
	if j.search.Part(); j.search.Futures() < j.all() || !j.search.Between() {
		return (*judging).searchOn
	}
	return (*judging).suspect
}

// suspect looks at the result of the search.
func (j *judging) suspect() stage {
	list := j.search.Best()
	j.search = nil
	if list[0].Choice == j.moment.Made {
		return (*judging).split
	}
	for _, advice := range list {
		if advice.Choice == j.moment.Made && advice.Less+advice.Error < suspected {
			return (*judging).split
		}
	}
	j.other.choice = list[0].Choice
	return (*judging).playOther
}

func (j *judging) playOther() stage {
	if j.goOn(&j.other, j.all()) {
		return (*judging).playOther
	}
	if gain, err := j.made.ends.gain(j.other.ends, automasShare(j.game)); gain+err < suspected {
		return (*judging).split
	}
	j.thoughtMade, j.thoughtOther = branch{choice: j.made.choice, thought: thought}, branch{choice: j.other.choice, thought: thought}
	j.enough = max(j.all()/fewest, 2)
	return (*judging).confirm
}

// confirm plays the choice that was made and one that may be better on to the end, in the same futures, until it is clear whether
// the difference is worth a word. In doubt it is not.
func (j *judging) confirm() stage {
	if j.goOn(&j.thoughtMade, j.enough) || j.goOn(&j.thoughtOther, j.enough) {
		return (*judging).confirm
	}
	m, all := &j.moment, j.all()
	m.Drop, m.DropErr = j.thoughtMade.ends.gain(j.thoughtOther.ends, automasShare(j.game))
	certain := m.Drop+m.DropErr < inaccurate || j.enough >= max(all/few, 16) && m.Verdict() != Fine
	if j.enough < all && !certain {
		j.enough = min(2*j.enough, all)
		return (*judging).confirm
	}
	if m.Drop <= 0 {
		m.Drop, m.DropErr = 0, 0
		return (*judging).split
	}
	m.Better = j.other.choice
	with, without := j.thoughtOther.ends.mean(), j.thoughtMade.ends.mean()
	m.More = VP(with).less(without)
	if m.Verdict() != Fine {
		m.Why = j.analysis.pair(m, j.thoughtOther.notes, j.thoughtMade.notes).Reasons()
	}
	return (*judging).split
}

// end finds the VP of both sides at the end of the game, or those expected at the end of a record that stops before.
func (j *judging) end() stage {
	a := j.analysis
	if j.moment.Entry != a.decisions[len(a.decisions)-1].entry {
		return nil
	}
	p := a.record.Position()
	switch {
	case p.Decision == engine.GameOver:
		j.now = VP{100 * int(p.Players[engine.HumanSeat].VP), 100 * int(p.Players[engine.AutomaSeat].VP)}
		return nil
	case p.AutomasTurn(): // the Automa's turn is not known yet
		j.now = j.moment.After
		return nil
	}
	j.position = p
	return (*judging).playRest
}

func (j *judging) playRest() stage {
	if j.goOn(&j.rest, j.all()) {
		return (*judging).playRest
	}
	j.now = j.rest.ends.mean()
	return nil
}

// pair is the better choice and the one made at a moment, with their results some rounds on.
func (a *Analysis) pair(m *Moment, better, made []search.End) *search.Pair {
	return &search.Pair{Game: a.game, Position: &a.record.Entries()[m.Entry].Before, Turns: noted, Best: m.Better, Ends: better, Other: made}
}

// Later is how many rounds after a moment it is that its reasons tell of; over tells that it is the end of the game.
func (a *Analysis) Later(m *Moment) (rounds int, over bool) { return a.pair(m, nil, nil).Later() }

// NextOf is the position in which the player makes the action after the better choice, in a future, and that action with its
// card.
func (a *Analysis) NextOf(m *Moment, future int) (before engine.State, next engine.Choice) {
	for _, d := range a.decisions {
		if d.entry == m.Entry {
			f := a.judge(a.players[0], d).futures
			return f.next(m.Better, future)
		}
	}
	return before, next
}
