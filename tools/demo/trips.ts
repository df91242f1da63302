import { addDays } from '#contract/dates.ts'
import type { SuggestedTrip } from '#contract/suggested-trips.ts'
import { noAccommodation, noTransportation, type TripInput } from '#contract/trips.ts'
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
    await createTrip(world.services, { account, input: dated(trip, start), idempotencyKey: null })
  }
}

function dated({ title, description, budget, days, destinations }: SuggestedTrip, start: string): TripInput {
  const dateOf = (day: number) => addDays(start, day - 1)
  return {
    title: `${title} ${DEMO}`,
    description,
    budget,
    startDate: start,
    endDate: dateOf(Math.max(days, 1)),
    destinations: destinations.map(({ name, location, fromDay, toDay, notes, activities }) => ({
      name,
      location,
      startDate: dateOf(fromDay),
      endDate: dateOf(toDay),
      notes,
      accommodation: noAccommodation,
      transportation: noTransportation,
      activities: activities.map(({ name, day, time, notes }) => ({ name, date: dateOf(day), time, notes })),
    })),
  }
}
