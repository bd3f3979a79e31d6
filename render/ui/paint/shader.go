package paint

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

// The shaders compute the colour of a pixel. They do less than those of Ebitengine: without a graphics card, every operation
// for a pixel slows the frame.
var (
	spriteShader  = shader("imageSrc0UnsafeAt(at).a * colour")
	pictureShader = shader("imageSrc0UnsafeAt(at) * colour")
	plainShader   = shader("colour")
	copyShader    = shader("imageSrc0UnsafeAt(at)")
)

// Copy puts a picture on the screen as it is, pixel by pixel.
func Copy(screen ebiten.FinalScreen, picture *ebiten.Image) {
	o := &ebiten.DrawRectShaderOptions{Blend: ebiten.BlendCopy}
	o.Images[0] = picture
	screen.DrawRectShader(picture.Bounds().Dx(), picture.Bounds().Dy(), copyShader(), o)
}

// shader makes a shader when it is first needed.
func shader(colour string) func() *ebiten.Shader {
	return sync.OnceValue(func() *ebiten.Shader {
		s, err := ebiten.NewShader([]byte("//kage:unit pixels\npackage main\nfunc Fragment(_ vec4, at vec2, colour vec4) vec4 { return " + colour + " }"))
		if err != nil {
			panic(err) // they are built in, and tests draw with them
		}
		return s
	})
}
