import type { InvitedRole } from '#contract/trip/trip-rights.ts'
import { Trip } from '#contract/trip/trips.ts'
import { insertPerson } from '#server/travellers/trips/trip-people.store.ts'
import { callApi } from './api-calls.ts'
import type { TestApp } from './test-app.ts'
import { createUser, type TestUser } from './users.ts'

/** Two days with a stop each. */
export const sharedPlan = {
  title: 'Castle',
  budget: 0,
  startDate: '2026-12-07',
  endDate: '2026-12-08',
  destinations: [
    {
      name: 'Surat',
      activities: [
        { id: 'castle', name: 'Castle', date: '2026-12-07' },
        { id: 'market', name: 'Market', date: '2026-12-08' },
      ],
    },
  ],
}

export async function createTrip(testApp: TestApp, { token }: TestUser, plan: object = sharedPlan): Promise<Trip> {
  const { body } = await callApi(testApp, 'POST /trip/create', { token, body: plan })
  return Trip.parse(body['trip'])
}

type Joining = { readonly trip: string; readonly user: Pick<TestUser, 'id'>; readonly role: InvitedRole }

/** Somebody joins without an invite. @returns the id of the person in the trip */
export async function joinTrip({ store, clock }: TestApp, { trip, user, role }: Joining): Promise<string> {
  const id = crypto.randomUUID()
  await insertPerson(store.db, { id, tripId: trip, accountId: user.id, role, at: clock.now().toISOString() })
  return id
}

export type SharedTrip = {
  readonly owner: TestUser
  readonly friend: TestUser
  /** The id of the trip. */
  readonly trip: string
  /** As it was made. */
  readonly created: Trip
  /** The id of the friend in the trip. */
  readonly personId: string
}

/** Asha's trip, which Bina has joined a second later. */
export async function shareTrip(
  testApp: TestApp,
  { role = 'editor', plan = sharedPlan }: { role?: InvitedRole; plan?: object } = {},
): Promise<SharedTrip> {
  const [owner, friend] = [await createUser(testApp, { name: 'Asha' }), await createUser(testApp, { name: 'Bina' })]
  const created = await createTrip(testApp, owner, plan)
  testApp.clock.advance(1_000)
  const personId = await joinTrip(testApp, { trip: created._id, user: friend, role })
  testApp.clock.advance(1_000)
  return { owner, friend, trip: created._id, created, personId }
}
