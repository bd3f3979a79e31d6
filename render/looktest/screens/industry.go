package screens

import (
	"slices"
	"strings"
	"sync"
	"time"

	"sohofoundry/automa/industry/analysis"
	"sohofoundry/automa/industry/record"
	player "sohofoundry/automa/industry/rival"
	"sohofoundry/decks"
	auction "sohofoundry/engine/industry"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/ui/view"
)

// ofIndustry is a screen of a game of Industry of one person against three rivals, at the first decision of the person that is wanted.
func ofIndustry(name string, wanted func(*auction.State) bool, steps ...step) Screen {
	text := sync.OnceValue(func() []byte { return industryGame(wanted) })
	return Screen{Name: name, kept: []game{{"industry-4-3.soho", time.Hour, text}}, steps: append([]step{key("Enter")}, steps...)}
}

// industryGame is a kept game of Industry in which all play as a keen rival would.
func industryGame(wanted func(*auction.State) bool) []byte {
	keen := player.Strength{Policy: player.Keen}
	h := record.Header{Options: auction.Options{Seats: 4, Adjusted: true}, Seed: 3}
	for p := 1; p < auction.MaxSeats; p++ {
		h.Players[p].Rival = keen
	}
	r, err := record.New(decks.Industry(), h)
	if err != nil {
		panic(err)
	}
	for s := r.Position(); s.Phase != auction.Over && (s.Actor != 0 || !wanted(s)); s = r.Position() {
		mind := player.Think(r.Game(), s, keen, uint64(len(r.Entries())))
		mind.Step(func() bool { return true })
		r.Choose(mind.Choice())
	}
	return r.Marshal()
}

// in is the phase of a decision in an era, counted from 0.
func in(era uint8, phase auction.Phase) func(*auction.State) bool {
	return func(s *auction.State) bool { return s.Era == era && s.Phase == phase }
}

// told reports whether an auction is over and what its zone was worth is told.
func told(p *Person) bool {
	v := p.See()
	return slices.ContainsFunc(v.Items, func(i view.Item) bool { return strings.HasPrefix(i.Text, "What it was worth") })
}

// guided is a screen of the guided first game of Industry, in which steps were read and choices made up to a proposal in a mode.
func guided(name, mode string, steps ...step) Screen {
	begin := click("start:new-game", "new-game:guide:on", "new-game:game:industry", "new-game:begin")
	return Screen{Name: name, steps: append([]step{begin, func(p *Person) { p.attend(mode) }}, steps...)}
}

// attend reads what the guide tells, and chooses anything, until something is proposed in a mode.
func (p *Person) attend(mode string) {
	p.t.Helper()
	for range 200 {
		switch at := p.Auction().Mode(); {
		case p.See().Target("guide:next") != nil:
			click("guide:next")(p)
		case at == mode:
			return
		case at == "bidding":
			click("auction:pass")(p)
		case at == "deciding":
			click("auction:give")(p)
		case at == "developing":
			click("auction:done")(p)
		case p.See().Target("auction:confirm") == nil:
			click("choose:")(p)
		default:
			click("auction:confirm")(p)
		}
	}
	p.t.Fatalf("the person is never %s", mode)
}

// industries are the screens of Industry.
var industries = []Screen{
	{Name: "new-industry", steps: []step{click("start:new-game", "new-game:game:industry")}},
	inEveryPalette(ofIndustry("industry-bid", func(s *auction.State) bool {
		return s.Era == 2 && s.Phase == auction.Bidding && s.High > 0 && s.Talers[0] > s.High+1
	})),
	ofIndustry("industry-auctioneer", in(2, auction.Deciding)),
	onlyAnew(ofIndustry("industry-why", in(2, auction.Bidding), func(p *Person) { // passes, and has what follows stand still
		for range 2 {
			p.In.Keys = []string{"P"}
			p.Pass(1)
		}
		for n := 0; n < 12 && !told(p); n++ {
			p.In.Keys = []string{"Space"}
			p.Pass(1)
		}
	})),
	ofIndustry("industry-hint", in(2, auction.Bidding), key("H", "H"), (*Person).settle),
	ofIndustry("industry-zone", in(3, auction.Developing), click("choose:IV-L")),
	ofIndustry("industry-tip", in(2, auction.Bidding), hover("zone:III-B")),
	ofIndustry("industry-purses", in(2, auction.Bidding), func(p *Person) {
		if p.See().Target("topbar:purses") != nil {
			click("topbar:purses")(p)
		}
	}),
	ofIndustry("industry-name", in(3, auction.Naming)),
	ofIndustry("industry-develop", in(3, auction.Developing), key("Enter")),
	ofIndustry("industry-log", in(2, auction.Bidding), key("L")),
	ofIndustry("industry-menu", in(2, auction.Bidding), key("F10")),
	ofIndustry("industry-rules", in(2, auction.Bidding), key("F2"), click("rules:search"), typed("I14")),
	{Name: "industry-final", kept: []game{{"industry-4-3.soho", time.Hour, sync.OnceValue(func() []byte {
		return industryGame(func(*auction.State) bool { return false })
	})}}, steps: []step{click("start:load", "load:look:industry-4-3.soho")}},
	{Name: "new-industry-guided", steps: []step{click("start:new-game", "new-game:guide:on", "new-game:game:industry")}},
	{Name: "industry-guide", steps: []step{click("start:new-game", "new-game:guide:on", "new-game:game:industry", "new-game:begin")}},
	guided("industry-guide-bid", "bidding"),
	guided("industry-guide-naming", "naming"),
	{Name: "industry-lesson", steps: []step{click("start:lessons", "lesson:works")}},
	{Name: "industry-lesson-missed", steps: []step{click("start:lessons", "lesson:works", "choose:II-K", "auction:confirm")}},
	{Name: "industry-analysis", kept: industryAnalysed(), steps: []step{click("start:load", "load:analyse:industry-4-3.soho"), key("Right", "Right", "Right")}},
	{Name: "industry-reconsidering", kept: industryAnalysed(), steps: []step{click("start:load", "load:analyse:industry-4-3.soho"), showCostly}},
	{Name: "industry-load", kept: []game{{"industry-4-3.soho", time.Hour, sync.OnceValue(func() []byte { return industryGame(in(2, auction.Bidding)) })}},
		steps: []step{click("start:load")}},
}

// industryAnalysed is a kept game of Industry with its analysis. That is made in few futures, and says that it was in
// many, so that it is taken over at once.
func industryAnalysed() []game {
	text := sync.OnceValue(func() []byte { return industryGame(func(*auction.State) bool { return false }) })
	return []game{{"industry-4-3.soho", time.Hour, text}, {"industry-4-3.soho" + store.AnalysisEnding, time.Hour, func() []byte {
		r, err := record.Load("industry-4-3.soho", text(), []*auction.Game{decks.Industry()})
		if err != nil {
			panic(err)
		}
		a, err := analysis.Begin(r, analysis.Options{Futures: 32})
		if err != nil {
			panic(err)
		}
		for a.Done() < a.Decisions() {
			a.Step()
		}
		return []byte(strings.Replace(string(a.Marshal()), `"futures": 32`, `"futures": 256`, 1))
	}}}
}

// showCostly shows the board before the first choice that cost something.
func showCostly(p *Person) {
	for _, t := range p.See().Targets {
		if strings.HasPrefix(t.ID, "analysis:show:") {
			click(t.ID)(p)
			return
		}
	}
}
