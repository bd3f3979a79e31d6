package golden

import (
	"image"
	"image/color"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

func TestMain(m *testing.M) { Main(m) }

// noise is a picture in which hardly any pixel is like its neighbours.
func noise() *image.RGBA {
	p, chance := image.NewRGBA(image.Rect(0, 0, 320, 200)), rand.New(rand.NewPCG(1, 2))
	for i := range p.Pix {
		p.Pix[i] = byte(chance.UintN(256)) | 255*byte(i%4/3)
	}
	return p
}

// copied is a picture changed in some area.
func copied(p *image.RGBA, area image.Rectangle, change func(color.RGBA) color.RGBA) *image.RGBA {
	c := image.NewRGBA(p.Rect)
	copy(c.Pix, p.Pix)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			c.SetRGBA(x, y, change(c.RGBAAt(x, y)))
		}
	}
	return c
}

// rounded is by how much another driver may differ in every pixel; dark is what nobody draws by mistake of rounding.
func rounded(c color.RGBA) color.RGBA { return color.RGBA{c.R ^ 1, c.G, c.B ^ 1, c.A} }

func dark(color.RGBA) color.RGBA { return color.RGBA{A: 255} }

// album is one that lists a picture, in a repository of its own.
func album(t *testing.T, p *image.RGBA) *Album {
	t.Helper()
	t.Setenv("CI", "")
	usual := cache
	t.Cleanup(func() { cache = usual })
	cache = t.TempDir()
	t.Chdir(t.TempDir())
	return &Album{list: "pictures.txt", listed: map[string]digest{"table": digestOf(p)}, asked: map[string]bool{"table": true}}
}

func TestRoundingIsAllowedOnlyWhereHashesDoNotBind(t *testing.T) {
	p := noise()
	a := album(t, p)
	word := copied(p, image.Rect(100, 100, 112, 106), dark)
	for _, c := range []struct {
		name    string
		picture *image.RGBA
		binding bool
		fails   bool
	}{
		{"the same", p, true, false},
		{"rounded, where hashes bind", copied(p, p.Rect, rounded), true, true},
		{"rounded elsewhere", copied(p, p.Rect, rounded), false, false},
		{"a word is gone", word, false, true},
	} {
		a.binding = c.binding
		if err := a.judge("table", c.picture); (err != nil) != c.fails {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func TestAFailureShowsBothPicturesAndTheirDifference(t *testing.T) {
	p := noise()
	a := album(t, p)
	a.binding = true
	if err := a.judge("table", p); err != nil { // which remembers it
		t.Fatal(err)
	}
	area := image.Rect(30, 40, 35, 42)
	err := a.judge("table", copied(p, area, dark))
	if err == nil || !strings.Contains(err.Error(), "10 pixels, the first at (30,40)") {
		t.Fatalf("%v", err)
	}
	folder, _ := differences()
	if !strings.Contains(err.Error(), folder) {
		t.Errorf("%v does not name %s", err, folder)
	}
	seen := map[string]color.Color{}
	for _, suffix := range []string{"old", "new", "difference"} {
		picture, err := load(filepath.Join(folder, "table-"+suffix+".png"))
		if err != nil {
			t.Fatal(err)
		}
		seen[suffix] = color.RGBAModel.Convert(picture.At(30, 40))
	}
	if seen["old"] != color.Color(p.RGBAAt(30, 40)) || seen["new"] != color.Color(dark(color.RGBA{})) ||
		seen["difference"] != color.Color(color.RGBA{R: 255, B: 255, A: 255}) {
		t.Errorf("they show %v", seen)
	}
}

func TestAFailureSaysHowToSeeAPictureThatIsNotThere(t *testing.T) {
	p := noise()
	a := album(t, p)
	a.binding = true
	err := a.judge("table", copied(p, p.Rect, dark))
	if err == nil || !strings.Contains(err.Error(), "check out the commit before") {
		t.Errorf("%v", err)
	}
	if err := a.judge("unknown", p); err == nil || !strings.Contains(err.Error(), "is not in pictures.txt") {
		t.Errorf("%v", err)
	}
}

// One picture of a name is remembered, so that the folder does not grow.
func TestThePictureBeforeIsForgotten(t *testing.T) {
	p := noise()
	a := album(t, p)
	for _, next := range []*image.RGBA{p, copied(p, p.Rect, dark)} {
		if err := a.take("table", next); err != nil {
			t.Fatal(err)
		}
	}
	there, err := os.ReadDir(filepath.Join(cache, "pictures"))
	if err != nil || len(there) != 1 {
		t.Errorf("%v %v are remembered", there, err)
	}
}

func TestWhatNobodyDrawsIsNotListed(t *testing.T) {
	a := album(t, noise())
	if err := a.close(); err != nil {
		t.Error(err)
	}
	a.listed["cellar"] = a.listed["table"]
	if err := a.close(); err == nil || !strings.Contains(err.Error(), "cellar") {
		t.Errorf("%v", err)
	}
}

func TestThePageShowsEveryPicture(t *testing.T) {
	folder := t.TempDir()
	*galleryFolder = folder
	t.Cleanup(func() { *galleryFolder = "" })
	var g gallery
	for _, shot := range []Shot{
		{"table", "", image.Pt(320, 200)}, {"table", "day", image.Pt(320, 200)}, {"end", "", image.Pt(320, 200)},
	} {
		if err := g.add(shot, noise(), shot.Screen == "end"); err != nil {
			t.Fatal(err)
		}
	}
	if err := g.close(); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(folder, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"table-320x200.png", "table-day-320x200.png", "end-320x200.png"} {
		if _, err := load(filepath.Join(folder, name)); err != nil || !strings.Contains(string(text), `src="`+name+`"`) {
			t.Errorf("%s is not shown: %v", name, err)
		}
	}
	if headings, changed := strings.Count(string(text), "<h2"), strings.Count(string(text), `class="changed"`); headings != 2 || changed != 1 {
		t.Errorf("there are %d headings and %d changed pictures", headings, changed)
	}
}

// Where a picture lies among others would show in how its pixels are rounded.
func TestTheOrderOfPicturesDoesNotMatter(t *testing.T) {
	Needed(t)
	before := hashOf(drawChart())
	v := &view.View{Items: []view.Item{{Kind: view.Box, Area: view.Rect{W: 500, H: 500}, Radius: 30, Fill: theme.Foundry.Brass}}}
	for i := range 20 {
		Picture(v, image.Pt(100+7*i, 90+i))
	}
	clear(easels)
	if after := hashOf(drawChart()); after != before {
		t.Errorf("the same chart is %s at first and %s later", before, after)
	}
}
