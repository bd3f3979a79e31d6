package words

import (
	"strconv"
	"strings"
	"time"
)

// Numbers and dates are written as the language writes them, by the table [number].

// Decimal is a number with some figures after the sign that stands before them.
func (w Words) Decimal(x float64, figures int) string {
	whole, rest, _ := strings.Cut(strconv.FormatFloat(x, 'f', figures, 64), ".")
	if whole = w.grouped(whole); rest == "" {
		return whole
	}
	return whole + w.Text("number.decimal") + rest
}

// Count is a whole number, which a text may ask for its plural.
func (w Words) Count(n int) Noun { return Noun{Text: w.grouped(strconv.Itoa(n)), Number: true, N: n} }

// grouped parts the thousands of a number of five figures or more.
func (w Words) grouped(figures string) string {
	digits := strings.TrimPrefix(figures, "-")
	if len(digits) < 5 {
		return figures
	}
	sign := w.Text("number.group")
	for at := len(digits) - 3; at > 0; at -= 3 {
		digits = digits[:at] + sign + digits[at:]
	}
	return figures[:strings.IndexAny(figures, "0123456789")] + digits
}

// Date is a day in figures.
func (w Words) Date(t time.Time) string {
	return w.Text("number.date", "year", t.Format("2006"), "month", t.Format("01"), "day", t.Format("02"))
}
