package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"

	"sohofoundry/render/tell/words"
)

// languages are those that lie beside the program and are loaded when they are chosen: all that are offered but English, which is
// part of it.
func languages() []string {
	return slices.DeleteFunc(words.Languages(), func(tag string) bool { return tag == words.English })
}

// fileOf is the name of the file of a language in the page.
func fileOf(language string) string { return language + ".json" }

// writeLanguages writes the texts of each language, by name.
func writeLanguages(to string) error {
	for _, tag := range languages() {
		text, err := json.Marshal(words.Texts(tag))
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(to, fileOf(tag)), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// isLanguage reports whether a file of the page is that of a language.
func isLanguage(file string) bool {
	return slices.ContainsFunc(languages(), func(tag string) bool { return file == fileOf(tag) })
}
