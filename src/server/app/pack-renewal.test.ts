import { expect, test } from 'vitest'
import { renewalInterval } from './pack-renewal.ts'

test.each([
  ['half a minute', 0, 30_000],
  ['twenty times as long as making it took', 4_000, 80_000],
  ['a quarter of an hour at most', 3_600_000, 900_000],
])('a pack is renewed after %s', (_name, makingMs, interval) => {
  expect(renewalInterval(makingMs)).toBe(interval)
})
