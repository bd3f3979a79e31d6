package golden

import (
	_ "embed"
	"flag"
	"html/template"
	"image"
	"os"
	"path/filepath"
	"testing"
)

var galleryFolder = flag.String("gallery", "", "write all pictures and a page that shows them into this folder, and compare nothing")

//go:embed gallery.html
var pageText string

var page = template.Must(template.New("gallery").Parse(pageText))

// gallery is a page of all pictures, grouped by screen.
type gallery struct{ screens []*screenRows }

// screenRows is a screen with a row of pictures for each palette.
type screenRows struct {
	Name string
	Rows []*row
}

type row struct {
	Palette string
	Frames  []frame
}

// frame is a picture on the page, and whether it looks otherwise than the list says.
type frame struct {
	Shot
	Changed bool
}

// add writes a picture and notes its place. Those of a screen follow each other.
func (g *gallery) add(shot Shot, picture *image.RGBA, changed bool) error {
	if n := len(g.screens); n == 0 || g.screens[n-1].Name != shot.Screen {
		g.screens = append(g.screens, &screenRows{Name: shot.Screen})
	}
	s := g.screens[len(g.screens)-1]
	if n := len(s.Rows); n == 0 || s.Rows[n-1].Palette != shot.Palette {
		s.Rows = append(s.Rows, &row{Palette: shot.Palette})
	}
	r := s.Rows[len(s.Rows)-1]
	r.Frames = append(r.Frames, frame{shot, changed})
	return Save(filepath.Join(*galleryFolder, shot.Name()+".png"), picture)
}

// Show draws a picture for the gallery alone, if one is made: it is compared with nothing.
func (a *Album) Show(t *testing.T, shot Shot, draw func(*testing.T) *image.RGBA) {
	if *galleryFolder == "" {
		return
	}
	t.Run(shot.Name(), func(t *testing.T) {
		if err := a.gallery.add(shot, draw(t), false); err != nil {
			t.Error(err)
		}
	})
}

// close writes the page.
func (g *gallery) close() (err error) {
	if err := os.MkdirAll(*galleryFolder, 0o777); err != nil {
		return err
	}
	f, err := os.Create(filepath.Join(*galleryFolder, "index.html"))
	if err != nil {
		return err
	}
	defer func() {
		if closed := f.Close(); err == nil {
			err = closed
		}
	}()
	return page.Execute(f, g.screens)
}
