package locale

import (
	"syscall/js"

	"sohofoundry/render/keep/script"
	"sohofoundry/render/tell/words"
)

// Load gets the texts of a language from beside the page.
func Load(tag string) error {
	texts, err := script.Call(js.Global().Get("soho"), "language", tag)
	if err == nil {
		words.Load(tag, script.Pairs(texts))
	}
	return err
}
