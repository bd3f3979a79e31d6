package fonts

import (
	"bytes"
	"os"
	"testing"

	"sohofoundry/render/ui/assets"
)

// TestTheFilesAreThoseOfTheFonts: what is in the program is what lies beside it, whole.
func TestTheFilesAreThoseOfTheFonts(t *testing.T) {
	for f, name := range names {
		want, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := File(f); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is another one in the program (go generate ./render/ui/assets/fonts): %v", name, err)
		}
	}
	if _, err := File(assets.Italic); err == nil {
		t.Error("a font that nothing on paper is set in has a file")
	}
}
