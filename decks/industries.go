package decks

import (
	"sohofoundry/decks/strict"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// location returns the location of a name, as printed.
func location(d *strict.Document, n *strict.Node, what any, f *engine.Figures) engine.Location {
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
func industries(r strict.Record, key string, low int, f *engine.Figures) engine.IndustrySet {
	n := r.Need(key)
	items := strict.As[strict.List](r.Document, n, r.About(key), fault.Sprintf("a list"))
	if n != nil && len(items) < low {
		r.Refuse(n.At, "%s names no industry", r.About(key))
	}
	var set engine.IndustrySet
	for _, item := range items {
		industry := industryOf(r.Document, item, r.About(key), f)
		if set.Has(industry) {
			r.Refuse(item.At, "%s names %s twice", r.About(key), industry)
		}
		set = set.With(industry)
	}
	return set
}

func industryOf(d *strict.Document, n *strict.Node, what any, f *engine.Figures) engine.Industry {
	return f.Industries[d.AsOneOf(n, what, industryWords(f)...)].Industry
}

// industryWords are the names of a game's industries in texts.
func industryWords(f *engine.Figures) (words []string) {
	for _, facts := range f.Industries {
		words = append(words, facts.Industry.String())
	}
	return words
}

// familyWords are the names of all industries of the family, in the order of the engine.
func familyWords() (words []string) {
	for i := engine.Industry(1); i < engine.MaxIndustries; i++ {
		words = append(words, i.String())
	}
	return words
}

// resourceNames are words of industries.toml, in the order of the engine.
var resourceNames = []string{engine.Coal.String(), engine.Iron.String(), engine.Beer.String()}

// familyNames are words of industries.toml, in the order of the engine.
var familyNames = []string{"birmingham", "lancashire"}

// readIndustries reads the family of a game and its industries, in the order of a mat.
func readIndustries(d *strict.Document, f *engine.Figures) {
	root := d.Record(d.Root(), "the set of industries", "family", "industries")
	f.Family = engine.Birmingham + engine.Family(root.OneOf("family", familyNames...))
	for _, n := range root.List("industries") {
		r := d.Record(n, "an industry", "industry", "sold", "output", "replaceable", "access", "at_once")
		facts := engine.IndustryFacts{
			Industry: engine.Cotton + engine.Industry(r.OneOf("industry", familyWords()...)),
			Sold:     r.Flag("sold"), Replaceable: r.Flag("replaceable"), Access: r.Flag("access"), AtOnce: r.Flag("at_once"),
		}
		if r.Has("output") {
			facts.Output = engine.Resource(r.OneOf("output", resourceNames...))
		}
		f.Industries = append(f.Industries, facts)
	}
}

// buildings are the industries as a sentence names one tile of them.
var buildings = [engine.MaxIndustries]fault.Text{
	engine.Cotton:       fault.Sprintf("a cotton mill"),
	engine.Manufacturer: fault.Sprintf("a manufacturer"),
	engine.Pottery:      fault.Sprintf("a pottery"),
	engine.CoalMine:     fault.Sprintf("a coal mine"),
	engine.IronWorks:    fault.Sprintf("an iron works"),
	engine.Brewery:      fault.Sprintf("a brewery"),
	engine.Port:         fault.Sprintf("a port"),
	engine.Shipyard:     fault.Sprintf("a shipyard"),
}
