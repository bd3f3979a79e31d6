package main

import (
	"fmt"
	"image/color"
	"math"
	"regexp"
	"strconv"
	"strings"

	"sohofoundry/render/ui/vector"
)

var (
	role      = regexp.MustCompile(`^[a-z][a-z0-9-]*$`)
	reference = regexp.MustCompile(`^url\(#(.*)\)$`)
)

// ink reads a colour.
func ink(value string, opacity float64) (vector.Ink, error) {
	alpha := uint8(math.Round(255 * opacity))
	if role.MatchString(value) {
		return vector.Ink{Role: value, Colour: color.NRGBA{A: alpha}}, nil
	}
	hex := strings.TrimPrefix(value, "#")
	if len(hex) == 3 {
		hex = string([]byte{hex[0], hex[0], hex[1], hex[1], hex[2], hex[2]})
	}
	rgb, err := strconv.ParseUint(hex, 16, 32)
	if err != nil || len(hex) != 6 || !strings.HasPrefix(value, "#") {
		return vector.Ink{}, fmt.Errorf("%q is no colour: write #rrggbb or a role in small letters", value)
	}
	return vector.Ink{Colour: color.NRGBA{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), alpha}}, nil
}

// paint reads the paint of a path, as it is before its transformation.
func (d *drawing) paint(value string, opacity float64, path *vector.Path, m vector.Matrix) (vector.Paint, error) {
	if of := reference.FindStringSubmatch(value); of != nil {
		n := d.ids[of[1]]
		if n == nil {
			return vector.Paint{}, fmt.Errorf("there is no gradient %q", of[1])
		}
		g, err := gradient(n, opacity, path, m)
		return vector.Paint{Gradient: g}, err
	}
	k, err := ink(value, opacity)
	return vector.Paint{Ink: k}, err
}

func gradient(n *node, opacity float64, path *vector.Path, m vector.Matrix) (*vector.Gradient, error) {
	g := &vector.Gradient{Radial: n.XMLName.Local == "radialGradient"}
	space, err := spaceOf(n)
	if err != nil {
		return nil, err
	}
	if n.text("gradientUnits") != "userSpaceOnUse" {
		least, most := path.Extent()
		m = m.Times(vector.Matrix{most.X - least.X, 0, 0, most.Y - least.Y, least.X, least.Y})
	}
	g.Space = m.Times(space)
	for i := range n.Nodes {
		s, err := stop(&n.Nodes[i], opacity)
		if err != nil {
			return nil, fmt.Errorf("<stop>: %w", err)
		}
		g.Stops = append(g.Stops, s)
	}
	if len(g.Stops) == 0 {
		return nil, fmt.Errorf("the gradient %q has no stops", n.text("id"))
	}
	return g, nil
}

// spaceOf is the matrix that brings 0 to where the gradient starts and 1 to where it ends.
func spaceOf(n *node) (vector.Matrix, error) {
	if n.XMLName.Local == "radialGradient" {
		v, err := n.values(map[string]float64{"cx": 0.5, "cy": 0.5, "r": 0.5}, "cx", "cy", "r")
		if err != nil {
			return vector.Identity, err
		}
		return vector.Scale(v[2], v[0], v[1]), nil
	}
	v, err := n.values(map[string]float64{"x2": 1}, "x1", "y1", "x2", "y2")
	if err != nil {
		return vector.Identity, err
	}
	dx, dy := v[2]-v[0], v[3]-v[1]
	return vector.Matrix{dx, dy, -dy, dx, v[0], v[1]}, nil
}

func stop(n *node, opacity float64) (s vector.Stop, err error) {
	at, err := n.values(map[string]float64{"stop-opacity": 1}, "offset", "stop-opacity")
	if err != nil {
		return s, err
	}
	s.At = at[0]
	s.Ink, err = ink(n.text("stop-color"), opacity*at[1])
	return s, err
}
