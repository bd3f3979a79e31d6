//go:build !js

package store

import (
	"cmp"
	"os"
	"path/filepath"
	"runtime"
	"strconv"

	"sohofoundry/render/tell/words"
)

// Open returns the files of this user. It never needs the clock: files tell their own time. There is always a store; an error
// says that it saves games in the current folder.
func Open(Clock) (Store, error) {
	dir, err := gamesDir()
	if err == nil {
		err = makeFolder(dir)
	}
	if err != nil {
		return &Files{Games: ".", Data: ".", Config: configDir()}, words.Wrong("games-here", err)
	}
	return &Files{Games: dir, Data: filepath.Dir(dir), Config: configDir()}, nil
}

// OpenIn opens the files of this user with the games in a folder that they chose, given by its whole path; nothing is the usual one.
// Where that folder is not there now, such as on a disk that is not connected, it is not made: the games are saved in the usual one
// meanwhile, and an error says so.
func OpenIn(now Clock, folder string) (Store, error) {
	usual, err := Open(now)
	if folder == "" {
		return usual, err
	}
	files := *usual.(*Files) // as Open makes it
	if !filepath.IsAbs(folder) || !isFolder(folder) {
		return usual, cmp.Or(err, words.Wrong("saves-missing", nil, "name", strconv.Quote(folder), "usual", strconv.Quote(files.Games)))
	}
	files.Games = filepath.Clean(folder)
	if err != nil { // there is no other
		files.Data = files.Games
	}
	return &files, nil
}

// KeptSettings is the text of the settings for callers that only read them, or nil. Unlike Open it makes no folder.
func KeptSettings() []byte {
	text, err := (&Files{Games: ".", Data: ".", Config: configDir()}).Read(Settings)
	if err != nil {
		return nil
	}
	return text
}

// gamesDir is where games are saved: soho/saves in the folder that the system has for the data of programs.
func gamesDir() (string, error) {
	if data := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(data) {
		return filepath.Join(data, "soho", "saves"), nil
	}
	if home, err := os.UserHomeDir(); err == nil && runtime.GOOS != "windows" && runtime.GOOS != "darwin" {
		return filepath.Join(home, ".local", "share", "soho", "saves"), nil
	}
	config, err := os.UserConfigDir()
	if err != nil {
		return "", words.Wrong("no-games-folder", nil)
	}
	return filepath.Join(config, "soho", "saves"), nil
}

func makeFolder(dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return about("games-folder", dir, err)
	}
	return nil
}

// configDir is soho in the folder that the system has for settings, or nothing.
func configDir() string {
	if config := os.Getenv("XDG_CONFIG_HOME"); filepath.IsAbs(config) {
		return filepath.Join(config, "soho")
	}
	config, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(config, "soho")
}
