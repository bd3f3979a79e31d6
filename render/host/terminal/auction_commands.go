package terminal

import (
	"strconv"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/engine/industry"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/tell/words"
)

// auctionCommand is a word that the player may type at any time.
type auctionCommand struct {
	word string
	run  func(t *Auction, rest string)
}

// auctionCommands are in the order in which help lists them.
var auctionCommands []auctionCommand

func init() { // not a literal, which would depend on itself through help
	auctionCommands = []auctionCommand{
		{"why", (*Auction).why},
		{"hint", (*Auction).hint},
		{"thoughts", (*Auction).thoughts},
		{"undo", (*Auction).undo},
		{"redo", (*Auction).redo},
		{"table", (*Auction).showTable},
		{"board", (*Auction).showBoard},
		{"log", (*Auction).log},
		{"score", func(t *Auction, _ string) { t.print(t.board.score(t.rec.Position())...) }},
		{"how", func(t *Auction, _ string) { t.how() }},
		{"rules", func(t *Auction, wanted string) { t.print(t.rulesIn(t.IndustryBook(), wanted)...) }},
		{"save", func(t *Auction, path string) { t.saved.copyTo(path) }},
		{"share", func(t *Auction, _ string) { t.share() }},
		{"quit", func(t *Auction, _ string) {
			if t.saved.mayLeave(len(t.rec.Entries()) > 0) {
				t.leave()
			}
		}},
		{"help", func(t *Auction, _ string) { t.help() }},
	}
}

// command runs a line that begins with a command's word and reports whether it was one.
func (t *Auction) command(line string) bool {
	word, rest, _ := strings.Cut(line, " ")
	for _, c := range auctionCommands {
		if isWord(word, c.word) {
			c.run(t, strings.TrimSpace(rest))
			return true
		}
	}
	return false
}

// help lists the commands, and how a choice is typed.
func (t *Auction) help() {
	t.print(t.lines("help.intro")...)
	s := t.speech
	if h := t.rec.Header(); len(h.Persons()) == 1 { // nobody else needs to agree to anything
		s.Names = [engine.MaxSeats]string{}
	}
	for _, c := range auctionCommands {
		t.print((&command{word: c.word}).help(s)...)
	}
	t.write(t.board.say("help"))
	t.print(t.Hang(t.Commas(typedChoices), 2, 4)...)
}

// typedChoices are examples of choices as they are typed and recorded.
var typedChoices = []string{"name I-C", "bid 3", "pass", "give", "take", "develop III-F own bank", "done", "subsidy"}

// how tells newcomers how the game is played.
func (t *Auction) how() {
	for _, topic := range t.IndustryHelp() {
		t.write(t.board.say("topic", "title", topic.Title, "text", topic.Text))
	}
}

// why says why something may not be chosen; without that, what the rivals thought.
func (t *Auction) why(wish string) {
	if wish == "" {
		t.thoughts("")
		return
	}
	s, g := t.rec.Position(), t.rec.Game()
	fit, err := t.meant(wish, g.Choices(s))
	if err != nil {
		t.write(t.board.say("unknown", "line", quoted(wish), "error", t.Error(err)))
		return
	}
	if refused := g.Refused(s, fit[0]); !refused.OK() {
		t.write(t.IndustryRefusal(g, fit[0].Seat, refused))
		return
	}
	t.write(t.say("why.allowed", "choice", t.IndustryChoice(g, s, fit[0])))
}

// hint tells what the adviser would choose. The game is marked as one with hints.
func (t *Auction) hint(string) {
	s, h := t.rec.Position(), t.rec.Header()
	switch {
	case s.Phase == industry.Over:
		t.tell("hint.not-now")
		return
	case h.Players[s.Actor].Unaided:
		t.tell("hint.unaided")
		return
	case !h.Hinted && !t.options.Free:
		t.rec.MarkHinted()
		t.tell("hint.marked")
		t.saved.keep()
	}
	mind := t.rec.Hint()
	mind.Step(func() bool { return true })
	thought := mind.Thought()
	t.write(t.board.say("best", "choice", t.IndustryChoice(t.rec.Game(), s, mind.Choice())))
	t.write(t.IndustryThought(t.rec.Game(), s, &thought)...)
	t.write(t.say("hint.how", "choice", t.rec.Game().Text(s, mind.Choice())))
}

// thoughts tells what the rivals thought in the last auction that is over, and since. What they think amid an auction would tell how far
// they go.
func (t *Auction) thoughts(string) {
	first, end := t.lastAuction()
	told := false
	for i := first; i < end; i++ {
		e := &t.rec.Entries()[i]
		if !e.Rivals || t.rec.Mind(i) == nil {
			continue
		}
		t.write(t.board.say("chose", "who", t.TableName(e.Choice.Seat), "choice", t.IndustryChoice(t.rec.Game(), &e.Before, e.Choice)))
		t.thought(i)
		told = true
	}
	if !told {
		t.write(t.board.say("no-thoughts"))
	}
}

// thought tells what was behind a rival's choice of an entry.
func (t *Auction) thought(entry int) {
	e, mind := &t.rec.Entries()[entry], t.rec.Mind(entry)
	mind.Step(func() bool { return true })
	thought := mind.Thought()
	t.print(t.Hang(strings.Join(t.IndustryThought(t.rec.Game(), &e.Before, &thought), " "), 2, 4)...)
}

// lastAuction are the entries of the last auction that is over and what followed it, up to the one that is under way.
func (t *Auction) lastAuction() (first, end int) {
	entries := t.rec.Entries()
	end = len(entries)
	if s := t.rec.Position(); s.Phase == industry.Bidding || s.Phase == industry.Deciding {
		for end > 0 && entries[end-1].Before.Phase != industry.Naming {
			end--
		}
		end = max(end-1, 0) // and its naming
	}
	for first = end; first > 0; {
		first--
		if entries[first].Choice.Verb == industry.Name {
			break
		}
	}
	return first, end
}

func (t *Auction) undo(how string) {
	if t.rec.UndoCrosses() && !isWord(how, t.say("undo.all")) {
		t.tell("undo.crosses")
		return
	}
	before := t.rec.Header().Practice
	if !t.rec.Undo() {
		t.tell("undo.none")
		return
	}
	t.saved.write()
	t.moved, t.ended = true, false
	t.tell("undo.done")
	if !before && t.rec.Header().Practice {
		t.write(t.board.say("undo-practice"))
	}
	t.saved.report()
}

func (t *Auction) redo(string) {
	made := len(t.rec.Entries())
	if !t.rec.Redo() {
		t.tell("redo.none")
		return
	}
	t.saved.write()
	t.moved = true
	t.tell("redo.done")
	t.write(t.linesFrom(made)...)
	t.saved.report()
}

// showTable shows the position and the question again below it, or sets how much of it is shown before each question.
func (t *Auction) showTable(onOff string) {
	switch {
	case isWord(onOff, t.say("steps.off")):
		t.brief = true
		t.write(t.board.say("table-off"))
	case isWord(onOff, t.say("steps.on")):
		t.brief = false
		t.write(t.board.say("table-on"))
	default:
		t.print(t.board.table(t.rec.Position())...)
		t.asked = false
	}
}

// showBoard shows the zones of an era: the one that is named, or the current one.
func (t *Auction) showBoard(named string) {
	s := t.rec.Position()
	for era := range industry.Eras {
		if isWord(named, industry.EraName(era)) || named == strconv.Itoa(era+1) || named == "" && era == int(s.Era) {
			t.print(t.board.era(s, era)...)
			return
		}
	}
	t.write(t.board.say("no-era"))
}

// log tells the last entries.
func (t *Auction) log(number string) {
	n := logLength
	if wanted, err := strconv.Atoi(number); err == nil && wanted > 0 {
		n = wanted
	}
	t.write(t.linesFrom(max(0, len(t.rec.Entries())-n))...)
}

// share prints the link by which the game can be passed on.
func (t *Auction) share() {
	s := link.ShareOfIndustry(t.rec, t.options.Page)
	if s.Why != nil {
		t.tell("share.none", "why", words.Capital(t.Error(s.Why)))
		return
	}
	t.print(t.say("share.game", "link", s.Game)) // not cut into lines: a link is one word
	t.tell("share.how")
}
