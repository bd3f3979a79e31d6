package industry

import (
	"strconv"
	"strings"

	"sohofoundry/engine/fault"
)

var verbNames = [...]string{"", "name", "bid", "pass", "give", "take", "develop", "done", "subsidy"}

// String is the verb's word in texts.
func (v Verb) String() string { return verbNames[v] }

// Text writes a choice on one line, as Parse reads it:
//
//	name III-A        bid 3      pass      give      take
//	develop III-A     develop III-F own      develop IV-B joker:any seat:2
//	done              subsidy    subsidy 3 (of another seat than the actor)
//
// What a zone needs comes from the sources in the order in which the board names it.
func (g *Game) Text(s *State, c Choice) string {
	word := c.Verb.String()
	switch c.Verb {
	case Name:
		return word + " " + c.Zone.String()
	case Bid:
		return word + " " + strconv.Itoa(int(c.Talers))
	case Develop:
		word += " " + c.Zone.String()
		for _, from := range c.From {
			if from.Kind != 0 {
				word += " " + from.String()
			}
		}
	case Subsidy:
		if c.Seat != s.Actor {
			word += " " + c.Seat.String()
		}
	}
	return word
}

var sourceNames = [...]string{"", "own", "joker", "seat", "bank"}

// String writes a source as in a choice.
func (f Source) String() string {
	switch f.Kind {
	case SpareJoker:
		return sourceNames[f.Kind] + ":" + f.Joker.String()
	case OthersWorks:
		return sourceNames[f.Kind] + ":" + f.Seat.String()
	}
	return sourceNames[f.Kind]
}

// Parse reads a choice of the actor. An error names the word that cannot be read; whether the choice is allowed is not asked.
func (g *Game) Parse(s *State, text string) (Choice, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return Choice{}, fault.Errorf("a choice is missing")
	}
	c := s.choose(Verb(indexOf(verbNames[:], words[0])))
	rest, err := words[1:], error(nil)
	switch c.Verb {
	case 0:
		return Choice{}, fault.Errorf("%q is no choice", words[0])
	case Name, Develop:
		rest, err = c.parseZone(rest)
	case Bid:
		rest, err = c.parseBid(rest)
	case Subsidy:
		rest, err = c.parseSeat(s, rest)
	}
	if err == nil && c.Verb == Develop {
		rest, err = c.parseSources(g, s, rest)
	}
	if len(rest) > 0 {
		err = fault.Errorf("%q is one word too many", rest[0])
	}
	return c, err
}

func (c *Choice) parseZone(words []string) (rest []string, err error) {
	if len(words) == 0 {
		return nil, fault.Errorf("the place of the zone is missing, such as III-A")
	}
	zone, ok := ZoneAt(words[0])
	if !ok {
		return nil, fault.Errorf("%q is no zone: they are I-A to V-L", words[0])
	}
	c.Zone = zone
	return words[1:], nil
}

func (c *Choice) parseBid(words []string) (rest []string, err error) {
	if len(words) == 0 {
		return nil, fault.Errorf("the talers of the bid are missing")
	}
	talers, _ := strconv.ParseInt(words[0], 10, 8)
	if strconv.FormatInt(talers, 10) != words[0] { // as of no number either
		return nil, fault.Errorf("%q is no number of talers", words[0])
	}
	c.Talers = int8(talers)
	return words[1:], nil
}

func (c *Choice) parseSeat(s *State, words []string) (rest []string, err error) {
	if len(words) == 0 {
		return nil, nil
	}
	for p := range s.each() {
		if p.String() == words[0] {
			c.Seat = p
			return words[1:], nil
		}
	}
	return nil, fault.Errorf("%q is no seat: they are 1 to %d", words[0], s.Seats)
}

func (c *Choice) parseSources(g *Game, s *State, words []string) (rest []string, err error) {
	for i, need := range g.Zones[c.Zone].Needs {
		if need == NoResource {
			break
		}
		if len(words) == 0 {
			return nil, fault.Errorf("%s needs %s: a source for it is missing", c.Zone, need)
		}
		from, ok := parseSource(s, words[0])
		if !ok {
			return nil, fault.Errorf("%q is no source: they are own, joker:any, joker:iron and so on, seat:2 and bank", words[0])
		}
		c.From[i], words = from, words[1:]
	}
	return words, nil
}

func parseSource(s *State, word string) (Source, bool) {
	kind, of, has := strings.Cut(word, ":")
	from := Source{Kind: SourceKind(indexOf(sourceNames[:], kind))}
	switch from.Kind {
	case SpareJoker:
		from.Joker = ResourceNamed(of)
		return from, from.Joker != NoResource
	case OthersWorks:
		for p := range s.each() {
			if p.String() == of {
				from.Seat = p
				return from, true
			}
		}
		return Source{}, false
	}
	return from, from.Kind != 0 && !has
}
