import type { Transaction } from 'kysely'
import { Failure } from '#contract/api/failure.ts'
import { fieldError } from '#contract/text/field-error.ts'
import type { SavedActivity } from '#contract/trip/trips.ts'
import {
  SUGGESTION_LIMITS,
  type NewTripSuggestion,
  type StopValues,
  type TripSuggestion,
} from '#contract/trip/trip-suggestions.ts'
import { applySuggestion, type Applied } from '#planning/merge/apply-suggestion.ts'
import { findActivity, withStopIds } from '#planning/plan/trip-with-plan.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { lockTrip, readOfTrip, refuseRole, tripMissing, type OfTrip } from './trip-access.ts'
import { countTripChange, readForEdit, saveContent } from './save-trip.ts'
import {
  countSuggestions,
  deleteSuggestion,
  findSuggestion,
  insertSuggestion,
  listSuggestions,
  type StoredSuggestion,
} from './trip-suggestions.store.ts'
import type { TripDeps } from './trips.ts'

type SuggestionDeps = TripDeps

/** @throws Failure `not-found` when the traveller is not in the trip */
export async function listWaiting({ store }: Pick<SuggestionDeps, 'store'>, of: OfTrip): Promise<TripSuggestion[]> {
  const waiting = await readOfTrip(store.db, of, () => listSuggestions(store.db, of.tripId))
  return waiting.map((suggestion) => show(suggestion, of))
}

function show({ accountId, ...suggestion }: StoredSuggestion, reader: OfTrip): TripSuggestion {
  return { ...suggestion, isYou: accountId === reader.accountId }
}

/**
 * Stores the present values of the stop with it, so that the editor sees both, and is asked if somebody changes the
 * same fields meanwhile.
 * @throws Failure `conflict` when as many wait as fit, `gone` when the stop is not in the trip, `invalid-input` when
 *   the guide does not have the place
 */
export async function suggest(deps: SuggestionDeps, of: OfTrip, sent: NewTripSuggestion): Promise<TripSuggestion> {
  const { store, now, newId, guide } = deps
  const { kind, place = null, fields, note } = sent
  if (kind === 'add' && place !== null && !guide.current().hasPlace(place)) {
    const error = fieldError('activity.place-gone')
    throw new Failure('invalid-input', error, { fields: { place: error } })
  }
  return store.db.transaction().execute(async (transaction) => {
    const access = await lockTrip(transaction, store.engine, { ...of, right: 'suggest' })
    await refuseTooMany(transaction, of)
    const id = newId()
    const about = { id, at: now().toISOString(), tripId: of.tripId, accountId: of.accountId, kind, note }
    if (kind === 'add') {
      const stop = { stopId: null, stop: sent.name ?? '', place }
      await insertSuggestion(transaction, { ...about, ...stop, fields: known(fields), was: {} })
    } else {
      const trip = await readForEdit(transaction, { id: of.tripId, accountId: access.ownerId })
      const activity = trip && findActivity(withStopIds(trip), sent.stopId ?? '')
      if (!activity) throw new Failure('gone', 'trip-suggestion.stop-gone')
      const was = getValues(activity)
      const change = kind === 'change' ? known(fields) : {}
      const shown = kind === 'change' ? only(was, Object.keys(change)) : was
      const stop = { stopId: activity.id, stop: activity.name, place: null }
      await insertSuggestion(transaction, { ...about, ...stop, fields: change, was: shown })
    }
    const made = await findSuggestion(transaction, of.tripId, id)
    if (!made) throw tripMissing()
    return show(made, of)
  })
}

async function refuseTooMany(executor: Executor, of: OfTrip): Promise<void> {
  const waiting = await countSuggestions(executor, of)
  const isFull =
    waiting.ofPerson >= SUGGESTION_LIMITS.ofPerson ||
    waiting.ofTrip >= SUGGESTION_LIMITS.ofTrip ||
    waiting.ofAccount >= SUGGESTION_LIMITS.ofAccount
  if (isFull) throw new Failure('conflict', 'trip-suggestions.full')
}

function getValues({ date, time, durationMinutes, cost, notes }: SavedActivity): StopValues {
  return { date, time, durationMinutes, cost, notes }
}

function only(values: StopValues, names: readonly string[]): Partial<StopValues> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

function known(fields: Readonly<Record<string, unknown>>): Partial<StopValues> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

type OfSuggestion = OfTrip & { readonly suggestionId: string }

/**
 * The trip takes it, and nobody can decide about it again.
 * @throws Failure `not-found` when somebody was faster, `conflict` when the same was changed since and the editor is not
 * sure
 */
export async function accept(
  deps: SuggestionDeps,
  { suggestionId, ...of }: OfSuggestion,
  { isSure = false }: { isSure?: boolean | undefined },
): Promise<{ version: number }> {
  const { store, now, newId } = deps
  return store.db.transaction().execute(async (transaction) => {
    const access = await lockTrip(transaction, store.engine, { ...of, right: 'edit' })
    await countTripChange(transaction, access, store.engine)
    const suggestion = await requireSuggestion(transaction, of.tripId, suggestionId)
    const trip = await readForEdit(transaction, { id: of.tripId, accountId: access.ownerId })
    if (!trip) throw tripMissing()
    const change = { ...suggestion, stopId: suggestion.stopId ?? newId().slice(-12), name: suggestion.stop }
    const applied = applySuggestion(trip, change, { isSure })
    if (applied.kind !== 'applied') throw getRefusal(applied)
    await deleteSuggestion(transaction, of.tripId, suggestionId)
    const { _id, userEmail: _email, isPublic: _public, membership: _membership, version, ...content } = applied.trip
    const by = { ...of, suggestedBy: suggestion.accountId }
    return saveContent(transaction, deps, { access, by, before: trip, content, basedOn: version, at: now() })
  })
}

function getRefusal({ kind }: Exclude<Applied, { kind: 'applied' }>): Failure {
  if (kind === 'gone') return new Failure('gone', 'trip-suggestion.stop-gone')
  if (kind === 'no-room') return new Failure('payload-too-large', 'trip-suggestion.no-room')
  return new Failure('conflict', 'trip-suggestion.changed-since')
}

/**
 * An editor declines it, or its maker takes it back.
 * @throws Failure `not-found` when it is decided already, `forbidden` when it is somebody else's and the traveller may not
 * edit
 */
export async function decline({ store }: SuggestionDeps, { suggestionId, ...of }: OfSuggestion): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const access = await lockTrip(transaction, store.engine, { ...of, right: 'read' })
    const suggestion = await requireSuggestion(transaction, of.tripId, suggestionId)
    if (suggestion.accountId !== of.accountId) refuseRole(access, 'edit')
    await deleteSuggestion(transaction, of.tripId, suggestionId)
  })
}

async function requireSuggestion(
  transaction: Transaction<Tables>,
  tripId: string,
  id: string,
): Promise<StoredSuggestion> {
  const suggestion = await findSuggestion(transaction, tripId, id)
  if (!suggestion) throw new Failure('not-found', 'trip-suggestion.not-found')
  return suggestion
}
