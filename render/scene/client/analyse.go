package client

import (
	"cmp"
	"errors"
	"io/fs"

	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/scene/table"
)

// analyses answers a request about an analysis, and reports whether it is one.
func (c *Client) analyses(ask any) bool {
	switch ask := ask.(type) {
	case start.Analyse:
		if c.load(ask.Name) {
			c.analyse()
		}
	case pages.Analyse:
		c.analyse()
	case table.KeepAnalysis:
		c.keepAnalysis()
	default:
		return false
	}
	return true
}

// analyse opens the analysis page of the game at the table, with the judgements already saved.
func (c *Client) analyse() {
	name := c.analysisName()
	if name == "" {
		c.table.Analyse(nil, nil)
		c.stage.Refresh()
		return
	}
	kept, err := c.Store.Read(name)
	if errors.Is(err, fs.ErrNotExist) {
		kept, err = nil, nil
	}
	c.table.Analyse(kept, err)
	c.stage.Refresh()
}

// keepAnalysis saves the analysis so far beside the game.
func (c *Client) keepAnalysis() {
	if name := c.analysisName(); name != "" && !c.LooksOn {
		c.keeper.Put(name, c.table.AnalysisText())
	}
}

// analysisName is where the analysis of the game at the table is kept, nothing if the game is kept nowhere.
func (c *Client) analysisName() string {
	name := cmp.Or(c.keeper.Status(c.game).Name, c.name)
	if name == "" || c.readOnlyGame || c.lesson != "" {
		return ""
	}
	return name + store.AnalysisEnding
}
