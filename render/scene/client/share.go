package client

import (
	"sohofoundry/automa/record"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/pages"
)

// sharing is the page of what there is to pass on of a game, open over whatever is on.
type sharing struct {
	page *pages.SharePage
	rec  *record.Record
	game *store.Game // where it is kept
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
	c.share = &sharing{rec: r, game: g, name: name, page: &pages.SharePage{Share: share, NoPage: c.Page == "", OnTable: r.Game().Edition.OnTable,
		Beats: share.Result != "" && !r.Header().Practice && !r.Header().Hinted}}
	c.stage.Refresh()
}

// shares does what is done on the page, and reports whether that is known.
func (c *Client) shares(act any) bool {
	w, page := c.stage.Env.Words, c.share.page
	switch act := act.(type) {
	case pages.Close:
		c.share = nil
	case pages.Copy:
		page.Done, page.Outcome = act.Name, c.copyOut(act.Text)
	case pages.SaveCopy:
		where, err := export(c.share.game, c.share.name, c.share.rec)
		page.Done, page.Outcome = pages.File, w.Text("window.copied", "name", where)
		if err != nil {
			page.Outcome = w.Text("window.not-copied", "error", w.Reason(err))
		}
	default:
		return page.Do(act)
	}
	return true
}

// copyOut puts a text on the clipboard, or in a file where there is none, and tells where it is.
func (c *Client) copyOut(text string) string {
	w := c.stage.Env.Words
	if c.Clipboard != nil && c.Clipboard(text) == nil {
		return w.Text("page.share.copied")
	}
	where, err := c.Store.Export("link.txt", []byte(text+"\n"))
	if err != nil {
		return w.Text("page.share.nowhere", "error", w.Reason(err))
	}
	return w.Text("page.share.written", "name", where)
}
