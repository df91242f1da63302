import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import type { Operation } from '#contract/api/operation.ts'
import { callApi } from './support/api-calls.ts'
import { createUser } from './support/users.ts'
import { testApp, useAccessApp } from './support/access-targets.ts'
import { type AccessRequest } from './support/access-rows.ts'
import { somebody, statusFor, closed, askAs, getRows } from './support/access-callers.ts'
import { testInFull } from './support/full-test.ts'

useAccessApp()

/** The ways in which a request can name the owner of data. */
const claims: { claim: string; claiming: (email: string, id: string, base: AccessRequest) => AccessRequest }[] = [
  { claim: 'email in the address', claiming: (email, _id, base) => ({ ...base, query: { ...base.query, email } }) },
  { claim: 'userEmail in the body', claiming: (userEmail, _id, base) => withBody(base, { userEmail }) },
  {
    claim: 'email and ids in the body',
    claiming: (email, id, base) => withBody(base, { email, id, _id: id, userId: id }),
  },
]

function withBody(base: AccessRequest, more: object): AccessRequest {
  return { ...base, body: (caller) => ({ ...base.body?.(caller), ...more }) }
}

/** Endpoints refuse another user's claim that their contract names. They ignore all other claims. */
function isKnown({ query, body }: Operation, claim: string): boolean {
  if (claim === 'email in the address') return 'email' in (query?.shape ?? {})
  // Bodies of several kinds are entries of the guide, which belong to nobody.
  return body instanceof z.ZodMiniObject && 'userEmail' in body.shape
}

const writable = closed.filter(({ endpoint }) => endpoint.method !== 'GET')
const claimed = closed.flatMap((entry) => claims.map((claim) => ({ ...entry, ...claim })))
const sendable = claimed.filter(
  (entry) => entry.claim === 'email in the address' || writable.some(({ name }) => name === entry.name),
)

const getKind = ({ endpoint, claim }: Pick<(typeof sendable)[number], 'endpoint' | 'claim'>) =>
  [claim, endpoint.access, endpoint.method, isKnown(endpoint, claim)].join()

const firstOfKind = new Map(sendable.toReversed().map((entry) => [getKind(entry), entry.endpoint]))

function isFirstOfKind(entry: Pick<(typeof sendable)[number], 'endpoint' | 'claim'>): boolean {
  return firstOfKind.get(getKind(entry)) === entry.endpoint
}

describe.each(sendable)('$name with $claim', ({ endpoint, asking: base, claim, claiming }) => {
  const isOfOwner = claim === 'email and ids in the body'
  const rights = { isAdmin: endpoint.access !== 'public' && endpoint.access !== 'user' }
  const own = statusFor(endpoint, base, rights.isAdmin ? 'admin' : 'user')
  const isRefused = !isOfOwner && isKnown(endpoint, claim)
  const refusal = isRefused ? 403 : own
  const refusalOfAdmin = isRefused ? 403 : statusFor(endpoint, base, 'admin')

  // Each kind of claim is compared in one place.
  const testSpelling = isFirstOfKind({ endpoint, claim }) ? test : testInFull

  testSpelling('accepts the caller’s own claim in upper and lower case', async () => {
    const caller = await somebody(rights)
    const asking = claiming(` ${caller.asked.email.toUpperCase()} `, caller.asked.id, base)
    expect((await askAs(caller, endpoint, asking)).status).toBe(own)
  })

  test(`answers ${refusal} to another user’s claim and does not change that user’s data`, async () => {
    const [caller, other] = [await somebody(rights), await createUser(testApp)]
    await callApi(testApp, 'POST /wishlist', { token: other.token, body: { Name: 'Chowk' } })
    const before = await getRows(other)
    const answer = await askAs(caller, endpoint, claiming(other.email, other.id, base))
    expect(answer.status).toBe(refusal)
    expect(JSON.stringify(answer.body)).not.toContain(other.id)
    expect(await getRows(other)).toEqual(before)
  })

  test(`answers ${refusalOfAdmin} to an admin`, async () => {
    const [caller, other] = [await somebody({ isAdmin: true }), await createUser(testApp)]
    const before = await getRows(other)
    expect((await askAs(caller, endpoint, claiming(other.email, other.id, base))).status).toBe(refusalOfAdmin)
    expect(await getRows(other)).toEqual(before)
  })
})
