import { paths } from '#contract/paths.ts'
import { openSharedTrip } from '#contract/trip/trip-links.endpoints.ts'
import { sharedTrip as messages } from '#messages/trip-people.ts'
import { callOverHttp } from '../../api/call.ts'
import { notify, notifyFailure } from '../../ui/notify.ts'
import type { Owner } from '../form/mutations.ts'
import { copySharedTrip } from './copy-shared-trip.ts'

type Link = { readonly token: string; readonly passcode: string | null }

/**
 * Opens a shared trip again after the login, and copies it.
 * @returns the path of the copy
 */
export async function takeSharedTrip(owner: Owner, { token, passcode }: Link, idempotencyKey: string): Promise<string> {
  try {
    const { trip } = await callOverHttp(openSharedTrip, { body: { token, passcode } })
    const { _id } = await copySharedTrip(owner, trip, idempotencyKey)
    notify('success', messages.taken, 'to-read')
    return paths.trip(_id)
  } catch (error) {
    notifyFailure(error, messages.takeFailed)
    throw error
  }
}
