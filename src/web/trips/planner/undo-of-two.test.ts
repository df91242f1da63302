import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedActivities, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { plannedActivity, plannedTrip } from '../../../../tests/support/planned-trips.ts'
import { ApiError } from '../../api/call.ts'
import { createTripEditor } from './trip-editor.ts'

const stops = ['castle', 'market', 'beach'] as const
const fields = ['notes', 'time'] as const
const base = plannedTrip(stops.map((id) => plannedActivity(id, { id, date: '2026-12-07' })))

const act = fc.record({
  by: fc.constantFrom(0, 1),
  what: fc.constantFrom('edit', 'edit', 'add', 'undo', 'redo'),
  stop: fc.constantFrom(...stops),
  field: fc.constantFrom(...fields),
})

/** Two browsers with the same trip. Everything is saved and seen by both after each act. */
async function openTwo() {
  let server: TripWithPlan = base
  const open = () =>
    createTripEditor({
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
  const editors = [open(), open()] as const
  const settle = async () => {
    for (const editor of [...editors, ...editors]) {
      await editor.save()
      await editor.hear({ version: server.version, role: 'owner' })
    }
  }
  return { editors, settle }
}

/** The fields of a trip, by stop and field. */
function getCells(trip: TripWithPlan): Map<string, string> {
  return new Map(
    namedActivities(trip).flatMap((stop) =>
      fields.map((field): [string, string] => [`${stop.id} ${field}`, stop[field]]),
    ),
  )
}

test('undo and redo take back what one did oneself, and never what the other has changed since', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 30 }), async (acts) => {
      const { editors, settle } = await openTwo()
      /** Each value is written once: by whom, and what stood there before. */
      const written = new Map<string | undefined, { by: number; from: string | undefined }>()
      for (const [turn, { by, what, stop, field }] of acts.entries()) {
        const editor = editors[by === 0 ? 0 : 1]
        const before = getCells(editor.read().trip)
        if (what === 'edit') {
          const value = field === 'time' ? `1${turn % 10}:${10 + turn}` : `note ${turn}`
          editor.edit({ kind: 'set-stop', stopId: stop, fields: { [field]: value } }, '')
        }
        if (what === 'add') {
          const added = { id: `added-${turn}`, name: 'Kite', place: null }
          editor.edit({ kind: 'add-stop', stop: added, date: '2026-12-07', index: 0 }, '')
        }
        if (what === 'undo') editor.undo()
        if (what === 'redo') editor.redo()
        const after = getCells(editor.read().trip)
        for (const cell of stops.flatMap((id) => fields.map((name) => `${id} ${name}`))) {
          const [from, to] = [before.get(cell), after.get(cell)]
          if (from === to) continue
          if (what === 'edit') written.set(to, { by, from })
          // What an undo takes away was written by who undoes, over what comes back. A redo writes it again.
          const [taken, back] = what === 'undo' ? [from, to] : [to, from]
          expect(what === 'add' || written.get(taken), `${what} of ${cell}`).toEqual(
            what === 'add' || { by, from: back },
          )
        }
        const lost = [...before.keys()].filter((cell) => !after.has(cell))
        expect(lost.filter((cell) => acts[Number(/added-(\d+)/.exec(cell)?.[1])]?.by !== by)).toEqual([])
        await settle()
        expect(getCells(editors[0].read().trip)).toEqual(getCells(editors[1].read().trip))
      }
    }),
    { numRuns: 60 },
  )
})
