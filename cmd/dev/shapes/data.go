package main

import (
	"fmt"
	"regexp"
	"strings"

	"sohofoundry/render/ui/vector"
)

// arguments says how many numbers belong to a command.
var arguments = map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'S': 4, 'Q': 4, 'T': 2, 'A': 7, 'Z': 0}

var (
	blank   = regexp.MustCompile(`^[\s,]*`)
	decimal = regexp.MustCompile(`^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?`)
	bit     = regexp.MustCompile(`^[01]`)
)

// pen draws path data.
type pen struct {
	path       vector.Path
	rest       string
	at, start  vector.Point
	handle     vector.Point // the last control point, from which smooth curves go on
	handleOf   byte         // the command that it is of
	isRelative bool
}

// pathData reads the attribute d of a path.
func pathData(data string) (*vector.Path, error) {
	p := &pen{rest: data}
	var command byte
	for p.skip(); p.rest != ""; p.skip() {
		switch letter := strings.ToUpper(p.rest[:1])[0]; {
		case letter >= 'A' && letter <= 'Z':
			command, p.isRelative, p.rest = letter, p.rest[0] != letter, p.rest[1:]
		case command == 'M':
			command = 'L' // more points after the first are lines
		case command == 'Z':
			command = 0
		}
		count, known := arguments[command]
		if !known || p.path.Empty() && command != 'M' {
			return nil, fmt.Errorf("path data that cannot be read: %.20q", p.rest)
		}
		v, err := p.numbers(count, command)
		if err != nil {
			return nil, err
		}
		p.draw(command, v)
	}
	return &p.path, nil
}

func (p *pen) skip() { p.rest = p.rest[len(blank.FindString(p.rest)):] }

func (p *pen) numbers(count int, command byte) (v []float64, err error) {
	for i := range count {
		p.skip()
		form := decimal
		if command == 'A' && (i == 3 || i == 4) {
			form = bit
		}
		text := form.FindString(p.rest)
		n, err := number(text)
		if err != nil {
			return nil, fmt.Errorf("a number is missing in path data before %.20q", p.rest)
		}
		v, p.rest = append(v, n), p.rest[len(text):]
	}
	return v, nil
}

// point is the one in two of the numbers.
func (p *pen) point(v []float64) vector.Point {
	if p.isRelative {
		return vector.Point{X: p.at.X + v[0], Y: p.at.Y + v[1]}
	}
	return vector.Point{X: v[0], Y: v[1]}
}

// smooth is the control point that a smooth curve begins with, after curves of its kind.
func (p *pen) smooth(kinds string) vector.Point {
	if strings.IndexByte(kinds, p.handleOf) < 0 {
		return p.at
	}
	return vector.Point{X: 2*p.at.X - p.handle.X, Y: 2*p.at.Y - p.handle.Y}
}

func (p *pen) draw(command byte, v []float64) {
	to, handle := p.at, p.at
	if n := len(v); n >= 2 {
		to = p.point(v[n-2:])
	}
	switch command {
	case 'M':
		p.path.MoveTo(to.X, to.Y)
		p.start = to
	case 'H':
		to = vector.Point{X: p.point([]float64{v[0], 0}).X, Y: p.at.Y}
	case 'V':
		to = vector.Point{X: p.at.X, Y: p.point([]float64{0, v[0]}).Y}
	case 'C', 'S':
		first := p.smooth("CS")
		if command == 'C' {
			first = p.point(v)
		}
		handle = p.point(v[len(v)-4:])
		p.path.CubeTo(first.X, first.Y, handle.X, handle.Y, to.X, to.Y)
	case 'Q', 'T':
		handle = p.smooth("QT")
		if command == 'Q' {
			handle = p.point(v)
		}
		p.path.QuadTo(handle.X, handle.Y, to.X, to.Y)
	case 'A':
		p.arc(v[0], v[1], v[2], v[3] == 1, v[4] == 1, to)
	case 'Z':
		p.path.Close()
		to = p.start
	}
	if strings.IndexByte("LHV", command) >= 0 {
		p.path.LineTo(to.X, to.Y)
	}
	p.at, p.handle, p.handleOf = to, handle, command
}
