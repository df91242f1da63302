import type { LandmarkDrawing } from '#contract/map/base-map.ts'
import { arcade, arch, crenellation } from '../illustrations/arches.ts'
import { bastion, chhatri, dome, finial, minaret, obelisk, pennant, type Stone } from '../illustrations/monuments.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from '../illustrations/svg.ts'
import { shadeTree } from '../illustrations/trees.ts'
import { rowBoat, sailBoat } from '../illustrations/water.ts'
import { getShapes } from './shapes.ts'

/** The small monuments of the map, made of the illustrations' motifs. Inks are tokens of `styles/tokens.css`. */

const stone: Stone = { lit: 'stone', shade: 'stone-shade', line: 'stone-line' }
const plaster: Stone = { lit: 'plaster', shade: 'plaster-shade', line: 'stone-line' }
const brick: Stone = { lit: 'brick', shade: 'brick-shade', line: 'stone-line' }

/** A drawing of 96 by 96 that stands on y = 92. @param shownWidth pixels of the screen */
function drawing(shownWidth: number, ...parts: readonly string[]): LandmarkDrawing {
  return { width: 96, height: 96, shownWidth, shapes: getShapes(parts.join('')) }
}

const hill = (ink = 'leaf') => ellipse(48, 90, 46, 5, ink)

function temple(cx: number, base: number, width: number, height: number): string {
  const w = width / 2
  const side = (sign: number) =>
    `C${cx + sign * w} ${base - height * 0.5} ${cx + sign * w * 0.5} ${base - height * 0.8} ${cx + sign * w * 0.14} ${base - height}`
  return (
    path(
      `M${cx - w} ${base}${side(-1)}H${cx + w * 0.14}C${cx + w * 0.5} ${base - height * 0.8} ${cx + w} ${base - height * 0.5} ${cx + w} ${base}Z`,
      'plaster',
    ) +
    path(
      `M${cx + w * 0.25} ${base}C${cx + w * 0.25} ${base - height * 0.5} ${cx + w * 0.12} ${base - height * 0.8} ${cx + w * 0.04} ${base - height}H${cx + w * 0.14}C${cx + w * 0.5} ${base - height * 0.8} ${cx + w} ${base - height * 0.5} ${cx + w} ${base}Z`,
      'plaster-shade',
    ) +
    stroke(
      times(3, (i) => `M${cx - w * (0.9 - i * 0.18)} ${base - height * (0.2 + i * 0.21)}H${cx + w * (0.9 - i * 0.18)}`),
      'stone-line',
      2,
    ) +
    finial(cx, base - height + 1, height * 0.22, 'gold')
  )
}

function wave(y: number, ink = 'dye'): string {
  return stroke(`M10 ${y}q6 -6 12 0t12 0t12 0t12 0t12 0t12 0`, ink, 3)
}

export const drawings = {
  castle: drawing(
    50,
    rect(20, 50, 56, 40, 'stone'),
    rect(56, 50, 20, 40, 'stone-shade'),
    crenellation(34, 51, 28, 3, 8, 'stone'),
    bastion(20, 90, 32, 48, stone),
    bastion(76, 90, 32, 48, stone),
    pennant(48, 44, 30, 20, 'stone-line', 'brick'),
    arch(48, 91, 16, 26, 'round', 'stone-line'),
  ),
  'clock-tower': drawing(
    40,
    hill(),
    rect(36, 34, 24, 57, 'brick'),
    rect(50, 34, 10, 57, 'brick-shade'),
    rect(32, 30, 32, 6, 'plaster'),
    rect(33, 56, 30, 4, 'plaster'),
    polygon([34, 30, 48, 8, 62, 30], 'brick-shade'),
    polygon([34, 30, 48, 8, 48, 30], 'brick'),
    circle(48, 46, 8, 'plaster'),
    stroke('M48 46V40M48 46L52 48', 'stone-line', 2),
    arch(48, 91, 10, 18, 'round', 'stone-line'),
  ),
  tombs: drawing(
    44,
    hill(),
    rect(18, 56, 48, 34, 'plaster'),
    rect(50, 56, 16, 34, 'plaster-shade'),
    arcade(20, 90, 44, 26, 3, 'ogee', 'stone-line', 0.6),
    rect(14, 52, 56, 6, 'stone'),
    dome(42, 52, 42, 30, plaster),
    finial(42, 24, 14, 'gold'),
    obelisk(80, 90, 16, 46, stone),
  ),
  dargah: drawing(
    44,
    hill(),
    rect(22, 54, 52, 36, 'plaster'),
    rect(56, 54, 18, 36, 'plaster-shade'),
    arch(48, 90, 18, 28, 'ogee', 'leaf-shade'),
    dome(48, 54, 40, 34, { lit: 'leaf', shade: 'leaf-shade', line: 'stone-line' }, 'onion'),
    finial(48, 24, 14, 'gold'),
  ),
  mosque: drawing(
    44,
    rect(22, 58, 52, 32, 'plaster'),
    rect(58, 58, 16, 32, 'plaster-shade'),
    arcade(24, 90, 48, 24, 3, 'ogee', 'stone-line', 0.6),
    dome(48, 58, 36, 28, plaster, 'onion'),
    finial(48, 33, 12, 'gold'),
    minaret(18, 91, 12, 80, plaster),
    minaret(78, 91, 12, 80, plaster),
  ),
  temple: drawing(
    44,
    hill('stone-shade'),
    rect(14, 66, 40, 24, 'plaster'),
    arcade(16, 90, 36, 18, 3, 'cusped', 'stone-line', 0.6),
    dome(32, 66, 34, 18, plaster),
    temple(64, 90, 38, 66),
    pennant(64, 22, 18, 18, 'stone-line', 'brick'),
    arch(64, 90, 10, 16, 'round', 'stone-line'),
  ),
  station: drawing(
    44,
    stroke('M36 84L20 95M60 84L76 95M26 91H70', 'stone-line', 4),
    stroke('M34 20L48 8L62 20', 'stone-line', 3),
    path('M20 86V40Q20 20 48 20T76 40V86Z', 'brick'),
    path('M56 20.5Q76 23 76 40V86H56Z', 'brick-shade'),
    path('M26 54V44Q27 32 45 31V54Z', 'dye-pale'),
    path('M70 54V44Q69 32 51 31V54Z', 'dye-pale'),
    rect(20, 60, 56, 7, 'gold'),
    circle(30, 76, 5, 'plaster'),
    circle(66, 76, 5, 'plaster'),
  ),
  beach: drawing(
    44,
    ellipse(48, 84, 46, 8, 'gold'),
    stroke('M44 84L56 36', 'stone-line', 4),
    path('M20 46Q34 14 62 22Q88 30 88 62Q76 52 66 58Q56 44 44 50Q32 38 20 46Z', 'brick'),
    path('M44 50Q46 28 62 22Q70 38 66 58Q56 44 44 50Z', 'plaster'),
    wave(92),
  ),
  palms: drawing(
    42,
    ellipse(48, 88, 42, 6, 'gold'),
    path('M44 88Q48 60 42 36H47Q54 60 52 88Z', 'wood'),
    path('M44 38Q24 22 8 38Q28 32 44 38Q22 38 16 58Q28 40 44 38Z', 'leaf-shade'),
    path('M44 38Q62 16 84 32Q62 30 44 38Q68 40 74 60Q60 42 44 38Z', 'leaf'),
    path('M44 38Q38 18 50 8Q52 24 44 38Z', 'leaf'),
    rowBoat(70, 84, 20, 'dye', 'dye-pale'),
  ),
  boat: drawing(40, sailBoat(48, 76, 44, 'wood', 'plaster', 'plaster-shade'), wave(92)),
  ship: drawing(
    50,
    rect(62, 38, 18, 28, 'plaster'),
    rect(72, 38, 8, 28, 'plaster-shade'),
    rect(66, 26, 8, 12, 'brick'),
    rect(16, 52, 14, 14, 'gold'),
    rect(31, 52, 14, 14, 'leaf'),
    rect(46, 52, 14, 14, 'brick'),
    rect(24, 38, 14, 14, 'dye-pale'),
    path('M4 64H92L84 84H16Z', 'dye'),
    path('M56 64H92L84 84H50Z', 'dye-shade'),
    wave(91),
  ),
  cloth: drawing(
    42,
    hill('stone-shade'),
    rect(22, 30, 52, 60, 'plaster'),
    rect(58, 30, 16, 60, 'plaster-shade'),
    path('M26 34H38V76Q32 82 26 76Z', 'brick'),
    path('M40 34H52V84Q46 78 40 84Z', 'gold'),
    path('M54 34H66V70Q60 78 54 70Z', 'dye'),
    rect(18, 26, 60, 7, 'stone-line'),
  ),
  diamond: drawing(
    42,
    polygon([20, 30, 76, 30, 92, 50, 48, 92, 4, 50], 'dye-pale'),
    polygon([76, 30, 92, 50, 48, 92, 66, 50], 'dye'),
    polygon([20, 30, 34, 50, 48, 30], 'plaster'),
    polygon([48, 30, 66, 50, 76, 30], 'plaster-shade'),
    stroke('M4 50H92M34 50L48 92L66 50', 'dye-shade', 2),
  ),
  plane: drawing(
    40,
    path('M48 8Q55 16 55 32V40L90 62V71L55 61V78L67 87V93L48 88L29 93V87L41 78V61L6 71V62L41 40V32Q41 16 48 8Z', 'dye'),
    path('M48 8Q55 16 55 32V40L90 62V71L55 61V78L67 87V93L48 88Z', 'dye-shade'),
  ),
  trees: drawing(
    42,
    hill('leaf-shade'),
    shadeTree(30, 90, 34, ['leaf', 'leaf-shade', 'wood']),
    shadeTree(66, 90, 40, ['leaf', 'leaf-shade', 'wood']),
  ),
  science: drawing(
    42,
    hill(),
    rect(16, 60, 64, 30, 'plaster'),
    rect(58, 60, 22, 30, 'plaster-shade'),
    dome(48, 60, 52, 40, { lit: 'dye', shade: 'dye-shade', line: 'dye-pale' }, 'round', 3),
    arcade(20, 90, 56, 20, 4, 'flat', 'stone-line', 0.5),
  ),
  pavilion: drawing(
    42,
    ellipse(48, 84, 46, 10, 'dye'),
    ellipse(48, 86, 32, 5, 'dye-pale'),
    rect(22, 76, 52, 8, 'stone'),
    chhatri(48, 77, 46, 58, brick, 'stone-line'),
  ),
  fish: drawing(
    38,
    path('M8 48Q30 18 62 44L86 28Q80 48 86 70L62 52Q30 78 8 48Z', 'gold'),
    path('M8 48Q30 70 62 50L86 70Q80 58 82 48L62 48Q40 56 8 48Z', 'brick'),
    circle(24, 44, 4, 'stone-line'),
    wave(88),
  ),
  slide: drawing(
    40,
    rect(66, 20, 6, 70, 'wood'),
    rect(80, 20, 6, 70, 'wood'),
    rect(60, 16, 32, 7, 'brick'),
    stroke('M70 26Q22 28 38 50Q54 66 14 82', 'dye', 10),
    stroke('M70 24Q22 26 38 48Q54 64 14 80', 'dye-pale', 4),
    ellipse(20, 88, 20, 6, 'dye-pale'),
  ),
} as const satisfies Readonly<Record<string, LandmarkDrawing>>
