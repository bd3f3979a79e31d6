package screen

import (
	"slices"

	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Layer is a screen on the stack.
type Layer struct {
	Screen
	// Answer does what the screen asks for, and reports whether that is known.
	Answer func(ask any) bool
	// Leave is what a browser's button does when no page of the screen is open; nil where the key for back does it.
	Leave func()
	// Over says that the screen below is seen beside it.
	Over bool
	// Behind is a screen that is not open, but seen behind this one in a window of some size; nil, or none, where there is nothing.
	Behind func(size view.Size) Screen
	// Pages is how many pages the screen itself is.
	Pages int
	// Apart says that what lies below is not on the way back.
	Apart bool
	// Heard says that its acts make the sound of a choice.
	Heard bool
}

// Stack is the screens that are open, each on the one that it was opened from. It alone knows which of them is on top.
type Stack struct{ layers []Layer }

// Open puts a screen on top. One that fills the window comes to lie below those that lie over another one.
func (s *Stack) Open(l Layer) {
	at := len(s.layers)
	for !l.Over && at > 0 && s.layers[at-1].Over {
		at--
	}
	s.layers = slices.Insert(s.layers, at, l)
}

// Close takes a screen off, if it is there.
func (s *Stack) Close(screen Screen) {
	if i := s.index(screen); i >= 0 {
		s.layers = slices.Delete(s.layers, i, i+1)
	}
}

// CloseAllBut takes off all screens but some.
func (s *Stack) CloseAllBut(kept ...Screen) {
	s.layers = slices.DeleteFunc(s.layers, func(l Layer) bool { return !slices.Contains(kept, l.Screen) })
}

// Has reports whether a screen is open.
func (s *Stack) Has(screen Screen) bool { return s.index(screen) >= 0 }

// Top is the screen that is answered to.
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

// seen is from which layer on screens are seen.
func (s *Stack) seen() int {
	at := len(s.layers) - 1
	for s.layers[at].Over {
		at--
	}
	return at
}

// View shows the screen on top, and those below it that are seen beside it, which do not know of the pointer.
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

// Over is a view that lies over another one. The targets below do nothing there: the one that had the focus has it again when what
// lies over it closes.
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

// About tells about a thing that is seen.
func (s *Stack) About(subject any) (tip widget.Tip) {
	for i := len(s.layers) - 1; i >= s.seen() && tip.Empty(); i-- {
		tip = s.layers[i].About(subject)
	}
	return tip
}

// Depth is how many pages lie between what is shown and the first screen.
func (s *Stack) Depth() (pages int) {
	for _, l := range slices.Backward(s.layers) {
		pages += l.Pages + l.Depth()
		if l.Apart {
			break
		}
	}
	return pages
}
