package locale

import "syscall/js"

// system asks the browser.
func system() (tags []string) {
	navigator := js.Global().Get("navigator")
	if navigator.IsUndefined() {
		return nil
	}
	list := navigator.Get("languages")
	if list.IsUndefined() || list.IsNull() {
		return nil
	}
	for i := range list.Length() {
		tags = append(tags, list.Index(i).String())
	}
	return tags
}
