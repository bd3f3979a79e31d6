package client_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// verbKeys are the keys of the actions.
var verbKeys = map[engine.Verb]string{engine.Build: "B", engine.Network: "K", engine.Develop: "V", engine.Sell: "X",
	engine.Loan: "O", engine.Scout: "C", engine.DoubleBuild: "C", engine.Pass: "Z"}

// mostPresses of the Tab key are needed to come to anything that is lit.
const mostPresses = 45

// walk goes with the Tab key, or against it if that is shorter, to the first of some targets, and sees that it is marked.
func (p *person) walk(to ...string) {
	p.t.Helper()
	key := "Tab"
	for range mostPresses {
		if focus := p.Focus(); slices.Contains(to, focus) {
			p.marked(focus)
			return
		}
		p.key(key)
	}
	p.t.Fatalf("%d presses of Tab do not lead to any of %q; focus on %q; to be seen: %s", mostPresses, to, p.Focus(), strings.Join(ids(p.see()), ", "))
}

// marked sees that the focus can be seen.
func (p *person) marked(id string) {
	p.t.Helper()
	v := p.see()
	target := v.Target(id)
	if target.Area.Empty() {
		p.t.Fatalf("the focus is on %q, which is out of sight", id)
	}
	for i := range v.Items {
		item := &v.Items[i]
		area := item.Area
		if item.Kind == view.Stroke {
			area = view.Bounds(item.Points).Inset(-item.Width)
		}
		ring := item.Kind == view.Box && item.Width == theme.FocusBy && item.Line == theme.Foundry.Text
		if ring && area.Meets(target.Area) || item.Kind == view.Stroke && area.Meets(target.Area) && item.Fill&^0xff == theme.Foundry.Text&^0xff {
			return
		}
	}
	p.t.Fatalf("nothing shows that the focus is on %q", id)
}

// byKeys makes one legal choice with the keyboard alone: the action's letter, the card's number, then what it is done to by
// Tab and Enter.
func (p *person) byKeys(rolls func(int) int) {
	p.t.Helper()
	c, ok := p.rolled(rolls)
	if !ok {
		return
	}
	r := p.Record()
	s, g := &r.Position().State, r.Game().Game
	before := len(r.Entries())
	for _, id := range parts(p, c) {
		if len(p.Record().Entries()) != before || p.confirms(c) {
			break
		}
		p.pickByKey(c, id)
	}
	if len(p.Record().Entries()) == before {
		if !p.confirms(c) {
			p.t.Fatalf("%s is legal and cannot be put together by keys; focus on %q; to be seen: %s", notation.Format(g, s, c), p.Focus(), strings.Join(ids(p.see()), ", "))
		}
		if focus := p.Focus(); focus != "" && focus != "confirm" {
			p.walk("confirm")
		}
		p.key("Enter")
	}
	if e := p.Record().Entries(); len(e) == before || e[before].Choice != c {
		p.t.Fatalf("%s was wished for and is not what was done", notation.Format(g, s, c))
	}
}

// pickByKey picks a part of a choice that has the id on the board, in the hand or in the panel.
func (p *person) pickByKey(c engine.Choice, id string) {
	p.t.Helper()
	kind, name, _ := strings.Cut(id, ":")
	switch {
	case id == "done":
		p.key("E")
	case kind == "action":
		p.key(verbKeys[c.Verb])
	case kind == "card" && c.Verb != engine.Discard:
		p.key(name)
	default:
		name = name[strings.LastIndexByte(name, ':')+1:]
		var at []string
		v := p.see()
		for i := range v.Targets {
			t := &v.Targets[i]
			if t.Act != nil && !t.Aside && (t.ID == id || strings.HasPrefix(t.ID, "choice:") && strings.HasSuffix(t.ID, ":"+name)) {
				at = append(at, t.ID)
			}
		}
		if at == nil {
			return // it is settled already
		}
		p.walk(at...)
		if p.has("confirm") { // which Enter presses, wherever the focus is
			p.key("Space")
		} else {
			p.key("Enter")
		}
	}
}

func TestWholeGameByKeys(t *testing.T) {
	long(t)
	for id, chosen := range wholeGames {
		t.Run(id, func(t *testing.T) { wholeByKeys(t, id, chosen) })
	}
}

func wholeByKeys(t *testing.T, id string, chosen []string) {
	p := hasty(t)
	p.key("N")
	for _, choice := range chosen {
		p.walk(choice)
		p.key("Space")
	}
	p.key("Enter")
	rolls := dice(11)
	for n := range 20000 {
		if p.has("final:new") {
			break
		}
		if n == 19999 {
			t.Fatalf("the game does not end; focus on %q; to be seen: %s", p.Focus(), strings.Join(ids(p.see()), ", "))
		}
		keys := p.see().Keys
		switch {
		case keys["end-of-turn"] != nil && rolls(3) > 0:
			p.key("Enter")
		case keys["next-step"] != nil:
			p.key("Space")
		default:
			p.byKeys(rolls)
		}
	}
	if r := p.saved(); r.Position().Decision != engine.GameOver || r.Game().ID != id {
		t.Error("the record that is kept is not of the whole game")
	}
}

// begun is somebody at the table of a new game who was not shown round.
func begun(t *testing.T) *person {
	t.Helper()
	p := hasty(t)
	p.key("N")
	p.walk("new-game:begin")
	p.key("Enter")
	for p.has("guide:leave") {
		p.walk("guide:leave")
		p.key("Enter")
	}
	for p.has("notice:close") { // that it has left
		p.key("Escape")
	}
	for p.Watching() {
		p.key("Enter")
		p.pass(5)
	}
	return p
}

func TestPagesOpenAndCloseByKeys(t *testing.T) {
	p := begun(t)
	for key, page := range map[string]string{"L": "log:close", "F1": "page:close", "F2": "page:close", "F10": "menu:resume", "M": "mats:yours", "N": "mats:automas"} {
		p.key(key)
		if !p.has(page) {
			t.Errorf("%s does not open its page; to be seen: %s", key, strings.Join(ids(p.see()), ", "))
		}
		before := p.Focus()
		for range 4 {
			p.key("Tab")
			if focus := p.Focus(); focus == "" || p.see().Covered(p.see().Index(focus)) {
				t.Errorf("%s: the focus is on %q, below the page (before: %q)", key, focus, before)
			}
		}
		p.key("Escape")
		if p.has(page) {
			t.Errorf("%s: Escape does not close the page", key)
		}
		if !p.has("action:build") {
			t.Errorf("%s: the table does not come back", key)
		}
	}
}

// Whoever reads a rule from the page of a new game is back at that rule's number afterwards, not at what begins the game.
func TestTheRulesGiveTheFocusBack(t *testing.T) {
	p := sitDown(t, store.NewMemory(clock))
	p.key("N")
	p.click("new-game:game:brass")
	shown := ids(p.see())
	link := slices.IndexFunc(shown, func(id string) bool { return strings.Contains(id, ":rule:") })
	if link < 0 {
		t.Fatalf("no rule is named: %q", shown)
	}
	for range mostPresses {
		if p.Focus() != shown[link] {
			p.key("Tab")
		}
	}
	if p.key("Space", "Tab"); !p.has("page:close") {
		t.Fatal("the rules do not open")
	}
	if p.key("Escape"); p.has("page:close") || p.Focus() != shown[link] {
		t.Errorf("after the rules the focus is on %q, not on %q", p.Focus(), shown[link])
	}
}

func TestEscapeGoesBackOneThingAtATime(t *testing.T) {
	p := begun(t)
	p.key("B", "1", "F1")
	p.key("Escape")
	if p.has("page:close") || !p.has("picked:action:build") {
		t.Fatal("the first Escape does not close the page alone")
	}
	card := p.beginning("picked:card:")
	p.key("Escape")
	if card != "" && p.has(card) || !p.has("picked:action:build") {
		t.Fatal("the next one does not take the card back alone")
	}
	if p.key("Escape"); p.has("picked:action:build") {
		t.Fatal("the next one does not take the action back")
	}
	if p.key("Escape"); !p.has("menu:resume") {
		t.Fatal("the last one does not open the menu")
	}
	if p.key("Escape"); p.has("menu:resume") {
		t.Fatal("Escape does not leave the menu")
	}
}

// Whoever tabs to a card and presses Enter has picked it; pressing Enter once more must not take it back.
func TestEnterNeverTakesBackWhatItPicked(t *testing.T) {
	p := begun(t)
	for i := 0; !strings.HasPrefix(p.Focus(), "card:"); i++ {
		if p.key("Tab"); i > 200 {
			t.Fatal("the Tab key does not lead to the cards")
		}
	}
	p.key("Enter")
	picked := p.beginning("picked:card:")
	if picked == "" {
		t.Fatal("Enter does not pick the card that has the focus")
	}
	if p.key("Enter"); !p.has(picked) {
		t.Errorf("the next Enter took the card back; the focus is on %q", p.Focus())
	}
}

func TestEnterConfirmsWhateverHasTheFocus(t *testing.T) {
	p := begun(t)
	p.click("card:1") // the mouse leaves no focus that Enter acts on
	p.key("Z", "Enter")
	if e := p.Record().Entries(); len(e) == 0 || e[len(e)-1].Automa() && e[len(e)-2].Choice.Verb != engine.Pass {
		t.Fatal("Enter did not confirm what letters and the mouse picked")
	}
	if focus := p.Focus(); focus != "" {
		t.Errorf("after confirming the focus is on %q", focus)
	}
}

// C10.1: where loans come in several sizes, the key for loans goes through them.
func TestC10_1_TheKeyForLoansPicksTheirSize(t *testing.T) {
	p := setUp(t, "lancashire", "you: money 3, income 20, card:coal, card:port, card:wigan")
	p.key("O")
	for _, size := range []string{"10", "20", "30", "10"} {
		if p.key("O"); !p.has("picked:loan:" + size) {
			t.Fatalf("the key does not lead to £%s; to be seen: %s", size, strings.Join(ids(p.see()), ", "))
		}
	}
	p.key("O", "2", "Enter")
	if e := p.Record().Entries(); len(e) == 0 || e[0].Choice.Verb != engine.Loan || e[0].Choice.Size != 2 {
		t.Errorf("no loan of £20 was taken: %+v", e)
	}
	p = setUp(t, "birmingham", "you: money 3, income 15"+hand)
	p.key("O", "O")
	if p.has("picked:loan:30") || p.has("picked:action:loan") {
		t.Error("in Birmingham, where there is one size, the key does not take the action back")
	}
}

func TestUndoAndRedoByKeys(t *testing.T) {
	p := begun(t)
	before := len(p.Record().Entries())
	p.key("Z", "1", "Enter")
	after := len(p.Record().Entries())
	if after == before {
		t.Fatal("nothing was done")
	}
	p.key("U", "U") // the Automa had its turn: one is asked first
	if n := len(p.Record().Entries()); n != before {
		t.Errorf("%d entries after undo, not %d", n, before)
	}
	p.key("Y")
	if n := len(p.Record().Entries()); n <= before {
		t.Error("redo does nothing")
	}
}

func TestQuitIsNotOfferedAtTheTableInABrowser(t *testing.T) {
	for _, browser := range []bool{false, true} {
		p := hasty(t)
		p.Browser = browser
		p.click("start:new-game")
		p.click("new-game:begin")
		p.key("F10")
		if !p.has("menu:resume") || p.has("menu:quit") == browser {
			t.Errorf("in a browser: %t; to be seen: %s", browser, strings.Join(ids(p.see()), ", "))
		}
	}
}

func TestAroundTheGameByKeys(t *testing.T) {
	p := begun(t)
	p.key("Z", "1", "Enter")
	p.key("F10")
	p.walk("menu:share")
	p.key("Enter")
	p.walk("share:file")
	p.key("Enter")
	if !p.says("A copy of the record is") {
		t.Errorf("nobody is told where the copy is; to be seen: %s", strings.Join(ids(p.see()), ", "))
	}
	p.key("Escape")
	if p.has("share:file") || !p.has("menu:resume") {
		t.Error("Escape does not put what was told away, and only that")
	}
	p.key("T") // settings
	if p.beginning("settings:") == "" {
		t.Fatal("the menu's key does not lead to the settings")
	}
	p.walk("settings:text-size:large", "settings:size:large", p.beginning("settings:"))
	p.key("Enter", "Escape")
	if p.has("start:close") {
		t.Fatal("Escape does not close the settings")
	}
	if !p.has("topbar:menu") {
		t.Fatal("the settings were opened from the table, and closing them does not lead back to it")
	}
}

// TestClosingWhatWasOpenedFromTheTableLeadsBackToIt: settings, a new game that is not begun after all, and what was opened beside
// them in between.
func TestClosingWhatWasOpenedFromTheTableLeadsBackToIt(t *testing.T) {
	p := begun(t)
	escape, cross := func() { p.key("Escape") }, func() { p.click("start:close") }
	for name, c := range map[string]struct {
		open []string
		shut func()
	}{
		"settings, Escape":             {[]string{"menu:settings"}, escape},
		"settings, the cross":          {[]string{"menu:settings"}, cross},
		"keys":                         {[]string{"menu:settings", "settings:tab:keys"}, escape},
		"keys and back":                {[]string{"menu:settings", "settings:tab:keys", "settings:tab:general"}, cross},
		"settings, changed":            {[]string{"menu:settings", "settings:pace:fast"}, escape},
		"a new game, then statistics":  {[]string{"menu:new", "start:statistics"}, escape},
		"a new game, then other games": {[]string{"menu:new", "start:load"}, cross},
		"a new game, after all not":    {[]string{"menu:new"}, escape},
		"a new game, the cross":        {[]string{"menu:new"}, cross},
		"a new game, rules over it":    {[]string{"menu:new", "start:rules", "page:close"}, escape},
	} {
		p.key("F10")
		for _, id := range c.open {
			p.click(id)
		}
		c.shut()
		if !p.has("topbar:menu") || p.has("menu:resume") {
			t.Fatalf("%s: one is not at the table again; to be seen: %s", name, strings.Join(ids(p.see()), ", "))
		}
	}
}

// At a desk, settings that were opened at the table leave it in sight: what they change is seen there at once, and nothing can be done
// at it meanwhile.
func TestTheTableIsSeenBesideItsSettings(t *testing.T) {
	p := begun(t)
	turn := func() (size float64, ink view.Colour) {
		for _, item := range p.see().Items {
			if item.Text == "Your turn, action 1 of 1" {
				return item.Size, item.Fill
			}
		}
		t.Fatal("the table is out of sight")
		return 0, 0
	}
	p.key("F10")
	p.click("menu:settings")
	size, ink := turn()
	p.click("settings:text-size:largest")
	if larger, _ := turn(); larger <= size {
		t.Errorf("text of %v is %v in the largest size", size, larger)
	}
	p.click("settings:palette:day")
	if _, other := turn(); other == ink {
		t.Error("by day the table is as by night")
	}
	if p.has("topbar:menu") || p.has("start:quit") {
		t.Error("below the settings something can be done")
	}
}

// TestAZoomedPhoneHasLargerText: where a window has no room for what the system asks for, text grows as far as the settings let it; it
// does not change them.
func TestAZoomedPhoneHasLargerText(t *testing.T) {
	p := begun(t)
	p.in.Size = view.Size{W: 390, H: 844}
	p.pass(2)
	p.click("action:loan")
	size := func(times float64) float64 {
		p.Enlarge(times)
		p.pass(1)
		for _, item := range p.see().Items {
			if item.Text == "B11.1" {
				return item.Size
			}
		}
		t.Fatalf("the bill is out of sight at %v: %s", times, texts(p.see()))
		return 0
	}
	normal := size(1)
	for times, larger := range map[float64]float64{1.1: 1, 1.2: 1.15, 2: 1.3, 9: 1.3, 1: 1} {
		if got := size(times) / normal; math.Abs(got-larger) > 0.01 {
			t.Errorf("where %v times the size is asked for, text is %.2f times as large, not %v", times, got, larger)
		}
	}
}

// TestTheRulesSearchWhatIsTypedAtOnce: and Escape still closes them.
func TestTheRulesSearchWhatIsTypedAtOnce(t *testing.T) {
	p := begun(t)
	p.key("F2")
	p.in.Keys, p.in.Typed = []string{"P", "O"}, "po"
	p.pass(1)
	p.in.Keys, p.in.Typed = []string{"T"}, "t"
	p.pass(1)
	if !p.says("“pot”") {
		t.Fatal("what is typed is not looked for")
	}
	if p.key("Escape"); p.says("“pot”") || !p.has("page:close") {
		t.Error("Escape does not forget what was looked for, and only that")
	}
	if p.key("Escape"); p.has("page:close") {
		t.Error("the next Escape does not close the rules")
	}
	p.key("F2")
	if p.key("Escape"); p.has("page:close") {
		t.Error("Escape does not close rules in which nothing is looked for")
	}
}

func TestKeysOnAPageDoWhatItSays(t *testing.T) {
	p := begun(t)
	p.key("F10", "N") // which is the Automa's mat elsewhere
	if !p.has("new-game:begin") {
		t.Errorf("the menu's key does not lead to a new game; to be seen: %s", strings.Join(ids(p.see()), ", "))
	}
}

func TestKeyThatIsTakenIsToldAtOnce(t *testing.T) {
	p := begun(t)
	p.key("F10", "T")
	p.click("settings:tab:keys")
	p.click("settings:key:undo")
	p.key("B")
	if !p.says("is the key for “Build”") {
		t.Error("nobody is told that the key does something else already")
	}
	p.key("Escape")
	if p.says("Press a key") {
		t.Error("Escape does not leave the key as it is")
	}
}

func TestArrowsMoveTheBoardOrTheFocus(t *testing.T) {
	p := begun(t)
	p.in.Cursor = view.Point{X: 600, Y: 60} // the mouse takes the focus out of sight
	p.pass(1)
	p.key("+", "+")
	p.pass(5)
	before := p.see().Target("space:birmingham.1").Area
	p.key("Right")
	p.pass(5)
	if p.Focus() != "" || p.see().Target("space:birmingham.1").Area == before {
		t.Error("without a focus the arrow does not move the board")
	}
	p.key("Tab")
	focus, at := p.Focus(), p.see().Target("space:birmingham.1").Area
	p.key("Right")
	p.pass(5)
	if p.Focus() == focus || p.see().Target("space:birmingham.1").Area != at {
		t.Error("with a focus the arrow does not move it")
	}
}
