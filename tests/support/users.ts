import { insertAccount, type Account } from '#server/account/auth/accounts.store.ts'
import { beginSession } from '#server/account/auth/sessions.ts'
import { callApi } from './api-calls.ts'
import { lightPasswords } from './light-passwords.ts'
import type { TestApp } from './test-app.ts'

export type TestUser = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly password: string
  readonly token: string
  /** Differs between users, so that the rate limits of one user never affect another. */
  readonly ip: string
}

export const PASSWORD = 'monsoon-on-the-Tapi'

let identityCount = 0

/** @returns an email and an IP that no other test user has */
export function newIdentity(): { email: string; ip: string } {
  identityCount += 1
  return {
    email: `traveller-${identityCount}-${process.pid}@surat.example`,
    ip: `198.18.${identityCount >> 8}.${identityCount & 255}`,
  }
}

/** Signs up through the API. */
export async function signUp(testApp: TestApp, given: { name?: string; password?: string } = {}): Promise<TestUser> {
  const { name = 'Priya Desai', password = PASSWORD } = given
  const { email, ip } = newIdentity()
  const { status, body } = await callApi(testApp, 'POST /auth/signup', { body: { name, email, password }, ip })
  if (status !== 200) throw new Error(`Signup failed: ${JSON.stringify(body)}`)
  return { id: String(body['id']), name, email, password, token: String(body['authToken']), ip }
}

let sharedPasswordHash: Promise<string> | null = null

async function newAccount({ clock }: Pick<TestApp, 'clock'>, email: string): Promise<Account> {
  sharedPasswordHash ??= lightPasswords.hash(PASSWORD)
  return {
    id: crypto.randomUUID(),
    email,
    name: 'Arjun Patel',
    phone: '',
    address: '',
    isAdmin: false,
    role: null,
    passwordHash: await sharedPasswordHash,
    createdAt: clock.now().toISOString(),
    emailConfirmedAt: clock.now().toISOString(),
    suspendedAt: null,
    language: null,
  }
}

/** Inserts an account and a session directly into the store, which is faster than `signUp`. */
export async function createUser(
  { store, clock }: Pick<TestApp, 'store' | 'clock'>,
  given: Partial<Account> = {},
): Promise<TestUser & { account: Account }> {
  const { email, ip } = newIdentity()
  const account = { ...(await newAccount({ clock }, email)), ...given }
  await insertAccount(store.db, account)
  const token = await beginSession(store.db, account, { now: clock.now(), deviceId: null })
  return { id: account.id, name: account.name, email: account.email, password: PASSWORD, token, ip, account }
}

/** Inserts an account as versions before roles stored it, and a session. */
export async function createEarlierUser({ store, clock }: Pick<TestApp, 'store' | 'clock'>): Promise<TestUser> {
  const { email, ip } = newIdentity()
  const account = await newAccount({ clock }, email)
  const { id, name, phone, address } = account
  await store.db
    .insertInto('account')
    .values({
      id,
      email,
      name,
      phone,
      address,
      is_admin: 0,
      password_hash: account.passwordHash,
      created_at: account.createdAt,
      email_confirmed_at: account.emailConfirmedAt,
    })
    .execute()
  const token = await beginSession(store.db, account, { now: clock.now(), deviceId: null })
  return { id, name, email, password: PASSWORD, token, ip }
}

export async function logIn(testApp: TestApp, { email, password, ip }: Pick<TestUser, 'email' | 'password' | 'ip'>) {
  return callApi(testApp, 'POST /auth/login', { body: { email, password }, ip })
}

/** Begins another session. @throws Error when the login is refused */
export async function logInAgain(testApp: TestApp, traveller: TestUser): Promise<TestUser> {
  const { status, body } = await logIn(testApp, traveller)
  if (status !== 200) throw new Error(`Login failed: ${JSON.stringify(body)}`)
  return { ...traveller, token: String(body['authToken']) }
}
