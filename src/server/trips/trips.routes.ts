import { JsonText, type Handlers } from '../http/handler.ts'
import { createTrip, deleteTrip, editTrip, restoreTrip, showTripText, type TripDeps } from './trips.ts'
import { listTripTextsOwnedBy } from './trips.store.ts'

type TripEndpoints = 'createTrip' | 'editTrip' | 'deleteTrip' | 'restoreTrip' | 'listTrips'

export function tripHandlers(deps: TripDeps): Pick<Handlers, TripEndpoints> {
  const { store } = deps
  return {
    listTrips: async (_input, { account }) => {
      const trips = await listTripTextsOwnedBy(store.db, account.id)
      return new JsonText(`{"success":true,"trips":[${trips.map((trip) => showTripText(trip, account)).join()}]}`)
    },
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
