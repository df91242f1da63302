import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TripChange } from '#contract/trip/trip-live.ts'
import { applyTripChange } from '#planning/merge/apply-change.ts'
import { mergeTrips } from '#planning/merge/merge-trips.ts'
import { findTripChange } from '#planning/merge/find-change.ts'
import { tripDates } from '#planning/plan/stop-order.ts'
import { findActivity, namedActivities, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { plannedActivity, plannedTrip } from '../../../../tests/support/planned-trips.ts'
import { scaled } from '../../../../tests/support/scale.ts'
import { ApiError } from '../../api/call.ts'
import { createTripEditor, type TripEditor } from './trip-editor.ts'
import type { TripNews } from './trip-editor-state.ts'

const people = [0, 1, 2] as const
const base = plannedTrip(
  people.map((person) => plannedActivity(`stop ${person}`, { id: `stop-${person}`, date: '2026-12-07' })),
)

type Network = {
  /** Resolves when it is the turn of a request, or of its answer. */
  readonly turn: () => Promise<unknown>
  /** An answer, or a piece of news, is lost. */
  readonly isLost: () => boolean
  /** The server has taken a save. */
  readonly onSaved?: (by: number, before: TripWithPlan, after: TripWithPlan) => void
}

/** Editors of one trip, to which the server sends the saves of the others. */
function openAll({ turn, isLost, onSaved }: Network) {
  let saves = 0
  let server: TripWithPlan = base
  let announced: TripWithPlan = base
  /** As the server does, but for saves that come late: here each person's come in their order. */
  const saveOnServer = (by: number, trip: TripWithPlan, version: number, sent: TripChange | undefined) => {
    saves += 1
    const began = sent && applyTripChange({ ...trip, version: sent.from }, sent)
    const isCurrent = version === server.version
    const merged = !isCurrent && began ? mergeTrips(began, trip, server) : null
    if (!isCurrent && (!merged || merged.conflicts.length > 0)) return null
    const before = server
    server = { ...(merged?.trip ?? trip), version: server.version + 1 }
    onSaved?.(by, before, server)
    return server
  }
  const open = (by: number): TripEditor =>
    createTripEditor({
      opened: { base, trip: base },
      cache: () => undefined,
      remote: {
        save: async (trip, { version, base: sent }) => {
          await turn()
          const saved = saveOnServer(by, trip, version, sent)
          await turn()
          if (isLost()) throw new ApiError('network', '')
          if (!saved) throw new ApiError('conflict', '')
          return saved
        },
        read: async () => {
          await turn()
          const found = server
          await turn()
          if (isLost()) throw new ApiError('network', '')
          return found
        },
      },
    })
  const editors = people.map(open)
  return {
    editors,
    server: () => server,
    countSaves: () => saves,
    /** Everybody is announced in their own time, so that some hear of a save before its answer comes, and some afterwards. */
    announce: () => {
      const change = findTripChange(announced, server) ?? undefined
      const { version } = server
      announced = server
      for (const editor of editors) {
        const heard: TripNews = { version, role: 'owner', change }
        void turn().then(() => (isLost() ? undefined : editor.hear(heard)))
      }
    },
  }
}

const act = fc.record({ by: fc.constantFrom(...people), what: fc.constantFrom('edit', 'edit', 'save', 'announce') })

test('whenever changes and answers come, and whichever are lost, no edit is lost, nobody is asked, and all end equal', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 4, maxLength: 30 }),
      fc.scheduler(),
      fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
      async (acts, scheduler, dice) => {
        let isOver = false
        const { editors, server, announce } = openAll({
          turn: () => (isOver ? Promise.resolve() : scheduler.schedule(Promise.resolve())),
          isLost: () => !isOver && dice.next().value === 0,
        })
        const last = new Map<string, string>()
        for (const [turn, { by, what }] of acts.entries()) {
          const editor = editors[by]
          if (what === 'edit') {
            last.set(`stop-${by}`, `note ${turn}`)
            editor?.edit({ kind: 'set-stop', stopId: `stop-${by}`, fields: { notes: `note ${turn}` } }, '')
          }
          if (what === 'save') void editor?.save()
          if (what === 'announce') announce()
          if (turn % 2 === 1 && scheduler.count() > 0) await scheduler.waitOne()
        }
        isOver = true
        await scheduler.waitAll()
        for (const editor of [...editors, ...editors, ...editors]) {
          await editor.save()
          await editor.refresh()
          editor.stop()
        }
        for (const [id, notes] of last) expect(findActivity(server(), id)?.notes).toBe(notes)
        for (const editor of editors) {
          expect(editor.read().conflicts).toBe(null)
          expect(editor.isDirty()).toBe(false)
          expect(namedActivities(editor.read().trip)).toEqual(namedActivities(server()))
        }
      },
    ),
    { numRuns: scaled({ short: 100, full: 2_000 }) },
  )
})

const actOfMany = fc.record({
  by: fc.constantFrom(...people),
  what: fc.constantFrom('own', 'title', 'title', 'save', 'save', 'announce', 'mine', 'theirs'),
})

test('whenever changes and answers come, nobody replaces what another has said who was not shown it or asked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(actOfMany, { minLength: 6, maxLength: 40 }),
      fc.scheduler(),
      fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
      async (acts, scheduler, dice) => {
        let isOver = false
        const seen = people.map(() => new Set([base.title]))
        const unseen: string[] = []
        const { editors, server, countSaves, announce } = openAll({
          turn: () => (isOver ? Promise.resolve() : scheduler.schedule(Promise.resolve())),
          isLost: () => !isOver && dice.next().value === 0,
          onSaved: (by, before, after) => {
            if (before.title !== after.title && !seen[by]?.has(before.title)) unseen.push(`${by}: ${before.title}`)
          },
        })
        for (const [by, editor] of editors.entries()) editor.subscribe(() => seen[by]?.add(editor.read().trip.title))
        const answer = (by: number, isMine: boolean) => {
          const asked = editors[by]?.read().conflicts?.conflicts ?? []
          for (const { theirs } of asked) seen[by]?.add(String(theirs))
          editors[by]?.resolve(isMine ? [] : asked.map(({ key }) => key))
        }
        const last = new Map<string, string>()
        for (const [turn, { by, what }] of acts.entries()) {
          const editor = editors[by]
          if (what === 'own') {
            last.set(`stop-${by}`, `note ${turn}`)
            editor?.edit({ kind: 'set-stop', stopId: `stop-${by}`, fields: { notes: `note ${turn}` } }, '')
          }
          if (what === 'title') editor?.edit({ kind: 'set-trip', fields: { title: `title ${turn}` } }, '')
          if (what === 'save') void editor?.save()
          if (what === 'announce') announce()
          if (what === 'mine' || what === 'theirs') answer(by, what === 'mine')
          if (turn % 2 === 1 && scheduler.count() > 0) await scheduler.waitOne()
        }
        isOver = true
        await scheduler.waitAll()
        const before = countSaves()
        for (const by of [...people, ...people, ...people, ...people]) {
          await editors[by]?.save()
          answer(by, true)
          await editors[by]?.save()
          await editors[by]?.refresh()
          editors[by]?.stop()
        }
        expect(unseen).toEqual([])
        for (const [id, notes] of last) expect(findActivity(server(), id)?.notes).toBe(notes)
        for (const editor of editors) {
          expect(editor.isDirty()).toBe(false)
          expect(editor.read().trip.title).toBe(server().title)
        }
        // A save, one that is late and one after an answer, of each of them.
        expect(countSaves() - before).toBeLessThanOrEqual(4 * people.length)
      },
    ),
    { numRuns: scaled({ short: 100, full: 2_000 }) },
  )
})

test('a question stays open when the answer of a save comes that the server has merged', async () => {
  const sent: TripWithPlan[] = []
  const first = Promise.withResolvers<TripWithPlan>()
  const editor = createTripEditor({
    opened: { base, trip: base },
    cache: () => undefined,
    remote: {
      save: (trip) => (sent.push(trip) === 1 ? first.promise : Promise.reject(new ApiError('invalid-input', ''))),
      read: () => Promise.reject(new ApiError('network', '')),
    },
  })
  editor.edit({ kind: 'set-stop', stopId: 'stop-0', fields: { notes: 'Early' } }, '')
  const saving = editor.save()
  editor.edit({ kind: 'set-trip', fields: { title: 'Mine' } }, '')
  await editor.hear({ version: 2, role: 'owner', change: { from: 1, fields: { title: 'Theirs' }, stops: [] } })
  const asked = [{ field: 'title', mine: 'Mine', theirs: 'Theirs' }]
  expect(editor.read().conflicts?.conflicts).toMatchObject(asked)
  first.resolve({ ...(sent[0] ?? base), title: 'Theirs', version: 3 })
  await saving
  expect(editor.read().conflicts?.conflicts).toMatchObject(asked)
  expect(sent).toHaveLength(1)
  editor.stop()
})

test('a laptop that slept for a day has old news and edits that wait: both plans come together without a question', async () => {
  const { editors, server } = openAll({ turn: () => Promise.resolve(), isLost: () => false })
  const [asleep, awake] = editors
  asleep?.edit({ kind: 'set-stop', stopId: 'stop-0', fields: { notes: 'before the sleep' } }, '')
  for (let hour = 0; hour < 24; hour += 1) {
    awake?.edit({ kind: 'set-stop', stopId: 'stop-1', fields: { notes: `hour ${hour}` } }, '')
    await awake?.save()
  }
  // The stream said this before the lid was closed, and the browser reads it afterwards.
  await asleep?.hear({ version: 2, role: 'owner', change: { from: 1, fields: {}, stops: [] } })
  await asleep?.save()
  await asleep?.hear({ version: server().version, role: 'owner' })
  expect(asleep?.read().conflicts).toBe(null)
  expect(findActivity(server(), 'stop-0')?.notes).toBe('before the sleep')
  expect(findActivity(server(), 'stop-1')?.notes).toBe('hour 23')
  expect(namedActivities(asleep?.read().trip ?? base)).toEqual(namedActivities(server()))
})

test('a trip that is moved while somebody drags a stop: it lies on a day of the trip, and nobody is asked', async () => {
  const { editors, server, announce } = openAll({ turn: () => Promise.resolve(), isLost: () => false })
  const [mover, dragger] = editors
  mover?.edit({ kind: 'set-trip', fields: { startDate: '2027-01-04' } }, '')
  await mover?.save()
  announce()
  // Between the press and the drop the days have got other dates.
  await expect.poll(() => dragger?.read().trip.startDate).toBe('2027-01-04')
  dragger?.edit({ kind: 'move-stop', stopId: 'stop-2', date: '2026-12-08', index: 0 }, '')
  await dragger?.save()
  const date = findActivity(server(), 'stop-2')?.date ?? null
  expect([null, ...tripDates(server())]).toContain(date)
  expect(dragger?.read().conflicts).toBe(null)
})
