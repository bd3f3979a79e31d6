package main

import (
	"bytes"
	"embed"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"text/template"
	"time"

	"sohofoundry"
	"sohofoundry/cmd/dev/pictures"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

//go:embed files files/serving/_headers
var files embed.FS

// fill fills one of the files in: with what is known of every file of a system, and with facts that it alone needs.
func (s *shop) fill(name, system string, facts map[string]any) (file, error) {
	t, err := template.ParseFS(files, "files/"+name, "files/packaged")
	if err != nil {
		return file{}, err
	}
	_, arch, _ := strings.Cut(system, "-")
	publisher := sohofoundry.ID[:strings.LastIndexByte(sohofoundry.ID, '.')]
	known := map[string]any{"ID": sohofoundry.ID, "Publisher": publisher, "Page": s.page, "Version": sohofoundry.Version(),
		"Date": s.when.Format("2006-01-02"), "Dated": s.when.Format(time.RFC1123Z), "Arch": arch, "Told": s.told,
		"Points": len(s.told[0].List), "Entries": len(s.told[0].News), "Pictures": pictures.Wide,
		"Brass": hexed(theme.Foundry.Brass), "Night": hexed(theme.Foundry.Night)}
	maps.Copy(known, facts)
	var out bytes.Buffer
	err = t.Execute(&out, known)
	return file{text: out.Bytes()}, err
}

// hexed writes a colour as #rrggbb.
func hexed(c view.Colour) string { return fmt.Sprintf("#%06x", uint32(c)>>8) }

// linux makes an archive that can be unpacked in /usr/local, and a Debian package of the same files.
func (s *shop) linux(system string) error {
	all, err := s.installed(system)
	if err != nil {
		return err
	}
	archive, err := all.in("soho-" + sohofoundry.Version()).tarGz(s.when)
	if err != nil {
		return err
	}
	size := 0
	for _, f := range all {
		size += len(f.text)
	}
	control, err := s.fill("control", system, map[string]any{"Size": size/1024 + 1})
	if err != nil {
		return err
	}
	packaged, err := s.packaged(all, system)
	if err != nil {
		return err
	}
	deb, err := debian(tree{"./control": control}, packaged.in("./usr"), s.when)
	if err != nil {
		return err
	}
	s.made[named(system+".tar.gz")] = file{text: archive}
	s.made[named(system+".deb")] = file{text: deb}
	return nil
}

// packaged is the installed files as Debian wants them: manuals and the change log compressed, and the reasons why some of its
// customs cannot be kept.
func (s *shop) packaged(all tree, system string) (tree, error) {
	packaged := maps.Clone(all)
	changes, err := s.fill("debian/changelog", system, nil)
	if err != nil {
		return nil, err
	}
	const manual, news = "share/man/man1/soho.1", "share/doc/soho-foundry/changelog"
	for at, text := range map[string][]byte{manual: all[manual].text, news: all[news].text, news + ".Debian": changes.text} {
		delete(packaged, at)
		packed, err := zipped(text)
		if err != nil {
			return nil, err
		}
		packaged[at+".gz"] = file{text: packed}
	}
	packaged["share/lintian/overrides/soho-foundry"], err = s.fill("debian/lintian-overrides", system, nil)
	return packaged, err
}

// installed is the files put below /usr.
func (s *shop) installed(system string) (tree, error) {
	path, err := s.compile(system, "soho", false)
	if err != nil {
		return nil, err
	}
	all, err := s.beside()
	if err != nil {
		return nil, err
	}
	all["bin/soho"], err = program(path)
	return all, err
}

// beside is the files put below /usr beside the program, the same for every system: all are in its folder share.
func (s *shop) beside() (tree, error) {
	all := s.shared.in("share/doc/soho-foundry")
	all["share/doc/soho-foundry/copyright"] = s.shared["licences.txt"]
	delete(all, "share/doc/soho-foundry/licences.txt")
	delete(all, "share/doc/soho-foundry/LICENSE.txt") // the licences begin with it
	all["share/doc/soho-foundry/changelog"] = s.shared["CHANGELOG.md"]
	delete(all, "share/doc/soho-foundry/CHANGELOG.md")
	var err error
	for at, name := range map[string]string{"share/applications/" + sohofoundry.ID + ".desktop": "desktop",
		"share/metainfo/" + sohofoundry.ID + ".metainfo.xml": "metainfo.xml"} {
		if all[at], err = s.fill(name, "", nil); err != nil {
			return nil, err
		}
	}
	for _, size := range []int{48, 64, 128, 256, 512} {
		if all[fmt.Sprintf("share/icons/hicolor/%dx%d/apps/%s.png", size, size, sohofoundry.ID)], err = icon(size); err != nil {
			return nil, err
		}
	}
	if all["share/icons/hicolor/scalable/apps/"+sohofoundry.ID+".svg"], err = scalable(); err != nil {
		return nil, err
	}
	return all, written(all)
}

// written adds the files that the program itself writes: its manual and its completions for shells.
func written(all tree) error {
	for at, args := range map[string]string{
		"share/man/man1/soho.1":                     "manual",
		"share/bash-completion/completions/soho":    "completion bash",
		"share/zsh/vendor-completions/_soho":        "completion zsh",
		"share/fish/vendor_completions.d/soho.fish": "completion fish",
	} {
		cmd := exec.Command("go", append([]string{"run", "./cmd/soho"}, strings.Fields(args)...)...)
		text, err := output(cmd)
		if err != nil {
			return err
		}
		all[at] = file{text: text}
	}
	return nil
}

// program reads the compiled program.
func program(path string) (file, error) {
	text, err := os.ReadFile(path)
	return file{text: text, runs: true}, err
}

// winres puts icons and the version into programs for Windows.
const winres = "github.com/tc-hib/go-winres@v0.3.3"

// windows makes an archive with a program to click on, and one for the shell.
func (s *shop) windows(system string) error {
	resources, err := s.resources(system)
	if err != nil {
		return err
	}
	all := maps.Clone(s.shared)
	for _, name := range []string{"Soho Foundry.exe", "soho.exe"} {
		path, err := s.compile(system, name, name != "soho.exe")
		if err != nil {
			return err
		}
		if _, err := output(exec.Command("go", "run", winres, "patch", "--no-backup", "--in", resources, path)); err != nil {
			return err
		}
		if all[name], err = program(path); err != nil {
			return err
		}
	}
	if err := s.setup(all); err != nil {
		return err
	}
	zip, err := all.in("Soho Foundry").zip(s.when)
	s.made[named(system+".zip")] = file{text: zip}
	return err
}

// resources writes the input of go-winres, and returns its path.
func (s *shop) resources(system string) (string, error) {
	described, err := s.fill("winres.json", system, nil)
	if err != nil {
		return "", err
	}
	folder := filepath.Join(s.scratch, "winres")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	for _, size := range []int{16, 32, 48, 256} {
		drawn, err := icon(size)
		if err != nil {
			return "", err
		}
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("icon-%d.png", size)), drawn.text, 0o644); err != nil {
			return "", err
		}
	}
	path := filepath.Join(folder, "winres.json")
	return path, os.WriteFile(path, described.text, 0o644)
}

// darwin makes an archive with an application.
func (s *shop) darwin(system string) error {
	path, err := s.compile(system, "soho", true)
	if err != nil {
		return err
	}
	const contents = "Soho Foundry.app/Contents/"
	all := s.shared.in(contents + "Resources")
	if all[contents+"MacOS/soho"], err = program(path); err != nil {
		return err
	}
	if all[contents+"Info.plist"], err = s.fill("Info.plist", system, nil); err != nil {
		return err
	}
	if all[contents+"Resources/soho.icns"], err = icns(); err != nil {
		return err
	}
	zip, err := all.zip(s.when)
	s.made[named(system+".zip")] = file{text: zip}
	return err
}

// web makes an archive of the page, with the files once more as servers send them compressed. Its index is in no folder, as itch.io and
// other places for pages want it.
func (s *shop) web() error {
	folder, builder := filepath.Join(s.scratch, "web"), filepath.Join(s.scratch, "webpage")
	if _, err := output(exec.Command("go", "build", "-C", "cmd/dev", "-buildvcs=false", "-o", builder, "./webpage")); err != nil {
		return err
	}
	if _, err := output(exec.Command(builder, "-brotli=false", "-to", folder)); err != nil {
		return err
	}
	all, err := read(folder)
	if err != nil {
		return err
	}
	maps.Copy(all, s.shared)
	for _, name := range []string{"serving/_headers", "serving/nginx.conf", "serving/Caddyfile"} {
		if all[name], err = s.fill(name, "", nil); err != nil {
			return err
		}
	}
	zip, err := all.zip(s.when)
	s.made[named("web.zip")] = file{text: zip}
	return err
}
