package untrusted

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"sohofoundry/engine/fault"
)

// JSON finds mistakes in a JSON text that encoding/json would silently read as something else: those that Encoding finds; a key
// that is there twice, of which it takes the last; and a key in capitals, which it takes for the one in small letters, as all
// keys of this program are. A text that is no JSON at all is left to its reader.
func JSON(text []byte) error {
	if err := Encoding(text); err != nil {
		return err
	}
	return soundKeys(json.NewDecoder(bytes.NewReader(text)))
}

// Encoding says which characters of a JSON text are none, and would be replaced in silence: bytes that are no UTF-8, and halves
// of surrogate pairs.
func Encoding(text []byte) error {
	if !utf8.Valid(text) {
		return fault.Errorf("it is not valid UTF-8")
	}
	if half := loneSurrogate(text); half != "" {
		return fault.Errorf(`%s stands for no character, being half of a pair`, half)
	}
	return nil
}

// object is one that is being read: its keys so far, and whether the next token is one. A list has none.
type object struct {
	keys map[string]bool
	key  bool
}

func soundKeys(d *json.Decoder) error {
	var open []object
	d.UseNumber()
	for {
		token, err := d.Token()
		if err != nil {
			return nil // the end, or no JSON
		}
		in := len(open) - 1
		switch key, _ := token.(string); {
		case token == json.Delim('}') || token == json.Delim(']'):
			open = open[:in]
		case in >= 0 && open[in].key:
			if err := soundKey(key, open[in].keys); err != nil {
				return err
			}
			open[in].keys[key], open[in].key = true, false
		case in >= 0 && open[in].keys != nil:
			open[in].key = true // after this value
		}
		switch token {
		case json.Delim('{'):
			open = append(open, object{map[string]bool{}, true})
		case json.Delim('['):
			open = append(open, object{})
		}
	}
}

func soundKey(key string, before map[string]bool) error {
	shown := fmt.Sprintf("%.40q", key)
	switch {
	case before[key]:
		return fault.Errorf("the key %s is there twice", shown)
	case strings.ToLower(key) != key || strings.ContainsFunc(key, func(r rune) bool { return r >= utf8.RuneSelf }):
		return fault.Errorf("there is no key %s: all are in small letters", shown)
	}
	return nil
}

// loneSurrogate is the first escape in a JSON text that is half of a pair without the other half, if there is one.
func loneSurrogate(text []byte) string {
	for i := 0; i < len(text); i++ {
		if text[i] != '\\' {
			continue
		}
		first, second := escaped(text[i:]), escaped(text[min(i+6, len(text)):])
		switch high, low := first>>10 == 0xd800>>10, first>>10 == 0xdc00>>10; {
		case high && second>>10 == 0xdc00>>10:
			i += 11
		case high || low:
			return string(text[i : i+6])
		default:
			i++ // the escaped character may be a backslash
		}
	}
	return ""
}

// escaped is the character that a text begins with as \u and four digits, or 0.
func escaped(text []byte) rune {
	digits, ok := bytes.CutPrefix(text, []byte(`\u`))
	if !ok || len(digits) < 4 {
		return 0
	}
	n, _ := strconv.ParseUint(string(digits[:4]), 16, 16)
	return rune(n)
}
