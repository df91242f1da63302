import { expect, test } from 'vitest'
import type { OpenState } from '#planning/hours/open-state.ts'
import { textOfState } from './open-state-text.ts'

const formats = { locale: 'en-IN', dateLocale: 'en-IN' }
const now = { date: '2026-12-07', time: '10:00' }
const later = { date: '2026-12-07', time: '18:00' }
const tomorrow = { date: '2026-12-08', time: '09:00' }

function getText(state: OpenState) {
  const { text, doubt, more } = textOfState(state, now, formats)
  return [text, doubt, more]
}

test.each([
  ['estimate', 'probably'],
  ['conflict', 'sources disagree'],
  ['reported', null],
] as const)('a state of the confidence %s has the doubt %s, whatever else is known', (confidence, doubt) => {
  expect(getText({ code: 'open-until', until: later, confidence })).toEqual(['Open until 18:00', doubt, null])
  expect(getText({ code: 'open-always', confidence })[1]).toBe(doubt)
  expect(textOfState({ code: 'open-always', confidence }, now, formats).isEstimate).toBe(confidence === 'estimate')
  expect(getText({ code: 'opens-at', opens: later, confidence })).toEqual(['Closed, opens at 18:00', doubt, null])
  expect(getText({ code: 'opens-at', opens: tomorrow, confidence })).toEqual([
    'Closed now',
    doubt,
    'opens tomorrow at 09:00',
  ])
})

test('a closed day that may move is doubted beside its next opening', () => {
  const confidence = 'estimate'
  const states: OpenState[] = [
    { code: 'closed-weekday', weekday: 1, opens: tomorrow, confidence },
    { code: 'closed', reason: 'holiday', since: null, opens: tomorrow, confidence },
  ]
  for (const state of states) expect(getText(state).slice(1)).toEqual(['probably', 'opens tomorrow at 09:00'])
  expect(getText({ code: 'closed-weekday', weekday: 1, opens: tomorrow })[1]).toBeNull()
})

test('sources that contradict each other leave it open, and nobody else guesses', () => {
  expect(getText({ code: 'unknown', reason: 'conflict' })).toEqual(['May be open', null, 'sources disagree'])
  expect(getText({ code: 'unknown' }).slice(1)).toEqual([null, null])
})
