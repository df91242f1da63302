import { dotRing } from './ornament.ts'
import { silt } from './palette.ts'
import { at, circle, ellipse, path, rect, stroke, times } from './svg.ts'

/**
 * A lane from above. The evening sun is low on the left, so every object throws
 * a long shadow to the right.
 */
function shadow(length: number, width: number): string {
  return rect(0, -width / 2, length, width, silt.deep, { rx: width / 2, opacity: 0.35, transform: 'rotate(14)' })
}

/** A market umbrella from above: eight gores, hemmed with dots. */
export function umbrellaFromAbove(x: number, y: number, r: number, one: string, two: string, hem: string): string {
  const gore = (i: number): string => {
    const a = (i * Math.PI) / 4 + 0.2
    const b = a + Math.PI / 4
    const mid = (a + b) / 2
    return `M0 0L${Math.cos(a) * r} ${Math.sin(a) * r}Q${Math.cos(mid) * r * 0.96} ${Math.sin(mid) * r * 0.96} ${Math.cos(b) * r} ${Math.sin(b) * r}Z`
  }
  return at(
    x,
    y,
    ellipse(r * 0.3, r * 0.12, r * 1.06, r * 0.98, silt.deep, { opacity: 0.35 }) +
      path(
        times(4, (i) => gore(i * 2)),
        one,
      ) +
      path(
        times(4, (i) => gore(i * 2 + 1)),
        two,
      ) +
      path(`M0 0L${r * 0.83} ${-r * 0.556}A${r} ${r} 0 0 1 ${-r * 0.198} ${r * 0.98}Z`, silt.deep, { opacity: 0.22 }) +
      dotRing(0, 0, r * 0.84, hem, r * 0.07, 26) +
      circle(0, 0, r * 0.09, hem),
  )
}

/** A person from above: shoulders, head and a long shadow. */
export function passer(x: number, y: number, s: number, turn: number, cloth: string, hair: string = silt.deep): string {
  return (
    at(x, y, shadow(s * 3.2, s * 1.1)) +
    at(
      x,
      y,
      stroke(
        `M${-s * 0.74} ${s * 0.1}Q${-s * 0.7} ${-s * 0.7} ${-s * 0.2} ${-s * 0.8}M${s * 0.74} ${s * 0.1}Q${s * 0.7} ${-s * 0.7} ${s * 0.2} ${-s * 0.8}`,
        cloth,
        s * 0.34,
        { 'stroke-linecap': 'round' },
      ) +
        ellipse(0, 0, s, s * 0.54, cloth) +
        path(`M${s * 0.2} ${-s * 0.52}Q${s} ${-s * 0.5} ${s} 0T${s * 0.2} ${s * 0.52}Z`, silt.deep, { opacity: 0.25 }) +
        circle(0, -s * 0.06, s * 0.42, hair),
      1,
      turn,
    )
  )
}

/** A striped awning from above, its drop towards the lane. */
export function awningFromAbove(x: number, y: number, width: number, height: number, one: string, two: string): string {
  const bands = 7
  const h = height / bands
  return (
    rect(x + 20, y + 10, width + 16, height, silt.deep, { opacity: 0.35 }) +
    times(bands, (i) => rect(x, y + i * h, width, h, i % 2 === 0 ? one : two, { rx: 3 })) +
    rect(x + width * 0.74, y, width * 0.26, height, silt.deep, { opacity: 0.2 })
  )
}
