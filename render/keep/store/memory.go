package store

import (
	"maps"
	"slices"
)

// NewMemory makes a store that lasts as long as the program: for tests.
func NewMemory(now Clock) *KeyValueStore { return &KeyValueStore{values: memory{}, now: now} }

// memory holds texts by name. Its exports go nowhere.
type memory map[string]string

func (m memory) names() ([]string, error) { return slices.Sorted(maps.Keys(m)), nil }

func (m memory) get(name string) (string, bool, error) {
	text, ok := m[name]
	return text, ok, nil
}

func (m memory) set(name, text string) error {
	m[name] = text
	return nil
}

func (m memory) remove(name string) error {
	delete(m, name)
	return nil
}

func (m memory) export(string, string) error { return nil }
