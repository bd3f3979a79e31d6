package plot

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"sohofoundry/automa/sim"
)

// The measures of the picture.
const (
	width, height = 1200, 1080
	margin        = 40.0
	gap           = 40.0
	rowHeight     = 17.0
	titleSize     = 26.0
	headSize      = 17.0
	textSize      = 13.0
	binVP         = 5  // VP in a bar of the histogram
	ticksVP       = 20 // from one figure below it to the next
	mostRefusals  = 15 // rows

	column = (width - 2*margin - 2*gap) / 3
)

// Games draws the games of a simulation on a board, which must have its details: a policy against the Automa of a difficulty.
func Games(r *sim.Result, board, difficulty, policy string) *Drawing {
	d := &Drawing{Width: width, Height: height}
	d.box(0, 0, width, height, paper)
	d.writeBold(margin, 48, titleSize, fmt.Sprintf("%s of %s: %s against the %s Automa", plural(r.Games, "game"), board, policy, difficulty))
	d.legend(r, policy, 76)
	d.histogram(r, margin, 110, width-2*margin, 250)
	second, third := margin+column+gap, margin+2*(column+gap)
	const top = 440.0
	y := d.bars("VP a game: the Automa", margin, top, automa, r.Detail.AutomaVP)
	d.bars("VP a game: "+policy, margin, y+30, human, r.Detail.HumanVP)
	y = d.bars("Slots of the fronts, a game", second, top, automa, r.Detail.Slots)
	y = d.bars("Actions of the backs, a game", second, y+30, automa, r.Detail.Backs)
	d.bars("Refusals, a game", second, y+30, automa, byMean(r.Detail.Refusals, mostRefusals))
	y = d.bars("Tie-breaks decided by, a game", third, top, automa, byMean(r.Detail.Criteria, len(r.Detail.Criteria)))
	d.bars("What "+policy+" did, a game", third, y+30, human, r.Detail.HumanDid)
	return d
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%s %ss", grouped(n), what)
}

// grouped writes a number with commas: 20,000.
func grouped(n int) string {
	if n < 1000 {
		return fmt.Sprint(n)
	}
	return fmt.Sprintf("%s,%03d", grouped(n/1000), n%1000)
}

// byMean returns the most frequent, the first of them first.
func byMean(all []sim.Share, most int) []sim.Share {
	sorted := slices.Clone(all)
	slices.SortStableFunc(sorted, func(a, b sim.Share) int {
		switch {
		case a.Mean > b.Mean:
			return -1
		case a.Mean < b.Mean:
			return 1
		}
		return 0
	})
	return sorted[:min(most, len(sorted))]
}

// legend tells the colours, the means and who won, beside a bar of the wins.
func (d *Drawing) legend(r *sim.Result, policy string, y float64) {
	won := float64(r.Human.Wins) / float64(r.Games)
	x := margin
	for _, side := range []struct {
		name   string
		vp     sim.Spread
		colour color.RGBA
	}{{policy, r.Human.VP, human}, {"Automa", r.Automa.VP, automa}} {
		d.box(x, y-11, 14, 14, side.colour)
		d.write(x+20, y, headSize, start, ink, fmt.Sprintf("%s: %.1f VP in the mean, 90 %% of games %d to %d", side.name, side.vp.Mean, side.vp.P5, side.vp.P95))
		x += 390
	}
	const length = 160.0
	x = width - margin - length
	d.box(x, y-11, length*won, 14, human)
	d.box(x+length*won, y-11, length*(1-won), 14, automa)
	d.write(x-10, y, headSize, end, ink, fmt.Sprintf("%s wins %.1f %%", policy, 100*won))
}

// histogram draws the final scores of both side by side, from a little below the lowest.
func (d *Drawing) histogram(r *sim.Result, x, y, w, h float64) {
	yours, its := binned(r.Detail.HumanGames), binned(r.Detail.AutomaGames)
	first := min(r.Human.VP.Min, r.Automa.VP.Min) / ticksVP * ticksVP / binVP
	last := max(len(yours), len(its))
	highest := max(slices.Max(yours), slices.Max(its))
	d.writeBold(x, y+8, headSize, fmt.Sprintf("Final scores: games in each %d VP", binVP))
	const head = 30.0 // room for that
	bottom, step := y+h, w/float64(last-first)
	up := func(games int) float64 { return (h - head) * float64(games) / float64(highest) }
	for third := 1; third <= 3; third++ {
		line := bottom - (h-head)*float64(third)/3
		d.box(x, line, w, 0.5, faint)
		d.write(x+w, line-3, textSize, end, soft, grouped(highest*third/3))
	}
	for i := first; i < last; i++ {
		at := x + step*float64(i-first)
		if i < len(yours) && yours[i] > 0 {
			d.box(at+step*0.06, bottom-up(yours[i]), step*0.44, up(yours[i]), human)
		}
		if i < len(its) && its[i] > 0 {
			d.box(at+step*0.5, bottom-up(its[i]), step*0.44, up(its[i]), automa)
		}
		if i*binVP%ticksVP == 0 {
			d.write(at, bottom+18, textSize, middle, soft, fmt.Sprint(i*binVP))
		}
	}
	d.box(x, bottom, w, 1, ink)
	d.write(x+w, bottom+36, textSize, end, soft, "VP at the end of the game")
}

// binned adds up the games of so many VP each.
func binned(games []int) []int {
	bins := make([]int, len(games)/binVP+1)
	for vp, n := range games {
		bins[vp/binVP] += n
	}
	return bins
}

// bars draws a list of means under a heading and returns where it ends.
func (d *Drawing) bars(heading string, x, y float64, c color.RGBA, list []sim.Share) (bottom float64) {
	const names, numbers = 140.0, 40.0 // room for them
	d.writeBold(x, y, headSize, heading)
	longest := 0.0
	for _, s := range list {
		longest = max(longest, s.Mean)
	}
	for _, s := range list {
		y += rowHeight
		d.write(x+names-8, y+4, textSize, end, ink, strings.ReplaceAll(s.Name, "-", " "))
		bar := 0.0
		if longest > 0 && s.Mean > 0 {
			bar = max((column-names-numbers)*s.Mean/longest, 0.5)
			d.box(x+names, y-6, bar, rowHeight-6, c)
		}
		d.write(x+names+bar+5, y+4, textSize, start, soft, mean(s.Mean))
	}
	return y + rowHeight
}

// mean writes a mean so that what is rare can be told from what never happened.
func mean(x float64) string {
	switch {
	case x == 0:
		return "never"
	case x > 0 && x < 0.005:
		return "< 0.01"
	case x < 0 && x > -0.005:
		return "> -0.01"
	}
	return fmt.Sprintf("%.2f", x)
}
