// Package link puts games, decks and mats into links. They need no server: the part of an address behind the # is not sent to
// one.
//
//	#g=…    a game, as far as it was played: it is shown as a replay; one that lies on a real table is gone on with there
//	#c=…    a challenge: a game to be played, and the score to beat in it
//	#d=…    a deck of the Automa's cards, or a mat of its tiles
//	#daily  the day's game, see the package daily
//
// The code is base64url of a byte that tells its version, of bits, and of a check sum. The bits of a game or challenge hold the
// header of the record. Those of a game also hold, for each choice of a human, its index among the legal choices in the order of
// their notation, and the hash of the position that they lead to. The Automa's turns, and decisions with only one choice, take no
// bits. At a real table there is a bit before each entry, and for entries that the rules do not list a card by its number or a
// line of the record. A whole game takes some eighty characters, one of four humans twice that; compressing them gains nothing.
//
// Links may come from strangers. They are bounded before they are read, and their choices are played by the rules. A game that
// does not lead to the position of its hash was played by other rules than those of this program.
package link

import (
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"strings"

	"sohofoundry/render/tell/words"
)

// Kind is the kind of a link.
type Kind string

// The kinds, as they stand behind the #.
const (
	Game      Kind = "g"
	Challenge Kind = "c"
	Deck      Kind = "d"
	Daily     Kind = "daily"
)

// Link is a link of which only the kind was read.
type Link struct {
	Kind Kind
	Code string // nothing for the day's game
}

// Fragment is a link as it stands behind the address of the page: "#g=…".
func (l Link) Fragment() string {
	if l.Kind == Daily {
		return "#" + string(Daily)
	}
	return "#" + string(l.Kind) + "=" + l.Code
}

// The bounds, in characters, of the address and the code. No link comes near them.
const (
	longestAddress = 500
	longestCode    = 4000
)

// Parse takes a link apart, with or without the address before the #.
func Parse(text string) (Link, error) {
	text = strings.TrimSpace(text)
	if len(text) > longestAddress+longestCode {
		return Link{}, damaged()
	}
	if at := strings.LastIndexByte(text, '#'); at >= 0 {
		text = text[at+1:]
	}
	kind, code, _ := strings.Cut(text, "=")
	switch l := (Link{Kind(kind), code}); {
	case l.Kind == Daily && text == string(Daily), (l.Kind == Game || l.Kind == Challenge || l.Kind == Deck) && code != "":
		return l, nil
	}
	return Link{}, words.Wrong("link-none", nil)
}

// Is reports whether a text is meant to be a link rather than the name of a file.
func Is(text string) bool {
	_, err := Parse(text)
	return err == nil || strings.Contains(text, "://")
}

// version is the version of the codes. It is raised whenever their contents are packed in another way.
const version = 1

// seal makes the code of packed bytes.
func seal(packed []byte) string {
	sealed := append([]byte{version}, packed...)
	return base64.RawURLEncoding.EncodeToString(binary.BigEndian.AppendUint32(sealed, crc32.ChecksumIEEE(sealed)))
}

// open checks a code and returns the packed bytes.
func open(code string) ([]byte, error) {
	if len(code) > longestCode {
		return nil, damaged()
	}
	sealed, err := base64.RawURLEncoding.Strict().DecodeString(code)
	end := len(sealed) - crc32.Size
	switch {
	case err != nil || end < 1 || binary.BigEndian.Uint32(sealed[end:]) != crc32.ChecksumIEEE(sealed[:end]):
		return nil, damaged()
	case sealed[0] > version:
		return nil, words.Wrong("link-newer", nil)
	case sealed[0] < version:
		return nil, words.Wrong("link-older", nil)
	}
	return sealed[1:end], nil
}

// damaged is the error of a link that was changed since it was made.
func damaged() error { return words.Wrong("link-damaged", nil) }
