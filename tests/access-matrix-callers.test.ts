import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { failures } from '#messages/failures.ts'
import { omitDateAndRequestId } from './support/api-calls.ts'
import { useAccessApp } from './support/access-targets.ts'
import { deskRows } from './support/access-desk.ts'
import { rows } from './support/access-rows.ts'
import { somebody, somebodySaying, getCallers, statusFor, endpoints, closed, askAs } from './support/access-callers.ts'

useAccessApp()

describe.each(endpoints)('$name', (entry) => {
  const { endpoint, asking } = entry
  test.each(getCallers(entry))(`is given to ${endpoint.access}: $who`, async ({ as, come }) => {
    const answer = await askAs(await come(), endpoint, asking)
    expect(answer.status).toBe(statusFor(endpoint, asking, as))
  })
})

describe.each(closed)('$name, which needs a session,', (entry) => {
  const { endpoint, asking } = entry
  test('refuses every invalid token with the same answer', async () => {
    const useless = getCallers(entry).filter(({ as }) => as === 'guest')
    const answers = await Promise.all(useless.map(async ({ come }) => askAs(await come(), endpoint, asking)))
    const [first] = answers.map(omitDateAndRequestId)
    expect(first).toMatchObject({ body: { success: false, error: failures.unauthenticated, code: 'unauthenticated' } })
    expect(answers.map(omitDateAndRequestId)).toEqual(answers.map(() => first))
  })

  test('checks the session before the input', async () => {
    const stranger = await somebodySaying(() => undefined)
    const odd = { ...asking, query: { email: 'no email' }, body: () => ({ email: 7, password: [], itemName: null }) }
    expect((await askAs(stranger, endpoint, endpoint.method === 'GET' ? { query: odd.query } : odd)).status).toBe(401)
  })

  test('forbids caches to store the answer', async () => {
    const answer = await askAs(await somebody(), endpoint, asking)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

test('every endpoint of the contract has a row and every row an endpoint', () => {
  expect(Object.keys({ ...rows, ...deskRows }).toSorted()).toEqual(Object.keys(api).toSorted())
})
