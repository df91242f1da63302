import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api, type Api } from '#contract/api.ts'
import { invitedRoles, mayInTrip, tripRoles, type TripRight, type TripRole } from '#contract/trip/trip-rights.ts'
import { insertPerson } from '#server/travellers/trips/trip-people.store.ts'
import { bareTrip, ownTrip, storeSuggestion, testApp, useAccessApp } from './support/access-targets.ts'
import { callApi, type Route } from './support/api-calls.ts'
import { createUser, type TestUser } from './support/users.ts'

useAccessApp()

const Made = z.object({ token: z.string(), link: z.object({ id: z.string() }) })

/** Beside the roles: somebody who is not in the trip, nobody, and whoever sends the token of a link as a session. */
type Caller = TripRole | 'stranger' | 'guest' | 'view link' | 'invite'

const users = new Map<Caller, TestUser>()
beforeAll(async () => {
  for (const caller of [...tripRoles, 'stranger'] as const) users.set(caller, await createUser(testApp))
})

/** A trip with one person of each role, one without an account, and a view link and an invite of its owner. */
type Target = {
  trip: string
  companion: string
  nameless: string
  /** Of the companion. */
  suggestion: string
  link: string
  tokens: Partial<Record<Caller, string>>
}

/** The right that each call needs. A call that can do more needs more: see the second part of its name. */
type TripCall = {
  call: keyof Api
  as?: string
  right: TripRight
  params?: (target: Target) => object
  /** For a call that names its trips there. */
  query?: (target: Target) => string
  body?: object
}

const calls: TripCall[] = [
  { call: 'getTrip', right: 'read' },
  { call: 'editTrip', right: 'edit', body: bareTrip },
  { call: 'deleteTrip', right: 'own' },
  { call: 'restoreTrip', right: 'own' },
  { call: 'createTripLink', as: 'view', right: 'share', body: { purpose: 'view' } },
  { call: 'createTripLink', as: 'calendar', right: 'subscribe', body: { purpose: 'calendar' } },
  { call: 'createTripLink', as: 'invite', right: 'invite', body: { purpose: 'invite', role: 'editor' } },
  { call: 'listTripLinks', right: 'subscribe' },
  { call: 'deleteTripLinks', right: 'subscribe' },
  { call: 'listTripPeople', right: 'read' },
  { call: 'addTripPerson', right: 'invite', body: { name: 'Meera' } },
  {
    call: 'changeTripPerson',
    as: 'role',
    right: 'manage',
    params: ({ companion }) => ({ personId: companion }),
    body: { role: 'editor' },
  },
  {
    call: 'changeTripPerson',
    as: 'name',
    right: 'invite',
    params: ({ nameless }) => ({ personId: nameless }),
    body: { name: 'Meera' },
  },
  { call: 'removeTripPerson', as: 'account', right: 'manage', params: ({ companion }) => ({ personId: companion }) },
  { call: 'removeTripPerson', as: 'name', right: 'invite', params: ({ nameless }) => ({ personId: nameless }) },
  { call: 'leaveTrip', right: 'leave' },
  { call: 'handTripOver', right: 'own' },
  { call: 'listTripSuggestions', right: 'read' },
  { call: 'suggestForTrip', right: 'suggest', body: { kind: 'add', name: 'Fort' } },
  {
    call: 'acceptTripSuggestion',
    right: 'edit',
    params: ({ suggestion }) => ({ suggestionId: suggestion }),
    body: {},
  },
  { call: 'declineTripSuggestion', right: 'edit', params: ({ suggestion }) => ({ suggestionId: suggestion }) },
  { call: 'listTripHistory', right: 'read' },
  { call: 'markTripSeen', right: 'read' },
  { call: 'watchTrips', right: 'read', query: ({ trip }) => `?once=true&trips=${trip}` },
  { call: 'showPresence', right: 'read', body: { stream: 'none', day: '2026-12-01' } },
]

function statusFor(caller: Caller, right: TripRight): number {
  const role = tripRoles.find((known) => known === caller)
  if (role !== undefined) return mayInTrip(role, right) ? 200 : 403
  return caller === 'stranger' ? 404 : 401
}

const callers: readonly Caller[] = [...tripRoles, 'stranger', 'guest', 'view link', 'invite']
const cells = calls.flatMap((row) =>
  callers.map((caller) => ({ ...row, caller, status: statusFor(caller, row.right) })),
)

function userAs(caller: Caller): TestUser {
  const user = users.get(caller)
  if (!user) throw new Error(`${caller} has no account`)
  return user
}

async function createTarget(): Promise<Target> {
  const owner = userAs('owner')
  const { id: trip } = await ownTrip(owner)
  const { db } = testApp.store
  const at = testApp.clock.now().toISOString()
  const add = async (accountId: string, role: (typeof invitedRoles)[number]) => {
    const id = crypto.randomUUID()
    await insertPerson(db, { id, tripId: trip, accountId, role, at })
    return id
  }
  for (const role of invitedRoles) await add(userAs(role).id, role)
  const other = await createUser(testApp)
  const companion = await add(other.id, 'viewer')
  const suggestion = await storeSuggestion(trip, other.id)
  const nameless = crypto.randomUUID()
  await insertPerson(db, { id: nameless, tripId: trip, accountId: null, name: 'Asha', at })
  const make = async (purpose: string) => {
    const { body } = await callApi(testApp, `POST /trip/links/${trip}`, { token: owner.token, body: { purpose } })
    const { token, link } = Made.parse(body)
    return { token, id: link.id }
  }
  const [view, invite] = [await make('view'), await make('invite')]
  return {
    trip,
    companion,
    nameless,
    suggestion,
    link: view.id,
    tokens: { 'view link': view.token, invite: invite.token },
  }
}

const getToken = (caller: Caller, { tokens }: Target) => tokens[caller] ?? users.get(caller)?.token

async function ask(
  caller: Caller,
  target: Target,
  { call, params, query, body }: Pick<TripCall, 'call' | 'params' | 'query' | 'body'>,
) {
  const { method, path } = api[call]
  const given: Record<string, string> = { id: target.trip, ...params?.(target) }
  const route: Route = `${method} /${path.slice(1).replace(/:(\w+)/g, (_all, name: string) => given[name] ?? '')}${query?.(target) ?? ''}`
  const token = getToken(caller, target)
  const sent = call === 'handTripOver' ? { personId: target.companion } : body
  return callApi(testApp, route, { ...(token !== undefined && { token }), ...(sent && { body: sent }) })
}

describe('a call of a trip', () => {
  test.each(cells)('$call $as of $caller: $status', async ({ caller, status, ...row }) => {
    expect((await ask(caller, await createTarget(), row)).status).toBe(status)
  })
})

test('every call that names a trip has a row', () => {
  const named = Object.entries(api).flatMap(([name, { path }]) =>
    /^\/trips?\/(?!user)[^:]*:id|^\/trips\/:id$|^\/trip-live$/.test(path) ? [name] : [],
  )
  expect([...new Set(calls.map(({ call }) => call))].toSorted()).toEqual(named.toSorted())
})

describe('a link of a trip', () => {
  const all = ['owner', ...invitedRoles, 'stranger', 'guest'] as const
  const statuses = { owner: 200, editor: 404, suggester: 404, viewer: 404, stranger: 404, guest: 401 } as const

  test.each(all)('of its owner is changed, rotated and ended by %s', async (caller) => {
    const target = await createTarget()
    const token = getToken(caller, target)
    const by = token === undefined ? {} : { token }
    const answers = [
      await callApi(testApp, `PUT /trip-links/${target.link}`, { ...by, body: { sections: [] } }),
      await callApi(testApp, `POST /trip-links/${target.link}/rotate`, by),
      await callApi(testApp, `DELETE /trip-links/${target.link}`, by),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => statuses[caller]))
  })

  test('of an editor is seen and ended by the owner, and only changed by the editor', async () => {
    const target = await createTarget()
    const [owner, editor] = [userAs('owner'), userAs('editor')]
    const body = { purpose: 'view' }
    const made = await callApi(testApp, `POST /trip/links/${target.trip}`, { token: editor.token, body })
    const { id } = Made.parse(made.body).link
    const seen = await callApi(testApp, `GET /trip/links/${target.trip}`, { token: owner.token })
    expect(seen.body['links']).toContainEqual(expect.objectContaining({ id, maker: editor.name }))
    const change = { token: owner.token, body: { sections: [] } }
    expect((await callApi(testApp, `PUT /trip-links/${id}`, change)).status).toBe(404)
    expect((await callApi(testApp, `DELETE /trip-links/${id}`, { token: owner.token })).status).toBe(200)
  })

  test('opens nothing of another purpose', async () => {
    const { tokens } = await createTarget()
    const { token } = userAs('stranger')
    const view = { token: tokens['view link'] }
    expect((await callApi(testApp, 'POST /trip-invite/accept', { token, body: view })).status).toBe(404)
    expect((await callApi(testApp, 'POST /trip-invite', { body: view })).status).toBe(404)
    expect((await callApi(testApp, 'POST /shared-trip', { body: { token: tokens.invite } })).status).toBe(404)
  })
})
