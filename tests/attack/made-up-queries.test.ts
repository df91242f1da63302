import { expect, test } from 'vitest'
import { scaled } from '../support/scale.ts'
import { startFlood } from './flood.ts'
import { expectUnharmed } from './outcome.ts'
import { openRawConnection } from './raw-connection.ts'
import { count, startTally } from './tally.ts'
import { startTarget } from './target.ts'

const CONNECTIONS = scaled({ short: 20, full: 100 })
const SECONDS = scaled({ short: 1, full: 20 })

/** The limit of a process in memory, besides what it needs to render many pages at once. */
const MAX_GROWTH_MB = 200

/** Pages and lists that people ask for again and again: addresses of the guide, and filters that are links on its pages. */
const REAL = ['/', '/cafe', '/api/explore', '/cafe?free=1', '/places?area=Rander', '/api/places?open=2026-12-07T10:00']

const kinds = [
  { what: 'made-up search terms', target: `/api/search?q=castle*${'x'.repeat(200)}` },
  { what: 'made-up filters', target: '/api/places?diet=jain&wifi=*' },
  { what: 'pages of made-up filters', target: '/places?area=*&price=1' },
]

test.each(kinds)('$what fill no memory and displace no answer that others ask for', async ({ what, target: made }) => {
  const target = await startTarget({ RATE_LIMITS: 'off' })
  const others = openRawConnection(target.port)
  const read = (path: string) => others.ask({ method: 'GET', target: path, headers: [['Accept-Encoding', 'br']] })
  // The second answer of a query is compressed well and stays in memory. One that was displaced would be longer.
  for (const path of REAL) await read(path)
  const lengths: number[] = []
  for (const path of REAL) lengths.push((await read(path)).body.length)

  const flood = startFlood({ port: target.port, connections: CONNECTIONS, target: made, headers: [] })
  const answers = startTally()
  const begunAt = performance.now()
  for (let index = 0; index < REAL.length || performance.now() - begunAt < SECONDS * 1_000; index += 1) {
    count(answers, await read(REAL[index % REAL.length] ?? '/'))
  }
  const { asked } = await flood.stop()
  const after: number[] = []
  for (const path of REAL) after.push((await read(path)).body.length)
  others.close()

  const outcome = await target.finish()
  expectUnharmed({
    what: `flood of ${what}`,
    times: `${CONNECTIONS} connections, ${asked} requests`,
    answers,
    ...outcome,
  })
  expect(after).toEqual(lengths)
  expect(answers.unavailable + answers.limited + answers.cut).toBe(0)
  expect(outcome.memory.most - outcome.memory.before).toBeLessThan(MAX_GROWTH_MB)
})
