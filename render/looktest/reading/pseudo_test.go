package reading

import (
	"image"
	"slices"
	"testing"

	"sohofoundry/render/keep/settings"
	"sohofoundry/render/looktest/pseudo"
	"sohofoundry/render/looktest/screens"
	"sohofoundry/render/ui/view"
)

// untranslated are the texts on screens that are in no language, and why.
var untranslated = []string{
	"Lancashire",                 // in the names of games, as Birmingham is
	"MAUtoma", "hard", "foreman", // decks and mats have their own names
	"Ctrl",                   // a key
	"Ada", "ada", "Bo", "Cy", // names that people have typed
	"Deutsch", "Español", "Français", "Italiano", "Polski", "Português", "Română", // languages have their own names
	`"lend card:pottery"`, `"lend"`, "build, network, develop, sell, loan, scout, pass,", // notation, which is typed
}

// begun are the texts of a view but for the topmost lines of rooms that are scrolled: they may go on with what is out of sight.
func begun(v *view.View) (list []string) {
	scrolled := func(room view.Rect) bool {
		return slices.ContainsFunc(v.Targets, func(t view.Target) bool { return t.Above != "" && t.Area == room })
	}
	for i := range v.Items {
		item := &v.Items[i]
		if item.Kind == view.Label && (item.Area.Y >= item.Clip.Y+item.Area.H || !scrolled(item.Clip)) {
			list = append(list, item.Text)
		}
	}
	return list
}

// TestEverythingIsTranslated reads every screen in the pseudo-language: nothing on it is written by the program.
func TestEverythingIsTranslated(t *testing.T) {
	long(t)
	for _, s := range screens.All {
		switch s.Name {
		case "notice": // it is handed in by the test
			continue
		case "licences", "largest-licences": // documents, which are in English
			continue
		}
		foreign, same := s.With(func(set *settings.Settings) { set.Language = pseudo.Language }), []variant{{pseudo.Language, func(*settings.Settings) {}}}
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			inEveryOf(t, []image.Point{{X: 1440, Y: 860}, {X: 390, Y: 844}}, &foreign, same, func(t *testing.T, v *view.View, _ view.Rect) {
				list := begun(v)
				for i := range v.Targets {
					if v.Targets[i].ID != "workshop:name" { // what stands in a field is the person's
						list = append(list, v.Targets[i].Name)
					}
				}
				for _, text := range pseudo.Whole(list) {
					if word := pseudo.Plain(text, untranslated...); word != "" {
						t.Errorf("%q in %q is not of the catalogue", word, text)
					}
					if between := pseudo.Glued(text); between != "" {
						t.Errorf("%q is put together by the program with %q", text, between)
					}
				}
			})
		})
	}
}
