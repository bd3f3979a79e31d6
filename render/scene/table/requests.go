package table

// requests are what the table asks of the client.
type requests struct{ asks []any }

// ask asks something of the client.
func (r *requests) ask(what any) { r.asks = append(r.asks, what) }

// Asks returns the requests to the client, once.
func (r *requests) Asks() []any {
	asks := r.asks
	r.asks = nil
	return asks
}
