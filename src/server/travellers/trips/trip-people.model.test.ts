import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitedRoles } from '#contract/trip/trip-rights.ts'
import {
  act,
  createCompanions,
  NAMES,
  readPeople,
  sortPeople,
  type Act,
} from '../../../../tests/support/companions-model.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { TestUser } from '../../../../tests/support/users.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => testApp.close())

const by = fc.constantFrom(...NAMES)
const whom = by
const role = fc.constantFrom(...invitedRoles)
const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('invite' as const), by, role }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('accept' as const), by, which: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), by, whom, role }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'hand over' as const), by, whom }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('leave' as const, 'edit' as const), by }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete account' as const), by }) },
)

test('whatever four people do, a trip has one owner, nobody has more than the table gives, and it stays while anybody is in it', async () => {
  await fc.assert(
    // One account makes at most 20 links of a trip.
    fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 40 }), async (list) => {
      const world = await createCompanions(testApp)
      for (const done of list) {
        const { status, expected } = await act(world, done)
        expect({ ...done, status }).toEqual({ ...done, status: expected })
        const people = await readPeople(world)
        expect(people).toEqual(sortPeople(world.people))
        await expectFreshLists(testApp, world.users.values())
        expect(people.filter(([, own]) => own === 'owner')).toHaveLength(world.people.size === 0 ? 0 : 1)
      }
    }),
    { numRuns: 60 },
  )
})

/** Pages of trips are made anew each time. */
async function expectFreshLists(asked: TestApp, users: Iterable<TestUser>): Promise<void> {
  for (const user of users) {
    const whole = await callApi(asked, 'GET /trip/user-trips', user)
    const page = await callApi(asked, 'GET /trip/user-trips?limit=100', user)
    expect([whole.status, whole.body['trips']]).toEqual([page.status, page.body['trips']])
  }
}
