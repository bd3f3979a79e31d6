// Package sohofoundry holds what is told about the program as a whole: its version, what that brings, and whose work is in it.
package sohofoundry

import (
	_ "embed"
	"strings"
)

//go:embed CHANGELOG.md
var changelog string

// Licences is what those ask to be told whose work is in the program; `make licences` gathers it.
//
//go:embed licences.txt
var Licences string

// News is the newest chapter of the change log: what this version brings.
func News() string {
	_, chapters, _ := strings.Cut(changelog, "\n## ")
	newest, _, _ := strings.Cut(chapters, "\n## ")
	return strings.TrimSpace(newest)
}

// Version is the number of this version, which is the first word of its chapter and stands nowhere else.
func Version() string {
	number, _, _ := strings.Cut(News(), " ")
	return number
}
