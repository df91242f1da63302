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

export type Merging = typeof import('./trip-merging.ts')

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
      return withTheirs(state, event.theirs, event.merging)
    case 'role-read':
      return { ...state, ...event.merging.takeRole(state, event.theirs), merging: event.merging }
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
  const { conflicts, merging, trip, base } = state
  if (conflicts && merging) return { base: conflicts.of.base, trip: merging.getOwnTrip(conflicts, trip) }
  return isDirty(state) ? { base, trip } : null
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

/** A question shows as not saved, also if it comes before a save was tried. */
function withTheirs(state: EditorState, theirs: TripWithPlan, merging: Merging): EditorState {
  const merged = merging.mergeTheirs(state, theirs)
  return { ...state, ...merged, merging, isGone: false, saving: merged.conflicts ? 'failed' : state.saving }
}

/** Without a merge before, steps of the history begin and end with the same objects, and nothing asks for one. */
function moved(state: EditorState, step: typeof undo | typeof redo): EditorState {
  const { trip, history, merging } = state
  const done = step(trip, history, merging?.mergeStep ?? ((_base, _mine, theirs) => theirs))
  return done ? withTrip(state, done.trip, done.history) : state
}

function resolved(state: EditorState, theirs: readonly string[]): EditorState {
  const { conflicts, merging, trip, history } = state
  if (!conflicts || !merging) return state
  return withTrip({ ...state, conflicts: null }, merging.decideTrip(conflicts, trip, theirs), history)
}
