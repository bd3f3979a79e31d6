package paper_test

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"image"
	"io"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/render/host/paper"
	"sohofoundry/render/room/printed"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/assets/fonts"
	set "sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/view"
)

// job prints all cards of a game.
func job(t *testing.T, id, language, on string) []printed.Page {
	t.Helper()
	game := automa.New(decks.Game(id).Game, decks.Deck(id))
	w, err := words.New(game, language)
	if err != nil {
		t.Fatal(err)
	}
	j := &printed.Job{Game: game, Words: w, Paper: on, Layout: printed.Duplex, Sheet: true, Blank: true}
	for i := range game.Deck.Cards {
		j.Cards = append(j.Cards, &game.Deck.Cards[i])
	}
	pages, err := j.Pages()
	if err != nil {
		t.Fatal(err)
	}
	return pages
}

func document(t *testing.T, pages []printed.Page) []byte {
	t.Helper()
	pdf, err := paper.Document("Cards", "en", pages)
	if err != nil {
		t.Fatal(err)
	}
	return pdf
}

// contents are the drawings of the pages of a PDF, as operators.
func contents(t *testing.T, pdf []byte) (pages []string) {
	t.Helper()
	for _, at := range regexp.MustCompile(`/Contents (\d+) 0 R`).FindAllSubmatch(pdf, -1) {
		_, object, found := bytes.Cut(pdf, []byte("\n"+string(at[1])+" 0 obj"))
		_, stream, begins := bytes.Cut(object, []byte("stream\n"))
		if !found || !begins {
			t.Fatalf("no object %s", at[1])
		}
		r, err := zlib.NewReader(bytes.NewReader(stream))
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		pages = append(pages, string(text))
	}
	return pages
}

var shown = regexp.MustCompile(`(?s)\(((?:[^()\\]|\\.)*)\) Tj`)

// texts are what the pages say, one letter after the other.
func texts(content string) string {
	var said strings.Builder
	for _, piece := range shown.FindAllStringSubmatch(content, -1) {
		raw := strings.NewReplacer(`\\`, `\`, `\(`, "(", `\)`, ")", `\r`, "\r", `\n`, "\n").Replace(piece[1])
		var units []uint16
		for i := 0; i+1 < len(raw); i += 2 {
			units = append(units, binary.BigEndian.Uint16([]byte(raw[i:i+2])))
		}
		said.WriteString(string(utf16.Decode(units)))
	}
	return said.String()
}

// TestTheSamePagesGiveTheSameBytes: no time, no chance and no order of a map is in them.
func TestTheSamePagesGiveTheSameBytes(t *testing.T) {
	first := document(t, job(t, "birmingham", "pl", printed.A4))
	for range 3 {
		if !bytes.Equal(first, document(t, job(t, "birmingham", "pl", printed.A4))) {
			t.Fatal("the same pages gave other bytes")
		}
	}
	if bytes.Equal(first, document(t, job(t, "birmingham", "pl", printed.Letter))) {
		t.Error("another paper gave the same bytes")
	}
}

// TestAllThatIsWrittenIsInThePDF, as text that can be searched and read aloud, in letters of every language, in its order.
func TestAllThatIsWrittenIsInThePDF(t *testing.T) {
	for _, language := range words.Languages() {
		pages := job(t, "lancashire", language, printed.A4)
		got := contents(t, document(t, pages))
		if len(got) != len(pages) {
			t.Fatalf("%s: %d pages, want %d", language, len(got), len(pages))
		}
		for n, page := range pages {
			want := ""
			for i := range page.Items {
				want += page.Items[i].Text
			}
			if said := texts(got[n]); said != want {
				t.Errorf("%s, page %d says\n%.300s\nwant\n%.300s", language, n+1, said, want)
			}
		}
	}
}

// TestPagesAreAsLargeAsTheirPaper, in points.
func TestPagesAreAsLargeAsTheirPaper(t *testing.T) {
	for on, want := range map[string]string{printed.A4: "595.28 841.89", printed.Letter: "612.00 792.00"} {
		pdf := document(t, job(t, "birmingham", "en", on))
		boxes := regexp.MustCompile(`/MediaBox \[0 0 ([0-9. ]+)\]`).FindAllSubmatch(pdf, -1)
		if len(boxes) == 0 {
			t.Fatal("no page says how large it is")
		}
		for _, box := range boxes {
			if string(box[1]) != want {
				t.Errorf("%s: a page of %s, want %s", on, box[1], want)
			}
		}
	}
}

// TestFontsAreEmbeddedAndNothingIsAPicture: whoever prints it needs no font, and lines are sharp at any size. Of the fonts, only the
// letters that are used are there.
func TestFontsAreEmbeddedAndNothingIsAPicture(t *testing.T) {
	pdf := document(t, job(t, "birmingham", "ro", printed.A4))
	if fonts, files := bytes.Count(pdf, []byte("/Subtype /CIDFontType2")), bytes.Count(pdf, []byte("/FontFile2")); fonts != 3 || files != 3 {
		t.Errorf("%d fonts, of which %d are embedded", fonts, files)
	}
	if bytes.Contains(pdf, []byte("/Subtype /Image")) {
		t.Error("there is a picture in it")
	}
	whole, used := 0, 0
	for _, f := range []assets.Font{assets.Title, assets.Text, assets.Bold} {
		file, err := fonts.File(f)
		if err != nil {
			t.Fatal(err)
		}
		whole += len(file)
	}
	for _, length := range regexp.MustCompile(`/Length1 ([0-9]+)`).FindAllSubmatch(pdf, -1) {
		n, err := strconv.Atoi(string(length[1]))
		if err != nil {
			t.Fatal(err)
		}
		used += n
	}
	if used == 0 || used > whole/4 {
		t.Errorf("%d bytes of fonts are in it, of %d", used, whole)
	}
}

// TestLettersStandWhereTheScreenHasThem: pairs that stand closer together do so on paper, too.
func TestLettersStandWhereTheScreenHasThem(t *testing.T) {
	label := view.Item{Kind: view.Label, Area: view.Rect{X: 40, Y: 40, W: 700, H: 40}, Text: "AVAVAVAV To Va", Font: assets.Text, Size: 40,
		Fill: 0x000000ff}
	content := contents(t, document(t, []printed.Page{{Size: view.Size{W: 800, H: 200}, Items: []view.Item{label}}}))[0]
	pieces := regexp.MustCompile(`BT ([0-9.]+) `).FindAllStringSubmatch(content, -1)
	if len(pieces) != 5 { // a V is closer to the A before it than an A to a V
		t.Fatalf("AVAVAVAV is in %d pieces, want 5", len(pieces))
	}
	for i, piece := range pieces {
		x, err := strconv.ParseFloat(piece[1], 64)
		if err != nil {
			t.Fatal(err)
		}
		at := 40.0
		if i > 0 {
			at += set.Width(label.Font, label.Size, label.Text[:2*i]) - set.Width(label.Font, label.Size, "V")
		}
		if want := at * paper.Unit * 72 / 25.4; math.Abs(x-want) > 0.2 {
			t.Errorf("piece %d is at %v, want %v", i, x, want)
		}
	}
}

// nothing is a painting.
type nothing struct{}

func (nothing) Paint(*image.RGBA) {}

// TestAPaintingIsRefused: it would be missing on paper, and nobody would be told.
func TestAPaintingIsRefused(t *testing.T) {
	painting := view.Item{Kind: view.Picture, Painting: nothing{}}
	if _, err := paper.Document("Cards", "en", []printed.Page{{Size: view.Size{W: 100, H: 100}, Items: []view.Item{painting}}}); err == nil {
		t.Error("a painting was printed")
	}
}

// TestAnyNameCanBePrinted: what a PDF has no letter for has a sign in its place, and the rest of the name is there.
func TestAnyNameCanBePrinted(t *testing.T) {
	name := "My 😀 deck"
	page := printed.Page{Size: view.Size{W: 400, H: 400}, Items: []view.Item{
		{Kind: view.Label, Area: view.Rect{X: 10, Y: 10, W: 380, H: 40}, Text: name, Font: assets.Text, Size: 20, Fill: 0x000000ff},
	}}
	pdf, err := paper.Document(name, "en", []printed.Page{page})
	if err != nil {
		t.Fatal(err)
	}
	if got := texts(contents(t, pdf)[0]); got != "My \ufffd deck" {
		t.Errorf("it says %q", got)
	}
}
