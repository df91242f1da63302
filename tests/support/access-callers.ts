import { api } from '#contract/api.ts'
import { DAY_MS, SECOND_MS } from '#contract/text/durations.ts'
import type { Access } from '#contract/api/endpoint.ts'
import type { Operation } from '#contract/api/operation.ts'
import type { Account } from '#server/account/auth/accounts.store.ts'
import { takeRole } from '#server/admin/accounts/roles.ts'
import { beginSession } from '#server/account/auth/sessions.ts'
import { insertSession, touchSession } from '#server/account/auth/sessions.store.ts'
import { createToken, hashToken } from '#server/account/auth/tokens.ts'
import { callApi, type Answer, type Route } from './api-calls.ts'
import { PASSWORD, createUser, type TestUser } from './users.ts'
import { testApp } from './access-targets.ts'
import { deskRows } from './access-desk.ts'
import { type Role, type AccessRequest, rows } from './access-rows.ts'
import { isFullSuite } from './full-suite.ts'

export type Caller = { readonly asked: TestUser; readonly authorization: string | undefined }

function bearing(token: string): string {
  return `Bearer ${token}`
}

/** Creates a caller with a session that began and was last used the given milliseconds ago. */
async function withSession(
  { began, used }: { began: number; used: number },
  rights: Partial<Account> = {},
): Promise<Caller> {
  const asked = await createUser(testApp, rights)
  const token = createToken()
  const ago = (milliseconds: number) => new Date(testApp.clock.now().getTime() - milliseconds).toISOString()
  const tokenHash = hashToken(token) ?? ''
  await insertSession(testApp.store.db, { tokenHash, accountId: asked.id, deviceId: null, at: ago(began) })
  await touchSession(testApp.store.db, tokenHash, ago(used))
  return { asked, authorization: bearing(token) }
}

export async function somebody(rights: Partial<Account> = {}): Promise<Caller> {
  const asked = await createUser(testApp, rights)
  return { asked, authorization: bearing(asked.token) }
}

export async function somebodySaying(authorization: (token: string) => string | undefined): Promise<Caller> {
  const asked = await createUser(testApp)
  return { asked, authorization: authorization(asked.token) }
}

async function revoked(): Promise<Caller> {
  const caller = await somebody()
  await callApi(testApp, 'POST /auth/logout', { token: caller.asked.token })
  return caller
}

/** Creates a caller who sends the token of a deleted account. */
async function deleted(): Promise<Caller> {
  const { account, token } = await createUser(testApp)
  const left = await beginSession(testApp.store.db, account, { now: testApp.clock.now(), deviceId: null })
  await callApi(testApp, 'POST /auth/delete-account', { token, body: { password: PASSWORD } })
  return somebodySaying(() => bearing(left))
}

async function formerEditor(): Promise<Caller> {
  const caller = await somebody({ role: 'editor' })
  await takeRole(testApp.services, caller.asked.email)
  return caller
}

type Kind = { readonly who: string; readonly as: Role; readonly come: () => Promise<Caller> }

/** One caller of each role. */
export const kinds: readonly Kind[] = [
  { who: 'a guest', as: 'guest', come: () => somebodySaying(() => undefined) },
  { who: 'a traveller', as: 'user', come: () => somebody() },
  { who: 'an editor', as: 'editor', come: () => somebody({ role: 'editor' }) },
  { who: 'a moderator', as: 'moderator', come: () => somebody({ role: 'moderator' }) },
  { who: 'an admin', as: 'admin', come: () => somebody({ isAdmin: true }) },
]

/** Everybody whose token gives less than it says, beside the kinds. */
const halfTrusted: readonly Kind[] = [
  { who: 'an empty header', as: 'guest', come: () => somebodySaying(() => '') },
  { who: 'a malformed token', as: 'guest', come: () => somebodySaying(() => bearing('not-a-token')) },
  { who: 'no token after Bearer', as: 'guest', come: () => somebodySaying(() => 'Bearer ') },
  { who: 'a token with a letter too many', as: 'guest', come: () => somebodySaying((token) => bearing(`${token}A`)) },
  { who: 'a token under another scheme', as: 'guest', come: () => somebodySaying((token) => `Basic ${token}`) },
  { who: 'the hash of a token', as: 'guest', come: () => somebodySaying((token) => bearing(hashToken(token) ?? '')) },
  { who: 'an unknown token', as: 'guest', come: () => somebodySaying(() => bearing(createToken())) },
  { who: 'a revoked token', as: 'guest', come: revoked },
  { who: 'a token of a deleted account', as: 'guest', come: deleted },
  {
    who: 'a token unused for 14 days',
    as: 'guest',
    come: () => withSession({ began: 14 * DAY_MS + SECOND_MS, used: 14 * DAY_MS + SECOND_MS }),
  },
  {
    who: 'a token of 30 days',
    as: 'guest',
    come: () => withSession({ began: 30 * DAY_MS + SECOND_MS, used: SECOND_MS }),
  },
  {
    who: 'an admin’s token unused for 12 hours',
    as: 'guest',
    come: () => withSession({ began: DAY_MS / 2 + SECOND_MS, used: DAY_MS / 2 + SECOND_MS }, { isAdmin: true }),
  },
  {
    who: 'an admin’s token of 7 days',
    as: 'guest',
    come: () => withSession({ began: 7 * DAY_MS + SECOND_MS, used: SECOND_MS }, { isAdmin: true }),
  },
  {
    who: 'a moderator’s token of 7 days',
    as: 'guest',
    come: () => withSession({ began: 7 * DAY_MS + SECOND_MS, used: SECOND_MS }, { role: 'moderator' }),
  },
  { who: 'an editor whose role was taken away', as: 'user', come: formerEditor },
]

export const everybody: readonly Kind[] = [...kinds, ...halfTrusted]

/**
 * The callers who ask an endpoint. All tokens are read by one function before any endpoint, so everybody asks one
 * endpoint of each access, and one caller of each role asks the others. `npm run test:full` asks everything of everybody.
 */
export function getCallers({ name, endpoint }: Entry): readonly Kind[] {
  const first = endpoints.find((entry) => entry.endpoint.access === endpoint.access)
  return isFullSuite || first?.name === name ? everybody : kinds
}

/** The status of the refusal, or null for a caller with access. */
const refusalFor = {
  public: { guest: null, user: null, editor: null, moderator: null, admin: null },
  user: { guest: 401, user: null, editor: null, moderator: null, admin: null },
  editor: { guest: 401, user: 403, editor: null, moderator: 403, admin: null },
  moderator: { guest: 401, user: 403, editor: 403, moderator: null, admin: null },
  admin: { guest: 401, user: 403, editor: 403, moderator: 403, admin: null },
} as const satisfies Record<Access, Record<Role, number | null>>

export function statusFor({ access }: Operation, { status = 200 }: AccessRequest, as: Role): number {
  const refusal = refusalFor[access][as]
  if (refusal !== null) return refusal
  return typeof status === 'number' ? status : status[as === 'guest' ? 'user' : as]
}

export type Entry = {
  /** The name of an endpoint of the desk includes the kind. */
  name: string
  endpoint: Operation
  asking: AccessRequest & { targets?: Readonly<Record<string, AccessRequest>> }
}

export const endpoints: Entry[] = [
  ...getKeys(rows).map((name) => ({ name, endpoint: api[name], asking: rows[name] })),
  ...getKeys(deskRows).flatMap((name) =>
    Object.entries(deskRows[name]).map(([kind, asking]) => ({
      name: `${name} of ${kind}`,
      endpoint: api[name],
      asking,
    })),
  ),
]

export const closed = endpoints.filter(({ endpoint }) => endpoint.access !== 'public')

function getKeys<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table).filter((key): key is keyof T & string => key in table)
}

async function getAddress({ method, path }: Operation, asking: AccessRequest, asked: TestUser): Promise<Route> {
  const { params = {}, query = {} } = asking
  const given = typeof params === 'function' ? await params(asked) : params
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => given[name] ?? '')
  const search = new URLSearchParams(query).toString()
  return `${method} /${filled.slice(1)}${search === '' ? '' : `?${search}`}`
}

export async function askAs(
  { asked, authorization }: Caller,
  endpoint: Operation,
  asking: AccessRequest,
): Promise<Answer> {
  return callApi(testApp, await getAddress(endpoint, asking, asked), {
    headers: authorization === undefined ? {} : { authorization },
    ip: asked.ip,
    ...(asking.body && { body: asking.body(asked) }),
    ...(asking.file && { file: asking.file }),
  })
}

/** Reads everything that is stored about a user. */
export async function getRows({ id, email }: TestUser) {
  const { db } = testApp.store
  return {
    account: await db.selectFrom('account').selectAll().where('id', '=', id).execute(),
    sessions: await db.selectFrom('session').selectAll().where('account_id', '=', id).execute(),
    wishlist: await db.selectFrom('wishlist_item').selectAll().where('account_id', '=', id).execute(),
    trips: await db.selectFrom('trip').selectAll().where('account_id', '=', id).execute(),
    images: await db.selectFrom('image_upload').selectAll().where('account_id', '=', id).execute(),
    reviews: await db.selectFrom('review').selectAll().where('account_id', '=', id).execute(),
    subscriptions: await db.selectFrom('subscriber').selectAll().where('email', '=', email).execute(),
  }
}
