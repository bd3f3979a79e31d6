//go:build !((linux && !android) || freebsd || netbsd)

package sound

// deviceBuffer lets the system choose.
const deviceBuffer = 0

// quietLibrary has nothing to do: these systems report errors without writing to the terminal.
func quietLibrary() {}
