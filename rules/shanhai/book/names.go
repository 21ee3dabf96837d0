package book

import (
	"strings"

	"shanhai/internal/creature"
)

// Kind names a kind of tile in a language, given its key: "QingLong", "mountain", "青龍". It is empty for an unknown kind.
func Kind(language, key string) string {
	k, known := creature.ByKey(key)
	switch {
	case !known:
		return ""
	case language == "zh-Hant":
		return k.Chinese()
	case k.Landscape():
		return strings.ToLower(k.Name())
	}
	return k.Name()
}
