package message

import "testing"

func TestPseudo_KeepsWhatIsFilledIn(t *testing.T) {
	for text, want := range map[string]string{
		"{n, plural, one {# card} other {# cards}} of {who}, by B7.3 ({B7_3})": "[{n} çářďš öf {who}, ßý B7.3 ({B7_3}) öóôò]",
		"£{n}":       "£{n}",
		"{a}, {b}":   "[{a}, {b}]",
		"The Automa": "[Ţĥé Áûţömá öóô]",
	} {
		m, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := (Filler{}).Fill(m.Pseudo(), func(name string) (Value, bool) { return Value{Text: "{" + name + "}"}, true }); got != want {
			t.Errorf("%q becomes %q, and not %q", text, got, want)
		}
	}
}
