import { expect, test } from 'vitest'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { longTrip } from '../../../../tests/support/long-trips.ts'
import { createTestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'

test(
  'one address cannot take the long answers of others with several accounts',
  { tags: 'weakness/memory-of-one-account' },
  async () => {
    const testApp = await createTestApp({ env: { RATE_LIMITS: 'off' } })
    const users = await Promise.all(Array.from({ length: 4 }, () => createUser(testApp)))
    for (const { token } of users) {
      for (let saved = 0; saved < 2; saved += 1)
        await callApi(testApp, 'POST /trip/create', { token, body: longTrip() })
    }
    const [other, ...accounts] = users
    const leaveUnread = ({ token = '' }: { token?: string }, remoteAddress: string) =>
      testApp.app.inject({
        url: '/api/trip/user-trips',
        remoteAddress,
        headers: { authorization: `Bearer ${token}` },
        payloadAsStream: true,
      })
    const taken = await Promise.all(
      accounts.flatMap((user) => Array.from({ length: 4 }, () => leaveUnread(user, '198.51.100.7'))),
    )
    const answered = await leaveUnread(other ?? {}, '203.0.113.9')
    expect(taken.filter(({ statusCode }) => statusCode === 200)).toHaveLength(8)
    expect(taken.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
    expect(answered.statusCode).toBe(200)
    for (const answer of [...taken, answered]) answer.stream().destroy()
  },
)
