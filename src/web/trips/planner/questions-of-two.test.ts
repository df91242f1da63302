import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activitiesByDay } from '#planning/plan/stop-order.ts'
import { applyEdit, type TripEdit } from '#planning/plan/trip-edit.ts'
import { findActivity, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { plannedActivity, plannedTrip } from '../../../../tests/support/planned-trips.ts'
import { ApiError } from '../../api/call.ts'
import { toCachedTrip } from './trip-editor-state.ts'
import { createTripEditor } from './trip-editor.ts'

const base = plannedTrip(['castle', 'market'].map((id) => plannedActivity(id, { id, date: '2026-12-07' })))

/** Two browsers that are asked about each field that both have changed. */
function openTwo() {
  let server: TripWithPlan = base
  const open = () => {
    const editor = createTripEditor({
      opened: { base, trip: base },
      cache: () => undefined,
      remote: {
        save: (trip, { version }) => {
          if (version !== server.version) return Promise.reject(new ApiError('conflict', ''))
          server = { ...trip, version: version + 1 }
          return Promise.resolve(server)
        },
        read: () => Promise.resolve(server),
      },
    })
    return {
      editor,
      /** Saves, and answers what is asked. @returns the questions as field, own value and the other's */
      save: async (answer: 'mine' | 'theirs') => {
        await editor.save()
        const asked = editor.read().conflicts?.conflicts ?? []
        if (asked.length > 0) editor.resolve(answer === 'mine' ? [] : asked.map(({ key }) => key))
        await editor.save()
        return asked.map(({ field, mine, theirs }) => ({ field, mine, theirs }))
      },
      hear: () => editor.hear({ version: server.version, role: 'owner' }),
      server: () => server,
      asked: () => editor.read().conflicts?.conflicts ?? [],
    }
  }
  return [open(), open()] as const
}

const getOrder = (trip: TripWithPlan) => (activitiesByDay(trip).get(null) ?? []).map(({ id }) => id)

const answers = fc.constantFrom('mine', 'theirs')

test('two values of one field ask once, who saved later', async () => {
  await fc.assert(
    fc.asyncProperty(answers, fc.constantFrom('notes', 'time'), async (answer, field) => {
      const [first, later] = openTwo()
      const set = (value: string): TripEdit => ({ kind: 'set-stop', stopId: 'castle', fields: { [field]: value } })
      first.editor.edit(set('10:00'), '')
      later.editor.edit(set('11:00'), '')
      expect(await first.save(answer)).toEqual([])
      expect(await later.save(answer)).toEqual([{ field, mine: '11:00', theirs: '10:00' }])
      await first.hear()
      expect(first.asked()).toEqual([])
      expect(await later.save(answer)).toEqual([])
      const chosen = answer === 'mine' ? '11:00' : '10:00'
      for (const { editor } of [first, later]) expect(findActivity(editor.read().trip, 'castle')?.[field]).toBe(chosen)
    }),
  )
})

describe('what somebody else says while a field is being typed', () => {
  const note = (notes: string): TripEdit => ({ kind: 'set-stop', stopId: 'castle', fields: { notes } })
  /** The first saves an edit while the second types, and the second shows it already. */
  const typeWhile = async (edit: TripEdit) => {
    const [first, typing] = openTwo()
    const begun = typing.editor.read().trip
    first.editor.edit(edit, '')
    await first.save('mine')
    await typing.hear()
    expect(typing.asked()).toEqual([])
    return { first, typing, begun }
  }

  test.each(['mine', 'theirs'] as const)('is asked about if it is the same field, and %s stays', async (answer) => {
    const { first, typing, begun } = await typeWhile(note('Bring water'))
    typing.editor.edit(note('Meet there'), '', begun)
    expect(await typing.save(answer)).toEqual([{ field: 'notes', mine: 'Meet there', theirs: 'Bring water' }])
    await first.hear()
    const chosen = answer === 'mine' ? 'Meet there' : 'Bring water'
    for (const { editor } of [first, typing]) expect(findActivity(editor.read().trip, 'castle')?.notes).toBe(chosen)
    expect(typing.editor.isDirty()).toBe(false)
  })

  test('is asked about if it is the deletion of the stop', async () => {
    const { typing, begun } = await typeWhile({ kind: 'remove-stop', stopId: 'castle' })
    typing.editor.edit(note('Meet there'), '', begun)
    expect(typing.asked()).toMatchObject([{ id: 'castle', field: 'deleted' }])
    expect(await typing.save('mine')).toHaveLength(1)
    expect(findActivity(typing.editor.read().trip, 'castle')?.notes).toBe('Meet there')
  })

  test('stays beside it if it is another field, also of a form that writes all of its fields', async () => {
    const spent = { id: 'tea', amount: 40, kind: 'food' as const, date: null, note: '' }
    const { typing, begun } = await typeWhile({ kind: 'several', edits: [note('Bring water')] })
    typing.editor.edit({ kind: 'set-stop', stopId: 'castle', fields: { notes: '', time: '10:00' } }, '', begun)
    typing.editor.edit({ kind: 'set-spending', spending: [spent] }, '', begun)
    expect(await typing.save('mine')).toEqual([])
    expect(findActivity(typing.editor.read().trip, 'castle')).toMatchObject({ notes: 'Bring water', time: '10:00' })
    expect(typing.editor.read().trip.spending).toEqual([spent])
  })

  test('is asked about again after the tab was closed over the question', async () => {
    const { typing, begun } = await typeWhile(note('Bring water'))
    typing.editor.edit({ kind: 'set-trip', fields: { title: 'Ours' } }, '')
    typing.editor.edit(note('Meet there'), '', begun)
    const cached = toCachedTrip(typing.editor.read())
    const server = typing.server()
    const again = createTripEditor({
      opened: cached ?? { base, trip: base },
      cache: () => undefined,
      remote: { save: () => Promise.reject(new ApiError('network', '')), read: () => Promise.resolve(server) },
    })
    await again.meet(server)
    expect(again.read().conflicts?.conflicts).toMatchObject([{ mine: 'Meet there', theirs: 'Bring water' }])
    expect(again.read().trip.title).toBe('Ours')
  })

  test('is not asked about where it is what the same person has said before', async () => {
    const { typing } = await typeWhile({ kind: 'set-trip', fields: { title: 'Theirs' } })
    typing.editor.edit(note('Early'), '')
    const begun = typing.editor.read().trip
    await typing.save('mine')
    typing.editor.edit(note('Early enough'), '', begun)
    expect(await typing.save('mine')).toEqual([])
    expect(findActivity(typing.editor.read().trip, 'castle')?.notes).toBe('Early enough')
  })
})

test('nobody is asked about what they said themselves in a save whose answer was lost', async () => {
  let server: TripWithPlan = base
  let isLost = true
  const editor = createTripEditor({
    opened: { base, trip: base },
    cache: () => undefined,
    remote: {
      save: (trip, { version }) => {
        if (version !== server.version) return Promise.reject(new ApiError('conflict', ''))
        server = { ...trip, version: version + 1 }
        return isLost ? Promise.reject(new ApiError('network', '')) : Promise.resolve(server)
      },
      read: () => Promise.resolve(server),
    },
  })
  const note = (stopId: string, notes: string): TripEdit => ({ kind: 'set-stop', stopId, fields: { notes } })
  editor.edit(note('castle', 'first'), '')
  editor.edit(note('market', 'first'), '')
  await editor.save()
  isLost = false
  // Somebody else changes one of the two meanwhile.
  server = { ...applyEdit(server, note('market', 'theirs')), version: server.version + 1 }
  editor.edit(note('castle', 'second'), '')
  editor.edit({ kind: 'remove-stop', stopId: 'market' }, '')
  await editor.save()
  expect(editor.read().conflicts?.conflicts.map(({ id, field }) => [id, field])).toEqual([['market', 'deleted']])
  editor.resolve([])
  await editor.save()
  expect(findActivity(server, 'castle')?.notes).toBe('second')
  expect(findActivity(server, 'market')).toBe(undefined)
})

test('two who add to the same list again and again are asked nothing, and end with the same order', async () => {
  const [one, other] = openTwo()
  const add = (id: string): TripEdit => ({
    kind: 'add-stop',
    stop: { id, name: id, place: null },
    date: null,
    index: Infinity,
  })
  for (let turn = 0; turn < 4; turn += 1) {
    one.editor.edit(add(`one-${turn}`), '')
    other.editor.edit(add(`other-${turn}`), '')
    expect([...(await one.save('mine')), ...(await other.save('mine'))]).toEqual([])
    if (turn % 2 === 1) for (const { hear } of [one, other]) await hear()
  }
  for (const { hear } of [one, other]) await hear()
  expect(getOrder(one.editor.read().trip)).toEqual(getOrder(other.editor.read().trip))
  expect(getOrder(one.editor.read().trip)).toHaveLength(8)
})

test('a deletion against an edit asks once, whichever was saved first', async () => {
  await fc.assert(
    fc.asyncProperty(answers, fc.boolean(), async (answer, isDeletedFirst) => {
      const [one, other] = openTwo()
      const [deleting, editing] = isDeletedFirst ? [one, other] : [other, one]
      deleting.editor.edit({ kind: 'remove-stop', stopId: 'castle' }, '')
      editing.editor.edit({ kind: 'set-stop', stopId: 'castle', fields: { notes: 'Booked' } }, '')
      expect(await one.save(answer)).toEqual([])
      expect((await other.save(answer)).map(({ field }) => field)).toEqual(['deleted'])
      await one.hear()
      expect(one.asked()).toEqual([])
      const hasMine = (answer === 'mine') === isDeletedFirst
      for (const { editor } of [one, other])
        expect(findActivity(editor.read().trip, 'castle')?.notes).toBe(hasMine ? 'Booked' : undefined)
    }),
  )
})
