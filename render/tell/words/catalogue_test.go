package words

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/message"
)

// placeholders are those of texts that are not about the game but about other texts.
var placeholders = map[string][]string{
	"sentence": {"text", "rule", "ours"}, "cite": {"rule", "title"}, "list": {"a", "b"}, "seat": {"n"}, "industry": {}, "tile": {"industry", "level"}, "space": {},
	"space-at": {"location", "space"}, "line": {"a", "b"}, "card": {"location", "industry"}, "merchant": {"location", "merchant", "goods"},
	"merchant-tile": {"industry"}, "resource": {"n"}, "money": {"n"}, "bonus": {"n"}, "card-face": {"card", "group", "cell"}, "cell": {}, "location": {"name"}, "wares": {"industry"}, "access": {"list"},
	"step": {"card", "slot", "text", "rule", "cell"}, "tried": {"what"}, "mark": {},
	"back":      {"name", "text"},
	"deed":      {"n", "what", "why", "card", "slot", "action"},
	"tie":       {"name", "value", "head", "values", "out", "list", "why", "cell"},
	"criterion": {},
}

// clients are the groups of texts that a client asks for itself, and checks itself.
var clients = map[string]bool{"terminal": true, "replay": true, "pick": true, "board": true, "hand": true, "market": true, "mat-page": true, "topbar": true,
	"motion": true, "sign": true, "theatre": true, "printed": true, "start": true, "lessons": true, "news": true, "licences": true, "new-game": true, "workshop": true, "at-table": true, "tasks": true, "put-right": true, "load": true, "settings": true, "voice": true, "statistics": true, "backup": true,
	"action": true, "window": true, "browser": true, "page": true, "panel": true, "table": true, "problem": true, "name": true, "share": true, "offer": true, "hint": true, "thought": true, "analysis": true, "tracks": true, "fault": true, "command": true, "number": true, "company": true, "industry-table": true}

// TestPlaceholdersAreKnown checks that every text has only placeholders that are known.
func TestPlaceholdersAreKnown(t *testing.T) {
	w := newWords(t, decks.Game("birmingham"))
	all := &about{location: 1, space: 1, lines: []engine.Line{1}, card: 1, industry: 1, tile: 1, merchant: 1, prices: []int{1}, list: w.listed(nil, "list.and")}
	for key, text := range w.texts.all() {
		group, _, _ := strings.Cut(key, ".")
		if clients[group] || ofIndustry(key) {
			continue
		}
		for name := range text.Arguments() {
			if _, rule := ruleOf(name); rule {
				continue
			}
			base, form, _ := strings.Cut(name, "_")
			speak, known := vocabulary[base]
			if slices.Contains(placeholders[group], base) {
				continue
			}
			if !known {
				t.Errorf("%s has an unknown placeholder {%s}", key, name)
			} else if form != "" {
				if _, ok := speak(w, all).Forms(form); !ok {
					t.Errorf("%s has an unknown form {%s}", key, name)
				}
			}
		}
	}
}

// TestEveryTextIsUsed marks every text with its key, says all that can be said, and looks which keys were not heard.
func TestEveryTextIsUsed(t *testing.T) {
	w := newWords(t, decks.Game("birmingham"))
	marked := &catalogue{tag: w.texts.tag, texts: map[string]text{}}
	for key, t := range w.texts.all() {
		t.Message = append(message.Message{{Literal: "⟦" + key + "⟧"}}, t.Message...)
		marked.texts[key] = t
	}
	heard := map[string]bool{}
	for _, x := range append(both(t), ids{t, decks.Game("brass")}) {
		w := newWords(t, x.g)
		w.texts = marked
		texts := spaceNames(x, w)
		if x.g.ID != "brass" {
			texts = append(texts, everything(x, w)...)
		}
		for _, text := range texts {
			for _, key := range regexp.MustCompile(`⟦([^⟧]*)⟧`).FindAllStringSubmatch(text, -1) {
				heard[key[1]] = true
			}
		}
	}
	for key := range marked.texts {
		group, _, _ := strings.Cut(key, ".")
		if !heard[key] && !clients[group] && !ofIndustry(key) {
			t.Errorf("%s is never said", key)
		}
	}
}

func spaceNames(x ids, w Words) (texts []string) {
	for space := 1; space < len(x.g.Spaces); space++ {
		texts = append(texts, w.Space(engine.Space(space)))
	}
	return texts
}

func everything(x ids, w Words) (texts []string) {
	g := x.g
	numbered := w
	numbered.Numbered = true
	rival := w
	rival.Rival = true
	atTable := w.At(&record.Header{Options: engine.Options{Seats: engine.MaxSeats},
		Players: [engine.MaxSeats]record.Player{{Name: "Ada"}, {}, {Rival: 28}, {Rival: 28}}})
	texts = append(texts, atTable.Names[:]...)
	plain := w
	plain.Plain = true
	texts = append(texts, w.Cite(engine.M(1), engine.A(1))...)
	texts = append(texts, w.Then([]string{"a", "b"}))
	texts = append(texts, append(handsOf(x, w), handsOfPeople(x, w)...)...)
	texts = append(texts, w.Cited("", engine.A(1)), w.Cited("", engine.M(1), engine.A(1)))
	for _, c := range refusals(x) {
		texts = append(texts, w.Refusal(c.seat, c.refusal))
		texts = append(texts, numbered.Refusal(c.seat, c.refusal))
		texts = append(texts, rival.Refusal(engine.AutomaSeat, c.refusal), atTable.Refusal(c.seat, c.refusal))
	}
	drawn := engine.Event{Kind: engine.Drew, Seat: engine.AutomaSeat, Card: 1}
	texts = append(texts, rival.EventLines(engine.Log{drawn})...)
	texts = append(texts, rival.EventLines(engine.Log{drawn, drawn})...)
	for _, h := range happenings(x) {
		for _, e := range h.log {
			texts = append(texts, w.Event(e), numbered.Event(e), rival.Event(e), atTable.Event(e))
		}
		texts = append(texts, w.EventLines(h.log)...)
	}
	for _, c := range turns {
		if g.Family == engine.Lancashire {
			break
		}
		steps := play(x.t, g, c.difficulty, c.position, c.cards)
		texts = append(texts, turnText(w, steps), turnText(plain, steps))
		texts = append(texts, w.Summary(steps)...)
	}
	for _, c := range passedOver(x) {
		texts = append(texts, w.Summary(c.steps)...)
	}
	for kind := automa.Drew; kind < automa.StepKinds; kind++ {
		switch kind {
		case automa.Reshuffled, automa.Lost, automa.Prepared, automa.FullStart, automa.CardAgain, automa.BackAgain:
			texts = append(texts, w.Step(automa.Step{Kind: kind})...)
		}
	}
	for _, tie := range ties(x) {
		texts = append(texts, w.Tie(tie)...)
		for _, r := range tie.Rungs {
			texts = append(texts, w.Criterion(r.Criterion))
		}
	}
	for c := range g.Deck.Cards {
		texts = append(texts, w.AutomaCard(g.Deck.Cards[c].Number)...)
	}
	for card := 1; card < len(g.Cards); card++ {
		texts = append(texts, w.Card(engine.Card(card)))
	}
	for _, n := range nouns(x, w) {
		texts = append(texts, n.got)
	}
	for _, c := range menus(x) {
		texts = append(texts, w.Choice(&c.state, c.choice))
	}
	return texts
}
