// Package sohofoundry holds what is told about the program as a whole: its version, what that brings, and whose work is in it.
package sohofoundry

import (
	_ "embed"
	"strings"
)

// Page is the address of the public page, to which a link of a game is added: "https://example.org/soho/". As long as there is none,
// links begin with their #, and open on no page by themselves; the page in the browser uses its own address.
const Page = ""

// ID is the name of the program where systems and shelves keep many: a domain of whoever publishes it, backwards, and the program. Whoever
// publishes it elsewhere changes Page and ID, and nothing else (RELEASING.md).
const ID = "io.github.sohofoundry.soho"

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

// Chapter is a part of a text with its title.
type Chapter struct{ Title, Text string }

// Versions are the chapters of the change log, the newest first.
func Versions() (list []Chapter) {
	for _, chapter := range strings.Split(changelog, "\n## ")[1:] {
		title, text, _ := strings.Cut(chapter, "\n")
		list = append(list, Chapter{title, strings.TrimSpace(text)})
	}
	return list
}

// Chapters are those of the licences.
func Chapters() (list []Chapter) {
	const line = "================================================================================\n"
	parts := strings.Split(Licences, line)
	for i := 1; i+1 < len(parts); i += 2 {
		list = append(list, Chapter{strings.TrimSpace(parts[i]), strings.TrimSpace(parts[i+1])})
	}
	return list
}

// Version is the number of this version, which is the first word of its chapter and stands nowhere else.
func Version() string {
	number, _, _ := strings.Cut(News(), " ")
	return number
}
