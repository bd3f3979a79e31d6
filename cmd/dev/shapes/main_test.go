package main

import (
	"bytes"
	"image"
	"image/color"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"sohofoundry/render/ui/vector"
)

const assets = "../../../render/ui/assets"

// TestShapesAreUpToDate compiles the drawings again.
func TestShapesAreUpToDate(t *testing.T) {
	want, err := compile(os.DirFS(assets))
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(assets + "/shapes.bin")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("render/ui/assets/shapes.bin is not what the drawings there compile to: run go generate ./render/ui/assets")
	}
}

// drawn is what a drawing on 100 × 100 looks like, in two roles.
func drawn(t *testing.T, body string) []byte {
	t.Helper()
	shape, err := read([]byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">` + body + `</svg>`))
	if err != nil {
		t.Fatalf("%s: %v", body, err)
	}
	picture := image.NewRGBA(image.Rect(0, 0, 200, 200))
	shape.Draw(picture, shape.Fit(picture.Rect), vector.Look{Colour: func(role string) color.Color {
		return map[string]color.Color{"owner": color.NRGBA{200, 100, 50, 255}, "light": color.White}[role]
	}})
	return picture.Pix
}

// TestElements: things that can be drawn in two ways look the same in both of them.
func TestElements(t *testing.T) {
	for _, c := range []struct{ one, other string }{
		{`<rect x="10" y="20" width="30" height="40"/>`, `<path d="M10 20h30v40h-30z"/>`},
		{`<rect x="10" y="20" width="30" height="40" rx="5"/>`, `<path d="M15 20H35a5 5 0 015 5V55a5 5 0 01-5 5H15a5 5 0 01-5-5V25a5 5 0 015-5"/>`},
		{`<rect x="10" y="20" width="30" height="40" ry="50"/>`, `<ellipse cx="25" cy="40" rx="15" ry="20"/>`},
		{`<circle cx="50" cy="40" r="30"/>`, `<path d="M20 40a30 30 0 1 1 60 0a30 30 0 1 1-60 0"/>`},
		{`<circle cx="50" cy="50" r="30"/>`, `<path d="M50 20A30 30 0 1050 80A30 30 0 10 50 20"/>`},
		{`<polygon points="10,10 90,20 50,80" fill="owner"/>`, `<path fill="owner" d="m10 10 80 10-40 60"/>`},
		{`<line x1="10" y1="10" x2="70" y2="50" stroke="light" stroke-width="4"/>`, `<polyline points="10 10 70 50" stroke="light" stroke-width="4"/>`},
		{`<path d="M10 50Q30 10 50 50T90 50"/>`, `<path d="M10 50q20-40 40 0q20 40 40 0"/>`},
		{`<path d="M10 50C10 20 40 20 50 50S90 80 90 50"/>`, `<path d="M10 50C10 20 40 20 50 50c10 30 40 30 40 0"/>`},
		{`<path d="M10 10h20v20zl50 60h-30"/>`, `<path d="M10 10h20v20zM10 10l50 60h-30z"/>`},
		{`<path d="M1e1,10.5.5 60 60-.5z"/>`, `<path d="M10 10.5L.5 60L60-.5"/>`},
		{`<g transform="translate(20 10) scale(2)"><rect width="10" height="20"/></g>`, `<rect x="20" y="10" width="20" height="40"/>`},
		{`<rect width="10" height="20" transform="rotate(90 30 30)"/>`, `<rect x="40" width="20" height="10"/>`},
		{`<path transform="matrix(1 0 0 -1 0 100)" d="M10 10H60V30z"/>`, `<path d="M10 90H60V70z"/>`},
		{`<g transform="scale(2)"><path d="M5 5V40" stroke="#f00" stroke-width="2" stroke-dasharray="3 2"/></g>`,
			`<path d="M10 10V80" stroke="#ff0000" stroke-width="4" stroke-dasharray="6,4"/>`},
		{`<g fill="owner" opacity=".5"><circle cx="50" cy="50" r="9" opacity=".5"/></g>`, `<circle cx="50" cy="50" r="9" fill="owner" fill-opacity=".25"/>`},
		{`<defs><g id="w"><rect width="9" height="5"/></g></defs><use href="#w" x="30" y="40" fill="light"/>`, `<rect x="30" y="40" width="9" height="5" fill="light"/>`},
		{`<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="owner"/><stop offset="1" stop-color="light" stop-opacity=".5"/></linearGradient>
			<rect x="10" y="20" width="30" height="40" fill="url(#g)"/>`,
			`<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="20" x2="0" y2="60"><stop offset="0" stop-color="owner"/><stop offset="1" stop-color="light" stop-opacity=".5"/></linearGradient>
			<rect x="10" y="20" width="30" height="40" fill="url(#g)"/>`},
		{`<rect width="9" height="9" stroke="none" fill="none"/><title>Nothing</title>`, ``},
	} {
		one, other := drawn(t, c.one), drawn(t, c.other)
		for i := range one {
			if d := int(one[i]) - int(other[i]); max(d, -d) > 12 {
				t.Errorf("%s\ndoes not look like\n%s\nat %d, %d: %d, not %d", c.one, c.other, i/4%200, i/800, one[i], other[i])
				break
			}
		}
		if c.other != "" && bytes.Count(one, []byte{0}) == len(one) {
			t.Errorf("%s draws nothing", c.one)
		}
	}
}

func TestClassesAreThoseOfAllGroups(t *testing.T) {
	shape, err := read([]byte(`<svg viewBox="0 0 9 9"><g class="flipped"><g class="m l"><path d="M0 0h1"/></g><path class="s" d="M0 0h1"/></g><path d="M0 0h1"/></svg>`))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"flipped m l", "flipped s", ""} {
		if got := strings.Join(shape.Layers[i].Classes, " "); got != want {
			t.Errorf("layer %d has the classes %q, not %q", i, got, want)
		}
	}
}

// TestWhatIsNotSupportedIsSaid, with the place, and what it is.
func TestWhatIsNotSupportedIsSaid(t *testing.T) {
	for body, want := range map[string]string{
		`<text>X</text>`:                  `<text>: this element`,
		`<g><path filter="url(#f)"/></g>`: `<path>: filter="url(#f)"`,
		`<path fill-rule="evenodd"/>`:     `fill-rule="evenodd"`,
		`<path stroke-linecap="square"/>`: `stroke-linecap="square"`,
		`<path fill="#12345"/>`:           `"#12345" is no colour`,
		`<path fill="url(#g)"/>`:          `no gradient "g"`,
		`<path d="M1 2 3"/>`:              `a number is missing`,
		`<path d="L1 2"/>`:                `path data that cannot be read: "1 2"`,
		`<path d="M1 2z3"/>`:              `path data that cannot be read: "3"`,
		`<g transform="skewX(3)"/>`:       `skewX(3)`,
		`<use href="#x"/>`:                `"#x"`,
		`<g id="x"><use href="#x"/></g>`:  `uses itself`,
		`<rect width="3px"/>`:             `width`,
		`<path stroke-width="x"/>`:        `stroke-width="x"`,
	} {
		files := fstest.MapFS{"art/x.svg": {Data: []byte(`<svg viewBox="0 0 9 9">` + body + `</svg>`)}}
		if _, err := compile(files); err == nil || !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "art/x.svg: ") {
			t.Errorf("%s: %v, not: art/x.svg: … %s", body, err, want)
		}
	}
	if _, err := compile(fstest.MapFS{"icons/x.svg": {Data: []byte(`<svg viewBox="0 0 9"/>`)}}); err == nil {
		t.Error("a viewBox of three numbers is read")
	}
}
