package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// licensed is a module of the program with the texts of its licences and notices.
type licensed struct{ module, text string }

// licenceFile matches the names of files that have to be shown.
var licenceFile = regexp.MustCompile(`(?i)^(licen[cs]e|notice|copying|patents)`)

// writeLicences gathers licences.txt.
func writeLicences() error {
	text, err := gather(".")
	if err != nil {
		return err
	}
	return os.WriteFile("licences.txt", []byte(text), 0o644)
}

// gather collects the licence of the program, those of the modules that it has on any system, and those of fonts and icons. A
// text that several have alike is there once.
func gather(root string) (string, error) {
	all, err := modules(root)
	if err != nil {
		return "", err
	}
	var out strings.Builder
	assets := filepath.Join(root, "render/ui/assets")
	for _, part := range []struct{ title, path string }{
		{"Soho Foundry", filepath.Join(root, "LICENSE")},
		{"The fonts IM Fell English SC", filepath.Join(assets, "fonts/LICENSE-IMFellEnglishSC.txt")},
		{"The fonts Alegreya Sans", filepath.Join(assets, "fonts/LICENSE-AlegreyaSans.txt")},
		{"The icons", filepath.Join(assets, "SOURCES.md")},
	} {
		text, err := os.ReadFile(part.path)
		if err != nil {
			return "", err
		}
		_, icons, found := strings.Cut(string(text), "## Icons\n")
		if found {
			text = []byte(strings.Split(icons, "\n## ")[0])
		}
		chapter(&out, part.title, string(text))
	}
	users := map[string][]string{}
	for _, l := range all {
		users[l.text] = append(users[l.text], l.module)
	}
	for _, text := range slices.SortedFunc(maps.Keys(users), func(a, b string) int { return slices.Compare(users[a], users[b]) }) {
		chapter(&out, strings.Join(users[text], ", "), text)
	}
	return out.String(), nil
}

func chapter(out *strings.Builder, title, text string) {
	line := strings.Repeat("=", 80)
	fmt.Fprintf(out, "%s\n%s\n%s\n\n%s\n\n", line, title, line, strings.Trim(strings.ReplaceAll(text, "\r", ""), "\n"))
}

// modules are those that the program is built from on one system or another.
func modules(root string) ([]licensed, error) {
	found := map[string]map[string]bool{} // the files of each
	for _, goos := range []string{"linux", "windows", "darwin", "js"} {
		if err := addModules(found, root, goos); err != nil {
			return nil, err
		}
	}
	found["Go and its standard library"] = found["golang.org/x/sys"] // the same licence, and always at hand
	all := []licensed{}
	for _, module := range slices.Sorted(maps.Keys(found)) {
		text := ""
		for _, path := range slices.Sorted(maps.Keys(found[module])) {
			part, err := os.ReadFile(path)
			if err != nil {
				return nil, err
			}
			text += strings.TrimSpace(string(part)) + "\n\n"
		}
		if text == "" {
			return nil, fmt.Errorf("%s has no licence in its folder, so it must not be in the program", module)
		}
		all = append(all, licensed{module, text})
	}
	return all, nil
}

// addModules adds the modules that the program has on a system.
func addModules(found map[string]map[string]bool, root, goos string) error {
	arch, program := "amd64", "./cmd/soho"
	if goos == "js" {
		arch, program = "wasm", "./cmd/web"
	}
	cmd := exec.Command("go", "list", "-deps", "-json=Dir,Module", program)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+arch, "CGO_ENABLED=0")
	listed, err := output(cmd)
	if err != nil {
		return err
	}
	packages := json.NewDecoder(strings.NewReader(string(listed)))
	for {
		var p struct {
			Dir    string
			Module *struct {
				Path, Dir string
				Main      bool
			}
		}
		if err := packages.Decode(&p); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		if p.Module == nil || p.Module.Main {
			continue
		}
		if found[p.Module.Path] == nil {
			found[p.Module.Path] = map[string]bool{}
		}
		if err := addFiles(found[p.Module.Path], p.Dir, p.Module.Dir); err != nil {
			return err
		}
	}
}

// addFiles adds the licences in the folder of a package and in those around it, up to that of its module.
func addFiles(found map[string]bool, folder, top string) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if e.Type().IsRegular() && licenceFile.MatchString(e.Name()) && filepath.Ext(e.Name()) != ".go" {
			found[filepath.Join(folder, e.Name())] = true
		}
	}
	if folder == top {
		return nil
	}
	return addFiles(found, filepath.Dir(folder), top)
}
