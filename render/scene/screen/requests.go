package screen

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
