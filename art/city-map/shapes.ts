import type { LandmarkDrawing } from '#contract/map/base-map.ts'

type Shape = LandmarkDrawing['shapes'][number]

/**
 * Turns elements of the illustrations' kit into the shapes of a landmark. Their inks are names of the map's tokens, so a
 * landmark follows the theme. The kit's transforms, clips and patterns have no such form.
 * @throws Error for an element that has no such form
 */
export function getShapes(svg: string): Shape[] {
  return [...svg.matchAll(/<(\w+)([^>]*?)\/?>/g)].map(([element, name = '', written = '']) => {
    const attributes = new Map(
      [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    )
    const number = (key: string) => Number(attributes.get(key) ?? 0)
    const d = getOutline(name, attributes.get('d') ?? attributes.get('points') ?? '', number)
    if (d === null || attributes.has('transform')) throw new Error(`A landmark cannot have ${element}`)
    const [fill, stroke] = [attributes.get('fill'), attributes.get('stroke')]
    return {
      d,
      ...(fill !== undefined && fill !== 'none' && { fill }),
      ...(stroke !== undefined && { stroke, strokeWidth: number('stroke-width') }),
    }
  })
}

function getOutline(name: string, written: string, number: (key: string) => number): string | null {
  if (name === 'path') return written
  if (name === 'polygon') return `M${written}Z`
  if (name === 'rect')
    return `M${number('x')} ${number('y')}h${number('width')}v${number('height')}h${-number('width')}Z`
  if (name === 'circle') return ellipse(number('cx'), number('cy'), { rx: number('r'), ry: number('r') })
  if (name === 'ellipse') return ellipse(number('cx'), number('cy'), { rx: number('rx'), ry: number('ry') })
  return null
}

function ellipse(cx: number, cy: number, { rx, ry }: { rx: number; ry: number }): string {
  const arc = `a${rx} ${ry} 0 1 0`
  return `M${round(cx - rx)} ${cy}${arc} ${round(2 * rx)} 0${arc} ${round(-2 * rx)} 0Z`
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
