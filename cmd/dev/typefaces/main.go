// Command typefaces compiles font files into the form that the program sets text from: the letters it needs with their outlines,
// which of them join, and how close any two stand. All of this is asked of HarfBuzz, letter by letter and pair by pair; so the
// program, which only ever sets Latin letters from left to right, needs neither HarfBuzz nor the rest of the fonts.
package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: typefaces DIRECTORY FILE")
		os.Exit(2)
	}
	packed, err := compile(os.DirFS(os.Args[1]))
	if err == nil {
		err = os.WriteFile(filepath.Join(os.Args[1], os.Args[2]), packed, 0o666)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "typefaces:", err)
		os.Exit(1)
	}
}

// files are those of the fonts.
var files = map[assets.Font]string{
	assets.Title:  "fonts/IMFellEnglishSC-Regular.ttf",
	assets.Text:   "fonts/AlegreyaSans-Regular.ttf",
	assets.Medium: "fonts/AlegreyaSans-Medium.ttf",
	assets.Bold:   "fonts/AlegreyaSans-Bold.ttf",
	assets.Italic: "fonts/AlegreyaSans-Italic.ttf",
}

// compile reads all fonts, each on its own processor, for a pair of letters is soon asked for but there are many.
func compile(from fs.FS) ([]byte, error) {
	faces, problems := make([]fonts.Typeface, len(assets.Fonts)), make([]error, len(assets.Fonts))
	var all sync.WaitGroup
	for i, f := range assets.Fonts {
		all.Go(func() {
			set, err := open(from, files[f])
			if err == nil {
				err = set.typeface(&faces[i])
			}
			if err != nil {
				problems[i] = fmt.Errorf("%s: %w", files[f], err)
			}
		})
	}
	all.Wait()
	for _, problem := range problems {
		if problem != nil {
			return nil, problem
		}
	}
	return fonts.Pack(faces), nil
}
