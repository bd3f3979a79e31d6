package board

import (
	"sohofoundry/render/room/board/land"
	"sohofoundry/render/ui/view"
)

// birmingham is the look of the Midlands.
var birmingham = look{
	leastStretch: 1.2, mostStretch: 1.5, above: 50, west: 102, east: 102,
	spaceSide: 53, spacePitch: 55.5,
	nudges: map[string]nudge{
		"birmingham":     {location: view.Point{Y: -8}},                                  // the railway to Redditch leaves below the banner
		"stoke-on-trent": {banner: view.Point{X: 46}},                                    // the canal to Stone leaves at the left
		"derby":          {location: view.Point{Y: -2}},                                  // the link tile to Burton-on-Trent lies below the banner
		"uttoxeter":      {location: view.Point{Y: -8}},                                  // the canal from Stone to Burton-on-Trent passes below
		"gloucester":     {location: view.Point{X: 16}, score: view.Point{X: 1, Y: 0.7}}, // a plaque is wider than the printed spaces of merchants
		"oxford":         {location: view.Point{X: 26}, score: view.Point{X: 1, Y: 0.85}},
		"shrewsbury":     {location: view.Point{X: -10}, score: view.Point{X: 1, Y: 1}},
		"warrington":     {location: view.Point{X: -16}, score: view.Point{Y: 0.85}},
		"nottingham":     {score: view.Point{Y: 0.85}},
	},
	land: land.Birmingham,
}
