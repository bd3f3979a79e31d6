package terminal

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"sohofoundry/engine/industry"
)

// answer is a line of the list of answers: what is typed for it, and the choices that it leaves.
type answer struct {
	typed, text string
	choices     []industry.Choice
}

// decide asks a person for a choice.
func (t *Auction) decide() error {
	s := t.rec.Position()
	if s.Phase == industry.Over {
		t.ending()
	} else {
		t.print("")
		t.print(t.before(s)...)
		t.showRound()
	}
	t.asked = false
	for left := t.rec.Game().Choices(s); !t.over && !t.moved; {
		list := t.answers(s, left)
		if !t.asked && s.Phase != industry.Over {
			t.write(t.IndustryAsk(t.rec.Game(), s))
			t.print(t.listed(list)...)
		}
		t.asked = true
		line, err := t.read("")
		if err != nil {
			return err
		}
		left = t.answered(line, list, left)
	}
	return nil
}

// before is what is shown before a question: all of the table when a zone is named or developed, and the auction amid it.
func (t *Auction) before(s *industry.State) []string {
	switch {
	case s.Phase != industry.Naming && (s.Phase != industry.Developing || s.Developed > 0):
		return append(t.board.auction(s), t.board.seat(s, s.Actor)...)
	case t.brief:
		return slices.Concat(t.board.headline(s), t.board.offered(s), t.board.seat(s, s.Actor))
	}
	return t.board.table(s)
}

// mostBids is how many bids are listed; higher ones are typed.
const mostBids = 4

// answers lists what may be typed. Bids have the number of their talers, so that nobody bids by the number of a line; a subsidy, which
// may be taken at any time, has a word.
func (t *Auction) answers(s *industry.State, left []industry.Choice) (list []answer) {
	add := func(typed, text string, choices ...industry.Choice) {
		list = append(list, answer{typed, text, choices})
	}
	for i := 0; i < len(left); i++ {
		c := left[i]
		text := t.IndustryChoice(t.rec.Game(), s, c)
		switch alike := t.alike(left[i:]); {
		case c.Verb == industry.Subsidy:
			add(c.Verb.String(), text, c)
		case c.Verb == industry.Bid:
			add(strconv.Itoa(int(c.Talers)), text, c)
		case c.Verb == industry.Pass:
			add("0", text, c)
		case alike > 1 && alike < len(left):
			add(strconv.Itoa(len(list)+1), t.board.say("ways", "zone", t.ZoneInText(t.rec.Game(), c.Zone), "n", alike), left[i:i+alike]...)
			i += alike - 1
		default:
			add(strconv.Itoa(len(list)+1), text, c)
		}
	}
	return list
}

// alike is how many of the first choices develop one zone, each with other sources.
func (t *Auction) alike(left []industry.Choice) (n int) {
	for n < len(left) && left[n].Verb == industry.Develop && left[n].Zone == left[0].Zone {
		n++
	}
	return max(n, 1)
}

// listed are the answers as they are shown: of many bids the first ones, and the highest.
func (t *Auction) listed(list []answer) (lines []string) {
	wide, bids := 1, 0
	for _, a := range list {
		wide = max(wide, len(a.typed))
		if a.choices[0].Verb == industry.Bid {
			bids++
		}
	}
	for i, a := range list {
		text := a.text
		if a.choices[0].Verb == industry.Bid && bids > mostBids+1 { // they come first
			switch {
			case i == bids-1:
				text = t.board.say("up-to", "choice", text)
			case i >= mostBids:
				continue
			}
		}
		lines = append(lines, t.board.columns(fmt.Sprintf(" %*s", wide, a.typed), text)...)
	}
	return lines
}

// answered takes one line of input and returns the choices that are left to ask about.
func (t *Auction) answered(line string, list []answer, left []industry.Choice) []industry.Choice {
	s := t.rec.Position()
	all := t.rec.Game().Choices(s)
	at := slices.IndexFunc(list, func(a answer) bool { return a.typed == line && a.typed != industry.Subsidy.String() })
	switch _, notNumber := strconv.Atoi(line); {
	case line == "":
		t.asked = false
	case isWord(line, t.say("back")):
		t.asked = false
		return all
	case at >= 0 && len(list[at].choices) == 1:
		t.act(list[at].choices[0])
	case at >= 0:
		t.asked = false
		return list[at].choices
	case t.command(line):
	case s.Phase == industry.Over:
		t.write(t.board.say("over"))
	case notNumber == nil && s.Phase == industry.Bidding:
		t.written("bid "+line, all)
	case notNumber == nil:
		t.write(t.board.say("no-number"))
	default:
		return t.written(line, all)
	}
	return left
}

// written takes a choice as records have it, of which the sources may be left out, and of a zone on offer its era.
func (t *Auction) written(line string, all []industry.Choice) []industry.Choice {
	fit, err := t.meant(line, all)
	switch {
	case err != nil:
		t.write(t.board.say("unknown", "line", quoted(line), "error", t.Error(err)))
	case len(fit) == 1:
		t.act(fit[0])
	case len(fit) > 1:
		t.asked = false
		return fit
	}
	return all
}

// meant are the choices that a line means: one that is not allowed if no other fits. An error says why it means none.
func (t *Auction) meant(line string, all []industry.Choice) (fit []industry.Choice, err error) {
	s, g := t.rec.Position(), t.rec.Game()
	line = spelled(line, int(s.Era))
	for _, c := range all {
		if text := g.Text(s, c); text == line {
			return []industry.Choice{c}, nil
		} else if strings.HasPrefix(text, line+" ") && c.Verb == industry.Develop {
			fit = append(fit, c)
		}
	}
	if len(fit) > 0 {
		return fit, nil
	}
	if verb, place, _ := strings.Cut(line, " "); verb == industry.Develop.String() { // the sources do not matter if it cannot be developed at all
		if zone, ok := industry.ZoneAt(place); ok {
			return []industry.Choice{t.develops(s, zone)}, nil
		}
	}
	c, err := g.Parse(s, line)
	return []industry.Choice{c}, err
}

// develops is a choice to develop a zone with the first source of each need, to be refused for another reason than a source that is
// not named, if there is one.
func (t *Auction) develops(s *industry.State, zone industry.ID) industry.Choice {
	c := industry.Choice{Verb: industry.Develop, Seat: s.Actor, Zone: zone}
	for i, need := range t.rec.Game().Zones[zone].Needs {
		if sources := t.rec.Game().Sources(s, s.Actor, need); len(sources) > 0 {
			c.From[i] = sources[0]
		}
	}
	return c
}

// place matches the place of a zone, in any case of its letters.
var place = regexp.MustCompile(`^(?i)(I|II|III|IV|V)-[A-L]$`)

// spelled writes a line as records have it: words in small letters, places of zones in large ones, and a column alone with the era.
func spelled(line string, era int) string {
	list := strings.Fields(strings.ToLower(line))
	for i, word := range list {
		switch column := strings.ToUpper(word); {
		case place.MatchString(word):
			list[i] = column
		case i == 1 && industry.ColumnNamed(column) >= 0:
			list[i] = industry.At(era, industry.ColumnNamed(column)).String()
		}
	}
	return strings.Join(list, " ")
}
