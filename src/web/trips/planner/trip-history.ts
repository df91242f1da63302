import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'

/** An edit that can be undone. */
export type Step = {
  /** Describes the action, such as "Moved Surat Castle". */
  readonly label: string
  readonly before: TripWithPlan
  readonly after: TripWithPlan
}

/** The last step is the next to be undone, or to be done again. */
export type TripHistory = { readonly past: readonly Step[]; readonly future: readonly Step[] }

/** Makes the change from `base` to `mine` in `theirs`, which may have changed otherwise. */
type Merge = (base: TripWithPlan, mine: TripWithPlan, theirs: TripWithPlan) => TripWithPlan

export const noHistory: TripHistory = { past: [], future: [] }

const MAX_STEPS = 200

/** A new edit ends what could be done again. */
export function withStep({ past }: TripHistory, step: Step): TripHistory {
  return { past: [...past, step].slice(-MAX_STEPS), future: [] }
}

type Moved = { readonly trip: TripWithPlan; readonly history: TripHistory; readonly label: string }

/** Undoes the last step. Later changes of another device stay. Null: there is no step. */
export function undo(trip: TripWithPlan, { past, future }: TripHistory, merge: Merge): Moved | null {
  const step = past.at(-1)
  if (!step) return null
  const { before, after, label } = step
  const undone = trip === after ? before : merge(after, before, trip)
  return { trip: undone, history: { past: past.slice(0, -1), future: [...future, step] }, label }
}

/** Redoes the last undone step. Null: there is none. */
export function redo(trip: TripWithPlan, { past, future }: TripHistory, merge: Merge): Moved | null {
  const step = future.at(-1)
  if (!step) return null
  const { before, after, label } = step
  const redone = trip === before ? after : merge(before, after, trip)
  return { trip: redone, history: { past: [...past, step], future: future.slice(0, -1) }, label }
}
