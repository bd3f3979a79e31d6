package auction

import (
	"strconv"

	"sohofoundry/engine/industry"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// deciding is the mode in which the person, as auctioneer, gives the zone to the highest bidder or takes it (I11).
type deciding struct{ asking }

func (*deciding) String() string { return "deciding" }

func (d *deciding) title() string { return d.text("deciding.title") }
func (d *deciding) asked() string { return d.scene.words.IndustryAsk(d.scene.game, d.at) }

func (d *deciding) content(p *pen) {
	d.hinted(p)
	if l, up := d.lot(); up {
		p.auction(&l)
	}
	p.brings(d.at.Up)
	d.dealt(p)
}

// dealt shows how the highest bid would be dealt out, one taler at a time from the left (I11), and who would be auctioneer then.
func (d *deciding) dealt(p *pen) {
	s := d.at
	line := p.strip(max(p.signSide(), p.Soft().Lead()))
	label := p.text("deciding.dealt")
	wide := min(p.Soft().Width(label)+1, line.W*0.5)
	at, line := line.Left(wide)
	p.Fitted(at, label, p.Soft())
	_, line = line.Left(gap)
	number := p.Strong().Sized(p.Soft().Size)
	for seat := s.Left(s.Auctioneer); ; seat = s.Left(seat) {
		var mark view.Rect
		mark, line = line.Left(p.signSide())
		sign(p.Canvas, mark, seat)
		mark, line = line.Left(26 * p.grown())
		p.Label(mark.Move(4, 0), strconv.Itoa(int(s.Dealt(seat))), number)
		if seat == s.Auctioneer {
			break
		}
	}
	p.para("deciding:next", p.text("deciding.next", "name", d.scene.name(s.Left(s.Auctioneer))), p.Soft())
}

func (d *deciding) footHigh(p *pen) float64 { return 2*p.buttonHigh() + gap }

func (d *deciding) foot(p *pen) {
	s, me := d.at, d.at.Auctioneer
	high, has := int(s.High), int(s.Talers[me])
	upper, lower := p.room.Top(p.buttonHigh())
	_, lower = lower.Top(gap)
	price := d.scene.words.Talers(high)
	give := widget.Button{ID: "auction:give", Text: p.text("deciding.give", "name", d.scene.name(s.Bidder), "n", price),
		Note: p.text("deciding.give-note", "n", price, "before", has, "after", has+high), Act: d.choice(industry.Give), Action: "give", Main: true}
	take := widget.Button{ID: "auction:take", Text: p.text("deciding.take", "n", price), Act: d.choice(industry.Take)}
	if refused := d.scene.game.Refused(s, d.choice(industry.Take)); refused.OK() {
		back := int(s.Dealt(me))
		take.Action = "take"
		take.Note = p.text("deciding.take-note", "n", price, "back", d.scene.words.Talers(back), "before", has, "after", has-high+back)
	} else {
		take.Off, take.Note = true, p.text("deciding.no-money", "n", has)
	}
	p.Key("take", take.Act)
	p.button(upper, give)
	p.button(lower, take)
}

func (d *deciding) choice(v industry.Verb) industry.Choice {
	return industry.Choice{Verb: v, Seat: d.at.Actor, Zone: industry.NoZone}
}

func (d *deciding) do(act any) bool {
	if c, chosen := act.(industry.Choice); chosen {
		d.scene.choose(c)
		return true
	}
	return d.asking.do(act)
}
