package client

// Depth is how many pages lie between what is shown and the start screen.
func (c *Client) Depth() (pages int) {
	if c.rules != nil || c.share != nil {
		pages++
	}
	if c.atTable {
		return pages + 1 + c.table.Depth()
	}
	if c.workshop != nil {
		pages += c.workshop.Depth()
	}
	return pages + c.start.Depth()
}

// Back goes one page back, as a browser's button does.
func (c *Client) Back() {
	if c.atTable && c.rules == nil && c.share == nil && c.table.Depth() == 0 {
		c.leave()
		return
	}
	v, _ := c.Picture()
	if act, ok := v.Keys["back"]; ok {
		c.Do(act)
		c.stage.Refresh()
	}
}
