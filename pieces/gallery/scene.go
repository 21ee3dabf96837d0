package gallery

import (
	"shanhai/pieces/preview"
	"shanhai/pieces/print"
)

// Measures of the layouts in mm, chosen by eye for tiles of 20 to 80 mm.
const (
	tableGap   = 3.0  // between neighbours of a group
	groupGap   = 14.0 // between groups
	pairGap    = 2.0  // between the variants of one piece on a sheet
	stylesGap  = 8.0  // between the variants of one piece in one style
	sheetGap   = 7.0
	sheetLabel = 3.4 // capital letters' height
	besideGap  = 10.0
)

// tableColumns is how many tiles lie side by side before a new row begins.
const tableColumns = 7

// ink is the colour of names.
func ink() print.Colour { return print.Colour{R: 0x30, G: 0x30, B: 0x30} }

// block is a part of a layout that moves as one.
func block(s preview.Scene) preview.Item { return preview.Item{Bodies: s.Bodies} }

// tableScene lays the rows one before the other, middle on middle.
func tableScene(rows []preview.Item) preview.Scene {
	var s preview.Scene
	y := 0.0
	for _, row := range rows {
		_, size := row.Size()
		y -= float64(size[1] / 2)
		s.Bodies = append(s.Bodies, row.Standing(0, y, 0).Bodies...)
		y -= float64(size[1]/2) + groupGap
	}
	return s
}

// nested lays all copies of a group's pieces like the cells of a honeycomb, in
// rows of about equal length.
func nested(group []exhibit) preview.Item {
	var items []preview.Item
	for _, e := range group {
		items = append(items, e.copies()...)
	}
	rows := (len(items) + tableColumns - 1) / tableColumns
	return block(preview.SheetScene(items, preview.Grid{
		Columns: (len(items) + rows - 1) / rows, Gap: tableGap, Stagger: true,
	}))
}

// portraitScene stands all objects of the exhibits side by side, level in the
// picture of a camera that looks from a walk around them.
func portraitScene(list []exhibit) preview.Scene {
	var items []preview.Item
	for _, e := range list {
		items = append(items, e.items...)
	}
	it := inLine(items, besideGap, portraitRight())
	return preview.Scene{Bodies: it.Bodies}
}

// portraitRight is the direction to the right in the picture of preview.Portrait,
// which looks from 20 degrees to the left.
func portraitRight() [2]float64 { return [2]float64{0.9396926207859084, -0.3420201433256687} }

// beside lays items in a row from the left, named as the first.
func beside(items []preview.Item, gap float64) preview.Item {
	return inLine(items, gap, [2]float64{1, 0})
}

// inLine lays items in a row along a direction, named as the first.
func inLine(items []preview.Item, gap float64, along [2]float64) preview.Item {
	out := preview.Item{Name: items[0].Name}
	at := 0.0
	for _, it := range items {
		_, size := it.Size()
		at += float64(size[0] / 2)
		out.Bodies = append(out.Bodies, it.Standing(float64(at*along[0]), float64(at*along[1]), 0).Bodies...)
		at += float64(size[0]/2) + gap
	}
	return out
}

// sheetScene lays every kind of piece over its name, its variants side by side.
func sheetScene(list []exhibit) preview.Scene {
	var items []preview.Item
	for _, same := range byKey(list) {
		items = append(items, beside(same, pairGap))
	}
	return preview.SheetScene(items, sheetGrid(sheetColumns(len(items))))
}

func sheetGrid(columns int) preview.Grid {
	return preview.Grid{Columns: columns, Gap: sheetGap, Label: sheetLabel, Ink: ink()}
}

// sheetColumns keeps the pieces large: a picture this narrow can be scrolled.
func sheetColumns(kinds int) int { return min(kinds, 2) }

// byKey gathers the first objects of exhibits of the same key, in order.
func byKey(list []exhibit) [][]preview.Item {
	at := map[string]int{}
	var out [][]preview.Item
	for _, e := range list {
		i, ok := at[e.piece.Key]
		if !ok {
			i = len(out)
			at[e.piece.Key] = i
			out = append(out, nil)
		}
		out[i] = append(out[i], e.items[0])
	}
	return out
}

// stylesScene lays the designs side by side, each over its name.
func stylesScene(halls []Exhibition, made [][]exhibit) preview.Scene {
	var items []preview.Item
	for i, list := range made {
		it := column(list)
		it.Name = halls[i].Name
		items = append(items, it)
	}
	return preview.SheetScene(items, sheetGrid(len(items)))
}

// column lays the first objects of the exhibits one before the other.
func column(list []exhibit) preview.Item {
	var out preview.Item
	y := 0.0
	for _, e := range list {
		_, size := e.items[0].Size()
		out.Bodies = append(out.Bodies, e.items[0].Standing(0, y-float64(size[1]/2), 0).Bodies...)
		y -= size[1] + stylesGap
	}
	return out
}
