package table

import (
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/ui/view"
)

// attention is what the camera moves to while the human chooses: the thing that the guide points at, else the previewed choice,
// else the places to choose from.
type attention struct {
	next   thing.Thing
	choice engine.Choice
	asked  thing.Set
	room   view.Rect // of the board
}

// leastNear is the lowest zoom, as a part of the current one, at which a preview is shown as a whole. Below that only its first
// place is shown.
const leastNear = 0.6

// attend moves the camera to the attention of the moment, and back to where the person had it when there is none any more.
func (ch *choosing) attend() {
	if ch.motion != nil {
		return
	}
	s, camera := ch.table, &ch.table.boardView
	now, about := attention{next: s.next, asked: ch.asked()}, ch.previewed()
	now.choice, _ = ch.panel.Ready()
	if next := pointedAt(s.next); next != nil {
		about = next
	}
	if now != (attention{}) {
		now.room = camera.room
	}
	if now == camera.attended {
		return
	}
	previewed := camera.attended.choice
	camera.attended = now
	near := leastNear
	if asked := onBoard(now.asked); len(about) == 0 && !slices.ContainsFunc(asked, camera.owns) {
		about, near = asked, 1 // of places that lie far apart, the first
	}
	switch {
	case len(about) == 0 && previewed != (engine.Choice{}) && previewed == s.lastDone():
		camera.restoreAfter(s.lastDone())
	case len(about) == 0:
		camera.restore()
	case !camera.camera.Fits() && camera.sight(camera.camera, about).Zoom < near*camera.camera.Zoom:
		camera.follow(about[:1])
	default:
		camera.follow(about)
	}
}

// pointedAt is what the guide points at, if it lies on the board.
func pointedAt(next thing.Thing) []thing.Thing {
	switch next.Kind {
	case thing.Space, thing.Line, thing.Merchant:
		if next.ID != 0 {
			return []thing.Thing{next}
		}
	}
	return nil
}

// asked are the places that the human is asked to choose from, once they have picked more than a card.
func (ch *choosing) asked() thing.Set {
	if _, ready := ch.panel.Ready(); ready || ch.cardAtMost() {
		return thing.Set{}
	}
	lit := ch.question.Lit(ch.picked)
	lit[thing.Location] = 0
	return lit
}

// previewed lists the things on the board that the previewed choice concerns: the places it names first, then its sources.
func (ch *choosing) previewed() []thing.Thing {
	c, ok := ch.panel.Ready()
	if !ok {
		return nil
	}
	b, _ := ch.panel.Bill()
	var list []thing.Thing
	for _, kind := range []thing.Kind{thing.Space, thing.Line, thing.Merchant, thing.Port} {
		if t := thing.InChoice(c, kind); t.ID != 0 {
			list = append(list, t)
		}
	}
	for _, used := range b.Used {
		if used.Space != 0 {
			list = append(list, thing.Of(used.Space))
		}
	}
	return list
}
