package sohofoundry

import (
	"regexp"
	"strings"
	"testing"
)

func TestTheNewestChapterIsOfThisVersion(t *testing.T) {
	if !regexp.MustCompile(`^\d+\.\d+\.\d+$`).MatchString(Version()) {
		t.Errorf("the version is %q", Version())
	}
	news := News()
	if !strings.HasPrefix(news, Version()+" ") || strings.Count(news, "\n") < 3 || strings.Contains(news, "\n## ") {
		t.Errorf("what is new is %q", news)
	}
}
