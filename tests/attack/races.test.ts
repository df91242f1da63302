import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints, type Entry } from '../support/access-callers.ts'
import type { AccessRequest } from '../support/access-rows.ts'
import { testApp, useAccessApp, type Params } from '../support/access-targets.ts'
import { isBriefRun, isFullRun, scaled } from '../support/scale.ts'
import { createUser, type TestUser } from '../support/users.ts'
import { drawFrom } from './draw.ts'
import { writeRequest } from './hunted-requests.ts'
import { expectUnharmed } from './outcome.ts'
import { describeRows, listNamingColumns, type NamingColumns } from './race-state.ts'
import { count, startTally } from './tally.ts'

/** `ATTACK_SEED=… npm run test:attack -- races` draws other pairs where not all are run. */
const SEED = Number(process.env['ATTACK_SEED'] ?? 20_261_126)

const writes = endpoints.filter(({ endpoint: { method } }) => method !== 'GET')

type Pair = readonly [Entry, Entry]
type Order = 'together' | 'first, second' | 'second, first' | 'first' | 'second'

/** Which of the two succeeded, and what the database holds of them. */
type Outcome = { readonly statuses: readonly (number | null)[]; readonly rows: readonly string[] }

/** Two writes of one room may ask for the same thing: a trip, a draft, a session. */
const getRoom = ({ endpoint: { path } }: Entry) => path.split('/:')[0]?.split('/').slice(1, 3).join('/') ?? ''

const isRelated = ([first, second]: Pair) => getRoom(first).split('/')[0] === getRoom(second).split('/')[0]

const pairs = writes.flatMap((first, index) => writes.slice(index).map((second): Pair => [first, second]))
const related = pairs.filter(isRelated)
const unrelated = pairs.filter((pair) => !isRelated(pair))

/** Pairs that may meet run on both databases. Of the others, which meet in the account alone, some are drawn. */
const races = [
  { engine: 'SQLite', chosen: [...drawRelated(), ...drawFrom(unrelated, scaled({ short: 10, full: 500 }), SEED)] },
  { engine: 'Postgres', chosen: drawRelated() },
] as const

function drawRelated(): Pair[] {
  return drawFrom(related, scaled({ short: 20, full: related.length }), SEED)
}

const answers = startTally()
let pairsRun = 0

describe.runIf(!isBriefRun).each(races)('on $engine', ({ engine, chosen }) => {
  // Mails stay in the queue, because a mail that is sent meanwhile is another row.
  useAccessApp({ engine, send: null })
  let naming: NamingColumns
  beforeAll(async () => {
    naming = await listNamingColumns(testApp.store)
  })

  const byFirst = [...Map.groupBy(chosen, ([first]) => first.name)].map(([name, all]) => ({ name, all }))

  test.each(byFirst)('$name beside another write is as one after the other', { timeout: 900_000 }, async ({ all }) => {
    const breaches: unknown[] = []
    for (const pair of all) {
      pairsRun += 1
      const breach = await findBreach(pair, naming)
      if (!breach) continue
      breaches.push(breach)
      if (isFullRun) console.log(JSON.stringify(breach))
    }
    expect(breaches).toEqual([])
  })
})

afterAll(() => {
  if (pairsRun > 0)
    expectUnharmed({ what: 'races of two writes', times: `${pairsRun} pairs`, answers, note: `seed ${SEED}` })
})

/** @returns the outcome of both at once, if no order of the two has it */
async function findBreach(pair: Pair, naming: NamingColumns): Promise<object | null> {
  const together = await run(pair, 'together', naming)
  for (const status of together.statuses) count(answers, { status: status ?? 0 })
  const names = pair.map(({ name }) => name).join(' + ')
  if (together.statuses.some((status) => status !== null && status >= 500 && status !== 503))
    return { names, statuses: together.statuses }
  const others: Outcome[] = []
  for (const order of ['first, second', 'second, first', 'first', 'second'] as const) {
    const other = await run(pair, order, naming)
    if (isSame(pair, together, other)) return null
    others.push(other)
  }
  return { names, statuses: together.statuses, differences: others.map((other) => difference(together, other)) }
}

/**
 * A write that was refused may as well not have been asked for. One that was done twice may succeed twice, and one of an
 * account that is deleted at the same moment may succeed before.
 */
function isSame([first, second]: Pair, together: Outcome, other: Outcome): boolean {
  const successes = ({ statuses }: Outcome) => statuses.map((status) => status !== null && status < 400).join()
  const isEnding = first === second || [first, second].some(({ name }) => name === 'deleteAccount')
  const isRepeated = isEnding && together.statuses.every((status) => status === 200)
  return (isRepeated || successes(together) === successes(other)) && together.rows.join('\n') === other.rows.join('\n')
}

function difference(together: Outcome, other: Outcome) {
  return {
    statuses: other.statuses,
    more: together.rows.filter((row) => !other.rows.includes(row)),
    less: other.rows.filter((row) => !together.rows.includes(row)),
  }
}

async function run(pair: Pair, order: Order, naming: NamingColumns): Promise<Outcome> {
  const [first, second] = pair
  const caller = await createCallerOfBoth(first, second)
  const made = [await getParams(first, caller), await getParams(second, caller)] as const
  const isShared =
    getRoom(first) === getRoom(second) &&
    made[0]['kind'] === made[1]['kind'] &&
    Object.keys(made[0]).join() === Object.keys(made[1]).join()
  const params = isShared ? ([made[0], made[0]] as const) : made
  const ask = async (entry: Entry, at: 0 | 1) => {
    const asking: AccessRequest = { ...entry.asking, params: params[at] }
    const request = await writeRequest({ ...entry, asking }, { caller })
    return async () => (await testApp.app.inject(request)).statusCode
  }
  const [askFirst, askSecond] = [await ask(first, 0), await ask(second, 1)]
  const statuses = await inOrder(order, askFirst, askSecond)
  // A fixed address, such as a place of the guide or a part of the city, is one of many pairs.
  const own = pair.flatMap(({ asking }, at) => {
    const { kind, ...naming } = params[at] ?? {}
    return typeof asking.params === 'function' && kind !== 'city' ? Object.values(naming) : []
  })
  const names = [caller.id, caller.email, ...own]
  const rows = await describeRows(testApp.store, naming, [...new Set(names)])
  // A mail to the email that an account had before it was changed and deleted goes with it, or warns its owner.
  const isDeleted = pair.some(({ name }) => name === 'deleteAccount')
  return { statuses, rows: isDeleted ? rows.filter((row) => !row.startsWith('mail ')) : rows }
}

async function inOrder(order: Order, first: () => Promise<number>, second: () => Promise<number>) {
  if (order === 'together') return Promise.all([first(), second()])
  if (order === 'first') return [await first(), null]
  if (order === 'second') return [null, await second()]
  if (order === 'first, second') return [await first(), await second()]
  const later = await second()
  return [await first(), later]
}

async function getParams({ asking: { params = {} } }: Entry, caller: TestUser): Promise<Params> {
  return typeof params === 'function' ? params(caller) : params
}

/** A caller who may do both. */
function createCallerOfBoth(...pair: readonly Entry[]): Promise<TestUser> {
  const roles = new Set(
    pair.map(({ endpoint: { access } }) => access).filter((one) => one !== 'public' && one !== 'user'),
  )
  const [role] = [...roles]
  if (role === undefined) return createUser(testApp)
  return createUser(testApp, role === 'admin' || roles.size > 1 ? { isAdmin: true } : { role })
}
