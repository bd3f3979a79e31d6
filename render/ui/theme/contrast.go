package theme

import (
	"math"

	"sohofoundry/render/ui/view"
)

// Contrast is how far apart two colours are in light, from 1 to 21, as the Web Content Accessibility Guidelines count it: text
// needs 4.5, signs and large text need 3.
func Contrast(a, b view.Colour) float64 {
	light, dark := luminance(a), luminance(b)
	if light < dark {
		light, dark = dark, light
	}
	return (light + 0.05) / (dark + 0.05)
}

// luminance is how light a colour is, from 0 to 1.
func luminance(c view.Colour) float64 {
	r, g, b := Linear(c)
	return 0.2126*r + 0.7152*g + 0.0722*b
}

// Linear are the parts of a colour as amounts of light, from 0 to 1.
func Linear(c view.Colour) (r, g, b float64) {
	amount := func(part float32) float64 {
		if part <= 0.04045 {
			return float64(part) / 12.92
		}
		return math.Pow((float64(part)+0.055)/1.055, 2.4)
	}
	red, green, blue, _ := c.Parts()
	return amount(red), amount(green), amount(blue)
}
