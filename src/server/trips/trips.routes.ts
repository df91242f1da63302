import { JsonText, type Handlers } from '../http/handler.ts'
import type { Services } from '../app/services.ts'
import { createTrip, deleteTrip, editTrip, restoreTrip, showTripText } from './trips.ts'
import { listTripTextsOwnedBy } from './trips.store.ts'

type TripEndpoints = 'listSuggestedTrips' | 'createTrip' | 'editTrip' | 'deleteTrip' | 'restoreTrip' | 'listTrips'

export function tripHandlers(services: Services): Pick<Handlers, TripEndpoints> {
  const { guide, store } = services
  return {
    listSuggestedTrips: () => ({ success: true, trips: [...guide.current().trips] }),
    listTrips: async (_input, { account }) => {
      const trips = await listTripTextsOwnedBy(store.db, account.id)
      return new JsonText(`{"success":true,"trips":[${trips.map((trip) => showTripText(trip, account)).join()}]}`)
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
