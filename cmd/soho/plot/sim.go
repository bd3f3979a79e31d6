package plot

import (
	"fmt"
	"image/color"
	"slices"

	"sohofoundry/automa/sim"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
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
	leastNames    = 140.0

	column = (width - 2*margin - 2*gap) / 3
)

// sheet is a drawing that speaks a language.
type sheet struct {
	*Drawing
	words words.Words
}

func (d sheet) say(key string, named ...any) string {
	return d.words.Text("command.sim."+key, named...)
}

// Games draws the games of a simulation on a board, which must have its details, with the names of their rows as they are to be
// read: a policy against the Automa of a difficulty.
func Games(w words.Words, r *sim.Result, board, difficulty, policy string) *Drawing {
	d := sheet{&Drawing{Width: width, Height: height}, w}
	d.box(0, 0, width, height, paper)
	d.writeBold(margin, 48, titleSize,
		d.say("plot.title", "n", w.Count(r.Games), "game", board, "policy", policy, "difficulty", difficulty))
	d.legend(r, policy, 76)
	d.histogram(r, margin, 110, width-2*margin, 250)
	second, third := margin+column+gap, margin+2*(column+gap)
	const top = 440.0
	y := d.bars("automa-vp", policy, margin, top, automa, r.Detail.AutomaVP)
	d.bars("human-vp", policy, margin, y+30, human, r.Detail.HumanVP)
	y = d.bars("slots", policy, second, top, automa, r.Detail.Slots)
	y = d.bars("backs", policy, second, y+30, automa, r.Detail.Backs)
	d.bars("refusals", policy, second, y+30, automa, byMean(r.Detail.Refusals, mostRefusals))
	y = d.bars("ties", policy, third, top, automa, byMean(r.Detail.Criteria, len(r.Detail.Criteria)))
	d.bars("human-did", policy, third, y+30, human, r.Detail.HumanDid)
	return d.Drawing
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

// legend tells the colours, the means and the wins, beside a bar of the wins.
func (d sheet) legend(r *sim.Result, policy string, y float64) {
	won := float64(r.Human.Wins) / float64(r.Games)
	x := margin
	for _, side := range []struct {
		name   string
		vp     sim.Spread
		colour color.RGBA
	}{{policy, r.Human.VP, human}, {d.say("automa"), r.Automa.VP, automa}} {
		d.box(x, y-11, 14, 14, side.colour)
		d.write(x+20, y, headSize, start, ink, d.say("plot.side", "side", side.name, "mean", d.words.Decimal(side.vp.Mean, 1),
			"low", side.vp.P5, "high", side.vp.P95))
		x += 390
	}
	const length = 160.0
	x = width - margin - length
	d.box(x, y-11, length*won, 14, human)
	d.box(x+length*won, y-11, length*(1-won), 14, automa)
	d.write(x-10, y, headSize, end, ink, d.say("plot.wins", "policy", policy, "share", d.words.Decimal(100*won, 1)))
}

// histogram draws the final scores of both side by side, from a little below the lowest.
func (d sheet) histogram(r *sim.Result, x, y, w, h float64) {
	yours, its := binned(r.Detail.HumanGames), binned(r.Detail.AutomaGames)
	first := min(r.Human.VP.Min, r.Automa.VP.Min) / ticksVP * ticksVP / binVP
	last := max(len(yours), len(its))
	highest := max(slices.Max(yours), slices.Max(its))
	d.writeBold(x, y+8, headSize, d.say("plot.scores", "n", binVP))
	const head = 30.0 // room for that
	bottom, step := y+h, w/float64(last-first)
	up := func(games int) float64 { return (h - head) * float64(games) / float64(highest) }
	for third := 1; third <= 3; third++ {
		line := bottom - (h-head)*float64(third)/3
		d.box(x, line, w, 0.5, faint)
		d.write(x+w, line-3, textSize, end, soft, d.words.Count(highest*third/3).Text)
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
	d.write(x+w, bottom+36, textSize, end, soft, d.say("plot.end"))
}

// binned adds up the games of so many VP each.
func binned(games []int) []int {
	bins := make([]int, len(games)/binVP+1)
	for vp, n := range games {
		bins[vp/binVP] += n
	}
	return bins
}

// bars draws a list of means under a heading and returns where it ends. The column of the names is as wide as the longest.
func (d sheet) bars(heading, policy string, x, y float64, c color.RGBA, list []sim.Share) (bottom float64) {
	const numbers, between = 40.0, 8.0 // room for them
	d.writeBold(x, y, headSize, d.say(heading, "policy", policy))
	d.write(x+column, y, textSize, end, soft, d.say("a-game"))
	longest, names := 0.0, leastNames
	for _, s := range list {
		longest = max(longest, s.Mean)
		names = max(names, fonts.Width(assets.Text, textSize, s.Name)+between)
	}
	for _, s := range list {
		y += rowHeight
		d.write(x+names-between, y+4, textSize, end, ink, s.Name)
		bar := 0.0
		if longest > 0 && s.Mean > 0 {
			bar = max((column-names-numbers)*s.Mean/longest, 0.5)
			d.box(x+names, y-6, bar, rowHeight-6, c)
		}
		d.write(x+names+bar+5, y+4, textSize, start, soft, d.mean(s.Mean))
	}
	return y + rowHeight
}

// mean writes a mean so that a rare event can be told from one that never happened.
func (d sheet) mean(x float64) string {
	switch {
	case x == 0:
		return d.say("plot.never")
	case x > 0 && x < 0.005:
		return "< " + d.words.Decimal(0.01, 2)
	case x < 0 && x > -0.005:
		return "> " + d.words.Decimal(-0.01, 2)
	}
	return d.words.Decimal(x, 2)
}
