import { describe, expect, test } from 'vitest'
import { isDirty, readStoredDraft, textOfDraft, toStoredDraft } from './stored-draft.ts'
import { changeDraft, type DraftAction } from './change-draft.ts'
import { emptyDraft, selectedDestination } from './trip-draft.ts'

function act(...actions: DraftAction[]) {
  return actions.reduce(changeDraft, emptyDraft)
}

const typed = act(
  { kind: 'change-trip', field: 'title', value: 'સુરત' },
  { kind: 'change-trip', field: 'budget', value: '12.' },
  { kind: 'change-new-activity', field: 'name', value: 'Castle' },
  { kind: 'add-activity' },
  { kind: 'add-destination' },
  { kind: 'change-new-activity', field: 'notes', value: 'half a thou' },
)

function throughDevice(stored: unknown) {
  return readStoredDraft(JSON.parse(JSON.stringify(stored)))
}

describe('a draft kept on the device', () => {
  test('comes back as it was typed, with the same destination selected', () => {
    const restored = throughDevice(toStoredDraft(typed))
    expect(restored && textOfDraft(restored)).toEqual(textOfDraft(typed))
    expect(restored && restored.destinations.indexOf(selectedDestination(restored))).toBe(1)
    expect(restored?.newActivity.notes).toBe('half a thou')
    expect(restored && isDirty(restored)).toBe(true)
  })

  test('still edits the trip and version it edited', () => {
    const mode = { kind: 'edit', id: 'trip-1', version: 3 }
    expect(throughDevice({ ...toStoredDraft(typed), mode })?.mode).toEqual(mode)
  })

  test('can be worked on: no two keys are the same', () => {
    const restored = throughDevice(toStoredDraft(typed)) ?? emptyDraft
    const { destinations } = changeDraft(restored, { kind: 'add-destination' })
    const keys = destinations.flatMap(({ key, activities }) => [key, ...activities.map((activity) => activity.key)])
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('of an earlier version is changed by nothing but its traveller', () => {
    const activities = [{ name: 'Castle', date: '2026-03-01', time: '', notes: '' }]
    const text = { ...textOfDraft(emptyDraft), destinations: [{ name: 'A', activities }] }
    const restored = throughDevice({ ...toStoredDraft(emptyDraft), text, origin: text })
    expect(restored?.destinations[0]?.activities).toMatchObject([{ place: '', durationMinutes: '', cost: '' }])
    expect(restored && isDirty(restored)).toBe(false)
  })

  test('keeps the places of its stops', () => {
    const item = { name: 'Tapi', location: '', type: 'nature', slug: 'tapi-river' } as const
    const restored = throughDevice(toStoredDraft(act({ kind: 'add-from-wishlist', item })))
    expect(restored?.destinations[0]?.activities).toMatchObject([{ name: 'Tapi', place: 'tapi-river' }])
  })

  test('loses only the wrong field', () => {
    const stored = {
      ...toStoredDraft(typed),
      text: { ...textOfDraft(typed), budget: 12, destinations: [{ name: 'A' }, 7] },
    }
    expect(throughDevice(stored)).toMatchObject({
      title: 'સુરત',
      budget: '',
      destinations: [{ name: 'A', activities: [] }, { name: '' }],
    })
  })

  test.each([null, 7, 'x', {}, { mode: { kind: 'else' }, text: {} }, { mode: { kind: 'create' } }])(
    'is none when it is %j',
    (stored) => {
      expect(throughDevice(stored)).toBeNull()
    },
  )

  test('always has a destination and a selected destination', () => {
    const restored = throughDevice({ mode: { kind: 'create' }, text: { destinations: [] }, selected: 40 })
    expect(restored?.destinations).toHaveLength(1)
    expect(restored && selectedDestination(restored).name).toBe('')
  })
})

describe('leaving', () => {
  test('asks for nothing when nothing was typed', () => {
    expect(isDirty(emptyDraft)).toBe(false)
  })

  test('asks when something was typed', () => {
    expect(isDirty(act({ kind: 'change-trip', field: 'title', value: 'x' }))).toBe(true)
  })

  test('asks when an activity was typed and not added', () => {
    expect(isDirty(act({ kind: 'change-new-activity', field: 'name', value: 'x' }))).toBe(true)
  })

  test('asks for nothing when what was typed is taken back', () => {
    const draft = act(
      { kind: 'change-trip', field: 'title', value: 'x' },
      { kind: 'add-destination' },
      { kind: 'remove-destination', destination: 1 },
      { kind: 'change-trip', field: 'title', value: '' },
    )
    expect(isDirty(draft)).toBe(false)
  })
})
