package words

import (
	"strconv"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/tell/message"
)

// Noun is the value of a placeholder: the name of a thing, and its other forms from the table of the thing in the catalogue of
// the language, such as a, many, acc or gender. A text asks for them as {tile_acc} or {industry_gender, select, …}.
type Noun = message.Value

// noun is the thing that has a table of this key in the catalogue. Its forms are filled with the named values.
func (w Words) noun(table string, named named, tags ...string) Noun {
	return w.thing(table, w.values(named), tags...)
}

func (w Words) thing(table string, values message.Values, tags ...string) Noun {
	forms := func(form string) (string, bool) {
		t, ok := w.texts.look(table+"."+form, tags)
		if !ok {
			return "", false
		}
		return w.fill(t, values), true
	}
	name, ok := forms("name")
	if !ok {
		name = "{" + table + "}"
	}
	return Noun{Text: name, Forms: forms}
}

// listed are several things, joined by "and" unless a text asks for or. A form is that of each: {list_acc}, {list_or_acc}; {list_n} is
// how many there are.
func (w Words) listed(things []Noun, join string) Noun {
	forms := func(form string) (string, bool) {
		if form == "n" {
			return strconv.Itoa(len(things)), true
		}
		join := join
		if with, rest, _ := strings.Cut(form, "_"); with == "and" || with == "or" || with == "comma" {
			join, form = "list."+with, rest
		}
		var list []string
		for _, thing := range things {
			text := thing.Text
			if form != "" {
				if thing.Forms == nil {
					return "", false
				}
				var ok bool
				if text, ok = thing.Forms(form); !ok {
					return "", false
				}
			}
			list = append(list, text)
		}
		return w.join(join, list), true
	}
	text, _ := forms("")
	return Noun{Text: text, Forms: forms, Number: true, N: len(things)}
}

// ruleOf is the rule whose number stands in a text as a name: B7_3.
func ruleOf(name string) (rule engine.Rule, ok bool) {
	if name[0] < 'A' || name[0] > 'Z' {
		return 0, false
	}
	err := rule.UnmarshalText([]byte(strings.ReplaceAll(name, "_", ".")))
	return rule, err == nil && rule != 0
}

// Nouns makes nouns of the things that Words has names for, to be filled into texts that may ask for their forms.
type Nouns struct{ w Words }

// Noun speaks of things as nouns.
func (w Words) Noun() Nouns { return Nouns{w} }

// Location is a noun, see Words.Location.
func (n Nouns) Location(l engine.Location) Noun { return n.w.location(l) }

// Space is a noun, see Words.Space.
func (n Nouns) Space(x engine.Space) Noun { return n.in(n.w.space(x), "comma") }

// Line is a noun, see Words.Line.
func (n Nouns) Line(x engine.Line) Noun { return n.w.line(x) }

// Industry is a noun, see Words.Industry.
func (n Nouns) Industry(i engine.Industry) Noun { return n.w.industry(i) }

// AnIndustry is one tile of it: "a cotton mill", "an iron works".
func (n Nouns) AnIndustry(i engine.Industry) Noun { return n.in(n.w.industry(i), "a") }

// Industries are nouns, see Words.Industries.
func (n Nouns) Industries(set engine.IndustrySet) Noun { return n.w.industries(set, "list.or") }

// AnyIndustry are the industries of a set with their article: "a cotton mill or a manufacturer".
func (n Nouns) AnyIndustry(set engine.IndustrySet) Noun { return n.in(n.Industries(set), "a") }

// Tile is a noun, see Words.Tile.
func (n Nouns) Tile(t engine.Tile) Noun { return n.w.tile(t) }

// OwnedTile is a tile on the board with its owner: "your cotton mill I at Stone"; "your cotton mill I (Worcester, left space)"
// where the place is a space, being one of several.
func (n Nouns) OwnedTile(owner engine.Seat, t engine.Tile, place string, space bool) Noun {
	var tags []string
	if space {
		tags = append(tags, "space")
	}
	return n.w.noun("owned-tile", named{"who": n.w.seat(owner), "tile": n.w.tile(t), "space": place}, tags...)
}

// Seat is a player: "you", "the Automa".
func (n Nouns) Seat(seat engine.Seat) Noun { return n.w.seat(seat) }

// Card is a noun, see Words.Card.
func (n Nouns) Card(c engine.Card) Noun { return n.w.card(c) }

// Merchant is a noun, see Words.Merchant.
func (n Nouns) Merchant(m engine.Merchant) Noun { return n.w.merchant(m) }

// MerchantTile is a noun, see Words.MerchantTile.
func (n Nouns) MerchantTile(t engine.MerchantTile) Noun { return n.w.merchantTile(t) }

// Amount is a noun, see Words.Amount.
func (n Nouns) Amount(cubes int, r engine.Resource) Noun { return n.w.amount(cubes, r) }

// in puts a noun into one of its forms.
func (n Nouns) in(noun Noun, form string) Noun {
	noun.Text = n.w.form(noun, form)
	return noun
}
