package locale

import (
	"syscall"
	"unsafe"
)

// system asks Windows for the languages of its menus. The environment's languages come first.
func system() []string {
	return append(environment(), uiLanguages()...)
}

var preferred = syscall.NewLazyDLL("kernel32.dll").NewProc("GetUserPreferredUILanguages")

// asNames asks for names such as de-AT, and not for numbers.
const asNames = 8

func uiLanguages() (tags []string) {
	if preferred.Find() != nil {
		return nil
	}
	var n uint32
	buffer := make([]uint16, 1024)
	size := uint32(len(buffer))
	if ok, _, _ := preferred.Call(asNames, uintptr(unsafe.Pointer(&n)), uintptr(unsafe.Pointer(&buffer[0])), uintptr(unsafe.Pointer(&size))); ok == 0 {
		return nil
	}
	for start, i := 0, 0; i < len(buffer) && len(tags) < int(n); i++ { // each ends with a zero
		if buffer[i] == 0 {
			tags = append(tags, syscall.UTF16ToString(buffer[start:i]))
			start = i + 1
		}
	}
	return tags
}
