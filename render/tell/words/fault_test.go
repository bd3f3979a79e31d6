package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// speaking are the packages whose texts stand in them in English, see package fault, from here.
var speaking = []string{"engine", "engine/industry", "engine/notation", "engine/position", "engine/correct", "engine/untrusted", "automa", "automa/analysis", "automa/analysis/judged", "automa/industry/analysis",
	"automa/record", "automa/transcript", "automa/sim", "automa/sim/games", "automa/industry/record", "automa/industry/rival", "automa/industry/tables", "decks",
	"decks/strict", "cmd/soho", "render/host/window", "render/host/terminal", "render/room/printed"}

// own are the readers of files that nobody else writes: a mistake in one is a bug, and stops every test.
var own = []string{"decks/geometry.go", "decks/board.go", "decks/figures.go", "decks/overlay.go"}

// formatAt tells which argument of a function is a format that is told.
var formatAt = map[string]int{"fault.Errorf": 0, "fault.Sprintf": 0, "Refuse": 1, "Object": 1, "refuse": 1, "misused": 1, "wantsArgs": 2, "found": 1, "known": 1}

// formats are the English texts of the packages, with the place where each stands.
func formats(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, dir := range speaking {
		files, err := filepath.Glob(filepath.Join("../../..", dir, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatal(dir, err)
		}
		set := token.NewFileSet()
		var parsed []*ast.File
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") || slices.Contains(own, dir+"/"+filepath.Base(file)) {
				continue
			}
			f, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			parsed = append(parsed, f)
		}
		constants := constantsOf(parsed)
		for _, f := range parsed {
			ast.Inspect(f, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					if at, ok := formatAt[called(call)]; ok && at < len(call.Args) {
						if text, ok := constant(call.Args[at], constants); ok {
							all[text] = set.Position(call.Pos()).String()
						}
					}
				}
				return true
			})
		}
	}
	return all
}

func constantsOf(files []*ast.File) map[string]ast.Expr {
	all := map[string]ast.Expr{}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			if spec, ok := n.(*ast.ValueSpec); ok {
				for i := range spec.Values {
					all[spec.Names[i].Name] = spec.Values[i]
				}
			}
			return true
		})
	}
	return all
}

// called is the name of a function, with its package where that is fault.
func called(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		if of, ok := f.X.(*ast.Ident); ok && of.Name == "fault" {
			return "fault." + f.Sel.Name
		}
		return f.Sel.Name
	}
	return ""
}

func constant(x ast.Expr, constants map[string]ast.Expr) (string, bool) {
	switch x := x.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(x.Value)
		return text, err == nil
	case *ast.BinaryExpr:
		a, okA := constant(x.X, constants)
		b, okB := constant(x.Y, constants)
		return a + b, okA && okB
	case *ast.Ident:
		if value, ok := constants[x.Name]; ok {
			return constant(value, constants)
		}
	}
	return "", false
}

// worded is a text with words, and not only what a person types.
var worded = regexp.MustCompile(`(^|[^-\pL])\pL`)

// What a package says must be in the catalogue as it stands there, or it is told in English in every language.
func TestWhatPackagesSayIsInTheCatalogue(t *testing.T) {
	heard := map[string]bool{}
	said := formats(t)
	for format, place := range said {
		m, _ := formatted(format)
		text := english(m)
		heard[text] = true
		if _, ok := byEnglish()[text]; !ok && worded.MatchString(strings.NewReplacer(names(format)...).Replace(text)) {
			t.Errorf("%s: %q is in no table [fault]", place, text)
		}
	}
	for text, key := range byEnglish() {
		if strings.HasPrefix(key, "fault.") && !heard[text] {
			t.Errorf("%s is said by nobody: %q", key, text)
		}
	}
}

// Also those of tables that nobody asked for yet: the first error of a program is told in its language.
func TestKeysByEnglish_OfACatalogueThatNobodyRead(t *testing.T) {
	unread := open(English, string(File(English)), nil)
	if key := keysByEnglish(unread)["no game is saved in {a}"]; key != "fault.no-game-is-saved-in" {
		t.Errorf("the key is %q", key)
	}
}

func names(format string) (pairs []string) {
	_, verbs := formatted(format)
	for i := range verbs {
		pairs = append(pairs, "{"+argument(i)+"}", "")
	}
	return pairs
}
