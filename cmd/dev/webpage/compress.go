package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// compress writes each file that this makes smaller once more, as servers with "precompressed" files send it.
func compress(to string, brotli bool) error {
	if _, err := exec.LookPath("brotli"); brotli && err != nil {
		fmt.Fprintln(os.Stderr, "webpage: the command brotli is not installed, so there are no .br files; .gz files are a third larger")
		brotli = false
	}
	files, err := filepath.Glob(filepath.Join(to, "*"))
	if err != nil {
		return err
	}
	for _, file := range files {
		if filepath.Ext(file) == ".png" {
			continue
		}
		if err := zip(file); err != nil {
			return err
		}
		if !brotli {
			continue
		}
		if out, err := exec.Command("brotli", "--best", "--lgwin=24", "--force", file).CombinedOutput(); err != nil {
			return fmt.Errorf("brotli could not compress %s: %w: %s", file, err, out)
		}
	}
	if err := weigh(files, ".gz", mostGzip); err != nil || !brotli {
		return err
	}
	return weigh(files, ".br", mostBrotli)
}

// The most that may have to be downloaded before the game can be played, in bytes, from a server that sends brotli, and from one
// that has gzip only.
const (
	mostBrotli = 4_450_000
	mostGzip   = 6_300_000
)

// weigh refuses a page that has become too large to be downloaded in passing. Of the languages one is loaded, the largest at worst.
func weigh(files []string, ending string, most int64) error {
	var all, language int64
	for _, file := range files {
		info, err := os.Stat(file + ending)
		if os.IsNotExist(err) {
			info, err = os.Stat(file)
		}
		switch {
		case err != nil:
			return err
		case isLanguage(filepath.Base(file)):
			language = max(language, info.Size())
		default:
			all += info.Size()
		}
	}
	if all += language; all > most {
		return fmt.Errorf("the page has %d bytes with %s, and may have %d: see what became larger", all, ending, most)
	}
	fmt.Fprintf(os.Stdout, "%d bytes of %d with %s are loaded at first, %d of them a language\n", all, most, ending, language)
	return nil
}

// zip compresses a file with gzip, without its name and time: the same file gives the same bytes.
func zip(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := w.Write(text); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(file+".gz", out.Bytes(), 0o644)
}
