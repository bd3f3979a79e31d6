package backup

import (
	"archive/zip"
	"bytes"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"sohofoundry/engine/untrusted"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
)

// Backup is a backup that was read: each of its entries is as it was saved.
type Backup struct {
	entries []*entry
	at      map[string]int // where each entry is, by its name
	files   map[string]*zip.File
}

// Is reports whether a text begins as a backup does.
func Is(text []byte) bool { return bytes.HasPrefix(text, []byte("PK\x03\x04")) }

// Open reads a backup of a size in bytes, and checks all of it. The error says what is wrong with it, without its name.
func Open(r io.ReaderAt, size int64) (*Backup, error) {
	if size > Most {
		return nil, words.Wrong("backup-large", nil, "most", strconv.Itoa(Most>>20))
	}
	archive, err := zip.NewReader(r, size)
	if err != nil {
		return nil, noArchive(r)
	}
	b := &Backup{at: map[string]int{}, files: map[string]*zip.File{}}
	for _, file := range archive.File {
		if b.files[file.Name] != nil {
			return nil, strange(file.Name)
		}
		b.files[file.Name] = file
	}
	list, ok := b.files[listName]
	if !ok {
		return nil, words.Wrong("backup-none", nil)
	}
	text, err := unpacked(list, mostList)
	if err == nil {
		err = b.list(text)
	}
	if err == nil {
		err = b.check()
	}
	if err != nil {
		return nil, err
	}
	return b, nil
}

// Of reads a backup that is in memory, see Open.
func Of(text []byte) (*Backup, error) { return Open(bytes.NewReader(text), int64(len(text))) }

// noArchive says why something is no archive: an archive whose end is missing begins as every backup does.
func noArchive(r io.ReaderAt) error {
	const nameAt = 30 // in the header of an entry
	start := make([]byte, nameAt+len(listName))
	if n, _ := r.ReadAt(start, 0); Is(start) && n == len(start) && string(start[nameAt:]) == listName {
		return words.Wrong("backup-cut", nil)
	}
	return words.Wrong("backup-none", nil)
}

// strange is the error of an entry that no backup has.
func strange(name string) error {
	return words.Wrong("backup-strange", nil, "entry", strconv.Quote(untrusted.Printable(name)))
}

func broken(name string) error {
	return words.Wrong("backup-broken", nil, "entry", strconv.Quote(name))
}

// unpacked reads an entry of at most so many bytes. What the archive says of its size is not trusted.
func unpacked(file *zip.File, most int64) ([]byte, error) {
	large := words.Wrong("backup-large-entry", nil, "entry", strconv.Quote(file.Name), "most", strconv.FormatInt(most>>20, 10))
	if file.UncompressedSize64 > uint64(most) {
		return nil, large
	}
	r, err := file.Open()
	if err != nil {
		return nil, broken(file.Name)
	}
	defer r.Close() //nolint:errcheck // nothing was written
	text, err := io.ReadAll(io.LimitReader(r, most+1))
	switch {
	case int64(len(text)) > most:
		return nil, large
	case err != nil:
		return nil, broken(file.Name)
	}
	return text, nil
}

// list reads the list of all entries.
func (b *Backup) list(text []byte) error {
	first, rest, _ := strings.Cut(string(text), "\n")
	number, ok := strings.CutPrefix(first, title)
	found, err := strconv.Atoi(number)
	switch {
	case !ok || err != nil || found < 1:
		return words.Wrong("backup-none", nil)
	case found > version:
		return words.Wrong("backup-newer", nil, "found", found, "known", version)
	}
	total := int64(0)
	for line := range strings.Lines(rest) {
		e, ok := entryOf(strings.TrimSuffix(line, "\n"))
		if !ok {
			return broken(listName)
		}
		if _, twice := b.at[e.name]; twice {
			return strange(e.name)
		}
		total += e.size
		b.at[e.name] = len(b.entries)
		b.entries = append(b.entries, e)
		if len(b.entries) > mostEntries || total > mostUnpacked {
			return words.Wrong("backup-too-much", nil, "most", strconv.Itoa(mostEntries), "size", strconv.Itoa(mostUnpacked>>20))
		}
	}
	return nil
}

// lastYear is the last in which a text may have been written; later dates are those of clocks that went wrong.
const lastYear = 2199

// entryOf reads a line of the list.
func entryOf(line string) (*entry, bool) {
	part := strings.SplitN(line, " ", 4)
	if len(part) != 4 {
		return nil, false
	}
	size, noSize := strconv.ParseInt(part[1], 10, 64)
	written, noTime := time.Parse(time.RFC3339, part[2])
	if written.Year() > lastYear {
		written = time.Time{}
	}
	return &entry{name: part[3], hash: part[0], size: size, written: written}, noSize == nil && noTime == nil && size >= 0
}

// check compares all entries with the list, without keeping them.
func (b *Backup) check() error {
	for name := range b.files {
		if _, listed := b.at[name]; !listed && name != listName {
			return strange(name)
		}
	}
	for _, e := range b.entries {
		if !b.isKnown(e.name) {
			return strange(e.name)
		}
		if b.files[e.name] == nil {
			return broken(e.name)
		}
		if _, err := b.read(e); err != nil {
			return err
		}
	}
	return nil
}

// read reads an entry, and compares it with its hash.
func (b *Backup) read(e *entry) ([]byte, error) {
	text, err := unpacked(b.files[e.name], store.Most)
	if err != nil {
		return nil, err
	}
	if hashOf(text) != e.hash || int64(len(text)) != e.size {
		return nil, broken(e.name)
	}
	return text, nil
}

// isKnown reports whether a name is one that entries have. None leads out of the folder that it is restored to, and each text beside
// a game has its game.
func (b *Backup) isKnown(name string) bool {
	if game, ok := strings.CutPrefix(name, gamesFolder); ok {
		for _, ending := range store.Beside {
			if of, ok := strings.CutSuffix(name, ending); ok {
				_, ok = b.at[of]
				return ok
			}
		}
		return isPlain(game) && store.IsGame(game)
	}
	if own, ok := strings.CutPrefix(name, decksFolder); ok {
		return isPlain(own) && store.IsOwn(own)
	}
	return name == store.Statistics || name == store.Settings
}

// isPlain reports whether a name is that of a file, and no path.
func isPlain(name string) bool { return !strings.ContainsAny(name, "/\\\x00") }

// longestName is how many bytes a name may have that is kept as it is.
const longestName = 200

// reserved are names that stand for devices on Windows, whatever their ending and number.
var reserved = []string{"con", "prn", "aux", "nul", "com", "lpt"}

// everywhere is a name that every system takes: the name itself where that is one.
func everywhere(name string) string {
	stem, _, _ := strings.Cut(strings.ToLower(name), ".")
	odd := func(r rune) bool { return !unicode.IsPrint(r) || strings.ContainsRune(`<>:"|?*`, r) }
	if len(name) <= longestName && !strings.ContainsFunc(name, odd) && !strings.HasPrefix(name, ".") &&
		!slices.Contains(reserved, strings.TrimRight(stem, "0123456789 ")) {
		return name
	}
	return "own-" + store.SafeName(name)
}
