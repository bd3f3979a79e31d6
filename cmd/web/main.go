//go:build js

// Command web is the program as a web page: the window client, without the command line, the terminal and the simulations of
// cmd/soho, which would only enlarge the download. cmd/dev/webpage builds all files that are served.
package main

import (
	"math/rand/v2"
	"time"

	"sohofoundry/render/host/window"
	"sohofoundry/render/keep/locale"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/voice"
)

func main() {
	kept, problem := store.Open(time.Now)
	o := client.Options{Store: kept, Clock: time.Now, Chance: rand.Uint64N(999_999) + 1, Player: sound.Open(), Voice: voice.Open(), Browser: true, LooksOn: store.LooksOn(),
		Choose: window.Choose, Page: window.Address(), Clipboard: window.Copy, Load: locale.Load}
	if problem != nil {
		o.Notice = problem.Error()
	}
	if err := window.Run(client.New(o)); err != nil {
		panic(err) // the page says that the program has ended, and the console why
	}
}
