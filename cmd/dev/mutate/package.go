package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

//go:embed support.go.txt
var support string

// pack is a package as `go list` tells of it.
type pack struct {
	ImportPath, Dir, Name              string
	GoFiles, TestImports, XTestImports []string
	Module                             struct{ Path string }
}

// name is the path of the package within the module.
func (p *pack) name() string { return strings.TrimPrefix(p.ImportPath, p.Module.Path+"/") }

// golang runs the go command. Its output becomes the error when it fails.
func golang(args ...string) ([]byte, error) {
	out, err := exec.Command("go", args...).Output()
	if failed := new(exec.ExitError); errors.As(err, &failed) {
		return nil, fmt.Errorf("go %s: %s%s", args[0], out, failed.Stderr)
	}
	return out, err
}

func load(path string) (p pack, err error) {
	out, err := golang("list", "-json", path)
	if err != nil {
		return p, err
	}
	return p, json.Unmarshal(out, &p)
}

// check parses and checks the package. Its imports are read as the compiler has left them.
func (p *pack) check() (*token.FileSet, []*ast.File, *types.Info, error) {
	listed, err := golang("list", "-export", "-deps", "-f", "{{.ImportPath}} {{.Export}}", p.ImportPath)
	if err != nil {
		return nil, nil, nil, err
	}
	exports := map[string]string{}
	for line := range strings.Lines(string(listed)) {
		path, file, _ := strings.Cut(strings.TrimSpace(line), " ")
		exports[path] = file
	}
	fset := token.NewFileSet()
	files := make([]*ast.File, len(p.GoFiles))
	for i, name := range p.GoFiles {
		if files[i], err = parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution); err != nil {
			return nil, nil, nil, err
		}
	}
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
	open := func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) }
	conf := types.Config{Importer: importer.ForCompiler(fset, "gc", open)}
	_, err = conf.Check(p.ImportPath, fset, files, info)
	return fset, files, info, err
}

// rewrite writes the package with all its mutants, and overlay.json that puts it in place of the package. It returns the
// descriptions of the mutants, which are numbered from 1.
func (p *pack) rewrite(work string) (mutants []string, err error) {
	fset, files, info, err := p.check()
	if err != nil {
		return nil, err
	}
	written := map[string]string{}
	seen := map[string]int{}
	for i, f := range files {
		src, err := os.ReadFile(filepath.Join(p.Dir, p.GoFiles[i]))
		if err != nil {
			return nil, err
		}
		r := &rewriter{info: info, file: fset.File(f.Pos()), tree: f, name: p.name() + "/" + p.GoFiles[i], src: src, out: bytes.Clone(src),
			mutants: mutants, seen: seen, opens: map[int]string{}, closes: map[int]string{}}
		ast.Inspect(f, r.visit)
		written[p.GoFiles[i]], mutants = r.result(), r.mutants
	}
	written["zz_mutant.go"] = fmt.Sprintf("package %s\n%s\nconst mutantCount = %d\n%s", p.Name, support, len(mutants), operatorFunctions())
	overlay := map[string]string{}
	for name, text := range written {
		overlay[filepath.Join(p.Dir, name)] = filepath.Join(work, name)
		if err := os.WriteFile(filepath.Join(work, name), []byte(text), 0o600); err != nil {
			return nil, err
		}
	}
	data, err := json.Marshal(map[string]any{"Replace": overlay})
	if err != nil {
		return nil, err
	}
	return mutants, os.WriteFile(filepath.Join(work, "overlay.json"), data, 0o600)
}
