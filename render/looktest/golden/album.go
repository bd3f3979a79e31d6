package golden

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sohofoundry/render/ui/view"
)

var update = flag.Bool("update", false, "write the golden pictures and their list anew")

// Shot is a golden picture: of which screen, in which palette unless it is the usual one, in a window of so many pixels.
type Shot struct {
	Screen  string
	Palette string
	Pixels  image.Point
}

// Name is the name of a picture: in the list, in the names of files and tests.
func (s Shot) Name() string {
	screen := s.Screen
	if s.Palette != "" {
		screen += "-" + s.Palette
	}
	return fmt.Sprintf("%s-%dx%d", screen, s.Pixels.X, s.Pixels.Y)
}

// Album is the golden pictures of a package. A line of its list, testdata/pictures.txt, is the name of a picture, its hash and
// its fingerprint. Those that people look at lie beside the list.
type Album struct {
	list    string
	listed  map[string]digest
	kept    []string
	binding bool // hashes have to be the same
	asked   map[string]bool
	gallery gallery
}

// Open opens the album of the package for a test, and closes it when the test ends. It keeps the pictures of some names.
func Open(t *testing.T, kept ...string) *Album {
	t.Helper()
	Needed(t)
	a := &Album{list: filepath.Join("testdata", "pictures.txt"), kept: kept, asked: map[string]bool{chart: true}}
	var err error
	if a.listed, err = readList(a.list); err != nil && !*update {
		t.Fatal(err)
	}
	if *update {
		a.listed[chart] = digestOf(drawChart())
	}
	a.binding = os.Getenv("CI") != "" || hashOf(drawChart()) == a.listed[chart].hash
	t.Cleanup(func() {
		if err := a.close(); err != nil {
			t.Error(err)
		}
	})
	return a
}

// readList reads a list, as far as it is one; there need not be any yet.
func readList(path string) (map[string]digest, error) {
	listed := map[string]digest{}
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		if len(words) != 3 {
			err = fmt.Errorf("%s: %q is not a name, a hash and a fingerprint: write the list anew with make pictures", path, line)
			continue
		}
		listed[words[0]] = digest{words[1], words[2]}
	}
	return listed, err
}

// Check draws a screen and compares it with how it looked.
func (a *Album) Check(t *testing.T, shot Shot, screen func(testing.TB, view.Size) *view.View) {
	t.Helper()
	name := shot.Name()
	a.asked[name] = true
	t.Run(name, func(t *testing.T) {
		logical, _ := view.Fit(float64(shot.Pixels.X), float64(shot.Pixels.Y), 1)
		picture := draw(screen(t, logical), shot.Pixels)
		var err error
		switch {
		case *galleryFolder != "":
			err = a.gallery.add(shot, picture, hashOf(picture) != a.listed[name].hash)
		case *update:
			err = a.take(name, picture)
		default:
			err = a.judge(name, picture)
		}
		if err != nil {
			t.Error(err)
		}
	})
}

// take takes a picture as it is now.
func (a *Album) take(name string, picture *image.RGBA) error {
	a.listed[name] = digestOf(picture)
	if slices.Contains(a.kept, name) {
		if err := save(keptPath(name), Few(picture), png.BestCompression); err != nil {
			return err
		}
	}
	return remember(name, a.listed[name].hash, picture)
}

func keptPath(name string) string { return filepath.Join("testdata", name+".png") }

// judge returns an error if a picture differs from the one in the list.
func (a *Album) judge(name string, picture *image.RGBA) error {
	was, hash := a.listed[name], hashOf(picture)
	switch {
	case was.hash == "":
		return fmt.Errorf("%s is not in %s: draw it with make pictures, and look at it", name, a.list)
	case hash == was.hash:
		return remember(name, hash, picture)
	case !a.binding && digestOf(picture).near(was):
		return nil
	}
	return fmt.Errorf("%s looks otherwise than it did: %s", name, explain(name, was.hash, picture))
}

// close writes the list anew, reports pictures in it that are no longer drawn, or makes the page of a gallery.
func (a *Album) close() error {
	var gone []string
	for _, name := range slices.Sorted(maps.Keys(a.listed)) {
		if !a.asked[name] {
			gone = append(gone, name)
		}
	}
	switch {
	case *galleryFolder != "":
		return a.gallery.close()
	case !*update && len(gone) > 0:
		return fmt.Errorf("%s lists pictures that nobody draws: %q; write it anew with make pictures", a.list, gone)
	case !*update:
		return nil
	}
	var text bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(a.listed)) {
		if d := a.listed[name]; a.asked[name] {
			fmt.Fprintf(&text, "%s %s %s\n", name, d.hash, d.fingerprint)
		}
	}
	if err := os.MkdirAll(filepath.Dir(a.list), 0o777); err != nil {
		return err
	}
	return errors.Join(os.WriteFile(a.list, text.Bytes(), 0o666), a.clear())
}

// clear removes pictures that are kept no longer.
func (a *Album) clear() error {
	there, err := filepath.Glob(keptPath("*"))
	for _, path := range there {
		if name := strings.TrimSuffix(filepath.Base(path), ".png"); !slices.Contains(a.kept, name) {
			err = errors.Join(err, os.Remove(path))
		}
	}
	return err
}
