package board

import "sohofoundry/render/ui/view"

// lancashire is the look of Lancashire and the Irish Sea. The Brass of 2007 looks the same.
var lancashire = look{
	span:         view.Rect{X: 287.7, Y: 66.1, W: 625, H: 855.4}, // the same for the community's map, which has fewer towns
	leastStretch: 1.2, mostStretch: 1.38, above: 36, west: 102, east: 92, seaInWest: true,
	bay:       bay{east: 298, north: 172, south: 610},
	spaceSide: 49, spacePitch: 51.5,
	nudges: map[string]nudge{
		"barrow":       {location: view.Point{Y: -6}},
		"birkenhead":   {location: view.Point{X: -6, Y: 2}},
		"blackburn":    {location: view.Point{X: 4, Y: -24}},
		"blackpool":    {location: view.Point{X: 6}},
		"bolton":       {location: view.Point{X: -4, Y: 12}},
		"burnley":      {location: view.Point{X: -6, Y: -26}},
		"bury":         {location: view.Point{X: 2, Y: -26}},
		"colne":        {location: view.Point{X: -26, Y: -18}},
		"fleetwood":    {location: view.Point{X: -2, Y: -4}},
		"macclesfield": {location: view.Point{X: -4, Y: 3}},
		"manchester":   {location: view.Point{Y: 10}},
		"midlands":     {location: view.Point{X: -16, Y: -3}},
		"oldham":       {location: view.Point{Y: 12}},
		"rochdale":     {location: view.Point{Y: -12}},
		"scotland":     {location: view.Point{Y: 2}},
		"southport":    {location: view.Point{X: 4}},
		"stockport":    {location: view.Point{X: 20, Y: -4}},
		"wigan":        {location: view.Point{Y: 5}},
		"yorkshire":    {location: view.Point{X: 12, Y: 4}, tall: true},
	},
	middles: map[string]view.Point{
		"blackburn_bolton": {X: 628, Y: 479}, "bury_manchester": {X: 740, Y: 562}, "burnley_bury": {X: 758, Y: 388},
		"oldham_rochdale": {X: 888, Y: 566}, "burnley_colne": {X: 792, Y: 292}, "colne_yorkshire": {X: 898, Y: 300},
		"manchester_oldham": {X: 806, Y: 660}, "manchester_stockport": {X: 773, Y: 741}, "macclesfield_stockport": {X: 842, Y: 853},
		"blackburn_burnley": {X: 692, Y: 298}, "southport_wigan": {X: 458, Y: 491}, "warrington-runcorn_wigan": {X: 533, Y: 623},
		"rochdale_yorkshire": {X: 936, Y: 430}, "ellesmere-port_northwich": {X: 519, Y: 763}, "preston_southport": {X: 440, Y: 429},
		"bolton_bury": {X: 684, Y: 490}, "ellesmere-port_warrington-runcorn": {X: 454, Y: 704}, "fleetwood_preston": {X: 434, Y: 296},
	},
	// The Pennines in the east, Bowland and Rossendale, the Lakeland fells in the north, Wales in the south-west.
	land: relief([]hill{
		{985, 60, 95, 1.2}, {955, 190, 80, 1.1}, {1000, 300, 70, 0.9}, {985, 480, 60, 1}, {975, 600, 62, 1.1}, {962, 700, 70, 1.1},
		{935, 800, 70, 0.9}, {990, 900, 100, 1.2}, {880, 925, 70, 0.75}, {850, 90, 85, 1.1}, {755, 90, 75, 1}, {660, 130, 70, 0.95},
		{605, 215, 55, 0.95}, {690, 215, 45, 0.6}, {800, 205, 45, 0.75}, {560, 60, 55, 0.8}, {715, 405, 40, 0.5}, {805, 400, 42, 0.75},
		{690, 445, 34, 0.5}, {575, 440, 32, 0.55}, {815, 540, 36, 0.4}, {660, 500, 30, 0.35}, {280, 15, 75, 1}, {380, 10, 75, 1.15},
		{445, 30, 45, 0.7}, {330, 70, 34, 0.3}, {120, 900, 85, 1.1}, {215, 930, 70, 0.9}, {40, 850, 80, 1}, {300, 960, 60, 0.6},
		{505, 855, 30, 0.3}, {700, 940, 50, 0.4}, {470, 590, 30, 0.2}, {420, 500, 60, -0.25}, {560, 760, 70, -0.3}, {430, 350, 50, -0.2},
		{620, 620, 45, 0.2}, {640, 800, 40, 0.2}, {455, 960, 60, 0.25}, {-140, 930, 110, 1.1}, {1150, 200, 130, 1}, {1160, 640, 120, 1},
		{600, -160, 150, 1.1}, {300, -180, 130, 1.1}, {900, -150, 130, 1}, {500, 1180, 150, 0.8}, {850, 1160, 140, 0.9}, {120, 1160, 140, 1},
	}),
	// The Ribble, the Mersey and the Irwell, the Lune, the Weaver, the Dee, the Calder, the Leven and the Kent.
	rivers: courses([][][2]float64{
		{{830, -400}, {742, 60}, {722, 140}, {668, 225}, {650, 290}, {592, 308}, {566, 360}, {560, 420}, {520, 440}, {462, 435}, {446, 437}},
		{{1400, 560}, {1040, 640}, {960, 690}, {900, 712}, {862, 722}, {770, 722}, {700, 742}, {630, 736}, {575, 728}, {515, 718}, {498, 716}},
		{{790, 350}, {800, 420}, {797, 500}, {806, 560}, {792, 640}, {786, 690}, {752, 726}},
		{{590, -400}, {590, -20}, {585, 60}, {566, 130}, {562, 200}, {540, 240}, {470, 254}, {434, 238}, {424, 226}},
		{{655, 1400}, {655, 1010}, {648, 900}, {660, 830}, {652, 780}, {600, 756}, {540, 740}, {520, 722}},
		{{330, 1400}, {330, 1060}, {400, 960}, {432, 900}, {420, 850}, {392, 836}, {376, 830}},
		{{830, 340}, {790, 352}, {700, 352}, {660, 300}},
		{{404, -400}, {404, -20}, {396, 40}, {398, 76}, {394, 108}},
		{{470, -400}, {470, -20}, {458, 40}, {462, 76}, {456, 116}},
	}),
	// From Cumberland round Furness and Morecambe Bay, past the Fylde, the Ribble, the Mersey and the Wirral to the Dee and Wales.
	sea: coast([][2]float64{
		{120, -400}, {150, -120}, {196, -40}, {218, 20}, {236, 62}, {258, 92}, {264, 128}, {270, 158}, {290, 176}, {322, 178}, {350, 166},
		{362, 142}, {378, 120}, {386, 100}, {394, 88}, {402, 100}, {408, 124}, {424, 136}, {438, 128}, {446, 106}, {456, 92}, {464, 104},
		{462, 126}, {448, 142}, {436, 158}, {426, 184}, {432, 206}, {452, 222}, {464, 236}, {446, 246}, {424, 244}, {410, 250}, {406, 262},
		{414, 284}, {408, 286}, {398, 262}, {378, 252}, {350, 254}, {334, 266}, {326, 296}, {320, 340}, {314, 380}, {314, 412}, {326, 424},
		{352, 426}, {392, 428}, {432, 428}, {474, 428}, {476, 442}, {436, 448}, {398, 448}, {352, 446}, {322, 454}, {312, 474}, {318, 502},
		{330, 528}, {336, 552}, {330, 574}, {326, 592}, {330, 622}, {332, 650}, {334, 676}, {350, 694}, {384, 700}, {426, 700}, {470, 704},
		{518, 712}, {518, 724}, {474, 724}, {430, 722}, {388, 728}, {350, 728}, {328, 716}, {316, 690}, {312, 660}, {306, 634}, {290, 628},
		{266, 630}, {246, 640}, {236, 660}, {240, 690}, {258, 722}, {292, 758}, {332, 788}, {366, 812}, {396, 830}, {398, 846}, {366, 846},
		{322, 832}, {276, 812}, {236, 784}, {204, 764}, {176, 752}, {140, 758}, {100, 770}, {40, 780}, {-60, 776}, {-200, 770},
	}),
	names: []name{
		{160, 640, "Irish Sea", 26, false}, {395, 205, "Morecambe Bay", 13.5, false}, {690, 262, "Ribble", 15.5, false},
		{920, 690, "Mersey", 15.5, false}, {800, 120, "The Pennines", 26, true}, {130, 860, "Wales", 18, true},
		{490, 870, "Cheshire", 18, true}, {895, 880, "The Peak", 18, true},
	},
	compass: view.Point{X: 150, Y: 104},
}
