package transcript

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// The last lines of a text are check sums, one of each line above them that is not for the reader alone, and one of these
// sums themselves:
//
//	check 9b51 09ea 5c1e …
//
// The hash tells whether the choices lead to the position that was saved. The sums tell which line is damaged when they do not:
// a line that was changed into another legal choice would be taken for the one played, and the lines after it would be blamed.
// They see every change of one character, and nearly every other one. A text without them, as older versions and
// people write it, is as good as its hash.

// wordCheck opens a line of check sums.
const wordCheck = "check"

// perLine is the number of sums on a line.
const perLine = 20

// checkSum is the CRC-16 of a line, with single spaces, of the polynomial x¹⁶+x¹²+x⁵+1. It finds any change within two bytes.
func checkSum(line string) uint16 {
	sum := uint16(0xffff)
	for _, b := range []byte(OneSpaced(line)) {
		sum = sum<<8 ^ sumsOfBytes[byte(sum>>8)^b]
	}
	return sum
}

// sumsOfBytes are the effects of each byte on a sum: thousands of saved games are checked at once for the statistics.
var sumsOfBytes = func() (table [256]uint16) {
	for b := range table {
		sum := uint16(b) << 8
		for range 8 {
			high := sum>>15 != 0
			if sum <<= 1; high {
				sum ^= 0x1021
			}
		}
		table[b] = sum
	}
	return table
}()

// checkLines writes the check sums of a text.
func checkLines(text string) string {
	var sums []string
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); !forReader(line) {
			sums = append(sums, fmt.Sprintf("%04x", checkSum(line)))
		}
	}
	sums = append(sums, sumOf(sums))
	var b strings.Builder
	for part := range slices.Chunk(sums, perLine) {
		fmt.Fprintf(&b, "%s %s\n", wordCheck, strings.Join(part, " "))
	}
	return b.String()
}

// sumOf is the check sum of check sums.
func sumOf(sums []string) string { return fmt.Sprintf("%04x", checkSum(strings.Join(sums, " "))) }

func isCheck(line string) bool { return strings.HasPrefix(line, wordCheck+" ") }

// check takes the check sums off the end and finds the first line that is not as it was saved. Sums that are themselves
// damaged stay where they are, to be refused in their turn.
func (l *Reader) check() {
	l.changed = len(l.lines)
	end := len(l.lines)
	for i := end - 1; i >= 0 && (forReader(l.lines[i]) || isCheck(l.lines[i])); i-- {
		if isCheck(l.lines[i]) {
			end = i
		}
	}
	var sums []string
	for _, line := range l.lines[end:] {
		if isCheck(line) {
			sums = append(sums, strings.Fields(line)[1:]...)
		}
	}
	last := len(sums) - 1
	if last < 0 || sums[last] != sumOf(sums[:last]) {
		return
	}
	l.lines, l.checked = l.lines[:end], true
	next := 0
	for i, line := range l.lines {
		if forReader(line) {
			continue
		}
		if next >= last || sums[next] != strconv.FormatUint(0x10000|uint64(checkSum(line)), 16)[1:] {
			l.changed = i
			return
		}
		next++
	}
}

// cut leaves out a last line that was not written to its end, which a text that was cut short may have: the rest of
// it could be read as another line. A hash has a fixed length. Only check sums stand after it: anything else there was added, not
// cut short.
func (l *Reader) cut(text []byte) {
	last := len(l.lines) - 1
	if last < 0 || text[len(text)-1] == '\n' || forReader(l.lines[last]) {
		return
	}
	beginning, cutShort := l.lines[last], wordCheck+" "
	if l.ends(last) && !strings.HasPrefix(cutShort, beginning) {
		return
	}
	words := strings.Fields(beginning)
	if isCheck(l.lines[last]) || words[0] == WordHash && len(words) == 2 && (len(words[1]) == hashDigits || words[1] == NoHash) {
		return
	}
	l.lines = l.lines[:last]
}

// ends reports whether the last of a number of lines, those for the reader aside, is one of the end of a record: its hash or check sums.
func (l *Reader) ends(lines int) bool {
	for lines--; lines >= 0 && forReader(l.lines[lines]); lines-- {
		continue
	}
	return lines >= 0 && (isCheck(l.lines[lines]) || strings.HasPrefix(l.lines[lines], WordHash+" "))
}
