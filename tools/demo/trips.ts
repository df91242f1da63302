import { datedTripInput } from '#contract/dated-trip.ts'
import { addDays } from '#contract/dates.ts'
import type { Account } from '#server/auth/accounts.store.ts'
import { createTrip } from '#server/trips/trips.ts'
import { DEMO } from './people.ts'
import type { DemoWorld } from './world.ts'

/** Gives each traveller one of the suggested trips, put on days of the coming weeks. */
export async function planTrips(world: DemoWorld, travellers: readonly Account[]): Promise<void> {
  const { trips } = world.services.guide.current()
  for (const [index, account] of travellers.entries()) {
    const trip = trips[index % trips.length]
    if (!trip) return
    const start = addDays(world.anchor.toISOString(), 3 + index * 2)
    const input = datedTripInput({ ...trip, title: `${trip.title} ${DEMO}` }, start)
    await createTrip(world.services, { account, input, idempotencyKey: null })
  }
}
