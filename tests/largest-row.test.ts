import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { TripInput } from '#contract/trip/trips.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { MAX_MEMBER_BYTES } from '#server/operator/backup/archive.ts'
import { PART_BYTES } from '#server/operator/backup/backup.ts'
import { giveStopIds } from '#server/travellers/trips/entry-ids.ts'
import { completeStops } from '#server/travellers/trips/stops.ts'
import { createTestApp } from './support/test-app.ts'
import { createUser } from './support/users.ts'

const MEGABYTE = 1024 * 1024

test('the server reads no JSON body of a megabyte', { tags: 'weakness/backup-of-long-trips' }, async () => {
  const testApp = await createTestApp()
  const { token } = await createUser(testApp, { isAdmin: true })
  const statuses = await Promise.all(
    Object.values(api)
      .filter((endpoint) => 'body' in endpoint && !('upload' in endpoint))
      .map(async ({ method, path }, index) => {
        const { statusCode } = await testApp.app.inject({
          method,
          url: `/api${path.replace(':id', 'a')}`,
          // The bodies of one IP are bounded together.
          remoteAddress: `198.51.100.${index}`,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          payload: JSON.stringify({ text: 'x'.repeat(MEGABYTE) }),
        })
        return `${statusCode} ${method} ${path}`
      }),
  )
  expect(statuses.length).toBeGreaterThan(10)
  expect(statuses.filter((answer) => !answer.startsWith('413'))).toEqual([])
})

test(
  'the longest row that a request can make fits into a member of a backup',
  { tags: 'weakness/backup-of-long-trips' },
  () => {
    const activities = Array.from({ length: TRIP_LIMITS.activities }, () => ({ name: 'A' }))
    const destinations = Array.from({ length: TRIP_LIMITS.destinations }, () => ({ name: 'D', activities }))
    const sent = { title: 'T', budget: 0, destinations }
    const getBytes = (value: object) => Buffer.byteLength(JSON.stringify(value))
    const read = TripInput.parse(sent)
    // A name brings the slug of its place. The guide has none that is longer.
    const places = { hasPlace: () => true, slugOfName: () => 'x'.repeat(60) }
    const stops = completeStops(read.destinations, [], places)
    const stored = { ...read, destinations: giveStopIds(stops, () => crypto.randomUUID()) }
    const addedByDefaults = getBytes(stored) - getBytes(sent)
    // A document is JSON inside the JSON of its row, where each quote and backslash is written twice.
    const longestRow = 2 * (MEGABYTE + addedByDefaults)
    expect(addedByDefaults).toBeGreaterThan(0)
    expect(PART_BYTES + longestRow).toBeLessThan(MAX_MEMBER_BYTES / 10)
  },
)
