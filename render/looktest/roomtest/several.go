package roomtest

import (
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Several is the environment of a view at a table of several, through the eyes of a seat.
func Several(t testing.TB, r *record.Record, eyes engine.Seat, size view.Size, reading float64) *widget.Env {
	t.Helper()
	env := Env(t, r.Game(), size, reading)
	h := r.Header()
	env.Words, env.Palette = words.In(env.Words).At(&h).SeenBy(eyes), env.Palette.OfCompany()
	return env
}
