//go:build unix

package sound

import (
	"errors"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// opens is the environment variable that has this program do nothing but open the device.
const opens = "SOHO_TEST_OPENS_SOUND"

func TestMain(m *testing.M) {
	if os.Getenv(opens) == "" {
		os.Exit(m.Run())
	}
	p := Open()
	p.open()
	for deadline := time.Now().Add(5 * time.Second); p.state() == opening && time.Now().Before(deadline); {
		time.Sleep(time.Millisecond)
	}
}

func TestServersHere(t *testing.T) {
	cases := []struct{ list, want string }{
		{"", ""},
		{"/run/pulse/native", "/run/pulse/native"},
		{"unix:/run/pulse/native", "unix:/run/pulse/native"},
		{"{machine}unix:/a  {machine}/b", "unix:/a /b"},
		{"tcp:far:4713 unix:/a\t/b tcp4:1.2.3.4 tcp6:[::1]:4713 far", "unix:/a /b"},
		{"tcp:localhost", ""},
		{"far", ""},
		{"127.0.0.1", ""},
		{"[::1]:4713", ""},
		{"{machine}far", ""},
		{"{machine}", ""},
		{"{machine", ""},
		{"{unix:/a", ""},
		{"UNIX:/a", ""}, // it would take this for the name of a machine
		{"x}unix:/a", ""},
		{"unix:pulse/native unix: unix:/a", "unix:/a"}, // relative to any folder
		{"{}{}unix:/a", ""},
	}
	for _, c := range cases {
		if got := serversHere(c.list); got != c.want {
			t.Errorf("of %q %q is here, want %q", c.list, got, c.want)
		}
	}
}

// TestASocketOfThisMachineIsCalled: sound as it is with most people is still heard.
func TestASocketOfThisMachineIsCalled(t *testing.T) {
	if runtime.GOOS == "darwin" {
		t.Skip("its sound has no servers")
	}
	home := t.TempDir()
	door, err := net.Listen("unix", filepath.Join(home, "door"))
	if err != nil {
		t.Skip(err)
	}
	defer func() { _ = door.Close() }()
	called := make(chan struct{})
	go func() {
		if conn, err := door.Accept(); err == nil {
			close(called)
			_ = conn.Close()
		}
	}()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), opens+"=1", "HOME="+home, "PULSE_SERVER=tcp:127.0.0.1:1 unix:"+door.Addr().String())
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	select {
	case <-called:
	case <-time.After(10 * time.Second):
		t.Error("the server of this machine was not called")
	}
}

// TestNoSocketOfTheCurrentFolderIsCalled: where no folder of one's own is named for sockets, that of a stranger may lie here.
func TestNoSocketOfTheCurrentFolderIsCalled(t *testing.T) {
	if runtime.GOOS == "darwin" {
		t.Skip("its sound has no servers")
	}
	for _, unsaid := range []string{"", ".", "run/user"} {
		home := t.TempDir()
		socket := filepath.Join(home, unsaid, "pulse", "native")
		if err := os.MkdirAll(filepath.Dir(socket), 0o700); err != nil {
			t.Fatal(err)
		}
		door, err := net.Listen("unix", socket)
		if err != nil {
			t.Skip(err)
		}
		called := make(chan struct{}, 100)
		go func() {
			for conn, err := door.Accept(); err == nil; conn, err = door.Accept() {
				called <- struct{}{}
				_ = conn.Close()
			}
		}()
		cmd := exec.Command(os.Args[0])
		cmd.Dir = home
		cmd.Env = append(os.Environ(), opens+"=1", "HOME="+home, "XDG_CONFIG_HOME=", "XDG_RUNTIME_DIR="+unsaid)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%q: %v: %s", unsaid, err, out)
		}
		_ = door.Close()
		if len(called) > 0 {
			t.Errorf("with the folder %q a socket of the current folder was called", unsaid)
		}
	}
}

// TestNoConnection: whatever sound server the environment names, nothing but sockets of this machine is called.
func TestNoConnection(t *testing.T) {
	door, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		t.Skip(err)
	}
	defer func() { _ = door.Close() }()
	called := make(chan string, 100)
	go func() {
		for {
			conn, err := door.Accept()
			if err != nil {
				return
			}
			called <- conn.RemoteAddr().String()
			_ = conn.Close()
		}
	}()
	at := door.Addr().String()
	_, port, _ := net.SplitHostPort(at)
	host, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	cases := []struct{ name, server, file, text string }{
		// What libasound's plugins read, where they are installed.
		{"the file of its clients", "", ".config/pulse/client.conf", "default-server = tcp:" + at + "\n"},
		{"the plugin of ALSA", "", ".asoundrc", "pcm.!default { type pulse server \"tcp:" + at + "\" }\n"},
		{"both", "unix:/none", ".asoundrc", "pcm.!default { type pulse server \"tcp:" + at + "\" }\n"},
	}
	for _, server := range []string{
		"tcp:" + at, "tcp4:" + at, "tcp6:[::ffff:127.0.0.1]:" + port, at, "localhost:" + port, "{" + host + "}tcp:" + at, "{" + host + "}" + at,
		"unix:/none tcp:" + at, "/none " + at, "tcp:" + at + " unix:/none", "{elsewhere}unix:/none\ttcp4:" + at,
		"{", "{" + host + "}", "{unclosed tcp:" + at, "}tcp:" + at,
	} {
		cases = append(cases, struct{ name, server, file, text string }{name: server, server: server})
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			home := t.TempDir()
			if c.file != "" {
				file := filepath.Join(home, c.file)
				if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o700), os.WriteFile(file, []byte(c.text), 0o600)); err != nil {
					t.Fatal(err)
				}
			}
			cmd := exec.Command(os.Args[0])
			cmd.Env = append(os.Environ(), opens+"=1", "HOME="+home, "XDG_CONFIG_HOME=", "XDG_RUNTIME_DIR="+home)
			if c.server != "" {
				cmd.Env = append(cmd.Env, "PULSE_SERVER="+c.server)
			}
			if out, err := cmd.CombinedOutput(); err != nil {
				first, _, _ := strings.Cut(string(out), "\n")
				t.Errorf("it ended with %v: %s", err, first)
			}
			select {
			case who := <-called:
				t.Errorf("it was called by %s", who)
			default:
			}
		})
	}
}
