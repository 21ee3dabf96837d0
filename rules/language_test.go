package rules_test

import (
	"testing"

	"shanhai/rules"
)

// The subtags are those of the IANA registry; Taiwan, Hong Kong and Macau write traditional characters.
func TestTagsOfALanguage(t *testing.T) {
	for tag, want := range map[string]string{
		"zh": "zh-Hant", "zh-TW": "zh-Hant", "zh-hk": "zh-Hant", "zh-MO": "zh-Hant", "zh-Hant": "zh-Hant", "ZH-hant-TW": "zh-Hant",
		"en": "en", "en-GB": "en", "fr": "fr", "zh-Hans": "zh-Hans", "zh-CN": "zh-CN", "zhx": "zhx", "all": "all", "": "",
	} {
		if got := rules.Language(tag); got != want {
			t.Errorf("%q is %q, want %q", tag, got, want)
		}
	}
}
