package engine

// board has the places of a game and what lies where, in sets, as the rules ask for them.
type board struct {
	towns, farms LocationSet
	outside      LocationSet // merchant locations and end points, where nothing is built (B5.4, C5.2)
	markets      LocationSet // that give access to the coal market (B6.2, C5.2)

	spacesAt     [MaxLocations]SpaceSet
	spacesFor    [MaxIndustries]SpaceSet    // that take the industry
	aloneFor     [MaxIndustries]SpaceSet    // that take nothing else
	locationsFor [MaxIndustries]LocationSet // with such spaces
	locationOf   [MaxSpaces]Location

	linesAt     [MaxLocations]LineSet
	ends        [MaxLines]LocationSet
	linesIn     [Rail + 1]LineSet
	merchantsAt [MaxLocations][2]Merchant
}

func newBoard(f *Figures) (b board) {
	for l := Location(1); int(l) < len(f.Locations); l++ {
		switch f.Locations[l].Kind {
		case Town:
			b.towns = b.towns.With(l)
		case Farm:
			b.farms = b.farms.With(l)
		case MerchantLocation, EndPoint:
			b.outside = b.outside.With(l)
		}
		if f.Locations[l].Market {
			b.markets = b.markets.With(l)
		}
	}
	for x := Space(1); int(x) < len(f.Spaces); x++ {
		b.addSpace(x, &f.Spaces[x])
	}
	for x := Line(1); int(x) < len(f.Lines); x++ {
		b.addLine(x, &f.Lines[x])
	}
	for m := Merchant(1); int(m) < len(f.Merchants); m++ {
		spaces := &b.merchantsAt[f.Merchants[m].Location]
		if spaces[0] == 0 {
			spaces[0] = m
		} else {
			spaces[1] = m
		}
	}
	return b
}

func (b *board) addSpace(x Space, f *SpaceFacts) {
	b.locationOf[x] = f.Location
	b.spacesAt[f.Location] = b.spacesAt[f.Location].With(x)
	for i := range f.Industries.All() {
		b.spacesFor[i] = b.spacesFor[i].With(x)
		b.locationsFor[i] = b.locationsFor[i].With(f.Location)
		if f.Industries == IndustrySet(0).With(i) {
			b.aloneFor[i] = b.aloneFor[i].With(x)
		}
	}
}

func (b *board) addLine(x Line, f *LineFacts) {
	for _, l := range f.Ends {
		b.ends[x] = b.ends[x].With(l)
		b.linesAt[l] = b.linesAt[l].With(x)
	}
	if f.Canal {
		b.linesIn[Canal] = b.linesIn[Canal].With(x)
	}
	if f.Rail {
		b.linesIn[Rail] = b.linesIn[Rail].With(x)
	}
}

// SpacesAt returns the spaces of a location.
func (b *board) SpacesAt(l Location) SpaceSet { return b.spacesAt[l] }

// LinesAt returns the lines that touch a location.
func (b *board) LinesAt(l Location) LineSet { return b.linesAt[l] }

// Ends returns the locations that a line joins: two, or three for the line with the farm (B5.3).
func (b *board) Ends(x Line) LocationSet { return b.ends[x] }

// LocationOf returns where a space is.
func (b *board) LocationOf(x Space) Location { return b.locationOf[x] }

// Kinds returns the towns, the farms, and the locations outside: merchant locations and end points.
func (b *board) Kinds() (towns, farms, outside LocationSet) { return b.towns, b.farms, b.outside }

// locationsWith returns where spaces are.
func (b *board) locationsWith(x SpaceSet) (at LocationSet) {
	for ; x != 0; x = x.Rest() {
		at |= 1 << b.locationOf[x.First()]
	}
	return at
}

// within returns those of some spaces that are at these locations: for a few spaces and many locations.
func (b *board) within(at LocationSet, few SpaceSet) (x SpaceSet) {
	for ; few != 0; few = few.Rest() {
		if f := few.First(); at.Has(b.locationOf[f]) {
			x = x.With(f)
		}
	}
	return x
}

// spacesIn returns the spaces of all these locations.
func (b *board) spacesIn(at LocationSet) (x SpaceSet) {
	for ; at != 0; at = at.Rest() {
		x |= b.spacesAt[at.First()]
	}
	return x
}

// linesFrom returns the lines that touch any of these locations.
func (b *board) linesFrom(at LocationSet) (x LineSet) {
	for ; at != 0; at = at.Rest() {
		x |= b.linesAt[at.First()]
	}
	return x
}
