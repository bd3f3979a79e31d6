//go:build !js

package rules

import "embed"

// files are the texts that are part of the program, a folder a language: all of them.
//
//go:embed */*.md
var files embed.FS
