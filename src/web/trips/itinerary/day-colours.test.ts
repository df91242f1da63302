import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const styles = ['trips/planner/trip-page.css', 'styles/tokens.css']
  .map((path) => readFileSync(join('src/web', path), 'utf8'))
  .join('\n')

/** The colours of large parts of a map. */
const GROUNDS = ['map-land', 'map-water', 'map-built', 'map-park', 'map-river', 'map-sand']
const DAYS = ['day-1', 'day-2', 'day-3', 'day-4', 'day-5', 'day-6']

/** @param scheme 0 is light, 1 is dark */
function getLuminance(token: string, scheme: 0 | 1): number {
  const pair = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(styles)
  const channels = /#(..)(..)(..)/.exec(pair?.[scheme + 1] ?? '')?.slice(1) ?? []
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = channels
    .map((hex) => Number.parseInt(hex, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** By WCAG 2.2. */
function getContrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

test.for([
  ['light', 0],
  ['dark', 1],
] as const)('the colours of days have a contrast of 3 to the map when it is %s', ([, scheme]) => {
  const contrasts = DAYS.flatMap((day) =>
    GROUNDS.map((ground) => getContrast(getLuminance(day, scheme), getLuminance(ground, scheme))),
  )
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3)
})
