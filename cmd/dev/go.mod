// What makes or measures the program, apart from what is shipped.
module sohofoundry/cmd/dev

go 1.26.0

require (
	github.com/go-text/typesetting v0.3.5
	github.com/pelletier/go-toml/v2 v2.4.3
	golang.org/x/image v0.47.0
	sohofoundry v0.0.0
)

require (
	golang.org/x/sys v0.49.0 // indirect
	golang.org/x/text v0.43.0 // indirect
)

replace sohofoundry => ../..
