package untrusted_test

import (
	"slices"
	"strings"
	"testing"

	"sohofoundry/engine/untrusted"
)

func TestJSON(t *testing.T) {
	for text, want := range map[string]string{
		`{"do": "new", "game": "A"}`:                           "",
		`{"a": {"a": 1}, "b": [{"a": 1}, {"a": 2}], "c": "a"}`: "",
		`{"a": "a", "b": ["a", "a"]}`:                          "",
		`{"a": "\ud83d\ude00 \\ud800 \u00e9"}`:                 "",
		`{"a": "ſ É"}`:                                         "",
		``:                                                     "",
		`{"a": `:                                               "",
		`]`:                                                    "",
		`{"a": 1, "a": 2}`:                                     `the key "a" is there twice`,
		`{"a": 1, "\u0061": 2}`:                                `the key "a" is there twice`,
		`{"a": [[{"b": {"c": 1, "d": {}, "c": 2}}]]}`: `the key "c" is there twice`,
		`[{"a": 1, "a": 1}]`:                          `the key "a" is there twice`,
		`{"Game": 1}`:                                 `there is no key "Game": all are in small letters`,
		`{"a": {"\u0053eed": 1}}`:                     `there is no key "Seed": all are in small letters`,
		"{\"ſeed\": 1}":                               `there is no key "ſeed": all are in small letters`,
		"{\"choi\u202ece\": 1}":                       `there is no key "choi\u202ece": all are in small letters`,
		"{\"a\": \"\xff\"}":                           `it is not valid UTF-8`,
		"{\"a\": \"\xed\xa0\x80\"}":                   `it is not valid UTF-8`,
		`{"a": "\ud800"}`:                             `\ud800 stands for no character, being half of a pair`,
		`{"a": "\uDC00\ud800"}`:                       `\uDC00 stands for no character, being half of a pair`,
		`{"a": "\ud800\ud800\udc00"}`:                 `\ud800 stands for no character, being half of a pair`,
		`{"a": "\\\ud800"}`:                           `\ud800 stands for no character, being half of a pair`,
		`{"a": [1], "a": 2}`:                          `the key "a" is there twice`,
		`{"a": 1e999, "a": 2}`:                        `the key "a" is there twice`,
		`{"\u0080": 1}`:                               `there is no key "\u0080": all are in small letters`,
		`{"a": "\nd800"}`:                             "",
		`\`:                                           "",
		`\ud80`:                                       "",
		`\ud800`:                                      `\ud800 stands for no character, being half of a pair`,
		`{"a": "\ud800dc00"}`:                         `\ud800 stands for no character, being half of a pair`,
		`{"a": "\ud800xudc00"}`:                       `\ud800 stands for no character, being half of a pair`,
		`{"a": "\u00e9\udc00"}`:                       `\udc00 stands for no character, being half of a pair`,
		`{"a": "\ud83d\ude00\ud801"}`:                 `\ud801 stands for no character, being half of a pair`,
		strings.Repeat("[", 9000):                     "",
	} {
		got := ""
		if err := untrusted.JSON(slices.Clip([]byte(text))); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%.80q: %q, not %q", text, got, want)
		}
	}
}
