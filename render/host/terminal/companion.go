package terminal

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
)

// A game on a real table: the table is set up by a list, the Automa's turn is told in tasks for the person that are ticked off, a
// refused choice may have been played anyway, and any thing can be put right.

// onTable reports whether the game lies on a real table.
func (t *Client) onTable() bool { return t.dialogue.OnTable() }

// openTable begins with the set-up, or with what was to be done last, which may not be done yet.
func (t *Client) openTable() error {
	t.tell("table.welcome", "game", t.Words.GameName(), "difficulty", t.Words.Mat(t.rec.Header().Difficulty))
	if companion.Begun(t.rec) {
		t.resumeTasks()
		return nil
	}
	all, err := t.tellMerchants()
	if err != nil || t.over {
		return err
	}
	t.dialogue.Advance(len(t.rec.Entries()))
	t.tell("table.set-up")
	if err := t.tickOff(all); err != nil || t.over {
		return err
	}
	t.tell("table.ready")
	return nil
}

// resumeTasks tells what the Automa's turn asked for, if that was the last thing. The end of an era is ticked off again.
func (t *Client) resumeTasks() {
	t.news = len(t.rec.Entries())
	list := t.dialogue.Open()
	if list == nil {
		return
	}
	turn := slices.IndexFunc(list.Sections, func(sec companion.Section) bool { return sec.Heading == companion.AutomaAction })
	if turn < 0 {
		return
	}
	t.tell("table.again")
	n := 0
	for i := range list.Sections {
		sec := &list.Sections[i]
		if i >= turn {
			t.tellItems(sec.Items)
		}
		for _, item := range sec.Items {
			if !item.Told && sec.Heading != companion.YourAction {
				t.dialogue.Tick(n)
			}
			n++
		}
	}
}

// tickOff shows the tasks of the open list one by one: Enter for each that is done, "all" for all that are left. They stay to be done
// whatever is put right or played anyway meanwhile, unless they are taken back.
func (t *Client) tickOff(all bool) error {
	list, made, told := t.dialogue.Open(), len(t.rec.Entries()), -1
	setUp := list.Purpose == companion.ForSetUp
	w := t.Words
	if setUp {
		w = w.About(t.Printed)
	}
	for t.dialogue.Open() == list {
		n, item := list.Next()
		t.tellBefore(list, told, n)
		said := ""
		for done := false; !done; {
			if text := w.Task(item.Now); text != said { // it may be put right meanwhile
				t.print(w.Wrap(text, 2)...)
				said = text
			}
			if all || t.whole {
				break
			}
			line, err := t.read(t.say("table.prompt"))
			if err != nil {
				return err
			}
			switch {
			case line == "":
				done = true
			case strings.EqualFold(line, t.say("table.all")):
				all = true
			case strings.EqualFold(line, t.say("table.why")) && !setUp:
				t.because(list, n)
			case !t.command(line):
				t.tell("table.unknown", "line", quoted(line))
			}
			if t.moved = len(t.rec.Entries()) < made; t.over || t.moved {
				return nil
			}
			n, item = list.Next()
		}
		told = n
		if t.dialogue.Tick(n) {
			t.tellBefore(list, told, -1)
			t.news, t.turn = len(t.rec.Entries()), false
			t.dialogue.Advance(t.news)
		}
	}
	return nil
}

// tellBefore tells what stands between two items of a list, of which the second may be none: headings, and what is told only.
func (t *Client) tellBefore(list *companion.List, after, before int) {
	n := 0
	for i := range list.Sections {
		sec := &list.Sections[i]
		if n > after && (n <= before || before < 0) && sec.Heading == companion.AutomaAction {
			t.tellTurn()
			t.print(t.Words.Wrap(t.Words.Text("deed.line", "n", strconv.Itoa(sec.Action+1), "what", t.Words.Deed(sec.Deed).Title), 2)...)
		}
		for k := range sec.Items {
			if item := &sec.Items[k]; n > after && (n < before || before < 0) && item.Told && item.Entry >= t.news {
				t.tellItems(sec.Items[k : k+1])
			}
			n++
		}
	}
}

// tellTurn says once that it is the Automa's turn.
func (t *Client) tellTurn() {
	if !t.turn {
		t.print("")
		t.tell("automa.turn")
	}
	t.turn = true
}

// tellItems tells tasks that are not ticked off.
func (t *Client) tellItems(items []companion.Item) {
	for _, item := range items {
		t.print(t.Words.Wrap(t.Words.Task(item.Now), 2)...)
	}
}

// tellNews tells what came of the last entries and is not ticked off.
func (t *Client) tellNews() {
	if t.dialogue.Open() != nil {
		return // told in its order
	}
	told := t.dialogue.Told().Items
	for len(told) > 0 && told[0].Entry < t.news {
		told = told[1:]
	}
	t.tellItems(told)
	t.news = len(t.rec.Entries())
}

// undoOnTable takes the last decision back, tells what takes it back on the table, and reports whether there is any of either.
func (t *Client) undoOnTable() (undone, told bool) {
	before := 0
	if sec := t.dialogue.Told(); sec.Heading == companion.TakenBack {
		before = len(sec.Items)
	}
	if !t.dialogue.Undo((*record.Record).Undo) {
		return false, false
	}
	t.news, t.turn = min(t.news, len(t.rec.Entries())), false
	t.dialogue.Advance(len(t.rec.Entries()))
	sec := t.dialogue.Told()
	if sec.Heading != companion.TakenBack || len(sec.Items) == before {
		return true, false
	}
	t.print(t.Words.Wrap(t.Words.Text("table.by-hand.put-back"), 0)...)
	t.tellItems(sec.Items[before:])
	return true, true
}

// askCard asks which card of a printed deck lies at a place.
func (t *Client) askCard(q companion.Question) error {
	t.tellTurn()
	for !t.over && !t.moved {
		key := "table.card-first"
		if q.Drawn > 0 {
			key = "table.card-next"
			t.print(t.Words.Wrap(t.Words.Task(companion.Task{Kind: companion.DrawAutoma, Amount: q.Drawn}), 2)...)
			if t.Words.Plain {
				t.print(t.Words.AutomaFront(q.Drawn)...)
			}
		}
		line, err := t.read(t.say(key) + " ")
		if err != nil {
			return err
		}
		n, err := strconv.ParseInt(line, 10, 16)
		switch {
		case err == nil:
			made := len(t.rec.Entries())
			why, _ := t.dialogue.PutRight(correct.Correction{Thing: correct.CardThing, Place: uint8(q.Place), Amount: int16(n)})
			if !why.OK() {
				t.refuse(engine.AutomaSeat, why)
				break
			}
			if t.Words.Plain { // a screen reader reads the open side of the card
				t.print(t.Words.AutomaBack(int(n))...)
			}
			t.dialogue.Advance(made)
			t.save()
			return nil
		case !t.command(line):
			t.tell("table.card-wrong", "number", quoted(line))
		}
	}
	return nil
}

// lastTasks tells what the Automa's last turn asked for, and what followed on it.
func (t *Client) lastTasks() {
	sections := t.dialogue.LastAgain().Sections
	turn := slices.IndexFunc(sections, func(sec companion.Section) bool { return sec.Heading == companion.AutomaAction })
	for _, sec := range sections[max(turn, 0):] {
		t.tellItems(sec.Items)
	}
}

// because tells why an item of a list is to be done: every step that led to an action of the Automa, or the rule.
func (t *Client) because(list *companion.List, n int) {
	for i := range list.Sections {
		sec := &list.Sections[i]
		if n -= len(sec.Items); n >= 0 {
			continue
		}
		if sec.Deed == nil {
			rule := t.game().RuleOf(t.state(), engine.Choice{}, sec.Items[n+len(sec.Items)].Task.Cause)
			t.tell("table.no-why", "rule", t.Words.And(t.Words.Cite(rule)))
			return
		}
		steps := t.rec.Entries()[sec.Entry].Steps
		t.print(t.Words.Hang(strings.Join(t.Words.Deed(sec.Deed).Lines, " "), 2, 2)...)
		t.print(t.Words.TurnLines(steps[sec.Deed.First : sec.Deed.First+len(sec.Deed.Led)])...)
		return
	}
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
	why, later := t.dialogue.PutRight(f)
	switch {
	case later:
		t.print(t.Words.Wrap(t.Words.Text("put-right.later"), 2)...)
		return false
	case !why.OK():
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
		c, known, _ := t.dialogue.Overrules(wish[0])
		if !known {
			t.tell("table.anyway-card", "line", "anyway "+notation.Format(t.game().Game, &t.rec.Position().State, c))
			return
		}
		rule := t.game().Why(&t.rec.Position().State, c)
		if why = t.dialogue.Overrule(c); !why.OK() {
			continue
		}
		t.dialogue.Advance(made)
		path, err := t.Save(t.rec)
		if !rule.OK() {
			t.tell("table.anyway-done", "why", t.Words.Refusal(t.rec.Entries()[made].Before.Actor, rule))
		}
		t.tellNews()
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
	if slices.ContainsFunc(wishes, func(wish []engine.Choice) bool {
		_, _, can := t.dialogue.Overrules(wish[0])
		return can
	}) {
		t.refused = wishes
		said = t.say("table.refused") + " " + said
	}
	t.print(t.Words.Wrap(said, 2)...)
}

// entryLines reads an entry of the record aloud.
func (t *Client) entryLines(e *record.Entry) []string {
	if e.Correction.Thing != 0 {
		return []string{t.Words.Fix(e.Correction)}
	}
	return t.Words.EventLines(e.Events)
}
