package main

import (
	"archive/tar"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"sohofoundry"
)

// source makes what others build the program from: the committed files, the modules that it is made with, and what is installed beside
// it; and of that a source package for Debian.
func (s *shop) source() error {
	beside, err := s.beside()
	if err != nil {
		return err
	}
	all, err := committed()
	if err != nil {
		return err
	}
	vendored, err := s.vendored()
	if err != nil {
		return err
	}
	maps.Copy(all, vendored.in("vendor"))
	maps.Copy(all, beside)
	packed, err := all.in("soho-foundry-" + sohofoundry.Version()).tarGz(s.when)
	if err != nil {
		return err
	}
	s.made[sourceName()] = file{text: packed}
	return s.debianSource(all)
}

// sourceName is the name of the archive of sources, as Debian wants it.
func sourceName() string { return "soho-foundry_" + sohofoundry.Version() + ".orig.tar.gz" }

// committed is the files of the newest commit.
func committed() (tree, error) {
	packed, err := output(exec.Command("git", "archive", "--format=tar", "HEAD"))
	if err != nil {
		return nil, err
	}
	all := tree{}
	for r := tar.NewReader(bytes.NewReader(packed)); ; {
		h, err := r.Next()
		if err == io.EOF {
			return all, nil
		}
		if err != nil {
			return nil, err
		}
		if h.Typeflag != tar.TypeReg {
			continue
		}
		text, err := io.ReadAll(r)
		if err != nil {
			return nil, err
		}
		all[h.Name] = file{text: text, runs: h.FileInfo().Mode()&0o100 != 0}
	}
}

// vendored is the sources of all modules that the program is made with.
func (s *shop) vendored() (tree, error) {
	folder := filepath.Join(s.scratch, "vendor")
	if _, err := output(exec.Command("go", "mod", "vendor", "-o", folder)); err != nil {
		return nil, err
	}
	return read(folder)
}

// read is the files of a folder.
func read(folder string) (tree, error) {
	all := tree{}
	return all, filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(folder, path)
		all[filepath.ToSlash(name)] = file{text: text}
		return err
	})
}

// write writes the files below a folder.
func (t tree) write(folder string) error {
	for name, f := range t {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.text, fs.FileMode(f.mode())); err != nil {
			return err
		}
	}
	return nil
}

// missing tells of a tool that is not installed, without which a file of the release is left out.
func missing(tool, left string) bool {
	_, err := exec.LookPath(tool)
	if err != nil {
		fmt.Fprintf(os.Stderr, "release: the command %s is not installed, so there is no %s\n", tool, left)
	}
	return err != nil
}

// debianSource makes the source package: what describes it, and what Debian adds to the sources.
func (s *shop) debianSource(all tree) error {
	if missing("dpkg-source", "source package for Debian") {
		return nil
	}
	added := tree{"source/format": {text: []byte("3.0 (quilt)\n")}, "copyright": all["share/doc/soho-foundry/copyright"]}
	for at, name := range map[string]string{"control": "debian/control", "rules": "debian/rules", "changelog": "debian/changelog",
		"soho-foundry.lintian-overrides": "debian/lintian-overrides", "source/lintian-overrides": "debian/source-overrides"} {
		filled, err := s.fill(name, "", nil)
		if err != nil {
			return err
		}
		filled.runs = at == "rules"
		added[at] = filled
	}
	folder := filepath.Join(s.scratch, "debian")
	unpacked := filepath.Join(folder, "soho-foundry-"+sohofoundry.Version())
	if err := all.write(unpacked); err != nil {
		return err
	}
	if err := added.in("debian").write(unpacked); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(folder, sourceName()), s.made[sourceName()].text, 0o644); err != nil {
		return err
	}
	build := exec.Command("dpkg-source", "--build", filepath.Base(unpacked))
	build.Dir = folder
	if _, err := output(build); err != nil {
		return err
	}
	for _, pattern := range []string{"*.dsc", "*.debian.tar.xz"} {
		paths, err := filepath.Glob(filepath.Join(folder, pattern))
		if err != nil {
			return err
		}
		for _, path := range paths {
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			s.made[filepath.Base(path)] = file{text: text}
		}
	}
	return nil
}

// setup makes the installer for Windows of the files of its archive.
func (s *shop) setup(all tree) error {
	if missing("makensis", "installer for Windows") {
		return nil
	}
	icon, err := ico()
	if err != nil {
		return err
	}
	script, err := s.fill("setup.nsi", "", map[string]any{"Files": slices.Sorted(maps.Keys(all))})
	if err != nil {
		return err
	}
	folder := filepath.Join(s.scratch, "setup")
	if err := all.write(folder); err != nil {
		return err
	}
	if err := (tree{"setup.nsi": script, "soho.ico": icon}).write(folder); err != nil {
		return err
	}
	if _, err := output(exec.Command("makensis", "-V2", filepath.Join(folder, "setup.nsi"))); err != nil {
		return err
	}
	text, err := os.ReadFile(filepath.Join(folder, "setup.exe"))
	s.made[setupName()] = file{text: text}
	return err
}

func setupName() string { return named("windows-setup.exe") }

// manifests are what shelves are told that fetch the program from the page: Flatpak, Homebrew and winget. They need its address.
func (s *shop) manifests() error {
	_, built := s.made[sourceName()]
	_, packed := s.made[setupName()]
	if s.page == "" || !built || !packed {
		fmt.Fprintln(os.Stderr, "release: manifests for Flatpak, Homebrew and winget need the address of a page in about.go, the sources and the installer, and are left out")
		return nil
	}
	facts := map[string]any{"Source": sourceName(), "SourceSum": s.sum(sourceName()), "Setup": setupName(), "SetupSum": strings.ToUpper(s.sum(setupName()))}
	for at, name := range map[string]string{"flatpak.json": "flatpak.json", "homebrew.rb": "homebrew.rb"} {
		filled, err := s.fill(name, "", facts)
		if err != nil {
			return err
		}
		s.made[named(at)] = filled
	}
	all, err := s.winget(facts)
	if err != nil {
		return err
	}
	zip, err := all.zip(s.when)
	s.made[named("winget.zip")] = file{text: zip}
	return err
}

// sum is the SHA-256 of a file of the release.
func (s *shop) sum(name string) string {
	sum := sha256.Sum256(s.made[name].text)
	return hex.EncodeToString(sum[:])
}

// locales are the languages as winget names them.
var locales = map[string]string{"en": "en-US", "de": "de-DE", "es": "es-ES", "fr": "fr-FR", "it": "it-IT", "pl": "pl-PL", "pt": "pt-BR", "ro": "ro-RO"}

// winget is the manifests for winget: of the version, of its installer, and of each language.
func (s *shop) winget(facts map[string]any) (tree, error) {
	const id = "SohoFoundry.Soho."
	all := tree{}
	var err error
	for at, name := range map[string]string{id + "yaml": "winget/version.yaml", id + "installer.yaml": "winget/installer.yaml"} {
		if all[at], err = s.fill(name, "", facts); err != nil {
			return nil, err
		}
	}
	for i, t := range s.told {
		kind, locale := "locale", locales[t.Language]
		if i == 0 {
			kind = "defaultLocale"
		}
		at := id + "locale." + locale + ".yaml"
		if all[at], err = s.fill("winget/locale.yaml", "", map[string]any{"Kind": kind, "Locale": locale, "In": t}); err != nil {
			return nil, err
		}
	}
	return all, nil
}
