import { describe, expect, test } from 'vitest'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { plannedActivity, plannedTrip } from '../../../../tests/support/planned-trips.ts'
import { ApiError } from '../../api/call.ts'
import {
  isBehind,
  isDirty,
  openEditor,
  reduceEditor,
  toCachedTrip,
  type EditorEvent,
  type EditorState,
} from './trip-editor-state.ts'
import * as merging from './trip-merging.ts'

const trip = plannedTrip([plannedActivity('Castle', { id: 'castle', date: '2026-12-07' })])
const opened = openEditor({ base: trip, trip })

const titled = (title: string): EditorEvent => ({
  kind: 'edited',
  edit: { kind: 'set-trip', fields: { title } },
  label: title,
})
const readFrom = (fields: Partial<TripWithPlan>): EditorEvent => ({
  kind: 'read',
  theirs: { ...trip, version: 2, ...fields },
  merging,
})

function after(...events: readonly EditorEvent[]): EditorState {
  return events.reduce(reduceEditor, opened)
}

describe('edits', () => {
  test('an edit waits for its save, and can be undone and done again', () => {
    const edited = after(titled('Mine'))
    expect(edited).toMatchObject({ trip: { title: 'Mine' }, saving: 'saving' })
    const undone = reduceEditor(edited, { kind: 'undone' })
    expect(isDirty(undone)).toBe(false)
    expect(reduceEditor(undone, { kind: 'redone' }).trip).toBe(edited.trip)
  })

  test('what changes nothing gives the same state', () => {
    const events: EditorEvent[] = [
      titled(trip.title),
      { kind: 'undone' },
      { kind: 'redone' },
      { kind: 'resolved', theirs: [] },
      { kind: 'found-saved' },
    ]
    expect(events.filter((event) => reduceEditor(opened, event) !== opened)).toEqual([])
  })

  test('a state never changes', () => {
    const edited = after(titled('Mine'))
    const before = structuredClone(edited.trip)
    for (const event of [titled('Other'), { kind: 'undone' } as const, readFrom({ budget: 5 })])
      reduceEditor(edited, event)
    expect(edited.trip).toEqual(before)
  })
})

describe('saves', () => {
  test('what was edited while a save was under way is not saved with it', () => {
    const first = after(titled('Mine'), { kind: 'saving' })
    const both = reduceEditor(first, titled('Mine, too'))
    const saved = reduceEditor(both, { kind: 'saved', sent: first.trip, version: 2, at: 7 })
    expect(isDirty(saved)).toBe(true)
    expect(saved).toMatchObject({ base: { title: 'Mine', version: 2 }, trip: { title: 'Mine, too' }, savedAt: 7 })
    expect(toCachedTrip(saved)).toEqual({ base: saved.base, trip: saved.trip })
  })

  test('a saved trip leaves nothing on the device', () => {
    const edited = after(titled('Mine'))
    const saved = reduceEditor(edited, { kind: 'saved', sent: edited.trip, version: 2, at: 7 })
    expect(toCachedTrip(saved)).toBe(null)
    expect(reduceEditor(saved, { kind: 'settled' }).saving).toBe('saved')
  })

  test('without a network an edit stays offline until a save begins', () => {
    const offline = after(titled('Mine'), { kind: 'saving' }, { kind: 'failed', error: new ApiError('network', '') })
    expect(offline.saving).toBe('offline')
    expect(reduceEditor(offline, titled('Other')).saving).toBe('offline')
    expect(reduceEditor(offline, { kind: 'saving' })).toMatchObject({ saving: 'saving', failure: null })
  })

  test('a refusal is kept with its reason', () => {
    const error = new ApiError('forbidden', '')
    expect(after(titled('Mine'), { kind: 'failed', error })).toMatchObject({ saving: 'failed', failure: error })
  })

  test('the twenty latest saves without an answer are remembered until one is answered, each once', () => {
    const sent = Array.from({ length: 22 }, (_, number) => ({ ...trip, title: `Sent ${number}` }))
    const waiting = after(
      ...[...sent, ...sent.slice(-3)].map((each): EditorEvent => ({ kind: 'unanswered', sent: each })),
    )
    expect(waiting.unanswered.map(({ title }) => title)).toEqual(sent.slice(2).map(({ title }) => title))
    expect(reduceEditor(waiting, { kind: 'saved', sent: trip, version: 2, at: 7 }).unanswered).toEqual([])
  })
})

describe('what others save', () => {
  test('replaces a trip without edits', () => {
    const read = after(readFrom({ title: 'Theirs' }))
    expect(read).toMatchObject({ trip: { title: 'Theirs' }, conflicts: null })
    expect(isDirty(read)).toBe(false)
  })

  test('is merged with edits, which can still be undone', () => {
    const read = after(titled('Mine'), readFrom({ budget: 1_200 }))
    expect(read).toMatchObject({ trip: { title: 'Mine', budget: 1_200, version: 2 }, conflicts: null })
    expect(isDirty(read)).toBe(true)
    expect(reduceEditor(read, { kind: 'undone' }).trip).toMatchObject({ title: trip.title, budget: 1_200 })
  })

  test('asks about a field that both changed, and the device stores its own edits alone', () => {
    const asked = after(titled('Mine'), readFrom({ title: 'Theirs', budget: 1_200 }))
    expect(asked.conflicts?.conflicts).toHaveLength(1)
    // Also where the server's news came before the save.
    expect(asked.saving).toBe('failed')
    expect(reduceEditor(asked, { kind: 'settled' }).saving).toBe('failed')
    expect(reduceEditor(asked, titled('Still mine')).saving).toBe('failed')
    expect(toCachedTrip(asked)).toMatchObject({ base: { version: 1 }, trip: { title: 'Mine', budget: 0 } })
  })

  test.each([
    ['theirs', 'Theirs', true],
    ['its own', 'Mine', false],
  ])('an answer takes %s', (_name, title, isTheirs) => {
    const asked = after(titled('Mine'), readFrom({ title: 'Theirs' }))
    const keys = asked.conflicts?.conflicts.map(({ key }) => key) ?? []
    const answered = reduceEditor(asked, { kind: 'resolved', theirs: isTheirs ? keys : [] })
    expect(answered).toMatchObject({ trip: { title, version: 2 }, conflicts: null, saving: 'saving' })
  })

  test('is no question if it is what this device has sent without an answer', () => {
    const first = after(titled('Mine'))
    const sent = reduceEditor(first, { kind: 'unanswered', sent: first.trip })
    const read = reduceEditor(reduceEditor(sent, titled('Mine, too')), readFrom({ title: 'Mine' }))
    expect(read).toMatchObject({ trip: { title: 'Mine, too' }, conflicts: null })
  })

  test('is no question either after a network that came and went for minutes', () => {
    const edits = Array.from({ length: 15 }, (_, number) => titled(`Mine ${number}`))
    const tried = edits.reduce((state, edit) => {
      const edited = reduceEditor(state, edit)
      return reduceEditor(edited, { kind: 'unanswered', sent: edited.trip })
    }, after())
    const read = reduceEditor(tried, readFrom({ title: 'Mine 0' }))
    expect(read).toMatchObject({ trip: { title: 'Mine 14' }, conflicts: null })
  })

  test('another role comes without a change of the trip', () => {
    const membership = { role: 'viewer', owner: 'Asha' } as const
    const read = after(titled('Mine'), { kind: 'role-read', theirs: { ...trip, membership }, merging })
    expect(read).toMatchObject({ trip: { title: 'Mine', membership }, base: { title: trip.title, membership } })
    expect(reduceEditor(read, { kind: 'undone' }).trip).toMatchObject({ title: trip.title, membership })
    expect(isDirty(after({ kind: 'role-read', theirs: { ...trip, membership }, merging }))).toBe(false)
  })

  test('is unread while its version is higher or the role another one', () => {
    const heard = (news: { version: number; role: 'owner' | 'viewer' }) => isBehind(after({ kind: 'heard', news }))
    expect(heard({ version: 1, role: 'owner' })).toBe(false)
    expect(heard({ version: 2, role: 'owner' })).toBe(true)
    expect(heard({ version: 1, role: 'viewer' })).toBe(true)
    expect(isBehind(opened)).toBe(false)
  })

  test('a deleted trip stays to be seen, and comes back with a version that is read', () => {
    const deleted = after({ kind: 'deleted' })
    expect(deleted).toMatchObject({ isDeleted: true, trip: { title: trip.title } })
    expect(reduceEditor(deleted, readFrom({})).isDeleted).toBe(false)
  })
})
