import type { tripOperations } from '#contract/trip/trips.operations.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { JsonStream } from '../../platform/http/json-stream.ts'
import { createTrip, deleteTrip, editTrip, getTrip, restoreTrip, type TripDeps } from './trips.ts'
import { listPageOfTrips, listTrips } from './trip-lists.ts'

export function tripHandlers(deps: TripDeps): HandlersFor<typeof tripOperations> {
  return {
    listTrips: async ({ query }, { account }) => {
      const isPage = query.limit !== undefined || query.cursor !== undefined
      if (!isPage)
        return new JsonStream({ success: true }, { trips: listTrips(deps.store.db, account, deps.guide.current()) })
      const { trips, nextCursor } = await listPageOfTrips(deps, account, query)
      return new JsonStream({ success: true, nextCursor }, { trips })
    },
    getTrip: async ({ params: { id } }, { account }) => ({ success: true, trip: await getTrip(deps, account, id) }),
    createTrip: async ({ body }, { account, idempotencyKey }) => ({
      success: true,
      trip: await createTrip(deps, { account, input: body, idempotencyKey }),
    }),
    editTrip: async ({ params: { id }, body: { version, ...input } }, { account }) => ({
      success: true,
      trip: await editTrip(deps, { account, id, input, version }),
    }),
    deleteTrip: async ({ params: { id } }, { account }) => {
      await deleteTrip(deps, { id, accountId: account.id })
      return { success: true }
    },
    restoreTrip: async ({ params: { id } }, { account }) => ({
      success: true,
      trip: await restoreTrip(deps, account, id),
    }),
  }
}
