// Package game shows ShanHai Realm to scripts, the validator, diagrams and the rulebook: a rules.Game over the engine.
//
// # Which rules bear on an act
//
// Bearing returns the rules that a legal act is an instance of or had to satisfy. An author may cite these and no other.
// Where an act comes about in several ways (a power of PiXiu's more, or the wind) the rules of each way bear on it.
// A hex is passed if it lies on a shortest route, or for BaiHu and QiLin on any; landscape is avoided if it lies beside a
// hex that a step of such a route leaves, the start among them, and the power may not enter it.
//
//	turn                 every act
//	first-player         every act of turn 1
//	supply               a tile comes from the hand or from the stock of landscape
//	place-first          a player's first creature
//	place-own            any later creature
//	yinglong-by-fourth   YingLong opens or comes on the fourth own turn; in the tournament opening every first creature; an
//	                     introduction that landscape turns or forfeited ones keep from being on the fourth own turn
//	move-after-yinglong  every move and every use of the wind
//	forfeit              a forfeited turn
//	one-realm            every move and every use of the wind, for the tile lifted
//	freedom              every step; the wind; no jump
//	covered              the creature leaves another that it stood on, or PiXiu borrows beside a covered creature
//	occupied             steps of YingLong, BaiHu, QingLong, FeiLian; XuanWu onto a creature, QiLin over one, ZhuQue over
//	                     one; the wind of a lifter that has another creature beside it
//	yinglong ... feilian the power used; yinglong for its one step, not for a swim; feilian for the wind too
//	pixiu                PiXiu moves or lifts, beside the rules of the power it uses
//	wind, wind-not-just-moved, wind-not-stacked, wind-rest
//	                     the wind; wind-rest also where PiXiu borrows from an own creature at rest
//	landscape-turn, landscape-place
//	                     landscape is placed
//	standing             the act ends on landscape or on a creature
//	mountain-yinglong    YingLong's power from or onto a mountain
//	mountain-baihu       BaiHu's power from, over or onto a mountain
//	mountain-feilian     FeiLian's step from or onto a mountain; the wind of a lifter with a mountain beside it
//	mountain-fly         ZhuQue's power over landscape
//	mountain-qilin       QiLin's power over a mountain
//	mountain-barred      QingLong's or XuanWu's power where a mountain is avoided
//	sea-yinglong         YingLong's power over or into seas, beginning beside it
//	sea-level            QingLong's or XuanWu's power from, over or into a sea
//	sea-barred           BaiHu's, QiLin's or FeiLian's power where a sea is avoided; the wind of a lifter with a sea beside it
//	                     other than that of the creature lifted
//	pixiu-terrain        PiXiu moves from or onto landscape, by a remembered power, or under a rule of landscape above
//	capture              the act captures
//	double-capture, stalemate
//	                     the act ends the game by it
//
// # Which rules explain an act
//
// Explaining returns those of them that tell why a set of acts is what it is; an author who writes out the set may cite
// these, and the rules that forbid something to the tile. What is true of any act of its kind explains nothing:
//
//	turn                 only where an act comes about in several ways, or a turn is forfeited
//	move-after-yinglong  never
//	one-realm            only where the creature leaves a tile beneath it
//	freedom              only where both hexes beside a step bear tiles
//	occupied             only where the creature climbs, walks or flies over another
//	wind-not-just-moved, wind-rest
//	                     never, but wind-rest where PiXiu borrows from an own creature at rest
//	wind-not-stacked     only where the creature is lifted from landscape
package game
