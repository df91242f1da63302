import { expect, test } from 'vitest'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { plannedActivity, plannedTrip } from '../../../../tests/support/planned-trips.ts'
import { ApiError } from '../../api/call.ts'
import type { CachedTrip } from '../../session/cached-trip.ts'
import { createTripEditor } from './trip-editor.ts'

const base = plannedTrip([plannedActivity('Castle', { id: 'castle', date: '2026-12-07' })])
const theirs: TripWithPlan = { ...base, title: 'Theirs', budget: 1_200, version: 2 }

/** An editor whose first save finds what another device has saved. */
async function meetConflict() {
  let server: TripWithPlan = theirs
  let cached: CachedTrip | null = null
  const save = (trip: TripWithPlan, { version }: { version: number }) => {
    if (version !== server.version) return Promise.reject(new ApiError('conflict', ''))
    server = { ...trip, version: version + 1 }
    return Promise.resolve(server)
  }
  const editor = createTripEditor({
    opened: { base, trip: base },
    remote: { save, read: () => Promise.resolve(server) },
    cache: (edits) => (cached = edits),
  })
  editor.edit({ kind: 'set-trip', fields: { title: 'Mine' } }, '')
  await editor.save()
  return { editor, cached: () => cached, saved: () => server }
}

test('what is edited beside an open question is kept on the device with the rest', async () => {
  const { editor, cached, saved } = await meetConflict()
  editor.edit({ kind: 'set-stop', stopId: 'castle', fields: { notes: 'Bring water' } }, '')
  await editor.save()

  expect(editor.read().saving).toBe('failed')
  expect(saved()).toBe(theirs)
  expect(cached()?.base).toMatchObject({ title: 'A weekend', version: 1 })
  expect(cached()?.trip).toMatchObject({ title: 'Mine', budget: 0 })
  expect(cached()?.trip.destinations[0]?.activities[0]?.notes).toBe('Bring water')
})

test('an answer saves what was edited beside the question', async () => {
  const { editor, cached, saved } = await meetConflict()
  editor.edit({ kind: 'set-stop', stopId: 'castle', fields: { notes: 'Bring water' } }, '')
  editor.resolve(editor.read().conflicts?.conflicts.map(({ key }) => key) ?? [])
  await editor.save()

  expect(saved()).toMatchObject({ title: 'Theirs', budget: 1_200, version: 3 })
  expect(saved().destinations[0]?.activities[0]?.notes).toBe('Bring water')
  expect(cached()).toBe(null)
})

const owner = { role: 'owner' } as const

/** An editor of a trip that others change on the server. */
function follow(opened: TripWithPlan = base) {
  let server: TripWithPlan | undefined = opened
  let reads = 0
  const save = (trip: TripWithPlan, { version }: { version: number }) => {
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
    cache: () => undefined,
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

test('a change that comes with its news shows without a question to the server, and one that begins elsewhere is read', async () => {
  const { editor, change, reads } = follow()
  change({ title: 'Theirs' })
  await editor.hear({ version: 2, ...owner, change: { from: 1, fields: { title: 'Theirs' }, stops: [] } })
  expect(editor.read().trip).toMatchObject({ title: 'Theirs', version: 2 })
  expect(reads()).toBe(0)
  change({ budget: 7 })
  change({ budget: 8 })
  await editor.hear({ version: 4, ...owner, change: { from: 3, fields: { budget: 8 }, stops: [] } })
  expect(editor.read().trip).toMatchObject({ title: 'Theirs', budget: 8 })
  expect(reads()).toBe(1)
})

test('news that come while a save is under way show at once, and the save follows them without a question', async () => {
  const sent: [string, number][] = []
  const answers = [Promise.withResolvers<{ version: number }>(), Promise.withResolvers<{ version: number }>()]
  const editor = createTripEditor({
    opened: { base, trip: base },
    cache: () => undefined,
    remote: {
      read: () => Promise.reject(new Error('Nothing is read')),
      save: (trip, { version }) => {
        sent.push([trip.title, version])
        return answers[sent.length - 1]?.promise ?? Promise.reject(new Error('Saved once too often'))
      },
    },
  })
  editor.edit({ kind: 'set-stop', stopId: 'castle', fields: { notes: 'Bring water' } }, '')
  const saving = editor.save()
  await editor.hear({ version: 2, ...owner, change: { from: 1, fields: { title: 'Theirs' }, stops: [] } })
  expect(editor.read().trip.title).toBe('Theirs')
  answers[0]?.reject(new ApiError('conflict', ''))
  answers[1]?.resolve({ version: 3 })
  await saving
  expect(sent).toEqual([
    ['A weekend', 1],
    ['Theirs', 2],
  ])
  expect(editor.read()).toMatchObject({ saving: 'saved', conflicts: null })
  expect(editor.isDirty()).toBe(false)
})

test('news of an own save that come before its answer ask nothing, and keep what was edited since', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<{ version: number }>()
  const saves: number[] = []
  const editor = createTripEditor({
    opened: { base, trip: base },
    cache: () => undefined,
    remote: {
      read: () => Promise.reject(new Error('Nothing is read')),
      save: (_trip, { version }) => {
        saves.push(version)
        return saves.length === 1 ? answer : Promise.resolve({ version: version + 1 })
      },
    },
  })
  editor.edit({ kind: 'set-trip', fields: { title: 'First' } }, '')
  const saving = editor.save()
  editor.edit({ kind: 'set-trip', fields: { title: 'Second' } }, '')
  await editor.hear({ version: 2, ...owner, change: { from: 1, fields: { title: 'First' }, stops: [] } })
  expect(editor.read().conflicts).toBe(null)
  resolve({ version: 2 })
  await saving
  expect(saves).toEqual([1, 2])
  expect(editor.read().trip.title).toBe('Second')
  expect(editor.isDirty()).toBe(false)
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
  expect(editor.read()).toMatchObject({ isDeleted: true, trip: { title: base.title } })
})
