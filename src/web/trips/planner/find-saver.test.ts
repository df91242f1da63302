import { expect, test } from 'vitest'
import type { HistoryEntry } from '#contract/trip/trip-history.ts'
import { findSaver } from './find-saver.ts'

const entry = (name: string, fields: string[], latest = fields): HistoryEntry => ({
  at: '2026-12-07T10:00:00.000Z',
  person: null,
  name,
  isYou: false,
  kind: 'stop',
  subject: 'castle',
  title: 'Castle',
  fields,
  latest,
  suggestedBy: null,
})
const about = { kind: 'stop', id: 'castle', theirs: 'theirs' } as const

test('the other value is of whoever has changed its field last', () => {
  // Bina's entry is the newer one, and its note the older change.
  const history = [entry('Bina', ['time', 'notes'], ['time']), entry('Chetan', ['notes', 'date'])]
  const find = (field: string) => findSaver({ ...about, field }, history)?.name
  expect([find('time'), find('notes'), find('where'), find('cost')]).toEqual(['Bina', 'Chetan', 'Chetan', undefined])
  expect(findSaver({ ...about, id: 'lunch', field: 'time' }, history)).toBeUndefined()
})

test('a deletion is of whoever has removed the stop, and a stop deleted here of who has changed it', () => {
  const history = [entry('Asha', ['removed']), entry('Bina', ['notes'])]
  expect(findSaver({ ...about, field: 'deleted', theirs: null }, history)?.name).toBe('Asha')
  expect(findSaver({ ...about, field: 'deleted', theirs: {} }, history.slice(1))?.name).toBe('Bina')
})

test('a server of before, which does not say what is the latest, names nobody', () => {
  const { latest: _latest, ...before } = entry('Bina', ['time'])
  expect(findSaver({ ...about, field: 'time' }, [before])).toBeUndefined()
})
