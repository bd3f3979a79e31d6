package assets

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"sohofoundry/engine"
)

// names lists the icons in the order of the alphabet.
func names() (icons []string) {
	for name := range shapes() {
		if icon, is := strings.CutPrefix(name, "icons/"); is {
			icons = append(icons, icon)
		}
	}
	slices.Sort(icons)
	return icons
}

func TestEveryIconHasAShape(t *testing.T) {
	for _, name := range names() {
		for _, size := range []int{16, 24, 64} {
			mask := Icon(name, size)
			var covered, faint int
			for _, a := range mask.Pix {
				covered += int(a)
				if a == 0 {
					faint++
				}
			}
			share := float64(covered) / float64(255*size*size)
			if share < 0.05 || share > 0.8 || faint == 0 {
				t.Errorf("%s at %d pixels covers %.0f %% of its square, %d pixels left clear", name, size, 100*share, faint)
			}
		}
	}
}

func TestNoTwoIconsLookTheSame(t *testing.T) {
	seen := map[string]string{"": "nothing", string(Icon("no such icon", 32).Pix): "the missing icon"}
	for _, name := range names() {
		look := string(Icon(name, 32).Pix)
		if other := seen[look]; other != "" {
			t.Errorf("%s looks like %s", name, other)
		}
		seen[look] = name
	}
}

func TestIconsHaveOneViewBox(t *testing.T) {
	for _, name := range names() {
		if s := Shape("icons/" + name); s.Width != 512 || s.Height != 512 {
			t.Errorf("%s is drawn on %v × %v, not on 512 × 512", name, s.Width, s.Height)
		}
	}
}

func TestIconIsTheSameEveryTime(t *testing.T) {
	want := map[string][]byte{}
	for _, name := range names() {
		want[name] = Icon(name, 24).Pix
	}
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for name, pixels := range want {
				if !slices.Equal(Icon(name, 24).Pix, pixels) {
					t.Errorf("%s came out differently", name)
				}
			}
		})
	}
	all.Wait()
}

func TestUnknownIconIsACrossedBox(t *testing.T) {
	box := Icon("no such icon", 32)
	for _, at := range []struct{ x, y int }{{16, 16}, {2, 16}, {29, 16}, {16, 2}, {16, 29}} {
		if box.AlphaAt(at.x, at.y).A < 200 {
			t.Errorf("clear at %d, %d", at.x, at.y)
		}
	}
	for _, size := range []int{0, -3} {
		if got := Icon("cog", size).Bounds(); !got.Empty() {
			t.Errorf("%d pixels: %v", size, got)
		}
	}
}

func TestIconsOfTheGameExist(t *testing.T) {
	needed := []string{"canal", "rail", "cog", "money", "laurels", "factory", "wild", "cube"}
	for i := engine.Industry(1); i <= engine.Brewery; i++ {
		needed = append(needed, i.String())
	}
	for r := range engine.Resource(engine.Resources) {
		needed = append(needed, r.String())
	}
	for _, name := range needed {
		if !slices.Contains(names(), name) {
			t.Errorf("there is no icon %q", name)
		}
	}
}

// TestIconsInTheCodeExist reads the client's sources for names of icons: arguments of what is called Icon, and fields of that name.
func TestIconsInTheCodeExist(t *testing.T) {
	err := filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			for _, name := range named(n) {
				if !slices.Contains(names(), name) {
					t.Errorf("%s: there is no icon %q", set.Position(n.Pos()), name)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// named are the names of icons written out in a piece of code.
func named(n ast.Node) (names []string) {
	var in []ast.Expr
	switch n := n.(type) {
	case *ast.CallExpr:
		if called, ok := n.Fun.(*ast.SelectorExpr); ok && strings.HasSuffix(called.Sel.Name, "Icon") {
			in = n.Args
		}
	case *ast.KeyValueExpr:
		if key, ok := n.Key.(*ast.Ident); ok && strings.EqualFold(key.Name, "icon") {
			in = []ast.Expr{n.Value}
		}
	}
	for _, e := range in {
		if literal, ok := e.(*ast.BasicLit); ok && literal.Kind == token.STRING {
			if name, err := strconv.Unquote(literal.Value); err == nil && name != "" {
				names = append(names, name)
			}
		}
	}
	return names
}

// TestEveryIconIsCredited: each has a row in SOURCES.md, and each row an icon.
func TestEveryIconIsCredited(t *testing.T) {
	sources, err := os.ReadFile("SOURCES.md")
	if err != nil {
		t.Fatal(err)
	}
	var credited []string
	for _, row := range regexp.MustCompile("(?m)^\\| `([a-z-]+)` \\|").FindAllStringSubmatch(string(sources), -1) {
		credited = append(credited, row[1])
	}
	slices.Sort(credited)
	if !slices.Equal(credited, names()) {
		t.Errorf("credited are\n%v, but the icons are\n%v", credited, names())
	}
}
