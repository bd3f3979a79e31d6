package auction

import (
	"strconv"

	"sohofoundry/engine/industry"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// bidding is the mode in which the person bids for a zone or passes (I10). Every bid is one click, or two where many are possible.
type bidding struct {
	asking
	more bool // all bids are listed
}

// moreBids lists all bids, or puts the list away.
type moreBids struct{}

func (*bidding) String() string { return "bidding" }

func (b *bidding) title() string { return b.text("bidding.title") }
func (b *bidding) asked() string { return b.scene.words.IndustryAsk(b.scene.game, b.at) }

func (b *bidding) content(p *pen) {
	b.hinted(p)
	if b.more {
		b.drawAll(p)
		return
	}
	if l, up := b.lot(); up {
		p.auction(&l)
	}
	p.brings(b.at.Up)
	b.then(p)
}

// then tells what the auctioneer may do with the least bid, as it is the auctioneer who has the last word (I11).
func (b *bidding) then(p *pen) {
	if p.low() {
		return
	}
	s := *b.at
	auctioneer := b.scene.name(s.Auctioneer)
	s.High++
	p.para("then", p.text("bidding.then", "name", auctioneer, "talers", b.scene.words.Talers(int(s.Talers[s.Auctioneer]))), p.Soft())
	p.para("then-gives", p.text("bidding.gives", "name", auctioneer, "n", b.scene.words.Talers(int(s.High))), p.Soft())
	if s.Talers[s.Auctioneer] >= s.High {
		p.para("then-takes", p.text("bidding.takes", "name", auctioneer, "n", b.scene.words.Talers(int(s.High)), "back", b.scene.words.Talers(int(s.Dealt(s.Actor)))), p.Soft())
	}
}

// Of the bids beside each other, and of those that are listed.
const (
	bidsShown  = 4 // of them the last is "more" where there are others
	bidColumns = 4
)

// drawAll lists all bids.
func (b *bidding) drawAll(p *pen) {
	bids := b.choices(industry.Bid)
	for from := 0; from < len(bids); from += bidColumns {
		row := p.strip(p.buttonHigh())
		p.down(gap)
		for i, at := range row.Columns(bidColumns, gap) {
			if from+i < len(bids) {
				p.button(at, b.button(p, bids[from+i]))
			}
		}
	}
}

// button is that of a bid: what it leaves stands below it.
func (b *bidding) button(p *pen, c industry.Choice) widget.Button {
	n := strconv.Itoa(int(c.Talers))
	return widget.Button{ID: "bid:" + n, Text: p.text("bidding.bid", "n", n), Note: p.text("bidding.leaves", "n", int(b.at.Talers[b.at.Actor])-int(c.Talers)),
		Act: c, Action: digitOf(c, int(b.at.High)), Main: int16(c.Talers) == b.at.High+1 && !b.more}
}

// digitOf is the action of the digit for a bid: the bid's last digit, where no lower bid that is left ends with it.
func digitOf(c industry.Choice, high int) string {
	n := int(c.Talers)
	if n-high > 10 {
		return ""
	}
	return "bid-" + strconv.Itoa(n%10)
}

func (b *bidding) footHigh(p *pen) float64 {
	if p.Size.Layout() == view.Tall {
		return p.buttonHigh()
	}
	return 2*p.buttonHigh() + gap
}

// foot draws the least bids, a button for more of them, and the one to pass.
func (b *bidding) foot(p *pen) {
	bids := b.choices(industry.Bid)
	high := p.buttonHigh()
	pass := widget.Button{ID: "auction:pass", Text: p.text("bidding.pass"), Act: b.pass(), Action: "pass-bid", Main: len(bids) == 0}
	row, rest := p.room.Top(high)
	if rest.H < high {
		columns := row.Columns(4, 6)
		b.drawBids(p, columns[:3], bids)
		p.Button(columns[3], pass)
	} else {
		_, rest = rest.Top(gap)
		upper, lower := row.Columns(3, gap), rest.Columns(3, gap)
		wide := lower[0]
		wide.W = lower[1].Right() - wide.X
		b.drawBids(p, append(upper, lower[2]), bids)
		p.Button(wide, pass)
	}
	for _, c := range bids { // also those that have no button now
		if digit := digitOf(c, int(b.at.High)); digit != "" {
			p.Key(digit, c)
		}
	}
}

// drawBids draws the first bids; the last place is for all others, if there are more.
func (b *bidding) drawBids(p *pen, places []view.Rect, bids []industry.Choice) {
	for i, at := range places {
		switch {
		case i == len(places)-1 && (len(bids) > len(places) || b.more):
			key := "bidding.more"
			if b.more {
				key = "bidding.fewer"
			}
			p.Button(at, widget.Button{ID: "auction:more", Text: p.text(key), Act: moreBids{}, Picked: b.more})
		case b.more:
		case i < len(bids):
			p.button(at, b.button(p, bids[i]))
		}
	}
}

func (b *bidding) pass() industry.Choice {
	return industry.Choice{Verb: industry.Pass, Seat: b.at.Actor, Zone: industry.NoZone}
}

func (b *bidding) do(act any) bool {
	switch act := act.(type) {
	case moreBids:
		b.more = !b.more
		b.scene.panel = widget.Scroll{}
	case industry.Choice:
		b.scene.choose(act)
	default:
		return b.asking.do(act)
	}
	return true
}
