import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import { MyData } from '#contract/account/my-data.ts'
import { ACCOUNT_BYTES } from '#contract/account/storage.ts'
import { TripLink } from '#contract/trip/trip-links.ts'
import { AcceptedInvite, TripPerson } from '#contract/trip/trip-people.ts'
import { PEOPLE_LIMITS, type InvitedRole } from '#contract/trip/trip-rights.ts'
import { Trip } from '#contract/trip/trips.ts'
import { DAY_MS, SECOND_MS } from '#contract/text/durations.ts'
import { failures } from '#messages/failures.ts'
import { createToken } from '../../account/auth/tokens.ts'
import { callApi, omitDateAndRequestId, type Route } from '../../../../tests/support/api-calls.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, PASSWORD, type TestUser } from '../../../../tests/support/users.ts'
import { insertPerson } from './trip-people.store.ts'

const plan = {
  title: 'Castle and coast',
  budget: 5_000,
  startDate: '2026-03-02',
  endDate: '2026-03-03',
  destinations: [{ name: 'Old city', activities: [{ name: 'Castle', date: '2026-03-02', place: 'surat-castle' }] }],
}

const Made = z.object({ link: TripLink, token: z.string() })
const People = z.object({ people: z.array(TripPerson) })

describe.each(engines)('people of a trip on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  const call = (route: Route, { token }: Pick<TestUser, 'token'>, body?: object, at: TestApp = testApp) =>
    callApi(at, route, { token, ...(body && { body }) })
  const user = (name: string) => createUser(testApp, { name })
  const create = async (owner: TestUser): Promise<string> => {
    const { body } = await call('POST /trip/create', owner, plan)
    return Trip.parse(body['trip'])._id
  }
  const invite = async (by: TestUser, trip: string, role: InvitedRole, more: object = {}) => {
    const { body } = await call(`POST /trip/links/${trip}`, by, { purpose: 'invite', role, ...more })
    return Made.parse(body)
  }
  const accept = (by: TestUser, token: string, at = testApp) => call('POST /trip-invite/accept', by, { token }, at)
  const join = async (owner: TestUser, trip: string, role: InvitedRole, friend: TestUser) => {
    const { token } = await invite(owner, trip, role)
    const { body } = await accept(friend, token)
    expect(AcceptedInvite.parse(body)).toEqual({ tripId: trip, role, isNew: true })
    return (await people(owner, trip)).find(({ name }) => name === friend.name)?.id ?? ''
  }
  const people = async (by: TestUser, trip: string) =>
    People.parse((await call(`GET /trip/people/${trip}`, by)).body).people
  const rolesIn = async (by: TestUser, trip: string) =>
    Object.fromEntries((await people(by, trip)).map(({ name, role }) => [name, role]))
  const edit = (by: TestUser, trip: string, more: object = {}, at = testApp) =>
    call(`PUT /trip/edit/${trip}`, by, { ...plan, ...more }, at)
  const leave = (by: TestUser, trip: string) => call(`POST /trip/leave/${trip}`, by)
  const erase = (by: TestUser) => call('POST /auth/delete-account', by, { password: PASSWORD })

  rule('an invited editor finds the trip in the own list, marked, and edits it as one’s own', async () => {
    const [owner, friend] = [await user('Asha'), await user('Bina')]
    const trip = await create(owner)
    testApp.clock.advance(1_000)
    await create(friend)
    const { token, link } = await invite(owner, trip, 'editor')
    expect(link).toMatchObject({ purpose: 'invite', role: 'editor', sections: [], expiresOn: '2026-03-15' })
    const shown = await callApi(testApp, 'POST /trip-invite', { body: { token } })
    const dates = { startDate: '2026-03-02', endDate: '2026-03-03' }
    expect(shown.body['invite']).toEqual({
      trip: { title: 'Castle and coast', ...dates },
      from: 'Asha',
      role: 'editor',
      person: null,
    })
    expect(AcceptedInvite.parse((await accept(friend, token)).body)).toEqual({
      tripId: trip,
      role: 'editor',
      isNew: true,
    })
    const listed = api.listTrips.reply.parse((await call('GET /trip/user-trips', friend)).body).trips
    expect(listed.map(({ membership }) => membership ?? null)).toEqual([{ role: 'editor', owner: 'Asha' }, null])
    const paged = await call('GET /trip/user-trips?limit=1', friend)
    expect(api.listTrips.reply.parse(paged.body).trips).toEqual(listed.slice(0, 1))
    const saved = await edit(friend, trip, { title: 'Changed', userEmail: friend.email })
    expect(saved.body['trip']).toMatchObject({
      title: 'Changed',
      userEmail: friend.email,
      membership: { owner: 'Asha' },
    })
    const read = Trip.parse((await call(`GET /trips/${trip}`, owner)).body['trip'])
    expect(read).toMatchObject({ title: 'Changed', userEmail: owner.email, version: 2 })
    expect(read.membership).toBeUndefined()
    for (const text of [JSON.stringify(listed), JSON.stringify(saved.body), JSON.stringify(await people(friend, trip))])
      for (const secret of [owner.email, owner.id]) expect(text).not.toContain(secret)
  })

  rule('a viewer and a suggester are told in a sentence that they may only read', async () => {
    const owner = await user('Asha')
    const trip = await create(owner)
    for (const role of ['viewer', 'suggester'] as const) {
      const friend = await user(role)
      await join(owner, trip, role, friend)
      expect((await call(`GET /trips/${trip}`, friend)).status).toBe(200)
      expect(await edit(friend, trip)).toMatchObject({ status: 403, body: { error: failures['trip.read-only'] } })
      const refused = { status: 403, body: { error: failures['trip.role-too-low'] } }
      expect(await call(`DELETE /trip/delete/${trip}`, friend)).toMatchObject(refused)
      expect(await call(`POST /trip/links/${trip}`, friend, { purpose: 'view' })).toMatchObject(refused)
    }
  })

  rule('an invite opened by somebody who is in the trip changes nothing', async () => {
    const [owner, friend] = [await user('Asha'), await user('Bina')]
    const trip = await create(owner)
    await join(owner, trip, 'viewer', friend)
    const { token } = await invite(owner, trip, 'editor', { passcode: 'secret' })
    for (const [by, role] of [
      [friend, 'viewer'],
      [owner, 'owner'],
    ] as const)
      expect(AcceptedInvite.parse((await accept(by, token)).body)).toEqual({ tripId: trip, role, isNew: false })
    const stranger = await user('Chetan')
    expect(await accept(stranger, token)).toMatchObject({ status: 403 })
    const right = { token, passcode: 'secret' }
    expect((await call('POST /trip-invite/accept', stranger, right)).status).toBe(200)
    expect(await rolesIn(owner, trip)).toEqual({ Asha: 'owner', Bina: 'viewer', Chetan: 'editor' })
  })

  test('all invites for a person are over once one is accepted, and say nothing of the account', async () => {
    const [owner, friend] = [await user('Asha'), await user('Bina')]
    const trip = await create(owner)
    const added = People.parse((await call(`POST /trip/people/${trip}`, owner, { name: 'Dada' })).body).people
    const personId = added.at(-1)?.id
    const [first, second] = [
      await invite(owner, trip, 'viewer', { personId }),
      await invite(owner, trip, 'viewer', { personId }),
    ]
    expect((await accept(friend, first.token)).status).toBe(200)
    const { status, body } = await callApi(testApp, 'POST /trip-invite', { body: { token: second.token } })
    expect([status, JSON.stringify(body)]).toEqual([404, expect.not.stringContaining('Bina')])
    expect((await call(`GET /trip/links/${trip}`, owner)).body['links']).toEqual([])
  })

  rule('somebody without an account is named, and claimed once by an invite', async () => {
    const [owner, friend, other] = [await user('Asha'), await user('Bina'), await user('Chetan')]
    const trip = await create(owner)
    const added = People.parse((await call(`POST /trip/people/${trip}`, owner, { name: 'Dada' })).body).people
    const personId = added.at(-1)?.id ?? ''
    expect(added.at(-1)).toMatchObject({ name: 'Dada', role: null, isYou: false })
    await call(`PUT /trip/people/${trip}/${personId}`, owner, { name: 'Grandfather' })
    const role = await call(`PUT /trip/people/${trip}/${personId}`, owner, { role: 'editor' })
    expect(role).toMatchObject({ status: 409, body: { error: failures['trip-person.no-account'] } })
    const { token, link } = await invite(owner, trip, 'viewer', { personId })
    expect(link.person).toBe('Grandfather')
    expect((await callApi(testApp, 'POST /trip-invite', { body: { token } })).body['invite']).toMatchObject({
      person: 'Grandfather',
    })
    expect((await accept(friend, token)).status).toBe(200)
    expect(await accept(other, token)).toMatchObject({ status: 404, body: { error: failures['trip-link.over'] } })
    expect((await people(friend, trip)).map(({ id, name, isYou }) => [id, name, isYou])).toEqual([
      [null, 'Asha', false],
      [personId, 'Bina', true],
    ])
    const named = await call(`PUT /trip/people/${trip}/${personId}`, owner, { name: 'Somebody' })
    expect(named.status).toBe(400)
  })

  rule('a personal invite leads whoever has used it into the trip, as long as they are in it', async () => {
    const [owner, friend, other] = [await user('Asha'), await user('Bina'), await user('Chetan')]
    const trip = await create(owner)
    const added = People.parse((await call(`POST /trip/people/${trip}`, owner, { name: 'Dada' })).body).people
    const personId = added.at(-1)?.id
    const expiresOn = testApp.clock.now().toISOString().slice(0, 10)
    const invites = [
      await invite(owner, trip, 'viewer', { personId, passcode: 'secret', expiresOn }),
      await invite(owner, trip, 'viewer', { personId }),
    ]
    const [used = '', unused = ''] = invites.map(({ token }) => token)
    const right = { token: used, passcode: 'secret' }
    expect((await call('POST /trip-invite/accept', friend, right)).status).toBe(200)
    // Long after the last day of the invite, and after invites of the trip ended with somebody else.
    testApp.clock.advance(5 * DAY_MS)
    await call(`DELETE /trip/people/${trip}/${await join(owner, trip, 'editor', await user('Dev'))}`, owner)
    const again = { tripId: trip, role: 'viewer', isNew: false }
    expect(AcceptedInvite.parse((await accept(friend, used)).body)).toEqual(again)
    const opened = await call('POST /trip-invite', friend, { token: used })
    expect(opened.body['invite']).toMatchObject({ tripId: trip, role: 'viewer', person: null })
    const refusals = [
      await accept(other, createToken()),
      await accept(other, used),
      await call('POST /trip-invite/accept', other, right),
      await accept(owner, used),
      await accept(friend, unused),
    ]
    const unopened = [
      await callApi(testApp, 'POST /trip-invite', { body: { token: createToken() } }),
      await callApi(testApp, 'POST /trip-invite', { body: right }),
      await call('POST /trip-invite', { token: createToken() }, right),
      await call('POST /trip-invite', other, right),
      await call('POST /trip-invite', owner, right),
      await call('POST /trip-invite', friend, { token: unused }),
    ]
    for (const over of [refusals, unopened]) {
      expect(over[0]).toMatchObject({ status: 404, body: { error: failures['trip-link.over'] } })
      expect(new Set(over.map((answer) => JSON.stringify(omitDateAndRequestId(answer)))).size).toBe(1)
    }
    expect((await call(`GET /trip/links/${trip}`, owner)).body['links']).toEqual([])
    const exported = (await call('GET /auth/my-data', owner)).body
    expect(exported['tripLinks']).toEqual([])
    for (const { link } of invites) expect((await call(`DELETE /trip-links/${link.id}`, owner)).status).toBe(404)
    await leave(friend, trip)
    expect((await accept(friend, used)).status).toBe(404)
    expect((await call('POST /trip-invite', friend, { token: used })).status).toBe(404)
  })

  rule('an invite names the trip to nobody but those who are in it, who need no passcode', async () => {
    const [owner, friend, other] = [await user('Asha'), await user('Bina'), await user('Chetan')]
    const trip = await create(owner)
    await join(owner, trip, 'viewer', friend)
    const { token } = await invite(owner, trip, 'editor', { passcode: 'secret' })
    const opened = (by: Partial<TestUser>, passcode?: string) =>
      callApi(testApp, 'POST /trip-invite', {
        ...(by.token !== undefined && { token: by.token }),
        body: { token, passcode },
      })
    for (const by of [owner, friend]) expect((await opened(by)).body['invite']).toMatchObject({ tripId: trip })
    for (const by of [other, {}, { token: createToken() }]) {
      expect((await opened(by)).status).toBe(403)
      const { status, body } = await opened(by, 'secret')
      expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringContaining(trip)])
    }
  })

  test('the rights of a removed person, their links and all invites end at once, in every process', async () => {
    const second = await openSecondInstance(testApp, { env: { RATE_LIMITS: 'off' } })
    const [owner, friend] = [await user('Asha'), await user('Bina')]
    const trip = await create(owner)
    const personId = await join(owner, trip, 'editor', friend)
    const view = Made.parse((await call(`POST /trip/links/${trip}`, friend, { purpose: 'view' })).body)
    const open = await invite(owner, trip, 'editor')
    expect((await edit(friend, trip, {}, second)).status).toBe(200)
    expect((await callApi(second, 'POST /shared-trip', { body: { token: view.token } })).status).toBe(200)
    expect((await call(`DELETE /trip/people/${trip}/${personId}`, owner)).status).toBe(200)
    expect((await edit(friend, trip, {}, second)).status).toBe(404)
    expect((await call(`GET /trips/${trip}`, friend, undefined, second)).status).toBe(404)
    expect((await callApi(second, 'POST /shared-trip', { body: { token: view.token } })).status).toBe(404)
    expect((await accept(friend, open.token, second)).status).toBe(404)
    await join(owner, trip, 'editor', friend)
    expect((await callApi(second, 'POST /shared-trip', { body: { token: view.token } })).status).toBe(404)
  })

  rule('whoever gets a lower role does not come back with the one before by an invite that is open', async () => {
    const [owner, friend] = [await user('Asha'), await user('Bina')]
    const trip = await create(owner)
    const [group, viewers] = [await invite(owner, trip, 'editor'), await invite(owner, trip, 'viewer')]
    const added = People.parse((await call(`POST /trip/people/${trip}`, owner, { name: 'Dada' })).body).people
    const forDada = await invite(owner, trip, 'suggester', { personId: added.at(-1)?.id })
    await accept(friend, group.token)
    const personId = (await people(owner, trip)).find(({ name }) => name === 'Bina')?.id ?? ''
    await call(`PUT /trip/people/${trip}/${personId}`, owner, { role: 'viewer' })
    expect((await leave(friend, trip)).status).toBe(200)
    for (const { token } of [group, forDada]) expect((await accept(friend, token)).status).toBe(404)
    expect((await accept(friend, viewers.token)).body).toMatchObject({ role: 'viewer', isNew: true })
    const higher = await invite(owner, trip, 'suggester')
    const backId = (await people(owner, trip)).find(({ name }) => name === 'Bina')?.id ?? ''
    await call(`PUT /trip/people/${trip}/${backId}`, owner, { role: 'editor' })
    expect((await accept(await user('Chetan'), higher.token)).status).toBe(200)
  })

  rule('a link is over as soon as the role of its maker does not allow it, also a calendar of all trips', async () => {
    const [owner, friend] = [await user('Asha'), await user('Bina')]
    const trip = await create(owner)
    const personId = await join(owner, trip, 'editor', friend)
    const view = Made.parse((await call(`POST /trip/links/${trip}`, friend, { purpose: 'view' })).body)
    const own = Made.parse((await call(`POST /trip/links/${trip}`, friend, { purpose: 'calendar' })).body)
    const all = Made.parse((await call('POST /trip-links', friend, {})).body)
    const feed = async (token: string) => testApp.app.inject(`/calendar/${token}.ics`)
    expect((await feed(all.token)).payload).toContain('Castle')
    await call(`PUT /trip/people/${trip}/${personId}`, owner, { role: 'viewer' })
    expect((await callApi(testApp, 'POST /shared-trip', { body: { token: view.token } })).status).toBe(404)
    expect((await feed(own.token)).payload).toContain('Castle')
    await call(`PUT /trip/people/${trip}/${personId}`, owner, { role: 'editor' })
    expect((await callApi(testApp, 'POST /shared-trip', { body: { token: view.token } })).status).toBe(404)
    expect((await leave(friend, trip)).status).toBe(200)
    expect((await feed(own.token)).statusCode).toBe(404)
    expect((await feed(all.token)).payload).not.toContain('Castle')
  })

  rule(
    'an owner who leaves or is deleted leaves the trip to the longest editor, else suggester, else viewer',
    async () => {
      const [owner, viewer, suggester, editor, later] = [
        await user('Asha'),
        await user('Bina'),
        await user('Chetan'),
        await user('Dev'),
        await user('Esha'),
      ]
      const trip = await create(owner)
      expect(await leave(owner, trip)).toMatchObject({ status: 409, body: { error: failures['trip-people.nobody'] } })
      await join(owner, trip, 'viewer', viewer)
      testApp.clock.advance(1_000)
      await join(owner, trip, 'suggester', suggester)
      testApp.clock.advance(1_000)
      await join(owner, trip, 'editor', editor)
      testApp.clock.advance(1_000)
      await join(owner, trip, 'editor', later)
      expect((await leave(owner, trip)).status).toBe(200)
      expect((await call(`GET /trips/${trip}`, owner)).status).toBe(404)
      expect(await rolesIn(viewer, trip)).toEqual({ Dev: 'owner', Bina: 'viewer', Chetan: 'suggester', Esha: 'editor' })
      expect((await erase(editor)).status).toBe(200)
      expect((await erase(later)).status).toBe(200)
      expect(await rolesIn(viewer, trip)).toEqual({ Chetan: 'owner', Bina: 'viewer' })
      expect((await erase(suggester)).status).toBe(200)
      expect((await edit(viewer, trip, { title: 'Mine now' })).status).toBe(200)
      expect(Trip.parse((await call(`GET /trips/${trip}`, viewer)).body['trip']).membership).toBeUndefined()
    },
  )

  rule('an owner hands the trip over, and stays as an editor', async () => {
    const [owner, friend] = [await user('Asha'), await user('Bina')]
    const trip = await create(owner)
    const personId = await join(owner, trip, 'viewer', friend)
    expect((await call(`POST /trip/owner/${trip}`, owner, { personId })).status).toBe(200)
    expect(await rolesIn(owner, trip)).toEqual({ Bina: 'owner', Asha: 'editor' })
    expect((await edit(owner, trip)).status).toBe(200)
    expect((await call(`DELETE /trip/delete/${trip}`, owner)).status).toBe(403)
    expect((await call(`DELETE /trip/delete/${trip}`, friend)).status).toBe(200)
    expect((await call(`GET /trips/${trip}`, owner)).status).toBe(404)
    expect((await call(`POST /trip/restore/${trip}`, friend)).status).toBe(200)
    expect((await call(`GET /trips/${trip}`, owner)).status).toBe(200)
  })

  rule('the quota is the owner’s: a full one takes no trip and no longer plan', async () => {
    const [owner, friend] = [await user('Asha'), await user('Bina')]
    const trip = await create(owner)
    const personId = await join(owner, trip, 'editor', friend)
    const fill = (account: TestUser) =>
      testApp.store.db
        .updateTable('trip')
        .set({ bytes: ACCOUNT_BYTES })
        .where('account_id', '=', account.id)
        .where('id', '!=', trip)
        .execute()
    await create(friend)
    await fill(friend)
    const refused = { status: 409, body: { error: failures['trip-person.no-room'] } }
    expect(await call(`POST /trip/owner/${trip}`, owner, { personId })).toMatchObject(refused)
    expect(await leave(owner, trip)).toMatchObject(refused)
    expect((await edit(friend, trip, { description: 'The quota of Bina does not matter.' })).status).toBe(200)
    await create(owner)
    await fill(owner)
    const longer = { description: 'A longer description than all of those before it.' }
    expect(await edit(friend, trip, longer)).toMatchObject({
      status: 413,
      body: { error: failures['trip.owner-full'] },
    })
    const { token } = await invite(owner, trip, 'viewer')
    const full = await user('Chetan')
    await create(full)
    await testApp.store.db
      .updateTable('trip')
      .set({ bytes: ACCOUNT_BYTES + 1 })
      .where('account_id', '=', full.id)
      .execute()
    expect(await accept(full, token)).toMatchObject({ status: 413, body: { error: failures['account.full'] } })
    expect((await erase(owner)).status).toBe(200)
    expect((await call(`GET /trips/${trip}`, friend)).status).toBe(200)
  })

  test('at most 50 people are in a trip, also when many join at once in two processes', async () => {
    const second = await openSecondInstance(testApp, { env: { RATE_LIMITS: 'off' } })
    const owner = await user('Asha')
    const trip = await create(owner)
    const at = testApp.clock.now().toISOString()
    for (let number = 0; number < PEOPLE_LIMITS.people - 3; number += 1)
      await insertPerson(testApp.store.db, {
        id: `${trip}-${number}`,
        tripId: trip,
        at,
        accountId: null,
        name: 'Guest',
      })
    const { token } = await invite(owner, trip, 'editor')
    const friends = await Promise.all(Array.from({ length: 6 }, () => user('Friend')))
    const answers = await Promise.all(
      friends.map((friend, index) => accept(friend, token, index % 2 ? testApp : second)),
    )
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '200', '409', '409', '409', '409'])
    expect(await people(owner, trip)).toHaveLength(PEOPLE_LIMITS.people)
    expect(await call(`POST /trip/people/${trip}`, owner, { name: 'One more' })).toMatchObject({
      status: 409,
      body: { error: failures['trip-people.full'] },
    })
  })

  test('two owners in each other’s trips are deleted at once, and edit at once, without a deadlock', async () => {
    const second = await openSecondInstance(testApp, { env: { RATE_LIMITS: 'off' } })
    const [one, other, third] = [await user('Asha'), await user('Bina'), await user('Chetan')]
    const [first, last] = [await create(one), await create(other)]
    for (const friend of [other, third]) await join(one, first, 'editor', friend)
    for (const friend of [one, third]) await join(other, last, 'editor', friend)
    const edits = [edit(one, last), edit(other, first, {}, second), edit(one, first, {}, second), edit(other, last)]
    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const removals = await Promise.all([
      erase(one),
      callApi(second, 'POST /auth/delete-account', { token: other.token, body: { password: PASSWORD } }),
    ])
    expect(removals.map(({ status }) => status)).toEqual([200, 200])
    for (const trip of [first, last]) expect(await rolesIn(third, trip)).toEqual({ Chetan: 'owner' })
  })

  rule('the data of a person tell who is in the own trips, and nothing of the content of others’', async () => {
    const [owner, friend] = [await user('Asha'), await user('Bina')]
    const trip = await create(owner)
    await join(owner, trip, 'viewer', friend)
    const exported = async (by: TestUser) => MyData.parse((await call('GET /auth/my-data', by)).body)
    expect(await exported(owner)).toMatchObject({
      trips: [{ _id: trip }],
      tripPeople: [{ tripId: trip, name: 'Bina', role: 'viewer' }],
      sharedTrips: [],
    })
    expect(await exported(friend)).toMatchObject({
      trips: [],
      tripPeople: [],
      sharedTrips: [{ tripId: trip, owner: 'Asha', role: 'viewer', title: 'Castle and coast' }],
    })
  })

  rule('an owner who is suspended keeps the trip, and its editors go on; an invite of theirs is over', async () => {
    const [owner, friend, admin] = [
      await user('Asha'),
      await user('Bina'),
      await createUser(testApp, { isAdmin: true }),
    ]
    const trip = await create(owner)
    await join(owner, trip, 'editor', friend)
    const { token } = await invite(owner, trip, 'editor')
    expect((await call(`POST /admin/accounts/suspend/${owner.id}`, admin)).status).toBe(200)
    expect((await edit(friend, trip)).status).toBe(200)
    expect((await accept(await user('Chetan'), token)).status).toBe(404)
    const moderator = await createUser(testApp, { role: 'moderator' })
    for (const staff of [admin, moderator]) expect((await call(`GET /trips/${trip}`, staff)).status).toBe(404)
  })

  rule('an owner with a new name has it for companions, in links, in invites and in news', async () => {
    const [owner, friend] = [await user('Asha'), await user('Bina')]
    const trip = await create(owner)
    await join(owner, trip, 'editor', friend)
    const { token } = await invite(owner, trip, 'editor')
    const view = Made.parse(
      (await call(`POST /trip/links/${trip}`, owner, { purpose: 'view', sections: ['people'] })).body,
    )
    testApp.clock.advance(SECOND_MS)
    expect((await edit(owner, trip, { title: 'Renamed' })).status).toBe(200)
    expect((await call('PUT /auth/update-profile', owner, { name: 'Asha Mehta' })).status).toBe(200)

    expect(await rolesIn(friend, trip)).toEqual({ 'Asha Mehta': 'owner', Bina: 'editor' })
    const opened = [
      await call('POST /shared-trip', friend, { token: view.token }),
      await call('POST /trip-invite', friend, { token }),
      await call('GET /trip-news', friend),
    ].map(({ body }) => JSON.stringify(body))
    expect(opened.filter((text) => text.includes('"Asha Mehta"'))).toHaveLength(opened.length)
    expect(opened.filter((text) => text.includes('"Asha"'))).toEqual([])
  })

  rule('an invite is over after its last day', async () => {
    const owner = await user('Asha')
    const trip = await create(owner)
    const { token } = await invite(owner, trip, 'viewer', { expiresOn: '2026-03-05' })
    testApp.clock.advance(9 * DAY_MS)
    const friend = await user('Bina')
    expect((await accept(friend, token)).status).toBe(404)
  })
})
