import { expect, test } from 'vitest'
import { ACCOUNT_BYTES } from '#contract/account/storage.ts'
import { longTrip } from '../support/long-trips.ts'
import { callApiOverNetwork } from '../support/network-calls.ts'
import { signUpOverNetwork, type NetworkUser } from '../support/network-users.ts'
import { scaled } from '../support/scale.ts'
import { expectUnharmed } from './outcome.ts'
import { count, startTally, type Tally } from './tally.ts'
import { startTarget } from './target.ts'

/** Each of them reads four long answers at once, which is what one account may do. */
const ACCOUNTS = scaled({ short: 1, full: 5 })

const LONG_TRIPS_EACH = scaled({ short: 24, full: 200 })

const WISHES_EACH = scaled({ short: 20, full: 500 })

const AT_ONCE = 4

/** In megabytes, above the memory before the exports. V8 leaves garbage of many megabytes while memory is free. */
const MAX_GROWTH = 200

test(
  'accounts that save all they can cannot fill the memory with lists and exports',
  { tags: 'weakness/memory-of-one-account' },
  async () => {
    // Each account reads from an IP of its own.
    const target = await startTarget({ TRUST_PROXY: '127.0.0.0/8' })
    const answers = startTally()
    const users = await Promise.all(Array.from({ length: ACCOUNTS }, () => signUpOverNetwork(target.url)))
    for (const user of users) await fill(user, answers)
    const before = target.memory()
    const exports = await Promise.all(users.flatMap((user, index) => readAtOnce(user, '/auth/my-data', index)))
    const lists = await Promise.all(users.flatMap((user, index) => readAtOnce(user, '/trip/user-trips', index)))
    const unread = await leaveUnread(users[0], 3 * AT_ONCE)
    const read = [...exports, ...lists]
    for (const status of [...read.map((each) => each.status), ...unread]) count(answers, { status })
    const longest = Math.max(...read.map(({ bytes }) => bytes))
    const { memory, ...rest } = await target.finish()
    const growth = memory.most - before
    const note = `longest answer ${(longest / 1e6).toFixed(1)} MB, ${exports.length} at once take ${growth} MB more`
    const times = `${ACCOUNTS} accounts, ${LONG_TRIPS_EACH} long trips each`
    expectUnharmed({ what: 'accounts that save all they can', times, answers, memory, note, ...rest })
    expect(read.map(({ status }) => status)).toEqual(read.map(() => 200))
    // The machine's own buffers may take an answer as a whole, which then counts no more.
    expect(new Set(unread)).toEqual(new Set([200, 429]))
    expect(longest).toBeLessThan(1.2 * ACCOUNT_BYTES)
    expect(growth).toBeLessThan(MAX_GROWTH)
  },
)

/** Saves long trips, of which every fourth is deleted again, because deleted trips stay for a while; then long wishes. */
async function fill({ url, token }: NetworkUser, answers: Tally): Promise<void> {
  for (let saved = 0; saved < LONG_TRIPS_EACH; saved += 1) {
    const { status, body } = await callApiOverNetwork(url, 'POST /trip/create', { token, body: longTrip() })
    count(answers, { status })
    const { _id: id } = Object(body['trip'])
    if (saved % 4 === 3 && status === 200) await callApiOverNetwork(url, `DELETE /trip/delete/${id}`, { token })
  }
  const Location = 'x'.repeat(2_000)
  for (let wish = 0; wish < WISHES_EACH; wish += 1) {
    const body = { Name: `Place ${wish}`, Location, Image: Location }
    count(answers, await callApiOverNetwork(url, 'POST /wishlist', { token, body }))
  }
}

function readAtOnce({ url, token }: NetworkUser, path: string, index: number) {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': `198.51.100.${index}` }
  return Array.from({ length: AT_ONCE }, async () => {
    const response = await fetch(`${url}/api${path}`, { headers })
    let bytes = 0
    for await (const chunk of response.body ?? []) bytes += chunk.byteLength
    return { status: response.status, bytes }
  })
}

/** Asks for long answers one after the other and reads none of them. @returns the statuses */
async function leaveUnread(user: NetworkUser | undefined, times: number): Promise<number[]> {
  const ending = new AbortController()
  // A response that is no longer referred to is given up, which ends its answer.
  const responses: Response[] = []
  for (let asked = 0; asked < times; asked += 1) {
    const headers = { authorization: `Bearer ${user?.token}` }
    responses.push(await fetch(`${user?.url}/api/auth/my-data`, { headers, signal: ending.signal }))
  }
  ending.abort()
  return responses.map(({ status }) => status)
}
