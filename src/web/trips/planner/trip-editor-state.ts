import type { TripChange } from '#contract/trip/trip-live.ts'
import type { TripRole } from '#contract/trip/trip-rights.ts'
import type { Merge } from '#planning/merge/merge-trips.ts'
import { applyEdit, type TripEdit } from '#planning/plan/trip-edit.ts'
import { withStopIds, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { ApiError } from '../../api/call.ts'
import type { CachedTrip } from '../../session/cached-trip.ts'
import { noHistory, redo, undo, withStep, type TripHistory } from './trip-history.ts'
import { hasSameMeaning } from './trip-input.ts'
import type { PushedChange } from './trip-merging.ts'

/** `offline`: stored on this device until there is a network. `failed`: the server refused it, or had a fault. */
export type Saving = 'saved' | 'saving' | 'offline' | 'failed'

/** The server's latest version of a trip, and the role of the traveller in it. */
export type TripNews = {
  readonly version: number
  readonly role: TripRole
  /** Leads to the version, if the editor has had the version that it begins with. */
  readonly change?: TripChange | undefined
}

export type Merging = typeof import('./trip-merging.ts')

export type EditorState = {
  readonly trip: TripWithPlan
  readonly history: TripHistory
  readonly saving: Saving
  /** Time of the last save, in milliseconds. Null: none since the page opened. */
  readonly savedAt: number | null
  /** Reason why saving failed. Null: it did not fail, or the reason is not known. */
  readonly failure: unknown
  /** The trip was deleted elsewhere. */
  readonly isDeleted: boolean
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
  /** The save on its way. News of it may come before its answer. */
  readonly underWay: TripWithPlan | null
  /** The latest versions of the server: a pushed change begins with one of them. */
  readonly earlier: readonly TripWithPlan[]
  /** Pushed changes that begin with a version which this editor did not have when they came. */
  readonly unplaced: readonly PushedChange[]
  /** Null: nothing was merged yet. */
  readonly merging: Merging | null
  /** Null: the server has not answered yet. */
  readonly news: TripNews | null
}

export type EditorEvent =
  /** `begun`: the trip that was shown when the typing of the edit began. */
  | {
      readonly kind: 'edited'
      readonly edit: TripEdit
      readonly label: string
      readonly begun?: TripWithPlan | undefined
    }
  | { readonly kind: 'undone' }
  | { readonly kind: 'redone' }
  /** The traveller has decided. `theirs`: keys of the conflicts in which the other device is right. */
  | { readonly kind: 'resolved'; readonly theirs: readonly string[] }
  | { readonly kind: 'saving' }
  | { readonly kind: 'sent'; readonly sent: TripWithPlan }
  | { readonly kind: 'saved'; readonly sent: TripWithPlan; readonly version: number; readonly at: number }
  /** The server has merged the save with the saves of others. */
  | { readonly kind: 'saved-merged'; readonly theirs: TripWithPlan; readonly merging: Merging; readonly at: number }
  /** The server did not take the save. */
  | { readonly kind: 'refused' }
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
  /** Pushed changes are made, as far as they begin with a version that is known by now. */
  | { readonly kind: 'placing'; readonly merging: Merging }

/** Older ones are asked about. A network that comes and goes for minutes answers none of these. */
const MAX_UNANSWERED = 20
/** Versions of the server from which a change can begin, and changes that wait for theirs. */
const MAX_EARLIER = 8

export function openEditor({ base, trip }: CachedTrip): EditorState {
  const isClean = base === trip
  const clean = isClean ? withStopIds(trip) : base
  return {
    trip: isClean ? clean : trip,
    history: noHistory,
    saving: 'saved',
    savedAt: null,
    failure: null,
    isDeleted: false,
    conflicts: null,
    base,
    clean,
    unanswered: [],
    underWay: null,
    earlier: [clean],
    unplaced: [],
    merging: null,
    news: null,
  }
}

/** The state after an event. The same object: the event changes nothing. */
export function reduceEditor(state: EditorState, event: EditorEvent): EditorState {
  switch (event.kind) {
    case 'edited':
      return edited(state, event)
    case 'undone':
      return moved(state, undo)
    case 'redone':
      return moved(state, redo)
    case 'resolved':
      return resolved(state, event.theirs)
    case 'saving':
      return { ...state, saving: 'saving', failure: null }
    case 'sent':
      return { ...state, underWay: event.sent }
    case 'saved':
      return saved(state, event)
    case 'saved-merged': {
      const merged = event.theirs.version > state.base.version ? withTheirs(state, event.theirs, event.merging) : state
      // Beside a question, the version that has the save is merged after the answer.
      const unanswered = state.conflicts && state.underWay ? withUnanswered(state, state.underWay) : []
      return { ...merged, underWay: null, unanswered, savedAt: event.at }
    }
    case 'refused':
      return { ...state, underWay: null }
    case 'unanswered':
      return { ...state, underWay: null, unanswered: withUnanswered(state, event.sent) }
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
      return { ...state, isDeleted: true }
    case 'heard':
      return heard(state, event.news)
    case 'placing':
      return placed(state, event.merging)
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

/** A trip that is sent again without an edit in between counts once. */
function withUnanswered({ unanswered }: EditorState, sent: TripWithPlan): EditorState['unanswered'] {
  return [...unanswered.filter((before) => before !== sent), sent].slice(-MAX_UNANSWERED)
}

/** News that came before the answer has the save in it. */
function saved(state: EditorState, { sent, version, at }: { sent: TripWithPlan; version: number; at: number }) {
  const answered = { ...state, underWay: null, savedAt: at }
  if (version <= state.base.version) return answered
  return { ...withBase(answered, { ...sent, version }), clean: sent, unanswered: [] }
}

function withBase(state: EditorState, base: TripWithPlan): EditorState {
  return { ...state, base, earlier: [...state.earlier, base].slice(-MAX_EARLIER) }
}

function heard(state: EditorState, news: TripNews): EditorState {
  const { version, change } = news
  const unplaced = change ? [...state.unplaced, { version, change }].slice(-MAX_EARLIER) : state.unplaced
  return { ...state, news, unplaced }
}

function placed(state: EditorState, merging: Merging): EditorState {
  const { versions, unplaced } = merging.placeChanges(state)
  const next = { ...state, earlier: versions.slice(-MAX_EARLIER), unplaced, merging }
  const newest = versions.reduce((one, other) => (other.version > one.version ? other : one))
  const isNews = newest.version > state.base.version && state.conflicts === null && !state.isDeleted
  return isNews ? withTheirs(next, newest, merging) : next
}

type Edited = Extract<EditorEvent, { kind: 'edited' }>

function edited(state: EditorState, event: Edited): EditorState {
  const { trip: before, history } = state
  const { trip: after, conflicts } = makeEdit(state, event)
  if (conflicts === state.conflicts && hasSameMeaning(before, after)) return state
  return withTrip({ ...state, conflicts }, after, withStep(history, { label: event.label, before, after }))
}

/** Without a merge before, nobody else has changed the trip since the typing began. */
function makeEdit(state: EditorState, { edit, begun }: Edited): Pick<EditorState, 'trip' | 'conflicts'> {
  const { trip, conflicts, merging } = state
  if (begun && begun !== trip && conflicts === null && merging) return merging.mergeTyped(state, edit, begun)
  return { trip: applyEdit(trip, edit), conflicts }
}

/** The state with another trip. Nothing is saved while a question is open. */
function withTrip(state: EditorState, trip: TripWithPlan, history: TripHistory): EditorState {
  const waiting = state.conflicts === null ? 'saving' : 'failed'
  return { ...state, trip, history, saving: state.saving === 'offline' ? 'offline' : waiting }
}

/**
 * A question shows as not saved, also if it comes before a save was tried. While it is open, saves of others wait: a
 * merge with them would find the question answered.
 */
function withTheirs(state: EditorState, theirs: TripWithPlan, merging: Merging): EditorState {
  if (state.conflicts) return { ...state, merging, earlier: [...state.earlier, theirs].slice(-MAX_EARLIER) }
  const { base, ...merged } = merging.mergeTheirs(state, theirs)
  const saving = merged.conflicts ? 'failed' : state.saving
  return { ...withBase(state, base), ...merged, merging, isDeleted: false, saving }
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
