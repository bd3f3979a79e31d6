package client

import (
	"sohofoundry/automa/record"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// sharing is the screen on which a game can be shared.
type sharing struct {
	screen.Page
	page *pages.SharePage
	rec  *record.Record
	game *store.Game // where it is saved
	name string
}

// shareTable opens the page about the game at the table.
func (c *Client) shareTable() { c.openShare(c.table.Record(), c.game, c.gameName()) }

// shareSaved opens the page about a saved game.
func (c *Client) shareSaved(name string) {
	r, saved, err := c.library.Open(name)
	if err != nil {
		c.tell(err)
		return
	}
	c.openShare(r, saved, name)
}

func (c *Client) openShare(r *record.Record, g *store.Game, name string) {
	w := c.wordsOf(r)
	share := link.ShareOf(w, r, c.Page)
	s := &sharing{rec: r, game: g, name: name, page: &pages.SharePage{Share: share, NoPage: c.Page == "", OnTable: r.Game().Edition.Companion,
		Beats: share.Result != "" && !r.Header().Practice && !r.Header().Hinted}}
	c.screens.Open(screen.Layer{Screen: s, Over: true, Pages: 1, Answer: func(ask any) bool { return c.doesForShare(s, ask) }})
	c.stage.Refresh()
}

func (s *sharing) View(env *widget.Env) view.View {
	c := widget.New(env)
	s.page.View(c, pages.Close{})
	return c.View
}

func (s *sharing) Do(act any) (asks []any) {
	if s.page.Do(act) {
		return nil
	}
	return []any{act}
}

// doesForShare answers a request of the page, and reports whether it is known.
func (c *Client) doesForShare(s *sharing, ask any) bool {
	w, page := words.In(c.stage.Env.Words), s.page
	switch ask := ask.(type) {
	case pages.Close:
		c.screens.Close(s)
	case pages.Copy:
		page.Done, page.Outcome = ask.Name, c.copyOut(ask.Text)
	case pages.SaveCopy:
		where, err := export(s.game, s.name, s.rec)
		page.Done, page.Outcome = pages.File, w.Text("window.copied", "name", where)
		if err != nil {
			page.Outcome = w.Text("window.not-copied", "error", w.Reason(err))
		}
	default:
		return false
	}
	return true
}

// copyOut puts a text on the clipboard, or in a file if that fails, and returns a sentence that tells where it is.
func (c *Client) copyOut(text string) string {
	w := words.In(c.stage.Env.Words)
	if c.Clipboard != nil && c.Clipboard(text) == nil {
		return w.Text("page.share.copied")
	}
	where, err := c.Store.Export("link.txt", []byte(text+"\n"))
	if err != nil {
		return w.Text("page.share.nowhere", "error", w.Reason(err))
	}
	return w.Text("page.share.written", "name", where)
}
