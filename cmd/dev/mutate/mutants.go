package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"
)

// operators are the operators with mutants: for each the operator that the function of that name puts in its place, and the
// contrary of a comparison.
var operators = map[token.Token]struct{ put, name, contrary string }{
	token.ADD: {"-", "Add", ""}, token.SUB: {"+", "Sub", ""}, token.MUL: {"+", "Mul", ""}, token.QUO: {"*", "Quo", ""},
	token.REM: {"/", "Rem", ""}, token.AND: {"|", "And", ""}, token.OR: {"&", "Or", ""}, token.AND_NOT: {"&", "AndNot", ""},
	token.LSS: {"<=", "Less", ">="}, token.LEQ: {"<", "AtMost", ">"}, token.GTR: {">=", "More", "<="}, token.GEQ: {">", "AtLeast", "<"},
	token.EQL: {"", "", "!="}, token.NEQ: {"", "", "=="},
}

// operatorFunctions writes the functions that do either of two operators.
func operatorFunctions() string {
	var b strings.Builder
	for _, op := range slices.Sorted(maps.Keys(operators)) {
		o, result := operators[op], "T"
		if o.contrary != "" {
			result = "bool"
		}
		if o.put != "" {
			fmt.Fprintf(&b, "\nfunc mutant%s[T mutantInteger](id int, x, y T) %s {\n\tif mutantIs(id) {\n\t\treturn x %s y\n\t}\n\treturn x %s y\n}\n",
				o.name, result, o.put, op)
		}
	}
	return b.String()
}

// visit is called by ast.Inspect.
func (r *rewriter) visit(n ast.Node) bool {
	if n == nil {
		r.parents = r.parents[:len(r.parents)-1]
		return true
	}
	if len(r.parents) > 0 && r.fixed(n) {
		return false
	}
	switch n := n.(type) {
	case *ast.BinaryExpr:
		r.binary(n)
	case *ast.BasicLit:
		r.literal(n)
	case *ast.ReturnStmt:
		r.returns(n)
	case ast.Stmt:
		r.statement(n)
	case ast.Expr:
		r.condition(n)
	}
	r.parents = append(r.parents, n)
	return true
}

// binary takes one side of "and" and "or" away, turns comparisons round and moves their boundary, and exchanges operators.
func (r *rewriter) binary(n *ast.BinaryExpr) {
	for _, side := range []ast.Expr{n.X, n.Y} {
		switch n.Op {
		case token.LAND:
			r.wrap(side, "(", fmt.Sprintf(" || mutantIs(%d))", r.change(side, "true")))
		case token.LOR:
			r.wrap(side, "((", fmt.Sprintf(") && !mutantIs(%d))", r.change(side, "false")))
		}
	}
	o := operators[n.Op]
	from, operands := r.at(n.OpPos), ast.Expr(n)
	if o.contrary != "" {
		r.wrap(n, fmt.Sprintf("mutantNot(%d, ", r.add(from, from+len(n.Op.String()), o.contrary)), ")")
		operands = n.X
	}
	if name := r.integer(operands); o.put != "" && name != "" {
		r.wrap(n, fmt.Sprintf("mutant%s[%s](%d, ", o.name, name, r.add(from, from+len(n.Op.String()), o.put)), ")")
		copy(r.out[from:], ","+strings.Repeat(" ", len(n.Op.String())-1))
	}
}

// literal moves a number up and down, except where that is the same as moving the boundary of a comparison.
func (r *rewriter) literal(n *ast.BasicLit) {
	name := r.integer(n)
	if n.Kind != token.INT || name == "" {
		return
	}
	up, down := 0, 0
	p, compared := r.parent().(*ast.BinaryExpr)
	compared = compared && operators[p.Op].contrary != "" && operators[p.Op].put != ""
	above := compared && (p.Op == token.LEQ || p.Op == token.GTR) == (n == p.Y)
	if above || !compared {
		up = r.change(n, n.Value+"+1")
	}
	if !above {
		down = r.change(n, n.Value+"-1")
	}
	r.wrap(n, fmt.Sprintf("mutantStep[%s](%d, %d, ", name, up, down), ")")
}

// condition turns round an expression that decides something without being a comparison.
func (r *rewriter) condition(n ast.Expr) {
	b, ok := r.info.TypeOf(n).(*types.Basic)
	if !ok || b.Info()&types.IsBoolean == 0 {
		return
	}
	text, decides := r.source(n), false
	switch p := r.parent().(type) {
	case *ast.IfStmt, *ast.ForStmt, *ast.ReturnStmt, *ast.ParenExpr:
		decides = true
	case *ast.BinaryExpr:
		decides = p.Op == token.LAND || p.Op == token.LOR
	case *ast.CaseClause:
		decides = slices.Contains(p.List, n)
	}
	put := "!" + text
	switch n.(type) {
	case *ast.ParenExpr:
		return
	case *ast.UnaryExpr:
		decides, put = true, text[1:]
	}
	if text == "true" || text == "false" {
		decides, put = true, map[string]string{"true": "false", "false": "true"}[text]
	}
	if decides {
		r.wrap(n, fmt.Sprintf("mutantNot(%d, ", r.change(n, put)), ")")
	}
}

// returns lets a function return zeros; single truth values have mutants of their own.
func (r *rewriter) returns(n *ast.ReturnStmt) {
	something := func(x ast.Expr) bool {
		if c, ok := x.(*ast.CompositeLit); ok {
			return len(c.Elts) > 0
		}
		return !r.isBool(x) && !slices.Contains([]string{"nil", "0", `""`}, r.source(x))
	}
	if !slices.ContainsFunc(n.Results, something) {
		return
	}
	var zeros []string
	for _, f := range r.results().List {
		for range max(1, len(f.Names)) {
			zeros = append(zeros, "*new("+r.source(f.Type)+")")
		}
	}
	id := r.add(r.at(n.Results[0].Pos()), r.at(n.End()), "zero")
	r.wrap(n, fmt.Sprintf("if mutantIs(%d) { return %s }; ", id, strings.Join(zeros, ", ")), "")
}

// results are those of the function around.
func (r *rewriter) results() *ast.FieldList {
	for _, p := range slices.Backward(r.parents) {
		switch p := p.(type) {
		case *ast.FuncLit:
			return p.Type.Results
		case *ast.FuncDecl:
			return p.Type.Results
		}
	}
	return nil
}

// statement leaves a statement out.
func (r *rewriter) statement(n ast.Stmt) {
	switch r.parent().(type) {
	case *ast.BlockStmt, *ast.CaseClause:
	default:
		return
	}
	switch n := n.(type) {
	case *ast.ExprStmt:
		if strings.HasPrefix(r.source(n), "panic(") {
			return
		}
	case *ast.AssignStmt:
		if n.Tok == token.DEFINE || r.source(n.Lhs[0]) == "_" {
			return
		}
	case *ast.BranchStmt:
		if n.Tok == token.FALLTHROUGH || n.Tok == token.GOTO {
			return
		}
	case *ast.IncDecStmt, *ast.DeferStmt:
	default:
		return
	}
	r.wrap(n, fmt.Sprintf("if !mutantIs(%d) { ", r.change(n, "nothing")), " }")
}
