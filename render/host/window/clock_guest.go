//go:build ebitenginevmguest

package window

import "time"

const guest = true

// clock counts updates, so that the same updates show the same pictures.
type clock struct{ updates time.Duration }

func (c *clock) now() time.Duration {
	c.updates++
	return c.updates * time.Second / awake
}
