import { expect, test } from 'vitest'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { plannedActivity, plannedTrip } from '../../../../tests/support/planned-trips.ts'
import { ApiError } from '../../api/call.ts'
import type { CachedTrip } from './cached-trip.ts'
import { createTripEditor } from './trip-editor.ts'

const base = plannedTrip([plannedActivity('Castle', { id: 'castle', date: '2026-12-07' })])
const theirs: TripWithPlan = { ...base, title: 'Theirs', budget: 1_200, version: 2 }

/** An editor whose first save finds what another device has saved. */
async function meetConflict() {
  let server: TripWithPlan = theirs
  let kept: CachedTrip | null = null
  const save = (trip: TripWithPlan, version: number) => {
    if (version !== server.version) return Promise.reject(new ApiError('conflict', ''))
    server = { ...trip, version: version + 1 }
    return Promise.resolve(server)
  }
  const editor = createTripEditor({
    opened: { base, trip: base },
    remote: { save, read: () => Promise.resolve(server) },
    keep: (edits) => (kept = edits),
  })
  editor.edit({ kind: 'set-trip', fields: { title: 'Mine' } }, '')
  await editor.save()
  return { editor, kept: () => kept, saved: () => server }
}

test('what is edited beside an open question is kept on the device with the rest', async () => {
  const { editor, kept, saved } = await meetConflict()
  editor.edit({ kind: 'set-stop', stopId: 'castle', fields: { notes: 'Bring water' } }, '')
  await editor.save()

  expect(editor.read().saving).toBe('failed')
  expect(saved()).toBe(theirs)
  expect(kept()?.base).toMatchObject({ title: 'A weekend', version: 1 })
  expect(kept()?.trip).toMatchObject({ title: 'Mine', budget: 0 })
  expect(kept()?.trip.destinations[0]?.activities[0]?.notes).toBe('Bring water')
})

test('an answer saves what was edited beside the question', async () => {
  const { editor, kept, saved } = await meetConflict()
  editor.edit({ kind: 'set-stop', stopId: 'castle', fields: { notes: 'Bring water' } }, '')
  editor.resolve(editor.read().conflicts?.conflicts.map(({ key }) => key) ?? [])
  await editor.save()

  expect(saved()).toMatchObject({ title: 'Theirs', budget: 1_200, version: 3 })
  expect(saved().destinations[0]?.activities[0]?.notes).toBe('Bring water')
  expect(kept()).toBe(null)
})

const owner = { role: 'owner' } as const

/** An editor of a trip that others change on the server. */
function follow(opened: TripWithPlan = base) {
  let server: TripWithPlan | undefined = opened
  let reads = 0
  const save = (trip: TripWithPlan, version: number) => {
    if (version !== server?.version) return Promise.reject(new ApiError('conflict', ''))
    server = { ...trip, version: version + 1 }
    return Promise.resolve(server)
  }
  const read = () => {
    reads += 1
    return Promise.resolve(server)
  }
  const editor = createTripEditor({
    opened: { base: opened, trip: opened },
    remote: { save, read },
    keep: () => undefined,
  })
  return {
    editor,
    change: (fields: Partial<TripWithPlan>) =>
      (server = server && { ...server, version: server.version + 1, ...fields }),
    remove: () => (server = undefined),
    server: () => server,
    reads: () => reads,
  }
}

test('what others save shows when the server tells its version, and is read once', async () => {
  const { editor, change, reads } = follow()
  change({ title: 'Theirs' })
  await editor.hear({ version: 2, ...owner })
  await editor.hear({ version: 2, ...owner })
  expect(editor.read().trip.title).toBe('Theirs')
  expect(reads()).toBe(1)
})

test('what others save stays beside an edit that is not saved yet', async () => {
  const { editor, change, server } = follow()
  editor.edit({ kind: 'set-stop', stopId: 'castle', fields: { notes: 'Bring water' } }, '')
  change({ title: 'Theirs' })
  await editor.hear({ version: 2, ...owner })
  await editor.save()
  expect(server()).toMatchObject({ title: 'Theirs' })
  expect(server()?.destinations[0]?.activities[0]?.notes).toBe('Bring water')
  editor.undo()
  await editor.save()
  expect(server()).toMatchObject({ title: 'Theirs' })
  expect(server()?.destinations[0]?.activities[0]?.notes).not.toBe('Bring water')
})

test('another role counts without a change of the trip, and an edit can still be taken back', async () => {
  const { editor, change } = follow({ ...base, membership: { role: 'viewer', owner: 'Asha' } })
  editor.edit({ kind: 'set-trip', fields: { title: 'Mine' } }, '')
  change({ version: 1, membership: { role: 'editor', owner: 'Asha' } })
  await editor.hear({ version: 1, role: 'editor' })
  expect(editor.read().trip).toMatchObject({ title: 'Mine', membership: { role: 'editor' } })
  editor.undo()
  expect(editor.read().trip.title).toBe(base.title)
})

test('who is removed learns it at once, and keeps what is shown', async () => {
  const { editor, remove } = follow()
  remove()
  await editor.hear(null)
  expect(editor.read()).toMatchObject({ isGone: true, trip: { title: base.title } })
})
