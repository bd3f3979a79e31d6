// Package fonts has the files of the typefaces, for documents that embed their fonts. The program itself sets text with the
// compiled typefaces of package assets.
package fonts

import (
	"bytes"
	"compress/gzip"
	"embed"
	"io"

	"sohofoundry/render/ui/assets"
)

// Compressed, they are half as large in the program.
//
//go:generate gzip -9nkf IMFellEnglishSC-Regular.ttf AlegreyaSans-Regular.ttf AlegreyaSans-Bold.ttf
//go:embed *.ttf.gz
var files embed.FS

// names are those of the fonts that something on paper is set in.
var names = map[assets.Font]string{
	assets.Title: "IMFellEnglishSC-Regular.ttf",
	assets.Text:  "AlegreyaSans-Regular.ttf",
	assets.Bold:  "AlegreyaSans-Bold.ttf",
}

// File is the file of a font as TrueType. An error is a font without one.
func File(f assets.Font) ([]byte, error) {
	packed, err := files.ReadFile(names[f] + ".gz")
	if err != nil {
		return nil, err
	}
	text, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(text)
}
