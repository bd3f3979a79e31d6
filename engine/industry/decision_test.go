package industry_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sohofoundry/engine/industry"
)

// Each of our decisions has its number, its rule, a place where it is enforced, and a test.
func TestDecisions(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{}
	tested := map[string]bool{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range regexp.MustCompile(`\bdecision ([0-9]+)\b`).FindAllStringSubmatch(string(text), -1) {
			if strings.HasSuffix(file, "_test.go") {
				tested[found[1]] = true
			} else if file != "decision.go" {
				named[found[1]] = true
			}
		}
	}
	for i, d := range industry.Decisions {
		number := fmt.Sprint(d.Number)
		if d.Number != i+1 || d.Rule < 1 || d.Rule > 29 || !strings.HasSuffix(d.What.String(), ".") {
			t.Errorf("%+v", d)
		}
		if !named[number] {
			t.Errorf("decision %s is enforced nowhere", number)
		}
		if !tested[number] {
			t.Errorf("decision %s is not tested", number)
		}
		delete(named, number)
	}
	for number := range named {
		t.Errorf("there is no decision %s", number)
	}
}
