import { expect, test } from 'vitest'
import { ACCOUNT_BYTES } from '#contract/storage.ts'
import { longTrip } from '../support/long-trips.ts'
import { callApiOverNetwork } from '../support/network-calls.ts'
import { signUpOverNetwork } from '../support/network-users.ts'
import { scaled } from '../support/scale.ts'
import { expectUnharmed } from './outcome.ts'
import { count, startTally } from './tally.ts'
import { startTarget } from './target.ts'

const LONG_TRIPS = scaled({ short: 24, full: 1_000 })

const WISHES = scaled({ short: 50, full: 500 })

const EXPORTS_AT_ONCE = 20

/** In megabytes, above the memory before the exports. */
const MAX_GROWTH = 100

test(
  'one account that saves all it can cannot fill the memory with lists and exports',
  { tags: 'weakness/memory-of-one-account' },
  async () => {
    const target = await startTarget()
    const { url, token } = await signUpOverNetwork(target.url)
    const answers = startTally()
    for (let saved = 0; saved < LONG_TRIPS; saved += 1) {
      const { status, body } = await callApiOverNetwork(url, 'POST /trip/create', { token, body: longTrip() })
      count(answers, { status })
      // Every second trip is deleted again, because deleted trips stay for a while.
      const { _id: id } = Object(body['trip'])
      if (saved % 2 === 1 && status === 200) await callApiOverNetwork(url, `DELETE /trip/delete/${id}`, { token })
    }
    const Location = 'x'.repeat(2_000)
    for (let wish = 0; wish < WISHES; wish += 1) {
      const body = { Name: `Place ${wish}`, Location, Image: Location }
      count(answers, await callApiOverNetwork(url, 'POST /wishlist', { token, body }))
    }
    const headers = { authorization: `Bearer ${token}` }
    const before = target.memory()
    const lengths = await Promise.all(
      ['/auth/my-data', '/trip/user-trips', '/wishlist/user-wishlist'].flatMap((path) =>
        Array.from({ length: EXPORTS_AT_ONCE }, async () => {
          const response = await fetch(`${url}/api${path}`, { headers })
          let bytes = 0
          for await (const chunk of response.body ?? []) bytes += chunk.byteLength
          count(answers, { status: response.status })
          return bytes
        }),
      ),
    )
    const longest = Math.max(...lengths)
    const { memory, ...rest } = await target.finish()
    const growth = memory.most - before
    const note = `longest answer ${(longest / 1e6).toFixed(1)} MB, ${lengths.length} at once take ${growth} MB more`
    expectUnharmed({
      what: 'one account that saves all it can',
      times: `${LONG_TRIPS} long trips`,
      answers,
      memory,
      note,
      ...rest,
    })
    expect(longest).toBeLessThan(1.2 * ACCOUNT_BYTES)
    expect(growth).toBeLessThan(MAX_GROWTH)
  },
)
