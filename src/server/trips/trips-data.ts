import type { Executor } from '../store/database.ts'
import type { Person, PersonalData } from '../store/personal-data.ts'
import { showTrip } from './trips.ts'
import { listTripsOwnedBy } from './trips.store.ts'

export const tripsData = { tables: ['trip'] } satisfies PersonalData

export async function collectTrips(executor: Executor, person: Person) {
  const trips = await listTripsOwnedBy(executor, person.id)
  return { trips: trips.map((trip) => showTrip(trip, person)) }
}
