import type { Handlers } from '../http/handler.ts'
import type { Services } from '../services.ts'
import { createTrip, deleteTrip, editTrip, restoreTrip, showTrip } from './trips.ts'
import { listTripsOwnedBy } from './trips.store.ts'

type TripEndpoints = 'listSuggestedTrips' | 'createTrip' | 'editTrip' | 'deleteTrip' | 'restoreTrip' | 'listTrips'

export function tripHandlers(services: Services): Pick<Handlers, TripEndpoints> {
  const { guide, store } = services
  return {
    listSuggestedTrips: () => ({ success: true, trips: [...guide.current().trips] }),
    listTrips: async (_input, { account }) => {
      const trips = await listTripsOwnedBy(store.db, account.id)
      return { success: true, trips: trips.map((trip) => showTrip(trip, account)) }
    },
    createTrip: async ({ body }, { account, idempotencyKey }) => ({
      success: true,
      trip: await createTrip(services, { account, input: body, idempotencyKey }),
    }),
    editTrip: async ({ params: { id }, body: { version, ...input } }, { account }) => ({
      success: true,
      trip: await editTrip(services, { account, id, input, version }),
    }),
    deleteTrip: async ({ params: { id } }, { account }) => {
      await deleteTrip(services, { id, accountId: account.id })
      return { success: true }
    },
    restoreTrip: async ({ params: { id } }, { account }) => ({
      success: true,
      trip: await restoreTrip(services, account, id),
    }),
  }
}
