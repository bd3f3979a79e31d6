package sound

import "slices"

// A tone is one sine wave of a recipe. It rises within attack, stays for hold and then fades, to a third in decay
// and so on. Times are seconds.
type tone struct {
	at                  float64 // when it starts
	hz                  float64
	amp                 float64 // against the other parts of the recipe
	attack, hold, decay float64
	bend                float64 // pitch at the start as a part of hz, reached within attack; 0 means no bend
}

// A hiss is noise between two frequencies, with the same shape in time as a tone.
type hiss struct {
	at                  float64
	low, high           float64 // Hz
	amp                 float64
	attack, hold, decay float64
}

// A recipe says all that is needed to compute a sound.
type recipe struct {
	length float64 // seconds
	level  float64 // dB against the common loudness: frequent sounds are softer, low ones need more
	tones  []tone
	hisses []hiss
}

// Times that recur, in seconds: a struck thing starts at once, but not with a click.
const (
	struck = 0.0008
	soft   = 0.006
)

var recipes = [count]recipe{
	Select: {
		length: 0.06, level: -8,
		tones:  []tone{{hz: 1450, amp: 1, attack: struck, decay: 0.007}, {hz: 2900, amp: 0.3, attack: struck, decay: 0.004}},
		hisses: []hiss{{low: 1500, high: 5000, amp: 0.3, attack: struck, decay: 0.003}},
	},
	Card: {
		length: 0.21, level: -4.5,
		hisses: []hiss{
			{low: 1200, high: 4200, amp: 1, attack: 0.035, hold: 0.02, decay: 0.028},
			{at: 0.045, low: 500, high: 2200, amp: 0.8, attack: 0.03, hold: 0.01, decay: 0.022},
			{at: 0.13, low: 900, high: 3500, amp: 0.6, attack: 0.002, decay: 0.008},
		},
	},
	Place: {
		length: 0.2, level: 1.5,
		tones:  slices.Concat(wood(0, 235, 1), wood(0.06, 262, 0.22)),
		hisses: []hiss{{low: 300, high: 2600, amp: 0.9, attack: struck, decay: 0.006}},
	},
	Link: {
		length: 0.25, level: -4,
		tones:  slices.Concat(metal(0, 830, 1, 0.05), metal(0.055, 985, 0.35, 0.035)),
		hisses: []hiss{{low: 2000, high: 6000, amp: 0.5, attack: struck, decay: 0.003}},
	},
	Flip: {
		length: 0.21, level: 0.5,
		tones: wood(0.1, 340, 0.8),
		hisses: []hiss{
			{low: 700, high: 3200, amp: 0.55, attack: 0.07, decay: 0.012},
			{at: 0.1, low: 400, high: 3000, amp: 0.5, attack: struck, decay: 0.005},
		},
	},
	Coins: {
		length: 0.32, level: -5,
		tones: slices.Concat(
			metal(0, 1980, 0.8, 0.03), metal(0.052, 2350, 1, 0.036),
			metal(0.121, 2110, 0.65, 0.034), metal(0.169, 2480, 0.4, 0.04),
		),
	},
	Refused: {
		length: 0.24, level: 2,
		tones: slices.Concat(knock(0, 168, 1), knock(0.105, 152, 0.7)),
		hisses: []hiss{
			{low: 200, high: 800, amp: 0.7, attack: 0.002, decay: 0.01},
			{at: 0.105, low: 200, high: 700, amp: 0.5, attack: 0.002, decay: 0.01},
		},
	},
	Step: {
		length: 0.05, level: -13,
		tones:  []tone{{hz: 2350, amp: 1, attack: struck, decay: 0.004}, {hz: 1130, amp: 0.6, attack: struck, decay: 0.005}},
		hisses: []hiss{{low: 2500, high: 7000, amp: 0.3, attack: struck, decay: 0.002}},
	},
	TurnOver: {
		length: 0.48, level: -2,
		tones: slices.Concat(bell(0, 392, 0.8, 0.09), bell(0.11, 523.25, 1, 0.11)),
	},
	EraOver: {
		length: 1.5, level: 0.5,
		tones: slices.Concat(whistle(0, 1), whistle(0.21, 0.3)),
		hisses: []hiss{
			{low: 250, high: 1500, amp: 0.3, attack: 0.16, hold: 0.6, decay: 0.12},
		},
	},
	Won: {
		length: 1.3, level: -2,
		tones: slices.Concat(
			bell(0, 392, 0.7, 0.14), bell(0.12, 493.88, 0.75, 0.15),
			bell(0.24, 587.33, 0.8, 0.17), bell(0.4, 783.99, 1, 0.26), bell(0.4, 493.88, 0.45, 0.26),
		),
	},
	Lost: {
		length: 1.2, level: 3,
		tones: slices.Concat(bell(0, 349.23, 0.9, 0.15), bell(0.19, 311.13, 0.9, 0.16), bell(0.4, 233.08, 1, 0.26)),
	},
}

// wood is a block of wood struck once; its overtones are not in tune and die first.
func wood(at, hz, amp float64) []tone {
	return []tone{
		{at: at, hz: hz, amp: amp, attack: struck, decay: 0.028},
		{at: at, hz: hz * 1.83, amp: amp * 0.7, attack: struck, decay: 0.019},
		{at: at, hz: hz * 3.94, amp: amp * 0.4, attack: struck, decay: 0.009},
		{at: at, hz: hz * 6.31, amp: amp * 0.2, attack: struck, decay: 0.005},
	}
}

// knock is a knuckle on a heavy table: low, and soon gone.
func knock(at, hz, amp float64) []tone {
	return []tone{
		{at: at, hz: hz, amp: amp, attack: 0.003, decay: 0.03},
		{at: at, hz: hz * 1.57, amp: amp * 0.6, attack: 0.003, decay: 0.02},
		{at: at, hz: hz * 2.6, amp: amp * 0.25, attack: 0.003, decay: 0.012},
	}
}

// metal is a small bar struck once: the overtones are those of a free bar.
func metal(at, hz, amp, decay float64) []tone {
	return []tone{
		{at: at, hz: hz, amp: amp, attack: struck, decay: decay},
		{at: at, hz: hz * 2.756, amp: amp * 0.5, attack: struck, decay: decay * 0.7},
		{at: at, hz: hz * 5.404, amp: amp * 0.16, attack: struck, decay: decay * 0.4},
	}
}

// bell is one soft, tuned note.
func bell(at, hz, amp, decay float64) []tone {
	return []tone{
		{at: at, hz: hz, amp: amp, attack: soft, decay: decay},
		{at: at, hz: hz * 2, amp: amp * 0.25, attack: soft, decay: decay * 0.6},
		{at: at, hz: hz * 3.98, amp: amp * 0.08, attack: soft, decay: decay * 0.25},
	}
}

// whistle is three steam pipes that are not quite in tune and need a moment to reach their pitch.
func whistle(at, amp float64) []tone {
	return []tone{
		{at: at, hz: 311, amp: amp, attack: 0.16, hold: 0.55, decay: 0.11, bend: 0.93},
		{at: at, hz: 391, amp: amp * 0.8, attack: 0.2, hold: 0.5, decay: 0.1, bend: 0.92},
		{at: at, hz: 468, amp: amp * 0.6, attack: 0.18, hold: 0.5, decay: 0.09, bend: 0.94},
		{at: at, hz: 624, amp: amp * 0.15, attack: 0.2, hold: 0.45, decay: 0.07, bend: 0.93},
	}
}
