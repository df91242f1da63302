import { expect, test } from 'vitest'
import { language as gu } from '#contract/messages/gu/language.ts'
import { language as hi } from '#contract/messages/hi/language.ts'
import { formatsFor } from '#contract/messages/format.ts'
import { indianFormats } from '../../../../tests/support/formats.ts'
import { dateInWords, timeInWords } from './words-of-input.ts'

const india = { countryCode: 'IN', currency: 'INR', currencySign: '₹' }
const inGujarati = formatsFor(gu, india)
const inHindi = formatsFor(hi, india)

test('a date is said in the words of the guide, with its weekday', () => {
  expect(dateInWords('2026-12-05', indianFormats)).toBe('Sat, 5 December 2026')
  expect(dateInWords('2026-10-05', inGujarati)).toBe('સોમ, 5\u00a0ઓક્ટોબર\u00a02026')
  expect(dateInWords('2026-02-05', inHindi)).toMatch(/5\sफरवरी\s2026$/)
  expect([dateInWords('', indianFormats), dateInWords('2026-02-30', indianFormats)]).toEqual([undefined, undefined])
})

test('a time is said with the clock of the guide', () => {
  expect(timeInWords('19:00', indianFormats)).toBe('19:00')
  expect(timeInWords('19:00', inGujarati)).toBe('સાંજે 7 વાગ્યે')
  expect(timeInWords('06:30', inHindi)).toBe('सुबह 6:30 बजे')
  expect(timeInWords('', inGujarati)).toBeUndefined()
})
