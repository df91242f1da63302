import { expect, test } from 'vitest'
import { indianFormats } from '../../../../tests/support/formats.ts'
import { showDates } from './show-dates.ts'

test('a single day is written once', () => {
  expect(showDates('2026-12-13', '2026-12-13', indianFormats)).toBe('13 Dec 2026')
})

test('several days are written as the first and the last', () => {
  expect(showDates('2026-12-12', '2026-12-13', indianFormats)).toBe('12 Dec 2026 - 13 Dec 2026')
})
