import type { TripRole } from '#contract/trip/trip-rights.ts'
import type { Merge } from '#planning/merge/merge-trips.ts'
import { applyEdit, type TripEdit } from '#planning/plan/trip-edit.ts'
import { withStopIds, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { ApiError } from '../../api/call.ts'
import type { CachedTrip } from './cached-trip.ts'
import { noHistory, redo, undo, withStep, type TripHistory } from './trip-history.ts'
import { hasSameMeaning } from './trip-input.ts'

/** `offline`: kept on this device until there is a network. `failed`: the server refused it, or had a fault. */
export type Saving = 'saved' | 'saving' | 'offline' | 'failed'

/** The server's latest version of a trip, and the role of the traveller in it. */
export type TripNews = { readonly version: number; readonly role: TripRole }

/** The module that merges trips. It loads when another device has saved something, which is rare. */
export type Merging = typeof import('#planning/merge/merge-trips.ts')

export type EditorState = {
  readonly trip: TripWithPlan
  readonly history: TripHistory
  readonly saving: Saving
  /** When the last edit was saved, in milliseconds. Null: nothing was, since the page opened. */
  readonly savedAt: number | null
  /** Why saving failed. Null: it did not, or nobody knows. */
  readonly failure: unknown
  /** The trip was deleted elsewhere. */
  readonly isGone: boolean
  /**
   * The fields that this and another device changed in different ways. Nothing is saved before the traveller decides.
   */
  readonly conflicts: Merge | null
  /** The trip on the server, as far as this editor knows. */
  readonly base: TripWithPlan
  /** The object that equals it: everything is saved while it is `trip`. */
  readonly clean: TripWithPlan
  /** Saves that may have arrived, though no answer came. */
  readonly unanswered: readonly TripWithPlan[]
  /** Null: nothing was merged yet. */
  readonly merging: Merging | null
  /** Null: the server has said nothing yet. */
  readonly news: TripNews | null
}

export type EditorEvent =
  | { readonly kind: 'edited'; readonly edit: TripEdit; readonly label: string }
  | { readonly kind: 'undone' }
  | { readonly kind: 'redone' }
  /** The traveller has decided. `theirs`: keys of the conflicts in which the other device is right. */
  | { readonly kind: 'resolved'; readonly theirs: readonly string[] }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly sent: TripWithPlan; readonly version: number; readonly at: number }
  /** No answer came. The save may have arrived. */
  | { readonly kind: 'unanswered'; readonly sent: TripWithPlan }
  /** All is sent, or the rest waits for an answer of the traveller. */
  | { readonly kind: 'settled' }
  /** There was nothing to save. */
  | { readonly kind: 'found-saved' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The server has another version. */
  | { readonly kind: 'read'; readonly theirs: TripWithPlan; readonly merging: Merging }
  | { readonly kind: 'role-read'; readonly theirs: TripWithPlan; readonly merging: Merging }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'heard'; readonly news: TripNews }

/** Older ones are asked about. */
const MAX_UNANSWERED = 5

export function openEditor({ base, trip }: CachedTrip): EditorState {
  const isClean = base === trip
  const clean = isClean ? withStopIds(trip) : base
  return {
    trip: isClean ? clean : trip,
    history: noHistory,
    saving: 'saved',
    savedAt: null,
    failure: null,
    isGone: false,
    conflicts: null,
    base,
    clean,
    unanswered: [],
    merging: null,
    news: null,
  }
}

/** The state after an event. The same object: the event changes nothing. */
export function reduceEditor(state: EditorState, event: EditorEvent): EditorState {
  switch (event.kind) {
    case 'edited':
      return edited(state, event.edit, event.label)
    case 'undone':
      return moved(state, undo)
    case 'redone':
      return moved(state, redo)
    case 'resolved':
      return resolved(state, event.theirs)
    case 'saving':
      return { ...state, saving: 'saving', failure: null }
    case 'saved': {
      const { sent, version, at } = event
      return { ...state, base: { ...sent, version }, clean: sent, unanswered: [], savedAt: at }
    }
    case 'unanswered':
      return { ...state, unanswered: [...state.unanswered, event.sent].slice(-MAX_UNANSWERED) }
    case 'settled':
      return { ...state, saving: state.conflicts ? 'failed' : 'saved' }
    case 'found-saved':
      return state.saving === 'saved' ? state : { ...state, saving: 'saved', failure: null }
    case 'failed': {
      const isOffline = event.error instanceof ApiError && event.error.code === 'network'
      return { ...state, saving: isOffline ? 'offline' : 'failed', failure: event.error }
    }
    case 'read':
      return merged({ ...state, merging: event.merging }, event.theirs, event.merging)
    case 'role-read':
      return withRole({ ...state, merging: event.merging }, event.theirs)
    case 'deleted':
      return { ...state, isGone: true }
    case 'heard':
      return { ...state, news: event.news }
    default:
      return event satisfies never
  }
}

/** True if something is not saved. */
export function isDirty({ trip, clean }: EditorState): boolean {
  return trip !== clean
}

/** True if the server has something that this editor has not read. */
export function isBehind({ news, base, trip }: EditorState): boolean {
  return news !== null && (news.version > base.version || news.role !== roleIn(trip))
}

export function roleIn({ membership }: TripWithPlan): TripRole {
  return membership?.role ?? 'owner'
}

/**
 * The edits for the device to store. Null: everything is saved. Beside an open question, these are the edits of this device
 * alone: those from before the merge with later ones. The question comes again when the trip opens again.
 */
export function toCachedTrip(state: EditorState): CachedTrip | null {
  const { conflicts, trip, base } = state
  if (!conflicts) return isDirty(state) ? { base, trip } : null
  const { mine, base: begun } = conflicts.of
  return { base: begun, trip: trip === conflicts.trip ? mine : mergeSilently(state, [conflicts.trip, trip, mine]) }
}

function edited(state: EditorState, edit: TripEdit, label: string): EditorState {
  const { trip: before, history } = state
  const after = applyEdit(before, edit)
  return hasSameMeaning(before, after) ? state : withTrip(state, after, withStep(history, { label, before, after }))
}

/** Nothing is saved while a question is open. */
function withTrip(state: EditorState, trip: TripWithPlan, history: TripHistory): EditorState {
  const waiting = state.conflicts === null ? 'saving' : 'failed'
  return { ...state, trip, history, saving: state.saving === 'offline' ? 'offline' : waiting }
}

type ThreeTrips = readonly [base: TripWithPlan, mine: TripWithPlan, theirs: TripWithPlan]

/** Without a merge before, steps of the history begin and end with the same objects, and nothing asks for this. */
function mergeSilently({ merging }: EditorState, [base, mine, theirs]: ThreeTrips): TripWithPlan {
  return merging ? merging.mergeTrips(base, mine, theirs).trip : theirs
}

/** For steps back and forth: where somebody else has changed the same since, theirs stays. */
function moved(state: EditorState, step: typeof undo | typeof redo): EditorState {
  const { merging } = state
  const done = step(state.trip, state.history, (base, mine, theirs) =>
    merging ? merging.takeTheirs(merging.mergeTrips(base, mine, theirs)).trip : theirs,
  )
  return done ? withTrip(state, done.trip, done.history) : state
}

function resolved(state: EditorState, theirs: readonly string[]): EditorState {
  const { conflicts, merging, trip, history } = state
  if (!conflicts || !merging) return state
  const decided = merging.decideConflicts(conflicts, theirs).trip
  const next = trip === conflicts.trip ? decided : mergeSilently(state, [conflicts.trip, trip, decided])
  return withTrip({ ...state, conflicts: null }, next, history)
}

/** Takes what the server has now, and keeps what only this editor has. */
function merged(state: EditorState, read: TripWithPlan, { mergeTrips, withoutOwnConflicts }: Merging): EditorState {
  const theirs = withStopIds(read)
  const found = isDirty(state)
    ? withoutOwnConflicts(mergeTrips(state.base, state.trip, theirs), state.unanswered)
    : null
  const trip = found?.trip ?? theirs
  const conflicts = found && found.conflicts.length > 0 ? found : null
  const clean = hasSameMeaning(theirs, trip) ? trip : theirs
  return { ...state, base: theirs, clean, trip, conflicts, isGone: false, unanswered: [] }
}

/** Takes the role in that the server has found, without losing what can be taken back. */
function withRole(state: EditorState, { membership }: TripWithPlan): EditorState {
  const inRole = ({ membership: _before, ...rest }: TripWithPlan): TripWithPlan =>
    membership ? { ...rest, membership } : rest
  const trip = inRole(state.trip)
  return { ...state, trip, base: inRole(state.base), clean: isDirty(state) ? state.clean : trip }
}
