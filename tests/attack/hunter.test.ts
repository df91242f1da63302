import { afterAll, describe, expect, test } from 'vitest'
import { writeColumns } from '../support/table.ts'
import { endpoints, type Entry } from '../support/access-callers.ts'
import { testApp, useAccessApp } from '../support/access-targets.ts'
import { isBriefRun, isFullRun, scaled } from '../support/scale.ts'
import { drawFrom } from './draw.ts'
import { createCaller, listHuntedFields, writeRequest, type PlacedField } from './hunted-requests.ts'
import { drawSigns } from './hunted-values.ts'
import { expectUnharmed } from './outcome.ts'
import { measureHeldBytes, measureRequest, type Cost } from './request-cost.ts'
import { count, startTally } from './tally.ts'

/** `ATTACK_SEED=… npm run test:attack -- hunter` draws other values of each field. */
const SEED = Number(process.env['ATTACK_SEED'] ?? 20_261_126)

const VALUES_OF_FIELD = scaled({ short: 1, full: Number(process.env['ATTACK_VALUES'] ?? 40) })

const MAX_MILLISECONDS = 50
const MAX_BYTES = 2 * 1024 * 1024

/** Requests that cost more at first are asked again. The least of all times counts, because other work adds to a time. */
const SUSPICIOUS_MILLISECONDS = MAX_MILLISECONDS / 2
const REPETITIONS = 3

type Hunted = {
  readonly name: string
  readonly field: string
  readonly kind: string
  readonly cost: Cost
  readonly heldBytes: number
}

const signs = drawSigns(SEED)
const answers = startTally()
const hunted: Hunted[] = []

const hunt = isFullRun ? endpoints : drawFrom(endpoints, 8, SEED)

/** Asks with a value until the cost is below suspicion, a few times at most. @returns the least cost of all */
async function findCost(entry: Entry, field: PlacedField, value: unknown): Promise<Cost & { heldBytes: number }> {
  const write = async () => writeRequest(entry, { caller: await createCaller(entry), field, value })
  let least = await measureRequest(testApp.app, await write())
  for (let count = 0; count < REPETITIONS && least.milliseconds > SUSPICIOUS_MILLISECONDS; count += 1) {
    const again = await measureRequest(testApp.app, await write())
    if (again.milliseconds < least.milliseconds) least = again
  }
  const isLarge = least.allocatedBytes > MAX_BYTES
  const held = isLarge ? [await measureHeldBytes(testApp.app, await write())] : []
  while (held.length > 0 && held.length < REPETITIONS && Math.min(...held) > MAX_BYTES)
    held.push(await measureHeldBytes(testApp.app, await write()))
  return { ...least, heldBytes: isLarge ? Math.min(...held) : 0 }
}

describe.runIf(!isBriefRun).each(hunt)('$name', (entry) => {
  // What the requests of one endpoint leave does not make the others slower.
  useAccessApp()

  test('answers every value of every field within its bounds', { timeout: 1_800_000 }, async () => {
    const caller = await createCaller(entry)
    // The first requests are slower, because nothing is compiled.
    for (let count = 0; count < REPETITIONS; count += 1)
      await testApp.app.inject(await writeRequest(entry, { caller: await createCaller(entry) }))
    const found: Hunted[] = []
    for (const [index, field] of listHuntedFields(entry, caller).entries()) {
      for (const { kind, value } of drawFrom(field.values(signs, field.bytes), VALUES_OF_FIELD, SEED + index)) {
        const { heldBytes, ...cost } = await findCost(entry, field, value)
        count(answers, { status: cost.status })
        found.push({ name: entry.name, field: `${field.part} ${field.path}`, kind, cost, heldBytes })
      }
    }
    hunted.push(...found)
    const harmful = found.filter(isHarmful)
    if (isFullRun) for (const one of harmful) console.log(JSON.stringify(one))
    expect(harmful).toEqual([])
  })
})

function isHarmful({ cost: { status, milliseconds, answerBytes }, heldBytes }: Hunted): boolean {
  return (
    (status >= 500 && status !== 503) ||
    milliseconds > MAX_MILLISECONDS ||
    answerBytes > MAX_BYTES ||
    heldBytes > MAX_BYTES
  )
}

afterAll(() => {
  if (hunted.length === 0) return
  const worst = hunted.toSorted((one, other) => other.cost.milliseconds - one.cost.milliseconds).slice(0, 10)
  expectUnharmed({
    what: 'hunter: generated values of each field',
    times: `${hunted.length} values in ${new Set(hunted.map(({ name, field }) => `${name} ${field}`)).size} fields`,
    answers,
    note: `seed ${SEED}; the worst ten:\n${describeWorst(worst)}`,
  })
})

function describeWorst(worst: readonly Hunted[]): string {
  const rows = worst.map(({ name, field, kind, cost, heldBytes }) => [
    `${name} ${field}`,
    kind,
    String(cost.status),
    cost.milliseconds.toFixed(1),
    (cost.allocatedBytes / 1e6).toFixed(1),
    (heldBytes / 1e6).toFixed(1),
  ])
  return writeColumns([['endpoint and field', 'value', 'status', 'ms', 'MB made', 'MB held'], ...rows])
}
