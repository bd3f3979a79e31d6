package words

import (
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/render/tell/message"
)

// What is told in parts is what is told in lines: nothing is added or left out but the rule and the marks. Only which decision of
// our own it rests on stands beside the rule in lines, and by itself in parts.
func TestTried_SaysInPartsWhatTheTurnSays(t *testing.T) {
	g := decks.Game("birmingham")
	w := newWords(t, g)
	w.Width = 1 << 16
	tried := 0
	for _, c := range turns {
		for _, piece := range play(t, g, c.difficulty, c.position, c.cards).Pieces() {
			switch piece[0].Kind {
			case automa.Refused, automa.Examined, automa.Acted:
			default:
				continue
			}
			tried++
			whole := strings.ToLower(strings.Join(w.TurnPieces(piece)[0], "\n"))
			for _, report := range w.Tried(piece) {
				for _, part := range append(report.Lines, report.Title, report.Rule.String(), report.Ours.String()) {
					part, _, _ = strings.Cut(part, " (our decision")
					if strings.HasPrefix(part, "This rests on our decision") {
						continue
					}
					if part = strings.ToLower(strings.TrimSuffix(part, ".")); !strings.Contains(whole, part) {
						t.Errorf("%q is told, but the turn says %q", part, whole)
					}
				}
			}
		}
	}
	if tried < 10 {
		t.Errorf("only %d tries", tried)
	}
}

func TestTieTable_UncoversCriteriaOneByOne(t *testing.T) {
	g := decks.Game("birmingham")
	w := newWords(t, g)
	for _, tie := range ties(ids{t, g}) {
		whole := w.TieTable(tie, len(tie.Rungs))
		for shown := range len(tie.Rungs) {
			table := w.TieTable(tie, shown)
			if table.Decision != "" || len(table.Columns) > shown || len(table.Rows) != len(tie.Candidates) {
				t.Fatalf("%d of %d criteria are shown as %+v", shown, len(tie.Rungs), table)
			}
			for i, row := range table.Rows {
				for n, cell := range row.Cells {
					if cell != whole.Rows[i].Cells[n] {
						t.Errorf("a value changes from %+v to %+v", cell, whole.Rows[i].Cells[n])
					}
				}
			}
		}
		for i, row := range whole.Rows {
			for n, cell := range row.Cells {
				if cell.Won && (i != tie.Winner || n != len(row.Cells)-1) {
					t.Errorf("%s wins in column %d", row.Name, n)
				}
			}
		}
	}
}

// The name of an action and what it says are parts of their own: another language may join them otherwise.
func TestTheNameOfAnActionIsNoPartOfItsText(t *testing.T) {
	g := decks.Game("birmingham")
	w := newWords(t, g)
	joined, err := message.Parse("« {name} » {text}")
	if err != nil {
		t.Fatal(err)
	}
	texts := w.texts.all()
	texts["back.named"] = text{Message: joined}
	w.texts = &catalogue{tag: w.texts.tag, texts: texts}
	back := g.Deck.Cards[0].Back
	if got, want := w.Back(back, automa.BackPass, 0), "« PASS » 5 VP."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := w.Sentence(w.BackText(back, automa.BackPass, 0)), "5 VP."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := w.FirstTurnText(back); strings.Contains(got, "«") || strings.Contains(got, "FIRST") {
		t.Errorf("the corner's text has its name: %q", got)
	}
}
