package words

import (
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
)

// What is told in parts is what is told in lines: nothing is added or left out but the rule and the marks.
func TestTried_SaysInPartsWhatTheTurnSays(t *testing.T) {
	g := decks.Printed()
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
			for _, told := range w.Tried(piece) {
				for _, part := range append(told.Lines, told.Title, told.Rule.String()) {
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
	g := decks.Printed()
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
