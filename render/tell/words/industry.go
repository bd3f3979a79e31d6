package words

import (
	"strings"

	"sohofoundry/automa/industry/record"
	"sohofoundry/engine"
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/message"
)

// What is said of the game Industry. Its texts are in the tables that begin with industry, such as [industry.event]. Games of the
// family have other values and other rules: a method here is given the game that it speaks of, and what it says of players is as at
// any table (see Seated).

// Sitter is who sits at a seat.
type Sitter struct {
	Name  string // none, if it is to be called "Player 2" or "Rival 1"
	Rival bool   // played by the program
}

// SeatedAt are the same words at the table of a game.
func (w Words) SeatedAt(h *record.Header) Words {
	var sitters []Sitter
	for _, p := range h.Players[:h.Options.Seats] {
		sitters = append(sitters, Sitter{Name: p.Name, Rival: p.IsRival()})
	}
	return w.Seated(sitters...)
}

// Seated is the same words at a table where these sit, in the order of the seats. "You" are the one person there. Among several people
// nobody is "you" until SeenBy says who looks.
func (w Words) Seated(sitters ...Sitter) Words {
	w.Rival, w.Names = true, [engine.MaxSeats]string{}
	people, rivals := 0, 0
	for seat, sitter := range sitters {
		if !sitter.Rival {
			people++
			w.You = engine.Seat(seat)
		}
	}
	w.Numbered = people != 1
	for seat, sitter := range sitters {
		if sitter.Rival {
			rivals++
		}
		switch {
		case sitter.Name != "":
			w.Names[seat] = sitter.Name
		case sitter.Rival:
			w.Names[seat] = w.Text("seat-name.rival", "n", rivals)
		case people > 1:
			w.Names[seat] = w.Text("seat-name.person", "n", seat+1)
		}
	}
	return w
}

// player names who sits at a seat: "you", "Ada", "seat 2"; nothing for nobody.
func (w Words) sitter(p industry.Seat) Noun {
	switch {
	case p == industry.Nobody:
		return message.None
	case w.IsYou(engine.Seat(p)) || w.Names[p] != "":
		return w.seat(engine.Seat(p))
	}
	return w.player("seat", named{"n": int(p) + 1})
}

// Zone names a zone as it stands alone: "Brickyard". A zone of the board is called as the language calls it, and one of another board, which
// no language knows, by the name that is printed there.
func (w Words) Zone(g *industry.Game, z industry.ID) string {
	if z < 0 || z >= industry.Zones {
		return ""
	}
	printed := g.Zones[z].Name
	if known, ok := w.texts.look("industry.zone."+slug(printed), nil); ok {
		return w.fill(known, w.values(nil))
	}
	return printed
}

// slug is a name as it stands in a key: "Iron ore mine" is iron-ore-mine.
func slug(name string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return r < 'a' || r > 'z' }), "-")
}

// zone is a zone amid a text. Where several have the same name its place tells them apart: "Wood store (II-I)".
func (w Words) zone(g *industry.Game, z industry.ID) Noun {
	if z < 0 || z >= industry.Zones {
		return message.None
	}
	var tags []string
	for other := range g.Zones {
		if industry.ID(other) != z && g.Zones[other].Name == g.Zones[z].Name {
			tags = []string{"twice"}
		}
	}
	return message.Text(w.text("industry.text.zone", named{"name": w.Zone(g, z), "place": z.String()}, tags...))
}

// ZoneInText is a zone amid a text, as Zone names it or with its place.
func (w Words) ZoneInText(g *industry.Game, z industry.ID) string { return w.zone(g, z).Text }

// ResourceName names a resource: "wood". That of a joker may be any: "any resource".
func (w Words) ResourceName(r industry.Resource) string { return w.supply(r).Text }

func (w Words) supply(r industry.Resource) Noun {
	if r == industry.NoResource {
		return message.None
	}
	n := w.noun("industry.resource."+r.String(), nil)
	n.Key = r.String()
	return n
}

// NetworkName names a network: "river".
func (w Words) NetworkName(n industry.Network) string {
	return w.Text("industry.network." + n.String())
}

// BonusName names the bonus zones of a network: "port".
func (w Words) BonusName(n industry.Network) string { return w.Text("industry.bonus." + n.String()) }

// KindName names a kind of zone: "factory".
func (w Words) KindName(k industry.Kind) string { return w.Text("industry.kind." + k.String()) }

// EraName names an era, which is counted from 0: "Clay".
func (w Words) EraName(era int) string { return w.Text("industry.era." + eraKeys[era]) }

var eraKeys = [industry.Eras]string{"clay", "water", "steam", "current", "neon"}

// Talers is an amount of money as it is shown: "3 T".
func (w Words) Talers(n int) string { return w.form(w.talers(n), "short") }

// talers is an amount of money amid a text: "3 talers", and as {talers_short} "3 T".
func (w Words) talers(n int) Noun {
	amount := w.number(n)
	amount.Text = w.text("industry.money.full", named{"n": n})
	amount.Forms = func(form string) (string, bool) {
		if form == "short" {
			return w.text("industry.money.short", named{"n": n}), true
		}
		return "", false
	}
	return amount
}

// partKeys are the parts of the score in the keys of catalogues.
var partKeys = [industry.Parts]string{"cogs", "money", "roads", "links", "ports", "stations", "pumps", "plants", "jokers", "debt"}

// PartName names a part of the score: "roads".
func (w Words) PartName(p industry.Part) string { return w.part(p).Text }

func (w Words) part(p industry.Part) Noun {
	n := w.noun("industry.part."+partKeys[p], nil)
	n.Key = partKeys[p]
	return n
}

// PartAbout tells what a part of the score counts: "3 VP for each pair of your factories joined by a road (I26)."
func (w Words) PartAbout(p industry.Part) string {
	return w.Sentence(w.Text("industry.part-about."+partKeys[p]), industryRule(p.Rule()))
}

// industryRule is a rule of Industry as texts cite it; none for none.
func industryRule(r industry.Rule) engine.Rule {
	if r == 0 {
		return 0
	}
	return engine.I(int(r))
}
