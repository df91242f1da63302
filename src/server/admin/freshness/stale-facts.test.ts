import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#contract/text/dates.ts'
import { confidences, type Confidence } from '#contract/place/fact.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { newPlace } from '../../../../tests/support/desk-places.ts'
import { createAges, dueFacts, getUrgency } from './stale-facts.ts'

const TODAY = '2026-12-05'
const getAge = createAges(TODAY)
const known = { today: TODAY, hours: null, getAge }

function placeWith(confidence: Confidence, age: number) {
  const alternatives = [{ value: 'no', source: 'https://other.example/' } as const]
  const checkedOn = addDays(TODAY, -age)
  const toilets = { value: 'yes', source: 'https://one.example/', checkedOn, confidence } as const
  return { ...newPlace, facts: { toilets: confidence === 'conflict' ? { ...toilets, alternatives } : toilets } }
}

test('an estimate is due earlier than what the operator says', () => {
  expect(dueFacts(placeWith('estimate', 200), known)).toMatchObject([{ fact: 'toilets', reasons: ['estimate'] }])
  expect(dueFacts(placeWith('official', 200), known)).toEqual([])
  expect(dueFacts(placeWith('official', 400), known)).toMatchObject([{ reasons: ['old'] }])
})

test('prices and hours are due on the day after their last one, however new they are', () => {
  const evidence = { source: 'https://one.example/', checkedOn: TODAY, confidence: 'official' } as const
  const fees = { ...evidence, value: { prices: [], from: null, until: '2026-12-04' } }
  const openingHours = { ...evidence, value: '2026 Nov 1-Dec 4 10:00-18:00' }
  const hours: OpenHours = { rules: [{ dates: ['2026-11-01/2026-12-04'] }], confidence: 'official' }
  const place = { ...newPlace, facts: { fees, openingHours } }
  const due = dueFacts(place, { today: TODAY, hours, getAge })
  expect(new Map(due.map(({ fact, reasons }) => [fact, reasons]))).toEqual(
    new Map([
      ['fees', ['fees-past']],
      ['openingHours', ['hours-ended']],
    ]),
  )
  expect(dueFacts(place, { today: '2026-12-04', hours, getAge })).toEqual([])
})

test('a fact never becomes less urgent with time, nor a place with more people', () => {
  const confidence = fc.constantFrom(...confidences)
  const days = fc.integer({ min: 0, max: 5_000 })
  fc.assert(
    fc.property(confidence, days, days, (sure, age, more) => {
      const pointsAt = (at: number) => dueFacts(placeWith(sure, at), known)[0]?.points ?? 0
      expect(pointsAt(age + more)).toBeGreaterThanOrEqual(pointsAt(age))
      const urgency = (people: number) => getUrgency({ points: pointsAt(age), suggestions: 1, people })
      expect(urgency(age + more)).toBeGreaterThanOrEqual(urgency(age))
    }),
  )
})
