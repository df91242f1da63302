import { dots } from './ornament.ts'
import { at, path, polygon, rect, stroke, times } from './svg.ts'

/** Hull, lit canvas, shaded canvas, pennant. */
export type ShipInks = readonly [hull: string, sail: string, shade: string, flag: string]

/** A square sail filled by a wind from the left. */
function squareSail(x: number, top: number, half: number, drop: number, ink: string, shade: string): string {
  const belly = half * 0.34
  const outline = (left: number): string =>
    `M${left} ${top}H${x + half * 0.86}Q${x + half * 0.86 + belly} ${top + drop * 0.6} ${x + half} ${top + drop}Q${x} ${top + drop * 0.86} ${left - (x - left) * 0.16} ${top + drop}Q${left + belly} ${top + drop * 0.5} ${left} ${top}Z`
  return path(outline(x - half * 0.86), ink) + path(outline(x + half * 0.24), shade)
}

/** A three-masted ship of the trading companies, about twice s long and 1.7 s high, floating at y. */
export function tallShip(x: number, y: number, s: number, inks: ShipInks): string {
  const [hull, sail, shade, flag] = inks
  const mast = (dx: number, height: number, half: number): string => {
    const mx = x + dx * s
    const top = y - height * s
    return (
      rect(mx - s * 0.018, top, s * 0.036, height * s, hull) +
      squareSail(mx, top + s * 0.14, half * s * 0.7, s * 0.34, sail, shade) +
      squareSail(mx, top + s * 0.54, half * s, (height - 0.86) * s, sail, shade) +
      path(
        `M${mx} ${top}q${s * 0.14} ${-s * 0.05} ${s * 0.3} ${s * 0.03}q${-s * 0.16} 0 ${-s * 0.3} ${s * 0.07}Z`,
        flag,
      )
    )
  }
  return (
    stroke(`M${x - s * 0.8} ${y - s * 0.2}L${x - s * 1.24} ${y - s * 0.44}`, hull, s * 0.04) +
    mast(-0.5, 1.36, 0.25) +
    mast(0.04, 1.62, 0.31) +
    mast(0.58, 1.3, 0.22) +
    path(
      `M${x - s} ${y - s * 0.3}Q${x - s * 0.72} ${y - s * 0.12} ${x - s * 0.4} ${y - s * 0.14}H${x + s * 0.42}L${x + s * 0.46} ${y - s * 0.26}H${x + s * 0.72}L${x + s * 0.76} ${y - s * 0.38}H${x + s}L${x + s * 0.88} ${y + s * 0.12}H${x - s * 0.66}Q${x - s * 0.86} ${y - s * 0.02} ${x - s} ${y - s * 0.3}Z`,
      hull,
    ) +
    dots(`M${x - s * 0.56} ${y - s * 0.03}H${x + s * 0.84}`, sail, s * 0.05, s * 0.16)
  )
}

/** A painted fishing boat left on the sand by the tide: it leans, and a prop keeps it from falling. */
export function beachedBoat(
  x: number,
  y: number,
  s: number,
  inks: {
    readonly hull: string
    readonly keel: string
    readonly band: string
    readonly dot: string
    readonly wood: string
  },
): string {
  const hull = (low: number): string =>
    `M${-s * 1.02} ${-s * 0.5}Q${-s * 0.78} ${-s * 0.22} ${-s * 0.3} ${-s * 0.2}H${s * 0.46}Q${s * 0.84} ${-s * 0.24} ${s * 1.08} ${-s * 0.62}Q${s * 1.02} ${-s * 0.08} ${s * 0.66} ${s * low}H${-s * 0.56}Q${-s * 0.92} ${-s * 0.04} ${-s * 1.02} ${-s * 0.5}Z`
  return at(
    x,
    y,
    rect(-s * 0.16, -s * 1.3, s * 0.05, s * 1.16, inks.wood) +
      path(
        `M${-s * 0.2} ${-s * 1.22}L${s * 0.74} ${-s * 0.42}L${s * 0.7} ${-s * 0.3}L${-s * 0.2} ${-s * 1.06}Z`,
        inks.dot,
      ) +
      stroke(
        times(5, (i) => `M${s * (-0.06 + i * 0.16)} ${s * (-1.1 + i * 0.137)}l${-s * 0.05} ${s * 0.14}`),
        inks.wood,
        s * 0.02,
      ) +
      path(hull(0.24), inks.hull) +
      path(
        `M${-s * 0.94} ${-s * 0.18}Q${-s * 0.5} ${s * 0.02} 0 ${s * 0.02}T${s * 0.96} ${-s * 0.2}Q${s * 0.86} ${s * 0.1} ${s * 0.66} ${s * 0.24}H${-s * 0.56}Q${-s * 0.84} ${s * 0.06} ${-s * 0.94} ${-s * 0.18}Z`,
        inks.keel,
      ) +
      stroke(
        `M${-s * 0.99} ${-s * 0.4}Q${-s * 0.74} ${-s * 0.13} ${-s * 0.3} ${-s * 0.11}H${s * 0.46}Q${s * 0.82} ${-s * 0.15} ${s * 1.05} ${-s * 0.5}`,
        inks.band,
        s * 0.09,
      ) +
      dots(
        `M${-s * 0.9} ${-s * 0.27}Q${-s * 0.7} ${-s * 0.12} ${-s * 0.3} ${-s * 0.11}H${s * 0.46}Q${s * 0.76} ${-s * 0.13} ${s * 0.96} ${-s * 0.34}`,
        inks.dot,
        s * 0.045,
        s * 0.1,
      ),
    1,
    -5,
  )
}

/** A container crane at a far quay: legs, boom over the water to the left, stays from its apex. */
export function quayCrane(x: number, base: number, s: number, ink: string, shade: string): string {
  const line = s * 0.06
  return (
    stroke(
      `M${x + s * 0.1} ${base - s}V${base}M${x + s * 0.5} ${base - s}V${base}M${x + s * 0.1} ${base - s * 0.5}H${x + s * 0.5}`,
      shade,
      line,
    ) +
    stroke(
      `M${x - s * 0.9} ${base - s * 0.92}L${x + s * 0.1} ${base - s * 1.5}L${x + s * 0.9} ${base - s * 0.92}M${x - s * 0.4} ${base - s * 0.92}L${x + s * 0.1} ${base - s * 1.5}V${base - s}`,
      ink,
      line * 0.5,
    ) +
    rect(x - s, base - s * 0.98, s * 2, s * 0.1, ink) +
    rect(x + s * 0.5, base - s * 0.88, s * 0.26, s * 0.14, ink)
  )
}

/** A freighter in the roads, bow to the left, its load as blocks of the given inks. */
export function freighter(
  x: number,
  y: number,
  s: number,
  hull: string,
  house: string,
  loads: readonly string[],
): string {
  const box = s * 0.16
  return (
    loads
      .map((ink, i) =>
        rect(
          x - s * 0.7 + (i % 7) * box,
          y - s * 0.16 - box * 0.62 * (1 + Math.floor(i / 7)),
          box * 0.94,
          box * 0.56,
          ink,
        ),
      )
      .join('') +
    rect(x + s * 0.5, y - s * 0.52, s * 0.28, s * 0.42, house) +
    rect(x + s * 0.66, y - s * 0.64, s * 0.08, s * 0.14, hull) +
    polygon(
      [
        x - s,
        y - s * 0.22,
        x - s * 0.8,
        y - s * 0.16,
        x + s * 0.92,
        y - s * 0.16,
        x + s * 0.84,
        y + s * 0.06,
        x - s * 0.84,
        y + s * 0.06,
      ],
      hull,
    )
  )
}
