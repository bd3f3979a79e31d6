package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"strings"

	"sohofoundry/cmd/dev/emblem"
	"sohofoundry/render/ui/theme"
)

// icon is the icon of the program, as PNG.
func icon(size int) (file, error) {
	drawn, err := emblem.PNG(size, size*4/5)
	return file{text: drawn}, err
}

// scalable is the icon as SVG: the same drawing, four fifths as wide as the icon.
func scalable() (file, error) {
	const drawing = "render/ui/assets/icons/foundry.svg"
	text, err := os.ReadFile(drawing)
	if err != nil {
		return file{}, err
	}
	path := strings.Index(string(text), "<path ")
	end := strings.LastIndex(string(text), "</svg>")
	if path < 0 || end < path {
		return file{}, fmt.Errorf("%s is not a picture of paths", drawing)
	}
	return file{text: fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">`+
		`<path fill="%s" d="M0 0h512v512H0z"/><g fill="%s" transform="translate(51.2 51.2) scale(.8)">%s</g></svg>`+"\n",
		hexed(theme.Foundry.Night), hexed(theme.Foundry.Brass), text[path:end])}, nil
}

// icns is the icon as macOS reads it: pictures as PNG, each after its kind and length.
func icns() (file, error) {
	var parts bytes.Buffer
	for _, part := range []struct {
		kind string
		size int
	}{{"ic07", 128}, {"ic08", 256}, {"ic09", 512}} {
		drawn, err := icon(part.size)
		if err != nil {
			return file{}, err
		}
		parts.Write(block(part.kind, drawn.text))
	}
	return file{text: block("icns", parts.Bytes())}, nil
}

func block(kind string, content []byte) []byte {
	head := binary.BigEndian.AppendUint32([]byte(kind), uint32(8+len(content)))
	return append(head, content...)
}

// ico is the icon as Windows reads it: a list of pictures as PNG, each with its size and place.
func ico() (file, error) {
	sizes := []int{16, 32, 48, 256}
	const head, entry = 6, 16
	list := []byte{0, 0, 1, 0, byte(len(sizes)), 0}
	var drawings []byte
	for _, size := range sizes {
		drawn, err := icon(size)
		if err != nil {
			return file{}, err
		}
		list = append(list, byte(size), byte(size), 0, 0, 1, 0, 32, 0) // 256 is told as 0
		list = binary.LittleEndian.AppendUint32(list, uint32(len(drawn.text)))
		list = binary.LittleEndian.AppendUint32(list, uint32(head+entry*len(sizes)+len(drawings)))
		drawings = append(drawings, drawn.text...)
	}
	return file{text: append(list, drawings...)}, nil
}
