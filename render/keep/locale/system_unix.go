//go:build !js && !windows && !darwin

package locale

func system() []string { return environment() }
