// Command release builds the files that people install, for every system, into dist: archives, Debian packages, lists of their
// parts, and their sums. It runs in the root of the module. The same commit gives the same bytes: all times are
// SOURCE_DATE_EPOCH.
package main

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"sohofoundry"
)

func main() {
	to := flag.String("to", "dist", "the `FOLDER` that all is written to; what is there of a release is replaced")
	only := flag.String("only", strings.Join(systems, ","), "what to build for")
	page := flag.String("page", sohofoundry.Page, "the `ADDRESS` of the page, if another one is to be told than about.go has")
	licences := flag.Bool("licences", false, "gather licences.txt instead")
	flag.Parse()
	err := error(nil)
	if *licences {
		err = writeLicences()
	} else {
		err = release(*to, *page, strings.Split(*only, ","))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// systems are those that there are packages for, and what others build packages from.
var systems = []string{"linux-amd64", "linux-arm64", "windows-amd64", "darwin-amd64", "darwin-arm64", "web", "source"}

// shop is where a release is made.
type shop struct {
	scratch string    // a folder for intermediate files
	when    time.Time // the time of every file
	page    string    // the address of the page, nothing if there is none
	told    []told    // what shelves say, English first
	shared  tree      // the files that every package has
	made    tree      // the files of the release
}

func release(to, page string, wanted []string) error {
	seconds, err := strconv.ParseInt(os.Getenv("SOURCE_DATE_EPOCH"), 10, 64)
	if err != nil {
		return fmt.Errorf("SOURCE_DATE_EPOCH is to be the time of the commit in seconds, as make release sets it: %w", err)
	}
	scratch, err := os.MkdirTemp("", "soho-release")
	if err != nil {
		return err
	}
	defer os.RemoveAll(scratch) //nolint:errcheck // the system cleans up intermediate files
	s := &shop{scratch: scratch, when: time.Unix(seconds, 0).UTC(), page: page, made: tree{}}
	if s.told, err = store(); err != nil {
		return err
	}
	if s.shared, err = papers(); err != nil {
		return err
	}
	for _, system := range wanted {
		if !slices.Contains(systems, system) {
			return fmt.Errorf("there is no release for %q, but for %s", system, strings.Join(systems, ", "))
		}
		if err := s.build(system); err != nil {
			return err
		}
	}
	if err := s.manifests(); err != nil {
		return err
	}
	return s.deliver(to)
}

// papers are the files beside the program in every package.
func papers() (tree, error) {
	all := tree{}
	for name, at := range map[string]string{"LICENSE.txt": "LICENSE", "licences.txt": "licences.txt", "CHANGELOG.md": "CHANGELOG.md"} {
		text, err := os.ReadFile(at)
		if err != nil {
			return nil, err
		}
		all[name] = file{text: text}
	}
	return all, nil
}

func (s *shop) build(system string) error {
	switch goos, _, _ := strings.Cut(system, "-"); goos {
	case "windows":
		return s.windows(system)
	case "darwin":
		return s.darwin(system)
	case "web":
		return s.web()
	case "source":
		return s.source()
	default:
		return s.linux(system)
	}
}

// deliver writes the files of the release, and their sums.
func (s *shop) deliver(to string) error {
	var sums strings.Builder
	for _, name := range slices.Sorted(maps.Keys(s.made)) {
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(s.made[name].text), name)
	}
	s.made["SHA256SUMS"] = file{text: []byte(sums.String())}
	if err := clean(to); err != nil {
		return err
	}
	for name, f := range s.made {
		if err := os.WriteFile(filepath.Join(to, name), f.text, 0o644); err != nil {
			return err
		}
	}
	for _, name := range slices.Sorted(maps.Keys(s.made)) {
		if _, err := fmt.Fprintf(os.Stdout, "%10d bytes  %s\n", len(s.made[name].text), name); err != nil {
			return err
		}
	}
	return nil
}

// clean makes the folder and removes the files of an earlier release: an old file beside the new ones would be taken for one of
// them.
func clean(to string) error {
	if err := os.MkdirAll(to, 0o755); err != nil {
		return err
	}
	old, err := filepath.Glob(filepath.Join(to, "soho-*"))
	if err != nil {
		return err
	}
	for _, path := range old {
		if err := os.Remove(path); err != nil {
			return err
		}
	}
	return nil
}

// named is the name of a file of the release.
func named(end string) string { return "soho-" + sohofoundry.Version() + "-" + end }
