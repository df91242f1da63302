import { expect, test } from 'vitest'
import { expectUnharmed } from './outcome.ts'
import { openRawConnection } from './raw-connection.ts'
import { isFullRun } from '../support/scale.ts'
import { count, startTally } from './tally.ts'
import { startTarget, type Target } from './target.ts'

/** More than twice the limit of one IP per minute. The test still reaches the limit when a new minute begins. */
const REQUESTS = 2_500
const CONNECTIONS = 10

type Headers = readonly (readonly [string, string])[]

async function askAs(target: Target, getHeaders: (index: number) => Headers, times = REQUESTS) {
  const answers = startTally()
  const indices = Array.from({ length: times }, (_, index) => index)
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const connection = openRawConnection(target.port)
      for (let index = indices.pop(); index !== undefined; index = indices.pop()) {
        const headers = getHeaders(index)
        count(answers, await connection.ask({ method: 'GET', target: '/api/attractions?name=', headers }))
      }
      connection.close()
    }),
  )
  return answers
}

const getAddress = (index: number) => `203.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

/** Headers in which proxies name the client. */
const names = ['X-Forwarded-For', 'X-Real-IP', 'True-Client-IP', 'CF-Connecting-IP', 'X-Client-IP', 'Client-IP']

const madeUp = (index: number): Headers => [
  ...names.map((name) => [name, getAddress(index)] as const),
  ['Forwarded', `for=${getAddress(index)};proto=https`] as const,
]

test('the server ignores an IP that a client makes up while no proxy is trusted', async () => {
  const target = await startTarget({ RATE_LIMITS: 'on' })
  const answers = await askAs(target, madeUp)
  expect(answers.limited).toBeGreaterThan(0)
  const times = `${REQUESTS} requests`
  expectUnharmed({ what: 'made-up addresses, no proxy trusted', times, answers, ...(await target.finish()) })
})

test.runIf(isFullRun)('behind a trusted proxy only the IP that the proxy saw counts', async () => {
  const target = await startTarget({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.0/8' })
  const seenByProxy = (index: number): Headers => [
    ...madeUp(index).filter(([name]) => name !== 'X-Forwarded-For'),
    ['X-Forwarded-For', `${getAddress(index)}, 10.0.0.1, 198.51.100.7`] as const,
  ]
  const answers = await askAs(target, seenByProxy)
  expect(answers.limited).toBeGreaterThan(0)
  const another = await askAs(target, () => [['X-Forwarded-For', '198.51.100.8']], 1)
  expect(another.limited).toBe(0)
  const times = `${REQUESTS} requests`
  expectUnharmed({ what: 'made-up addresses behind a proxy', times, answers, ...(await target.finish()) })
})
