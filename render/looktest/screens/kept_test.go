package screens

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The repository has room for a few pictures only, since each change of what is drawn adds them anew.
const (
	mostKept      = 40
	mostKeptBytes = 12 << 20
)

func TestWhatIsKeptIsFew(t *testing.T) {
	there, err := filepath.Glob("testdata/*.png")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	total := int64(0)
	for _, path := range there {
		file, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		total += file.Size()
		names = append(names, strings.TrimSuffix(filepath.Base(path), ".png"))
	}
	if wanted := slices.Sorted(slices.Values(kept)); !slices.Equal(names, wanted) {
		t.Errorf("%q are there, %q are to be: make pictures", names, wanted)
	}
	if len(kept) > mostKept || total > mostKeptBytes {
		t.Errorf("%d pictures of %d bytes are too many", len(kept), total)
	}
}

func TestThePicturesOfTheREADMEAreKept(t *testing.T) {
	text, err := os.ReadFile("../../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	shown := regexp.MustCompile(`render/looktest/screens/testdata/(.*)\.png`).FindAllSubmatch(text, -1)
	if len(shown) == 0 {
		t.Error("the README shows none")
	}
	for _, m := range shown {
		if name := string(m[1]); !slices.Contains(kept, name) {
			t.Errorf("the README shows %s, which is not kept", name)
		}
	}
}
