package check_test

// verdicts are scripts in which every statement is followed by what must come of it.
func verdicts() map[string]string {
	return map[string]string{
		"a whole game": `
			game: toy
			1. a1 0,0
			2. b1 0,1
			3. a2 1,0
			4. b2 1,1
			result open # ok
			5. a3 2,0
			result left because row # ok
			false result right because row # ok
			moves count 0 # ok
			illegal b3 2,1 because row # ok
			6. b3 2,1 # WRONG: the game is over`,
		"an illegal move and what follows": `
			game: toy
			1. a1 0,0
			2. b1 5,0 # WRONG: no stone is beside it
			3. a2 1,0 # unreached
			note: lost
			result open # unreached
			legal a3 1,1 because nonsense # UNREADABLE: unknown rule "nonsense"`,
		"numbers of turns": `
			game: toy
			1. a1 0,0
			3. b1 0,1 # WRONG: this is turn 2, not 3
			3. a2 1,0
			play b2 1,1
			99999. a3 2,0 # WRONG: this is turn 5`,
		"unreadable acts": `
			game: toy
			legal c1 0,0 # UNREADABLE: want a stone, got "c1 0,0"
			illegal a1 here # UNREADABLE: want a hex
			1. a1 nowhere # UNREADABLE: want a hex
			result open # unreached`,
		"legal and illegal": `
			game: toy
			board: a1 0,0; b1 1,0; turn 3
			legal a2 0,1 because beside, free # ok
			legal a2 0,1 because own # ok
			legal a2 0,1 because step # WRONG: step has no bearing on it
			legal a2 0,1 because beside, step # WRONG: step has no bearing on it
			legal a2 4,4 # WRONG: no stone is beside it
			legal a2 4,4 because beside # WRONG: no stone is beside it
			illegal a2 4,4 because beside # ok
			illegal a2 4,4 # ok
			illegal a2 4,4 because free # WRONG: of the rules that a2 4,4 breaks the referee names beside first: no stone
			illegal a2 4,4 because beside, free # WRONG: the referee names beside first
			illegal a2 0,1 because beside # WRONG: a2 0,1 is legal
			illegal b2 0,1 because own # ok`,
		"moves": `
			game: toy
			board: a1 0,0; b1 1,0; turn 3
			moves a1: 0,1 -1,1 -1,0 0,-1 1,-1 # ok
			moves a1: 1,-1 0,-1 -1,0 -1,1 0,1 because step # ok
			moves a1: 0,1 -1,1 -1,0 0,-1 1,-1 because free # ok
			moves a1: 0,1 -1,1 -1,0 0,-1 1,-1 because beside # WRONG: beside has no part in this: it allows no act here that would not be allowed without it, and forbids none
			moves a1: 0,1 -1,1 -1,0 0,-1 # WRONG: 1,-1 missing
			moves a1: 0,1 -1,1 -1,0 0,-1 1,-1 1,0 # WRONG: a1 1,0 is illegal by free: b1 lies there
			moves a1: 0,1 -1,1 -1,0 0,-1 7,7 # WRONG: 1,-1 missing; a1 7,7 is illegal by step
			moves a1: none # WRONG: missing
			moves b1: none # ok
			moves b1: none because own # ok
			moves b1: none because step # WRONG: step has no part in this
			moves a1: 0,1 there # UNREADABLE: want a hex, got "there"
			moves c9: 0,1 # UNREADABLE: want a stone`,
		"counts": `
			game: toy
			board: a1 0,0; b1 1,0; turn 3
			moves a1 count 5 # ok
			moves a1 count 6 # WRONG: there are 5 hexes, not 6
			moves b1 count 0 # ok
			moves count 21 # ok
			moves count 21 because step # ok
			moves count 21 because row # WRONG: row has no part in this
			moves count 20 # WRONG: there are 21 legal acts, not 20`,
		"false beliefs about moves": `
			game: toy
			board: a1 0,0; b1 1,0; turn 3
			false moves a1: 1,0 0,1 -1,1 -1,0 0,-1 1,-1 because free # ok
			false moves a1: 0,1 -1,1 -1,0 0,-1 because step # ok
			false moves a1: 0,1 -1,1 -1,0 0,-1 # ok
			false moves a1: 0,1 -1,1 -1,0 0,-1 because beside # WRONG: the list is false, but not by beside
			false moves a1: 0,1 -1,1 -1,0 0,-1 1,-1 because step # WRONG: said to be false
			false moves a1 count 6 because step # ok
			false moves a1 count 5 because step # WRONG: the count is right, and said to be false
			false moves count 3 because beside # ok`,
		"results": `
			game: toy
			board: a1 0,0; a2 1,0; b1 0,1; b2 1,1; turn 5
			result open # ok
			result open because row # ok
			result open because row, long # ok
			result open because step # WRONG: step is no rule that ends a game
			result left # WRONG: the result is open
			result draw because long # WRONG: the result is open
			false result open # WRONG: the result is open, and said to be false
			false result left because row # ok
			false result left because step # WRONG: step is no rule that ends a game
			false result left because long # WRONG: long never makes the result left
			false result draw because row # WRONG: row never makes the result draw
			result lef # UNREADABLE: unknown result "lef"
			5. a3 2,0
			result left because row # ok
			result left # ok
			result left because long # WRONG: the result is left by row, not by long
			result open # WRONG: the result is left by row
			result right by resignation # WRONG: the game is over: left by row
			false result open because row # ok
			false result open because long # WRONG: the result is left by row, not by long
			false result right because long # WRONG: the result is left by row, not by long`,
		"a draw": `
			game: toy
			option turns: 1
			1. a1 0,0
			draw because long # ok
			result draw # ok
			draw because row # WRONG: the result is draw by long, not by row
			false draw because long # WRONG: the result is draw by long, and said to be false`,
		"a board after a continuation keeps the options": `
			game: toy
			example one
			option turns: 1
			board: a1 0,0
			example two
			continue one
			board: a1 1,0
			play a2 2,0
			draw because long # ok
			example three
			continue one
			board: a1 1,0
			option turns: 9
			play a2 2,0
			result open # ok`,
		"resignation": `
			game: toy
			1. a1 0,0
			result right by resignation # ok
			result right # ok
			result open # WRONG: the result is right by resignation
			result left by resignation # WRONG: the game is over: right by resignation
			2. b1 0,1 # WRONG: the game has ended by resignation`,
		"claims once a game is resigned": `
			game: toy
			board: a1 0,0; b1 1,0; turn 3
			moves count 21 # ok
			result right by resignation # ok
			legal a1 0,1 # WRONG: the game has ended by resignation
			illegal a1 0,1 because done # ok
			illegal a1 0,1 because free # WRONG: the referee names done first: the game has ended by resignation
			illegal b1 2,0 because done # ok
			illegal b1 2,0 because own # WRONG: the referee names done first
			moves a1: none # ok
			moves a1: none because done # ok
			moves b1: none because done # ok
			moves a1: none because step # WRONG: step has no part in this
			moves a1: 0,1 # WRONG: a1 0,1 is illegal by done: the game has ended by resignation
			moves a1 count 0 # ok
			moves a1 count 5 # WRONG: there are 0 hexes, not 5
			moves count 0 because done # ok
			moves count 21 # WRONG: there are 0 legal acts, not 21
			false moves a1: 0,1 because done # ok
			position a1 0,0; b1 1,0; turn 3 # ok
			result right # ok
			board: a1 0,0; b1 1,0; turn 3
			moves count 21 # ok
			result draw by agreement # ok
			illegal a1 0,1 because done # ok
			moves count 0 # ok
			example on
			continue
			moves count 0 because done # ok`,
		"agreement": `
			game: toy
			1. a1 0,0
			result left by agreement # UNREADABLE: what is agreed on is a draw
			draw by resignation # UNREADABLE: a resignation has a winner
			result open by agreement # UNREADABLE: what is agreed on is a draw
			false result draw by agreement # UNREADABLE: the players' word
			draw by agreement because long # UNREADABLE: the players' word
			draw by agreement # ok
			result draw # ok`,
		"positions": `
			game: toy
			1. a1 0,0
			position a1 0,0; turn 2 # ok
			position turn 2; a1 0,0 # ok
			position a1 0,0; turn 2 because beside # ok
			position a1 0,0; turn 2 because row # WRONG: row does not explain the move before
			position a1 0,0; turn 3 # WRONG: missing turn 2; not so turn 3
			false position a1 0,0; turn 3 # ok
			false position a1 0,0; turn 3 because beside # WRONG: which rule makes the difference
			false position a1 0,0; turn 2 # WRONG: that is the position, and said to be false
			position a1 zero # UNREADABLE: want a hex
			position a1 0,0; a1 1,0 # WRONG: a1 is there twice
			false position a1 0,0; a1 1,0 # ok`,
		"a position by the last move alone": `
			game: toy
			option turns: 1
			1. a1 0,0
			position a1 0,0; turn 2 because beside # ok
			position a1 0,0; turn 2 because step # WRONG: step does not explain the move before`,
		"a claim does not reach over a move": `
			game: toy
			1. a1 0,0
			illegal b1 9,9 because beside # ok
			illegal b1 0,0 because free # ok
			2. b1 1,0
			illegal a2 1,0 because free # ok
			illegal b2 0,1 because own # ok
			legal a2 0,1 # ok`,
		"what cannot be": `
			game: toy
			board: a1 0,0; b1 0,0
			impossible because free # ok
			board: a1 0,0; b1 0,0
			impossible because stones # WRONG: of the rules that this position breaks the game names free first: two stones
			board: a1 0,0; a1 1,0
			impossible because stones # ok
			legal a2 0,1 # WRONG: nothing can be said of a set-up that cannot be
			board: a1 0,0; b1 1,0
			impossible because free # WRONG: the position can be
			legal b2 2,0 # WRONG: it is the turn of left
			board: a1 0,0; b1 1,0
			false impossible # ok
			false impossible because free # WRONG: the position can be, and no rule makes it so
			result open # ok
			board: a1 0,0; b1 0,0
			false impossible because free # WRONG: the position cannot be`,
		"a set-up that cannot be": `
			game: toy
			board: a1 0,0; b1 0,0 # WRONG: two stones lie on one hex
			turn: 3
			moves count 1 # unreached
			1. a2 0,1 # unreached`,
		"a set-up that can't be read": `
			game: toy
			board: a1 0,0; b1 0;0 # UNREADABLE: want a hex
			moves count 1 # unreached`,
		"a fact that is none": `
			game: toy
			board: a1 0,0
			turns: 3 # UNREADABLE: want turn
			moves count 1 # unreached`,
		"an option that is none": `
			game: toy
			option speed: 3 # UNREADABLE: want turns`,
		"facts too late": `
			game: toy
			1. a1 0,0
			turn: 3 # UNREADABLE: the set-up is over
			option turns: 3 # UNREADABLE: the set-up is over
			2. b1 0,1`,
		"a picture": `
			game: toy
			board -1,0
			  a1 . b1
			   a2 .
			end
			turn: 4
			position a1 -1,0; a2 -1,1; b1 1,0; turn 4 # ok`,
		"nothing to play with": `
			1. a1 0,0 # UNREADABLE: no game is named
			2. b1 0,1 # unreached`,
		"an unknown game": `
			game: toys # UNREADABLE: unknown game "toys"
			result open # unreached`,
		"a game too late": `
			game: toy
			1. a1 0,0
			game: toy # UNREADABLE: the game is named after the set-up`,
		"house rules": `
			game: toy
			rule no-corner "Nobody plays in the corner"
			rule row "Mine" # UNREADABLE: row is a rule of the game
			rule no-corner "Again" # UNREADABLE: declared already
			illegal a1 0,0 because no-corner # unchecked
			legal a1 0,0 because no-corner, beside # unchecked
			illegal a1 corner because no-corner # UNREADABLE: want a hex
			moves a1: 0,0 1,0 because no-corner # unchecked
			moves a1: 0,0 corner because no-corner # UNREADABLE: want a hex
			moves a7: 0,0 because no-corner # UNREADABLE: want a stone
			result left because no-corner # unchecked
			legal a1 0,0 because no-corners # UNREADABLE: unknown rule "no-corners"
			board: a1 0,0
			impossible because no-corner # unchecked`,
		"a line that the parser can't read": `
			game: toy
			example first
			1. a1 0,0
			leagl b1 0,1 # UNREADABLE: want a statement
			2. b1 0,1 # unreached
			example second
			continue first # unreached
			result open # unreached
			example third
			moves count 3 # ok`,
		"a set-up with a line that the parser can't read": `
			game: toy
			board: a1 0,0
			optoin turns: 3 # UNREADABLE: want
			turn: 4
			result open # unreached`,
		"to go on": `
			example zero
			continue # UNREADABLE: want an example before it
			game: toy
			example one
			1. a1 0,0
			example two
			continue
			2. b1 0,1
			example three
			continue one
			2. b1 1,0
			position a1 0,0; b1 1,0; turn 3 # ok
			example four
			continue two
			position a1 0,0; b1 0,1; turn 3 because beside # ok
			continue one # UNREADABLE: a position stands already
			example five
			board: a1 0,0
			continue two # UNREADABLE: a position stands already
			example empty
			note: nothing happens
			example six
			continue empty # UNREADABLE: has no position to go on from
			result open # unreached
			example seven
			continue two
			board: a1 0,0
			position a1 0,0; turn 1 # ok
			example resigned
			continue two
			result left by resignation # ok
			example eight
			continue
			result left # ok
			3. a2 1,0 # WRONG: the game has ended by resignation
			example nine
			continue # unreached
			4. b2 1,1 # unreached`,
	}
}
