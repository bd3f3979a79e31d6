package words

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/tell/message"
)

// measure is how the values of a criterion are shown.
type measure uint8

const (
	answer measure = iota // yes or no
	denial                // the other way round: its value is yes where the answer is no
	count
	signed // a count with its sign
	place  // among the candidates that are left, as the values themselves mean nothing to a reader
)

// criteria names the criteria in catalogues, with how their values are shown.
var criteria = [automa.Criteria]struct {
	key     string
	measure measure
}{
	automa.NotMerchant:       {"not-merchant", denial},
	automa.LeadsIntoNetwork:  {"into-network", answer},
	automa.TilesBuilt:        {"tiles-built", count},
	automa.EmptySpaces:       {"empty-spaces", count},
	automa.OwnCoal:           {"own-coal", answer},
	automa.Clockwise:         {"clockwise", place},
	automa.LinksFromSite:     {"links-from-site", count},
	automa.NearName:          {"near-name", place},
	automa.AllSpaces:         {"all-spaces", count},
	automa.EndNames:          {"end-names", place},
	automa.MoreLinks:         {"more-links", signed},
	automa.Alphabet:          {"alphabet", place},
	automa.Icon:              {"icon", count},
	automa.OwnFirst:          {"own-first", answer},
	automa.MerchantBeerFirst: {"merchant-beer-first", answer},
	automa.BarrelLeft:        {"barrel-left", answer},
	automa.VPBonus:           {"vp-bonus", answer},
	automa.LinksAway:         {"links-away", count},
	automa.LeftSpace:         {"left-space", place},
	automa.NotEndPoint:       {"not-end-point", denial},
	automa.ReadingOrder:      {"reading-order", place},
}

// Criterion names the criterion of a rung of a tie: "tiles built".
func (w Words) Criterion(c automa.Criterion) string {
	return w.text("criterion."+criteria[c].key+".head", nil)
}

// Candidate names one of the things compared in a tie.
func (w Words) Candidate(over automa.Choosing, c automa.Candidate) string {
	switch {
	case c.Line != 0:
		return w.Line(c.Line)
	case c.Merchant != 0 && over == automa.OverBeer:
		return w.say("tie.barrel", about{merchant: c.Merchant})
	case c.Merchant != 0:
		return w.Merchant(c.Merchant)
	case c.Industry != 0:
		return w.say("tie.building.name", about{space: c.Space, industry: c.Industry})
	}
	return w.Space(c.Space)
}

// TieTable is a comparison as a table, as far as its criteria are uncovered.
type TieTable struct {
	Title    string      // the question
	Columns  []TieColumn // a criterion each, of those that separated some candidates
	Rows     []TieRow    // a candidate each, in the order of the comparison
	Equal    string      // sentences about the criteria on which all candidates, or all those left, scored alike; empty if there were none
	Decision string      // a sentence with the winner and the deciding criterion, our own decision but not the rule; empty before the end
	Rule     engine.Rule // that it rests on
	Ours     engine.Rule // and our own decision, if any
}

// TieColumn is a criterion.
type TieColumn struct {
	Head string
	Rule engine.Rule
}

// TieRow is a candidate with its values, one for each column.
type TieRow struct {
	Name  string
	Cells []TieCell
}

// TieCell is a candidate's value under a criterion; it is empty once the candidate has fallen out.
type TieCell struct {
	Value string
	Out   bool // with this value it falls out
	Won   bool // with this value it wins
}

// TieTable makes the table of a comparison with its first shown rungs uncovered.
func (w Words) TieTable(tie *automa.Tie, shown int) TieTable {
	tag := ""
	switch {
	case !w.game.AutomaRules.Icons:
		tag = "reading"
	case tie.Alone:
		tag = "alone"
	}
	named := named{"cell": w.cellNoun(tie.Icon), "location": message.None}
	if first := tie.Candidates[0]; first.Space != 0 {
		named["location"] = w.location(w.game.LocationOf(first.Space))
	}
	if tie.Sold.Space != 0 {
		named["building"] = w.thing("tie.building", w.vocabulary(&about{space: tie.Sold.Space, industry: tie.Sold.Industry}))
	}
	t := TieTable{Title: w.text("tie.title."+tie.Over.String(), named, tag)}
	for _, c := range tie.Candidates {
		t.Rows = append(t.Rows, TieRow{Name: w.Candidate(tie.Over, c)})
	}
	var equal, left []int // rungs on which all candidates, or all those left, scored alike
	for rung, r := range tie.Rungs[:shown] {
		switch before := standing(tie, rung); {
		case !slices.Equal(before, standing(tie, rung+1)):
		case slices.Contains(before, false):
			left = append(left, rung)
			continue
		default:
			equal = append(equal, rung)
			continue
		}
		t.Columns = append(t.Columns, TieColumn{Head: w.Criterion(r.Criterion), Rule: r.Rule})
		for i := range t.Rows {
			t.Rows[i].Cells = append(t.Rows[i].Cells, w.cell(tie, rung, i))
		}
	}
	t.Equal = strings.TrimSpace(w.equal("tie.equal", tie, equal) + " " + w.equal("tie.left", tie, left))
	if shown == len(tie.Rungs) {
		last := tie.Rungs[shown-1]
		t.Rule, t.Ours = last.Rule, last.Ours
		t.Decision = w.Sentence(w.decision(tie, t.Rows[tie.Winner].Name), t.Ours)
	}
	return t
}

func (w Words) cell(tie *automa.Tie, rung, candidate int) TieCell {
	if !standing(tie, rung)[candidate] {
		return TieCell{}
	}
	left := tie.Rungs[rung].Left[candidate]
	return TieCell{Value: w.value(tie, rung, candidate), Out: !left, Won: left && rung == len(tie.Rungs)-1}
}

// Tie tells a comparison as a table: a candidate a row, a criterion that separated some a column, a mark where a candidate falls
// out, then the winner and the deciding criterion. Plain, or where a table is too wide, it is written in sentences.
func (w Words) Tie(tie *automa.Tie) []string {
	t := w.TieTable(tie, len(tie.Rungs))
	lines := w.Hang(t.Title, atTry, atMore)
	table := w.table(&t)
	if w.Plain || slices.ContainsFunc(table, func(line string) bool { return utf8.RuneCountInString(line) > w.Width }) {
		table = w.list(&t)
	}
	lines = append(lines, table...)
	if t.Equal != "" {
		lines = append(lines, w.Hang(t.Equal, atMore, atMore+2)...)
	}
	decision := w.Sentence(w.decision(tie, t.Rows[tie.Winner].Name), t.Rule, t.Ours)
	return append(lines, w.Hang(decision, atMore, atMore+2)...)
}

// standing tells which candidates are still in before a rung.
func standing(tie *automa.Tie, rung int) []bool {
	if rung > 0 {
		return tie.Rungs[rung-1].Left
	}
	return slices.Repeat([]bool{true}, len(tie.Candidates))
}

// value shows a candidate's value on a rung.
func (w Words) value(tie *automa.Tie, rung, candidate int) string {
	r := tie.Rungs[rung]
	v := r.Values[candidate]
	switch criteria[r.Criterion].measure {
	case answer:
		return w.text("tie."+yesNo(v != 0), nil)
	case denial:
		return w.text("tie."+yesNo(v == 0), nil)
	case signed:
		return Signed(v)
	case place:
		var better []int
		for i, other := range r.Values {
			if standing(tie, rung)[i] && other < v && !slices.Contains(better, other) {
				better = append(better, other)
			}
		}
		v = len(better) + 1
	}
	return strconv.Itoa(v)
}

// columnWidth is how wide a column's heading may be before it goes on in the next line.
const columnWidth = 11

// table lists the candidates with the values of the rungs that separated some.
func (w Words) table(t *TieTable) []string {
	rows := make([]string, len(t.Rows))
	wide := 0
	for _, row := range t.Rows {
		wide = max(wide, utf8.RuneCountInString(row.Name))
	}
	for i, row := range t.Rows {
		rows[i] = strings.Repeat(" ", atMore) + pad(row.Name, wide)
	}
	wide += atMore
	var heads [][]string
	var widths []int
	for n, c := range t.Columns {
		head := Words{Width: columnWidth}.Hang(c.Head, 0, 0)
		heads = append(heads, head)
		column := 0
		for _, line := range head {
			column = max(column, utf8.RuneCountInString(line))
		}
		cells := w.cells(t, n)
		for _, cell := range cells {
			column = max(column, utf8.RuneCountInString(cell))
		}
		for i, cell := range cells {
			rows[i] += "  " + pad(cell, column)
		}
		widths = append(widths, column)
	}
	table := heading(heads, widths, wide)
	for _, row := range rows {
		table = append(table, strings.TrimRight(row, " "))
	}
	return table
}

// cells are the values in a column of the candidates still in, with a mark at those that fall out and at the winner.
func (w Words) cells(t *TieTable, column int) []string {
	cells := make([]string, len(t.Rows))
	for i, row := range t.Rows {
		switch cell := row.Cells[column]; {
		case cell.Out:
			cells[i] = cell.Value + " " + strings.TrimSpace(w.mark("no"))
		case cell.Won:
			cells[i] = cell.Value + " " + strings.TrimSpace(w.mark("yes"))
		default:
			cells[i] = cell.Value
		}
	}
	return cells
}

// heading sets the headings of the columns above them, the last lines at the bottom.
func heading(heads [][]string, widths []int, indent int) []string {
	tall := 0
	for _, head := range heads {
		tall = max(tall, len(head))
	}
	var lines []string
	for n := range tall {
		line := strings.Repeat(" ", indent)
		for i, head := range heads {
			word := ""
			if at := n - (tall - len(head)); at >= 0 {
				word = head[at]
			}
			line += "  " + pad(word, widths[i])
		}
		lines = append(lines, strings.TrimRight(line, " "))
	}
	return lines
}

// list writes the rungs that separated some one by one, for a screen reader.
func (w Words) list(t *TieTable) []string {
	var lines []string
	for n, column := range t.Columns {
		var values, out []string
		for _, row := range t.Rows {
			cell := row.Cells[n]
			if cell.Value == "" {
				continue
			}
			values = append(values, w.text("tie.value", named{"name": row.Name, "value": cell.Value}))
			if cell.Out {
				out = append(out, row.Name)
			}
		}
		lines = append(lines, w.Hang(w.text("tie.rung", named{
			"head": Capital(column.Head), "values": w.Then(values), "out": w.Then(out),
		}), atMore, atMore+2)...)
	}
	return lines
}

// equal names the rungs on which all candidates, or all those left, scored alike; empty if there are none.
func (w Words) equal(text string, tie *automa.Tie, rungs []int) string {
	if len(rungs) == 0 {
		return ""
	}
	var list []string
	for _, rung := range rungs {
		r := tie.Rungs[rung]
		first := slices.Index(standing(tie, rung), true)
		key := "tie.each"
		if criteria[r.Criterion].measure == place {
			key = "tie.same"
		}
		list = append(list, w.text(key, named{"head": w.Criterion(r.Criterion), "value": w.value(tie, rung, first)}))
	}
	return w.text(text, named{"list": w.Commas(list)})
}

// decision names the winner and the criterion that decided.
func (w Words) decision(tie *automa.Tie, winner string) string {
	return w.text("tie.winner", named{"name": winner, "why": w.best(tie)})
}

// best is the criterion that decided.
func (w Words) best(tie *automa.Tie) string {
	last := tie.Rungs[len(tie.Rungs)-1]
	var tags []string
	if last.Criterion == automa.MoreLinks && last.Values[tie.Winner] <= 0 {
		tags = append(tags, "behind")
	}
	return w.text("criterion."+criteria[last.Criterion].key+".best", nil, tags...)
}
