import { Failure } from '#contract/api/failure.ts'
import type { SentBase } from '#contract/trip/trip-base.ts'
import { TripInput, type Trip } from '#contract/trip/trips.ts'
import { applyTripChange } from '#planning/merge/apply-change.ts'
import { mergeTrips } from '#planning/merge/merge-trips.ts'
import { giveStopIds } from './entry-ids.ts'
import { completePlan } from './plan.ts'
import { countTripChange, readForEdit, refuseErrors, saveContent } from './save-trip.ts'
import { completeStops, findRetiredPlaces } from './stops.ts'
import { lockTrip } from './trip-access.ts'
import { hasSavedSince } from './trip-saves.store.ts'
import { getTripBytes } from './trips.store.ts'
import { complete, editTrip, findMembership, showTrip, type Edit, type TripDeps } from './trips.ts'

/**
 * Saves an edit. If others have saved since and nobody has changed the same, the server merges: a browser that is far away
 * would be late again and again while several people edit (docs/decisions/0142).
 * @throws Failure as `editTrip` does: `conflict` is for the browser, which asks
 */
export async function saveEdit(deps: TripDeps, edit: Edit, sent: SentBase): Promise<Trip> {
  try {
    return await editTrip(deps, edit)
  } catch (error) {
    if (!sent || edit.version === undefined || !(error instanceof Failure) || error.code !== 'conflict') throw error
    const merged = await mergeEdit(deps, edit, sent)
    if (!merged) throw error
    return merged
  }
}

/** Others wait meanwhile: longer trips are merged by browsers. */
const MAX_MERGED_BYTES = 64 * 1024

/** Undefined: somebody must decide, nothing was saved since, or the trip is long. */
async function mergeEdit(deps: TripDeps, edit: Edit, sent: NonNullable<SentBase>): Promise<Trip | undefined> {
  const { store, now, newId, guide } = deps
  const { account, id, version = 0 } = edit
  const at = now()
  const places = guide.current()
  const mine = { ...read(edit.input, deps), ...notOfContent, _id: id, version: sent.from }
  const base = getTripBytes(mine) > MAX_MERGED_BYTES ? undefined : findBase(mine, sent, deps)
  if (!base || getTripBytes(base) > MAX_MERGED_BYTES) return undefined
  const by = { tripId: id, accountId: account.id }
  return store.db.transaction().execute(async (transaction) => {
    const access = await lockTrip(transaction, store.engine, { ...by, right: 'edit' })
    await countTripChange(transaction, access, store.engine)
    const before = await readForEdit(transaction, { id, accountId: access.ownerId })
    if (!before || before.version === version || !access.isShared || access.bytes > MAX_MERGED_BYTES) return undefined
    // It was sent before another save of the same person, and has come late.
    if (await hasSavedSince(transaction, { ...by, version })) return undefined
    const merged = mergeTrips(base, mine, before)
    if (merged.conflicts.length > 0) return undefined
    const {
      _id,
      userEmail: _email,
      isPublic: _public,
      membership: _membership,
      version: _version,
      ...rest
    } = merged.trip
    refuseErrors(findRetiredPlaces(rest.destinations, before.destinations, places))
    const content = { ...rest, destinations: giveStopIds(rest.destinations, newId) }
    const saved = await saveContent(transaction, deps, { access, by, before, content, basedOn: before.version, at })
    const membership = await findMembership(transaction, id, access.role)
    return showTrip({ ...content, id, ...saved, ...membership }, account, places)
  })
}

const notOfContent = { userEmail: '', isPublic: false } as const

/** The trip that the edits began with. Undefined: what was sent of it makes no trip. */
function findBase(mine: Trip, sent: NonNullable<SentBase>, deps: TripDeps): Trip | undefined {
  const { userEmail: _email, ...content } = applyTripChange(mine, sent) ?? {}
  const parsed = TripInput.safeParse(content)
  if (!parsed.success) return undefined
  try {
    return { ...read(parsed.data, deps), ...notOfContent, _id: mine._id, version: mine.version }
  } catch (error) {
    // Its dates are in disorder.
    if (error instanceof Failure) return undefined
    throw error
  }
}

/** Names of places matter to none of the fields that are merged. */
function read(input: TripInput, { now, newId }: TripDeps) {
  const content = complete(input, now())
  const stops = completeStops(content.destinations, [], { hasPlace: () => true, slugOfName: () => null })
  return { ...content, destinations: stops, ...completePlan(input, {}, newId) }
}
