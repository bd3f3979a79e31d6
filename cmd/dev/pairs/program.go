package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"syscall"
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/wire"
	"sohofoundry/engine"
)

// program is another build of soho, spoken to as `soho engine` explains.
type program struct {
	process *exec.Cmd
	to      io.WriteCloser
	from    *bufio.Reader
}

// start starts a program.
func start(path string) (*program, error) {
	process := exec.Command(path, "engine")
	process.Stderr = os.Stderr
	process.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // Ctrl-C is for this program, which ends the other one
	to, err := process.StdinPipe()
	if err != nil {
		return nil, err
	}
	from, err := process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	return &program{process, to, bufio.NewReader(from)}, process.Start()
}

// quit ends the program and tells how much processor time it has used.
func (p *program) quit() (time.Duration, error) {
	err := errors.Join(p.to.Close(), p.process.Wait())
	return p.process.ProcessState.UserTime() + p.process.ProcessState.SystemTime(), err
}

// answer is what is read of the answer to a request.
type answer struct {
	OK    bool `json:"ok"`
	Error struct {
		Message string `json:"message"`
	} `json:"error"`
	Advice []wire.Choice `json:"advice"`
}

// ask makes a request.
func (p *program) ask(request any) (a answer, err error) {
	line, err := json.Marshal(request)
	if err != nil {
		return a, err
	}
	if _, err = p.to.Write(append(line, '\n')); err != nil {
		return a, err
	}
	if line, err = p.from.ReadBytes('\n'); err != nil {
		return a, err
	}
	if err = json.Unmarshal(line, &a); err == nil && !a.OK {
		err = errors.New(a.Error.Message)
	}
	return a, err
}

// advise asks for the best choice.
func (p *program) advise(g *automa.Game, at *automa.Position, futures int) (best engine.Choice, err error) {
	text, err := g.MarshalPosition(at)
	if err != nil {
		return best, err
	}
	if _, err = p.ask(map[string]any{"do": "new", "position": json.RawMessage(text)}); err != nil {
		return best, err
	}
	a, err := p.ask(map[string]any{"do": "advise", "futures": futures})
	if err != nil {
		return best, err
	}
	choices, err := a.Advice[0].Choices(g.Game)
	if err != nil {
		return best, err
	}
	return choices[0], nil
}

// picking makes its advice a policy. Nothing is left to play with if the program fails.
func (p *program) picking(futures int) func(*automa.Game, *automa.Position, []engine.Choice, *rand.PCG) int {
	return func(g *automa.Game, at *automa.Position, choices []engine.Choice, _ *rand.PCG) int {
		if len(choices) == 1 {
			return 0
		}
		best, err := p.advise(g, at, futures)
		if err != nil {
			panic(fmt.Sprintf("the other program gives no advice: %v", err))
		}
		return slices.Index(choices, best)
	}
}
