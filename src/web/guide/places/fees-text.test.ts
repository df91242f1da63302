import { expect, test } from 'vitest'
import { formatsFor } from '#contract/messages/format.ts'
import type { ResearchedFacts } from '#contract/place/researched-facts.ts'
import { language } from '#messages/language.ts'
import { showEntry } from './fees-text.ts'

type Fees = NonNullable<ResearchedFacts['fees']>

const formats = formatsFor(language, { countryCode: 'IN', currency: 'INR', currencySign: '₹' })
const adult = { for: 'adult', amount: 20 } as const

test.each<[string, Fees['value']['prices'], string]>([
  ['one price', [adult, { for: 'child', amount: 10 }], 'Entry ₹20'],
  [
    'another price at weekends',
    [adult, { ...adult, amount: 100, days: 'weekend' }, { for: 'child', amount: 10 }],
    'Entry ₹20 · ₹100 (on weekends)',
  ],
  ['a price of weekends alone', [{ ...adult, days: 'weekend' }], 'Entry ₹20 (on weekends)'],
  ['no price for adults', [{ for: 'child', amount: 10 }], 'children ₹10'],
])('at a glance, of a tariff with %s', (_case, prices, text) => {
  const value = { prices, from: null, until: null }
  expect(showEntry({ value, source: null, checkedOn: '2026-11-22', confidence: 'reported' }, formats)).toBe(text)
})
