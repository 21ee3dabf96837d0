package referee

import (
	"io/fs"

	"shanhai/rules/shanhai/book"
	"shanhai/rules/shanhai/games"
)

// source is a folder of scripts.
type source struct {
	files    fs.FS
	pattern  string
	prefix   string // of the keys
	examples bool   // of the rulebook, by the ids of its figures; else games
}

func sources() []source {
	return []source{
		{files: games.Files(), pattern: "*.play", prefix: "game-"},
		{files: book.Files(), pattern: "examples/*.play", prefix: "eg-", examples: true},
	}
}
