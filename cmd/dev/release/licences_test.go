package main

import (
	"os"
	"strings"
	"testing"

	"sohofoundry"
)

// Whoever adds a library, a font or an icon tells whose it is: make licences.
func TestEveryLicenceIsInTheProgram(t *testing.T) {
	want, err := gather("../../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range strings.Split(want, strings.Repeat("=", 80)+"\n") {
		if !strings.Contains(sohofoundry.Licences, part) {
			t.Errorf("licences.txt lacks this; write it anew with make licences:\n%.600s", part)
		}
	}
	if len(sohofoundry.Licences) > len(want) {
		t.Error("licences.txt has more than the program; write it anew with make licences")
	}
}

// A module without a licence is no part of the program.
func TestAModuleWithoutALicence(t *testing.T) {
	found := map[string]bool{}
	folder := t.TempDir()
	if err := os.WriteFile(folder+"/license.go", nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := addFiles(found, folder, folder); err != nil || len(found) > 0 {
		t.Errorf("found %v, %v", found, err)
	}
	if err := os.WriteFile(folder+"/COPYING.txt", nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := addFiles(found, folder, folder); err != nil || !found[folder+"/COPYING.txt"] {
		t.Errorf("found %v, %v", found, err)
	}
}
