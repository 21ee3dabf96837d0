package book

// english returns the language en.
func english() tongue {
	return tongue{
		code: "en", name: "English", colon: ": ", stop: ".", comma: ", ",
		linkTo: "Link to", contents: "Contents", search: "Search", searchHint: "Rule, word or 漢字", nothing: "Nothing found",
		switchTheme: "Light or dark page", printSummary: "Print this page",
		source: "Script", previous: "Previous move", next: "Next move", position: "Move {n} of {all}", appendix: "Rules that this text cites",
		houseRules: "House rules", unchecked: " (not checked)", skip: "Skip to the rules", top: "To the top",
		byHouse: "house rule", byHouses: "house rules", byRule: "rule", byRules: "rules", semicolon: "; ", opening: " (", closing: ")",
		agreed: "Agreed", given: "Given",
		players: map[string]string{"white": "white", "black": "black"}, owners: map[string]string{"white": "white ", "black": "black "}, toMove: "{Player} to move",

		goes: "{Tile} goes {to}", lays: "{Tile} is placed {at}", enters: "{Tile} comes in {at}", brings: "{Player} brings {tile} {to}", passes: "{Player} forfeits the turn",
		mayGo: "{Tile} may go {to}", mayLay: "{Tile} may be placed {at}", mayEnter: "{Tile} may come in {at}",
		mayBring: "{Player} may bring {tile} {to}", mayPass: "{Player} may forfeit the turn",
		notGo: "{Tile} may not go {to}", notLay: "{Tile} may not be placed {at}", notEnter: "{Tile} may not come in {at}",
		notBring: "{Player} may not bring {tile} {to}", notPass: "{Player} may not forfeit the turn",
		dots: "{Tile} may come to any of the {n} dotted hexes and to no other", oneDot: "{Tile} may come to the dotted hex and to no other",
		noDot: "{Tile} may not be moved", inDots: "{Tile} may come in on any of the {n} dotted hexes and on no other",
		inOneDot: "{Tile} may come in on the dotted hex and on no other", inNoDot: "{Tile} may not come in",
		acts: "There are {n} possible acts", oneAct: "There is one possible act", noAct: "There is no possible act", hexes: "{Tile} has {n} hexes to come to",
		is: "The position is written", cannotBe: "This position cannot be", wrongList: "{Tile}: the list of hexes is wrong {why}",
		open: "The game goes on", won: "{Player} has won", draw: "The game is a draw", resigned: "{Player} has won by resignation",
		agreedDraw: "A draw by agreement", mistaken: "It is a mistake to say: “{claim}”",
		without: "without {hexes}", with: "with {hexes}", and: " and ", farOff: "a hex farther off", withTile: "the hex with {tile}", gap: " ", here: "where it stands", own: "the hex where it stands",
		toHex: "to {x}", toTop: "onto {x}", onHex: "on {x}", onTop: "on {x}", unknown: "the tile {name}", ofThem: "{n} of them", neutral: "the {kind}", someNeutral: "a {kind}",
		beside: [6]string{"the hex east of {tile}", "the hex south-east of {tile}", "the hex south-west of {tile}",
			"the hex west of {tile}", "the hex north-west of {tile}", "the hex north-east of {tile}"},
	}
}
