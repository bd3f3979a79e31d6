package client

import (
	"strings"

	"sohofoundry/render/keep/backup"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/tell/words"
)

// restoring are backups on their way into the store, the first of them being restored a game at a time, so that no picture waits.
type restoring []*restored

// restored is a backup that is restored.
type restored struct {
	*backup.Restoring
	name string // of its file
}

// backUp hands everything out in one file, and tells where it is.
func (c *Client) backUp() {
	_ = c.saver.keeper.Flush() // what could not be saved is told as ever
	made, err := backup.Make(c.Store)
	where := ""
	if err == nil {
		where, err = c.Store.Export(backup.Name(c.Clock()), made.Text)
	}
	if err != nil {
		c.notices.addError(err)
		c.showStart()
		return
	}
	c.backedUp()
	c.notices.list = append(c.notices.list, strings.Join(made.Tell(c.words(), where), " "))
	c.showStart()
}

// backedUp notes how many games were finished, from where the page counts until it reminds of a backup.
func (c *Client) backedUp() {
	c.settings.BackedUp = len(c.games.results().All())
	c.settings.save()
}

// remindAfter is after how many finished games without a backup the page reminds of one: a browser may give up what it has stored.
const remindAfter = 10

// remind reminds of a backup in a browser, once all games were looked at.
func (c *Client) remind() {
	if !c.Browser || c.LooksOn || c.games.reading || c.games.statistics == nil {
		return
	}
	switch n := len(c.games.statistics.All()) - c.settings.BackedUp; {
	case n < 0: // the statistics were lost, or begun anew
		c.backedUp()
	case n >= remindAfter:
		c.notices.add(c.words().Text("backup.remind", "n", c.words().Count(n)))
		c.backedUp()
	}
}

// restore begins to restore a backup, all of which is checked first.
func (c *Client) restore(name string, text []byte) {
	_ = c.saver.keeper.Flush() // what could not be saved is told as ever
	read, err := backup.Of(text)
	var into *backup.Restoring
	if err == nil {
		into, err = read.Into(c.Store)
	}
	if err != nil {
		c.notices.addError(words.Wrong("not-restored", err, "name", shortened(name)))
	} else {
		c.restoring = append(c.restoring, &restored{into, name})
	}
	c.start.Load()
	c.refreshStart()
}

// restoreOn restores some more, for as long as an update may take.
func (c *Client) restoreOn() {
	if len(c.restoring) == 0 {
		return
	}
	for until := c.Clock().Add(thinkFor); len(c.restoring) > 0 && c.Clock().Before(until); {
		first := c.restoring[0]
		more, err := first.Step()
		if more {
			continue
		}
		c.restoring = c.restoring[1:]
		c.notices.list = append(c.notices.list, strings.Join(first.Report().Tell(c.words()), " "))
		if err != nil {
			c.notices.addError(words.Wrong("restore-stopped", err, "name", shortened(first.name)))
		}
		if first.Report().SettingsNew {
			set, _ := settings.Load(c.Store) // with faults, what is usual holds
			c.Change(set)
		}
		c.games.statistics = nil // they are read anew
		c.refreshStart()
	}
}
