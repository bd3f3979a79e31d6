//go:build !ebitenginevmguest

package window

import "time"

// guest tells whether another program shows the pictures, and drives the updates.
const guest = false

// clock is the time since the window opened.
type clock struct{ began time.Time }

func (c *clock) now() time.Duration {
	if c.began.IsZero() {
		c.began = time.Now()
	}
	return time.Since(c.began)
}
