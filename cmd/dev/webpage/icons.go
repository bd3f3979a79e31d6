package main

import (
	"fmt"
	"os"
	"path/filepath"

	"sohofoundry/cmd/dev/emblem"
	"sohofoundry/cmd/dev/pictures"
)

// drawIcons draws the icons in the sizes that the page and its manifest name: one that is shown as it is, and one that a system may cut to
// a circle, of which the drawing keeps to the middle.
func drawIcons(to string) error {
	for _, size := range []int{192, 512} {
		for name, inner := range map[string]int{"icon": size * 4 / 5, "maskable": size * 3 / 5} {
			drawn, err := emblem.PNG(size, inner)
			if err != nil {
				return err
			}
			if err := os.WriteFile(filepath.Join(to, fmt.Sprintf("%s-%d.png", name, size)), drawn, 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

// copyPictures copies the pictures that a browser shows before it installs the page. Nobody loads them to play.
func copyPictures(to string) error {
	for _, p := range append(pictures.Wide, pictures.Narrow...) {
		drawn, err := os.ReadFile(p.File)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(to, p.Name), drawn, 0o644); err != nil {
			return err
		}
	}
	return nil
}
