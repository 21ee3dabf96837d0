package book

import (
	"shanhai/internal/creature"
	"shanhai/rules/shanhai"
)

// Kind names a kind of tile in a language, given its key: "QingLong", "mountain", "青龍". It is empty for an unknown kind.
func Kind(language, key string) string {
	k, known := creature.ByKey(key)
	if !known {
		return ""
	}
	return shanhai.KindName(k).In(language)
}
