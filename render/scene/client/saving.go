package client

import (
	"cmp"
	"slices"
	"time"

	"sohofoundry/render/keep/store"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// unnoticed is how long the client can wait for a disk after a click without being noticed, see Options.Patience.
const unnoticed = time.Second / 10

// saver writes to the store beside the pictures. While a slow disk is waited for, the picture stays as before the change that is being
// saved, so that it shows nothing that would be lost if the program ended now.
type saver struct {
	*Options
	keeper  *store.Keeper
	waits   bool
	shown   view.View     // the last picture of a saved state
	fed     stage.Input   // the last input of the stage
	kept    []stage.Input // input that came meanwhile, and waits
	failure string        // why something could not be saved, as it was told last
}

// mostKept bounds the input that waits while a disk does not answer at all.
const mostKept = 1000

// put saves a text under a name, unless another tab plays.
func (s *saver) put(name string, text []byte) {
	if !s.LooksOn {
		s.keeper.Put(name, text)
	}
}

// settle waits until all changes are on the disk. If that takes long enough to be noticed, the picture waits instead.
func (s *saver) settle() { s.waits = !s.keeper.Settle(cmp.Or(s.Patience, unnoticed)) }

// stopsWaiting lets the picture go on once a slow disk has answered, and reports whether it does so now.
func (s *saver) stopsWaiting() bool {
	before := s.waits
	s.waits = before && !s.keeper.Settle(0)
	return s.waits != before
}

// newFailure is why something could not be saved, unless that was told already.
func (s *saver) newFailure() error {
	before, err := s.failure, s.keeper.Err()
	s.failure = ""
	if err != nil {
		s.failure = err.Error()
	}
	if s.failure == before {
		return nil
	}
	return err
}

// next is the input for the stage now. Waiting input comes first, one piece for each picture, so that each acts on the picture that
// the player saw.
func (s *saver) next(in stage.Input) stage.Input {
	if len(s.kept) == 0 {
		return in
	}
	s.keep(in)
	first := s.kept[0]
	s.kept = s.kept[1:]
	first.Now, first.Size, first.Pixel, first.Point = in.Now, in.Size, in.Pixel, in.Point
	return first
}

// keep lets input wait, unless only the mouse moves.
func (s *saver) keep(in stage.Input) {
	last := s.fed
	if len(s.kept) > 0 {
		last = s.kept[len(s.kept)-1]
	}
	if (in.Acts() || in.Pressed != last.Pressed || len(in.Fingers) != len(last.Fingers)) && len(s.kept) < mostKept {
		s.kept = append(s.kept, in)
	}
}

// feed gives the stage the input key by key, as the change by one key may have to be saved before the next key acts.
func (s *saver) feed(in stage.Input, to *stage.Stage) {
	for keys := in.Keys; len(keys) > 1 && !s.waits; keys = in.Keys {
		first := in
		first.Keys, first.Held, first.Typed = keys[:1], nil, ""
		to.Update(first)
		s.fed, in.Keys = first, keys[1:]
	}
	if s.waits {
		s.keep(in)
		in = s.fed.Rest(in)
	}
	to.Update(in)
	s.fed = in
}

// view is the last picture of a saved state, without anything to click, and a message that the program waits for the disk.
func (s *saver) view(env *widget.Env) view.View {
	below := s.shown
	page := widget.New(env)
	text := env.Words.Text("window.saving")
	style := page.Body()
	wide := fonts.Width(style.Font, style.Size, text) + 2*theme.Pad
	area := view.Rect{X: (env.Size.W - wide) / 2, Y: theme.Gap, W: wide, H: page.ParaHeight(wide, text, style) + 2*theme.Gap}
	page.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: page.Palette.Night, Line: page.Palette.Brass, Width: 1.5})
	page.Para(view.Rect{X: area.X + theme.Pad, Y: area.Y + theme.Gap, W: wide, H: area.H}, "saving", text, style)
	page.View.Said = slices.Concat(below.Said, []string{text})
	return screen.Over(below, page.View)
}
