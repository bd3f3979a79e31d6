package table

import (
	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/render/room/tasks"
	"sohofoundry/render/tell/words"
)

// How the tasks on a real table are told, in the language of the moment.

// listTitles are the texts of the titles of lists.
var listTitles = [...]string{companion.ForTurn: "table.by-hand.automa", companion.ForSetUp: "table.by-hand.set-up", companion.ForEra: "table.by-hand.era",
	companion.ForEnd: "table.by-hand.end", companion.ForAgain: "page.menu.last-tasks"}

// headings are the texts of the headings of sections; an action of the Automa is named instead.
var headings = [...]string{companion.YourAction: "table.by-hand.yours", companion.AfterTurn: "table.by-hand.then", companion.TakenBack: "table.by-hand.put-back",
	companion.NothingBack: "table.by-hand.put-back-none", companion.TickedAtOnce: "table.by-hand.at-once"}

// sections are those of a list.
func sections(g *automa.Game, w words.Words, l *companion.List) (list []tasks.Section) {
	if l.Purpose == companion.ForSetUp {
		w = w.About(inBox(g))
	}
	for i := range l.Sections {
		list = append(list, section(w, &l.Sections[i]))
	}
	return list
}

// section is one of a list.
func section(w words.Words, of *companion.Section) (sec tasks.Section) {
	switch of.Heading {
	case companion.NoHeading:
	case companion.YourAction:
		sec.Title = w.Text(headings[of.Heading])
		if w.Numbered { // nobody is "you"
			sec.Title = w.Text("table.by-hand.theirs", "name", w.SeatName(of.Seat))
		}
	case companion.AutomaAction:
		sec.Title, sec.Why = w.Deed(of.Deed).Title, because{of.Entry, of.Action}
	default:
		sec.Title = w.Text(headings[of.Heading])
	}
	for _, item := range of.Items {
		sec.Rows = append(sec.Rows, tasks.Row{Task: item.Task, Text: w.Task(item.Now), Era: item.Era, Told: item.Told, Done: item.Done})
	}
	return sec
}

// companionNotes are lines about the effects of the player's last action on a real table, which are not ticked off.
func (p *progress) companionNotes(w words.Words) []string {
	sec := section(w, p.companion.Told())
	return sec.Lines()
}
