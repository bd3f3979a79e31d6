package decks

import (
	"sohofoundry/decks/strict"
	"sohofoundry/engine"
)

// location returns the location of a name, as printed.
func location(d *strict.Document, n *strict.Node, what string, f *engine.Figures) engine.Location {
	name := d.AsText(n, what)
	names := make([]string, 0, len(f.Locations))
	for l := 1; l < len(f.Locations); l++ {
		if f.Locations[l].Name == name {
			return engine.Location(l)
		}
		names = append(names, f.Locations[l].Name)
	}
	if n != nil {
		d.Refuse(n.At, "%s names %s, which is not on the board%s", what, strict.Quote(name), strict.DidYouMean(name, names))
	}
	return 0
}

// industries returns a list of industries as a set; how many it names must lie between low and the number of industries.
func industries(r strict.Record, key string, low int) engine.IndustrySet {
	n := r.Need(key)
	items := strict.As[strict.List](r.Document, n, r.About(key), "a list")
	if n != nil && len(items) < low {
		r.Refuse(n.At, "%s names no industry", r.About(key))
	}
	var set engine.IndustrySet
	for _, item := range items {
		industry := industry(r.Document, item, r.About(key))
		if set.Has(industry) {
			r.Refuse(item.At, "%s names %s twice", r.About(key), industry)
		}
		set = set.With(industry)
	}
	return set
}

func industry(d *strict.Document, n *strict.Node, what string) engine.Industry {
	return engine.Cotton + engine.Industry(d.AsOneOf(n, what, industryWords()...))
}

// industryWords are the names of the industries in texts, in the order of the engine.
func industryWords() []string {
	words := make([]string, 0, engine.Industries)
	for i := engine.Cotton; i <= engine.Brewery; i++ {
		words = append(words, i.String())
	}
	return words
}

// buildings are the industries as a sentence names one tile of them.
var buildings = [engine.Industries + 1]string{
	engine.Cotton:       "a cotton mill",
	engine.Manufacturer: "a manufacturer",
	engine.Pottery:      "a pottery",
	engine.CoalMine:     "a coal mine",
	engine.IronWorks:    "an iron works",
	engine.Brewery:      "a brewery",
}
