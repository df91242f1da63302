/**
 * The rules for every printed file. The server sends pictures as plain images, and
 * a page may place them inline, so a picture may not run, fetch or style anything.
 */
const allowedElements = new Set([
  'svg',
  'title',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'use',
  'pattern',
])

const forbiddenAttributes = /\s(?:style|class|on[a-z]+|xlink:href)=/
const MAX_PICTURE_BYTES = 15 * 1024
/** The picture of the home page is one and a half times as wide as others. A visit loads it once. */
const MAX_HERO_BYTES = 32 * 1024

/** Lists the rules that a file breaks, one sentence each. The list is empty for a good file. */
export function brokenRules(id: string, svg: string): readonly string[] {
  const broken: string[] = []
  for (const [, name = ''] of svg.matchAll(/<([A-Za-z]+)/g)) {
    if (!allowedElements.has(name)) broken.push(`uses <${name}>`)
  }
  if (forbiddenAttributes.test(svg)) broken.push('uses a style, class, event or xlink attribute')
  for (const [, target = ''] of svg.matchAll(/(?:href="|url\()([^")]*)/g)) {
    if (!target.startsWith('#')) broken.push(`points outside itself: ${target}`)
    else if (!svg.includes(`id="${target.slice(1)}"`)) broken.push(`points at nothing: ${target}`)
  }
  const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, name = '']) => name)
  if (new Set(ids).size !== ids.length) broken.push('repeats an id')
  if (/NaN|undefined|Infinity/.test(svg)) broken.push('holds a number that is not one')
  const limit = id.startsWith('hero') ? MAX_HERO_BYTES : MAX_PICTURE_BYTES
  if (svg.length > limit) broken.push(`is ${svg.length} bytes, more than ${limit}`)
  return [...new Set(broken)]
}
