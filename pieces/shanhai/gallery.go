package shanhai

import (
	"shanhai/pieces/design"
	"shanhai/pieces/gallery"
)

// Gallery returns how the set of a design is pictured: black tiles on the far
// side of the table, the landscape between, white tiles near; in the boxes the
// beasts of the four directions where they belong.
func Gallery(d design.Design) gallery.Arrangement {
	f := newFactory(d, nil)
	return gallery.Arrangement{
		Table: []string{"black", "landscape", "white"},
		Boxes: []gallery.Packing{
			f.packing(boxKey, boxDeep, boxStacks()),
			f.packing(boxLargeKey, boxLargeDeep, boxLargeStacks()),
		},
	}
}

// packing puts the stacks into the box's wells.
func (f *factory) packing(key string, deep int, stacks [][]gallery.Tile) gallery.Packing {
	p := gallery.Packing{Box: key, Deep: deep}
	for i, at := range f.boxParms(deep).Wells() {
		p.Wells = append(p.Wells, gallery.Well{X: at[0], Y: at[1], Z: at[2], Tiles: stacks[i]})
	}
	return p
}

// boxStacks fill the seven wells of four: YingLong in the middle, QingLong in
// the east, XuanWu in the north, BaiHu in the west, ZhuQue in the south.
func boxStacks() [][]gallery.Tile {
	return [][]gallery.Tile{
		pairs("black", "qinglong", "yinglong"),
		pairs("white", "qinglong", "qinglong"),
		pairs("black", "zhuque", "qilin"),
		pairs("white", "xuanwu", "xuanwu"),
		pairs("black", "baihu", "baihu"),
		pairs("white", "feilian", "pixiu"),
		pairs("black", "zhuque", "zhuque"),
	}
}

// boxLargeStacks fill the seven wells of six.
func boxLargeStacks() [][]gallery.Tile {
	return [][]gallery.Tile{
		pairs("black", "feilian", "pixiu", "yinglong"),
		pairs("white", "qinglong", "qinglong", "qinglong"),
		landscape("shan"),
		pairs("white", "qilin", "xuanwu", "xuanwu"),
		pairs("black", "baihu", "baihu"),
		landscape("hai"),
		pairs("black", "zhuque", "zhuque", "zhuque"),
	}
}

// pairs stacks from the bottom up a tile of each player for every key, that of
// the given player above.
func pairs(above string, keys ...string) []gallery.Tile {
	below := "black"
	if above == below {
		below = "white"
	}
	var out []gallery.Tile
	for _, key := range keys {
		out = append(out, gallery.Tile{Group: below, Key: key}, gallery.Tile{Group: above, Key: key})
	}
	return out
}

// landscape stacks all tiles of one kind.
func landscape(key string) []gallery.Tile {
	var out []gallery.Tile
	for range boxLargeDeep {
		out = append(out, gallery.Tile{Group: "landscape", Key: key})
	}
	return out
}
