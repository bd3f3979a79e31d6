package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
)

// Ebitengine writes its shaders with text/template, which can call any method by its name. A program that has this keeps every
// exported method of every type, called or not, which is a twelfth of what has to be downloaded and checked before the first
// picture. Its templates call none, so the program for the browser is built with a template that cannot.
const template = "src/text/template/exec.go"

var byName, never = []byte("method := ptr.MethodByName(fieldName)"), []byte("method := (reflect.Value{})")

// withoutMethods writes into a folder what the go command is to build in place of a file of its library, and returns where that says so.
func withoutMethods(to string) (overlay string, err error) {
	root, err := goRoot()
	if err != nil {
		return "", err
	}
	was, is := filepath.Join(root, template), filepath.Join(to, filepath.Base(template))
	text, err := os.ReadFile(was)
	if err != nil {
		return "", err
	}
	if bytes.Count(text, byName) != 1 {
		return "", fmt.Errorf("%s calls methods otherwise than it did: see what makes the program for the browser larger", was)
	}
	if err := os.WriteFile(is, bytes.Replace(text, byName, never, 1), 0o644); err != nil {
		return "", err
	}
	list, err := json.Marshal(map[string]map[string]string{"Replace": {was: is}})
	if err != nil {
		return "", err
	}
	overlay = filepath.Join(to, "overlay.json")
	return overlay, os.WriteFile(overlay, list, 0o644)
}
