package board

import "sohofoundry/render/ui/view"

// birmingham is the look of the Midlands.
var birmingham = look{
	leastStretch: 1.2, mostStretch: 1.5, above: 50, west: 102, east: 102,
	spaceSide: 53, spacePitch: 55.5,
	nudges: map[string]nudge{
		"birmingham":     {location: view.Point{Y: -8}}, // the railway to Redditch leaves below the banner
		"stoke-on-trent": {banner: view.Point{X: 46}},   // the canal to Stone leaves at the left
		"derby":          {location: view.Point{Y: -2}}, // the link tile to Burton-on-Trent lies below the banner
		"uttoxeter":      {location: view.Point{Y: -8}}, // the canal from Stone to Burton-on-Trent passes below
		"gloucester":     {location: view.Point{X: 16}}, // a plaque is wider than the printed spaces of merchants
		"oxford":         {location: view.Point{X: 26}},
		"shrewsbury":     {location: view.Point{X: -10}},
		"warrington":     {location: view.Point{X: -16}},
	},
	// The Pennines in the north, the Wrekin, Cannock Chase, the Clent and Lickey hills, Charnwood, and the valleys of the Severn,
	// the Trent and the Avon between them.
	land: relief([]hill{
		{660, 10, 150, 1.2}, {520, 160, 90, 0.5}, {180, 630, 85, 0.7}, {60, 330, 140, 0.9}, {-210, 700, 150, 1},
		{1230, 250, 140, 0.8}, {1240, 800, 150, 0.9}, {-180, 60, 150, 0.8}, {300, -220, 170, 1}, {800, 1200, 160, 0.9},
		{200, 1210, 150, 0.9}, {440, 395, 70, 0.5}, {470, 730, 85, 0.65}, {930, 420, 120, 0.95}, {640, 560, 75, 0.3},
		{120, 900, 120, 0.9}, {900, 900, 150, 0.9}, {830, 330, 60, 0.3}, {600, 940, 70, 0.25}, {250, 180, 90, 0.3},
		{300, 800, 70, -0.3}, {620, 320, 90, -0.25}, {40, 100, 110, 0.5}, {1000, 60, 90, 0.5},
	}),
	// The Trent, the Severn, the Avon and the Tame.
	rivers: courses([][][2]float64{
		{{330, -420}, {440, -90}, {465, 30}, {480, 130}, {420, 200}, {385, 285}, {470, 340}, {560, 345}, {640, 415},
			{660, 310}, {740, 300}, {840, 270}, {900, 190}, {980, 175}, {1180, 60}, {1400, 10}},
		{{-420, 390}, {-220, 420}, {-60, 470}, {30, 600}, {110, 590}, {150, 650}, {225, 690}, {240, 770}, {305, 820},
			{300, 905}, {380, 960}, {430, 1010}, {420, 1100}, {340, 1420}},
		{{1300, 470}, {1120, 590}, {980, 640}, {915, 750}, {840, 800}, {690, 905}, {600, 915}, {570, 980}, {430, 1010}},
		{{690, 620}, {740, 560}, {640, 470}, {640, 415}},
	}),
	names:   []name{{505, 318, "Trent", 15.5, false}, {140, 628, "Severn", 15.5, false}, {905, 795, "Avon", 15.5, false}},
	compass: view.Point{X: 935, Y: 925},
}
