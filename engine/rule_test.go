package engine_test

import (
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/rulestest"
)

func TestRule_Text(t *testing.T) {
	for text, want := range map[string]engine.Rule{
		"": 0, "B7.3": engine.B(7, 3), "B1.1": engine.B(1, 1), "B12.10": engine.B(12, 10), "B49.99": engine.B(49, 99), "M1": engine.M(1),
		"M27": engine.M(27), "A6": engine.A(6), "A999": engine.A(999), "M999": engine.M(999), "C1.1": engine.C(1, 1), "C10.1": engine.C(10, 1), "C12.10": engine.C(12, 10), "C49.99": engine.C(49, 99), "N1": engine.N(1), "N17": engine.N(17), "N999": engine.N(999),
		"H1": engine.H(1), "H999": engine.H(999), "I1": engine.I(1), "I14": engine.I(14), "I30": engine.I(30), "I999": engine.I(999),
	} {
		got := engine.M(500)
		if err := got.UnmarshalText([]byte(text)); err != nil || got != want {
			t.Errorf("%q is read as %d, %v; want %d", text, got, err, want)
		}
		if again, err := want.MarshalText(); err != nil || string(again) != text {
			t.Errorf("%d is written %q, %v; want %q", want, again, err, text)
		}
	}
	for _, text := range []string{"7.3", "B7", "B7.", "B.3", "B0.3", "B7.0", "B100.1", "B7.100", "B-1.3", "B7.-3", "Bx.3", "B7.x", "M", "M0", "M-1", "M1000", "Mx", "A0", "A1000", "C3", "C0.1", "C50.1", "C3.100", "N", "N0", "N1000", "I", "I0", "I1000", "I3.1", "D7.3", "b7.3"} {
		got := engine.B(1, 1)
		want := `"` + text + `" is no rule number such as B7.3, M27 or A6`
		if err := got.UnmarshalText([]byte(text)); err == nil || err.Error() != want || got != engine.B(1, 1) {
			t.Errorf("%q: %v, rule %s; want %s", text, err, got, want)
		}
	}
}

func TestRule_Board(t *testing.T) {
	for rule, want := range map[engine.Rule]engine.Family{
		0: 0, engine.B(1, 1): engine.Birmingham, engine.B(14, 3): engine.Birmingham, engine.B(49, 99): engine.Birmingham,
		engine.C(1, 1): engine.Lancashire, engine.C(14, 2): engine.Lancashire, engine.C(49, 99): engine.Lancashire,
		engine.M(1): 0, engine.N(17): 0, engine.A(47): 0, engine.H(1): 0, engine.I(14): 0,
	} {
		rulestest.Same(t, "the board of "+rule.String(), rule.Board(), want)
	}
}

func TestRule_OursAndOfIndustry(t *testing.T) {
	for rule, want := range map[engine.Rule][2]bool{
		engine.B(7, 3): {}, engine.N(17): {}, engine.A(47): {true, false}, engine.H(1): {}, engine.I(1): {false, true}, engine.I(29): {false, true},
		engine.I(30): {true, true},
	} {
		rulestest.Same(t, rule.String()+" is ours, and of Industry", [2]bool{rule.Ours(), rule.OfIndustry()}, want)
	}
}

func TestRule_OfAnotherBoardIsNone(t *testing.T) {
	for rule, of := range map[engine.Rule][2]bool{
		engine.B(7, 3): {true, false}, engine.C(7, 3): {false, true}, engine.M(27): {true, true}, engine.A(6): {true, true},
	} {
		for i, id := range []string{"birmingham", "lancashire"} {
			g := rulestest.On(id)
			if g.HasRule(rule) != of[i] {
				t.Errorf("%s has %s: %v", g.Name, rule, !of[i])
			}
		}
	}
}
