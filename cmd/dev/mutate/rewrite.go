package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// rewriter turns one file into one that holds all its mutants.
type rewriter struct {
	info          *types.Info
	file          *token.File
	tree          *ast.File
	name          string
	src, out      []byte // as it is written, and with operators replaced
	mutants       []string
	seen          map[string]int // how often a change has been written alike
	opens, closes map[int]string // texts put around nodes, by offset
	parents       []ast.Node
}

// add notes a change and returns its number. It is described by the line in its function, «old text → new text».
func (r *rewriter) add(from, to int, put string) int {
	start := bytes.LastIndexByte(r.src[:from], '\n') + 1
	end := from + bytes.IndexByte(r.src[from:], '\n')
	old := string(r.src[from:min(to, end)])
	if to > end {
		old += "…"
	}
	m := fmt.Sprintf("%s%s: %s«%s → %s»%s", r.name, r.function(), r.src[start:from], old, put, r.src[min(to, end):end])
	m = strings.Join(strings.Fields(m), " ")
	r.seen[m]++
	if n := r.seen[m]; n > 1 {
		m += fmt.Sprintf(" (%d)", n)
	}
	r.mutants = append(r.mutants, m)
	return len(r.mutants)
}

// change adds a mutant of a whole node.
func (r *rewriter) change(n ast.Node, put string) int {
	return r.add(r.at(n.Pos()), r.at(n.End()), put)
}

func (r *rewriter) at(p token.Pos) int { return r.file.Offset(p) }

func (r *rewriter) source(n ast.Node) string { return string(r.src[r.at(n.Pos()):r.at(n.End())]) }

func (r *rewriter) function() string {
	for _, p := range r.parents {
		if f, ok := p.(*ast.FuncDecl); ok {
			return " " + f.Name.Name
		}
	}
	return ""
}

// wrap puts text around a node, inside the text that is already around nodes that begin or end with it.
func (r *rewriter) wrap(n ast.Node, open, shut string) {
	r.opens[r.at(n.Pos())] += open
	r.closes[r.at(n.End())] = shut + r.closes[r.at(n.End())]
}

func (r *rewriter) result() string {
	var b strings.Builder
	for i, c := range r.out {
		b.WriteString(r.closes[i] + r.opens[i])
		b.WriteByte(c)
	}
	return b.String() + r.closes[len(r.out)]
}

func (r *rewriter) parent() ast.Node { return r.parents[len(r.parents)-1] }

// fixed reports whether a node must stay as it is: expressions that have to be constant, keys, and capacities, which change
// only the speed.
func (r *rewriter) fixed(n ast.Node) bool {
	switch p := r.parent().(type) {
	case *ast.ArrayType:
		return true
	case *ast.KeyValueExpr:
		return n == p.Key
	case *ast.CaseClause:
		if x, ok := n.(ast.Expr); ok && r.info.Types[x].Value != nil {
			return true
		}
	case *ast.CallExpr:
		if f, ok := p.Fun.(*ast.Ident); ok && f.Name == "make" && len(p.Args) == 3 && n == p.Args[2] {
			return true
		}
	}
	switch n := n.(type) {
	case *ast.GenDecl:
		return n.Tok == token.CONST || n.Tok == token.IMPORT
	case *ast.BasicLit:
		return false
	case *ast.Ident:
		return r.info.Types[n].IsType()
	case ast.Expr:
		return r.info.Types[n].Value != nil || r.info.Types[n].IsType()
	}
	return false
}

// integer writes the type of an expression, or "" if it is no integer or cannot be written in this file.
func (r *rewriter) integer(x ast.Expr) string {
	t := r.info.TypeOf(x)
	b, ok := t.Underlying().(*types.Basic)
	if !ok || b.Info()&types.IsInteger == 0 || b.Info()&types.IsUntyped != 0 {
		return ""
	}
	written := true
	name := types.TypeString(t, func(p *types.Package) string {
		if p.Name() == r.tree.Name.Name {
			return ""
		}
		written = written && slices.ContainsFunc(r.tree.Imports, func(s *ast.ImportSpec) bool { return s.Path.Value == `"`+p.Path()+`"` })
		return p.Name()
	})
	if !written {
		return ""
	}
	return name
}

// isBool reports whether an expression is true or false.
func (r *rewriter) isBool(x ast.Expr) bool {
	b, ok := r.info.TypeOf(x).Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}
