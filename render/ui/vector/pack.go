package vector

import (
	"maps"
	"slices"
	"sync"
)

// Pack writes shapes and their names.
func Pack(shapes map[string]*Shape) []byte {
	var c coder
	for _, name := range slices.Sorted(maps.Keys(shapes)) {
		shape := string(shapes[name].Append(nil))
		c.text(&name)
		c.text(&shape)
	}
	return c.data
}

// Unpack finds the shapes that Pack wrote. Each is read when it is first asked for, which several goroutines may do at once.
func Unpack(data []byte) map[string]func() *Shape {
	c, shapes := coder{data: data, reading: true}, map[string]func() *Shape{}
	for len(c.data) > 0 {
		var name, shape string
		c.text(&name)
		c.text(&shape)
		shapes[name] = sync.OnceValue(func() *Shape { return Read([]byte(shape)) })
	}
	return shapes
}
