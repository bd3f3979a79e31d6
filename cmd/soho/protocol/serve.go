// Package protocol answers the requests of another program, a bot, a test or a tool, as lines of JSON: a JSON object on a line
// is a request, and each gets an object on a line as its answer. Manual is its documentation.
package protocol

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"

	"sohofoundry/automa"
	"sohofoundry/engine/untrusted"
)

// longestLine is how long a request may be, in bytes without the end of the line.
const longestLine = 4 << 20

// envelope is the fields that every request has.
type envelope struct {
	ID   json.RawMessage `json:"id"`
	Do   string          `json:"do"`
	Game string          `json:"game"`
}

// failure is why a request got no answer.
type failure struct {
	Code    string `json:"code"`
	Message string `json:"message"`
	Rule    string `json:"rule,omitempty"`
}

func (f *failure) Error() string { return f.Message }

// The codes of failures; the manual explains them.
const (
	codeMalformed   = "malformed"
	codeTooLong     = "too-long"
	codeUnknown     = "unknown-request"
	codeBadValue    = "bad-value"
	codeNoGame      = "no-game"
	codeRefused     = "refused"
	codeAutomasTurn = "automas-turn"
	codeNotItsTurn  = "not-automas-turn"
	codeNothing     = "nothing-there"
	codeBug         = "bug"
)

func fail(code, format string, args ...any) *failure {
	return &failure{Code: code, Message: fmt.Sprintf(format, args...)}
}

// Setup is the game and the program behind the answers.
type Setup struct {
	Game       *automa.Game // of a new game, unless its request says otherwise
	Difficulty string       // likewise
	Version    string       // of the program
}

// Serve answers requests until the input ends or one of them asks to quit. An error is about input and output, never about a
// request.
func Serve(setup Setup, in io.Reader, out io.Writer) error {
	s, err := newSession(setup)
	if err != nil {
		return err
	}
	return s.serve(in, out)
}

func (s *session) serve(in io.Reader, out io.Writer) error {
	lines := bufio.NewReaderSize(in, 64<<10)
	var broken error // of an interim answer
	s.interim = func(body any) {
		if _, err := out.Write(append(reply(s.asked, body, nil), '\n')); broken == nil {
			broken = err
		}
	}
	for !s.quit {
		line, err := readLine(lines)
		if err == io.EOF {
			return nil
		}
		var answer []byte
		switch {
		case errors.Is(err, bufio.ErrTooLong):
			answer = reply(nil, nil, fail(codeTooLong, "a request is at most %d MiB long", longestLine>>20))
		case err != nil:
			return fmt.Errorf("cannot read the next request: %w", err)
		default:
			answer = s.answer(line)
		}
		if _, err := out.Write(append(answer, '\n')); err != nil || broken != nil {
			return fmt.Errorf("cannot write an answer: %w", errors.Join(broken, err))
		}
	}
	return nil
}

// readLine reads a line without its end. One that is too long is read to its end and dropped.
func readLine(r *bufio.Reader) ([]byte, error) {
	var line []byte
	tooLong := false
	for {
		part, err := r.ReadSlice('\n')
		if tooLong = tooLong || len(line)+len(bytes.TrimRight(part, "\r\n")) > longestLine; !tooLong {
			line = append(line, part...)
		}
		switch {
		case err == bufio.ErrBufferFull:
			continue
		case err == io.EOF && len(line) == 0 && !tooLong:
			return nil, io.EOF
		case err != nil && err != io.EOF:
			return nil, err
		case tooLong:
			return nil, bufio.ErrTooLong
		}
		return bytes.TrimRight(line, "\r\n"), nil
	}
}

// answer answers one request. A panic is a bug, but no reason to leave the other side without an answer.
func (s *session) answer(line []byte) (answer []byte) {
	var e envelope
	defer func() {
		if reason := recover(); reason != nil {
			answer = reply(e.ID, nil, fail(codeBug, "this is a bug in soho, please report it with the request: %v", reason))
		}
	}()
	if err := json.Unmarshal(line, &e); err != nil {
		return reply(e.ID, nil, fail(codeMalformed, "this is no request: %s", jsonProblem(err)))
	}
	if err := untrusted.JSON(line); err != nil {
		return reply(e.ID, nil, fail(codeMalformed, "this is no request: %v", err))
	}
	if e.Do == "" {
		return reply(e.ID, nil, fail(codeMalformed, "this is no request: its field \"do\" is missing"))
	}
	handle, ok := requests[e.Do]
	if !ok {
		return reply(e.ID, nil, fail(codeUnknown, "there is no request %q, only %s", e.Do, s.words(s.Game).Or(requestNames)))
	}
	s.asked = e.ID
	body, err := handle(s, line)
	return reply(e.ID, body, err)
}

// reply writes an answer: the id of the request, whether it went well, and its result.
func reply(id json.RawMessage, body any, err error) []byte {
	if id == nil || !utf8.Valid(id) {
		id = json.RawMessage("null")
	}
	if err != nil {
		var f *failure
		if !errors.As(err, &f) {
			f = fail(codeBadValue, "%v", err)
		}
		f.Message = untrusted.Printable(f.Message)
		body = struct {
			Error *failure `json:"error"`
		}{f}
	}
	head := escaped(must(json.Marshal(struct {
		ID json.RawMessage `json:"id"`
		OK bool            `json:"ok"`
	}{id, err == nil})))
	if body == nil {
		return head
	}
	var rest bytes.Buffer
	encoder := json.NewEncoder(&rest)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(body); err != nil {
		panic(err)
	}
	fields := bytes.TrimSpace(rest.Bytes())
	if string(fields) == "{}" {
		return head
	}
	return append(append(bytes.TrimSuffix(head, []byte("}")), ','), fields[1:]...)
}

// escaped escapes the characters of a compact JSON text that cannot be printed, such as those that control a terminal, by their
// numbers.
func escaped(text []byte) (safe []byte) {
	for _, r := range string(text) {
		if unicode.IsPrint(r) {
			safe = utf8.AppendRune(safe, r)
			continue
		}
		for _, unit := range utf16.AppendRune(nil, r) {
			safe = fmt.Appendf(safe, `\u%04x`, unit)
		}
	}
	return safe
}

func must(text []byte, err error) []byte {
	if err != nil {
		panic(err)
	}
	return text
}

// request makes a handler of a function that takes the fields of its request and knows no others.
func request[Fields any](do func(*session, *Fields) (any, error)) func(*session, []byte) (any, error) {
	return func(s *session, line []byte) (any, error) {
		var fields Fields
		if err := strictly(line, &fields); err != nil {
			return nil, fail(codeMalformed, "the request cannot be read: %s", jsonProblem(err))
		}
		return do(s, &fields)
	}
}

// strictly reads a JSON text and refuses fields that it does not know.
func strictly(text []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	return d.Decode(into)
}

// kindNames are the kinds of JSON values in words.
var kindNames = map[string]string{
	"array": "a list", "object": "an object", "string": "a text", "bool": "true or false", "number": "a number",
}

// jsonProblem names the mistake in a JSON text.
func jsonProblem(err error) string {
	var wrong *json.UnmarshalTypeError
	if !errors.As(err, &wrong) {
		if field, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
			return "it has no use for the field " + field
		}
		return "it is no JSON, " + err.Error()
	}
	kind := kindNames[wrong.Value]
	if kind == "" {
		kind = "the " + wrong.Value
	}
	if wrong.Field == "" {
		return fmt.Sprintf("it is %s, not an object", kind)
	}
	return fmt.Sprintf("its field %q cannot be %s", strings.TrimPrefix(wrong.Field, "envelope."), kind)
}
