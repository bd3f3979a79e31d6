package main

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"sohofoundry/render/ui/vector"
)

// style is the part of the style that an element inherits from the elements around it.
type style struct {
	matrix                              vector.Matrix
	classes                             []string
	fill, stroke                        string
	opacity, fillOpacity, strokeOpacity float64
	pen                                 vector.Pen
}

// plain is the style of a drawing that says nothing.
var plain = style{matrix: vector.Identity, fill: "#000", stroke: "none", opacity: 1, fillOpacity: 1, strokeOpacity: 1, pen: vector.Pen{Width: 1}}

// known are the attributes that are read elsewhere, or say nothing about the look.
var known = strings.Fields("xmlns xlink id viewBox width height href d points x y x1 y1 x2 y2 r rx ry cx cy")

// within is the style of an element.
func (s style) within(n *node) (style, error) {
	for _, a := range n.Attributes {
		if err := s.set(a.Name.Local, a.Value); err != nil {
			return s, fmt.Errorf("%s=%q: %w", a.Name.Local, a.Value, err)
		}
	}
	if s.pen.Width == 0 {
		s.stroke = "none"
	}
	return s, nil
}

func (s *style) set(name, value string) (err error) {
	switch name {
	case "class":
		s.classes = append(slices.Clip(s.classes), strings.Fields(value)...)
	case "fill":
		s.fill = value
	case "stroke":
		s.stroke = value
	case "opacity":
		var part float64
		part, err = number(value)
		s.opacity *= part
	case "fill-opacity":
		s.fillOpacity, err = number(value)
	case "stroke-opacity":
		s.strokeOpacity, err = number(value)
	case "stroke-width":
		s.pen.Width, err = number(value)
	case "stroke-linecap":
		s.pen.Cap, err = word(value, map[string]vector.Cap{"butt": vector.Butt, "round": vector.Round})
	case "stroke-linejoin":
		s.pen.Join, err = word(value, map[string]vector.Join{"miter": vector.Miter, "round": vector.Rounded})
	case "stroke-dasharray":
		s.pen.Dashes, err = numbers(value)
	case "transform":
		var m vector.Matrix
		m, err = transform(value)
		s.matrix = s.matrix.Times(m)
	default:
		if !slices.Contains(known, name) {
			return fmt.Errorf("this attribute is not supported")
		}
	}
	return err
}

func word[T any](value string, words map[string]T) (T, error) {
	v, ok := words[value]
	if !ok {
		return v, fmt.Errorf("this value is not supported")
	}
	return v, nil
}

var transformation = regexp.MustCompile(`(\w+)\s*\(([^)]*)\)`)

// transform reads a list of transformations.
func transform(value string) (vector.Matrix, error) {
	m := vector.Identity
	for _, part := range transformation.FindAllStringSubmatch(value, -1) {
		n, err := numbers(part[2])
		if err != nil {
			return m, err
		}
		switch {
		case part[1] == "translate" && len(n) == 2:
			m = m.Times(vector.Scale(1, n[0], n[1]))
		case part[1] == "translate" && len(n) == 1:
			m = m.Times(vector.Scale(1, n[0], 0))
		case part[1] == "scale" && len(n) == 2:
			m = m.Times(vector.Matrix{n[0], 0, 0, n[1], 0, 0})
		case part[1] == "scale" && len(n) == 1:
			m = m.Times(vector.Scale(n[0], 0, 0))
		case part[1] == "rotate" && len(n) == 3:
			m = m.Times(vector.Rotation(n[0]*math.Pi/180, n[1], n[2]))
		case part[1] == "rotate" && len(n) == 1:
			m = m.Times(vector.Rotation(n[0]*math.Pi/180, 0, 0))
		case part[1] == "matrix" && len(n) == 6:
			m = m.Times(vector.Matrix(n))
		default:
			return m, fmt.Errorf("%s is not supported", part[0])
		}
	}
	return m, nil
}

func (n *node) text(name string) string {
	for _, a := range n.Attributes {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// values are numbers in attributes, with their values where an attribute is missing.
func (n *node) values(without map[string]float64, names ...string) ([]float64, error) {
	list := make([]float64, len(names))
	for i, name := range names {
		list[i] = without[name]
		if v := n.text(name); v != "" {
			var err error
			if list[i], err = number(v); err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
		}
	}
	return list, nil
}

func number(value string) (float64, error) { return strconv.ParseFloat(value, 64) }

func numbers(value string) (list []float64, err error) {
	for _, v := range strings.FieldsFunc(value, func(r rune) bool { return strings.ContainsRune(", \t\r\n", r) }) {
		n, err := number(v)
		if err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	return list, nil
}
