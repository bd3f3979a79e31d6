package rules

import "embed"

// files are the texts that are part of the program: in a page, where everything has to be downloaded, English alone.
//
//go:embed en/*.md
var files embed.FS
