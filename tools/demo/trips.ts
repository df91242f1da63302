import { datedTripInput } from '#contract/trip/suggested-trips.ts'
import { addDays } from '#contract/text/dates.ts'
import type { Account } from '#server/account/auth/accounts.store.ts'
import { createTrip } from '#server/travellers/trips/trips.ts'
import { DEMO } from './people.ts'
import type { DemoServices } from './demo-services.ts'

/** Creates one suggested trip for each traveller, dated in the coming weeks. */
export async function planTrips(demo: DemoServices, travellers: readonly Account[]): Promise<void> {
  const trips = demo.services.guide.current().suggestedTrips()
  for (const [index, account] of travellers.entries()) {
    const trip = trips[index % trips.length]
    if (!trip) return
    const start = addDays(demo.anchor.toISOString(), 3 + index * 2)
    const input = datedTripInput({ ...trip, title: `${trip.title} ${DEMO}` }, start)
    await createTrip(demo.services, { account, input, idempotencyKey: null })
  }
}
