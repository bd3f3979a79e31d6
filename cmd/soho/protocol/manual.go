package protocol

import (
	"fmt"
	"strings"

	"sohofoundry/automa/wire"
	"sohofoundry/render/tell/words"
)

// Manual explains the protocol to authors of the other side.
func Manual() string { return manual + vocabulary() }

const manual = `Answers requests of another program: a bot, a test, a tool. A request is one JSON object
on a line of the standard input; each gets one JSON object on a line as its answer, in
the same order. It ends at the end of the input or with "quit".

  request:  {"id":…, "do":"…", "game":"…", …}
  answer:   {"id":…, "ok":true, …}
            {"id":…, "ok":false, "error":{"code":"…","message":"…","rule":"…"}}

"id" is any JSON value, which the answer repeats (null without one). "game" names one of
up to 64 games at a time and may be left out. A request with a field that it has no use
for is refused, and so is a line of more than 4 MiB. A request that fails changes nothing.

Requests

  new      starts a game: game_rules ("birmingham", or what --game says; "lancashire",
           "brass": the board game, as "game" names a table), and of Lancashire map
           ("full"; "community"), virtual_link (false), classic_deck (false);
           seed (1), difficulty ("medium"; easy, medium, hard, or a rung of the ladder from
           apprentice to ironmaster) or mat ({"cotton":[2,1,3,3], …}, the Automa's tiles of
           each level, all industries of the game) with house (its house rules, H1 to H3:
           {"back_again":4, "card_again":8, "full_start":true}), seats (2; 2 to 4 without
           the Automa), solo (true: seat 0 is the human, seat 1 the Automa), or rival
           ("quick", "careful", "thorough" or "deep", the strongest: a second player in
           seat 1, with money and cards), or players, who sits at each seat of a table
           without the Automa ([{"name":"Ada"}, {"name":"Bo","unaided":true}, {},
           {"rival":"careful"}]: people with names, without hints, or without either, and
           rivals; the first is a person); introductory (false), spending_order (false); or
           nothing but position, as "state" gives it. With --deck FILE the Automa plays
           with those cards. → events, text, status
  state    → position: everything on the table, hidden cards included; status
  choices  → choices: all that is legal now, each with notation, verb, its parts (card,
           industry, space, line, merchant, port, distant: true for the distant market,
           loan in £ where there are several sizes) and words; status
  advise   searches for the best choice: futures (60; how many it looks at, or fewer if the
           best is clear before, which gives the same advice on every machine) or ms (how
           long it thinks), and stream (false): true for an answer after every step, all
           but the last with more:true.
           → advice: choices as above, the best first, each with worth (VP that it is
           thought to lead to), less (VP less than the best), error (the standard error of
           less) and futures (that it was tried in); futures, in all; status. It knows
           what the player knows; nobody who plays unaided is advised
  apply    makes a choice: choice is its notation, which may go on with the sources it
           asks for ("build coal@dudley.1 card:dudley iron:redditch.1"), or an object of
           "choices". Of several choices it makes all or none.
           → events, text, status
  why      tells what "apply" would say to choice → legal; if it is not, refusal: rule,
           reason, the facts, and sentence
  automa   plays the Automa's turn → steps, text, status
  rival    plays the turn of the rival who is to move → choices (that it made, as above),
           events, text, status. At a table with a rival or with players, no answer to this
           or to another request that moves the game on names a card that somebody else
           draws than the one person, or the person who chose
  undo     takes back the last human decision and the Automa's turns after it
           → status, practice (something hidden was seen and taken back)
  redo     makes it again → status, practice
  save     → record: the game as text, for "load" and for soho replay
  load     takes over the game in record, a text → status
  hash     → hash: identifies the position
  rules    looks up word, a number or words, in the book of the game
           → rules: number, title and text of each
  version  → version, rules and records (versions of what the program does and of its
           records), go
  quit     ends the program

What answers hold

  status   game_rules, and if they differ map, virtual_link and classic_deck, as in
           "new"; era (canal, rail), round, seat (who is asked), decision (action, coal, iron,
           beer, bonus, link, develop, sale, discard, give-up, over), automa (the Automa
           is to move: ask for "automa"), rival (true if a rival is: ask for "rival"), vp by
           seat; players, as in "new", if they were given; when the game is over, places
  text     lines of English that say the same as the events or steps
  event    event (its name), seat (whose thing changed), for (what money, income or VP
           was for, or why a tile left), and what it is about: card, tile, space, line,
           merchant, port, merchant_tile, resource, era, owner (of the tile that a cube came
           from), price (£ for one cube), amount: £ (money-moved, cost-counted,
           shortfall-began, debt-dropped), VP (scored), spaces of the income track (income-moved),
           cubes or barrels (stocked, consumed, sold-to-market, tile-removed), cards
           (shuffled, put-aside), actions (turn-began), the round (round-began), the
           place in the turn order (order-set), tiles (distant-opened), spaces that the
           marker moves (distant-turned). A mill is sold to the port named, or else
           to the distant market
  step     step (its name), automa_card (its number), slot (of its front, from 1), back
           (the action of its back), what is tried: industry, location, line, space;
           refusal; tie; choice (what was done) and events (what came of it);
           our_decision (A7: what we decided where the rules of the Automa are silent)
  tie      over (what is chosen), sold (the thing that is, if a buyer is chosen), candidates
           (things; a link is a line, seen from a location), criteria (criterion, rule,
           our_decision, values of all candidates, left: who remains), icon (the cell that the
           criterion of that name goes by), winner (index of a candidate, from 0)
  refusal  rule, reason, and the facts: card, industry, tile, space, location, line,
           merchant, port, resource, need and have (£, cubes, barrels, cards or a level)

Things have the same names everywhere: "cotton" (an industry), "cotton 1" (a tile),
"burton-on-trent" (a location or its card), "coventry.2" (its second space, row by row),
"gloucester.2" (a merchant space), "birmingham_oxford" (a line), "liverpool.2" (the port on
that space).

Codes of errors

  malformed         the line is no JSON object, or has a wrong or unknown field
  too-long          the line is too long
  unknown-request   there is no such request
  bad-value         a field has a value that cannot be: the message says which and why
  no-game           there is no game of that name yet
  refused           the choice is against the rule given
  automas-turn      the Automa, or the rival, must play first
  not-automas-turn  it is not the Automa's turn, or not the rival's
  nothing-there     nothing to undo or redo, no such rule
  bug               soho is wrong, not you; the game is as it was

Names

`

// Example is a session from its beginning, as the manual shows it.
const Example = `  $ soho engine
  {"id":1,"do":"new","seed":42,"difficulty":"easy"}
  {"id":1,"ok":true,"events":[…],"text":[…],"status":{"game_rules":"birmingham","era":"canal","round":1,"seat":0,"decision":"action","automa":false,"vp":[0,0]}}
  {"id":2,"do":"why","choice":"pass card:leek"}
  {"id":2,"ok":true,"legal":false,"refusal":{"rule":"B2.3","reason":"card-not-held","card":"leek","sentence":"The Leek card is not in your hand (B2.3)."}}
  {"id":3,"do":"choices"}
  {"id":3,"ok":true,"choices":[…,{"notation":"pass card:brewery","verb":"pass","card":"brewery","words":"Pass with the brewery card"},…],"status":{…}}
  {"id":4,"do":"apply","choice":"pass card:brewery"}
  {"id":4,"ok":true,"events":[{"event":"discarded","seat":0,"card":"brewery"},{"event":"passed","seat":0},…],"text":[…],"status":{…,"automa":true,…}}
  {"id":5,"do":"automa"}
  {"id":5,"ok":true,"steps":[{"step":"read-corner","automa_card":11},{"step":"drew","automa_card":11},…],"text":[…],"status":{…}}
  {"id":6,"do":"new","game":"three at a table","game_rules":"lancashire","seats":3,"solo":false,"seed":42}
  {"id":6,"ok":true,"events":[…],"text":[…],"status":{"game_rules":"lancashire","era":"canal","round":1,"seat":…,"vp":[0,0,0]}}
  {"id":7,"do":"quit"}
  {"id":7,"ok":true}`

// vocabulary lists the names that a program has to know.
func vocabulary() string {
	const column, width = 11, 88
	var text strings.Builder
	for _, v := range wire.Vocabularies() {
		for i, line := range (words.Words{Width: width - column - 2}).Wrap(strings.Join(v.Names, ", "), 0) {
			field := ""
			if i == 0 {
				field = v.Field
			}
			fmt.Fprintf(&text, "  %-*s%s\n", column, field, line)
		}
	}
	return strings.TrimSuffix(text.String(), "\n")
}
