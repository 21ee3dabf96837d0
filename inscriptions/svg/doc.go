// Package svg reads SVG documents, as drawing programs write them, into the
// ink that is cut into a tile.
//
// Read turns a document into a Drawing: curves in mm, y up, in the order of
// painting. Fit, FitCanvas and Keep place a drawing and turn it into a
// planar.Region on the grid.
//
// # What is ink
//
// A glyph is cut or it is not; there is no grey. Every visible fill and stroke
// counts as ink, in any colour but white, at any opacity above zero. White (all
// channels from 250) is paper: painted over ink it takes the ink away, as in
// the picture, painted first it does nothing. Translucent white takes nothing
// away. A gradient counts as what all its stops are.
//
// # What is read
//
// Paths with all commands, rect, circle, ellipse, line, polyline, polygon; g,
// a, nested svg, symbol, use, defs, switch; every transform; presentation
// attributes, style attributes and style sheets (element, class, id, *,
// descendant and child selectors, !important); both fill rules; strokes with
// width, caps, joins and mitre limit, also not scaled with their path; clip
// paths; masks of opaque black and white, or by alpha, as Figma and Sketch write
// them; display, visibility, opacity, overflow, paint-order; width, height and
// units, viewBox, preserveAspectRatio. Documents may be UTF-8, UTF-16 or
// ISO-8859-1. A DOCTYPE may declare entities for namespaces, as Illustrator
// does, and nothing else.
//
// # What is not
//
// What would change the ink and can't be cut is refused, with its name and
// place: text, masks that let a part through (grey, colours, gradients,
// translucent shapes), filters, markers, patterns, gradients between ink and
// white, dashes, blend modes, clip paths in units of a box or within clip
// paths, transform origins in words or percent, selectors and units this
// package does not know, references out of the document (nothing is ever
// fetched) and anything malformed: browsers draw a faulty path up to its
// fault, but a glyph that lacks a part is no glyph.
//
// What has no outline is left out with a Note: images, foreign content,
// scripts, animation, unknown elements. Metadata and editors' own elements
// are passed over.
//
// Ink beyond the edge of the page is kept, with a Note: a page that does not
// fit the drawing is commoner than scratch work beside it. Nested viewports
// and symbols do cut at their edges.
//
// Files made to cost time or memory meet the limits in limits.go.
package svg
