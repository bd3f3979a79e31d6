package vector

import (
	"maps"
	"slices"
	"sync"

	"sohofoundry/render/ui/packed"
)

// Pack writes shapes and their names.
func Pack(shapes map[string]*Shape) []byte {
	var c packed.Coder
	for _, name := range slices.Sorted(maps.Keys(shapes)) {
		shape := string(shapes[name].Append(nil))
		c.Text(&name)
		c.Text(&shape)
	}
	return c.Data
}

// Unpack finds the shapes that Pack wrote. Each is read when it is first asked for, which several goroutines may do at once.
func Unpack(data []byte) map[string]func() *Shape {
	c, shapes := packed.Coder{Data: data, Reading: true}, map[string]func() *Shape{}
	for len(c.Data) > 0 {
		var name, shape string
		c.Text(&name)
		c.Text(&shape)
		shapes[name] = sync.OnceValue(func() *Shape { return Read([]byte(shape)) })
	}
	return shapes
}
