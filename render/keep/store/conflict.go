package store

import "regexp"

// conflict matches what programs that keep a folder the same on several machines put into the name of a file that two of them wrote:
// Syncthing ".sync-conflict-20261127-101010-ABCDEFG", Nextcloud " (conflicted copy 2026-11-27 101010)", older ones of it and ownCloud
// "_conflict-20261127-101010", and Dropbox " (Ada's conflicted copy 2026-11-27)".
var conflict = regexp.MustCompile(`\.sync-conflict-\d{8}-\d{6}-[0-9A-Z]{7}|_conflict-\d{8}-\d{6}| ?\([^()]*\bconflict(?:ed copy)?\b[^()]*\)`)

// ConflictOf is the name of the game that another machine went on with at the same time, if a name is that of such a game.
func ConflictOf(name string) (of string, ok bool) {
	at := conflict.FindStringIndex(name)
	if at == nil || !isGame(name) || at[0] == 0 {
		return "", false
	}
	return name[:at[0]] + name[at[1]:], true
}
