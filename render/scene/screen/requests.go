package screen

import "sohofoundry/render/ui/sound"

// Requests are what a screen asks of the client, until the client takes them. A screen embeds them.
type Requests struct{ asks []any }

// Ask asks something of the client.
func (r *Requests) Ask(what any) { r.asks = append(r.asks, what) }

// Asks returns the requests to the client, once.
func (r *Requests) Asks() []any {
	asks := r.asks
	r.asks = nil
	return asks
}

// The requests of every table to the client.
type (
	// Changed asks to keep the record: something was done or taken back.
	Changed struct{}
	// Noise asks for a sound.
	Noise struct{ Sound sound.Sound }
	// Fullscreen and Sound ask for those settings to be turned over.
	Fullscreen struct{}
	Sound      struct{}
)

// Hurry is the act that brings all motion at a table to its end.
type Hurry struct{}
