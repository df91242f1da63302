import { useSyncExternalStore, type ComponentType } from 'react'
import type { TripRole } from '#contract/trip/trip-rights.ts'
import type { TripSuggestion } from '#contract/trip/trip-suggestions.ts'
import type { TripNews } from '../planner/trip-editor-state.ts'

/** Display of suggestions: a file of the build that loads with the first one of a trip, which most trips never have. */
type SuggestionParts = {
  readonly AllSuggestions: ComponentType<{ waiting: Waiting }>
  readonly SuggestionList: ComponentType<{ waiting: Waiting; suggestions: readonly TripSuggestion[] }>
}

/** Suggestions that wait at the open trip. */
export type Waiting = {
  readonly tripId: string
  readonly role: TripRole
  /** Somebody else with an account is in it. */
  readonly isShared: boolean
  readonly suggestions: readonly TripSuggestion[]
  /** Null: nothing was suggested yet. */
  readonly parts: SuggestionParts | null
  /** Takes in the news of the server about the trip. */
  readonly onNews: (news: TripNews) => void
}

let waiting: Waiting | null = null
const listeners = new Set<() => void>()

/** Null: no trip is open. */
export function setWaiting(next: Waiting | null): void {
  waiting = next
  for (const listener of listeners) listener()
}

export function readWaiting(): Waiting | null {
  return waiting
}

/** After the user's own decision, which the stream reports a moment later, too. */
export function dropSuggestion(id: string): void {
  if (waiting) setWaiting({ ...waiting, suggestions: waiting.suggestions.filter((suggestion) => suggestion.id !== id) })
}

/** Null: nothing is known of the trip that is open yet. */
export function useWaiting(): Waiting | null {
  return useSyncExternalStore(subscribe, readWaiting, () => null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
