package client_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
)

// reopened is the same person in front of another client with the same things kept, after Continue.
func (p *person) reopened() *person {
	p.t.Helper()
	if err := p.Close(); err != nil {
		p.t.Fatal(err)
	}
	next := sitDown(p.t, p.kept)
	next.moment = p.moment
	next.click("start:continue")
	return next
}

// same fails unless two people sit at the same game, to the letter.
func same(t *testing.T, when string, got, want *person) {
	t.Helper()
	if a, b := got.Record().Marshal(), want.Record().Marshal(); !bytes.Equal(a, b) {
		t.Fatalf("%s: after Continue the game is\n%s\nnot\n%s", when, a, b)
	}
	if got.Record().Position().Decision == engine.GameOver {
		return
	}
	inHand := got.Record().Position().Decision == engine.ChooseDiscard
	if !got.Watching() && !got.has("confirm") && !got.has("action:pass") && got.beginning("choice:") == "" && !inHand {
		t.Fatalf("%s: after Continue nobody is asked anything; to be seen: %s", when, strings.Join(ids(got.see()), ", "))
	}
}

func TestClosingTheWindowCostsNothing(t *testing.T) {
	p := hasty(t)
	p.click("start:new-game")
	p.click("new-game:begin")
	rolls := dice(5)
	shown := false
	for n := 0; len(p.Record().Entries()) < 40; n++ {
		before := len(p.Record().Entries())
		if on := p.first(onwards); on != "" {
			p.click(on)
		} else {
			p.choose(rolls)
		}
		if len(p.Record().Entries()) == before {
			continue
		}
		next := p.reopened()
		same(t, "after a choice", next, p)
		if p.Watching() {
			shown = true
		}
		if n%3 == 0 { // go on with the other client
			p = next
		}
		if rolls(4) == 0 && p.has("topbar:undo") {
			p.click("topbar:undo")
			next = p.reopened()
			same(t, "after undo", next, p)
		}
	}
	if !shown {
		t.Error("the window was never closed while the Automa's turn was being shown")
	}
}

// stubborn is a store that does not write games while it has an error.
type stubborn struct {
	store.Store
	err error
}

func (s *stubborn) Write(name string, text []byte) error {
	if s.err != nil {
		return s.err
	}
	return s.Store.Write(name, text)
}

func (s *stubborn) Swap(name string, known, text []byte) error {
	if s.err != nil {
		return s.err
	}
	return s.Store.Swap(name, known, text)
}

// says reports whether a text is to be read, in however many lines.
func (p *person) says(text string) bool { return strings.Contains(texts(p.see()), text) }

// watch goes on until all that was done is seen.
func (p *person) watch() {
	p.t.Helper()
	for range 2000 {
		if !p.Watching() {
			return
		}
		if on := p.first(onwards); on != "" {
			p.click(on)
		}
		p.pass(5)
	}
	p.t.Fatalf("what is shown does not end: %s", texts(p.see()))
}

// chooseOnce makes a choice, whatever has to be watched before.
func (p *person) chooseOnce(rolls func(int) int) {
	p.t.Helper()
	for before := len(p.Record().Entries()); len(p.Record().Entries()) == before; {
		if on := p.first(onwards); on != "" {
			p.click(on)
		} else {
			p.choose(rolls)
		}
	}
}

// settle waits until all that is kept is written, or is not.
func (p *person) settle() error {
	err := p.Close()
	p.pass(2)
	return err
}

func TestWhatCannotBeSavedIsToldOnceAndSavedLater(t *testing.T) {
	p := hasty(t)
	kept := &stubborn{Store: p.kept}
	p = sitDown(t, kept)
	rolls := dice(9)
	p.click("start:new-game")
	p.click("new-game:begin")
	kept.err = errors.New("the disk is full")
	p.chooseOnce(rolls)
	if p.settle() == nil {
		t.Error("closing does not tell that the game is not kept")
	}
	if !p.says("The game could not be saved: the disk is full.") {
		t.Error("nobody is told that the game is not saved")
	}
	p.chooseOnce(rolls)
	_ = p.settle()
	if p.says("could not be saved") {
		t.Error("what was told lies over the board at the next choice, or is told again")
	}
	if !p.says("The game is not saved") {
		t.Error("the strip at the top does not tell that the game is not saved")
	}
	p.key("F10")
	if !p.says("the disk is full") {
		t.Error("the menu does not tell that the game is not saved")
	}
	p.click("menu:leave")
	if p.has("start:dismiss") {
		p.click("start:dismiss")
	}
	if !p.has("start:continue") {
		t.Fatal("a game that cannot be saved is lost when one leaves the table")
	}
	p.click("start:continue")
	p.chooseOnce(rolls)
	kept.err = nil
	p.chooseOnce(rolls)
	if err := p.settle(); err != nil {
		t.Error(err)
	}
	if p.says("could not be saved") || p.says("not saved") {
		t.Error("it is told still that the game is not saved")
	}
	same(t, "after writing worked again", p.reopened(), p)
}

func TestWhatAnotherProgramWroteIsLeftAlone(t *testing.T) {
	p := hasty(t)
	rolls := dice(3)
	p.click("start:new-game")
	p.click("new-game:begin")
	p.chooseOnce(rolls)
	r := p.saved()
	list, _ := p.kept.List()
	theirs := append(r.Marshal(), "# looked at\n"...)
	if err := p.kept.Write(list[0].Name, theirs); err != nil {
		t.Fatal(err)
	}
	p.chooseOnce(rolls)
	if err := p.settle(); err != nil {
		t.Fatal(err)
	}
	if !p.says("Another program wrote to the file of this game") {
		t.Error("nobody is told that the game has another name now")
	}
	if now, err := p.kept.Read(list[0].Name); err != nil || !bytes.Equal(now, theirs) {
		t.Errorf("what the other program wrote is gone: %v", err)
	}
	if list, _ = p.kept.List(); len(list) != 2 {
		t.Errorf("%d games are kept", len(list))
	}
	same(t, "under another name", p.reopened(), p)
}

func TestPlayingFromAnEarlierPositionKeepsBothGames(t *testing.T) {
	p := hasty(t)
	rolls := dice(4)
	p.click("start:new-game")
	p.click("new-game:begin")
	for len(p.Record().Entries()) < 8 {
		p.chooseOnce(rolls)
	}
	p.watch()
	first := p.saved().Marshal()
	p.key("L", "Up", "Up", "Up")
	p.click("log:play")
	p.chooseOnce(rolls)
	if err := p.settle(); err != nil {
		t.Fatal(err)
	}
	list, err := p.kept.List()
	if err != nil || len(list) != 2 {
		t.Fatalf("%d games are kept, %v", len(list), err)
	}
	found := 0
	for _, e := range list {
		if text, _ := p.kept.Read(e.Name); bytes.Equal(text, first) {
			found++
		}
	}
	if found != 1 {
		t.Error("the first game is not as it was")
	}
	same(t, "of the branch", p.reopened(), p)
}

func TestSettingsThatCannotBeKeptAreToldOnce(t *testing.T) {
	kept := &stubborn{Store: store.NewMemory(clock)}
	p := sitDown(t, kept)
	kept.err = errors.New("the disk is full")
	for range 2 {
		p.Do(start.Changed{Settings: settings.Default()})
		_ = p.settle()
	}
	if !p.says("The disk is full.") {
		t.Error("nobody is told")
	}
	p.click("start:dismiss")
	if p.pass(2); p.says("The disk is full.") {
		t.Error("it is told again")
	}
}

// TestTheWindowOpensAsItWasLeft: and no other setting that is changed later forgets it.
func TestTheWindowOpensAsItWasLeft(t *testing.T) {
	p := newcomer(t)
	want := settings.Window{Width: 1700, Height: 1000, X: 400, Y: -3, Monitor: "HDMI-1", Maximised: true}
	p.click("start:settings")
	p.Placed(want)
	p.click("settings:pace:fast")
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	if next := sitDown(t, p.kept); next.Settings().Window != want {
		t.Errorf("the window is %+v, not %+v as it was left", next.Settings().Window, want)
	}
}

func TestAGameThatWasPlayedOnElsewhereIsOpenedAsItIsNow(t *testing.T) {
	p := hasty(t)
	rolls := dice(6)
	p.click("start:new-game")
	p.click("new-game:begin")
	p.chooseOnce(rolls)
	p.Do(pages.Leave{})
	p.pass(20)
	other := p.reopened()
	other.chooseOnce(rolls)
	if err := other.Close(); err != nil {
		t.Fatal(err)
	}
	p.click("start:continue")
	p.pass(2)
	same(t, "in the first window", p, other)
	p.Do(pages.Leave{}) // it was only looked at
	p.pass(20)
	other.chooseOnce(rolls)
	if err := other.Close(); err != nil {
		t.Fatal(err)
	}
	p.click("start:continue")
	p.pass(2)
	same(t, "in the first window, once more", p, other)
}

func TestGamesAreOpenedThoughSettingsCannotBeKept(t *testing.T) {
	p := hasty(t)
	p.click("start:new-game")
	p.click("new-game:begin")
	p.chooseOnce(dice(6))
	p = sitDown(t, &stubborn{Store: p.kept})
	p.kept.(*stubborn).err = errors.New("there is no folder for settings")
	p.Do(start.Changed{Settings: settings.Default()})
	_ = p.settle()
	p.click("start:dismiss")
	p.click("start:continue")
	if p.pass(2); !p.has("topbar:menu") {
		t.Errorf("the game is not on the table: %s", texts(p.see()))
	}
}

func TestTheGuideGoesOnWithItsGame(t *testing.T) {
	p := hasty(t)
	p.click("start:new-game")
	p.click("new-game:begin")
	p.wait()
	for _, lesson := range []string{"goal", "turn"} {
		if title := p.Words().Text("page.guide." + lesson + ".title"); !p.says(title) {
			t.Fatalf("the guide does not tell %q", title)
		}
		p.click("guide:next")
	}
	third := p.Words().Text("page.guide.back.title")
	p.chooseOnce(dice(5))
	again := p.reopened()
	again.watch()
	again.wait()
	if !again.says(third) {
		t.Errorf("the guide does not go on with %q", third)
	}
	again.click("guide:leave")
	if !again.says(again.Words().Text("page.guide.left")) {
		t.Errorf("nobody says how the guide comes back: %s", texts(again.see()))
	}
	last := again.reopened()
	if last.has("guide:leave") {
		t.Error("the guide is back, though it was sent away")
	}
	last.key("F10")
	last.click("menu:guide")
	if !last.says(third) {
		t.Errorf("the guide does not go on with %q where it is asked to", third)
	}
}

// Other games may be begun amid a guided one: each has its own guide, or none.
func TestEachGameHasItsOwnGuide(t *testing.T) {
	p := hasty(t)
	p.click("start:new-game")
	p.click("new-game:begin")
	first := p.Words().Text("page.guide.goal.title")
	p.click("guide:next")
	p.click("guide:next")
	p.chooseOnce(dice(5))
	if err := p.settle(); err != nil {
		t.Fatal(err)
	}
	games, err := p.kept.List()
	if err != nil || len(games) != 1 {
		t.Fatalf("%v, %v", games, err)
	}
	guided := games[0].Name
	p.key("F10")
	p.click("menu:new")
	p.click("new-game:begin")
	p.wait()
	if p.has("guide:leave") {
		t.Fatalf("a second game is guided: %s", texts(p.see()))
	}
	p.chooseOnce(dice(6))
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	all, err := p.kept.List()
	if err != nil || len(all) != 2 {
		t.Fatalf("%v, %v", all, err)
	}
	for _, game := range all {
		p := sitDown(t, p.kept)
		p.moment = time.Second / 5
		if err := p.Open(game.Name); err != nil {
			t.Fatal(err)
		}
		p.watch()
		p.pass(3)
		if want := game.Name == guided; p.has("guide:leave") != want || p.says(first) {
			t.Errorf("%s: it is guided from where it was: %v, want %v: %s", game.Name, !want, want, texts(p.see()))
		}
	}
}

// Of very many games those are read that are seen, and the one to go on with.
func TestOnlyGamesThatAreSeenAreRead(t *testing.T) {
	kept := store.NewMemory(clock)
	r, err := record.New(board(t), played.Medium(1))
	if err != nil {
		t.Fatal(err)
	}
	const games = 200
	for i := range games {
		if err := kept.Write(fmt.Sprintf("game-%d.soho", i), r.Marshal()); err != nil {
			t.Fatal(err)
		}
	}
	p := sitDown(t, kept)
	if p.pass(20); p.Unread() != games-1 {
		t.Errorf("of %d games %d were not read before anybody looked at them", games, p.Unread())
	}
	p.click("start:load")
	p.pass(20)
	seen := games - p.Unread()
	if seen < 3 || seen > 20 || p.says("It has not been read yet.") {
		t.Errorf("%d games are read, and it is said that some are not: %t", seen, p.says("It has not been read yet."))
	}
	p.in.Cursor = p.see().Target("load:list").Area.Middle()
	p.in.Wheel = -1000
	p.pass(20)
	if now := games - p.Unread(); now <= seen || now > 3*seen || p.says("It has not been read yet.") {
		t.Errorf("%d games are read after scrolling, %d before, and it is said that some are not: %t", now, seen, p.says("It has not been read yet."))
	}
}

// BenchmarkManyGamesOnShow tells how long the page of very many saved games takes to draw.
func BenchmarkManyGamesOnShow(b *testing.B) {
	kept := store.NewMemory(clock)
	r, err := record.New(board(b), played.Medium(1))
	if err != nil {
		b.Fatal(err)
	}
	for i := range 10_000 {
		if err := kept.Write(fmt.Sprintf("game-%d.soho", i), r.Marshal()); err != nil {
			b.Fatal(err)
		}
	}
	p := sitDown(b, kept)
	p.click("start:load")
	p.pass(20)
	for b.Loop() {
		p.Refresh()
		p.pass(1)
	}
}

// readStore notes which files are read.
type readStore struct {
	store.Store
	read []string
}

func (s *readStore) Read(name string) ([]byte, error) {
	s.read = append(s.read, name)
	return s.Store.Read(name)
}

// No result is read and none is counted before there is a picture.
func TestThePictureComesBeforeTheStatistics(t *testing.T) {
	memory := &readStore{Store: store.NewMemory(clock)}
	if err := memory.Write("over.soho", roomtest.Recorded(t, "easy")); err != nil {
		t.Fatal(err)
	}
	kept := func() bool {
		_, err := memory.Read(store.Statistics)
		return err == nil
	}
	c := client.New(client.Options{Store: memory, Clock: clock, Chance: 1})
	for range 5 {
		c.Update(stage.Input{Size: view.Size{W: 1280, H: 800}})
	}
	if slices.Contains(memory.read, store.Statistics) {
		t.Error("results are read before there is a picture")
	}
	if err := c.Close(); err != nil || kept() {
		t.Errorf("games are counted before there is a picture: %v", err)
	}
	c.Picture()
	for range 5 {
		c.Update(stage.Input{Size: view.Size{W: 1280, H: 800}})
	}
	if err := c.Close(); err != nil || !kept() {
		t.Errorf("no game is counted: %v", err)
	}
}
