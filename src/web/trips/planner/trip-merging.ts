import type { TripChange } from '#contract/trip/trip-live.ts'
import { applyTripChange } from '#planning/merge/apply-change.ts'
import { findTripChange } from '#planning/merge/find-change.ts'
import {
  decideConflicts,
  mergeTrips,
  takeTheirs,
  withoutOwnConflicts,
  type Merge,
} from '#planning/merge/merge-trips.ts'
import { applyEdit, type TripEdit } from '#planning/plan/trip-edit.ts'
import { withStopIds, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { hasSameMeaning } from './trip-input.ts'

/** The part of the editor that loads when another device has saved something, which is rare. */

/** A trip that is edited: see `EditorState`. */
type Edited = {
  readonly base: TripWithPlan
  readonly clean: TripWithPlan
  readonly trip: TripWithPlan
  readonly unanswered: readonly TripWithPlan[]
  readonly underWay: TripWithPlan | null
}

/** A browser merges longer trips: the server bounds the bytes that it reads. */
const MAX_BASE_LENGTH = 16_000

/** Takes the trip of the server, and keeps the edits that only this editor has. */
export function mergeTheirs({ base, clean, trip, unanswered, underWay }: Edited, read: TripWithPlan) {
  const theirs = withStopIds(read)
  const own = underWay ? [...unanswered, underWay] : unanswered
  const merged = trip === clean ? null : withoutOwnConflicts(mergeTrips(base, trip, theirs), own)
  const next = merged?.trip ?? theirs
  return {
    base: theirs,
    clean: hasSameMeaning(theirs, next) ? next : theirs,
    trip: next,
    conflicts: merged && merged.conflicts.length > 0 ? merged : null,
  }
}

/**
 * Makes an edit whose fields others may have changed while it was typed. It does not replace their values without a
 * question.
 * @param begun the trip that was shown when the typing began
 */
export function mergeTyped({ base, clean, trip }: Edited, edit: TripEdit, begun: TripWithPlan) {
  const typed = applyEdit(begun, edit)
  const merged = mergeTrips(begun, typed, trip)
  if (merged.conflicts.length === 0) return { trip: merged.trip, conflicts: null }
  // As if the edit had been made when the typing began: the fields as they were then, in the present trip of the
  // server.
  const before = { ...mergeTrips(typed, begun, applyEdit(base, edit)).trip, version: begun.version }
  const own = trip === clean ? before : mergeTrips(base, trip, before).trip
  const asked = mergeTrips(before, applyEdit(own, edit), base)
  return asked.conflicts.length > 0
    ? { trip: asked.trip, conflicts: asked }
    : { trip: applyEdit(trip, edit), conflicts: null }
}

/**
 * The change from a trip back to its base, so that the server can merge. Undefined: the change is too long for the
 * server.
 */
export function findBaseChange(sent: TripWithPlan, base: TripWithPlan): TripChange | undefined {
  const change = findTripChange(sent, base)
  return change && JSON.stringify(change).length <= MAX_BASE_LENGTH ? change : undefined
}

/** A change that leads to a version of the server. */
export type PushedChange = { readonly version: number; readonly change: TripChange }

type Placing = {
  readonly base: TripWithPlan
  readonly earlier: readonly TripWithPlan[]
  readonly unplaced: readonly PushedChange[]
}

/** Applies the changes whose versions are known, and those that begin with their results. */
export function placeChanges({ base: { membership }, earlier, unplaced }: Placing) {
  const versions = [...earlier]
  const waiting: PushedChange[] = []
  for (const pushed of unplaced) {
    const from = versions.find(({ version }) => version === pushed.change.from)
    const changed = from && applyTripChange(from, pushed.change)
    if (changed) versions.push(withMembership({ ...changed, version: pushed.version }, membership))
    else waiting.push(pushed)
  }
  return { versions, unplaced: waiting }
}

/** Takes in the role that the server has found, without losing edits that can be undone. */
export function takeRole({ base, clean, trip }: Edited, { membership }: TripWithPlan) {
  const next = withMembership(trip, membership)
  return { base: withMembership(base, membership), clean: trip === clean ? next : clean, trip: next }
}

function withMembership({ membership: _before, ...trip }: TripWithPlan, membership: TripWithPlan['membership']) {
  return membership ? { ...trip, membership } : trip
}

/** Merges a step back or forth. Where somebody else has changed the same since, theirs stays. */
export function mergeStep(base: TripWithPlan, mine: TripWithPlan, theirs: TripWithPlan): TripWithPlan {
  return takeTheirs(mergeTrips(base, mine, theirs)).trip
}

/** The trip of this device alone: the one before the merge, with edits from beside the question. */
export function getOwnTrip(conflicts: Merge, trip: TripWithPlan): TripWithPlan {
  return withEdits(conflicts, trip, conflicts.of.mine)
}

/** @param theirs keys of the conflicts in which the other device is right */
export function decideTrip(conflicts: Merge, trip: TripWithPlan, theirs: readonly string[]): TripWithPlan {
  return withEdits(conflicts, trip, decideConflicts(conflicts, theirs).trip)
}

/** Makes the edits from beside a question in another version of the trip. */
function withEdits(conflicts: Merge, trip: TripWithPlan, other: TripWithPlan): TripWithPlan {
  return trip === conflicts.trip ? other : mergeTrips(conflicts.trip, trip, other).trip
}
