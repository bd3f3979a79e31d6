package words

import (
	"sohofoundry/automa/industry/rival"
	"sohofoundry/automa/search"
	"sohofoundry/automa/transcript"
)

// Unnamed is what stands for a person without a name where names are listed.
const Unnamed = "you"

// CheckNames sees that people at a table have names by which they are told apart, see transcript.CheckNames.
func CheckNames(names, called []string) (seat int, err error) {
	taken := []string{Unnamed, "automa", rival.Steady, rival.Keen, rival.Adviser}
	for _, s := range search.Strengths {
		taken = append(taken, s.Name)
	}
	return transcript.CheckNames(names, called, taken)
}
