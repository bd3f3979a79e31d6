package main

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// narrow opens a terminal of 40 columns: what a program prints on the second file is read from the first.
func narrow(t *testing.T) (screen, terminal *os.File) {
	t.Helper()
	screen, err := os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Skipf("there are no terminals here: %v", err)
	}
	fd := int(screen.Fd())
	n, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err == nil {
		err = unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0)
	}
	if err != nil {
		t.Fatal(err)
	}
	if terminal, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|unix.O_NOCTTY, 0); err != nil {
		t.Fatal(err)
	}
	if err := unix.IoctlSetWinsize(int(terminal.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 24, Col: 40}); err != nil {
		t.Fatal(err)
	}
	return screen, terminal
}

// onNarrow runs the program in a terminal of 40 columns and returns what it printed.
func onNarrow(t *testing.T, args, typed string) string {
	t.Helper()
	screen, terminal := narrow(t)
	defer screen.Close() //nolint:errcheck // all is read
	cmd := exec.Command("soho", strings.Fields(args)...)
	cmd.Env = append(os.Environ(), "XDG_DATA_HOME="+t.TempDir(), "TERM=xterm")
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(typed), terminal, terminal
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	_ = terminal.Close()
	var said strings.Builder
	part := make([]byte, 1<<12)
	for {
		n, err := screen.Read(part)
		said.Write(part[:n])
		if err != nil { // the last who could print has ended
			break
		}
	}
	_ = cmd.Wait()
	return said.String()
}

// Nothing is wider than the terminal, but for what cannot be cut, such as a path.
func TestFortyColumnsHold(t *testing.T) {
	const all = "help\ntable\nreach\nmap\nmap birm\nmat\nmat all\nmat automa all\ncard\ncard 1\nwhy build cotton\nlog\nlast\nscore\nrules\nrules beer\n" +
		"rules B7.3\nsave\nundo\n7\n1\n\nend\n1\nback\n2\nback\n3\nsteps off\n5\n1\n\nlog 30\nlast\nmap\nnonsense\nquit\n"
	const cotton = "map liv\nmap scot\nreach\nrules C11\n6\n1\n1\n\nend\n5\n2\n1\n\n"
	const game, cottonGame = "../../automa/record/testdata/medium.soho", "../../automa/record/testdata/lancashire-community.soho"
	for args, typed := range map[string]string{
		"play --text --seed 42": all, "play --plain --seed 42": all, "play --text --no-colour --seed 42 --intro": all, "help": "", "help play": "",
		"help sim": "", "help engine": "", "help exit-codes": "", "completion --help": "", "completion bash --help": "", "version": "", "version --news": "", "licences": "", "rules": "",
		"rules --game lancashire": "", "play --text --game lancashire --seed 3": all + cotton, "play --plain --game brass --seed 3": cotton,
		"deck show --game lancashire": "", "sim --games 20 --game lancashire --detail": "", "replay " + cottonGame: "",
		"rules --game lancashire C11": "",
		"rules beer":                  "", "deck": "", "deck show": "", "sim --games 50": "", "sim --games 50 --detail": "", "replay " + game: "",
		"replay --verify " + game: "", "nonsense": "", "play --difficulty hart": "", "rules zzz": "", "play --load nowhere.soho": "",
	} {
		for line := range strings.Lines(onNarrow(t, args, typed)) {
			for _, line := range strings.Split(line, "\r") { // a bar is drawn again from the left
				line = strings.TrimRight(strings.TrimPrefix(line, "\x1b[K"), "\n")
				if columns(line) > 40 && strings.Contains(strings.Trim(line, ` \`), " ") {
					t.Errorf("soho %s prints %d columns: %s", args, columns(line), line)
				}
			}
		}
	}
}

// A bar that is wider than the terminal would fill it line by line.
func TestTheBarFitsTheTerminal(t *testing.T) {
	for _, width := range []int{40, 80} {
		for _, done := range []int{0, 1, 5_000_000, 10_000_000} {
			if got := bar(done, 10_000_000, width); len(got) >= width || !strings.HasSuffix(got, fmt.Sprintf(" %d of 10000000", done)) {
				t.Errorf("at %d columns it is %q", width, got)
			}
		}
	}
}
