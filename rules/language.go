package rules

import "strings"

// Language returns the language of the house that a tag of RFC 5646 means: "zh-TW" is "zh-Hant". Any other tag stays as it is.
func Language(tag string) string {
	switch lower := strings.ToLower(tag); {
	case lower == "zh", lower == "zh-tw", lower == "zh-hk", lower == "zh-mo", lower == "zh-hant", strings.HasPrefix(lower, "zh-hant-"):
		return Chinese
	case lower == "en", strings.HasPrefix(lower, "en-"):
		return English
	}
	return tag
}
