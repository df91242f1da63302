import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS, SECOND_MS } from '#contract/text/durations.ts'
import { recordOutcome } from '../../../../tests/support/outcomes.ts'
import { scaled } from '../../../../tests/support/scale.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { actions, getLinks, type MailedLink } from '../../../../tests/support/two-people-actions.ts'
import {
  attribute,
  createWorld,
  restoreSnapshot,
  sendMails,
  takeSnapshot,
  type Snapshot,
  type World,
} from '../../../../tests/support/two-people.ts'
import { describeState, findForeignAccess, isPossible } from '../../../../tests/support/two-people-access.ts'

const tags = 'weakness/factor-of-a-stranger'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp({ env: { SMTP_URL: 'smtp://mail.example' }, send: null })
})
afterAll(() => testApp.close())

type State = { readonly order: readonly string[]; readonly snapshot: Snapshot; readonly links: readonly MailedLink[] }

/** A code of an app is used once, so each action has a time step of its own. */
const BETWEEN_ACTIONS_MS = 30 * SECOND_MS

/** @returns the state after one more action */
async function step(world: World, state: State, name: string): Promise<State> {
  await restoreSnapshot(world, state.snapshot)
  testApp.clock.advance(BETWEEN_ACTIONS_MS)
  const action = actions[name]
  await action?.run(world, state.links)
  const links = [...state.links, ...getLinks(await sendMails(world))]
  const snapshot = await takeSnapshot(world)
  if (action) attribute(world, action.by, snapshot)
  return { order: [...state.order, name], snapshot, links }
}

/** No account yet, or one account of the two people, with a confirmed email. */
async function beginnings(world: World): Promise<State[]> {
  const empty: State = { order: [], snapshot: await takeSnapshot(world), links: [] }
  const stranger = await step(world, empty, 'the stranger signs up with an own mailbox')
  const owner = await step(world, empty, 'the owner signs up with the mailbox')
  return [
    empty,
    await step(world, stranger, 'the stranger opens the links'),
    await step(world, owner, 'the owner opens the links'),
  ]
}

/**
 * Orders that lead to the same state go on alike, so one of them is followed.
 * @returns what each order came to that let somebody in
 */
async function walk(world: World, length: number): Promise<{ states: number; breaches: string[] }> {
  const seen = new Set<string>()
  const breaches: string[] = []
  let states = await beginnings(world)
  for (let count = 0; count < length; count += 1) {
    const next: State[] = []
    for (const state of states) {
      const possible = Object.entries(actions).filter(([, action]) => isPossible(world, state.snapshot, action))
      for (const [name] of possible) {
        const reached = await step(world, state, name)
        const foreign = findForeignAccess(world, reached.snapshot)
        breaches.push(...foreign.map((access) => `${reached.order.join(', ')}: ${access}`))
        const described = describeState(world, reached.snapshot, reached.links)
        if (foreign.length === 0 && !seen.has(described)) next.push(reached)
        seen.add(described)
      }
    }
    states = next
  }
  return { states: seen.size, breaches }
}

test(
  'no order of actions leaves one person with what the mailbox of another earned',
  { tags, timeout: HOUR_MS },
  async () => {
    const world = await createWorld(testApp)
    const length = scaled({ brief: 2, short: 3, full: 6 })
    const { states, breaches } = await walk(world, length)
    const outcome = {
      what: 'orders of actions of two people',
      times: `${states} states`,
      note: `up to ${length} actions`,
    }
    recordOutcome(outcome, `${outcome.what}, ${outcome.note}: ${states} states, ${breaches.length} breaches`)
    expect(breaches).toEqual([])
    expect(states).toBeGreaterThan(scaled({ brief: 10, short: 20, full: 500 }))
  },
)
