package judged

import "sync"

// Judging is the work on one decision.
type Judging interface {
	// Part does a part of the work, which takes a few milliseconds at most, and reports whether it was the last.
	Part() (done bool)
}

// Queue judges decisions in their order.
type Queue[J Judging] struct {
	All, Done int                          // decisions
	Workers   int                          // goroutines, 1 at least
	Begin     func(worker, decision int) J // begins the work on a decision
	Judged    func(J)                      // takes in a decision that is judged

	underWay J // by parts
	busy     bool
}

// Step judges the next decisions, one for each worker.
func (q *Queue[J]) Step() {
	list := make([]J, min(q.All-q.Done, q.Workers))
	for i := range list {
		list[i] = q.Begin(i, q.Done+i)
	}
	var wait sync.WaitGroup
	for i := 1; i < len(list); i++ {
		wait.Go(func() { whole(list[i]) })
	}
	if len(list) > 0 {
		whole(list[0])
	}
	wait.Wait()
	for _, j := range list {
		q.judged(j)
	}
}

// whole does all the work on a decision.
func whole[J Judging](j J) {
	for done := false; !done; {
		done = j.Part()
	}
}

// Part does a part of the work on the next decision. So a caller with other things to do need not wait for a whole one.
func (q *Queue[J]) Part() {
	if q.Done == q.All {
		return
	}
	if !q.busy {
		q.underWay, q.busy = q.Begin(0, q.Done), true
	}
	if q.underWay.Part() {
		q.judged(q.underWay)
	}
}

func (q *Queue[J]) judged(j J) {
	q.Judged(j)
	q.Resume(q.Done + 1)
}

// Resume goes on after so many decisions.
func (q *Queue[J]) Resume(done int) {
	var none J
	q.Done, q.underWay, q.busy = done, none, false
}
