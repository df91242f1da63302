/** Four people and one trip: what each call must answer, and who is in the trip then. */
import { invitedRoles, mayInTrip, type InvitedRole, type TripRight, type TripRole } from '#contract/trip/trip-rights.ts'
import { callApi, type Answer, type Route } from './api-calls.ts'
import type { TestApp } from './test-app.ts'
import { createUser, PASSWORD, type TestUser } from './users.ts'

export const NAMES = ['Asha', 'Bina', 'Chetan', 'Dev'] as const
export type Name = (typeof NAMES)[number]

export type Act =
  | { kind: 'invite'; by: Name; role: InvitedRole }
  | { kind: 'accept'; by: Name; which: number }
  | { kind: 'change'; by: Name; whom: Name; role: InvitedRole }
  | { kind: 'remove' | 'hand over'; by: Name; whom: Name }
  | { kind: 'leave' | 'edit' | 'delete account'; by: Name }

type Invite = { by: Name; role: InvitedRole; token: string }

type World = {
  testApp: TestApp
  trip: string
  users: Map<Name, TestUser>
  /** Expected people of the trip, in the order in which they came. */
  people: Map<Name, TripRole>
  invites: Invite[]
  deleted: Set<Name>
}

/** The answer to a call, the expected status, and the change that it makes. */
type Step = { answer: Answer; expected: number; change: () => void }

const bareTrip = { title: 'Surat', budget: 0, destinations: [{ name: 'Dumas' }] }

/** Asha owns the trip. */
export async function createCompanions(testApp: TestApp): Promise<World> {
  const users = new Map<Name, TestUser>()
  for (const name of NAMES) users.set(name, await createUser(testApp, { name }))
  const token = users.get('Asha')?.token ?? ''
  await callApi(testApp, 'POST /trip/create', { token, body: bareTrip })
  const { id } = await testApp.store.db
    .selectFrom('trip')
    .select('id')
    .where('account_id', '=', users.get('Asha')?.id ?? '')
    .executeTakeFirstOrThrow()
  return { testApp, trip: id, users, people: new Map([['Asha', 'owner']]), invites: [], deleted: new Set() }
}

/** Does it. The model follows what was answered with 200. */
export async function act(world: World, done: Act): Promise<{ status: number; expected: number }> {
  const { answer, expected, change } = await getStep(world, done)
  if (answer.status === 200) change()
  return { status: answer.status, expected }
}

/** People of the trip in the database. Two owners would be two entries of one name. */
export async function readPeople({ testApp: { store }, trip, users }: World): Promise<[string, string][]> {
  const getName = (id: string | null) => [...users].find(([, user]) => user.id === id)?.[0] ?? 'somebody'
  const owners = await store.db.selectFrom('trip').select('account_id as id').where('id', '=', trip).execute()
  const people = await store.db
    .selectFrom('trip_person')
    .select(['account_id as id', 'role'])
    .where('trip_id', '=', trip)
    .execute()
  return sortPeople([
    ...owners.map(({ id }): [string, string] => [getName(id), 'owner']),
    ...people.map(({ id, role }): [string, string] => [getName(id), role ?? 'none']),
  ])
}

export function sortPeople(people: Iterable<[string, string]>): [string, string][] {
  return [...people].toSorted(([one], [other]) => one.localeCompare(other))
}

function getStep(world: World, done: Act): Promise<Step> {
  if (done.kind === 'invite') return invite(world, done)
  if (done.kind === 'accept') return accept(world, done)
  if (done.kind === 'change') return change(world, done)
  if (done.kind === 'remove') return remove(world, done)
  if (done.kind === 'hand over') return handOver(world, done)
  if (done.kind === 'leave') return leave(world, done)
  return done.kind === 'edit' ? edit(world, done) : deleteAccount(world, done)
}

function call({ testApp, users }: World, name: Name, route: Route, body?: object): Promise<Answer> {
  testApp.clock.advance(1)
  return callApi(testApp, route, { token: users.get(name)?.token ?? '', ...(body && { body }) })
}

/** The status of a call for which the table asks for a right. */
function statusFor({ deleted, people }: World, name: Name, right: TripRight): number {
  if (deleted.has(name)) return 401
  const role = people.get(name)
  if (role === undefined) return 404
  return mayInTrip(role, right) ? 200 : 403
}

/** A call about somebody first asks for one right, then whether the person is there, then for another right. */
function statusAbout(world: World, { by, whom }: { by: Name; whom: Name }, rights: [TripRight, TripRight]): number {
  const first = statusFor(world, by, rights[0])
  if (first !== 200) return first
  const role = world.people.get(whom)
  return role === undefined || role === 'owner' ? 404 : statusFor(world, by, rights[1])
}

async function getId({ testApp, trip, users }: World, name: Name): Promise<string> {
  const row = await testApp.store.db
    .selectFrom('trip_person')
    .select('id')
    .where('trip_id', '=', trip)
    .where('account_id', '=', users.get(name)?.id ?? '')
    .executeTakeFirst()
  return row?.id ?? 'nobody'
}

/** Somebody goes, with the invites that they made. An owner leaves the trip to an heir. */
function takeOut(world: World, name: Name): void {
  const wasOwner = world.people.get(name) === 'owner'
  world.people.delete(name)
  world.invites = world.invites.filter(({ by }) => by !== name)
  const others = [...world.people]
  const [heir] = invitedRoles.flatMap((role) => others.flatMap(([other, own]) => (own === role ? [other] : [])))
  if (wasOwner && heir !== undefined) world.people.set(heir, 'owner')
}

async function invite(world: World, { by, role }: { by: Name; role: InvitedRole }): Promise<Step> {
  const answer = await call(world, by, `POST /trip/links/${world.trip}`, { purpose: 'invite', role })
  const expected = statusFor(world, by, 'invite')
  return { answer, expected, change: () => world.invites.push({ by, role, token: String(answer.body['token']) }) }
}

async function accept(world: World, { by, which }: { by: Name; which: number }): Promise<Step> {
  const open = world.invites[which]
  const answer = await call(world, by, 'POST /trip-invite/accept', { token: open?.token ?? 'none' })
  const expected = open ? 200 : 404
  const join = () => {
    if (open && !world.people.has(by)) world.people.set(by, open.role)
  }
  return { answer, expected: world.deleted.has(by) ? 401 : expected, change: join }
}

async function change(world: World, done: { by: Name; whom: Name; role: InvitedRole }): Promise<Step> {
  const { by, whom, role } = done
  const answer = await call(world, by, `PUT /trip/people/${world.trip}/${await getId(world, whom)}`, { role })
  const apply = () => {
    world.people.set(whom, role)
    if (!mayInTrip(role, 'invite')) world.invites = world.invites.filter(({ by: maker }) => maker !== whom)
  }
  return { answer, expected: statusAbout(world, done, ['invite', 'manage']), change: apply }
}

async function remove(world: World, done: { by: Name; whom: Name }): Promise<Step> {
  const { by, whom } = done
  const answer = await call(world, by, `DELETE /trip/people/${world.trip}/${await getId(world, whom)}`)
  const apply = () => {
    takeOut(world, whom)
    world.invites = []
  }
  return { answer, expected: statusAbout(world, done, ['invite', 'manage']), change: apply }
}

async function handOver(world: World, done: { by: Name; whom: Name }): Promise<Step> {
  const { by, whom } = done
  const answer = await call(world, by, `POST /trip/owner/${world.trip}`, { personId: await getId(world, whom) })
  const apply = () => {
    // The owner before is there as long as the trip, and comes before everybody else.
    const others = [...world.people].filter(([name]) => name !== by && name !== whom)
    world.people = new Map<Name, TripRole>([[whom, 'owner'], [by, 'editor'], ...others])
  }
  return { answer, expected: statusAbout(world, done, ['own', 'own']), change: apply }
}

async function leave(world: World, { by }: { by: Name }): Promise<Step> {
  const answer = await call(world, by, `POST /trip/leave/${world.trip}`)
  const isAlone = world.people.get(by) === 'owner' && world.people.size === 1
  return { answer, expected: isAlone ? 409 : statusFor(world, by, 'leave'), change: () => takeOut(world, by) }
}

async function edit(world: World, { by }: { by: Name }): Promise<Step> {
  const answer = await call(world, by, `PUT /trip/edit/${world.trip}`, bareTrip)
  return { answer, expected: statusFor(world, by, 'edit'), change: () => undefined }
}

async function deleteAccount(world: World, { by }: { by: Name }): Promise<Step> {
  const answer = await call(world, by, 'POST /auth/delete-account', { password: PASSWORD })
  const apply = () => {
    takeOut(world, by)
    world.deleted.add(by)
  }
  return { answer, expected: world.deleted.has(by) ? 401 : 200, change: apply }
}
