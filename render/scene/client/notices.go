package client

import "slices"

// notices are sentences that the start screen shows, one after another.
type notices struct {
	language *language
	list     []string
}

// add puts a sentence after the others, unless it is empty or one of them.
func (n *notices) add(text string) {
	if text != "" && !slices.Contains(n.list, text) {
		n.list = append(n.list, text)
	}
}

func (n *notices) addError(err error) { n.add(n.language.words().Notice(err)) }

// first is the sentence to show, empty for none.
func (n *notices) first() string {
	if len(n.list) == 0 {
		return ""
	}
	return n.list[0]
}

func (n *notices) removeFirst() { n.list = n.list[min(1, len(n.list)):] }
