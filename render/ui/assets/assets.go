// Package assets holds the fonts and the icons of the window client. They are built into the program, so that nothing is
// fetched or looked for at run time and the web page is one file. An icon is a shape without a colour, kept as a drawing and
// turned into a mask at any size: the painter gives it its colour, and it stays sharp on any screen. SOURCES.md tells where
// everything comes from.
package assets

import _ "embed" // the fonts

// Font is one of the typefaces of the client.
type Font uint8

// The fonts: one for titles and the names of places, the others for all that is read.
const (
	Title Font = iota
	Text
	Medium
	Bold
	Italic
)

// Fonts lists them all.
var Fonts = [...]Font{Title, Text, Medium, Bold, Italic}

// Typefaces are the letters of the fonts as the program sets text in them, in the order of Fonts. They are compiled, so that
// the program holds neither the whole fonts nor a font reader.
//
//go:generate go run -C ../../../cmd/dev ./typefaces ../../render/ui/assets typefaces.bin
//go:embed typefaces.bin
var Typefaces []byte
