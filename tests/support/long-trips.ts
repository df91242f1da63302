import { randomBytes } from 'node:crypto'
import { callApi } from './api-calls.ts'
import type { TestApp } from './test-app.ts'
import { createUser } from './users.ts'

/** A trip of half a megabyte, nearly as long as a request may be. Compression cannot shorten its random texts much. */
export function longTrip() {
  const activities = Array.from({ length: 100 }, () => ({ name: 'A', notes: randomBytes(3_748).toString('base64') }))
  return { title: 'Long', budget: 0, startDate: '2026-04-01', destinations: [{ name: 'Dumas', activities }] }
}

/** No traveller may hold more of them. */
const LONG_TRIPS_EACH = 18

/** Saves long trips, in the accounts of as many travellers as they need. */
export async function saveLongTrips(testApp: TestApp, count: number): Promise<void> {
  for (let left = count; left > 0; left -= LONG_TRIPS_EACH) {
    const { token, ip } = await createUser(testApp)
    for (let saved = 0; saved < Math.min(left, LONG_TRIPS_EACH); saved += 1) {
      const { status } = await callApi(testApp, 'POST /trip/create', { token, ip, body: longTrip() })
      if (status !== 200) throw new Error(`A long trip was refused with ${status}`)
    }
  }
}
