import { expect, test } from 'vitest'
import { language } from '#messages/language.ts'
import { indianFormats } from '../../../tests/support/formats.ts'
import { formatsFor } from '../messages/format.ts'
import { roundEstimate, showMoney, showMoneyUngrouped } from './money.ts'

test('rupees are grouped as in India', () => {
  expect(showMoney(125_000, indianFormats)).toBe('₹1,25,000')
  expect(showMoney(0, indianFormats)).toBe('₹0')
  expect(showMoneyUngrouped(12_000, indianFormats)).toBe('₹12000')
})

test('another city has another currency', () => {
  const formats = formatsFor(language, { countryCode: 'PT', currency: 'EUR', currencySign: '€' })
  expect(showMoney(125_000, formats)).toBe('€125,000')
})

test.each([
  ['PT', 'EUR', 1.5, '€1.50'],
  ['OM', 'OMR', 0.25, 'OMR 0.250'],
  ['JP', 'JPY', 1.5, '¥2'],
])(
  'an amount is shown as somebody said it, down to the parts of its currency: %s',
  (country, currency, amount, shown) => {
    const formats = formatsFor(language, { countryCode: country, currency, currencySign: '' })
    expect(showMoney(amount, formats).replaceAll('\u00a0', ' ')).toBe(shown)
    expect(showMoneyUngrouped(amount, formats).replaceAll('\u00a0', ' ')).toBe(shown)
  },
)

test('an estimate is whole, unless a unit of the currency buys a ride', () => {
  expect([23.4, 23.6, 3.34, 0.344, 0].map(roundEstimate)).toEqual([23, 24, 3.3, 0.34, 0])
})
