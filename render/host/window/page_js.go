package window

import (
	"image"
	"math"
	"slices"
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/host/mirror"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
)

// page is the page in the browser that the window lies in. The script of the page, as "soho", changes its elements; events of
// the document tell of the person's acts on the page.
type page struct {
	script js.Value
	wake   chan struct{} // something was done

	focused string   // by a screen reader, in the list that mirrors the view
	acted   []string // pressed there, in this order: of several between two updates, none may be lost
	typed   []edit   // in the text fields there
	edited  bool     // something was: the list is made anew, as a field shows what came of it, whatever that is
	back    int      // pages that the browser's button wants to go back
	imports []file
	depth   int    // as the script knows it
	spoken  string // the language, as the script knows it
	linked  string // to be followed
	kept    bool   // something was, by another tab

	number int           // of the picture that the list was made of
	late   bool          // the picture has changed since the list was made
	first  time.Duration // when it changed first since then
	last   time.Duration // and last
	nodes  []mirror.Node
	speak  mirror.Speaker
	did    bool // something was done since the list was made
	focus  string
}

// edit is what was done to the text of a field: characters were taken off its end, and others put there.
type edit struct {
	back int
	text string
}

// file is a text or a backup from elsewhere.
type file struct {
	name string
	text []byte
}

// Choose lets the person choose files, which come to the client's Import.
func Choose() { js.Global().Get("soho").Call("choose") }

// awakening are the events that end a nap.
var awakening = []string{"keydown", "keyup", "mousemove", "mousedown", "mouseup", "wheel", "touchstart", "touchmove", "touchend",
	"resize", "focus", "gamepadconnected", "soho-focus", "soho-act", "soho-typed", "soho-back", "soho-import", "soho-link", "soho-kept"}

// ask has the client do the requests of the page, and reports whether there were any.
func (p *page) ask(c *client.Client) (some bool) {
	some = p.back > 0 || len(p.imports) > 0
	for ; p.back > 0; p.back-- {
		c.Back()
		p.depth = -1 // the script waits for an answer
	}
	for _, f := range p.imports {
		c.Import(f.name, f.text)
	}
	p.imports = nil
	if p.kept {
		c.Kept()
		p.kept, some = false, true
	}
	if p.linked != "" {
		c.Follow(p.linked)
		p.linked, some = "", true
	}
	return some
}

// tellDepth tells the script how many pages there are to go back.
func (p *page) tellDepth(c *client.Client) {
	if depth := c.Depth(); depth != p.depth {
		p.depth = depth
		p.script.Call("depth", depth)
	}
}

// tellLanguage tells the script which language the texts are in, so that a screen reader reads them as they are spoken.
func (p *page) tellLanguage(c *client.Client) {
	if language := c.Spoken(); language != p.spoken {
		p.spoken = language
		p.script.Call("spoken", language)
	}
}

// given are the pixels that the page has for us.
func given() (pixels image.Point, factor float64) {
	factor = js.Global().Get("devicePixelRatio").Float()
	body := js.Global().Get("document").Get("body")
	length := func(name string) int { return int(math.Ceil(body.Get(name).Float() * factor)) }
	return image.Pt(length("clientWidth"), length("clientHeight")), factor
}

// zoomed is how many times as large as usual the browser shows the page. The frame around the page is not zoomed; where it lies on one
// side only, as tools of the browser do, the other side tells.
func zoomed() float64 {
	ratio := func(side string) float64 {
		return js.Global().Get("outer"+side).Float() / js.Global().Get("inner"+side).Float()
	}
	return min(ratio("Width"), ratio("Height"))
}

// open listens to the page for as long as the program runs.
func (p *page) open(c *client.Client) {
	p.script, p.wake = js.Global().Get("soho"), make(chan struct{}, 1)
	document := js.Global().Get("document")
	listen := func(on js.Value, event string, heard func(event js.Value)) {
		on.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			heard(args[0])
			return nil
		}), map[string]any{"passive": true, "capture": true})
	}
	listen(document, "soho-focus", func(event js.Value) { p.focused = event.Get("detail").String() })
	listen(document, "soho-act", func(event js.Value) { p.acted = append(p.acted, event.Get("detail").String()) })
	listen(document, "soho-typed", func(event js.Value) {
		detail := event.Get("detail")
		p.typed = append(p.typed, edit{detail.Get("back").Int(), detail.Get("text").String()})
	})
	listen(document, "soho-back", func(event js.Value) { p.back += event.Get("detail").Int() })
	listen(document, "soho-import", func(event js.Value) {
		detail := event.Get("detail")
		f := file{name: detail.Get("name").String()}
		if bytes := detail.Get("bytes"); bytes.Truthy() { // of a backup
			f.text = make([]byte, bytes.Length())
			js.CopyBytesToGo(f.text, bytes)
		} else {
			f.text = []byte(detail.Get("text").String())
		}
		p.imports = append(p.imports, f)
	})
	listen(document, "soho-link", func(js.Value) { p.take() })
	listen(document, "soho-kept", func(js.Value) { p.kept = true })
	listen(document, "visibilitychange", func(js.Value) { c.Hide(document.Get("hidden").Bool()) }) // a hidden page has no updates
	p.take()
	for _, event := range awakening {
		listen(js.Global(), event, func(js.Value) {
			select {
			case p.wake <- struct{}{}:
			default:
			}
		})
	}
}

// read takes in the acts of a screen reader on the list.
func (p *page) read(in *stage.Input) {
	in.Focused = p.focused
	if len(p.acted) > 0 {
		in.Acted, p.acted = p.acted[0], p.acted[1:]
	}
	if len(p.typed) > 0 {
		in.Back, in.Typed, p.typed = p.typed[0].back, in.Typed+p.typed[0].text, p.typed[1:]
		p.edited = true
	}
	p.did = p.did || in.Acts() || in.Pressed || len(in.Fingers) > 0
	p.focused = ""
}

// take takes over the text behind the # of the address.
func (p *page) take() {
	if p.script.Truthy() {
		p.linked = p.script.Call("taken").String()
	}
}

// longest is how long a frame waits while nothing happens. Events end that, so it may be long; but none tells of the buttons of a
// game pad.
func (p *page) longest() time.Duration {
	if len(ebiten.AppendGamepadIDs(nil)) > 0 {
		return time.Second / 10
	}
	return time.Second
}

// nap lets the browser rest until something is done, and reports whether that was it.
func (p *page) nap(longest time.Duration) (woken bool) {
	timer := time.NewTimer(longest)
	defer timer.Stop()
	select {
	case <-p.wake:
		return true
	case <-timer.C:
		return false
	}
}

// shown tells the page that there is a picture, which replaces its loading screen.
func (p *page) shown() {
	if p.script.Truthy() {
		p.script.Call("shown")
	}
}

// How long a picture stands still until the list is made of it, and the longest that it waits while there are ever new ones.
const (
	stillFor = 80 * time.Millisecond
	lateFor  = 500 * time.Millisecond
)

// update brings the list that mirrors the view up to date.
func (p *page) update(g *game, now time.Duration) {
	if !p.script.Truthy() {
		return
	}
	p.tellDepth(g.client)
	p.tellLanguage(g.client)
	v, number := g.client.Picture()
	focus := g.client.Focus()
	if p.edited {
		p.edited, p.nodes = false, nil
		p.number = -1
	}
	if number != p.number || focus != p.focus {
		if !p.late {
			p.first = now
		}
		p.late, p.last, p.number, p.focus = true, now, number, focus
	}
	if !p.late && !p.speak.Waits() || p.late && now-p.last < stillFor && now-p.first < lateFor {
		return
	}
	said := p.speak.Say(v.Said, now, p.did)
	late := p.late
	p.late, p.did = false, false
	if !late {
		if said != "" {
			p.script.Call("say", said, focus)
		}
		return
	}
	nodes := mirror.Of(v, g.client.About)
	if slices.Equal(nodes, p.nodes) {
		p.script.Call("say", said, focus)
		return
	}
	p.nodes = nodes
	p.script.Call("mirror", listed(nodes, g.scale/g.factor), said, focus)
}

// listed are nodes as the script of the page takes them, with places in its pixels.
func listed(nodes []mirror.Node, scale float64) (list []any) {
	for _, n := range nodes {
		area := view.Rect{X: n.Area.X * scale, Y: n.Area.Y * scale, W: n.Area.W * scale, H: n.Area.H * scale}
		list = append(list, []any{n.ID, n.Name, n.About, area.X, area.Y, area.W, area.H, n.Acts, n.Picked, n.Typing, n.Level, n.Off, n.Field, n.Text})
	}
	return list
}
