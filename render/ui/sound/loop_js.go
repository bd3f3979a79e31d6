package sound

import (
	"syscall/js"
	"unsafe"

	"sohofoundry/render/ui/music"
)

// keepsPieces: the browser has a copy of what it plays, twice as large, and memory is short.
const keepsPieces = false

// A browser plays loops by itself: there are no gaps when a picture takes long, as there would be if samples were handed over all the
// time, and it costs nothing.

// begin hands a loop to the browser, which plays it, silently at first.
func (*rest) begin(l *music.Loop) loop {
	class := js.Global().Get("AudioContext")
	if !class.Truthy() {
		class = js.Global().Get("webkitAudioContext")
	}
	context := class.New()
	gain := context.Call("createGain")
	volume := gain.Get("gain")
	volume.Set("value", 0)
	gain.Call("connect", context.Get("destination"))
	for _, s := range l.Strands {
		source := context.Call("createBufferSource")
		source.Set("buffer", bufferOf(context, s))
		source.Set("loop", true)
		source.Call("connect", gain)
		source.Call("start")
	}
	forget := resumeAtInput(context)
	return loop{
		volume: func(v float64) {
			volume.Call("setTargetAtTime", v/music.Loudest, context.Get("currentTime"), smooth)
		},
		pause: func(on bool) {
			if on {
				context.Call("suspend")
			} else {
				context.Call("resume")
			}
		},
		stop: func() {
			forget()
			context.Call("close")
		},
	}
}

// smooth is how many seconds a volume takes for three fifths of its way.
const smooth = 0.02

// bufferOf copies a strand. The browser makes floats of the samples, which are as large as before.
func bufferOf(context js.Value, s music.Strand) js.Value {
	buffer := context.Call("createBuffer", len(s), len(s[0]), music.Rate)
	for side, samples := range s {
		bytes := js.Global().Get("Uint8Array").New(2 * len(samples))
		js.CopyBytesToJS(bytes, unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(samples))), 2*len(samples)))
		buffer.Call("getChannelData", side).Call("set", js.Global().Get("Int16Array").New(bytes.Get("buffer")))
	}
	return buffer
}

// resumeAtInput lets a context go on at the next click or key where the browser wants one for each, and returns how to end that.
func resumeAtInput(context js.Value) (forget func()) {
	document := js.Global().Get("document")
	resume := js.FuncOf(func(js.Value, []js.Value) any {
		if context.Get("state").String() != "running" {
			context.Call("resume")
		}
		return nil
	})
	events := []string{"touchend", "keyup", "mouseup"}
	for _, event := range events {
		document.Call("addEventListener", event, resume)
	}
	return func() {
		for _, event := range events {
			document.Call("removeEventListener", event, resume)
		}
		resume.Release()
	}
}
