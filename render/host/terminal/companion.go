package terminal

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
	"sohofoundry/render/tell/words"
)

// A game on a real table: the table is set up by a list, the Automa's turn is told in tasks for the person that are ticked off, a
// refused choice may have been played anyway, and any thing can be put right.

// onTable reports whether the game lies on a real table.
func (t *Client) onTable() bool { return t.game().Edition.Companion }

// openTable begins with the set-up, or with the tasks told last, which may not be done yet.
func (t *Client) openTable() error {
	t.tell("table.welcome", "game", t.Words.Text("start.game."+t.game().ID), "difficulty", t.Words.Mat(t.rec.Header().Difficulty))
	if companion.Begun(t.rec) {
		t.resumeTasks()
		return nil
	}
	if err := t.tellMerchants(); err != nil || t.over {
		return err
	}
	t.tell("table.set-up")
	if err := t.setUp(); err != nil || t.over {
		return err
	}
	t.tell("table.ready")
	return nil
}

// resumeTasks repeats the tasks told last: the Automa's turn and its consequences, if it came after the player's last choice, or else the
// end of an era that this choice brought, which is ticked off.
func (t *Client) resumeTasks() {
	since, turn := t.rec.Entries()[companion.LastChosen(t.rec):], -1
	for i := range since {
		if since[i].Automa() {
			turn = i
		}
	}
	if turn >= 0 {
		t.tell("table.again")
		t.lastTasks()
	}
	for _, e := range since[turn+1:] {
		ended := slices.ContainsFunc(e.Events, func(e engine.Event) bool { return e.Kind == engine.EraBegan || e.Kind == engine.GameEnded })
		if turn >= 0 || ended {
			t.toDo(&e.Before.State, e.Events)
		}
	}
}

// setUp ticks off the tasks of setting up the table. A correction meanwhile changes the tasks that are left.
func (t *Client) setUp() error {
	w, ticked := t.Words.About(t.Printed), []companion.Task(nil)
	for !t.over {
		list := companion.SetUp(t.Printed, t.rec)
		next := slices.IndexFunc(list, func(task companion.Task) bool { return !slices.ContainsFunc(ticked, task.Same) })
		if next < 0 {
			return nil
		}
		if err := t.tick(w, list[next:next+1], nil); err != nil {
			return err
		}
		if !t.moved {
			ticked = append(ticked, list[next])
		}
	}
	return nil
}

// tick shows tasks one by one: Enter for each that is done, "all" for all that are left. Corrections and overruled choices
// meanwhile do not remove them; taking back the turn does.
func (t *Client) tick(w words.Words, tasks []companion.Task, why func(companion.Task)) error {
	made := len(t.rec.Entries())
	for _, task := range tasks {
		if t.work != nil {
			task = t.work.Now(task)
		}
		t.print(w.Wrap(w.Task(task), 2)...)
		for !t.whole && !t.allDone {
			line, err := t.read(t.say("table.prompt"))
			if err != nil {
				return err
			}
			if line == "" {
				break
			}
			switch {
			case strings.EqualFold(line, t.say("table.all")):
				t.allDone = true
			case strings.EqualFold(line, t.say("table.why")) && why != nil:
				why(task)
			case !t.command(line):
				t.tell("table.unknown", "line", quoted(line))
			}
			t.moved = len(t.rec.Entries()) < made
			if t.over || t.moved {
				return nil
			}
		}
		t.done = append(t.done, task)
	}
	return nil
}

// begin begins with tasks that follow on a position: until end, the table is shown as far as they are done.
func (t *Client) begin(before *engine.State, tasks []companion.Task) {
	t.work, t.given, t.done = &companion.Work{Record: t.rec, Before: *before, Made: len(t.rec.Entries())}, tasks, nil
}

func (t *Client) end() { t.work, t.given, t.done = nil, nil, nil }

// noteTableUndo tells the tasks that take entries back on the real table, and the card that was drawn since, and reports whether there
// are any: tasks that were not done yet need no undoing.
func (t *Client) noteTableUndo(entries []record.Entry, drawn int) bool {
	if !t.onTable() {
		return false
	}
	list := companion.Undo(t.rec, entries, drawn, t.given[min(len(t.done), len(t.given)):])
	if len(list) > 0 {
		t.print(t.Words.Wrap(t.Words.Text("table.by-hand.put-back"), 0)...)
		t.tellTasks(list)
	}
	return len(list) > 0
}

// turnOnTable asks for the cards of a printed deck, plays the Automa's turn and tells it in tasks.
func (t *Client) turnOnTable() error {
	t.print("")
	t.tell("automa.turn")
	if err := t.nameCards(); err != nil || t.over || t.moved {
		return err
	}
	before := t.rec.Position()
	steps := t.rec.AutomaTurn()
	if companion.RanOut(t.rec, steps) {
		t.ranOut()
	}
	made := len(t.rec.Entries())
	t.rec.AnswerForced()
	follows := t.rec.Entries()[made:]
	t.save()
	t.allDone = false
	actions := t.lastActions()
	var tasks []companion.Task
	for _, action := range actions {
		tasks = append(tasks, action.Tasks...)
	}
	for _, e := range follows {
		tasks = append(tasks, companion.ByHand(t.rec, companion.Tasks(t.game(), &e.Before.State, e.Events))...)
	}
	t.begin(&before.State, tasks)
	defer t.end()
	for i, action := range actions {
		if action.Deed != nil {
			report := t.Words.Deed(action.Deed)
			t.print(t.Words.Wrap(t.Words.Text("deed.line", "n", strconv.Itoa(i+1), "what", report.Title), 2)...)
		}
		err := t.tick(t.Words, action.Tasks, func(task companion.Task) {
			if action.Deed == nil {
				t.ruled(task)
				return
			}
			t.reasons(action.Deed, steps)
		})
		if err != nil || t.over || t.moved {
			return err
		}
	}
	for _, e := range follows {
		t.toDo(&e.Before.State, e.Events)
	}
	return nil
}

// nameCards asks which cards of a printed deck are drawn, and which lies on top then.
func (t *Client) nameCards() error {
	for {
		place, wanted := companion.CardWanted(t.rec)
		if !wanted {
			return nil
		}
		key := "table.card-first"
		if drawn := companion.DrawnFirst(t.rec); drawn > 0 {
			key = "table.card-next"
			t.tellTasks([]companion.Task{{Kind: companion.DrawAutoma, Amount: drawn}})
			if t.Words.Plain {
				t.print(t.Words.AutomaFront(drawn)...)
			}
		}
		line, err := t.read(t.say(key) + " ")
		if err != nil {
			return err
		}
		n, err := strconv.ParseInt(line, 10, 16)
		switch {
		case err == nil:
			why := t.rec.PutRight(correct.Correction{Thing: correct.CardThing, Place: uint8(place), Amount: int16(n)})
			if !why.OK() {
				t.refuse(engine.AutomaSeat, why)
				break
			}
			if t.Words.Plain { // a screen reader reads the open side of the card
				t.print(t.Words.AutomaBack(int(n))...)
			}
			t.save()
		case !t.command(line):
			t.tell("table.card-wrong", "number", quoted(line))
		}
		if t.over || t.moved {
			return nil
		}
	}
}

// ranOut tells how a printed deck that ran out is to be laid now.
func (t *Client) ranOut() {
	c := t.rec.Position().Cards
	var open []string
	for _, card := range c.Discards[:c.Discarded] {
		open = append(open, strconv.Itoa(t.game().Deck.Cards[card].Number))
	}
	t.tell("table.ran-out", "cards", t.Words.Commas(open), "n", strconv.Itoa(len(open)),
		"top", strconv.Itoa(t.game().Top(t.rec.Position()).Number))
}

// lastActions are the actions of the Automa's last turn; none before it.
func (t *Client) lastActions() []companion.Action {
	entries := t.rec.Entries()
	for i := len(entries) - 1; i >= 0; i-- {
		if entries[i].Automa() {
			actions := companion.Turn(t.game(), &entries[i].Before.State, entries[i].Steps)
			for k := range actions {
				actions[k].Tasks = companion.ByHand(t.rec, actions[k].Tasks)
			}
			return actions
		}
	}
	return nil
}

// lastTasks repeats the tasks of the Automa's last turn.
func (t *Client) lastTasks() {
	for _, action := range t.lastActions() {
		t.tellTasks(action.Tasks)
	}
}

// tellForcedEntries tells the tasks of the entries that followed on the Automa's last turn without a choice of the player.
func (t *Client) tellForcedEntries() {
	since := t.rec.Entries()[companion.LastTurn(t.rec):]
	at := 0
	for i := range since {
		if since[i].Automa() {
			at = i + 1
		}
	}
	for _, e := range since[at:] {
		if _, forced := t.game().Forced(&e.Before.State); !forced {
			return
		}
		t.tellTasks(companion.ByHand(t.rec, companion.Tasks(t.game(), &e.Before.State, e.Events)))
	}
}

func (t *Client) tellTasks(tasks []companion.Task) {
	for _, task := range tasks {
		t.print(t.Words.Wrap(t.Words.Task(task), 2)...)
	}
}

// ruled tells the rule behind a task that follows from no choice.
func (t *Client) ruled(task companion.Task) {
	rule := t.game().RuleOf(t.state(), engine.Choice{}, task.Cause)
	t.tell("table.no-why", "rule", t.Words.And(t.Words.Cite(rule)))
}

// reasons tells why the Automa does something, with every step that led to it.
func (t *Client) reasons(deed *automa.Deed, steps automa.Steps) {
	t.print(t.Words.Hang(strings.Join(t.Words.Deed(deed).Lines, " "), 2, 2)...)
	t.print(t.Words.TurnLines(steps[deed.First : deed.First+len(deed.Led)])...)
}

// toDo tells the tasks that follow from events: at once, but for the end of an era, which is ticked off before anything else is
// asked.
func (t *Client) toDo(before *engine.State, events []engine.Event) {
	tasks := companion.ByHand(t.rec, companion.Tasks(t.game(), before, events))
	for _, task := range tasks {
		switch task.Kind {
		case companion.BeginEra, companion.EndGame, companion.CountMoney:
			if len(t.toTick) == 0 {
				t.toBegin = *before
			}
			t.toTick = append(t.toTick, tasks...)
			return
		}
	}
	t.tellTasks(tasks)
}

// tickLeft ticks off the tasks left by the end of an era.
func (t *Client) tickLeft() error {
	tasks := t.toTick
	t.toTick, t.allDone = nil, false
	t.begin(&t.toBegin, tasks)
	defer t.end()
	return t.tick(t.Words, tasks, t.ruled)
}

// put puts a thing right.
func (t *Client) put(rest string) {
	line := t.ids(t.faces(otherNames.Replace(strings.ToLower(rest))))
	err := t.meant(line)
	var f correct.Correction
	if err == nil {
		f, err = correct.Parse(t.game().Game, "put "+t.wholeName(line))
	}
	if err != nil {
		thing, _, _ := strings.Cut(line, " ")
		if thing == correct.HandThing.String() && t.game().PrivateHand() { // of which no name of a card is known either
			t.refuse(engine.HumanSeat, engine.Refusal{Reason: engine.HandNotKept})
			return
		}
		t.tell("table.put-wrong", "error", t.Words.Sentence(t.Words.Error(err)), "examples", strings.Join(t.putExamples(thing), "\n"))
		return
	}
	before := *t.state()
	if t.putRight(f) {
		t.moved, t.corrected = true, t.deciding
		t.besides(&before, f)
	}
}

// besides tells the other changes that a correction brings, or an oddity of it.
func (t *Client) besides(before *engine.State, f correct.Correction) {
	g := t.game()
	switch {
	case f.Thing == correct.TileThing && f.Tile != 0 && !g.Spaces[f.Space].Industries.Has(g.Tiles[f.Tile].Industry):
		t.tell("table.put-elsewhere", "space", t.Words.Space(f.Space), "industry", t.Words.Industry(g.Tiles[f.Tile].Industry))
	case f.Thing == correct.HandThing:
		unnamed, wanted := companion.HandWanted(t.rec)
		for i, card := range t.state().Players[engine.HumanSeat].Hand {
			if place := i + 1; card != before.Players[engine.HumanSeat].Hand[i] && place != int(f.Place) && (!wanted || place < unnamed) {
				t.tell("table.put-swapped", "card", t.Words.Card(card), "n", strconv.Itoa(place))
			}
		}
	}
}

// wholeName completes a card that is put into the hand, and was written by a beginning that only one card has.
func (t *Client) wholeName(line string) string {
	words := strings.Fields(line)
	if len(words) == 3 && words[0] == correct.HandThing.String() {
		if cards := t.cardsLike(words[2]); len(cards) == 1 {
			words[2] = t.game().Cards[cards[0]].ID
		}
	}
	return strings.Join(words, " ")
}

// putThings lists in lines the things that can be put right.
func (t *Client) putThings() {
	t.tell("table.put-things")
	t.print(t.putExamples("")...)
}

// putExamples show in lines how a thing of the game at the table is put right; all of them if there is none of that name.
func (t *Client) putExamples(thing string) (lines []string) {
	for _, f := range t.fixes() {
		if f.Thing.String() == thing && t.has(f.Thing) {
			lines = append(lines, "  "+correct.Format(t.game().Game, f))
		}
	}
	if lines != nil {
		return lines
	}
	for _, f := range t.fixes() {
		if t.has(f.Thing) && t.kept(f.Thing) {
			lines = append(lines, "  "+correct.Format(t.game().Game, f))
		}
	}
	return lines
}

// fixes are examples of all that can be put right at tables.
func (t *Client) fixes() []correct.Correction {
	g := t.game()
	mine, _ := g.Levels(engine.CoalMine)
	x := engine.Space(slices.IndexFunc(g.Spaces, func(x engine.SpaceFacts) bool { return x.Industries.Has(engine.CoalMine) }))
	card := engine.Card(max(slices.IndexFunc(g.Cards, func(c engine.CardFacts) bool { return c.Kind == engine.LocationCard }), 0)) // none where no hand is kept
	return []correct.Correction{
		{Thing: correct.TileThing, Space: x, Seat: engine.AutomaSeat, Tile: mine + 1, Amount: 2},
		{Thing: correct.TileThing, Space: x, Tile: mine + 1, Flipped: true}, {Thing: correct.TileThing, Space: x},
		{Thing: correct.LinkThing, Line: 1}, {Thing: correct.LinkThing, Line: 1, None: true},
		{Thing: correct.MarketThing, Resource: engine.Coal, Amount: 5},
		{Thing: correct.MerchantThing, Merchant: 1, Trader: 1}, {Thing: correct.BarrelThing, Merchant: 1},
		{Thing: correct.VPThing, Seat: engine.AutomaSeat, Amount: 45}, {Thing: correct.IncomeThing, Amount: 12}, {Thing: correct.MoneyThing, Amount: 20},
		{Thing: correct.MatThing, Seat: engine.AutomaSeat, Tile: mine + 1, Amount: 1}, {Thing: correct.DistantThing, Amount: 3},
		{Thing: correct.HandThing, Place: 2, Card: card}, {Thing: correct.CardThing, Place: 1, Amount: 17},
	}
}

// has reports whether the table of this game has a thing.
func (t *Client) has(thing correct.Thing) bool {
	switch thing {
	case correct.MerchantThing, correct.BarrelThing:
		return t.game().Rules().Merchants
	case correct.DistantThing:
		return t.game().Distant.Bonuses != nil
	}
	return true
}

// kept reports whether the game keeps a thing that its table has.
func (t *Client) kept(thing correct.Thing) bool {
	switch thing {
	case correct.MoneyThing:
		return !t.game().Edition.PrivateMoney
	case correct.HandThing:
		return !t.game().PrivateHand()
	case correct.CardThing:
		return t.rec.Header().OwnDeck
	}
	return true
}

// putRight puts a thing right and tells that, or why there is no such thing, and reports whether there is.
func (t *Client) putRight(f correct.Correction) bool {
	shown := *t.rec.Position()
	shown.State = *t.state()
	was := companion.CurrentValue(&shown.State, f)
	if why := t.game().PutRight(&shown, f); !why.OK() {
		t.refuse(f.Seat, why)
		return false
	}
	end, ok := companion.Likewise(&t.rec.Position().State, was, f)
	if !ok {
		t.print(t.Words.Wrap(t.Words.Text("put-right.later"), 2)...)
		return false
	}
	if why := t.rec.PutRight(end); !why.OK() {
		t.refuse(f.Seat, why)
		return false
	}
	path, err := t.Save(t.rec)
	t.tellLines([]string{t.Words.Fix(f)})
	t.reportSave(path, err)
	return true
}

// refuse says why a seat may not do something.
func (t *Client) refuse(seat engine.Seat, why engine.Refusal) {
	t.print(t.Words.Wrap(t.Words.Refusal(seat, why), 2)...)
}

// anyway makes a choice that the rules refuse: the one that is written, or the one that was refused last.
func (t *Client) anyway(line string) {
	wishes := t.refused
	if line != "" {
		var err error
		if wishes, err = t.wishes(line); err != nil {
			t.tell("unknown", "line", quoted(line), "error", t.Words.Error(err))
			return
		}
	}
	t.refused = nil
	made := len(t.rec.Entries())
	why := engine.Refusal{}
	for _, wish := range wishes {
		c, known := companion.WithCard(t.game(), &t.rec.Position().State, wish[0])
		if !known {
			t.tell("table.anyway-card", "line", "anyway "+notation.Format(t.game().Game, &t.rec.Position().State, c))
			return
		}
		rule := t.game().Why(&t.rec.Position().State, c)
		if why = t.rec.Overrule(c); !why.OK() {
			continue
		}
		t.rec.AnswerForced()
		path, err := t.Save(t.rec)
		if !rule.OK() {
			t.tell("table.anyway-done", "why", t.Words.Refusal(t.rec.Entries()[made].Before.Actor, rule))
		}
		t.tellEntries(made)
		t.moved = true
		t.reportSave(path, err)
		return
	}
	if why.OK() {
		t.tell("table.anyway-none")
		return
	}
	t.refuse(t.rec.Position().Actor, why)
}

// mayOverrule keeps the refused wishes, and tells how to enter one that was played all the same, or a table that differs.
func (t *Client) mayOverrule(wishes [][]engine.Choice) {
	if !t.onTable() {
		return
	}
	said := t.say("table.otherwise")
	if slices.ContainsFunc(wishes, func(wish []engine.Choice) bool { return t.overrules(wish[0]) }) {
		t.refused = wishes
		said = t.say("table.refused") + " " + said
	}
	t.print(t.Words.Wrap(said, 2)...)
}

// overrules reports whether a choice can be made with the pieces on the table, against the rules.
func (t *Client) overrules(c engine.Choice) bool {
	p := *t.rec.Position()
	with, _ := companion.WithCard(t.game(), &p.State, c)
	return t.game().Overrule(&p, with, nil).OK()
}

// tellEntries tells the tasks of the entries from a number on.
func (t *Client) tellEntries(made int) {
	for _, e := range t.rec.Entries()[made:] {
		t.toDo(&e.Before.State, e.Events)
	}
}

// entryLines reads an entry of the record aloud.
func (t *Client) entryLines(e *record.Entry) []string {
	if e.Correction.Thing != 0 {
		return []string{t.Words.Fix(e.Correction)}
	}
	return t.Words.EventLines(e.Events)
}
