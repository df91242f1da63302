/**
 * A tiny SVG element builder. Pictures are strings made by pure functions, so
 * the same code always gives the same bytes and needs no dependency.
 */
export type Attributes = Readonly<Record<string, string | number>>

/** One decimal is below what an eye can see at card size, and keeps files small. */
export function rounded(value: number): string {
  const text = (Math.round(value * 10) / 10).toString()
  return text === '-0' ? '0' : text
}

/** Alternative text may hold any character. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Path data is written by hand in templates; rounding happens here, once. */
function roundedNumbers(text: string): string {
  return text
    .replace(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (digits) => rounded(Number(digits)))
    .replace(/\s+/g, ' ')
    .trim()
}

/** The one place where markup is written. */
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

/** Points as x, y, x, y: short to write for roofs, prisms and folds. */
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

/** A printed file's elements without its root and title, to be placed in another. */
export function inner(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).replace(/<title>.*?<\/title>/, '')
}
