package paint

import "image"

// lookAhead is how many pieces that were inserted or taken away in one place are recognised as such: about as many as a
// tooltip or a room has. Where there were more, too much is drawn, and nothing else comes of it.
const lookAhead = 160

// differences are the areas in which two pictures of a size differ. Pieces that both have in the same order look the same in
// both wherever no other piece lies; so all others are where they differ. Any choice of pieces in the same order is right,
// and this one is quick: after a difference it goes on with the nearest piece that both have.
func differences(before, after []piece) []image.Rectangle {
	var d areas
	for len(before) > 0 || len(after) > 0 {
		if len(before) > 0 && len(after) > 0 && before[0] == after[0] {
			before, after = before[1:], after[1:]
			continue
		}
		gone, come := resync(before, after)
		d.cover(before[:gone])
		d.cover(after[:come])
		before, after = before[gone:], after[come:]
	}
	return d
}

// resync counts the pieces on each side until the next one that both have, as few as can be.
func resync(before, after []piece) (gone, come int) {
	for distance := 1; distance <= lookAhead; distance++ {
		for gone := max(0, distance-len(after)); gone <= min(distance, len(before)-1); gone++ {
			if come := distance - gone; come < len(after) && before[gone] == after[come] {
				return gone, come
			}
		}
	}
	return min(lookAhead, len(before)), min(lookAhead, len(after))
}

// areas do not overlap.
type areas []image.Rectangle

// most is how many areas there are at most: each is looked for among all pieces.
const most = 12

// cover lets the areas cover some pieces as well.
func (a *areas) cover(pieces []piece) {
	for i := range pieces {
		a.add(pieces[i].seen())
	}
}

// add covers a further area, with those that it touches as one.
func (a *areas) add(r image.Rectangle) {
	for i := 0; i < len(*a); i++ {
		if old := (*a)[i]; r.Overlaps(old) || len(*a) == most {
			if r.In(old) {
				return
			}
			r = r.Union(old)
			(*a)[i] = (*a)[len(*a)-1]
			*a = (*a)[:len(*a)-1]
			i = -1 // the larger one may touch others
		}
	}
	*a = append(*a, r)
}
