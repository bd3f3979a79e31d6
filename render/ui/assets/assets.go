// Package assets holds what is seen and is not code: the fonts and the icons of the window client. They are built into the
// program, so that nothing is fetched or looked for at run time and the web page is one file. An icon is a shape without a
// colour, kept as a drawing and turned into a mask at any size: the painter gives it its colour, and it stays sharp on any
// screen. SOURCES.md tells where everything comes from.
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

var (
	//go:embed fonts/IMFellEnglishSC-Regular.ttf
	title []byte
	//go:embed fonts/AlegreyaSans-Regular.ttf
	regular []byte
	//go:embed fonts/AlegreyaSans-Medium.ttf
	medium []byte
	//go:embed fonts/AlegreyaSans-Bold.ttf
	bold []byte
	//go:embed fonts/AlegreyaSans-Italic.ttf
	italic []byte
)

var files = [...][]byte{Title: title, Text: regular, Medium: medium, Bold: bold, Italic: italic}

// TTF is the TrueType file of the font, which is not to be written to.
func (f Font) TTF() []byte { return files[f] }
