package zones

import "testing"

// A word that is too long is parted before a syllable where there is one.
func TestWordsArePartedBetweenSyllables(t *testing.T) {
	for word, want := range map[string][2]string{
		"Lokomotivfabrik":         {"Lokomotivfa", "brik"},
		"Photography":             {"Photogra", "phy"},
		"Elektrizitätswerk":       {"Elektrizi", "tätswerk"},
		"Umspann\u00adstationen":  {"Umspann", "stationen"},
		"Przepompownia":           {"Przepompow", "nia"},
		"Locomotivas\u00adfabril": {"Locomotivas", "fabril"},
	} {
		head, tail := part(word, func(text string) bool { return len([]rune(text)) <= 12 })
		if head != want[0] || tail != want[1] {
			t.Errorf("%s is parted as %s-%s, not %s-%s", word, head, tail, want[0], want[1])
		}
	}
}
