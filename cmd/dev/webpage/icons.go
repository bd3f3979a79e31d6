package main

import (
	"fmt"
	"os"
	"path/filepath"

	"sohofoundry/cmd/dev/emblem"
)

// drawIcons draws the icon in the sizes that the page and its manifest name. A system may cut it to a circle, so the drawing keeps
// to the middle.
func drawIcons(to string) error {
	for _, size := range []int{192, 512} {
		drawn, err := emblem.PNG(size, size*3/5)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(to, fmt.Sprintf("icon-%d.png", size)), drawn, 0o644); err != nil {
			return err
		}
	}
	return nil
}
