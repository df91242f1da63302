/** Compares the list of own trips with a bare server that reads the same rows. */
import * as z from 'zod/mini'
import { benchOwnRows, type BenchContext } from './own-rows-bench.ts'
import type { Row } from '../tests/support/table.ts'
import { post, signUp } from './travellers.ts'

const EMAIL = 'trips@example.org'
const LISTED = 30

export async function benchTrips(context: BenchContext): Promise<Row[]> {
  const { origin } = context
  const token = await signUp(origin, EMAIL)
  for (let index = 0; index < LISTED; index++) await saveTrip(origin, token)
  return benchOwnRows(context, {
    name: `own trips, ${LISTED} rows`,
    path: '/trip/user-trips',
    token,
    email: EMAIL,
    query: 'select id, document, version from trip where account_id = ? and deleted_at is null order by created_at, id',
  })
}

const Saved = z.object({ trip: z.object({ _id: z.string() }) })

/** @returns the id of the new trip */
export async function saveTrip(origin: string, token: string): Promise<string> {
  return Saved.parse(await post(origin, '/trip/create', TRIP, token)).trip._id
}

export const TRIP = {
  title: 'Three days in the city',
  description: 'Castle, lanes and the coast.',
  budget: 4500,
  startDate: '2026-12-20',
  endDate: '2026-12-22',
  destinations: ['Old city', 'Rander', 'Dumas'].map((name, index) => ({
    name,
    location: name,
    activities: ['First', 'Second', 'Third'].map((stop) => ({
      name: `${stop} stop`,
      date: `2026-12-2${index}`,
      time: '10:00',
      notes: 'Bring water.',
    })),
  })),
}
