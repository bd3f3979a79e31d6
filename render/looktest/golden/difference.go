package golden

import (
	"fmt"
	"image"
	"image/color"
	"os"
	"path/filepath"
	"slices"
	"sync"
)

// cache is the folder of the repository that git does not see, as the tests of render/looktest/screens reach it.
var cache = filepath.Join("..", "..", "..", ".cache")

// remembered is where a picture of a hash is kept on this machine, so that it can be shown when it looks otherwise.
func remembered(name, hash string) string {
	return filepath.Join(cache, "pictures", name+"@"+hash+".png")
}

// remember keeps a picture on this machine instead of an older one of its name, unless it is kept already. CI, which begins
// with nothing, does not.
func remember(name, hash string, picture *image.RGBA) error {
	path := remembered(name, hash)
	there, err := filepath.Glob(remembered(name, "*"))
	if err != nil || slices.Contains(there, path) || os.Getenv("CI") != "" {
		return err
	}
	for _, old := range there {
		if err := os.Remove(old); err != nil {
			return err
		}
	}
	return Save(path, picture)
}

// differences is the folder for pictures that are not as they were, emptied before the first one comes.
var differences = sync.OnceValues(func() (string, error) {
	folder, err := filepath.Abs(filepath.Join(cache, "differences"))
	if err != nil {
		return "", err
	}
	return folder, os.RemoveAll(folder)
})

// slack is by how much, of 255, a colour may differ from a picture that has only a few colours.
const slack = 64

// explain writes files of a picture, the expected one and their difference, and says where they are.
func explain(name, expected string, picture *image.RGBA) string {
	folder, err := differences()
	if err == nil {
		err = Save(filepath.Join(folder, name+"-new.png"), picture)
	}
	if err != nil {
		return fmt.Sprintf("what was drawn could not be written: %v", err)
	}
	old, allowed := before(name, expected)
	if old == nil || old.Bounds() != picture.Bounds() {
		return fmt.Sprintf("look at %s in %s. How it looked is not known on this machine: to see it too, check out the commit before, "+
			"run make pictures there, and come back. If the new one is right: make pictures", name+"-new.png", folder)
	}
	apart, count, first := difference(old, picture, allowed)
	for suffix, p := range map[string]image.Image{"-old.png": old, "-difference.png": apart} {
		if err := Save(filepath.Join(folder, name+suffix), p); err != nil {
			return err.Error()
		}
	}
	return fmt.Sprintf("%d pixels, the first at %v; look at %s-old.png, -new.png and -difference.png in %s. If the new one is right: make pictures",
		count, first, name, folder)
}

// before is how a picture looked, as it was drawn on this machine or else in the few colours in which it is kept, and by how much
// a colour may differ from that.
func before(name, hash string) (picture image.Image, allowed int) {
	if exact, err := load(remembered(name, hash)); err == nil {
		return exact, 0
	}
	if few, err := load(keptPath(name)); err == nil {
		return few, slack
	}
	return nil, 0
}

// difference shows in a strong colour where two pictures differ by more than is allowed, over the old one, dim and grey.
func difference(old image.Image, picture *image.RGBA, allowed int) (shown *image.RGBA, count int, first image.Point) {
	b := picture.Bounds()
	shown = image.NewRGBA(b)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			was, is := color.RGBAModel.Convert(old.At(x, y)).(color.RGBA), picture.RGBAAt(x, y)
			if max(apart(was.R, is.R), apart(was.G, is.G), apart(was.B, is.B)) > allowed {
				if count == 0 {
					first = image.Pt(x, y)
				}
				count++
				shown.SetRGBA(x, y, color.RGBA{R: 255, B: 255, A: 255})
				continue
			}
			grey := color.GrayModel.Convert(was).(color.Gray).Y / 3
			shown.SetRGBA(x, y, color.RGBA{grey, grey, grey, 255})
		}
	}
	return shown, count, first
}
