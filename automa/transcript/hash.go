package transcript

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"strings"

	"sohofoundry/engine/fault"
)

// WordHash opens the line of the hash, which ends what is played.
const WordHash = "hash"

// hashDigits is the number of digits of a hash.
const hashDigits = 16

// NoHash stands in place of a hash that cannot be computed. When such a game is loaded, nothing vouches for it, and it is offered as
// a damaged one.
const NoHash = "?"

// HashOf identifies a position by its text: the first 16 digits of the SHA-256.
func HashOf(position string) string {
	digest := sha256.Sum256([]byte(position))
	return hex.EncodeToString(digest[:hashDigits/2])
}

// Close ends a text: with the hash of the position that its lines lead to, and the check sums.
func Close(b *bytes.Buffer, hash string) []byte {
	b.WriteString("\n" + WordHash + " " + hash + "\n")
	b.WriteString(checkLines(b.String()))
	return b.Bytes()
}

// End compares the hash of the position that the lines lead to with the one that was saved, and sees that nothing follows but check
// sums.
func (l *Reader) End(hash string) {
	if hash == NoHash {
		l.Expect(fault.Sprintf("a position that can be"), fault.Sprintf("the lines above lead to one that cannot, so nothing tells whether it is the one saved"))
		return
	}
	if want := WordHash + " " + hash; OneSpaced(l.Line()) != want {
		l.Expect(fault.Sprintf("%q", want), fault.Sprintf("the lines above lead to another position than the one saved"))
		return
	}
	l.Next()
	sums := l.at
	for l.Damage == nil && l.Is(wordCheck) {
		l.Next()
	}
	switch {
	case l.Damage != nil:
	case l.Line() != "": // and with it the check sums are not where they are looked for
		l.Expect(TheEnd, fault.Sprintf("nothing but check sums follows the hash"))
	case l.at > sums:
		l.at = sums
		l.Expect(fault.Sprintf("the check sums that were saved"), fault.Sprintf("they were changed or cut since; the lines above them lead where they should"))
	}
}

// IsOther reports whether all lines of a text can be played, but lead to another position than the one saved: one of them is not as
// it was.
func (d *Damage) IsOther() bool { return strings.HasPrefix(d.Expected.String(), `"`+WordHash+" ") }

// Ending is what a text that is as it was saved, by its check sums, has at its end: the hash of the last position, and the lines for
// the reader above it, the last one first. It takes a tenth of the time of playing the game again. A text that is damaged, unchecked,
// or has no hash, has none.
func (l *Reader) Ending() (hash string, remarks []string, ok bool) {
	if l.Damage != nil || !l.checked || l.changed < len(l.lines) {
		return "", nil, false
	}
	last := len(l.lines) - 1
	for last > 0 && forReader(l.lines[last]) {
		last--
	}
	hash, isHash := strings.CutPrefix(l.lines[last], WordHash+" ")
	for at := last - 1; at >= 0 && forReader(l.lines[at]); at-- {
		remarks = append(remarks, l.lines[at])
	}
	return hash, remarks, isHash && hash != NoHash
}

// Last is the hash of the last position as a text has it, and the last line above it, of which nothing is checked.
func Last(text []byte) (hash, before string) {
	at := bytes.LastIndex(text, []byte("\n"+WordHash+" "))
	if at < 0 {
		return "", ""
	}
	hash, _, _ = strings.Cut(string(text[at+1+len(WordHash)+1:]), "\n")
	above := bytes.TrimRight(text[:at], "\n")
	return strings.TrimSpace(hash), string(above[bytes.LastIndexByte(above, '\n')+1:])
}

// GoesOn reports whether a text is of the game of another one that was played on: whether all that is in the other is in it.
func GoesOn(text, from []byte) bool {
	all, _, ok := bytes.Cut(from, []byte("\n"+WordHash+" "))
	rest, begins := bytes.CutPrefix(text, bytes.TrimRight(all, "\n"))
	return ok && begins && len(rest) > 0 && (rest[0] == '\n' || rest[0] == ' ') // a source may have been added to the last line
}
