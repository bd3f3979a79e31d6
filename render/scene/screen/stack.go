package screen

import (
	"slices"

	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Layer is a screen on the stack.
type Layer struct {
	Screen
	// Answer answers a request of the screen, and reports whether it is known.
	Answer func(ask any) bool
	// Leave is called by the back button of a browser when no page of the screen is open. If it is nil, the act of the key for back is done.
	Leave func()
	// Over reports whether the screen below is seen around this one.
	Over bool
	// Behind returns a screen that is not open, but seen behind this one in a window of a size. It may be nil, or return nil.
	Behind func(size view.Size) Screen
	// Pages is the number of pages that the screen itself counts as.
	Pages int
	// Apart reports whether the way back skips the screens below, so that Depth does not count them.
	Apart bool
	// Heard reports whether its acts make the sound of a choice.
	Heard bool
}

// Stack is the open screens, each on the one that it was opened from. Only the stack knows which of them is on top.
type Stack struct{ layers []Layer }

// Open puts a screen on top. A screen that fills the window goes below those on top that lie over another one.
func (s *Stack) Open(l Layer) {
	at := len(s.layers)
	for !l.Over && at > 0 && s.layers[at-1].Over {
		at--
	}
	s.layers = slices.Insert(s.layers, at, l)
}

// Close takes a screen off the stack, if it is open.
func (s *Stack) Close(screen Screen) {
	if i := s.index(screen); i >= 0 {
		s.layers = slices.Delete(s.layers, i, i+1)
	}
}

// CloseAllBut takes all screens off the stack except the given ones.
func (s *Stack) CloseAllBut(kept ...Screen) {
	s.layers = slices.DeleteFunc(s.layers, func(l Layer) bool { return !slices.Contains(kept, l.Screen) })
}

// Has reports whether a screen is open.
func (s *Stack) Has(screen Screen) bool { return s.index(screen) >= 0 }

// Top is the screen on top, which gets the input.
func (s *Stack) Top() Layer { return s.layers[len(s.layers)-1] }

func (s *Stack) index(screen Screen) int {
	return slices.IndexFunc(s.layers, func(l Layer) bool { return l.Screen == screen })
}

// Find finds the open screen of a type.
func Find[T Screen](s *Stack) (found T, ok bool) {
	for _, l := range s.layers {
		if found, ok = l.Screen.(T); ok {
			return found, true
		}
	}
	return found, false
}

// seen is the index of the lowest layer that is visible.
func (s *Stack) seen() int {
	at := len(s.layers) - 1
	for s.layers[at].Over {
		at--
	}
	return at
}

// View shows the screen on top, and the visible ones below it, which are drawn without the pointer.
func (s *Stack) View(env *widget.Env) (v view.View) {
	below := *env
	below.Pointer = widget.Pointer{}
	at, top := s.seen(), len(s.layers)-1
	for i, l := range s.layers[at:] {
		its := &below
		if at+i == top {
			its = env
		}
		next := l.View(its)
		if i > 0 {
			v = Over(v, next)
		} else if behind := l.behind(env.Size); behind != nil {
			v = Over(behind.View(&below), next)
		} else {
			v = next
		}
	}
	return v
}

func (l *Layer) behind(size view.Size) Screen {
	if l.Behind == nil {
		return nil
	}
	return l.Behind(size)
}

// Over lays a view over another one. The targets below stay without acts, so that the one with the focus has it again when the
// upper view closes.
func Over(below, v view.View) view.View {
	var targets []view.Target
	for _, t := range below.Targets {
		if v.Index(t.ID) < 0 {
			targets = append(targets, view.Target{ID: t.ID, Area: t.Area, At: t.At, NoFocus: true})
		}
	}
	for i := range v.Targets {
		v.Targets[i].At += len(below.Items)
	}
	v.Targets = append(targets, v.Targets...)
	v.Items = slices.Concat(below.Items, v.Items)
	return v
}

// About returns the tip for a visible thing.
func (s *Stack) About(subject any) (tip widget.Tip) {
	for i := len(s.layers) - 1; i >= s.seen() && tip.Empty(); i-- {
		tip = s.layers[i].About(subject)
	}
	return tip
}

// Depth is the number of pages between the one shown and the first screen.
func (s *Stack) Depth() (pages int) {
	for _, l := range slices.Backward(s.layers) {
		pages += l.Pages + l.Depth()
		if l.Apart {
			break
		}
	}
	return pages
}
