import { expect, test } from 'vitest'
import { language } from '#messages/language.ts'
import { formatsFor } from '#contract/messages/format.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import { skyTexts } from './guide.ts'

const formats = formatsFor(language, { countryCode: 'PT', currency: 'EUR', currencySign: '€' })
const lisbon: Pick<PlanningGuide, 'center' | 'timeZone' | 'months'> = {
  center: { lat: 38.7139, lng: -9.1394 },
  timeZone: 'Europe/Lisbon',
  months: [],
}

test('a day says when its clocks change, and so does the day before', () => {
  const [forward, back] = ['Sun 01:00: clocks go forward to 02:00', 'Sun 02:00: clocks go back to 01:00']

  expect(skyTexts(lisbon, '2027-03-27', formats)).toEqual(['sun 06:29 to 18:54', forward])
  expect(skyTexts(lisbon, '2027-03-28', formats)).toEqual(['sun 07:28 to 19:55', forward])
  expect(skyTexts(lisbon, '2027-03-29', formats)).toEqual(['sun 07:26 to 19:56'])
  expect(skyTexts(lisbon, '2026-10-25', formats)).toContain(back)
  expect(skyTexts({ ...lisbon, timeZone: 'Asia/Kolkata' }, '2027-03-28', formats)).toHaveLength(1)
})
