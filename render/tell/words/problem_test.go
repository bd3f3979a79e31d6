package words

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"

	"sohofoundry/decks"
)

func TestProblemsAreWordedFromTheCatalogue(t *testing.T) {
	w := newWords(t, decks.Game("birmingham"))
	full := Wrong("save", errors.New("the disk is full"), "name", `"a.soho"`)
	nowhere := Wrong("games-here", Wrong("no-games-folder", nil))
	for _, c := range []struct {
		err          error
		want, reason string
	}{
		{full, `cannot save "a.soho": the disk is full`, `"a.soho": the disk is full`},
		{nowhere, "there is no folder for saved games: set XDG_DATA_HOME or HOME; until then games are saved in the current folder", ""},
		{errors.Join(full, fs.ErrClosed), "cannot save \"a.soho\": the disk is full\nfile already closed", "\"a.soho\": the disk is full\nfile already closed"},
		{Wrong("save", errors.New("access is denied"+"."), "name", `"a.soho"`), `cannot save "a.soho": access is denied`, `"a.soho": access is denied`},
		{fmt.Errorf("as it words itself: %w", full), `as it words itself: cannot save "a.soho": the disk is full`, ""},
	} {
		if got := w.Error(c.err); got != c.want || c.err.Error() != c.want {
			t.Errorf("%q and %q, not %q", got, c.err.Error(), c.want)
		}
		if c.reason == "" {
			c.reason = c.want
		}
		if got := w.Reason(c.err); got != c.reason {
			t.Errorf("the reason is %q, not %q", got, c.reason)
		}
	}
	if err := Wrong("no-file", fs.ErrNotExist, "name", `"a.soho"`); !errors.Is(err, fs.ErrNotExist) {
		t.Error("what caused it is lost")
	}
}

// What a person must read is a sentence; the name of a file keeps its first letter.
func TestNoticesAreSentences(t *testing.T) {
	w := newWords(t, decks.Game("birmingham"))
	for _, c := range []struct {
		err  error
		want string
	}{
		{Wrong("no-games-folder", nil), "There is no folder for saved games: set XDG_DATA_HOME or HOME."},
		{Wrong("in-file", Wrong("no-setting", nil, "name", `"x"`), "name", "settings.toml"), `settings.toml: there is no setting "x".`},
		{errors.New("Access is denied" + "."), "Access is denied."},
		{errors.Join(Wrong("changed", nil), Wrong("locked", nil)),
			"Another program wrote there.\nAnother program has been writing in this folder for too long."},
	} {
		if got := w.Notice(c.err); got != c.want {
			t.Errorf("%q, not %q", got, c.want)
		}
	}
}
