import { expect, test } from 'vitest'
import { indianFormats } from '../../../tests/support/formats.ts'
import { formatsFor } from '../messages/format.ts'
import { languages } from '../messages/languages.ts'
import { showDate, writeDate, writeDates, writeDay, writeInstant, writeTime } from './date-format.ts'

const EVENING = '2026-03-01T20:05:09.000Z'
const AFTERNOON = '2026-11-26T13:00:00.000Z'
const india = { countryCode: 'IN', currency: 'INR', currencySign: '₹' }
const [, gujarati, hindi] = languages
const gu = formatsFor(gujarati, india)
const hi = formatsFor(hindi, india)

test('an instant is dated by the clocks of the city', () => {
  expect(writeInstant(EVENING, 'Asia/Kolkata', indianFormats)).toBe('2 Mar 2026, 1:35 am')
  expect(writeTime(EVENING, 'Asia/Kolkata', indianFormats)).toBe('1:35 am')
  expect(writeDay(EVENING, 'Asia/Kolkata', indianFormats)).toBe('2 March 2026')
})

test('Gujarati and Hindi say a time with the part of the day, and no minutes at the full hour', () => {
  expect(writeInstant(EVENING, 'Asia/Kolkata', gu)).toBe('2\u00a0માર્ચ\u00a02026, રાત્રે 1:35 વાગ્યે')
  expect(writeInstant(AFTERNOON, 'Asia/Kolkata', hi, 'long')).toBe('26\u00a0नवंबर\u00a02026, शाम 6:30 बजे')
  expect(writeTime('2026-11-26T13:30:00.000Z', 'Asia/Kolkata', gu)).toBe('સાંજે 7 વાગ્યે')
  expect(writeTime('2026-11-26T18:30:00.000Z', 'Asia/Kolkata', hi)).toBe('रात 12 बजे')
})

test('a trip card has short month, day and year', () => {
  expect(showDate('2026-02-05', { dateLocale: 'en-US' })).toBe('Feb 5, 2026')
  expect(() => showDate('2026-02-30', { dateLocale: 'en-US' })).toThrow(RangeError)
})

test('months have the spelling of the messages, and a date never breaks', () => {
  const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const
  expect(writeDate('2026-11-22', gu, parts)).toBe('22\u00a0નવે\u00a02026')
  expect(writeDate('2026-11-22', hi, parts)).toBe('22\u00a0नव॰\u00a02026')
  expect(writeDate('2026-08-15', gu, { month: 'long' })).toBe('ઓગસ્ટ')
  expect(writeDate('2026-02-03', hi, { month: 'long' })).toBe('फरवरी')
  expect(writeDates(['2026-10-01', '2026-10-03'], gu, { day: 'numeric', month: 'long' })).not.toContain('ઑ')
})
