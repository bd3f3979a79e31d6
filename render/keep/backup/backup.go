// Package backup puts everything that is kept into one file, and takes such a file in: the games with the decks they are played with
// and their analyses, the player's own decks and mats, the statistics, from which the ladder follows, and the settings.
//
// A backup is a ZIP archive that any program for those can open. Its first entry lists all others, a line each: the SHA-256 hash, the
// size in bytes, when it was written, and the name. The same texts make the same bytes.
package backup

import (
	"archive/zip"
	"bytes"
	"cmp"
	"compress/flate"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"time"

	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
)

// Ending is the ending of the names of backups.
const Ending = ".zip"

// Name is the usual name of a backup that is made on a day.
func Name(day time.Time) string { return "soho-backup-" + day.Format(time.DateOnly) + Ending }

const (
	listName = "soho-backup.txt" // of the first entry
	title    = "soho backup "    // with the version, that entry's first line
	version  = 1
)

// The folders of entries; statistics and settings are in none.
const (
	gamesFolder = "games/"
	decksFolder = "decks/"
)

// The bounds of a backup. They keep a wrong file from taking all memory.
const (
	// Most is how many bytes a backup may have.
	Most         = 256 << 20
	mostUnpacked = 1 << 30
	mostEntries  = 100_000
	mostList     = 32 << 20 // bytes of the list
)

// entry is a text in a backup.
type entry struct {
	name    string
	hash    string // SHA-256, in hexadecimal digits
	size    int64  // bytes
	written time.Time
	text    []byte // of one to be written
}

// Made tells what is in a backup.
type Made struct {
	Text  []byte
	Games int
	Left  []error // why something could not be read, and is not in it
}

// Make makes a backup of a store.
func Make(s store.Store) (*Made, error) {
	m := &Made{}
	list, err := s.List()
	if err != nil {
		return nil, err
	}
	own, err := s.Own()
	if err != nil {
		return nil, err
	}
	var all []*entry
	add := func(folder, name string, written time.Time) (added bool) {
		text, err := s.Read(name)
		switch {
		case err == nil:
			all = append(all, &entry{folder + name, hashOf(text), int64(len(text)), written.UTC().Truncate(time.Second), text})
		case !errors.Is(err, fs.ErrNotExist):
			m.Left = append(m.Left, err)
		}
		return err == nil
	}
	for _, game := range list {
		if !add(gamesFolder, game.Name, game.Modified) {
			continue
		}
		m.Games++
		for _, ending := range store.Beside {
			add(gamesFolder, game.Name+ending, game.Modified)
		}
	}
	for _, name := range own {
		add(decksFolder, name, time.Time{})
	}
	add("", store.Statistics, time.Time{})
	add("", store.Settings, time.Time{})
	slices.SortFunc(all, func(a, b *entry) int { return strings.Compare(a.name, b.name) })
	m.Text, err = pack(all)
	return m, err
}

// hashOf is the SHA-256 hash of a text, in hexadecimal digits.
func hashOf(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}

// pack writes entries as an archive.
func pack(all []*entry) ([]byte, error) {
	var list strings.Builder
	fmt.Fprintf(&list, "%s%d\n", title, version)
	total := int64(0)
	for _, e := range all {
		fmt.Fprintf(&list, "%s %d %s %s\n", e.hash, e.size, e.written.Format(time.RFC3339), e.name)
		total += e.size
	}
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	archive.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestCompression) })
	err := put(archive, listName, zip.Store, []byte(list.String()))
	for i := 0; i < len(all) && err == nil; i++ {
		err = put(archive, all[i].name, zip.Deflate, all[i].text)
	}
	if err = cmp.Or(err, archive.Close()); err != nil {
		return nil, err
	}
	if out.Len() > Most || total > mostUnpacked || len(all) > mostEntries || list.Len() > mostList {
		return nil, words.Wrong("backup-too-much", nil, "most", strconv.Itoa(mostEntries), "size", strconv.Itoa(mostUnpacked>>20))
	}
	return out.Bytes(), nil
}

// noTime is that of every entry in the archive: the list has the true ones.
var noTime = time.Date(1980, time.January, 1, 0, 0, 0, 0, time.UTC)

func put(archive *zip.Writer, name string, method uint16, text []byte) error {
	w, err := archive.CreateHeader(&zip.FileHeader{Name: name, Method: method, Modified: noTime})
	if err == nil {
		_, err = w.Write(text)
	}
	return err
}
