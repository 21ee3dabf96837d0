package rules_test

import (
	"testing"

	"shanhai/internal/hex"
	"shanhai/rules"
)

func TestPhrasesSayTheirArgumentsInTheirLanguage(t *testing.T) {
	who := rules.Say("white", "白方")
	for _, c := range []struct {
		phrase           rules.Phrase
		english, chinese string
	}{
		{rules.Say("nothing", "沒有"), "nothing", "沒有"},
		{rules.Say("100% of it", "百分之百（100%）"), "100% of it", "百分之百（100%）"},
		{rules.Say("turn %d is that of %v", "第 %d 回合輪到%v", 3, who), "turn 3 is that of white", "第 3 回合輪到白方"},
		{rules.Say("only %d of %v", "%[2]v只有 %[1]d 枚", 6, rules.Say("sea", "海")), "only 6 of sea", "海只有 6 枚"},
		{rules.Say("because %v", "因為%v", rules.Say("%v moved", "%v動了", who)), "because white moved", "因為白方動了"},
		{rules.Phrase{}, "", ""},
	} {
		if c.phrase.In(rules.English) != c.english || c.phrase.String() != c.english || c.phrase.In("fr") != c.english || c.phrase.In(rules.Chinese) != c.chinese {
			t.Errorf("%q, %q, %q and %q; want %q in all but Chinese, there %q", c.phrase.In(rules.English), c.phrase.String(), c.phrase.In("fr"), c.phrase.In(rules.Chinese), c.english, c.chinese)
		}
		if c.phrase.Absent() != (c.english == "") {
			t.Errorf("%q is absent: %v", c.english, c.phrase.Absent())
		}
	}
}

func TestAViolationGivesItsReasonInALanguage(t *testing.T) {
	v := rules.NewViolation("covered", "wB1 2,0", hex.Hex{Q: 2}, rules.Say("%v is covered", "%v被壓住了", rules.Say("BaiHu", "白虎")))
	if got := v.Error(); got != "wB1 2,0: BaiHu is covered (covered)" || v.Why != "BaiHu is covered" || v.WhyIn("en") != v.Why || v.WhyIn("zh-Hant") != "白虎被壓住了" {
		t.Errorf("%s; %q, %q", got, v.WhyIn("en"), v.WhyIn("zh-Hant"))
	}
	bare := &rules.Violation{Rule: "covered", Why: "it is covered"}
	if got := bare.WhyIn("zh-Hant"); got != "it is covered" {
		t.Errorf("a reason that is worded in English only: %q", got)
	}
}

func TestARuleIsToldInALanguage(t *testing.T) {
	r := rules.Rule{ID: "covered", Title: "Covered", Text: "It stays.", Chapter: "Moving", Chinese: rules.Words{Title: "被壓住", Text: "動不了。", Chapter: "移動"}}
	if got := r.In("zh-Hant"); got.ID != "covered" || got.Title != "被壓住" || got.Text != "動不了。" || got.Chapter != "移動" {
		t.Errorf("%+v", got)
	}
	if got := r.In("fr"); got != r || r.In("en") != r {
		t.Errorf("%+v", got)
	}
	bare := rules.Rule{ID: "covered", Title: "Covered"}
	if got := bare.In("zh-Hant"); got != bare {
		t.Errorf("a rule that is worded in English only: %+v", got)
	}
}
