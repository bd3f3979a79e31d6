package main

import (
	"encoding/xml"
	"fmt"
	"strings"

	"sohofoundry/render/ui/vector"
)

// node is an element of a drawing.
type node struct {
	XMLName    xml.Name
	Attributes []xml.Attr `xml:",any,attr"`
	Nodes      []node     `xml:",any"`
}

// drawing is the drawing being read.
type drawing struct {
	shape *vector.Shape
	ids   map[string]*node
	uses  int // within each other
}

// read reads an SVG file.
func read(data []byte) (*vector.Shape, error) {
	var root node
	if err := xml.Unmarshal(data, &root); err != nil {
		return nil, err
	}
	box, err := numbers(root.text("viewBox"))
	if err != nil || len(box) != 4 || box[2] <= 0 || box[3] <= 0 {
		return nil, fmt.Errorf("the viewBox is to be four numbers, the last two above 0, and is %q", root.text("viewBox"))
	}
	d := &drawing{shape: &vector.Shape{Width: box[2], Height: box[3]}, ids: map[string]*node{}}
	d.index(&root)
	s := plain
	s.matrix = vector.Scale(1, -box[0], -box[1])
	if err := d.group(&root, s); err != nil {
		return nil, err
	}
	return d.shape, nil
}

// index finds the elements that have an id.
func (d *drawing) index(n *node) {
	if id := n.text("id"); id != "" {
		d.ids[id] = n
	}
	for i := range n.Nodes {
		d.index(&n.Nodes[i])
	}
}

func (d *drawing) group(n *node, s style) error {
	s, err := s.within(n)
	if err != nil {
		return err
	}
	for i := range n.Nodes {
		if err := d.element(&n.Nodes[i], s); err != nil {
			return err
		}
	}
	return nil
}

// element draws an element, in the style of the element around it.
func (d *drawing) element(n *node, s style) error {
	var err error
	switch n.XMLName.Local {
	case "title", "desc", "defs", "linearGradient", "radialGradient":
	case "g":
		return d.group(n, s)
	case "use":
		err = d.use(n, s)
	default:
		err = d.path(n, s)
	}
	if err != nil {
		return fmt.Errorf("<%s>: %w", n.XMLName.Local, err)
	}
	return nil
}

func (d *drawing) use(n *node, s style) error {
	s, err := s.within(n)
	if err != nil {
		return err
	}
	at, err := n.values(nil, "x", "y")
	if err != nil {
		return err
	}
	what := d.ids[strings.TrimPrefix(n.text("href"), "#")]
	if what == nil || d.uses > 8 {
		return fmt.Errorf("there is nothing to use with the id %q, or it uses itself", n.text("href"))
	}
	s.matrix = s.matrix.Times(vector.Scale(1, at[0], at[1]))
	d.uses++
	defer func() { d.uses-- }()
	return d.element(what, s)
}

// path adds the layers of an element: its area, and its line.
func (d *drawing) path(n *node, s style) error {
	s, err := s.within(n)
	if err != nil {
		return err
	}
	path, err := geometry(n)
	if err != nil {
		return err
	}
	for _, l := range []struct {
		paint string
		alpha float64
		pen   vector.Pen
	}{{s.fill, s.fillOpacity, vector.Pen{}}, {s.stroke, s.strokeOpacity, s.pen}} {
		if l.paint == "none" {
			continue
		}
		paint, err := d.paint(l.paint, l.alpha*s.opacity, path, s.matrix)
		if err != nil {
			return err
		}
		d.shape.Layers = append(d.shape.Layers,
			vector.Layer{Classes: s.classes, Paint: paint, Pen: l.pen.Times(s.matrix.Factor()), Path: *path.Transformed(s.matrix)})
	}
	return nil
}
