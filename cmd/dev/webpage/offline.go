package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
)

// worker is the name of the service worker in the page.
const worker = "sw.js"

// listForOffline writes into the service worker which files there are, those of languages by themselves, and as its version a hash
// of all of them: any change makes a new version.
func listForOffline(to string) error {
	paths, err := filepath.Glob(filepath.Join(to, "*"))
	if err != nil {
		return err
	}
	var files, ofLanguages [][2]string
	version := sha256.New()
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		sum := sha256.Sum256(text)
		version.Write(sum[:])
		name := filepath.Base(path)
		switch file := [2]string{name, "sha256-" + base64.StdEncoding.EncodeToString(sum[:])}; {
		case isLanguage(name):
			ofLanguages = append(ofLanguages, file)
		case name != worker:
			files = append(files, file)
		}
	}
	text, err := os.ReadFile(filepath.Join(to, worker))
	if err != nil {
		return err
	}
	text = bytes.Replace(text, []byte("VERSION"), []byte(hex.EncodeToString(version.Sum(nil)[:8])), 1)
	for place, list := range map[string][][2]string{"FILES": files, "LANGUAGES": ofLanguages} {
		written, err := json.Marshal(list)
		if err != nil {
			return err
		}
		text = bytes.Replace(text, []byte(place), written, 1)
	}
	return os.WriteFile(filepath.Join(to, worker), text, 0o644)
}
