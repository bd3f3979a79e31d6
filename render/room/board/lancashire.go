package board

import (
	"sohofoundry/render/room/board/land"
	"sohofoundry/render/ui/view"
)

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
	land: land.Lancashire,
}
