// Package pictures names the pictures that show the program where people look for programs: some of the README's.
package pictures

// Picture is a picture of the program, made by `make pictures`.
type Picture struct {
	Name          string // in the page
	File          string // in the repository
	Width, Height int    // in pixels
}

// Wide are those of a desk, in the order of the captions in cmd/dev/release/files/store.toml; Narrow are those of a phone.
var (
	Wide = []Picture{
		of("automa-tie", "1600x1000", 1600, 1000), of("start-continue", "1600x1000", 1600, 1000), of("your-build", "1600x1000", 1600, 1000),
		of("industry-bid", "1600x1000", 1600, 1000),
	}
	Narrow = []Picture{of("first-turn", "390x844", 390, 844), of("your-build", "390x844", 390, 844)}
)

func of(screen, size string, width, height int) Picture {
	name := screen + "-" + size + ".png"
	return Picture{"picture-" + name, "render/looktest/screens/testdata/" + name, width, height}
}
