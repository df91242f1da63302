import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { endpoints } from '../support/access-callers.ts'
import { bareTrip, testApp, useAccessApp } from '../support/access-targets.ts'
import { isBriefRun } from '../support/scale.ts'
import { createUser } from '../support/users.ts'
import { createCaller, listHuntedFields, writeRequest } from './hunted-requests.ts'
import { expectUnharmed } from './outcome.ts'
import { measureRequest, type Cost } from './request-cost.ts'
import { count, startTally } from './tally.ts'

useAccessApp()

/** The bound of the hunter (docs/decisions/0093). Without it, these requests took 0.6 s, and minutes. */
const MAX_MILLISECONDS = 50

/** The first request is compiled, and other work adds to a time. */
const RUNS = 4

/** As much as Node accepts of all headers together. */
const HEADER_LENGTH = 15_000

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-none-match',
  'origin',
  'purpose',
  'range',
  'user-agent',
  'x-forwarded-for',
]
const REPEATED = [' ', '\t', ';', ',', ', ', '; ', ';q=0', 'a;', '*,', '"', 'W/"', '=', '/', '%', '0.', 'en ', '(']

async function leastCost(request: () => Promise<InjectOptions>): Promise<Cost> {
  const costs: Cost[] = []
  while (costs.length < RUNS && (costs.at(-1)?.milliseconds ?? Infinity) > MAX_MILLISECONDS / 2)
    costs.push(await measureRequest(testApp.app, await request()))
  return costs.reduce((least, cost) => (cost.milliseconds < least.milliseconds ? cost : least))
}

/** Two kinds of marks in turn: a normal form of Unicode moves each of them past all that stand before it. */
function pileOfMarks(bytes: number): string {
  return `a${'\u0301\u0316'.repeat(Math.floor((bytes - 1) / 4))}`
}

type Named = Cost & { readonly name: string }

/** @returns the requests that cost too much */
function reportCosts(what: string, costs: readonly Named[]): readonly Named[] {
  const answers = startTally()
  for (const { status } of costs) count(answers, { status })
  const worst = costs.toSorted((one, other) => other.milliseconds - one.milliseconds)[0]
  expectUnharmed({
    what,
    times: `${costs.length} requests`,
    answers,
    note: `at most ${worst?.milliseconds.toFixed(1)} ms of the processor (${worst?.name})`,
  })
  return costs.filter(({ milliseconds }) => milliseconds > MAX_MILLISECONDS)
}

test('no header takes much time of the processor', { tags: 'weakness/headers-of-strangers' }, async () => {
  const costs: Named[] = []
  for (const header of HEADERS) {
    for (const part of REPEATED) {
      const value = `a${part.repeat(HEADER_LENGTH / part.length)}b`
      const request = async () => ({
        method: 'POST' as const,
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json', [header]: value },
        payload: '{}',
      })
      costs.push({ name: `${header} of ${JSON.stringify(part)}`, ...(await leastCost(request)) })
    }
  }
  expect(reportCosts('long headers of a guest', costs)).toEqual([])
})

test('no pile of marks takes much time of the processor', { tags: 'weakness/piled-marks' }, async () => {
  const { token } = await createUser(testApp)
  const trip = async () => ({
    method: 'POST' as const,
    url: '/api/trip/create',
    headers: { authorization: `Bearer ${token}` },
    payload: { ...bareTrip, title: pileOfMarks(200_000) },
  })
  const costs: Named[] = [{ name: 'title of a trip', ...(await leastCost(trip)) }]
  for (const entry of isBriefRun ? [] : endpoints) {
    for (const field of listHuntedFields(entry, await createCaller(entry))) {
      if (field.part !== 'body') continue
      const value = pileOfMarks(Math.min(field.bytes, 60_000))
      const request = async () => writeRequest(entry, { caller: await createCaller(entry), field, value })
      costs.push({ name: `${entry.name} ${field.path}`, ...(await leastCost(request)) })
    }
  }
  expect(reportCosts('piles of marks in every field of a body', costs)).toEqual([])
})

test('an object of many keys takes little time of the processor', { tags: 'weakness/trip-of-faults' }, async () => {
  const { token } = await createUser(testApp)
  const keys = (run: number) =>
    Object.fromEntries(Array.from({ length: 40_000 }, (_, index) => [`k${run}-${index}`, 1]))
  let run = 0
  const trip = async () => ({
    method: 'POST' as const,
    url: '/api/trip/create',
    headers: { authorization: `Bearer ${token}` },
    payload: { ...bareTrip, title: '', ...keys((run += 1)) },
  })
  expect(reportCosts('an object of 40,000 keys', [{ name: 'trip', ...(await leastCost(trip)) }])).toEqual([])
})
