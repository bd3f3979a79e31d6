// Command webpage builds the page that plays the game: the program of cmd/web, the loader that the Go toolchain has for it, the
// files of cmd/web/page, the texts of languages, icons, and everything once more as servers send it, compressed. It runs in the root of the module.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

func main() {
	to := flag.String("to", "dist/web", "the `FOLDER` that the page is written to")
	brotli := flag.Bool("brotli", true, "compress with brotli too, which takes a minute")
	flag.Parse()
	if err := build(*to, *brotli); err != nil {
		fmt.Fprintln(os.Stderr, "webpage:", err)
		os.Exit(1)
	}
}

// The names of the program in the page, and of the script of the Go toolchain that starts it.
const (
	program = "soho.wasm"
	loader  = "wasm_exec.js"
)

// build writes the page to a folder, in place of one that is there.
func build(to string, brotli bool) error {
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	if err := os.MkdirAll(to, 0o755); err != nil {
		return err
	}
	if err := compile(filepath.Join(to, program)); err != nil {
		return err
	}
	if err := gather(to); err != nil {
		return err
	}
	if err := drawIcons(to); err != nil {
		return err
	}
	if err := writeLanguages(to); err != nil {
		return err
	}
	if err := listForOffline(to); err != nil {
		return err
	}
	if err := compress(to, brotli); err != nil {
		return err
	}
	return copyPictures(to)
}

// hot are the packages in which small functions are inlined as usual: those that think and paint. Everywhere else a call costs
// no time that is noticed, and inlined copies would be a tenth of the download.
var hot = []string{
	"sohofoundry/engine/...", "sohofoundry/automa", "sohofoundry/automa/analysis", "sohofoundry/automa/policy/...", "sohofoundry/automa/search/...",
	"sohofoundry/render/ui/fonts", "sohofoundry/render/ui/music", "sohofoundry/render/ui/paint", "sohofoundry/render/ui/vector",
	"runtime", "internal/bytealg", "internal/runtime/...", "math/...", "slices", "sort", "strings",
	"image/draw", "golang.org/x/image/vector",
	ebiten + "/internal/affine", ebiten + "/internal/atlas", ebiten + "/internal/buffered", ebiten + "/internal/graphics",
	ebiten + "/internal/graphicscommand",
}

const ebiten = "github.com/hajimehoshi/ebiten/v2"

// compile builds the program for the browser.
func compile(path string) error {
	linked := "-s -w -buildid= -X 'sohofoundry/render/tell/words.beside=" + strings.Join(languages(), " ") + "'"
	scratch, err := os.MkdirTemp("", "soho-webpage-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(scratch) //nolint:errcheck // the system cleans up intermediate files
	smaller, err := withoutUnused(scratch)
	if err != nil {
		return err
	}
	args := append([]string{"build", "-trimpath", "-buildvcs=false", "-ldflags=" + linked, "-gcflags=all=-l"}, smaller...)
	for _, packages := range hot {
		args = append(args, "-gcflags="+packages+"=")
	}
	cmd := exec.Command("go", append(args, "-o", path, "./cmd/web")...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("the program for the browser could not be built: %w", err)
	}
	return nil
}

// gather copies the files of the page, and writes into it how many bytes the program has: no server tells that of a compressed
// answer. The scripts, with the loader, become one, as asking for each takes longer than sending it.
func gather(to string) error {
	files, err := filepath.Glob("cmd/web/page/*")
	if err != nil {
		return err
	}
	info, err := os.Stat(filepath.Join(to, program))
	if err != nil {
		return err
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		switch name := filepath.Base(file); {
		case name == "index.html":
			text = bytes.Replace(text, []byte("BYTES"), []byte(strconv.FormatInt(info.Size(), 10)), 1)
			text = withSentences(text)
			if text, err = joinScripts(to, text); err != nil {
				return err
			}
		case filepath.Ext(name) == ".js" && name != worker && name != "old.js":
			continue
		}
		if err := os.WriteFile(filepath.Join(to, filepath.Base(file)), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// scripts are the lines of the page that name its scripts, in the order in which they run.
var scripts = regexp.MustCompile(`(?:<script src="[^"]+" defer></script>\n)+`)

// joinScripts writes the scripts of the page as one, and names that instead.
func joinScripts(to string, index []byte) ([]byte, error) {
	root, err := goRoot()
	if err != nil {
		return nil, err
	}
	all, err := os.ReadFile(filepath.Join(root, "lib/wasm", loader))
	if err != nil {
		return nil, err
	}
	for _, line := range strings.Split(string(scripts.Find(index)), "\n") {
		_, name, _ := strings.Cut(line, `"`)
		if name, _, _ = strings.Cut(name, `"`); name == loader || name == "" {
			continue
		}
		text, err := os.ReadFile(filepath.Join("cmd/web/page", name))
		if err != nil {
			return nil, err
		}
		all = append(append(all, '\n'), text...)
	}
	if all, err = withTable(all); err != nil {
		return nil, err
	}
	index = scripts.ReplaceAll(index, []byte(`<script src="page.js" defer></script>`+"\n"))
	return index, os.WriteFile(filepath.Join(to, "page.js"), all, 0o644)
}

// goRoot is where the Go toolchain is installed.
func goRoot() (string, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("the go command does not tell where it is installed: %w", err)
	}
	return strings.TrimSpace(string(root)), nil
}
