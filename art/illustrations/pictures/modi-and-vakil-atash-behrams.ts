import { courses } from '../arches.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { fireUrn } from '../sacred.ts'
import { card } from '../sheet.ts'
import { circle, ellipse, group, path, polygon, rect, times } from '../svg.ts'
import { carvedDoor, chalkPattern, toran, type DoorInks } from '../thresholds.ts'

type Hour = {
  readonly wall: string
  readonly shade: string
  readonly step: string
  readonly riser: string
  readonly door: DoorInks
}

const day: Hour = {
  wall: gold.pale,
  shade: gold.light,
  step: paper.base,
  riser: silt.light,
  door: { frame: brick.dark, leaf: green.base, shade: green.dark, carve: gold.base },
}

const night: Hour = {
  wall: indigo.dark,
  shade: indigo.deep,
  step: indigo.base,
  riser: indigo.deep,
  door: { frame: gold.dark, leaf: brick.base, shade: brick.dark, carve: marigold.base },
}

/** One threshold: the wall, the closed door, three steps and the street before them. */
function threshold(hour: Hour, x: number, door: string): string {
  const cx = x + 171
  return (
    rect(x, 30, 342, 540, hour.wall) +
    polygon([x + 210, 30, x + 342, 30, x + 342, 470, x + 280, 470], hour.shade) +
    courses(x + 12, 60, 110, 380, 7, hour.shade, 3) +
    door +
    times(
      3,
      (i) =>
        rect(cx - 130 - i * 20, 440 + i * 26, 260 + i * 40, 26, hour.step) +
        rect(cx - 130 - i * 20, 452 + i * 26, 260 + i * 40, 14, hour.riser),
    ) +
    rect(x, 518, 342, 52, hour.shade) +
    path(`M${x} 518h342v14h-342Z`, hour.riser, { opacity: 0.5 })
  )
}

export const modiAndVakilAtashBehrams = card(
  'Two closed, carved doors seen from the street, one by day and one by night, each with a burning lamp and chalk patterns.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, brick.deep),
      group(
        { 'clip-path': sheet.clip(rect(46, 30, 342, 540, brick.deep)) },
        threshold(day, 46, carvedDoor(sheet, 217, 440, 150, day.door)),
        toran(217, 244, 170, brick.base, paper.pale, gold.base),
        chalkPattern(207, 542, 80),
        fireUrn(96, 440, 44),
        rect(70, 440, 52, 30, paper.dark),
        ellipse(356, 556, 40, 7, gold.dark),
        manInKurta(352, 556, 190, { cloth: paper.pale, fold: paper.dark, hair: silt.deep }),
        path('M338 374q0 -14 14 -14t14 14Z', silt.deep),
      ),
      group(
        { 'clip-path': sheet.clip(rect(412, 30, 342, 540, brick.deep)) },
        threshold(night, 412, carvedDoor(sheet, 583, 440, 150, night.door)),
        toran(583, 244, 170, marigold.base, gold.pale, green.base),
        circle(704, 370, 86, marigold.deep, { opacity: 0.4 }),
        circle(704, 370, 54, marigold.dark, { opacity: 0.5 }),
        fireUrn(704, 440, 44),
        rect(678, 440, 52, 30, indigo.base),
        chalkPattern(604, 542, 80),
        ellipse(454, 556, 44, 7, indigo.deep),
        womanInSari(450, 556, 184, { cloth: paper.light, fold: silt.light, hair: silt.deep }),
      ),
      group(
        { transform: 'rotate(90 400 300)' },
        border(sheet, 100, 288, 600, 24, brick.deep, gold.base, 'leaf', gold.light),
      ),
      rect(46, 26, 708, 4, gold.base),
      rect(46, 570, 708, 4, gold.base),
      rect(42, 26, 4, 548, gold.base),
      rect(754, 26, 4, 548, gold.base),
    ].join(''),
)
