package position

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"sohofoundry/engine/fault"
	"sohofoundry/engine/untrusted"
)

// A strict reading of JSON: encoding/json passes over unknown, repeated and missing keys in silence, and a figure that was
// forgotten reads as 0. Nothing is read deeper than its target, and every error names its place.

// maxText is the size of the longest text that is read, in bytes.
const maxText = 1 << 20

// readStrict fills a struct from JSON. Keys tagged omitempty or omitzero may be missing, all others must be there.
func readStrict(text []byte, into any) error {
	if len(text) > maxText {
		return fault.Errorf("the text has %d bytes, at most %d are read", len(text), maxText)
	}
	var syntax *json.SyntaxError
	if err := json.Unmarshal(text, new(json.RawMessage)); errors.As(err, &syntax) {
		line := 1 + bytes.Count(text[:min(int(syntax.Offset), len(text))], []byte("\n"))
		return fault.Errorf("line %d: this is not JSON: %w", line, err)
	}
	if err := untrusted.Encoding(text); err != nil {
		return fault.Errorf("the document: %w", err)
	}
	d := strictReader{json.NewDecoder(bytes.NewReader(text))}
	d.UseNumber()
	return d.value("", reflect.ValueOf(into).Elem())
}

type strictReader struct{ *json.Decoder }

func (d strictReader) value(place string, v reflect.Value) error {
	token, err := d.Token()
	if err != nil {
		return fault.Errorf("%s: %w", place, err) // a bug: the syntax has been checked
	}
	kind := v.Kind()
	switch t := token.(type) {
	case json.Delim:
		switch {
		case t == '{' && kind == reflect.Struct:
			return d.fields(place, v)
		case t == '{' && kind == reflect.Map:
			return d.entries(place, v)
		case t == '[' && kind == reflect.Slice:
			return d.items(place, v)
		}
	case string:
		if kind == reflect.String {
			v.SetString(t)
			return nil
		}
	case bool:
		if kind == reflect.Bool {
			v.SetBool(t)
			return nil
		}
	case json.Number:
		if v.CanInt() || v.CanUint() {
			return setNumber(place, t.String(), v)
		}
	}
	if place == "" {
		return fault.Errorf("the document: %s belongs here", wordFor[kind])
	}
	return fault.Errorf("%s: %s belongs here", place, wordFor[kind])
}

var aNumber = fault.Sprintf("a whole number")

// wordFor names the kinds of value that are read.
var wordFor = map[reflect.Kind]fault.Text{
	reflect.Struct: fault.Sprintf("an object"), reflect.Map: fault.Sprintf("an object"), reflect.Slice: fault.Sprintf("a list"),
	reflect.String: fault.Sprintf("a text"), reflect.Bool: fault.Sprintf("true or false"), reflect.Uint8: aNumber, reflect.Int16: aNumber,
}

func setNumber(place, digits string, v reflect.Value) error {
	n, err := strconv.ParseInt(digits, 10, 64)
	switch {
	case err != nil:
		return fault.Errorf("%s: %s is not a whole number", place, untrusted.Quoted(digits))
	case v.CanInt() && !v.OverflowInt(n):
		v.SetInt(n)
	case v.CanUint() && n >= 0 && !v.OverflowUint(uint64(n)):
		v.SetUint(uint64(n))
	default:
		return fault.Errorf("%s: %d is out of any bounds", place, n)
	}
	return nil
}

// fields reads the keys of a struct, each once.
func (d strictReader) fields(place string, v reflect.Value) error {
	read := map[string]bool{}
	for d.More() {
		key, err := d.key(place, read)
		if err != nil {
			return err
		}
		field, known := fieldOf(v, key)
		if !known {
			return fault.Errorf("%s: there is no such key", inside(place, key))
		}
		if err := d.value(inside(place, key), field); err != nil {
			return err
		}
	}
	for i := range v.NumField() {
		if key, option, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ","); option == "" && !read[key] {
			return fault.Errorf("%s: the key is missing", inside(place, key))
		}
	}
	return d.end()
}

func fieldOf(v reflect.Value, key string) (reflect.Value, bool) {
	for i := range v.NumField() {
		if name, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ","); name == key {
			return v.Field(i), true
		}
	}
	return v, false
}

// entries reads a map from names.
func (d strictReader) entries(place string, v reflect.Value) error {
	v.Set(reflect.MakeMap(v.Type()))
	read := map[string]bool{}
	for d.More() {
		key, err := d.key(place, read)
		if err != nil {
			return err
		}
		entry := reflect.New(v.Type().Elem()).Elem()
		if err := d.value(inside(place, key), entry); err != nil {
			return err
		}
		v.SetMapIndex(reflect.ValueOf(key), entry)
	}
	return d.end()
}

func (d strictReader) items(place string, v reflect.Value) error {
	for i := 0; d.More(); i++ {
		item := reflect.New(v.Type().Elem()).Elem()
		if err := d.value(fmt.Sprintf("%s[%d]", place, i), item); err != nil {
			return err
		}
		v.Set(reflect.Append(v, item))
	}
	return d.end()
}

// key reads the next key of an object.
func (d strictReader) key(place string, read map[string]bool) (string, error) {
	token, err := d.Token()
	key, _ := token.(string)
	if err == nil && read[key] {
		err = fault.Errorf("%s: the key is there twice", inside(place, key))
	}
	read[key] = true
	return key, err
}

// end reads the bracket that closes a list or object.
func (d strictReader) end() error {
	_, err := d.Token()
	return err
}

// inside names a place within a place: "players[0]: money".
func inside(place, key string) string {
	if strings.Trim(key, "abcdefghijklmnopqrstuvwxyz0123456789.-_+") != "" || len(key) > untrusted.LongName {
		key = untrusted.Quoted(key)
	}
	if place == "" {
		return key
	}
	return place + ": " + key
}
