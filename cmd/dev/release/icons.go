package main

import (
	"bytes"
	"encoding/binary"

	"sohofoundry/cmd/dev/emblem"
)

// icon is the icon of the program, as PNG.
func icon(size int) (file, error) {
	drawn, err := emblem.PNG(size, size*4/5)
	return file{text: drawn}, err
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
