import { expect, test } from 'vitest'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { openIntervals } from '#planning/hours/open-intervals.ts'
import { problemsOfHours } from './check-hours.ts'
import { compileOpenHours } from './compile-open-hours.ts'
import { getHoursNote } from './hours-note.ts'
import { readContent } from './read-content.ts'

const { city, places } = readContent('content/surat')
const evidence = { source: 'https://hours.example/', checkedOn: '2026-11-20', confidence: 'official' } as const

test('holidays of a city without a calendar are an open question, and the other hours stay', () => {
  const [any] = places
  if (!any) throw new Error('The guide has no place')
  const place = { ...any, facts: { openingHours: { ...evidence, value: 'Tu-Su 10:00-18:00; PH off' } } }
  const openHours = compileOpenHours(place, { city, calendar: null })
  expect(problemsOfHours(place, null)).toEqual([])
  expect(openIntervals({ openHours }, '2026-12-08')).toMatchObject({
    state: 'open',
    intervals: [['10:00', '18:00']],
    confidence: 'estimate',
  })
  expect(openIntervals({ openHours }, '2026-12-07')).toMatchObject({ state: 'closed', reason: 'weekly' })
  const note = getHoursNote(place, openHours, { calendar: null, language: 'en', texts: serverTexts.en })
  expect(note).toBe('Closed on public holidays. Which days are public holidays here is not known yet')
})
