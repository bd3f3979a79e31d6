package board

import (
	"maps"

	"sohofoundry/render/ui/view"
)

// brass is the look of the Brass of 2007: Lancashire's, with the spaces of each town as its own board has them, since the Automa
// reads them in that order (N9). Its towns are where Lancashire's are, as their lines are taken to be (N10).
var brass = func() look {
	b := lancashire
	b.places = map[string]view.Point{
		"barrow": {X: 309.1, Y: 116.5}, "birkenhead": {X: 287.7, Y: 668.9}, "blackburn": {X: 636.4, Y: 398.9},
		"bolton": {X: 613.5, Y: 538.1}, "burnley": {X: 744.1, Y: 319.7}, "bury": {X: 741.2, Y: 486.8}, "colne": {X: 853.3, Y: 302.9},
		"ellesmere-port": {X: 448.9, Y: 754.6}, "fleetwood": {X: 376.0, Y: 282.0}, "lancaster": {X: 499.0, Y: 190.6},
		"liverpool": {X: 376.3, Y: 608.9}, "macclesfield": {X: 741.5, Y: 858.0}, "manchester": {X: 726.8, Y: 636.9},
		"oldham": {X: 872.7, Y: 615.2}, "preston": {X: 500.9, Y: 344.9}, "rochdale": {X: 880.2, Y: 477.6},
		"stockport": {X: 819.5, Y: 777.4}, "warrington-runcorn": {X: 564.3, Y: 668.4}, "wigan": {X: 498.5, Y: 526.1},
		"scotland": {X: 489.2, Y: 66.1}, "yorkshire": {X: 912.7, Y: 368.8}, "midlands": {X: 591.9, Y: 921.5},
		"blackpool": {X: 363.1, Y: 391.5}, "southport": {X: 372.4, Y: 478.8}, "northwich": {X: 591.9, Y: 798.6},
	}
	b.nudges, b.middles = maps.Clone(b.nudges), maps.Clone(b.middles)
	maps.Copy(b.nudges, map[string]nudge{
		"bolton":             {location: view.Point{X: -4, Y: 1}},
		"burnley":            {location: view.Point{X: -16, Y: -26}},
		"bury":               {location: view.Point{X: -12, Y: -26}},
		"colne":              {location: view.Point{X: -10, Y: -18}},
		"ellesmere-port":     {location: view.Point{X: -6, Y: 4}},
		"manchester":         {location: view.Point{Y: -14}},
		"rochdale":           {location: view.Point{X: -10, Y: -8}},
		"warrington-runcorn": {location: view.Point{X: 14}},
	})
	maps.Copy(b.middles, map[string]view.Point{
		"blackburn_burnley": {X: 672, Y: 305}, "burnley_colne": {X: 789, Y: 294}, "bury_manchester": {X: 735, Y: 529}, "blackburn_bolton": {X: 628, Y: 474}, "bolton_bury": {X: 672, Y: 496}, "bury_rochdale": {X: 790, Y: 461},
		"colne_yorkshire": {X: 908, Y: 305}, "liverpool_wigan": {X: 438, Y: 548}, "manchester_stockport": {X: 793, Y: 734},
		"rochdale_yorkshire": {X: 940, Y: 422},
	})
	return b
}()
