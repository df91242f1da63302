import { expect, test } from 'vitest'
import { language } from '#messages/language.ts'
import { indianFormats } from '../../../tests/support/formats.ts'
import { formatsFor } from '../messages/format.ts'
import { showMoney } from './money.ts'

test('rupees are whole and grouped as in India', () => {
  expect(showMoney(125_000.4, indianFormats)).toBe('₹1,25,000')
  expect(showMoney(0, indianFormats)).toBe('₹0')
})

test('another city has another currency', () => {
  const formats = formatsFor(language, { countryCode: 'PT', currency: 'EUR', currencySign: '€' })
  expect(showMoney(125_000, formats)).toBe('€125,000')
})
