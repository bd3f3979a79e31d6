package voice

import "syscall/js"

// browser reads with the speech synthesis of a browser.
type browser struct {
	synthesis js.Value
	voices    []js.Value // those of this machine, and their tags
	tags      []string
	touched   bool // the page was: one that speaks of itself would annoy, and browsers forbid it
	wanted    bool // Offers was called
	begun     bool // something was said while the page was touched, without which some browsers say nothing later
}

// Open returns the voice of the browser, nil where it has none.
func Open() *Voice {
	b := &browser{synthesis: js.Global().Get("speechSynthesis")}
	if !b.synthesis.Truthy() {
		return nil
	}
	b.list()
	listen := func(on js.Value, event string, do func()) {
		if on.Get("addEventListener").Truthy() { // some have no such events for voices
			on.Call("addEventListener", event, js.FuncOf(func(js.Value, []js.Value) any {
				do()
				return nil
			}), map[string]any{"passive": true, "capture": true})
		}
	}
	listen(b.synthesis, "voiceschanged", b.list) // they come late
	for _, event := range []string{"pointerdown", "keydown", "click"} {
		listen(js.Global(), event, b.touch)
	}
	listen(js.Global(), "pagehide", b.hush) // it would go on without its page
	return &Voice{Offers: b.offers, Say: b.say, Hush: b.hush}
}

// list notes the voices of this machine. Other voices send the text to a server.
func (b *browser) list() {
	b.voices, b.tags = nil, nil
	all := b.synthesis.Call("getVoices")
	for i := range all.Length() {
		if voice := all.Index(i); voice.Get("localService").Truthy() {
			b.voices, b.tags = append(b.voices, voice), append(b.tags, voice.Get("lang").String())
		}
	}
}

func (b *browser) offers(language string) bool {
	b.wanted = true
	return best(b.tags, language) >= 0
}

// touch notes that the page was touched, and says nothing at once, so that something may be said from then on.
func (b *browser) touch() {
	b.touched = true
	if b.wanted && !b.begun {
		b.begun = true
		b.synthesis.Call("speak", js.Global().Get("SpeechSynthesisUtterance").New(""))
	}
}

func (b *browser) say(language, text string) {
	at := best(b.tags, language)
	if at < 0 || !b.touched {
		return
	}
	spoken := js.Global().Get("SpeechSynthesisUtterance").New(text)
	spoken.Set("voice", b.voices[at])
	spoken.Set("lang", b.tags[at])
	b.hush()
	b.synthesis.Call("speak", spoken)
}

func (b *browser) hush() { b.synthesis.Call("cancel") }
