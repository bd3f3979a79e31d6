package fonts

// Typeface is a font as the program sets text in it: the letters of the languages that are written from left to right with
// Latin letters, which letters join, and how close any two of them stand. cmd/dev/typefaces works it out from a font file, so that
// the program needs neither that file nor the rules of all the world's scripts. Lengths are parts of an em.
type Typeface struct {
	Em        int // of the parts, in the size of the type
	CapHeight int
	Glyphs    []Glyph // the first is a box, for a letter that the typeface lacks
	Letters   []Letter
	Joins     []Join
	Spaces    Spaces
}

// Glyph is the shape of a letter, or of several in one.
type Glyph struct {
	Advance int    // to the next one
	Outline string // as Pack wrote it: a glyph that is never drawn need not be read
}

// Letter is a character and the number of its glyph.
type Letter struct {
	Rune  rune
	Glyph int
}

// Join is the change to two letters that meet: the first has another glyph, or one glyph stands for both.
type Join struct {
	First, Second rune
	Glyph         int
	IsBoth        bool
}

// Spaces tells how much further apart two glyphs stand than they would alone. Glyphs that behave alike are of one class, as
// the first of the two and as the second.
type Spaces struct {
	First, Second []int // the classes of the glyphs
	Classes       int   // of second glyphs
	More          []int // for each class of the first, for each of the second
}

// Between is how much further apart two glyphs stand; those that are no letters of the font keep their distance.
func (s *Spaces) Between(first, second int) int {
	if first >= len(s.First) || second >= len(s.Second) {
		return 0
	}
	return s.More[s.First[first]*s.Classes+s.Second[second]]
}

// Shaper finds the glyphs of texts.
type Shaper struct {
	letters map[rune]int
	joins   map[[2]rune]Join
}

// NewShaper prepares the letters of a typeface.
func NewShaper(letters []Letter, joins []Join) Shaper {
	s := Shaper{map[rune]int{}, map[[2]rune]Join{}}
	for _, l := range letters {
		s.letters[l.Rune] = l.Glyph
	}
	for _, j := range joins {
		s.joins[[2]rune{j.First, j.Second}] = j
	}
	return s
}

// Glyphs are those of some letters.
func (s Shaper) Glyphs(letters []rune) (list []int) {
	for i := 0; i < len(letters); i++ {
		id := s.letters[letters[i]]
		if i+1 < len(letters) {
			if j, isJoined := s.joins[[2]rune(letters[i:])]; isJoined {
				id = j.Glyph
				if j.IsBoth {
					i++
				}
			}
		}
		list = append(list, id)
	}
	return list
}
