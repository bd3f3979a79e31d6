package industry_test

import (
	"testing"

	"sohofoundry/engine/industry"
)

func TestChoicesAreReadAsTheyAreWritten(t *testing.T) {
	g := newGame(t)
	s := position(t, g, "seats 4; developing 2; first 2; 2: held I-K I-A I-G")
	for _, text := range []string{
		"name III-A", "bid 3", "bid 127", "bid 0", "bid -1", "pass", "give", "take", "develop I-A", "develop I-G own", "develop I-G joker:any", "develop I-K joker:stone seat:4", "develop I-K bank seat:1",
		"done", "subsidy", "subsidy 1", "subsidy 4",
	} {
		c, err := g.Parse(&s, text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
		} else if again := g.Text(&s, c); again != text {
			t.Errorf("%q is written as %q", text, again)
		}
	}
	if c, err := g.Parse(&s, " subsidy  2 "); err != nil || c.Seat != 1 || g.Text(&s, c) != "subsidy" {
		t.Errorf("%+v, %v", c, err)
	}
}

func TestParse_Mistakes(t *testing.T) {
	g := newGame(t)
	s := position(t, g, "developing 2; first 2; 2: held I-K I-A I-G")
	for text, want := range map[string]string{
		"":                             "a choice is missing",
		"  ":                           "a choice is missing",
		"buy":                          `"buy" is no choice`,
		"Name I-A":                     `"Name" is no choice`,
		"name":                         "the place of the zone is missing, such as III-A",
		"develop":                      "the place of the zone is missing, such as III-A",
		"name VI-A":                    `"VI-A" is no zone: they are I-A to V-L`,
		"name I-A now":                 `"now" is one word too many`,
		"pass now":                     `"now" is one word too many`,
		"bid":                          "the talers of the bid are missing",
		"bid three":                    `"three" is no number of talers`,
		"bid 128":                      `"128" is no number of talers`,
		"bid 03":                       `"03" is no number of talers`,
		"bid +3":                       `"+3" is no number of talers`,
		"bid 3 4":                      `"4" is one word too many`,
		"subsidy 4":                    `"4" is no seat: they are 1 to 3`,
		"subsidy 0":                    `"0" is no seat: they are 1 to 3`,
		"subsidy 1 2":                  `"2" is one word too many`,
		"develop I-A own":              `"own" is one word too many`,
		"develop I-G":                  "I-G needs stone: a source for it is missing",
		"develop I-K own":              "I-K needs stone: a source for it is missing",
		"develop I-G beg":              `"beg" is no source: they are own, joker:any, joker:iron and so on, seat:2 and bank`,
		"develop I-G joker":            `"joker" is no source: they are own, joker:any, joker:iron and so on, seat:2 and bank`,
		"develop I-G joker:beer":       `"joker:beer" is no source: they are own, joker:any, joker:iron and so on, seat:2 and bank`,
		"develop I-G seat:4":           `"seat:4" is no source: they are own, joker:any, joker:iron and so on, seat:2 and bank`,
		"develop I-G seat":             `"seat" is no source: they are own, joker:any, joker:iron and so on, seat:2 and bank`,
		"develop I-G own:1":            `"own:1" is no source: they are own, joker:any, joker:iron and so on, seat:2 and bank`,
		"develop I-G bank:":            `"bank:" is no source: they are own, joker:any, joker:iron and so on, seat:2 and bank`,
		"develop I-K own own own":      `"own" is one word too many`,
		"develop I-K own joker:plasma": `"joker:plasma" is no source: they are own, joker:any, joker:iron and so on, seat:2 and bank`,
	} {
		if _, err := g.Parse(&s, text); message(err) != want {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// Whatever is typed is read or refused, and what is read is written so that it is read again; whether it is allowed can be asked.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"name III-A", "bid 3", "pass", "give", "take", "develop I-K joker:any seat:2", "develop I-A", "done", "subsidy 3", "bid -128", "develop V-L bank bank", "name I-"} {
		f.Add(text)
	}
	g := newGame(f)
	positions := []industry.State{
		position(f, g, "developing 2; first 2; 2: held I-K I-A I-G jokers any; 1: built I-C"), position(f, g, "seats 4; naming 4; offer ABC"),
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, s := range positions {
			c, err := g.Parse(&s, text)
			if err != nil {
				continue
			}
			if again, err := g.Parse(&s, g.Text(&s, c)); err != nil || again != c {
				t.Fatalf("%q is %+v, written as %q and read as %+v: %v", text, c, g.Text(&s, c), again, err)
			}
			before := s
			if refused := g.Apply(&s, c, nil); !refused.OK() && s != before {
				t.Fatalf("%q was refused, and yet something happened", text)
			}
		}
	})
}
