import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepingEdits, plannedTrips } from '../../../../tests/support/planned-trips.ts'
import { applyEdit, type TripEdit } from '#planning/plan/trip-edit.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { mergeTrips } from '#planning/merge/merge-trips.ts'
import { noHistory, redo, undo, withStep, type TripHistory } from './trip-history.ts'

type Edited = { trip: TripWithPlan; history: TripHistory }

function edited(trip: TripWithPlan, edits: readonly TripEdit[]): Edited {
  return edits.reduce<Edited>(
    ({ trip: before, history }, edit) => {
      const after = applyEdit(before, edit)
      return { trip: after, history: withStep(history, { label: edit.kind, before, after }) }
    },
    { trip, history: noHistory },
  )
}

const merge = (base: TripWithPlan, mine: TripWithPlan, theirs: TripWithPlan) => mergeTrips(base, mine, theirs).trip

/** Goes back or forward as long as there is a step. */
function goOn(start: Edited, go: typeof undo): Edited {
  let now = start
  for (let moved = go(now.trip, now.history, merge); moved; moved = go(now.trip, now.history, merge)) now = moved
  return now
}

test('undo of everything is the beginning, and redo of everything the end', () => {
  fc.assert(
    fc.property(plannedTrips, fc.array(keepingEdits, { maxLength: 6 }), (trip, edits) => {
      const end = edited(trip, edits)
      const beginning = goOn(end, undo)
      expect(beginning.trip).toBe(trip)
      expect(goOn(beginning, redo).trip).toBe(end.trip)
    }),
  )
})

test('an undo leaves what another device did since', () => {
  fc.assert(
    fc.property(plannedTrips, (generated) => {
      const trip = applyEdit(generated, { kind: 'set-trip', fields: { title: 'Before', description: '' } })
      const { trip: mine, history } = edited(trip, [{ kind: 'set-trip', fields: { title: 'Mine' } }])
      const merged = { ...mine, description: 'Theirs' }
      expect(undo(merged, history, merge)?.trip).toMatchObject({ title: 'Before', description: 'Theirs' })
    }),
  )
})

test('a new edit ends what could be done again', () => {
  fc.assert(
    fc.property(plannedTrips, keepingEdits, (trip, edit) => {
      const { trip: after, history } = edited(trip, [edit])
      const undone = undo(after, history, merge)
      const again = withStep(undone?.history ?? noHistory, { label: 'again', before: trip, after })
      expect(redo(after, again, merge)).toBeNull()
    }),
  )
})
