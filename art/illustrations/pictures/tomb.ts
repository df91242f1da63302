import { arcade, arch, cornice, courses } from '../arches.ts'
import { chhatri, dome, finial, obelisk } from '../monuments.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds, cloud } from '../sky.ts'
import { path, rect } from '../svg.ts'
import { clump, palm, treeLine } from '../trees.ts'

const plaster = { lit: paper.light, shade: paper.deep, line: silt.base }
const old = { lit: paper.dark, shade: silt.light, line: silt.dark }

export const tomb = card('A two-tiered domed mausoleum among obelisk-like merchant tombs on a green lawn.', (sheet) =>
  [
    bandedSky([indigo.light, indigo.pale, brick.pale], 420),
    cloud(60, 150, 190, paper.light, indigo.pale),
    cloud(560, 110, 150, paper.light, indigo.pale),
    treeLine(432, 90, green.base),
    palm(120, 450, 250, -26, [green.light, green.base, silt.dark]),
    rect(0, 440, 800, 160, green.base),
    path('M0 500C200 470 420 520 800 476V600H0Z', green.dark),
    obelisk(186, 470, 74, 210, old),
    obelisk(672, 462, 60, 168, old),
    rect(252, 316, 316, 150, plaster.lit),
    rect(458, 316, 110, 150, plaster.shade),
    courses(262, 330, 180, 130, 4, paper.dark),
    arch(410, 466, 92, 128, 'pointed', silt.deep),
    arch(400, 466, 72, 112, 'pointed', indigo.dark),
    arch(306, 440, 46, 84, 'pointed', silt.base),
    arch(514, 440, 46, 84, 'pointed', silt.dark),
    cornice(240, 304, 340, 18, plaster.lit, plaster.line),
    border(sheet, 252, 322, 316, 14, 'none', silt.light, 'leaf'),
    chhatri(270, 306, 56, 84, plaster, silt.dark),
    chhatri(550, 306, 56, 84, plaster, silt.dark),
    rect(312, 214, 196, 92, plaster.lit),
    rect(440, 214, 68, 92, plaster.shade),
    arcade(318, 306, 184, 68, 4, 'pointed', silt.dark, 0.56),
    cornice(300, 202, 220, 16, plaster.lit, plaster.line),
    dome(410, 202, 180, 106, plaster, 'round', 0),
    finial(410, 98, 44, gold.dark),
    rect(226, 462, 368, 20, paper.dark),
    rect(470, 462, 124, 20, silt.light),
    rect(210, 480, 400, 14, silt.base),
    obelisk(104, 520, 90, 180, old),
    obelisk(694, 530, 96, 220, old),
    obelisk(610, 516, 52, 110, plaster),
    clump(30, 560, 90, green.light, green.deep),
    clump(770, 570, 110, green.light, green.deep),
    clump(330, 548, 40, green.light, green.base, 5),
    birds(596, 190, indigo.dark),
  ].join(''),
)
