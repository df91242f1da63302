import { expect, test } from 'vitest'
import { getPriceLevel } from './known-price.ts'

const evidence = { source: 'https://example.org/', checkedOn: '2026-11-26', confidence: 'agreed' } as const

test.each([
  ['without a tariff', null, 2],
  ['beside a tariff without a last day', { from: null, until: null }, 2],
  ['beside a tariff that had begun when it was checked', { from: '2026-11-26', until: null }, 2],
  ['beside a tariff with a last day that has passed', { from: null, until: '2026-03-31' }, null],
  ['beside a tariff with a last day to come', { from: null, until: '2031-03-31' }, null],
  ['beside a tariff that had not begun when it was checked', { from: '2026-11-27', until: null }, null],
])('the price level %s', (_tariff, days, level) => {
  const facts = days ? { fees: { value: { prices: [], ...days }, ...evidence } } : {}
  expect(getPriceLevel({ facts, priceLevel: 2 })).toBe(level)
})
