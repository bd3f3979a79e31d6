package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// cut takes something out of a file of a library that the program for the browser never comes to, and that would be downloaded and
// checked before the first picture all the same.
type cut struct {
	library string // the package
	file    string
	texts   []replaced
}

type replaced struct{ was, is string }

var cuts = []cut{
	// Ebitengine writes its shaders with templates, which can call any method by its name. A program that has this keeps every exported
	// method of every type, called or not: a twelfth of it. The templates of Ebitengine call none.
	{"text/template", "exec.go", []replaced{{"method := ptr.MethodByName(fieldName)", "method := (reflect.Value{})"}}},
	// It looks for its own source, to name the caller at fault in an error. In a browser there is no source.
	{ebiten + "/internal/debug", "caller.go", []replaced{{`	"go/build"` + "\n", ""}, {`		pkg, err := build.Default.Import("github.com/hajimehoshi/ebiten/v2", "", build.FindOnly)
		if err != nil {
			return
		}
		ebitengineFileDir = filepath.ToSlash(pkg.Dir)
`, ""}}},
	// It translates shaders that measure in texels. Ours, and its own, measure in pixels.
	{ebiten + "/internal/legacyshader", "convert.go", []replaced{{`	"go/printer"` + "\n", ""}, {`	if err := printer.Fprint(&buf, fset, f); err != nil {
		return nil, err
	}
`, ""}}},
	// It can dump its pictures for debugging, by a key that no page sets.
	{ebiten + "/internal/graphicscommand", "image_js.go", []replaced{{`	"archive/zip"` + "\n", ""}, {"	zw := zip.NewWriter(buf)\n", ""},
		{`		f, err := zw.Create(img.dumpName("*.png"))
		if err != nil {
			return "", err
		}

`, ""}, {"img.dumpTo(f, ", "img.dumpTo(buf, "}, {"	_ = zw.Close()\n", ""}}},
}

// withoutUnused removes the cut parts from a copy of Ebitengine and, in files written to a folder, from the library of Go. It returns the
// arguments by which the go command builds the result.
func withoutUnused(to string) (args []string, err error) {
	copied, err := copyEbiten()
	if err != nil {
		return nil, err
	}
	replace := map[string]string{}
	for i := range cuts {
		if c := &cuts[i]; !strings.HasPrefix(c.library, ebiten) {
			if err := c.overlay(filepath.Join(to, strconv.Itoa(i)+".go"), replace); err != nil {
				return nil, err
			}
		}
	}
	list, err := json.Marshal(map[string]map[string]string{"Replace": replace})
	if err != nil {
		return nil, err
	}
	overlay, modfile := filepath.Join(to, "overlay.json"), filepath.Join(to, "go.mod")
	if err := os.WriteFile(overlay, list, 0o600); err != nil {
		return nil, err
	}
	return []string{"-overlay=" + overlay, "-modfile=" + modfile}, replaceModule(modfile, copied)
}

// copyEbiten makes a copy of Ebitengine without the cut parts, as the go command replaces no file of a module, but a module. Its path
// becomes a part of the program, so it is the same wherever it is built, and a copy that is there already is the same one.
func copyEbiten() (folder string, err error) {
	module, err := folderOf(ebiten)
	if err != nil {
		return "", err
	}
	_, version, _ := strings.Cut(filepath.Base(module), "@")
	folder = filepath.Join(".cache", "page", fmt.Sprintf("ebiten-%s-%x", version, sha256.Sum256(fmt.Append(nil, cuts)))[:40])
	if _, err := os.Stat(folder); err == nil {
		return folder, nil
	}
	if err := os.MkdirAll(filepath.Dir(folder), 0o755); err != nil {
		return "", err
	}
	made, err := os.MkdirTemp(filepath.Dir(folder), "making-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(made) //nolint:errcheck // nothing is there once it has its name
	if err := os.CopyFS(made, os.DirFS(module)); err != nil {
		return "", err
	}
	for i := range cuts {
		c := &cuts[i]
		if inside, ok := strings.CutPrefix(c.library, ebiten); ok {
			if err := c.write(filepath.Join(made, inside), filepath.Join(made, inside, c.file)); err != nil {
				return "", err
			}
		}
	}
	if err := os.Rename(made, folder); err != nil && !os.IsExist(err) { // somebody else was quicker
		return "", err
	}
	return folder, nil
}

// overlay notes the file that is built in place of one of the library of Go.
func (c *cut) overlay(is string, replace map[string]string) error {
	folder, err := folderOf(c.library)
	if err != nil {
		return err
	}
	replace[filepath.Join(folder, c.file)] = is
	return c.write(folder, is)
}

// replaceModule writes a go.mod by which Ebitengine is in a folder, with its sums beside it.
func replaceModule(modfile, folder string) error {
	for _, name := range []string{"go.mod", "go.sum"} {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(filepath.Dir(modfile), name), text, 0o600); err != nil {
			return err
		}
	}
	if out, err := exec.Command("go", "mod", "edit", "-replace="+ebiten+"=./"+filepath.ToSlash(folder), modfile).CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w", out, err)
	}
	return nil
}

// folderOf is where a package is. Its module is fetched if it is not there yet.
func folderOf(pkg string) (string, error) {
	folder, err := exec.Command("go", "list", "-f", "{{.Dir}}", pkg).Output()
	if err != nil {
		return "", fmt.Errorf("the go command does not tell where %s is: %w", pkg, err)
	}
	return strings.TrimSpace(string(folder)), nil
}

// write writes a file without the parts that are cut.
func (c *cut) write(folder, to string) error {
	where := filepath.Join(folder, c.file)
	text, err := os.ReadFile(where)
	if err != nil {
		return err
	}
	for _, r := range c.texts {
		if bytes.Count(text, []byte(r.was)) != 1 {
			return fmt.Errorf("%s is not as it was, where it says %q: see what makes the program for the browser larger", where, r.was)
		}
		text = bytes.Replace(text, []byte(r.was), []byte(r.is), 1)
	}
	if err := os.RemoveAll(to); err != nil { // a copy of a file that may not be written
		return err
	}
	return os.WriteFile(to, text, 0o600)
}
