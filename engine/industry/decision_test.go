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
		for _, found := range regexp.MustCompile(`\bI([0-9]+)\b`).FindAllStringSubmatch(string(text), -1) {
			if strings.HasSuffix(file, "_test.go") {
				tested[found[1]] = true
			} else if file != "decision.go" {
				named[found[1]] = true
			}
		}
	}
	for i, d := range industry.Decisions {
		number := fmt.Sprint(int(d.Number))
		if int(d.Number) != 30+i || d.Of < 1 || d.Of > 29 || d.What == "" {
			t.Errorf("%+v", d)
		}
		if !named[number] {
			t.Errorf("%s is enforced nowhere", d.Number)
		}
		if !tested[number] {
			t.Errorf("%s is not tested", d.Number)
		}
		delete(named, number)
	}
	var of []string
	for _, d := range industry.Decisions {
		of = append(of, d.Of.String())
	}
	if got := strings.Join(of, " "); got != "I23 I15 I11 I29 I24 I2 I16 I1 I10 I29" {
		t.Errorf("they are of %s", got)
	}
	for number := range named {
		if len(number) > 1 && number >= "30" {
			t.Errorf("there is no I%s", number)
		}
	}
}
