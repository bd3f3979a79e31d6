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
