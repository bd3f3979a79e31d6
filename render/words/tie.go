package words

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"sohofoundry/automa"
)

// measure is how the values of a criterion are shown.
type measure uint8

const (
	answer measure = iota // yes or no
	count
	signed // a count with its sign
	place  // among the candidates that are left, as the values themselves mean nothing to a reader
)

// criteria names the criteria in catalogues, with how their values are shown.
var criteria = [automa.Criteria]struct {
	key     string
	measure measure
}{
	automa.NotMerchant:       {"not-merchant", answer},
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
}

// Criterion names what a rung of a tie compares: "tiles built".
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
		return w.say("tie.building", about{slot: c.Slot, industry: c.Industry})
	}
	return w.Slot(c.Slot)
}

// Tie tells a comparison as a table: a candidate a row, a criterion that told some apart a column, a mark where a candidate
// falls out; then the winner and what decided. Plain, or where a table is too wide, it is told in sentences.
func (w Words) Tie(tie *automa.Tie) []string {
	names := make([]string, len(tie.Candidates))
	for i, c := range tie.Candidates {
		names[i] = w.Candidate(tie.Over, c)
	}
	lines := w.wrap(w.text("tie.title."+tie.Over.String(), map[string]string{"cell": w.Cell(tie.Icon)}), atTry, atMore)
	var equal, deciding []int
	for i := range tie.Rungs {
		if slices.Equal(standing(tie, i), standing(tie, i+1)) {
			equal = append(equal, i)
		} else {
			deciding = append(deciding, i)
		}
	}
	table := w.table(tie, names, deciding)
	if w.Plain || slices.ContainsFunc(table, func(line string) bool { return utf8.RuneCountInString(line) > w.Width }) {
		table = w.list(tie, names, deciding)
	}
	lines = append(lines, table...)
	if len(equal) > 0 {
		lines = append(lines, w.wrap(w.equal(tie, equal), atMore, atMore+2)...)
	}
	return append(lines, w.wrap(w.decision(tie, names), atMore, atMore+2)...)
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
	case signed:
		return w.number(v).forms["signed"]
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

// table lists the candidates with the values of the rungs that told some apart.
func (w Words) table(tie *automa.Tie, names []string, rungs []int) []string {
	rows := make([]string, len(names))
	wide := 0
	for _, name := range names {
		wide = max(wide, utf8.RuneCountInString(name))
	}
	for i, name := range names {
		rows[i] = strings.Repeat(" ", atMore) + pad(name, wide)
	}
	wide += atMore
	var heads [][]string
	var widths []int
	for _, rung := range rungs {
		head := Words{Width: columnWidth}.wrap(w.Criterion(tie.Rungs[rung].Criterion), 0, 0)
		heads = append(heads, head)
		column := 0
		for _, line := range head {
			column = max(column, utf8.RuneCountInString(line))
		}
		cells := w.cells(tie, rung)
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

// cells are the values on a rung of those still in, with a mark at those who fall out and at the winner.
func (w Words) cells(tie *automa.Tie, rung int) []string {
	cells := make([]string, len(tie.Candidates))
	for i := range cells {
		if !standing(tie, rung)[i] {
			continue
		}
		cells[i] = w.value(tie, rung, i)
		switch {
		case !tie.Rungs[rung].Left[i]:
			cells[i] += " " + strings.TrimSpace(w.mark("no"))
		case rung == len(tie.Rungs)-1:
			cells[i] += " " + strings.TrimSpace(w.mark("yes"))
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

// list tells the rungs that told some apart one by one, for ears rather than eyes.
func (w Words) list(tie *automa.Tie, names []string, rungs []int) []string {
	var lines []string
	for _, rung := range rungs {
		var values, out []string
		for i, name := range names {
			if !standing(tie, rung)[i] {
				continue
			}
			values = append(values, w.text("tie.value", map[string]string{"name": name, "value": w.value(tie, rung, i)}))
			if !tie.Rungs[rung].Left[i] {
				out = append(out, name)
			}
		}
		lines = append(lines, w.wrap(w.text("tie.rung", map[string]string{
			"head": capital(w.Criterion(tie.Rungs[rung].Criterion)), "values": strings.Join(values, ", "), "out": w.and(out),
		}), atMore, atMore+2)...)
	}
	return lines
}

// equal names the rungs on which all who were left scored alike.
func (w Words) equal(tie *automa.Tie, rungs []int) string {
	var list []string
	for _, rung := range rungs {
		r := tie.Rungs[rung]
		first := slices.Index(standing(tie, rung), true)
		key := "tie.each"
		switch kind := criteria[r.Criterion].measure; {
		case kind == place:
			key = "tie.same"
		case kind == answer && r.Values[first] != 0:
			key = "tie.all"
		case kind == answer:
			key = "tie.none"
		}
		list = append(list, w.text(key, map[string]string{"head": w.Criterion(r.Criterion), "value": w.value(tie, rung, first)}))
	}
	return w.text("tie.equal", map[string]string{"list": strings.Join(list, ", ")})
}

// decision names the winner and the criterion that decided.
func (w Words) decision(tie *automa.Tie, names []string) string {
	last := tie.Rungs[len(tie.Rungs)-1]
	return w.sentence(w.text("tie.winner", map[string]string{"name": names[tie.Winner],
		"why": w.text("criterion."+criteria[last.Criterion].key+".best", nil)}), last.Rule)
}
