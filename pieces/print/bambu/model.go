package bambu

import (
	"fmt"

	"shanhai/pieces/print/threemf"
)

func pictureName(plate int) string { return fmt.Sprintf("Metadata/plate_%d.png", plate+1) }

// front writes the entries that every package begins with. The first plate's
// picture stands for the whole file.
func (j *job) front(z *threemf.Writer) error {
	relations := []threemf.Relation{{Type: threemf.ModelRelation, Target: "/" + threemf.ModelName}}
	if len(j.Plates[0].Thumbnail) > 0 {
		for _, kind := range []string{
			"http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail",
			"http://schemas.bambulab.com/package/2021/cover-thumbnail-middle",
			"http://schemas.bambulab.com/package/2021/cover-thumbnail-small",
		} {
			relations = append(relations, threemf.Relation{Type: kind, Target: "/" + pictureName(0)})
		}
	}
	return z.Front(relations)
}

func (j *job) pictures(z *threemf.Writer) error {
	for i, plate := range j.Plates {
		if len(plate.Thumbnail) == 0 {
			continue
		}
		if err := z.Picture(pictureName(i), plate.Thumbnail); err != nil {
			return err
		}
	}
	return nil
}

// model writes the geometry: every mesh once, an assembly of components for
// each instance, and where the instances lie.
func (j *job) model(z *threemf.Writer) error {
	return z.Text(threemf.ModelName, func(t *threemf.Text) {
		t.Put(threemf.XMLHeader, `<model unit="millimeter" xml:lang="en-US" xmlns="`, threemf.CoreNamespace,
			`" xmlns:BambuStudio="http://schemas.bambulab.com/package/2021">`, "\n")
		j.metadata(t)
		t.Put(" <resources>\n")
		for i, m := range j.meshes {
			t.Put(`  <object id="`)
			t.Int(i + 1)
			t.Put("\" type=\"model\">\n")
			t.Mesh(m)
			t.Put("  </object>\n")
		}
		for _, c := range j.copies {
			j.assembly(t, c)
		}
		t.Put(" </resources>\n <build>\n")
		for _, c := range j.copies {
			t.Put(`  <item objectid="`)
			t.Int(c.id)
			t.Put(`" transform="1 0 0 0 1 0 0 0 1 `, threemf.MM(c.x), " ", threemf.MM(c.y), " 0\" printable=\"1\"/>\n")
		}
		t.Put(" </build>\n</model>\n")
	})
}

// metadata writes what the project page shows. The licence goes under the
// core specification's name and under Bambu's.
func (j *job) metadata(t *threemf.Text) {
	for _, m := range [][2]string{
		{"Application", Application}, {"BambuStudio:3mfVersion", "1"},
		{"Title", j.Title}, {"Designer", j.Designer}, {"Description", j.Description},
		{"License", j.License}, {"LicenseTerms", j.License},
	} {
		if m[1] != "" {
			t.Put(` <metadata name="`, m[0], `">`, threemf.Escape(m[1]), "</metadata>\n")
		}
	}
}

func (j *job) assembly(t *threemf.Text, c instance) {
	t.Put(`  <object id="`)
	t.Int(c.id)
	t.Put(`" type="model" name="`, threemf.Escape(c.object.Name), "\">\n   <components>\n")
	for _, part := range c.object.Parts {
		t.Put(`    <component objectid="`)
		t.Int(j.meshID[part.Mesh])
		t.Put("\"/>\n")
	}
	t.Put("   </components>\n  </object>\n")
}
