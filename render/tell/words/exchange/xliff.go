package exchange

import (
	"bytes"
	"cmp"
	"encoding/xml"
	"fmt"
	"io"
	"regexp"
	"strings"

	"golang.org/x/text/language"

	"sohofoundry/render/tell/words"
)

// The parts of XLIFF 2.0 that say something here.
type (
	document struct {
		XMLName xml.Name `xml:"urn:oasis:names:tc:xliff:document:2.0 xliff"`
		Version string   `xml:"version,attr"`
		Source  string   `xml:"srcLang,attr"`
		Target  string   `xml:"trgLang,attr"`
		Files   []part   `xml:"file"`
	}
	part struct {
		ID    string `xml:"id,attr"`
		Units []unit `xml:"unit"`
	}
	unit struct {
		ID       string    `xml:"id,attr"`
		Name     string    `xml:"name,attr,omitempty"`
		Notes    []string  `xml:"notes>note,omitempty"`
		Segments []segment `xml:"segment"`
	}
	segment struct {
		State  string `xml:"state,attr,omitempty"`
		Source said   `xml:"source"`
		Target *said  `xml:"target"`
	}
	said struct {
		Space string `xml:"xml:space,attr,omitempty"`
		Text  string `xml:",chardata"`
	}
)

const preserve = "preserve"

// Export writes the texts of a language beside the English ones as XLIFF 2.0. Its own text may be nothing: then none is translated yet.
func Export(target string, own []byte) ([]byte, error) {
	english, err := read("en.toml", words.File(words.English))
	if err != nil {
		return nil, err
	}
	translated, err := read(target+".toml", own)
	if err != nil {
		return nil, err
	}
	d := document{Version: "2.0", Source: words.English, Target: target, Files: []part{{ID: "words", Units: units(english, translated)}}}
	out, err := xml.MarshalIndent(d, "", "  ")
	return append(append([]byte(xml.Header), out...), '\n'), err
}

// units are the texts in the order of the English ones, each with its translation. Forms that the language alone has follow.
func units(english, translated *catalogue) (list []unit) {
	for i := range english.entries {
		e := &english.entries[i]
		u := unit{ID: idOf(e.key), Name: e.key, Segments: []segment{{State: "initial", Source: said{preserve, e.text}}}}
		if e.note != "" {
			u.Notes = []string{e.note}
		}
		if t := translated.by[e.key]; t != nil {
			u.Segments[0].State, u.Segments[0].Target = "translated", &said{preserve, t.text}
		}
		list = append(list, u)
	}
	for i := range translated.entries {
		t := &translated.entries[i]
		if english.by[t.key] == nil {
			list = append(list, unit{ID: idOf(t.key), Name: t.key, Notes: []string{"A form that only this language has."},
				Segments: []segment{{State: "translated", Source: said{Space: preserve}, Target: &said{preserve, t.text}}}})
		}
	}
	return list
}

// idOf is a key as XLIFF lets units be called; the name says the key itself.
func idOf(key string) string { return unnamed.ReplaceAllString(key, "_") }

var unnamed = regexp.MustCompile(`[^A-Za-z0-9._-]`)

// parse reads XLIFF 2.0 into the translations by their keys, in the order in which they stand.
func parse(text []byte) (target string, keys []string, by map[string]string, err error) {
	var d document
	decoder := xml.NewDecoder(bytes.NewReader(text))
	if err := decoder.Decode(&d); err != nil {
		if err == io.EOF {
			err = io.ErrUnexpectedEOF
		}
		return "", nil, nil, fmt.Errorf("this is no XLIFF 2.0: %w", err)
	}
	if tag, err := language.Parse(d.Target); !strings.HasPrefix(d.Version, "2.") || err != nil || tag.String() != d.Target {
		return "", nil, nil, fmt.Errorf("this is no XLIFF 2.0 with a target language: its version is %q and trgLang %q", d.Version, d.Target)
	}
	by = map[string]string{}
	for _, f := range d.Files {
		for _, u := range f.Units {
			translated, whole := "", len(u.Segments) > 0
			for _, s := range u.Segments {
				if s.Target == nil {
					whole = false
					break
				}
				translated += s.Target.Text
			}
			key := cmp.Or(u.Name, u.ID)
			if _, twice := by[key]; twice {
				return "", nil, nil, fmt.Errorf("the unit %q is there twice", key)
			}
			if whole && translated != "" {
				keys = append(keys, key)
				by[key] = translated
			}
		}
	}
	return d.Target, keys, by, nil
}
