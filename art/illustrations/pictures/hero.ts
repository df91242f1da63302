import { arcade, arch, cornice, courses, crenellation } from '../arches.ts'
import { roofHouse } from '../houses.ts'
import { kite, kiteString } from '../kites.ts'
import { bastion, dome, finial, minaret, pennant, shikhara } from '../monuments.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt, skin } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import type { Picture } from '../sheet.ts'
import { bandedSky, birds, cloud, sun } from '../sky.ts'
import { at, circle, path, polygon, rect, stroke } from '../svg.ts'
import { palm } from '../trees.ts'
import { glitter, river, rowBoat, sailBoat } from '../water.ts'

const hazy = { lit: brick.pale, shade: brick.light, line: brick.base }
const pale = { lit: paper.light, shade: green.light, line: green.base }
const fort = { lit: silt.light, shade: silt.base, line: silt.dark }
const fortFar = { lit: silt.pale, shade: silt.light, line: silt.base }

/** The far roofs have one flat ink, so that the monuments in front stand out. */
function farRoofs(): string {
  return (
    path(
      'M0 600V470h70v-30h60v30h50v-64h80v40h60v-26h70v44h50v-80h26v-36h26v36h28v50h80v-36h60v26h70v-50h90v50h70v-26h60v-30h70v36h80v-50h50v46h70v-24h60v160Z',
      brick.light,
    ) + stroke('M10 508H860', brick.base, 22, { 'stroke-dasharray': '9 25' })
  )
}

/** A nearer row of houses hides where the monuments meet the ground. */
function nearRoofs(): string {
  return (
    roofHouse(0, 520, 110, paper.base, paper.dark, indigo.base) +
    roofHouse(108, 540, 92, marigold.light, marigold.dark, brick.dark) +
    roofHouse(364, 534, 70, indigo.light, indigo.base, indigo.deep) +
    roofHouse(440, 546, 76, paper.base, paper.dark, green.base) +
    roofHouse(716, 530, 90, gold.light, gold.dark, brick.dark) +
    roofHouse(196, 556, 70, green.light, green.base, green.deep)
  )
}

/** The faiths and the market of old Surat side by side, as they stand along the river. */
function oldCity(): string {
  return (
    shikhara(316, 520, 96, 190, hazy, gold.dark) +
    shikhara(262, 520, 52, 110, hazy, gold.dark) +
    pennant(318, 308, 26, 40, silt.dark, marigold.base) +
    minaret(470, 520, 24, 216, pale) +
    minaret(650, 520, 24, 216, pale) +
    rect(484, 430, 152, 92, pale.lit) +
    rect(590, 430, 46, 92, pale.shade) +
    arcade(490, 520, 140, 62, 3, 'ogee', brick.dark, 0.66) +
    cornice(476, 424, 168, 12, pale.lit, pale.line) +
    dome(514, 426, 50, 40, pale, 'onion') +
    dome(606, 426, 50, 40, pale, 'onion') +
    dome(560, 426, 92, 84, pale, 'onion') +
    finial(560, 344, 34, gold.dark) +
    rect(384, 330, 46, 192, brick.base) +
    rect(412, 330, 18, 192, brick.dark) +
    cornice(378, 384, 58, 10, gold.light, brick.deep) +
    cornice(378, 322, 58, 10, gold.light, brick.deep) +
    arcade(386, 374, 42, 30, 2, 'round', brick.deep, 0.6) +
    circle(405, 416, 17, brick.deep) +
    circle(405, 416, 14, paper.light) +
    stroke('M405 416v-9M405 416l6 4', silt.deep, 2.4, { 'stroke-linecap': 'round' }) +
    polygon([384, 322, 407, 270, 430, 322], green.base) +
    polygon([410, 322, 407, 270, 430, 322], green.dark) +
    finial(407, 274, 22, gold.dark) +
    arch(405, 490, 20, 44, 'pointed', brick.deep)
  )
}

/** The castle stands on the right, its nearest bastion wet at the foot. */
function castleRampart(): string {
  return (
    rect(800, 388, 400, 180, fortFar.lit) +
    rect(1040, 388, 160, 180, fortFar.shade) +
    crenellation(800, 389, 400, 13, 18, fortFar.lit) +
    rect(930, 300, 120, 110, fortFar.lit) +
    rect(1010, 300, 40, 110, fortFar.shade) +
    cornice(922, 294, 136, 12, fortFar.lit, fortFar.line) +
    polygon([922, 294, 950, 256, 1030, 256, 1058, 294], brick.base) +
    polygon([1010, 256, 1030, 256, 1058, 294, 1022, 294], brick.dark) +
    finial(990, 258, 30, gold.dark) +
    arch(962, 370, 28, 46, 'ogee', silt.dark) +
    arch(1008, 370, 28, 46, 'ogee', silt.dark) +
    rect(850, 460, 350, 120, fort.lit) +
    crenellation(850, 461, 350, 12, 20, fort.lit) +
    courses(870, 474, 300, 80, 4, silt.base) +
    arch(968, 580, 60, 84, 'pointed', silt.deep) +
    bastion(830, 584, 150, 176, fort) +
    courses(768, 470, 76, 100, 5, silt.base) +
    bastion(1108, 596, 220, 226, fort) +
    courses(1010, 440, 110, 140, 6, silt.base) +
    pennant(1110, 376, 110, 66, silt.deep, indigo.base)
  )
}

/** A reel with its line, in the hand of the second person. */
function reel(x: number, y: number): string {
  return at(
    x,
    y,
    rect(-30, -3, 60, 6, gold.dark, { rx: 3 }) +
      rect(-15, -12, 30, 24, marigold.base) +
      rect(-19, -16, 6, 32, brick.deep) +
      rect(13, -16, 6, 32, brick.deep),
    1,
    -18,
  )
}

/** Uttarayan on a terrace: one person flies the kite, the other holds the reel. */
function terrace(): string {
  return (
    manInKurta(238, 748, 190, { cloth: paper.light, fold: paper.dark, hair: silt.deep }) +
    stroke('M256 602L284 606L280 578', skin.dark, 12, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
    stroke('M216 604L244 618L272 594', paper.light, 14, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
    circle(276, 590, 7, skin.dark) +
    womanInSari(120, 744, 178, { cloth: brick.base, fold: brick.dark, hair: silt.deep }) +
    stroke('M136 626L164 636', skin.light, 12, { 'stroke-linecap': 'round' }) +
    reel(172, 634)
  )
}

export const hero: Picture = {
  alt: 'The Tapi at golden hour with the castle rampart, the domes, minarets and clock tower of old Surat, and Uttarayan kites overhead.',
  width: 1200,
  height: 800,
  compose: (sheet) =>
    [
      bandedSky([brick.light, marigold.light, marigold.pale, gold.pale], 560, 1200, 800),
      sun(806, 372, 112, gold.light, marigold.dark, 3),
      cloud(70, 300, 180, gold.pale, marigold.light),
      cloud(960, 210, 190, gold.pale, marigold.light),
      birds(880, 150, brick.dark, 1.1),
      farRoofs(),
      kiteString(
        'M276 590Q430 470 540 190M172 620Q120 400 250 130M1060 420Q1080 260 1002 120M478 548Q560 300 774 106',
        silt.dark,
      ),
      kite(540, 168, 66, 22, [indigo.base, indigo.dark, gold.light]),
      kite(250, 120, 50, -14, [brick.base, brick.dark, gold.pale]),
      kite(1000, 106, 46, -20, [green.base, green.dark, gold.pale]),
      kite(774, 96, 36, 24, [paper.pale, paper.dark, brick.base]),
      kite(398, 96, 24, 12, [gold.light, gold.dark, indigo.dark]),
      kite(690, 230, 20, -10, [indigo.base, indigo.dark, brick.pale]),
      kite(96, 210, 28, 18, [indigo.light, indigo.base, gold.light]),
      kite(1140, 250, 24, 14, [brick.base, brick.dark, gold.light]),
      at(-95, -74, oldCity(), 1.28),
      nearRoofs(),
      palm(160, 596, 190, -16, [green.base, green.dark, silt.dark]),
      palm(730, 600, 150, 14, [green.base, green.dark, silt.dark]),
      rect(0, 588, 860, 60, silt.base),
      rect(0, 588, 860, 8, silt.pale),
      border(sheet, 0, 598, 860, 22, silt.dark, gold.dark, 'temple'),
      at(0, 46, castleRampart()),
      river(625, indigo.light, indigo.base, indigo.light, 1200, 800),
      glitter(806, 640, 790, 200, gold.light),
      glitter(1110, 652, 760, 200, silt.base),
      sailBoat(600, 694, 66, silt.deep, paper.light, paper.dark),
      sailBoat(470, 652, 34, silt.deep, gold.pale, marigold.light),
      rowBoat(950, 726, 80, silt.deep, marigold.dark),
      manInKurta(930, 736, 84, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
      stroke('M942 676L1010 760', silt.deep, 5),
      terrace(),
      polygon([0, 716, 370, 716, 370, 800, 0, 800], brick.dark),
      polygon([370, 716, 410, 736, 410, 800, 370, 800], silt.deep),
      rect(0, 704, 382, 16, paper.base),
      polygon([382, 704, 418, 724, 418, 738, 382, 720], paper.deep),
      border(sheet, 0, 732, 370, 44, brick.dark, gold.base, 'leaf', gold.light),
    ].join(''),
}
