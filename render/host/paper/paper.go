// Package paper writes views as pages of a PDF: areas, lines and icons as vectors, texts in embedded fonts with only the letters that
// are used. The same pages give the same bytes.
package paper

import (
	"bytes"
	"fmt"
	"math"
	"time"

	"codeberg.org/go-pdf/fpdf"

	"sohofoundry/render/room/printed"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/assets/fonts"
	"sohofoundry/render/ui/view"
)

// Unit is how long a logical unit is on paper, in millimetres.
const Unit = 0.25

// written stands in every document as the time at which it was written, so that the same pages give the same bytes.
var written = time.Date(2000, time.January, 1, 0, 0, 0, 0, time.UTC)

// Document makes a PDF of some pages.
func Document(title, language string, pages []printed.Page) ([]byte, error) {
	setup := fpdf.InitType{UnitStr: "mm"}
	if len(pages) > 0 {
		setup.Size = onPaperSize(pages[0].Size)
	}
	pdf := fpdf.NewCustom(&setup)
	pdf.SetCatalogSort(true)
	pdf.SetCreationDate(written)
	pdf.SetModificationDate(written)
	pdf.SetTitle(writable(title), true)
	pdf.SetProducer("Soho Foundry", true)
	pdf.SetLang(language)
	pdf.SetAutoPageBreak(false, 0)
	pdf.SetMargins(0, 0, 0)
	p := &printer{pdf: pdf, loaded: map[assets.Font]bool{}}
	for i := range pages {
		pdf.AddPageFormat("P", onPaperSize(pages[i].Size))
		for n := range pages[i].Items {
			if err := p.item(&pages[i].Items[n]); err != nil {
				return nil, err
			}
		}
	}
	var out bytes.Buffer
	err := pdf.Output(&out)
	return out.Bytes(), err
}

// printer draws items on the last page of a document.
type printer struct {
	pdf    *fpdf.Fpdf
	loaded map[assets.Font]bool
	dashed bool
}

func (p *printer) item(i *view.Item) error {
	switch i.Kind {
	case view.Box:
		p.box(i)
	case view.Label:
		return p.label(i)
	case view.Icon:
		p.icon(i)
	case view.Stroke, view.Polygon:
		p.points(i)
	default:
		return fmt.Errorf("an item of kind %d has no form on paper", i.Kind)
	}
	return nil
}

// box draws a box: its ground, then its edge inside of it.
func (p *printer) box(i *view.Item) {
	area, radius := onPaper(i.Area), min(i.Radius, i.Area.W/2, i.Area.H/2)*Unit
	switch {
	case i.Fill == 0:
	case i.Low != 0:
		p.pdf.ClipRoundedRect(area.X, area.Y, area.W, area.H, radius, false)
		r, g, b := colour(i.Fill)
		r2, g2, b2 := colour(i.Low)
		p.pdf.LinearGradient(area.X, area.Y, area.W, area.H, r, g, b, r2, g2, b2, 0, 1, 0, 0)
		p.pdf.ClipEnd()
	default:
		p.pdf.SetFillColor(colour(i.Fill))
		p.pdf.RoundedRect(area.X, area.Y, area.W, area.H, radius, "1234", "F")
	}
	if i.Line != 0 && i.Width > 0 {
		width := i.Width * Unit
		p.pen(width, i.Line)
		area = area.Inset(width / 2)
		p.pdf.RoundedRect(area.X, area.Y, area.W, area.H, max(radius-width/2, 0), "1234", "D")
	}
}

func (p *printer) pen(width float64, c view.Colour) {
	p.pdf.SetLineWidth(width)
	p.pdf.SetDrawColor(colour(c))
}

// icon draws the areas of a shape in one colour.
func (p *printer) icon(i *view.Item) {
	shape := assets.Shape("icons/" + i.Name)
	area := onPaper(i.Area)
	p.pdf.SetFillColor(colour(i.Fill))
	for n := range shape.Layers {
		shape.Layers[n].Area(shape.Within(area.X, area.Y, area.W, area.H)).Trace(tracer{p.pdf})
		p.pdf.DrawPath("F")
	}
}

// points draws a line through points, or the area between them.
func (p *printer) points(i *view.Item) {
	style := "F"
	p.pdf.SetFillColor(colour(i.Fill))
	if i.Kind == view.Stroke {
		style = "D"
		p.pen(i.Width*Unit, i.Fill)
		p.dash(i.Dash, i.Gap)
	}
	for n, at := range i.Points {
		if n == 0 {
			p.pdf.MoveTo(at.X*Unit, at.Y*Unit)
		} else {
			p.pdf.LineTo(at.X*Unit, at.Y*Unit)
		}
	}
	p.pdf.DrawPath(style)
	p.dash(0, 0)
}

// dash lets lines be drawn in dashes, or whole again.
func (p *printer) dash(long, gap float64) {
	if gap == 0 {
		gap = long
	}
	switch {
	case long > 0:
		p.pdf.SetDashPattern([]float64{long * Unit, gap * Unit}, 0)
		p.dashed = true
	case p.dashed:
		p.pdf.SetDashPattern(nil, 0)
		p.dashed = false
	}
}

// use sets the font of the texts to come, at a size in millimetres.
func (p *printer) use(f assets.Font, size float64) error {
	name := fmt.Sprintf("font%d", f)
	if !p.loaded[f] {
		file, err := fonts.File(f)
		if err != nil {
			return err
		}
		p.pdf.AddUTF8FontFromBytes(name, "", file)
		p.loaded[f] = true
	}
	p.pdf.SetFont(name, "", 0)
	p.pdf.SetFontUnitSize(size)
	return nil
}

// colour is a colour as printers take it, on white paper.
func colour(c view.Colour) (r, g, b int) {
	red, green, blue, seen := c.Parts()
	part := func(x float32) int { return int(math.Round(float64(255 * (x*seen + 1 - seen)))) }
	return part(red), part(green), part(blue)
}

// onPaper is an area in millimetres.
func onPaper(r view.Rect) view.Rect {
	return view.Rect{X: r.X * Unit, Y: r.Y * Unit, W: r.W * Unit, H: r.H * Unit}
}

func onPaperSize(s view.Size) fpdf.SizeType { return fpdf.SizeType{Wd: s.W * Unit, Ht: s.H * Unit} }

// tracer draws paths.
type tracer struct{ pdf *fpdf.Fpdf }

func (t tracer) MoveTo(p view.Point)       { t.pdf.MoveTo(p.X, p.Y) }
func (t tracer) LineTo(p view.Point)       { t.pdf.LineTo(p.X, p.Y) }
func (t tracer) QuadTo(bend, p view.Point) { t.pdf.CurveTo(bend.X, bend.Y, p.X, p.Y) }
func (t tracer) CubeTo(first, second, p view.Point) {
	t.pdf.CurveBezierCubicTo(first.X, first.Y, second.X, second.Y, p.X, p.Y)
}
func (t tracer) Close() { t.pdf.ClosePath() }
