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

// listForOffline writes into the service worker which files there are, and as its version a hash of all of them: whatever
// changes makes a new version.
func listForOffline(to string) error {
	paths, err := filepath.Glob(filepath.Join(to, "*"))
	if err != nil {
		return err
	}
	var files [][2]string
	version := sha256.New()
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		sum := sha256.Sum256(text)
		version.Write(sum[:])
		if name := filepath.Base(path); name != worker {
			files = append(files, [2]string{name, "sha256-" + base64.StdEncoding.EncodeToString(sum[:])})
		}
	}
	list, err := json.Marshal(files)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(filepath.Join(to, worker))
	if err != nil {
		return err
	}
	text = bytes.Replace(text, []byte("VERSION"), []byte(hex.EncodeToString(version.Sum(nil)[:8])), 1)
	text = bytes.Replace(text, []byte("FILES"), list, 1)
	return os.WriteFile(filepath.Join(to, worker), text, 0o644)
}
