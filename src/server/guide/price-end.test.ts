import { expect, test } from 'vitest'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { priceSentence } from '#contract/place/price-sentence.ts'
import type { ResearchedFacts } from '#contract/place/researched-facts.ts'
import { indianFormats } from '../../../tests/support/formats.ts'
import { getPriceEnd } from './price-end.ts'

type Fees = NonNullable<ResearchedFacts['fees']>

function getEnd(value: Fees['value']) {
  const evidence = { source: 'https://example.org/', checkedOn: '2026-11-26', confidence: 'agreed' } as const
  return getPriceEnd({ value, ...evidence }, { formats: indianFormats, texts: serverTexts.en })
}

const adult = { for: 'adult', amount: 100 } as const
const foreigner = { for: 'foreigner', amount: 500 } as const

test('a tariff that has ended says what it was, and that the price of today is not known', () => {
  const end = getEnd({ prices: [adult, foreigner], from: null, until: '2026-03-31' })
  expect(end && priceSentence(end, '2026-04-01')).toBe(
    'Entry was ₹100 (foreigners ₹500) until March 2026; today’s price is not known',
  )
  const open = 'Entry ₹100 (foreigners ₹500) until March 2026; the price after that is not known'
  expect(end && [null, '2026-03-31'].map((date) => priceSentence(end, date))).toEqual([open, open])
})

test('names the day where it is not the last of a month, and nothing for a tariff that nobody ends', () => {
  expect(getEnd({ prices: [adult], from: null, until: '2026-03-15' })?.past).toContain('₹100 until 15 March 2026;')
  expect(getEnd({ prices: [adult], from: null, until: null })).toBeNull()
})

test.each([
  ['free', [], 'Was free until March 2026; today’s price is not known'],
  ['without a price for adults', [foreigner], 'Prices were fixed until March 2026; today’s price is not known'],
  [
    'with a price for adults on weekends alone',
    [{ ...adult, days: 'weekend' as const }],
    'Prices were fixed until March 2026; today’s price is not known',
  ],
])('a tariff that has ended says so, too: %s', (_tariff, prices, past) => {
  expect(getEnd({ prices, from: null, until: '2026-03-31' })?.past).toBe(past)
})
