package main

import (
	"fmt"

	"sohofoundry/render/ui/vector"
)

// geometry is the path that an element stands for.
func geometry(n *node) (*vector.Path, error) {
	switch n.XMLName.Local {
	case "path":
		return pathData(n.text("d"))
	case "polygon", "polyline", "line":
		return polyline(n)
	case "circle", "ellipse":
		v, err := n.values(nil, "cx", "cy", "rx", "ry", "r")
		if err != nil {
			return nil, err
		}
		var p vector.Path
		p.Ellipse(v[0], v[1], v[2]+v[4], v[3]+v[4]) // one has r, the other rx and ry
		return &p, nil
	case "rect":
		return rectangle(n)
	}
	return nil, fmt.Errorf("this element is not supported")
}

func polyline(n *node) (*vector.Path, error) {
	v, err := numbers(n.text("points"))
	if n.XMLName.Local == "line" {
		v, err = n.values(nil, "x1", "y1", "x2", "y2")
	}
	if err != nil {
		return nil, err
	}
	var corners []vector.Point
	for i := 0; i+1 < len(v); i += 2 {
		corners = append(corners, vector.Point{X: v[i], Y: v[i+1]})
	}
	var p vector.Path
	p.Polyline(corners...)
	if n.XMLName.Local == "polygon" {
		p.Close()
	}
	return &p, nil
}

func rectangle(n *node) (*vector.Path, error) {
	v, err := n.values(nil, "x", "y", "width", "height")
	if err != nil {
		return nil, err
	}
	x, y, w, h := v[0], v[1], v[2], v[3]
	r, err := n.values(nil, "rx", "ry")
	if err != nil {
		return nil, err
	}
	rx, ry := r[0], r[1]
	if n.text("ry") == "" {
		ry = rx
	}
	if n.text("rx") == "" {
		rx = ry
	}
	rx, ry = min(rx, w/2), min(ry, h/2)
	if rx == 0 || ry == 0 {
		var p vector.Path
		p.Box(x, y, w, h)
		return &p, nil
	}
	return pathData(fmt.Sprintf("M%f %fH%fA%f %f 0 0 1 %f %fV%fA%f %f 0 0 1 %f %fH%fA%f %f 0 0 1 %f %fV%fA%f %f 0 0 1 %f %fZ",
		x+rx, y, x+w-rx, rx, ry, x+w, y+ry, y+h-ry, rx, ry, x+w-rx, y+h, x+rx, rx, ry, x, y+h-ry, y+ry, rx, ry, x+rx, y))
}
