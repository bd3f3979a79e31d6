//go:build !js

package words

import "embed"

// files are the texts that are part of the program: those of all languages.
//
//go:embed ??.toml
var files embed.FS
