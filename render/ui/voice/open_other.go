//go:build !js

package voice

import (
	"context"
	"os/exec"
	"runtime"
	"strings"
	"sync"
)

// system reads with a command of the operating system, which gets the text unchanged, past any shell.
type system struct {
	lock   sync.Mutex
	asked  bool        // for its voices
	tags   []string    // of the languages that they read
	reader reader      // nil for none
	stop   func()      // ends the command that reads, nil if none did
	said   int         // counts the texts that were to be read, and the ends of reading
	next   chan spoken // holds the text to be read next, and no earlier one
}

// spoken is a text to be read.
type spoken struct {
	language, text string
	number         int // as of said
}

// A reader makes the command that reads a text.
type reader func(ctx context.Context, language, text string) *exec.Cmd

// Open returns the voice of the system, nil where it must not be heard as sound goes to another machine.
func Open(elsewhere bool) *Voice {
	if elsewhere {
		return nil
	}
	s := &system{next: make(chan spoken, 1)}
	return &Voice{Offers: s.offers, Say: s.say, Hush: s.hush}
}

// offers looks for voices in the background at the first call: a system may take its time.
func (s *system) offers(language string) bool {
	s.lock.Lock()
	defer s.lock.Unlock()
	if !s.asked {
		s.asked = true
		go s.look()
	}
	return best(s.tags, language) >= 0
}

// look finds the voices.
func (s *system) look() {
	read, tags := voices()
	s.lock.Lock()
	defer s.lock.Unlock()
	if s.reader, s.tags = read, tags; read != nil {
		go s.read()
	}
}

// say has a text read, in place of what is being read.
func (s *system) say(language, text string) {
	s.hush()
	s.next <- spoken{language, text, s.said} // hush made room, and nothing else fills it
}

func (s *system) hush() {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.said++
	select {
	case <-s.next:
	default:
	}
	if s.stop != nil {
		s.stop()
	}
}

// read runs the command for each text. One that fails has nothing to say.
func (s *system) read() {
	for t := range s.next {
		ctx, stop := context.WithCancel(context.Background())
		s.lock.Lock()
		s.stop = stop
		if t.number != s.said { // it was ended before it began
			stop()
		}
		s.lock.Unlock()
		_ = s.reader(ctx, t.language, t.text).Run()
		stop()
	}
}

// from makes a command that reads its text from standard input.
func from(ctx context.Context, text, name string, words ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, name, words...)
	cmd.Stdin = strings.NewReader(text)
	hide(cmd)
	return cmd
}

// voices returns the reader of this system, and the languages it reads.
func voices() (reader, []string) {
	switch runtime.GOOS {
	case "darwin":
		return ofMac()
	case "windows":
		return ofWindows()
	}
	return ofUnix()
}
