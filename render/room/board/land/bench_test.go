//go:build unix

package land

import (
	"fmt"
	"image"
	"syscall"
	"testing"
	"time"

	"sohofoundry/render/ui/view"
)

// BenchmarkWindow draws all of the land that is seen in a window of 1600×1000 for the first time, and the tile that takes
// longest.
func BenchmarkWindow(b *testing.B) {
	for _, zoom := range []float64{1, 2, 4} {
		for name, m := range maps {
			b.Run(fmt.Sprintf("%s/%v", name, zoom), func(b *testing.B) {
				onto := image.NewRGBA(image.Rect(-1, -1, Side+1, Side+1))
				var all, most time.Duration
				for b.Loop() {
					sheet := sheetOf(m, zoom) // another site: nothing of it is known
					for _, item := range sheet.Items(view.Rect{W: 1023, H: 720}) {
						before := cpu(b)
						item.Painting.Paint(onto)
						all += cpu(b) - before
						most = max(most, cpu(b)-before)
					}
				}
				b.ReportMetric(float64(all)/float64(b.N)/1e6, "cpu-ms/op")
				b.ReportMetric(float64(most)/1e6, "most-ms")
			})
		}
	}
}

// cpu is what this program took of the processors so far.
func cpu(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
