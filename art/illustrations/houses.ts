import { arcade, arch, archPath, cornice } from './arches.ts'
import { border, leaf, rosette } from './ornament.ts'
import { brick, gold, silt } from './palette.ts'
import { place, type Sheet } from './sheet.ts'
import { path, polygon, rect, stroke, times } from './svg.ts'

/** The five inks of one house: lit wall, shaded wall, timber, its carving, shutters. */
export type HouseInks = {
  readonly wall: string
  readonly shade: string
  readonly wood: string
  readonly carve: string
  readonly shutter: string
}

/** A carved bracket: the curve that holds every Rander balcony. */
export function bracket(x: number, y: number, s: number, ink: string): string {
  return path(`M${x} ${y}h${s}q${-s * 0.1} ${s * 0.5} ${-s * 0.5} ${s * 0.6}t${-s * 0.5} ${s * 0.7}z`, ink)
}

/** A timber house: door, carved balcony, shuttered top floor, tiled eave. */
export function timberHouse(sheet: Sheet, x: number, top: number, width: number, ink: HouseInks): string {
  const base = 500
  const floor = (base - top) / 3
  const bays = Math.round(width / 62)
  const bay = width / bays
  const y1 = top + floor
  const y2 = top + floor * 2
  const window = sheet.reuse(
    arch(0, 0, bay * 0.6, floor * 0.68, 'round', ink.wood) +
      arch(0, 0, bay * 0.46, floor * 0.6, 'round', ink.shutter) +
      stroke(`M0 0v${-floor * 0.6}`, ink.wood, 3),
  )
  const opening = sheet.reuse(arch(0, 0, bay * 0.66, floor * 0.74, 'cusped', silt.deep))
  const post = sheet.reuse(rect(-5, 0, 10, floor - 8, ink.wood) + rect(-8, 4, 16, 8, ink.carve))
  const corbel = sheet.reuse(bracket(-6, 0, 18, ink.wood) + leaf(20, 6, ink.carve, 90, bay / 2, 4))
  return (
    rect(x, top, width, base - top, ink.wall) +
    rect(x + width * 0.8, top, width * 0.2, base - top, ink.shade) +
    polygon([x - 12, top, x + 8, top - 34, x + width - 8, top - 34, x + width + 12, top], brick.base) +
    polygon(
      [x + width * 0.7, top - 34, x + width - 8, top - 34, x + width + 12, top, x + width * 0.74, top],
      brick.dark,
    ) +
    stroke(`M${x + 13} ${top - 17}H${x + width - 8}`, brick.dark, 34, { 'stroke-dasharray': '2 14' }) +
    times(bays, (i) => place(window, x + bay * (i + 0.5), y1 - 16) + place(opening, x + bay * (i + 0.5), y2 - 10)) +
    times(bays + 1, (i) => place(post, x + bay * i, y1)) +
    cornice(x - 8, y1 - 8, width + 16, 14, ink.carve, ink.wood) +
    border(sheet, x - 6, y2 - 38, width + 12, 26, ink.wood, ink.carve, 'diamond', gold.light) +
    cornice(x - 12, y2 - 12, width + 24, 14, ink.carve, ink.wood) +
    times(bays, (i) => place(corbel, x + bay * i, y2 + 2)) +
    arch(x + width * 0.5, base, bay * 0.9, floor * 0.74, 'flat', ink.wood) +
    arch(x + width * 0.5, base, bay * 0.68, floor * 0.66, 'flat', ink.shutter) +
    stroke(`M${x + width * 0.5} ${base}v${-floor * 0.66}`, ink.wood, 3) +
    rosette(x + width * 0.5, base - floor * 0.82, 11, 6, ink.carve, ink.wood) +
    (bays > 2
      ? path(
          archPath(x + bay * 0.5, base - 16, bay * 0.5, floor * 0.46, 'flat') +
            archPath(x + width - bay * 0.5, base - 16, bay * 0.5, floor * 0.46, 'flat'),
          ink.shutter,
        )
      : '')
  )
}

/** A plain shop house of the old street: flat roof, shutters, shade. */
export function shopHouse(x: number, top: number, width: number, wall: string, shade: string, shutter: string): string {
  return (
    rect(x, top, width, 500 - top, wall) +
    rect(x + width * 0.72, top, width * 0.28, 500 - top, shade) +
    cornice(x - 5, top - 10, width + 10, 14, wall, shade) +
    arcade(x + 6, top + 78, width - 12, 52, 3, 'round', shutter, 0.5) +
    cornice(x, top + 92, width, 10, wall, shade) +
    arcade(x + 6, top + 170, width - 12, 52, 3, 'flat', shutter, 0.5)
  )
}

/** A small flat house that fills a skyline between monuments. */
export function roofHouse(x: number, top: number, width: number, wall: string, shade: string, shutter: string): string {
  return (
    rect(x, top, width, 600 - top, wall) +
    rect(x + width * 0.74, top, width * 0.26, 600 - top, shade) +
    cornice(x - 4, top - 8, width + 8, 11, wall, shade) +
    arcade(x + 4, top + 52, width - 8, 34, Math.round(width / 30), 'round', shutter, 0.46)
  )
}
