package window

import (
	"image"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sohofoundry/render/keep/settings"
)

func TestWhereTheWindowOpens(t *testing.T) {
	hd, wide, uhd := monitor{"small", image.Pt(1280, 720)}, monitor{"wide", image.Pt(1920, 1080)}, monitor{"large", image.Pt(3840, 2160)}
	at := func(x, y int) *image.Point { return &image.Point{X: x, Y: y} }
	kept := settings.Window{Width: 1500, Height: 950, X: 300, Y: 80, Monitor: "wide"}
	moved := func(x, y int) settings.Window {
		w := kept
		w.X, w.Y = x, y
		return w
	}
	maximised := kept
	maximised.Maximised = true
	cases := []struct {
		name     string
		left     settings.Window
		monitors []monitor
		likely   int
		want     opening
	}{
		{"first on 4K: large", settings.Window{}, []monitor{uhd}, 0, opening{size: image.Pt(3264, 1836), monitor: -1}},
		{"first on HD", settings.Window{}, []monitor{wide}, 0, opening{size: image.Pt(1632, 918), monitor: -1}},
		{"first on 1280×720: all of it", settings.Window{}, []monitor{hd}, 0, opening{size: image.Pt(1280, 720), maximised: true, monitor: -1}},
		{"first on 1440×900", settings.Window{}, []monitor{{"laptop", image.Pt(1440, 900)}}, 0, opening{size: image.Pt(1440, 900), maximised: true, monitor: -1}},
		{"first where the system would open it", settings.Window{}, []monitor{hd, uhd}, 1, opening{size: image.Pt(3264, 1836), monitor: -1}},
		{"no monitor", settings.Window{}, nil, -1, opening{size: image.Pt(1440, 900), monitor: -1}},
		{"no monitor any more", kept, nil, -1, opening{size: image.Pt(1440, 900), monitor: -1}},
		{"as it was left", kept, []monitor{hd, wide}, 0, opening{size: image.Pt(1500, 950), monitor: 1, at: at(300, 80)}},
		{"maximised as it was left", maximised, []monitor{wide}, 0, opening{size: image.Pt(1500, 950), maximised: true, monitor: 0, at: at(300, 80)}},
		{"its monitor is gone", kept, []monitor{uhd}, 0, opening{size: image.Pt(1500, 950), monitor: -1}},
		{"its monitor is gone, this one is smaller", kept, []monitor{hd}, 0, opening{size: image.Pt(1280, 720), maximised: true, monitor: -1}},
		{"its monitor is smaller now", kept, []monitor{{"wide", hd.size}}, 0, opening{size: image.Pt(1280, 720), maximised: true, monitor: 0}},
		{"partly beside its monitor", moved(-1200, 0), []monitor{wide}, 0, opening{size: image.Pt(1500, 950), monitor: 0, at: at(-1200, 0)}},
		{"left of its monitor", moved(-1450, 0), []monitor{wide}, 0, opening{size: image.Pt(1500, 950), monitor: 0}},
		{"right of its monitor", moved(1900, 80), []monitor{wide}, 0, opening{size: image.Pt(1500, 950), monitor: 0}},
		{"above its monitor", moved(300, -30), []monitor{wide}, 0, opening{size: image.Pt(1500, 950), monitor: 0}},
		{"below its monitor", moved(300, 1040), []monitor{wide}, 0, opening{size: image.Pt(1500, 950), monitor: 0}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got := openingOf(c.left, c.monitors, c.likely)
			if diff := cmp.Diff(c.want, got, cmp.AllowUnexported(opening{})); diff != "" {
				t.Error(diff)
			}
		})
	}
}
