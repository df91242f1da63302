/**
 * A small builder of SVG elements. Pure functions make pictures as strings, so
 * the same code makes the same bytes and needs no dependency.
 */
export type Attributes = Readonly<Record<string, string | number>>

/** Rounds to one decimal, which keeps files small. The difference is invisible at card size. */
export function rounded(value: number): string {
  const text = (Math.round(value * 10) / 10).toString()
  return text === '-0' ? '0' : text
}

/** Alternative text may hold characters that are special in XML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Rounds all numbers of a path template. */
function roundedNumbers(text: string): string {
  return text
    .replace(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (digits) => rounded(Number(digits)))
    .replace(/\s+/g, ' ')
    .trim()
}

/** All markup of the pictures comes from this function. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`)
    .join('')
  const inner = children.join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return element('rect', { x, y, width, height, fill, ...more })
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more })
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more })
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d: roundedNumbers(d), fill, ...more })
}

/** A line of ink without a filled body. */
export function stroke(d: string, ink: string, width: number, more: Attributes = {}): string {
  return element('path', { d: roundedNumbers(d), fill: 'none', stroke: ink, 'stroke-width': width, ...more })
}

/** Takes points as x, y, x, y. */
export function polygon(points: readonly number[], fill: string, more: Attributes = {}): string {
  return element('polygon', { points: points.map(rounded).join(' '), fill, ...more })
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return element('g', attributes, ...children)
}

/** Places a drawing made around 0,0. */
export function at(x: number, y: number, drawing: string, scale = 1, turn = 0): string {
  const move = `translate(${rounded(x)} ${rounded(y)})`
  const rotate = turn === 0 ? '' : ` rotate(${rounded(turn)})`
  const zoom = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`
  return group({ transform: `${move}${rotate}${zoom}` }, drawing)
}

/** Repeats a drawing a fixed number of times. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Takes the elements out of a printed file, without root and title, for use in another file. */
export function inner(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).replace(/<title>.*?<\/title>/, '')
}
