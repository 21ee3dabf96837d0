package trace

// Limits on a picture. Each lies far above what a drawing for a tile needs:
// 600 pixels across are 0.06 mm each on the default tile.
const (
	// MaxBytes is the largest file in bytes.
	MaxBytes = 16 << 20
	// MaxPixels is the largest number of pixels, MaxSide that in a row or
	// column; both are held against the header, before anything is unpacked.
	MaxPixels = 4096 * 4096
	MaxSide   = 16384
	// maxDecoded is the most memory in bytes that the unpacked picture may take.
	maxDecoded = 64 << 20
	// MaxOutlines is the largest number of outlines, MaxCracks that of
	// sides between a dark and a light pixel.
	MaxOutlines = 2_000
	MaxCracks   = 250_000
	// MaxSpecks is the largest number of specks that are left out; more of
	// them are not dirt but the picture itself, dithered.
	MaxSpecks = 5_000
	// finest is the largest side in pixels that is traced as it is; larger
	// pictures are shrunk to that, losing nothing: on the default tile its
	// pixels are 0.02 mm.
	finest = 2048
	// FewPixels is how many pixels across a picture should have.
	FewPixels = 200
)
