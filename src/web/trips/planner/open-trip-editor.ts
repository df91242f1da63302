import { isEditable } from '#contract/trip/trip-rights.ts'
import type { User } from '#contract/account/auth.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { ApiError } from '../../api/call.ts'
import { isWithoutAnswer } from '../../api/without-answer.ts'
import { forgetAgenda } from '../../session/agenda.ts'
import { queuesActions } from '../../session/queued-actions.ts'
import { currentSession } from '../../session/session.ts'
import { readTrip, readTripSoon, saveTrip, type Owner } from '../form/mutations.ts'
import { cacheTrip, cachedTripKey, readCachedTrip } from '../../session/cached-trip.ts'
import { createTripEditor } from './trip-editor.ts'
import { getTripInput } from './trip-input.ts'

/**
 * Opens a trip with the edits that are stored on this device. Null: there is no such trip.
 * @returns `meet` sends the stored edits. The caller runs it when it listens
 * @throws ApiError `network` without an answer and without anything on the device
 */
export async function openTripEditor(owner: Owner, user: User, id: string) {
  const key = cachedTripKey(user.id, id)
  const [found, read, copies] = await Promise.all([
    readCachedTrip(key),
    readSaved(owner, id),
    queuesActions() ? import('../../session/trip-copies.ts') : null,
  ])
  const copy = copies && (await meetCopy(user.id, { id, read, copies }))
  const saved = (found ? null : copy) ?? read
  // Edits of somebody who may only read by now are shown to nobody as the plan. They stay on the device.
  const cached = typeof saved === 'object' && !isEditable(saved) ? null : found
  // Without a network, or after a deletion elsewhere, only the stored trip of the device is left.
  const trip = typeof saved === 'object' ? saved : cached?.base
  if (!trip) {
    if (saved === 'unknown') throw new ApiError('network', '')
    return null
  }
  const editor = createTripEditor({
    opened: cached ?? { base: trip, trip },
    cache: (edits) => cacheTrip(key, edits),
    remote: {
      save: async (edited, { version, isLeaving, base }) => {
        const session = currentSession()
        // A late try must not save with the session of somebody else.
        if (session.kind === 'guest' || session.user.id !== user.id) throw new ApiError('unauthenticated', '')
        return saveTrip(owner, { id, version, input: getTripInput(edited), base, keepalive: isLeaving })
      },
      read: () => readTrip(owner, id),
    },
  })
  const meet = async () => {
    if (cached) await (typeof saved === 'object' ? editor.meet(saved) : editor.save())
  }
  return { editor, meet }
}

type Reading = { id: string; read: Trip | 'unknown' | undefined; copies: typeof import('../../session/trip-copies.ts') }

/** Stores the trip for a time without a network. @returns the stored trip, if the server could not be read */
async function meetCopy(userId: string, { id, read, copies }: Reading): Promise<Trip | null> {
  if (read === 'unknown') return copies.readTripCopy(userId, id)
  if (read) copies.storeTripCopies(userId, [read])
  else {
    copies.forgetTripCopy(userId, id)
    forgetAgenda(id)
  }
  return null
}

/** Undefined: the trip does not exist. `unknown`: there is no network. */
async function readSaved(owner: Owner, id: string) {
  try {
    // With a stored guide the device has the trip, and shows it without a pause.
    return await readTripSoon(owner, id, queuesActions() ? { retry: false } : {})
  } catch (error) {
    if (isWithoutAnswer(error)) return 'unknown'
    throw error
  }
}
