package golden

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"image"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// list holds a line for each golden picture: its name and its hash as it was drawn, since what is kept of it has few colours.
var list = filepath.Join("testdata", "pictures.txt")

func hash(p *image.RGBA) string { return fmt.Sprintf("%x", sha256.Sum256(p.Pix))[:16] }

// hashes reads the list.
func hashes() (map[string]string, error) {
	text, err := os.ReadFile(list)
	if err != nil {
		return nil, err
	}
	known := map[string]string{}
	for line := range strings.Lines(string(text)) {
		if name, hash, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
			known[name] = hash
		}
	}
	return known, nil
}

// keep writes the hash of a picture into the list.
func keep(name string, p *image.RGBA) error {
	known, err := hashes()
	if errors.Is(err, fs.ErrNotExist) {
		known, err = map[string]string{}, os.MkdirAll(filepath.Dir(list), 0o777)
	}
	if err != nil {
		return err
	}
	known[name] = hash(p)
	var text bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(known)) {
		fmt.Fprintf(&text, "%s %s\n", name, known[name])
	}
	return os.WriteFile(list, text.Bytes(), 0o666)
}
