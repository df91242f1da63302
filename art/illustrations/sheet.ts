import { type Attributes, element, rounded } from './svg.ts'

/**
 * The sheet one picture is printed on. It collects definitions and gives them
 * ids that start with the picture's own id, so that two pictures placed inline
 * in one page never share a pattern by accident.
 */
export type Sheet = {
  readonly clip: (shape: string) => string
  readonly pattern: (width: number, height: number, tile: string, more?: Attributes) => string
  readonly reuse: (drawing: string) => string
  readonly fade: (from: string, to: string, upright?: boolean) => string
  readonly definitions: () => string
}

export type Picture = {
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly compose: (sheet: Sheet) => string
}

/** The size of a card, which most pictures have. */
export function card(alt: string, compose: (sheet: Sheet) => string): Picture {
  return { alt, width: 800, height: 600, compose }
}

/** The strip above a list of places. Its left half stays dark and plain, because pale text stands there. */
export function banner(alt: string, compose: (sheet: Sheet) => string): Picture {
  return { alt, width: 1200, height: 320, compose }
}

/** Keeps equal definitions once, which makes files much smaller. */
export function newSheet(id: string): Sheet {
  const defined: string[] = []
  const known = new Map<string, string>()
  const define = (make: (name: string) => string): string => {
    const recipe = make('')
    const earlier = known.get(recipe)
    if (earlier !== undefined) return earlier
    const name = `${id}-${defined.length + 1}`
    defined.push(make(name))
    known.set(recipe, name)
    return name
  }
  return {
    clip: (shape) => `url(#${define((name) => element('clipPath', { id: name }, shape))})`,
    pattern: (width, height, tile, more = {}) =>
      `url(#${define((name) => element('pattern', { id: name, width, height, patternUnits: 'userSpaceOnUse', ...more }, tile))})`,
    reuse: (drawing) => define((name) => element('g', { id: name }, drawing)),
    fade: (from, to, upright = true) =>
      `url(#${define((name) =>
        element(
          'linearGradient',
          upright ? { id: name, x1: 0, y1: 0, x2: 0, y2: 1 } : { id: name, x1: 0, y1: 0, x2: 1, y2: 0 },
          element('stop', { offset: 0, 'stop-color': from }),
          element('stop', { offset: 1, 'stop-color': to }),
        ),
      )})`,
    definitions: () => (defined.length === 0 ? '' : element('defs', {}, ...defined)),
  }
}

/** Places a drawing that the sheet keeps. */
export function place(name: string, x: number, y: number, scale = 1, turn = 0): string {
  const move = `translate(${rounded(x)} ${rounded(y)})`
  const rotate = turn === 0 ? '' : ` rotate(${rounded(turn)})`
  const zoom = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`
  return element('use', { href: `#${name}`, transform: `${move}${rotate}${zoom}` })
}
