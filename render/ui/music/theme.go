package music

// tune is the tune of the foundry: sixteen bars in G for a horn, over dulcimer, concertina and bass. It was made for this program.
var tune = score{
	beats: 6, speed: 88,
	parts: []voicePart{
		{horn, place{-0.15, 0.8, 0.35}, 0.2, `
			D4:2 G4:2 A4:2 | B4:3 A4:1 F#4:2 | G4:4 E4:2 | C5:3 B4:1 A4:2 |
			B4:2 D5:3 B4:1 | C5:3 B4:1 A4:2 | F#4:2 G4:2 A4:2 | A4:5 -:1 |
			-:6 | -:6 | -:6 | -:6 |
			C5:3 A4:1 E4:2 | D4:2 G4:2 B4:2 | C5:2 B4:1 A4:1 G4:2 | A4:5 -:1`},
		{dulcimer, place{0.4, 0.7, 0.4}, 0.17, `
			-:6 | -:6 | -:6 | -:6 |
			-:6 | -:6 | -:6 | -:6 |
			B4:2 E5:2 G5:2 | F#5:3 D5:1 B4:2 | G4:2 C5:2 E5:2 | D5:4 B4:2 |
			-:6 | -:6 | -:6 | -:6`},
		{dulcimer, place{0.25, 0.7, 0.45}, 0.1, `
			G3:1 D4:1 B4:1 D4:1 G4:1 D4:1 | F#3:1 D4:1 A4:1 D4:1 F#4:1 D4:1 | E3:1 B3:1 G4:1 B3:1 E4:1 B3:1 | C4:1 E4:1 G4:1 E4:1 C5:1 E4:1 |
			B3:1 D4:1 G4:1 D4:1 B4:1 D4:1 | A3:1 E4:1 A4:1 E4:1 C5:1 E4:1 | D4:1 A4:1 D5:1 A4:1 D5:1 F#4:1 | D4:1 F#4:1 C5:1 A4:1 F#4:1 D4:1 |
			E3:1 B3:1 G4:1 B3:1 E4:1 B3:1 | B3:1 D4:1 F#4:1 D4:1 B4:1 F#4:1 | C4:1 E4:1 G4:1 E4:1 C5:1 G4:1 | G3:1 D4:1 B4:1 G4:1 D4:1 B3:1 |
			A3:1 E4:1 A4:1 E4:1 C5:1 E4:1 | B3:1 D4:1 G4:1 D4:1 B4:1 D4:1 | C4:1 E4:1 G4:1 E4:1 C5:1 E4:1 | D4:1 F#4:1 A4:1 F#4:1 C5:1 A4:1`},
		{concertina, place{-0.45, 0.6, 0.5}, 0.035, `
			-:6 | -:6 | -:6 | -:6 |
			G3+B3+D4:6 | A3+C4+E4:6 | A3+D4:6 | A3+C4+D4+F#4:6 |
			G3+B3+E4:6 | F#3+B3+D4:6 | G3+C4+E4:6 | G3+B3+D4:6 |
			A3+C4+E4:6 | G3+B3+D4:6 | G3+C4+E4:6 | A3+C4+F#4:6`},
		{bass, place{0, 0.9, 0.15}, 0.3, `
			G2:4 D2:2 | F#2:4 D2:2 | E2:4 B2:2 | C3:4 G2:2 |
			B2:4 G2:2 | A2:4 E2:2 | D2:4 A2:2 | D2:4 F#2:2 |
			E2:4 B2:2 | B2:4 F#2:2 | C3:4 G2:2 | G2:4 B2:2 |
			A2:4 E2:2 | B2:4 G2:2 | C3:4 E2:2 | D2:4 F#2:2`},
		{anvil, place{0.6, 0.3, 0.8}, 0.05, `
			D6:6 | -:6 | -:6 | -:6 | D6:6 | -:6 | -:6 | -:4 A5:2 |
			B5:6 | -:6 | -:6 | -:6 | A5:6 | -:6 | -:6 | -:2 A5:2 D6:2`},
	},
}

// theme is the tune as it is played.
func theme() []strand {
	events, length, err := tune.events()
	if err != nil {
		panic("music: " + err.Error())
	}
	return []strand{{frames: length, gain: 0.55, events: events, room: 1.3}}
}
