import type { StopValues, TripSuggestionKind } from '#contract/trip/trip-suggestions.ts'
import { applyEdit, type TripEdit } from '../plan/trip-edit.ts'
import { findActivity, mapActivities, withStopIds, type TripWithPlan } from '../plan/trip-with-plan.ts'
import { mergeTrips } from './merge-trips.ts'

/** A suggestion for a trip. */
export type SuggestedChange = {
  readonly kind: TripSuggestionKind
  /** The id that a new stop gets. */
  readonly stopId: string
  readonly name: string
  readonly place: string | null
  /** The stop as it would be. */
  readonly fields: Partial<StopValues>
  /** The stop as it was when this was suggested. */
  readonly was: Partial<StopValues>
}

export type Applied =
  | { readonly kind: 'applied'; readonly trip: TripWithPlan }
  /** The stop is not in the trip any more. */
  | { readonly kind: 'gone' }
  /** The trip has no room for another stop. */
  | { readonly kind: 'no-room' }
  /** Somebody has changed the same since. */
  | { readonly kind: 'changed-since' }

/**
 * Applies a suggestion to a trip, as if the trip had been edited when the suggestion was made and were merged now. So
 * later changes of other fields of the stop stay. Pure.
 * @param isSure later changes of the same fields are overwritten
 */
export function applySuggestion(trip: TripWithPlan, change: SuggestedChange, { isSure }: { isSure: boolean }): Applied {
  const theirs = withStopIds(trip)
  const { kind, stopId, was } = change
  if (kind === 'add') {
    const after = applyEdit(theirs, getEdit(change))
    return findActivity(after, stopId) ? { kind: 'applied', trip: after } : { kind: 'no-room' }
  }
  if (!findActivity(theirs, stopId)) return { kind: 'gone' }
  if (isSure) return { kind: 'applied', trip: applyEdit(theirs, getEdit(change)) }
  const base = mapActivities(theirs, (activity) => (activity.id === stopId ? { ...activity, ...was } : activity))
  const merged = mergeTrips(base, applyEdit(base, getEdit(change)), theirs)
  return merged.conflicts.length > 0 ? { kind: 'changed-since' } : { kind: 'applied', trip: merged.trip }
}

/** The edit that somebody who may edit would have made. A stop that goes to another day is its last one. */
function getEdit({ kind, stopId, name, place, fields }: SuggestedChange): TripEdit {
  if (kind === 'remove') return { kind: 'remove-stop', stopId }
  const { date, ...values } = fields
  const edits: TripEdit[] = [{ kind: 'set-stop', stopId, fields: values }]
  if (kind === 'add') {
    edits.unshift({ kind: 'add-stop', stop: { id: stopId, name, place }, date: date ?? null, index: Infinity })
  } else if (date !== undefined) edits.push({ kind: 'move-stop', stopId, date, index: Infinity })
  return { kind: 'several', edits }
}
