package client

import (
	"strings"

	"sohofoundry/automa/record"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/words"
)

// sharing is the page on which a game can be shared.
type sharing struct {
	*pages.SharePage
	*Options
	rec   *record.Record
	saved *store.Game
	name  string
	words words.Words
}

// openShare opens the page about a game.
func (c *Client) openShare(r *record.Record, saved *store.Game, name string) {
	w := c.language.wordsOf(r)
	share := link.ShareOf(w, r, c.Page)
	c.openPage(&page{content: &sharing{rec: r, saved: saved, name: name, words: w, Options: &c.Options,
		SharePage: &pages.SharePage{Share: share, NoPage: c.Page == "", OnTable: r.Game().Edition.Companion,
			Beats: share.Result != "" && !r.Header().Practice && !r.Header().Hinted}}})
}

// Do copies a link or the game, or does an act of the page. It reports whether the act is known.
func (s *sharing) Do(act any) bool {
	switch act := act.(type) {
	case pages.Copy:
		s.Done, s.Outcome = act.Name, copyOut(s.Options, s.words, act.Text)
	case pages.SaveCopy:
		where, err := s.saved.Export(s.name[strings.LastIndexAny(s.name, `/\`)+1:], s.rec.Marshal())
		s.Done, s.Outcome = pages.File, s.words.Text("window.copied", "name", where)
		if err != nil {
			s.Outcome = s.words.Text("window.not-copied", "error", s.words.Reason(err))
		}
	default:
		return s.SharePage.Do(act)
	}
	return true
}

// copyOut puts a text on the clipboard, or in a file if that fails, and returns a sentence that tells where it is.
func copyOut(o *Options, w words.Words, text string) (told string) {
	if o.Clipboard != nil && o.Clipboard(text) == nil {
		return w.Text("page.share.copied")
	}
	where, err := o.Store.Export("link.txt", []byte(text+"\n"))
	if err != nil {
		return w.Text("page.share.nowhere", "error", w.Reason(err))
	}
	return w.Text("page.share.written", "name", where)
}
