// Command shapes compiles drawings into the form that the program draws them from: every SVG file in the folders of a
// directory, into one file. It knows only the features that drawings need and refuses the rest:
//
//   - path (all of its commands), rect, circle, ellipse, line, polyline, polygon, g, and use of anything with an id;
//   - transform, fill, stroke, opacity, fill-opacity, stroke-opacity, stroke-width, stroke-linecap (butt, round),
//     stroke-linejoin (miter, round), stroke-dasharray, and linearGradient and radialGradient as a fill.
//
// A colour is #rgb, #rrggbb, none, or a word: a role, which gets its colour when the shape is drawn. The words in the class of
// an element say when it and its content are drawn. The opacity of a group is that of each thing in it. Areas are filled by the
// non-zero rule: a hole runs the other way.
package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"sohofoundry/render/ui/vector"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: shapes DIRECTORY FILE")
		os.Exit(2)
	}
	packed, err := compile(os.DirFS(os.Args[1]))
	if err == nil {
		err = os.WriteFile(filepath.Join(os.Args[1], os.Args[2]), packed, 0o666)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "shapes:", err)
		os.Exit(1)
	}
}

// compile reads all drawings.
func compile(files fs.FS) ([]byte, error) {
	shapes := map[string]*vector.Shape{}
	err := fs.WalkDir(files, ".", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".svg") {
			return err
		}
		data, err := fs.ReadFile(files, path)
		if err != nil {
			return err
		}
		shape, err := read(data)
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		shapes[strings.TrimSuffix(path, ".svg")] = shape
		return nil
	})
	if err != nil {
		return nil, err
	}
	return vector.Pack(shapes), nil
}
