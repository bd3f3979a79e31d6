package theatre

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// block is a piece of a scrolling list: its height, and its drawing there.
type block struct {
	high float64
	draw func(view.Rect)
}

// reasons draws the part of the card being read, and below it, scrolling, the tries with their results and reasons, a page of
// consequences of the turn, or a tie.
func (s *scene) reasons(area view.Rect) widget.Scroll {
	title, about, rule := s.subject()
	if s.watching() { // else the title stands at the head of the room
		wide := area.W - s.ruleWide(rule.String()) - 8
		top, rest := area.Top(max(28, s.ParaHeight(wide, title, s.Heading())))
		s.Rule(view.Rect{X: top.X, Y: top.Y, W: top.W, H: 28}, "theatre:about", rule.String())
		top.W = wide
		s.Para(top, "theatre:title", title, s.Heading())
		area = rest
	}
	if s.shot.Tie != nil {
		return s.tie(area)
	}
	wide := area.W - 14
	blocks := s.tries(wide)
	switch {
	case s.frame.Kind == film.Summary:
		blocks = s.deeds(wide)
	case s.frame.Kind > film.Summary || !s.watching():
		blocks = append(s.page(wide), s.thoughts(wide)...)
	}
	if about != "" {
		read := func(in view.Rect) { s.Para(in, "theatre:about", about, s.Soft()) }
		if high := s.ParaHeight(area.W, about, s.Soft()) + 4; area.H-high >= leastReasons {
			read(area)
			_, area = area.Top(high)
		} else { // it makes way for them
			blocks = slices.Insert(blocks, 0, block{s.ParaHeight(wide, about, s.Soft()) + 4, read})
		}
	}
	seen := len(blocks) - 1
	if s.frame.Kind == film.Summary || s.Rival { // which is read from its beginning
		seen = -1
	}
	return s.scrolling(area, blocks, seen)
}

// leastReasons is the least room for the tries, below the part being read.
const leastReasons = 80.0

// ruleWide is how wide the number of a rule is.
func (s *scene) ruleWide(rule string) float64 { return s.Soft().Width(rule) }

// scrolling draws blocks one below the other. Until the person scrolls, the block of an index is to be seen, with as many of
// those before it as there is room for, and none of them in part. Of one that is higher than the area the end is seen, which
// says how it went.
func (s *scene) scrolling(area view.Rect, blocks []block, seen int) widget.Scroll {
	high := 0.0
	starts := make([]float64, len(blocks))
	for i, b := range blocks {
		starts[i] = high
		high += b.high
	}
	scroll := s.Scroll
	if !s.Scrolled {
		scroll.Offset = 0
		for i := 0; i < seen && starts[seen]+blocks[seen].high-scroll.Offset > area.H; i++ {
			scroll.Offset = starts[i+1]
		}
		if seen >= 0 {
			scroll.Offset += max(0, blocks[seen].high-area.H)
		}
		if high > area.H { // below the last block there is nothing
			high = max(high, scroll.Offset+area.H)
		}
	}
	scroll.Room = max(0, high-area.H)
	return s.Scrolling(area, ScrollID, scroll.By(0), func(in view.Rect) float64 {
		for i, b := range blocks {
			b.draw(view.Rect{X: in.X, Y: in.Y + starts[i], W: in.W, H: b.high})
		}
		return high
	})
}

// subject is the part being read: its name, its text, and the rule that governs it, if there is one.
func (s *scene) subject() (title, about string, rule engine.Rule) {
	p, w := s.panel, words.In(s.Words)
	if s.shot.Tie != nil {
		return w.TieTable(s.shot.Tie.Tie, 0).Title, "", 0
	}
	switch {
	case s.frame.Kind == film.Summary:
		return s.Words.Text("theatre.page.summary"), s.Words.Text("theatre.deeds"), 0
	case s.frame.Kind > film.Summary:
		return s.Words.Text("theatre.page." + s.frame.Kind.String()), s.sums(), 0
	case p.Back != 0 && p.Corner:
		return s.Words.Text("theatre.first-turn"), w.Sentence(w.FirstTurnText(facts(s.Game, p.Back).Back)), facts(s.Game, p.Back).Back.CornerRules()[0]
	case p.Row == 2:
		return s.Words.Text("theatre.back.second-row"), w.Sentence(w.SecondRowText()), engine.N(13)
	case p.Back != 0:
		return s.Words.Text("theatre.back." + p.Action.String()), w.Sentence(w.BackText(facts(s.Game, p.Back).Back, p.Action, p.Tile)), s.Game.BackRules(&facts(s.Game, p.Back).Back, p.Action)[0]
	case p.Slot != 0:
		slot := &facts(s.Game, p.Card).Front[p.Slot-1]
		return s.Words.Text("theatre.slot", "slot", strconv.Itoa(p.Slot)), w.FrontSlot(*slot, p.Tile), s.Game.SlotRules(slot)[0]
	}
	return s.Words.Text("theatre.lost"), "", 0
}

// sums are the VP of a scoring so far; nothing on other pages.
func (s *scene) sums() string {
	scores := s.frame.Scores()
	if len(scores) == 0 {
		return ""
	}
	var sums account.VP
	for _, score := range scores {
		if score.Stage <= s.At.Stage {
			sums[score.Seat] += int(score.VP)
		}
	}
	if w := words.In(s.Words); w.Company() {
		return w.Text("theatre.score.sums-all", "list", w.EachVP(account.Seats(&s.frame.Before.State), func(seat engine.Seat) int { return sums[seat] }))
	}
	return s.Words.Text("theatre.score.sums", "you", strconv.Itoa(sums[engine.HumanSeat]), "automa", strconv.Itoa(sums[engine.AutomaSeat]))
}

// icons stand before tries.
var icons = [automa.StepKinds]string{automa.Refused: "cross", automa.Examined: "eye", automa.Compared: "tie", automa.Acted: "tick"}

// tries lists the tries for the slot or action that is being read, the last one marked, below the step's remarks on cards.
func (s *scene) tries(wide float64) (blocks []block) {
	blocks = s.aboutCards(wide)
	under := s.panel.Under()
	for i := range under {
		try := &under[i]
		kind := try.Steps[0].Kind
		last := i == len(under)-1 && len(s.frame.Steps) > 0 && kind == s.frame.Steps.Subject()[0].Kind
		for n, report := range words.In(s.Words).Tried(try.Steps) {
			icon := icons[kind]
			if kind == automa.Acted && !report.Began {
				icon = "arrow-right"
			}
			blocks = append(blocks, s.reportBlock("theatre:try:"+strconv.Itoa(i)+"."+strconv.Itoa(n), wide, icon, last, report))
		}
	}
	return blocks
}

// aboutCards tells the steps of the frame that are about a card as a whole.
func (s *scene) aboutCards(wide float64) (blocks []block) {
	for i, st := range s.frame.Steps {
		switch st.Kind {
		case automa.Drew, automa.Reshuffled, automa.Lost, automa.Discarded, automa.FullStart, automa.CardAgain, automa.BackAgain:
			report := words.Report{Lines: []string{s.sentence(st)}}
			blocks = append(blocks, s.reportBlock("theatre:step:"+strconv.Itoa(i), wide, "info", true, report))
		}
	}
	return blocks
}

// sentence is a step in one line.
func (s *scene) sentence(st automa.Step) string {
	w := words.In(s.Words)
	w.Width = 1 << 16
	return strings.TrimSpace(strings.Join(w.Step(st), " "))
}

// reportBlock is a block with an icon, a title with the rule at its right, and lines.
func (s *scene) reportBlock(id string, wide float64, icon string, last bool, reportBlock words.Report) block {
	const indent, pad = 28.0, 5.0
	title, text := s.Strong(), s.Body().Sized(s.Least(theme.Small*s.Reading+0.5)).In(s.Palette.Soft)
	if last {
		text = text.In(s.Palette.Text)
	}
	rule := reportBlock.Rule.String()
	beside := wide - indent - pad
	if rule != "" {
		beside -= s.ruleWide(rule) + 10
	}
	heads, rest := reportBlock.Lines, []string(nil)
	style := text
	if reportBlock.Title != "" {
		heads, rest, style = []string{reportBlock.Title}, reportBlock.Lines, title
	} else if len(heads) > 1 {
		heads, rest = heads[:1], heads[1:]
	}
	headHigh := s.ParaHeight(beside, heads[0], style)
	high := headHigh
	for _, line := range rest {
		high += s.ParaHeight(wide-indent-pad, line, text)
	}
	return block{high + 2*pad, func(area view.Rect) {
		if last {
			s.Box(view.Rect{X: area.X, Y: area.Y + 1, W: wide, H: area.H - 2}, 6, s.Palette.Raised.Fade(0.75), 0)
		}
		sign := view.Rect{X: area.X + pad + 1, Y: area.Y + pad + (style.Lead()-16)/2, W: 16, H: 16}
		s.Icon(sign, icon, s.iconColour(icon))
		if rule != "" {
			s.Rule(view.Rect{X: area.X, Y: area.Y + pad, W: wide - pad, H: style.Lead()}, id, rule)
		}
		at := view.Rect{X: area.X + indent, Y: area.Y + pad, W: beside}
		s.Para(at, id, heads[0], style)
		at.Y, at.W = at.Y+headHigh, wide-indent-pad
		for _, line := range rest {
			at.Y += s.Para(at, id, line, text)
		}
	}}
}

func (s *scene) iconColour(icon string) view.Colour {
	switch icon {
	case "tick":
		return s.Palette.Yes
	case "cross":
		return s.Palette.No
	}
	return s.Palette.Brass
}

// page lists the consequences of the end of a turn, as far as they were shown.
func (s *scene) page(wide float64) (blocks []block) {
	scores := s.frame.Scores()
	for i := range scores {
		if scores[i].Stage <= s.At.Stage {
			blocks = append(blocks, s.score(wide, &scores[i], scores[i].Stage == s.At.Stage))
		}
	}
	if len(scores) > 0 {
		return blocks
	}
	for stage := 0; stage <= s.At.Stage; stage++ {
		events := s.Film.Shot(film.Cursor{Frame: s.At.Frame, Stage: stage}).Events
		for i, line := range words.In(s.Words).EventLines(events) {
			id := "theatre:page:" + strconv.Itoa(stage) + "." + strconv.Itoa(i)
			blocks = append(blocks, s.reportBlock(id, wide, "arrow-right", stage == s.At.Stage, words.Report{Lines: []string{line}}))
		}
	}
	for _, st := range s.frame.Steps {
		if text := s.sentence(st); text != "" && st.Kind != automa.TurnOver {
			blocks = append(blocks, s.reportBlock("theatre:step", wide, "info", true, words.Report{Lines: []string{text}}))
		}
	}
	return blocks
}

// score is a row of a scoring: the thing scored, the seat, and its VP.
func (s *scene) score(wide float64, score *film.Score, last bool) block {
	style := s.Body().Sized(s.Least(theme.Small*s.Reading + 0.5))
	name := s.Words.Text("theatre.score." + score.Reason.String())
	switch {
	case score.Line != 0:
		name = words.In(s.Words).Line(score.Line)
	case score.Tile != 0:
		name = words.In(s.Words).Tile(score.Tile)
		if score.Space != 0 {
			name = s.Words.Text("theatre.score.tile", "tile", words.In(s.Words).Noun().Tile(score.Tile), "space", words.In(s.Words).Noun().Space(score.Space))
		}
		name = words.Capital(name)
	}
	points := s.Words.Text("theatre.score.vp", "n", strconv.Itoa(int(score.VP)))
	side := style.Width(points) + 8
	const indent = 28.0
	high := s.ParaHeight(wide-indent-side, name, style) + 4
	seat := livery.Seat(s.Palette, score.Seat)
	return block{high, func(area view.Rect) {
		if last {
			s.Box(view.Rect{X: area.X, Y: area.Y, W: wide, H: area.H}, 5, s.Palette.Raised.Fade(0.75), 0)
		}
		mark := view.Rect{X: area.X + 6, Y: area.Y + 2 + (style.Lead()-16)/2, W: 16, H: 16}
		s.Icon(mark, livery.SeatIcon(s.Palette, score.Seat), seat)
		s.Para(view.Rect{X: area.X + indent, Y: area.Y + 2, W: wide - indent - side}, "theatre:score", name, style)
		s.Label(view.Rect{X: area.X, Y: area.Y + 2, W: wide - 6, H: style.Lead()}, points, style.To(view.Right).In(seat))
	}}
}
