import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startServer } from '../support/server-process.ts'
import { createStoreLocation, engines, getVariables } from '../support/stores.ts'
import { measureTimeUntil } from '../support/network-calls.ts'
import { expectNothingLost } from './outcome.ts'
import { scaled } from '../support/scale.ts'
import { countMissing, signUpOverNetwork, type NetworkUser } from '../support/network-users.ts'

const STOPS = scaled({ short: 1, full: 10 })
const SAVERS = 8
const READERS = 8

/** The stop comes after this many answers. */
const UNDER_WAY = 100

describe.each(engines)('a server on $engine that stops under load', ({ engine }) => {
  test('answers every request that it accepted, and ends with status 0', async () => {
    const location = await createStoreLocation(engine)
    const first = await startServer(getVariables(location))
    const traveller = await signUpOverNetwork(first.url)
    const stops = []
    for (let count = 0; count < STOPS; count += 1) {
      const server = count === 0 ? first : await startServer(getVariables(location))
      const load = putUnderLoad({ ...traveller, url: server.url })
      await measureTimeUntil(async () => load.answered() > UNDER_WAY)
      const begun = performance.now()
      expect(await server.stop()).toBe(0)
      stops.push({ ...(await load.end()), duration: performance.now() - begun })
    }

    expect(stops.flatMap(({ failures }) => failures)).toEqual([])
    const slowest = Math.max(...stops.map(({ duration }) => duration))
    expect(slowest).toBeLessThan(30_000)
    const last = await startServer(getVariables(location))
    const saved = stops.flatMap((stop) => stop.saved)
    expectNothingLost({
      what: `SIGTERM under load, ${engine}`,
      times: `${STOPS} stops`,
      ...(await countMissing({ ...traveller, url: last.url }, saved)),
      note: `${sum(stops.map(({ answered }) => answered))} requests answered, none failed; ended in ${Math.round(slowest)} ms at the most`,
    })
  })
})

type Load = {
  answered(): number
  /** Waits until the server has closed every connection. */
  end(): Promise<{ saved: string[]; failures: string[]; answered: number }>
}

/**
 * Saves and reads on kept-alive connections until an answer closes its connection. A balancer then uses another server.
 * A refused connection is no failure, because the server never accepted its request.
 */
function putUnderLoad({ url, token }: NetworkUser): Load {
  const saved: string[] = []
  const failures: string[] = []
  let answered = 0
  const save = async () => {
    const title = randomUUID()
    const response = await fetch(`${url}/api/trip/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': title },
      body: JSON.stringify({ title, budget: 0, destinations: [{ name: 'Dumas' }] }),
    })
    if (response.status === 200) saved.push(title)
    return response
  }
  const read = () => fetch(`${url}/explore`)
  const repeat = async (ask: () => Promise<Response>): Promise<void> => {
    for (;;) {
      const response = await ask()
      await response.arrayBuffer()
      if (response.status !== 200) failures.push(String(response.status))
      answered += 1
      if (response.headers.get('connection') === 'close') return
    }
  }
  const note = (error: unknown) => failures.push(String(error))
  const workers = [
    ...Array.from({ length: SAVERS }, () => repeat(save).catch(note)),
    ...Array.from({ length: READERS }, () => repeat(read).catch(note)),
  ]
  return {
    answered: () => answered,
    end: async () => {
      await Promise.all(workers)
      return { saved, failures, answered }
    },
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
