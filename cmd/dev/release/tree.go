package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"time"
)

// tree is files by their paths.
type tree map[string]file

type file struct {
	text []byte
	runs bool
}

func (f file) mode() int64 {
	if f.runs {
		return 0o755
	}
	return 0o644
}

// in is the tree in a folder.
func (t tree) in(folder string) tree {
	moved := tree{}
	for name, f := range t {
		moved[folder+"/"+name] = f
	}
	return moved
}

// folders are those that the files lie in, each after the one that it lies in.
func (t tree) folders() []string {
	all := map[string]bool{}
	for name := range t {
		for at := path.Dir(name); at != "."; at = path.Dir(at) {
			all[at] = true
		}
	}
	return slices.Sorted(maps.Keys(all))
}

func (t tree) tarGz(when time.Time) ([]byte, error) {
	var out bytes.Buffer
	packed, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	w := tar.NewWriter(packed)
	// A path that begins with ./, as Debian has it, keeps that.
	begin := ""
	for name := range t {
		if strings.HasPrefix(name, "./") {
			begin = "./"
		}
	}
	for _, folder := range t.folders() {
		h := &tar.Header{Typeflag: tar.TypeDir, Name: begin + folder + "/", Mode: 0o755, ModTime: when, Uname: "root", Gname: "root"}
		if err := w.WriteHeader(h); err != nil {
			return nil, err
		}
	}
	for _, name := range slices.Sorted(maps.Keys(t)) {
		f := t[name]
		h := &tar.Header{Name: name, Mode: f.mode(), Size: int64(len(f.text)), ModTime: when, Uname: "root", Gname: "root"}
		if err := w.WriteHeader(h); err != nil {
			return nil, err
		}
		if _, err := w.Write(f.text); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	err = packed.Close()
	return out.Bytes(), err
}

func (t tree) zip(when time.Time) ([]byte, error) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	w.RegisterCompressor(zip.Deflate, func(to io.Writer) (io.WriteCloser, error) { return flate.NewWriter(to, flate.BestCompression) })
	for _, name := range slices.Sorted(maps.Keys(t)) {
		f := t[name]
		h := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: when}
		h.SetMode(fs.FileMode(f.mode()))
		part, err := w.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := part.Write(f.text); err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return out.Bytes(), err
}

// debian makes a package: an archive of ar with three members.
func debian(control, data tree, when time.Time) ([]byte, error) {
	controlled, err := control.tarGz(when)
	if err != nil {
		return nil, err
	}
	packed, err := data.tarGz(when)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	out.WriteString("!<arch>\n")
	for _, member := range []struct {
		name string
		text []byte
	}{{"debian-binary", []byte("2.0\n")}, {"control.tar.gz", controlled}, {"data.tar.gz", packed}} {
		fmt.Fprintf(&out, "%-16s%-12d%-6d%-6d%-8o%-10d`\n", member.name, when.Unix(), 0, 0, 0o100644, len(member.text))
		out.Write(member.text)
		if len(member.text)%2 == 1 {
			out.WriteByte('\n')
		}
	}
	return out.Bytes(), nil
}

// zipped is a text compressed with gzip, without a name or a time.
func zipped(text []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(text); err != nil {
		return nil, err
	}
	err = w.Close()
	return out.Bytes(), err
}
