package bidder

// Told names the steps that are told.
func Told() (names []string) {
	for i := range steps {
		if !steps[i].proposes {
			names = append(names, steps[i].name)
		}
	}
	return names
}
