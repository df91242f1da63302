import { expect, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { hasHaproxy, startHaproxy } from '../support/haproxy.ts'
import { signUpOverNetwork } from '../support/network-users.ts'
import { isBriefRun, isFullRun, scaled } from '../support/scale.ts'
import { startServer } from '../support/server-process.ts'
import { createStoreLocation, getVariables } from '../support/stores.ts'
import { planTogether } from '../support/together.ts'
import { quantile } from '../support/quantiles.ts'
import { report } from './outcome.ts'

const PEOPLE = 6
const PROCESSES = 3
const PER_SECOND = scaled({ short: 4, full: 10 })
const MS = scaled({ short: 5_000, full: 60_000 })
const DELAY_MS = scaled({ short: 200, full: 2_000 })
const CUTS = scaled({ short: 1, full: 2 })
const MAX_SEEN_MS = 1_500
/** For the rights of somebody who is removed, and their stream. */
const MAX_ENDED_MS = 1_000

// A browser that lost its network asks again after up to 19 seconds.
test.skipIf(!hasHaproxy || isBriefRun)(
  'six people in three processes behind a balancer lose no edit: slow, cut off, and one process killed',
  async () => {
    const location = await createStoreLocation('Postgres')
    const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort))
    const url = await startHaproxy(ports)
    const env = { ...getVariables(location), RATE_LIMITS: 'off', TRUST_PROXY: '127.0.0.1/32', PUBLIC_URL: url }
    const servers = await Promise.all(ports.map((port) => startServer({ ...env, PORT: String(port) })))
    const sessions = await Promise.all(Array.from({ length: PEOPLE }, () => signUpOverNetwork(url)))
    const found = await planTogether({
      url,
      sessions,
      perSecond: PER_SECOND,
      ms: MS,
      delayMs: DELAY_MS,
      cuts: CUTS,
      onHalf: async () => servers[1]?.stop('SIGKILL'),
    })
    const [seen = Infinity, seenWithCuts, edited] = [
      found.seenAfterMs,
      found.seenAfterCutsMs,
      found.seenAfterEditMs,
    ].map((times) => Math.round(quantile(times, 0.95)))
    report({
      what: 'six people edit one trip in three processes; one is killed, each is cut off',
      times: `${MS / 1000} s of ${PER_SECOND} edits a second each`,
      acknowledged: found.edits,
      lost: found.lost.length,
      note: [
        `${found.saves} saves, ${found.questions} questions`,
        `shown to others ${seen} ms after the server has a save (p95; limit ${MAX_SEEN_MS} ms; ${DELAY_MS} ms there and back are not taken off)`,
        `${seenWithCuts} ms with those whose network was away meanwhile`,
        `${edited} ms after the edit`,
        `removed: stream ends after ${Math.round(found.endedAfterMs)} ms (limit ${MAX_ENDED_MS} ms)`,
        `calls answer ${found.statusAfter} after ${Math.round(found.refusedAfterMs)} ms (limit ${MAX_ENDED_MS} ms)`,
      ].join('; '),
    })
    expect(found.lost).toEqual([])
    expect(found.differences).toEqual([])
    expect(found.statusAfter).toBe(404)
    expect(found.needlessQuestions === 0 ? [] : found.asked).toEqual([])
    // Shorter runs stand beside other tests.
    const [shown, ended, refused] = isFullRun ? [seen, found.endedAfterMs, found.refusedAfterMs] : []
    expect(shown ?? 0, 'a save is shown to others in time').toBeLessThanOrEqual(MAX_SEEN_MS)
    expect(ended ?? 0, 'the stream of whoever is removed ends in time').toBeLessThanOrEqual(MAX_ENDED_MS)
    expect(refused ?? 0, 'the rights of whoever is removed end in time').toBeLessThanOrEqual(MAX_ENDED_MS)
    await Promise.all([servers[0]?.stop(), servers[2]?.stop()])
  },
)
