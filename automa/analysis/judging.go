package analysis

import (
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
)

// judging is a decision that is being judged.
type judging struct {
	futures
	analysis *Analysis
	next     stage
	moment   Moment
	now      VP // the VP expected at the end of the record, if the decision is the last one
	search   *search.Search
	compared *search.Search // the choice that was made and one that may be better
	enough   int            // futures of that for the time being

	made, plain      branch // by a plain player: the choice that was made, and the plain player's
	light            revealed
	drawn, dealtAnew branch // of the cards revealed after it
	rest             branch // of the record
}

// stage does a part of the work on a decision and returns the next stage, nil if the decision is judged.
type stage func(*judging) stage

// judge begins to judge a decision.
func (a *Analysis) judge(player *search.Player, d decision) *judging {
	e := &a.record.Entries()[d.entry]
	return &judging{
		futures:  futures{game: a.game, position: &e.Before, seat: a.options.Seat, seed: d.seed, player: player},
		analysis: a, next: (*judging).playMade, moment: Moment{Entry: d.entry, Made: e.Choice}, made: branch{choice: e.Choice},
	}
}

// Part implements judged.Judging.
func (j *judging) Part() (done bool) {
	j.next = j.next(j)
	return j.next == nil
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
	j.moment.Error = j.plain.ends.errorTo(j.made.ends, j.seat)
	return (*judging).doubt
}

// unwritable tells of a fault of this program: hidden.Seed has written each position before.
const unwritable = "a position that was written before cannot be: "

// doubt begins to search for a choice that may be better than the one that was made.
func (j *judging) doubt() stage {
	s, err := search.Begin(j.game, j.position, search.Options{})
	if err != nil {
		panic(unwritable + err.Error())
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
		if advice.Choice == j.moment.Made && !scale.Suspects(advice.Less, advice.Error) {
			return (*judging).split
		}
	}
	j.moment.Better = list[0].Choice
	j.compared, j.enough = j.analysis.compared(&j.moment), judged.First(j.all())
	return (*judging).compare
}

// compared begins to compare the choice that was made with one that may be better.
func (a *Analysis) compared(m *Moment) *search.Search {
	s, err := search.Compare(a.game, &a.record.Entries()[m.Entry].Before, m.Better, m.Made)
	if err != nil {
		panic(unwritable + err.Error())
	}
	return s
}

// compare plays the choice that was made and one that may be better on, until it is clear whether the difference is worth a word. In
// doubt it is not.
func (j *judging) compare() stage {
	if c := j.compared; c.Futures() < j.enough || !c.Between() {
		c.Part()
		return (*judging).compare
	}
	m, all := &j.moment, j.all()
	made := j.compared.Less(m.Better, m.Made)
	m.Drop, m.DropErr = made.Less, made.Error
	if j.enough < all && !scale.Certain(m.Drop, m.DropErr, j.enough, all) {
		j.enough = min(2*j.enough, all)
		return (*judging).compare
	}
	if m.Drop <= 0 {
		m.Better, m.Drop, m.DropErr = engine.Choice{}, 0, 0
		return (*judging).split
	}
	pair := j.compared.Pair(m.Better, m.Made)
	m.More[0], m.More[1] = pair.More(m.Drop)
	if m.Verdict() != judged.Fine {
		m.Why = pair.Reasons()
	}
	return (*judging).split
}

// end finds the VP of all at the end of the game, or those expected at the end of a record that stops before.
func (j *judging) end() stage {
	a := j.analysis
	if j.moment.Entry != a.decisions[len(a.decisions)-1].entry {
		return nil
	}
	p := a.record.Position()
	switch {
	case p.Decision == engine.GameOver:
		j.now = ends{final(p)}.mean()
		return nil
	case a.othersTurn(p): // what comes of it is not known yet
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

// Later is how many rounds after a moment it is that its reasons tell of; over tells that it is the end of the game.
func (a *Analysis) Later(m *Moment) (rounds int, over bool) {
	p := search.Pair{Game: a.game, Position: &a.record.Entries()[m.Entry].Before, Turns: search.ComparedTurns}
	return p.Later()
}

// NextOf is the position in which the player makes the action after the better choice, in a future, and that action with its
// card.
func (a *Analysis) NextOf(m *Moment, future int) (before engine.State, next engine.Choice) {
	return a.compared(m).NextOf(m.Better, future)
}
