package backup_test

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sohofoundry/decks"
	"sohofoundry/render/keep/backup"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
)

var day = time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC)

func clock() time.Time { return day }

// record is the text of a saved game.
func record(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile("../../../automa/record/testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func try(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// kept is a store with a little of everything.
func kept(t testing.TB) store.Store {
	t.Helper()
	s := store.NewMemory(clock)
	for i, name := range []string{"easy.soho", "hard.soho"} {
		try(t, s.Add(name, record(t, name), day.AddDate(0, 0, i-9)))
	}
	try(t, s.Write("hard.soho.analysis", []byte("an analysis")))
	try(t, s.Write("hard.soho.deck", []byte("a deck")))
	try(t, s.Write("hard.soho.reached", []byte("7")))
	try(t, s.Write("own-deck.toml", []byte("a deck of one's own")))
	try(t, s.Write(store.Statistics, results(t, "a", "b")))
	set := settings.Default()
	set.Pace = "slow"
	text, err := set.Text()
	try(t, err)
	try(t, s.Write(store.Settings, text))
	try(t, s.Write("glances.txt", []byte("what can be made again")))
	return s
}

// results is a text of statistics, of games with these hashes.
func results(t testing.TB, hashes ...string) []byte {
	t.Helper()
	var all statistics.Statistics
	for i, hash := range hashes {
		all.Add(statistics.Result{Name: hash + ".soho", Hash: hash, Date: day.AddDate(0, 0, i), You: 100, Seed: uint64(i)})
	}
	text, err := all.Text()
	try(t, err)
	return text
}

func made(t testing.TB, s store.Store) []byte {
	t.Helper()
	m, err := backup.Make(s)
	try(t, errors.Join(append(m.Left, err)...))
	return m.Text
}

func restored(t testing.TB, text []byte, into store.Store) *backup.Report {
	t.Helper()
	b, err := backup.Of(text)
	try(t, err)
	r, err := b.Restore(into)
	try(t, err)
	return r
}

// told is a report in English.
func told(t testing.TB, r *backup.Report) string {
	t.Helper()
	w, err := words.New(decks.Game("birmingham"), words.English)
	try(t, err)
	return strings.Join(r.Tell(w), "\n")
}

// texts are all that a store has of a backup, by their names, each with the date of games.
func texts(t testing.TB, s store.Store) map[string]string {
	t.Helper()
	all := map[string]string{}
	read := func(name, date string) {
		if text, err := s.Read(name); err == nil {
			all[name] = date + string(text)
		}
	}
	list, err := s.List()
	try(t, err)
	for _, e := range list {
		read(e.Name, e.Modified.UTC().Format(time.RFC3339)+" ")
		for _, ending := range []string{store.DeckEnding, store.AnalysisEnding, store.ReachedEnding} {
			read(e.Name+ending, "")
		}
	}
	own, err := s.Own()
	try(t, err)
	for _, name := range append(own, store.Statistics, store.Settings) {
		read(name, "")
	}
	return all
}

func same(t testing.TB, got, want map[string]string) {
	t.Helper()
	for name := range want {
		if got[name] != want[name] {
			t.Errorf("%s is %.60q, want %.60q", name, got[name], want[name])
		}
	}
	for name := range got {
		if _, ok := want[name]; !ok {
			t.Errorf("there is %s, which nobody has put there", name)
		}
	}
}

// files is a store of files.
func files(t testing.TB) *store.Files {
	dir := t.TempDir()
	return &store.Files{Games: filepath.Join(dir, "saves"), Data: dir, Config: filepath.Join(dir, "config")}
}

// A backup goes from the page to the window and back, and nothing is otherwise then.
func TestFromThePageToTheWindowAndBack(t *testing.T) {
	page, window, back := kept(t), files(t), store.NewMemory(clock)
	if got, want := told(t, restored(t, made(t, page), window)),
		"Restored: 2 games new, 0 there already, 1 deck or mat new, 2 results new in the statistics.\nYour settings came from it."; got != want {
		t.Errorf("it is told %q, want %q", got, want)
	}
	same(t, texts(t, window), texts(t, page))
	restored(t, made(t, window), back)
	same(t, texts(t, back), texts(t, page))
}

// The same texts make the same bytes.
func TestTheSameMakesTheSame(t *testing.T) {
	if !bytes.Equal(made(t, kept(t)), made(t, kept(t))) {
		t.Error("two backups of the same differ")
	}
}

// What is restored twice is there once.
func TestRestoredTwice(t *testing.T) {
	s := kept(t)
	text, before := made(t, s), texts(t, s)
	if got, want := told(t, restored(t, text, s)), "Restored: 0 games new, 2 there already."; got != want {
		t.Errorf("it is told %q, want %q", got, want)
	}
	same(t, texts(t, s), before)
}

// Nothing is overwritten: neither another game or deck of the same name, nor a game that was played on since, nor settings.
func TestNothingIsOverwritten(t *testing.T) {
	text := made(t, kept(t))
	for _, s := range []store.Store{store.NewMemory(clock), files(t)} {
		other := record(t, "brass-easy.soho")
		try(t, s.Write("easy.soho", other))
		try(t, s.Write("own-deck.toml", []byte("another deck")))
		try(t, s.Write(store.Settings, []byte("pace = \"fast\"\n")))
		try(t, s.Write(store.Statistics, results(t, "b", "c")))
		r := restored(t, text, s)
		if got, want := told(t, r), "Restored: 1 game new, 0 there already, 1 kept beside the one of that name, 1 deck or mat new, 1 result new in the statistics.\n"+
			"\"easy.soho\" is another game than the one of that name here: it is \"easy-2.soho\" now.\nYour settings here stay as they are."; got != want {
			t.Errorf("it is told %q, want %q", got, want)
		}
		for name, want := range map[string]string{"easy.soho": string(other), "easy-2.soho": string(record(t, "easy.soho")), "own-deck.toml": "another deck",
			"own-deck-2.toml": "a deck of one's own", store.Settings: "pace = \"fast\"\n"} {
			if got, err := s.Read(name); string(got) != want {
				t.Errorf("%s is %.60q, want %.60q (%v)", name, got, want, err)
			}
		}
		known, err := statistics.Load(s)
		try(t, err)
		if n := len(known.All()); n != 3 {
			t.Errorf("there are %d results, want 3", n)
		}
		if again := restored(t, text, s); again.New+len(again.Beside)+again.Decks+again.Results > 0 || again.There != 2 {
			t.Errorf("restored once more: %q", told(t, again))
		}
	}
}

// A game that was played on since the backup stays as it is, and gets no second one beside it.
func TestAGamePlayedOnSince(t *testing.T) {
	whole := record(t, "easy.soho")
	lines := bytes.SplitAfter(whole, []byte("\n"))
	old := append(bytes.Join(lines[:len(lines)/2], nil), "\nhash 0123456789abcdef\n"...)
	s := store.NewMemory(clock)
	try(t, s.Write("easy.soho", old))
	text := made(t, s)
	try(t, s.Write("easy.soho", whole))
	if r := restored(t, text, s); r.There != 1 || r.New+len(r.Beside) > 0 {
		t.Errorf("it is told %q", told(t, r))
	}
}

// An ending here stays when the backup has one that was played before and taken back.
func TestTheEndingHereStays(t *testing.T) {
	result := statistics.Result{Name: "a.soho", Hash: "old", Date: day, You: 90, Seed: 3}
	var old, now statistics.Statistics
	old.Add(result)
	result.Hash, result.You, result.Date = "new", 120, day.AddDate(0, 0, 1)
	now.Add(result)
	from, to := store.NewMemory(clock), store.NewMemory(clock)
	for s, all := range map[store.Store]*statistics.Statistics{from: &old, to: &now} {
		text, err := all.Text()
		try(t, errors.Join(err, s.Write(store.Statistics, text)))
	}
	restored(t, made(t, from), to)
	known, err := statistics.Load(to)
	try(t, err)
	if all := known.All(); len(all) != 1 || all[0].Hash != "new" {
		t.Errorf("the results are %+v", all)
	}
}

// entry is an entry of an archive that a test makes by hand.
type entry struct{ name, text string }

// archive makes a backup of entries with a right list, or with a list of the test's own as the first of them.
func archive(t testing.TB, entries ...entry) []byte {
	t.Helper()
	if len(entries) == 0 || entries[0].name != "soho-backup.txt" {
		list := "soho backup 1\n"
		for _, e := range entries {
			list += fmt.Sprintf("%x %d 2026-11-27T12:00:00Z %s\n", sha256.Sum256([]byte(e.text)), len(e.text), e.name)
		}
		entries = append([]entry{{"soho-backup.txt", list}}, entries...)
	}
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, e := range entries {
		f, err := w.Create(e.name)
		try(t, err)
		_, err = io.WriteString(f, e.text)
		try(t, err)
	}
	try(t, w.Close())
	return out.Bytes()
}

// What is no backup, or a wrong one, is refused by name before anything is written.
func TestBadBackupsAreNamed(t *testing.T) {
	whole := made(t, kept(t))
	flipped := bytes.Clone(whole)
	flipped[bytes.Index(flipped, []byte("games/hard.soho"))+200] ^= 1
	list := func(text string) entry { return entry{"soho-backup.txt", text} }
	huge := strings.Repeat("a", store.Most+1)
	for _, c := range []struct {
		name string
		text []byte
		want string
	}{
		{"nothing", nil, "no backup"},
		{"a game", record(t, "easy.soho"), "no backup"},
		{"another archive", archive(t, entry{"soho-backup.txt", "hello"}), "no backup"},
		{"an archive without a list", func() []byte {
			var out bytes.Buffer
			w := zip.NewWriter(&out)
			try(t, w.Close())
			return out.Bytes()
		}(), "no backup"},
		{"cut off", whole[:len(whole)-1], "cut off"},
		{"cut in half", whole[:len(whole)/2], "cut off"},
		{"a newer version", archive(t, list("soho backup 2\nwhatever comes then\n")), "newer Soho Foundry made it, in version 2, and this one knows 1"},
		{"a flipped bit", flipped, "damaged: "},
		{"a wrong hash", archive(t, list("soho backup 1\n00 1 2026-11-27T12:00:00Z games/a.soho\n"), entry{"games/a.soho", "a"}), `damaged: "games/a.soho"`},
		{"a missing entry", archive(t, list("soho backup 1\n00 1 2026-11-27T12:00:00Z games/a.soho\n")), `damaged: "games/a.soho"`},
		{"a wrong list", archive(t, list("soho backup 1\nhello\n")), `damaged: "soho-backup.txt"`},
		{"an entry that is not listed", archive(t, list("soho backup 1\n"), entry{"games/a.soho", "a"}), `"games/a.soho" in it, which no backup has`},
		{"a path that leads elsewhere", archive(t, entry{"games/../../a.soho", "a"}), `"games/../../a.soho" in it, which no backup has`},
		{"another system's path", archive(t, entry{`games/..\..\a.soho`, "a"}), "which no backup has"},
		{"a whole path", archive(t, entry{"/etc/a.soho", "a"}), "which no backup has"},
		{"a program", archive(t, entry{"games/a.exe", "a"}), "which no backup has"},
		{"a deck of no game", archive(t, entry{"games/a.soho.deck", "a"}), "which no backup has"},
		{"settings as a deck", archive(t, entry{"decks/settings.toml", "a"}), "which no backup has"},
		{"an entry twice", archive(t, entry{"games/a.soho", "a"}, entry{"games/a.soho", "a"}), "which no backup has"},
		{"a bomb", archive(t, entry{"games/a.soho", huge}), `"games/a.soho" in it, which is larger than 5 MiB`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := backup.Of(c.text); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("the error is %v, want one that says %q", err, c.want)
			}
		})
	}
}

// nothing is a file of a size that nobody has to read.
type nothing struct{ t *testing.T }

func (n nothing) ReadAt([]byte, int64) (int, error) {
	n.t.Error("it is read")
	return 0, io.EOF
}

// A file that is larger than any backup is refused unread.
func TestAFileOf500MiB(t *testing.T) {
	if _, err := backup.Open(nothing{t}, 500<<20); err == nil || !strings.Contains(err.Error(), "larger than 256 MiB") {
		t.Errorf("the error is %v", err)
	}
}

// An entry that is longer than its archive says is damaged: what is said of its size is not trusted.
func TestABombThatLies(t *testing.T) {
	text := archive(t, entry{"games/a.soho", strings.Repeat("a", 3*store.Most)})
	text = bytes.ReplaceAll(text, []byte{0, 0, 0xf0, 0}, []byte{1, 0, 0, 0}) // its size, three times 5 MiB
	if _, err := backup.Of(text); err == nil || !strings.Contains(err.Error(), "damaged") {
		t.Errorf("the error is %v", err)
	}
}

// full is a store without room for more than so many texts.
type full struct {
	store.Store
	room int
}

var errFull = errors.New("no space left on device")

func (f *full) Add(name string, text []byte, written time.Time) error {
	if f.room--; f.room < 0 {
		return errFull
	}
	return f.Store.Add(name, text, written)
}

func (f *full) Swap(name string, known, text []byte) error {
	if f.room--; f.room < 0 {
		return errFull
	}
	return f.Store.Swap(name, known, text)
}

// Wherever the disk is full while a backup is restored, all games there are whole, nothing that was there is otherwise, and restoring it
// again with room adds the rest and nothing twice.
func TestAFullDiskWhileRestoring(t *testing.T) {
	text, whole := made(t, kept(t)), texts(t, kept(t))
	b, err := backup.Of(text)
	try(t, err)
	for room := 0; ; room++ {
		s := store.NewMemory(clock)
		_, err := b.Restore(&full{s, room})
		for name, there := range texts(t, s) {
			if there != whole[name] {
				t.Errorf("with room for %d, %s is %.60q", room, name, there)
			}
		}
		restored(t, text, s)
		same(t, texts(t, s), whole)
		if err == nil {
			if room < 7 {
				t.Errorf("there was room enough for %d texts, but %d are in it", room, len(whole))
			}
			return
		}
		if !errors.Is(err, errFull) {
			t.Fatal(err)
		}
	}
}

// Names that not every system takes become ones that it does; on the other system the game is another's second no more.
func TestNamesForEverySystem(t *testing.T) {
	for name, want := range map[string]string{"con.soho": "own-con.soho", "what: now?.soho": "own-what--now.soho", "ok (2).soho": "ok (2).soho", "Lpt1.x.soho": "own-Lpt1-x.soho"} {
		s := files(t)
		text := archive(t, entry{"games/" + name, string(record(t, "easy.soho"))})
		restored(t, text, s)
		if _, err := s.Read(want); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if r := restored(t, text, s); r.There != 1 {
			t.Errorf("%s is restored twice: %q", name, told(t, r))
		}
	}
}

// Statistics that cannot be read do not keep the games from being restored, and that is told.
func TestStatisticsThatCannotBeRead(t *testing.T) {
	s := store.NewMemory(clock)
	r := restored(t, archive(t, entry{"games/a.soho", string(record(t, "easy.soho"))}, entry{"statistics.toml", "version = 9\n"}), s)
	if got := told(t, r); r.New != 1 || !strings.Contains(got, "Left out: ") {
		t.Errorf("it is told %q", got)
	}
}
