// Package land engraves the land of a board: the ground with its hachures, fields, woods, rivers and streets, and the sea. It is drawn
// in tiles, each a painting; package board draws the things on it.
package land

import "sohofoundry/render/ui/view"

// Map is the land of a board. Points are printed ones, lengths are units: thousandths of the board's height.
type Map struct {
	Hills  []Hill
	Relief Relief
	Rivers []River
	Names  []Name
	Woods  []Wood
	Tilled int  // how often the land is searched for room for fields
	Sea    *Sea // nil where there is none
}

// Hill is a rise, or with a negative height a hollow, of the land: where, how wide and how high.
type Hill struct{ X, Y, Wide, High float64 }

// Relief says how much of the heights are hills, and adds ridges and small folds, the higher the hills the more.
type Relief struct {
	Hills          float64
	Turn           view.Point // the direction in which the ridges run
	Ridge, Fold    float64    // how high
	Least          float64    // as high as where hills are this high even on flat land
	RidgeX, RidgeY float64    // how long and how wide
	FoldX, FoldY   float64
}

// River has its width at its source and at its mouth. Its name stands along it near some points, wherever there is room.
type River struct {
	Name          string
	Course        [][2]float64
	Source, Mouth float64
	Named         [][2]float64
}

// Name is that of a sea, a bay or a stretch of land. It runs along a line, with gaps between its letters in parts of their size.
type Name struct {
	Text      string
	Size, Gap float64
	Along     [][2]float64
	Water     bool
}

// Wood is an ellipse in which trees stand.
type Wood struct{ X, Y, Wide, High float64 }

// Sea is the water west of a coast, which runs from north to south, without the isles. Sands lie under shallow water.
type Sea struct {
	Coast [][2]float64
	Isles [][][2]float64
	Sands []Wood
	Fleet []Vessel
}

// Vessel is a ship with the height of its tallest mast. One that turns west is seen from the other side.
type Vessel struct {
	X, Y, High float64
	Kind       rig
	West       bool
}
