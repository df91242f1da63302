import type { deskTripOperations } from '#contract/admin/desk-trips.operations.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { DeskTrip, ListedDeskTrip } from '#contract/admin/desk-trips.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { createDeskCalls } from './desk-calls.ts'
import type { StoredEntry } from './entries.store.ts'
import type { DeskDeps } from './entry-kind.ts'
import { describe, listed } from './list-entries.ts'
import { drawings } from './place-choices.ts'
import { tripKind } from './trip-kind.ts'

export function deskTripHandlers(deps: DeskDeps): HandlersFor<typeof deskTripOperations> {
  const calls = createDeskCalls({ deps, kind: tripKind }, (trip: StoredEntry<ContentTrip>): DeskTrip => ({
    ...describe(tripKind, trip),
    days: trip.text.days,
  }))
  return {
    listDeskTrips: async (input) => {
      const { entries, ...page } = await calls.list(input)
      const trips = entries.map((trip): ListedDeskTrip => ({ ...listed(tripKind, trip), days: trip.text.days }))
      return { success: true, trips, ...page }
    },
    getDeskTrip: async (input) => ({ success: true, trip: await calls.get(input) }),
    createDeskTrip: async ({ body: { trip, ...how } }, caller) => ({
      success: true,
      trip: await calls.create({ ...how, text: trip }, caller),
    }),
    saveDeskTrip: async ({ params: { slug }, body: { trip, ...how } }, caller) => ({
      success: true,
      trip: await calls.save(slug, { ...how, text: trip }, caller),
    }),
    previewDeskTrip: async ({ body: { trip } }) => {
      await tripKind.check(deps, trip)
      return { success: true, trip: deps.guide.current().previewTrip(trip) }
    },
    discardDeskTripDraft: async (input, caller) => ({ success: true, trip: await calls.discard(input, caller) }),
    retireDeskTrip: async (input, caller) => ({ success: true, trip: await calls.retire(input, caller) }),
    bringBackDeskTrip: async (input, caller) => ({ success: true, trip: await calls.bringBack(input, caller) }),
    listDeskTripVersions: async (input) => ({ success: true, ...(await calls.versions(input)) }),
    restoreDeskTripVersion: async (input, caller) => ({ success: true, trip: await calls.restore(input, caller) }),
    chooseDeskTripText: async (input, caller) => ({ success: true, trip: await calls.choose(input, caller) }),
    getTripChoices: () => ({ success: true, choices: { illustrations: drawings(deps) } }),
  }
}
