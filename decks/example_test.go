package decks_test

import (
	"fmt"

	"sohofoundry/decks"
)

// The games, and the levels of the Automa that each has.
func ExampleMats() {
	for _, id := range decks.Games() {
		fmt.Print(id, ":")
		for _, mat := range decks.Mats(id) {
			fmt.Print(" ", mat.Name)
		}
		fmt.Println()
	}
	// Output:
	// birmingham: easy medium hard
	// lancashire: easy medium hard
	// lancashire-virtual: easy medium hard
	// lancashire-classic: easy medium hard
	// lancashire-classic-virtual: easy medium hard
	// lancashire-community: easy medium hard
	// brass: easy medium hard
}

// A mistake in a player's own mat is refused with its file, line and column.
func ExampleParseMat() {
	_, err := decks.ParseMat("birmingham", "mine.toml", []byte("name = \"mine\"\n\ncotton = [2, 1, 3, 99]\n"))
	fmt.Println(err)
	// Output:
	// mine.toml:3:20: the mat has 99 tiles of cotton, level 4, but a full set has 3 (M4)
}
