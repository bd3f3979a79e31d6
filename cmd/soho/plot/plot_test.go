package plot

import (
	"bytes"
	"flag"
	"image/png"
	"os"
	"strings"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"

	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/render/tell/words"
)

var update = flag.Bool("update", false, "write the golden picture anew")

// few are figures that a simulation could have found, few enough to be read.
func few() *sim.Result {
	games := func(vp ...int) (list []int) {
		list = make([]int, 200)
		for _, v := range vp {
			list[v]++
		}
		return list[:vp[len(vp)-1]+1]
	}
	return &sim.Result{
		Games:  4,
		Human:  sim.Human{VP: sim.Spread{Mean: 121.5, Min: 98, P5: 98, P50: 120, P95: 148, Max: 148}, Wins: 1},
		Automa: sim.Automa{VP: sim.Spread{Mean: 140.25, Min: 112, P5: 112, P50: 140, P95: 169, Max: 169}},
		Detail: &sim.Detail{
			HumanGames: games(98, 120, 120, 148), AutomaGames: games(112, 140, 140, 169),
			HumanVP:  []sim.Share{{Name: "canal links", Mean: 22}, {Name: "rail debt", Mean: -0.5}, {Name: "rail tile", Mean: 100}},
			AutomaVP: []sim.Share{{Name: "rail links", Mean: 40.25}, {Name: "rail tile", Mean: 100}},
			HumanDid: []sim.Share{{Name: "loans", Mean: 2.5}},
			Slots:    []sim.Share{{Name: "build", Mean: 11}, {Name: "coal-mine-and-links", Mean: 0.001}},
			Backs:    []sim.Share{{Name: "sell", Mean: 5}, {Name: "pass", Mean: 0}},
			Criteria: []sim.Share{{Name: "icon", Mean: 1}, {Name: "left-space", Mean: 4}},
			Refusals: []sim.Share{{Name: "no-space", Mean: 12}},
		},
	}
}

func speaking(t *testing.T, language string) words.Words {
	t.Helper()
	w, err := words.New(decks.Game("birmingham"), language)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func TestSVGIsTheGoldenOne(t *testing.T) {
	const golden = "testdata/few.svg"
	var got bytes.Buffer
	if err := Games(speaking(t, words.English), few(), "Birmingham", "medium", "steady & slow").SVG(&got); err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(golden, got.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got.String()); diff != "" {
		t.Errorf("(-want +got; -update writes it anew):\n%s", diff)
	}
}

// The PNG is as large as was said and has the colours of both players, of paper and of text.
func TestPNGShowsTheSame(t *testing.T) {
	d := Games(speaking(t, words.English), few(), "Birmingham", "medium", "steady")
	var out bytes.Buffer
	if err := d.PNG(&out); err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(&out)
	if err != nil {
		t.Fatal(err)
	}
	size := picture.Bounds()
	if size.Dx() != d.Width*scale || size.Dy() != d.Height*scale {
		t.Errorf("the picture is %v", size)
	}
	pixels := map[any]int{}
	for y := range size.Dy() {
		for x := range size.Dx() {
			pixels[picture.At(x, y)]++
		}
	}
	for name, c := range map[string]any{"paper": paper, "ink": ink, "human": human, "Automa": automa} {
		if pixels[c] < 500 {
			t.Errorf("%d pixels have the colour of %s", pixels[c], name)
		}
	}
}

func TestNumbersAreReadable(t *testing.T) {
	for x, want := range map[float64]string{0: "never", 0.004: "< 0.01", 0.005: "0.01", 12.345: "12.35", -0.004: "> -0.01", -0.5: "-0.50"} {
		if got := (sheet{words: speaking(t, words.English)}).mean(x); got != want {
			t.Errorf("%g is written %q, want %q", x, got, want)
		}
	}
}

// What no brackets stand around is not of the catalogue: only figures may.
func TestAllThatIsWrittenIsTranslated(t *testing.T) {
	r := few()
	for _, list := range [][]sim.Share{r.Detail.HumanVP, r.Detail.AutomaVP, r.Detail.HumanDid, r.Detail.Slots, r.Detail.Backs, r.Detail.Criteria, r.Detail.Refusals} {
		for i := range list {
			list[i].Name = "[" + list[i].Name + "]"
		}
	}
	for _, p := range Games(speaking(t, words.Pseudo), r, "Birmingham", "medium", "steady").parts {
		if !strings.HasPrefix(p.text, "[") && strings.ContainsFunc(p.text, unicode.IsLetter) {
			t.Errorf("%q is not of the catalogue", p.text)
		}
	}
}
