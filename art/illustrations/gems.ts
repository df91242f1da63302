import { dots } from './ornament.ts'
import { gold, indigo, paper, silt } from './palette.ts'
import { at, circle, ellipse, path, polygon, rect, stroke, times } from './svg.ts'

/** Inks of the facets in a circle, from the lit one at the upper left to the one in full shadow and back. */
const facetInks = [
  paper.pale,
  indigo.pale,
  indigo.light,
  indigo.base,
  indigo.light,
  indigo.pale,
  paper.light,
  paper.pale,
]

/** A brilliant-cut stone from above: table, eight star facets, eight kites, girdle. */
export function brilliant(x: number, y: number, r: number): string {
  const point = (turn: number, reach: number): readonly number[] => {
    const angle = Math.PI * (-0.875 + turn * 0.25)
    return [x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * reach]
  }
  const ink = (i: number): string => facetInks[i % 8] ?? indigo.pale
  return (
    circle(x, y, r, indigo.base) +
    times(
      8,
      (i) =>
        polygon([...point(i, 1), ...point(i + 0.5, 0.99), ...point(i + 0.5, 0.74)], ink(i + 1)) +
        polygon([...point(i + 1, 1), ...point(i + 0.5, 0.99), ...point(i + 0.5, 0.74)], ink(i + 2)),
    ) +
    times(8, (i) =>
      polygon([...point(i, 1), ...point(i + 0.5, 0.74), ...point(i, 0.54), ...point(i - 0.5, 0.74)], ink(i)),
    ) +
    times(8, (i) => polygon([...point(i, 0.54), ...point(i + 0.5, 0.74), ...point(i + 1, 0.54)], ink(i + 3))) +
    polygon(
      times8((i) => point(i, 0.54)),
      paper.pale,
    ) +
    polygon([...point(3, 0.54), ...point(4, 0.54), ...point(5, 0.54), ...point(6, 0.54)], indigo.pale)
  )
}

function times8(corner: (index: number) => readonly number[]): readonly number[] {
  return Array.from({ length: 8 }, (_, index) => corner(index)).flat()
}

/** A beam balance with two hanging pans, as traders weigh carats. */
export function balance(x: number, base: number, s: number): string {
  const top = base - s * 1.7
  const pan = (dx: number, drop: number): string => {
    const px = x + dx * s
    const py = top + drop * s
    return (
      stroke(
        `M${px} ${top + (drop - 0.82) * s}L${px - s * 0.3} ${py}M${px} ${top + (drop - 0.82) * s}L${px + s * 0.3} ${py}`,
        gold.dark,
        2,
      ) +
      path(
        `M${px - s * 0.38} ${py}H${px + s * 0.38}Q${px + s * 0.24} ${py + s * 0.2} ${px} ${py + s * 0.2}T${px - s * 0.38} ${py}Z`,
        gold.base,
      ) +
      path(
        `M${px + s * 0.08} ${py}H${px + s * 0.38}Q${px + s * 0.24} ${py + s * 0.2} ${px} ${py + s * 0.2}Q${px + s * 0.14} ${py + s * 0.12} ${px + s * 0.08} ${py}Z`,
        gold.dark,
      )
    )
  }
  return (
    path(
      `M${x - s * 0.52} ${base}q${s * 0.06} ${-s * 0.16} ${s * 0.44} ${-s * 0.2}h${s * 0.16}q${s * 0.38} ${s * 0.04} ${s * 0.44} ${s * 0.2}Z`,
      gold.dark,
    ) +
    rect(x - s * 0.06, top, s * 0.12, s * 1.56, gold.base) +
    rect(x + s * 0.02, top, s * 0.04, s * 1.56, gold.deep) +
    circle(x, base - s * 0.56, s * 0.1, gold.light) +
    stroke(
      `M${x - s * 0.8} ${top + s * 0.1}Q${x - s * 0.3} ${top - s * 0.14} ${x} ${top}T${x + s * 0.8} ${top - s * 0.04}`,
      gold.base,
      s * 0.075,
      { 'stroke-linecap': 'round' },
    ) +
    circle(x, top, s * 0.1, gold.light) +
    circle(x, top - s * 0.16, s * 0.06, gold.base) +
    pan(-0.8, 0.94) +
    pan(0.8, 0.8)
  )
}

/** A jeweller's lens with its handle at the given turn. The caller draws the contents of the glass around 0,0. */
export function loupe(x: number, y: number, r: number, turn: number, seen: string): string {
  return (
    at(
      x,
      y,
      rect(r * 0.9, -r * 0.14, r * 1.1, r * 0.28, silt.deep, { rx: r * 0.14 }) +
        rect(r * 0.9, -r * 0.14, r * 1.1, r * 0.1, silt.base, { rx: r * 0.05 }),
      1,
      turn,
    ) +
    circle(x + 5, y + 8, r * 1.12, silt.deep, { opacity: 0.35 }) +
    circle(x, y, r * 1.12, gold.dark) +
    circle(x - 2, y - 3, r * 1.06, gold.light) +
    circle(x, y, r, indigo.dark) +
    at(x, y, seen) +
    stroke(
      `M${x - r * 0.84} ${y - r * 0.2}A${r * 0.86} ${r * 0.86} 0 0 1 ${x - r * 0.3} ${y - r * 0.8}`,
      paper.pale,
      r * 0.06,
      { 'stroke-linecap': 'round' },
    )
  )
}

/** A diamond paper: a sheet folded in the trade's way and opened, blue inside, with its parcel of stones. */
export function diamondPaper(x: number, y: number, s: number): string {
  return (
    polygon(
      [x - s * 1.2, y + s * 0.5, x - s * 0.8, y - s * 0.5, x + s * 0.9, y - s * 0.5, x + s * 1.25, y + s * 0.5],
      paper.pale,
    ) +
    polygon(
      [x + s * 0.1, y - s * 0.5, x + s * 0.9, y - s * 0.5, x + s * 1.25, y + s * 0.5, x + s * 0.2, y + s * 0.5],
      paper.base,
    ) +
    polygon(
      [x - s * 0.9, y + s * 0.3, x - s * 0.64, y - s * 0.34, x + s * 0.7, y - s * 0.34, x + s * 0.94, y + s * 0.3],
      indigo.light,
    ) +
    stroke(
      `M${x - s * 0.3} ${y - s * 0.5}L${x - s * 0.42} ${y + s * 0.5}M${x + s * 0.4} ${y - s * 0.5}L${x + s * 0.54} ${y + s * 0.5}`,
      paper.deep,
      2,
    ) +
    ellipse(x + s * 0.04, y + s * 0.04, s * 0.46, s * 0.17, indigo.base) +
    dots(
      `M${x - s * 0.3} ${y - s * 0.04}h${s * 0.66}M${x - s * 0.36} ${y + s * 0.06}h${s * 0.8}M${x - s * 0.2} ${y + s * 0.14}h${s * 0.5}`,
      paper.pale,
      s * 0.075,
      s * 0.115,
    )
  )
}

/** Steel tweezers that come in from the right. Their tips meet at x, y. */
export function tweezers(x: number, y: number, length: number): string {
  const l = length
  return (
    path(
      `M${x} ${y}Q${x + l * 0.4} ${y - l * 0.16} ${x + l} ${y - l * 0.36}L${x + l} ${y - l * 0.29}Q${x + l * 0.4} ${y - l * 0.1} ${x} ${y}Z`,
      indigo.pale,
    ) +
    path(
      `M${x} ${y + 4}Q${x + l * 0.46} ${y - l * 0.02} ${x + l} ${y - l * 0.3}L${x + l} ${y - l * 0.24}Q${x + l * 0.46} ${y + l * 0.06} ${x} ${y + 4}Z`,
      indigo.light,
    )
  )
}
