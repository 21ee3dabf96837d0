package main

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math"
	"os"
	"strconv"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
)

// picture writes a picture of 300 x 300 pixels for a script: a black disc of
// 240 pixels on white, or shades of grey, as PNG or JPEG by the name, a PNG with
// a resolution in dpi where one is given.
func picture(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 || len(args) > 3 {
		ts.Fatalf("usage: picture disc|shades file [dpi]")
	}
	img := image.NewGray(image.Rect(0, 0, 300, 300))
	for y := range 300 {
		for x := range 300 {
			img.SetGray(x, y, color.Gray{Y: shade(args[0], x, y)})
		}
	}
	var file bytes.Buffer
	if strings.HasSuffix(args[1], ".jpg") {
		ts.Check(jpeg.Encode(&file, img, nil))
	} else {
		ts.Check(png.Encode(&file, img))
	}
	data := file.Bytes()
	if len(args) == 3 {
		dpi, err := strconv.ParseFloat(args[2], 64)
		ts.Check(err)
		data = withResolution(data, dpi)
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), data, 0o666))
}

// shade returns the grey of a pixel; the disc's edge is smooth.
func shade(kind string, x, y int) uint8 {
	if kind == "shades" {
		return uint8(y * 255 / 299)
	}
	outside := math.Hypot(float64(x)-149.5, float64(y)-149.5) - 120
	return uint8(255 * min(max(outside+0.5, 0), 1))
}

// withResolution puts a pHYs chunk behind the header of a PNG (its section 11.3.4.3).
func withResolution(data []byte, dpi float64) []byte {
	const header = 8 + 25 // signature and IHDR
	chunk := []byte("pHYs")
	for range 2 {
		chunk = binary.BigEndian.AppendUint32(chunk, uint32(math.Round(dpi/0.0254)))
	}
	chunk = append(chunk, 1) // pixels a metre
	out := append([]byte{}, data[:header]...)
	out = binary.BigEndian.AppendUint32(out, uint32(len(chunk)-4))
	out = append(out, chunk...)
	out = binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(chunk))
	return append(out, data[header:]...)
}
