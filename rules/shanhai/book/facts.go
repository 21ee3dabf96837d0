package book

import (
	"strings"

	"shanhai/internal/creature"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// Fact words an option or a fact of a set-up, e.g. "Black goes first" and "黑方先走" for "first" and "black". It is empty for what
// has no words.
func Fact(language, name, value string) string {
	if language == rules.English {
		return fact(name, value)
	}
	if language != rules.Chinese {
		return ""
	}
	if owner, is := strings.CutPrefix(name, "memory "); is {
		return remembered(owner, value)
	}
	switch name {
	case "advanced":
		return advanced(value)
	case "landscape":
		return landscape(value)
	case "first":
		return playerFirst(value)
	case "last":
		return "上一回合動的是" + moved(value)
	case "drawn":
		return drawn(value)
	}
	return chosen()[name+": "+strings.ToLower(value)]
}

// chosen are options that are one of two words.
func chosen() map[string]string {
	return map[string]string{
		"opening: free": "第一枚可以放任何棋子", "opening: tournament": "比賽開局，第一枚不得放應龍",
		"ring: creatures": "空的地形不能堵住包圍圈", "ring: landscape": "空的地形也能堵住包圍圈",
		"repetition: draw": "同一局面第三次出現算平手", "repetition: off": "同一局面再三出現也不算平手",
	}
}

func advanced(value string) string {
	switch strings.ToLower(value) {
	case "all":
		return "進階棋子全用"
	case "none":
		return "不用進階棋子"
	}
	if list := kinds(value); list != "" {
		return "進階棋子只用" + list
	}
	return ""
}

func landscape(value string) string {
	if strings.EqualFold(value, "none") {
		return "不用地形"
	}
	return "每 " + value + " 回合放一枚地形"
}

func playerFirst(value string) string {
	if p, ok := shanhai.ReadPlayer(value); ok {
		return p.In(rules.Chinese) + "先走"
	}
	return ""
}

func remembered(owner, letters string) string {
	p, ok := shanhai.ReadPlayer(owner)
	list := kinds(letters)
	if !ok || list == "" {
		return ""
	}
	return p.In(rules.Chinese) + "貔貅記得" + list
}

// kinds names the creatures of some letters.
func kinds(letters string) string {
	list, err := shanhai.Notation().ReadKinds(letters)
	if err != nil {
		return ""
	}
	var names []string
	for _, k := range list {
		names = append(names, k.Chinese())
	}
	return strings.Join(names, "、")
}

// moved names the tile or the hex of a fact.
func moved(value string) string {
	t, err := shanhai.Notation().ReadTile(value)
	switch {
	case err != nil:
		return " " + value + " 那一格"
	case t.Land != creature.None:
		return t.Land.Chinese()
	case t.Creature.Kind.Count() == 1 || t.Creature.Number == 0:
		return t.Creature.Owner.In(rules.Chinese) + t.Creature.Kind.Chinese()
	}
	return t.Creature.In(rules.Chinese)
}

func drawn(value string) string {
	t, err := shanhai.Notation().ReadTile(value)
	if err != nil || t.Land == creature.None {
		return ""
	}
	return "抽到的是" + t.Land.Chinese()
}
