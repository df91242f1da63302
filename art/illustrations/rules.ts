/**
 * What every printed file must keep to. Pictures are served as plain images and
 * may be placed inline, so nothing in them may run, fetch or restyle the page.
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
const cardLimit = 15 * 1024
/** The home page picture is one and a half times as wide, and is loaded once. */
const heroLimit = 32 * 1024

/** The rules a file breaks, in words a person can act on; empty when it is sound. */
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
  const limit = id === 'hero' ? heroLimit : cardLimit
  if (svg.length > limit) broken.push(`is ${svg.length} bytes, more than ${limit}`)
  return [...new Set(broken)]
}
