import type { Tables } from '#server/platform/store/tables.ts'
import { createLetterWriter } from '#server/app/mails.ts'
import { deleteMail, takeDueMail } from '#server/platform/mail/mail-queue.store.ts'
import { createAuthenticator, type Authenticator } from './authenticator.ts'
import type { TestApp } from './test-app.ts'
import { createUser } from './users.ts'

/** The stranger does not read the owner's mailbox, and neither knows the password, the sessions or the factors of the other. */
export type PersonName = 'stranger' | 'owner'

export type Person = {
  readonly name: PersonName
  readonly password: string
  readonly ip: string
  readonly authenticator: Authenticator
  /** The mailboxes that the person reads. The first one is the person's own, the others are used later. */
  readonly mailboxes: readonly string[]
  /** The tokens of all sessions that the person ever began, by their hashes. */
  readonly tokens: Map<string, string>
}

export type World = {
  readonly testApp: TestApp
  readonly stranger: Person
  readonly owner: Person
  readonly adminToken: string
  /** Person who brought each secret into the database: sessions, devices, factors, codes and passwords, by their values. */
  readonly holders: Map<string, PersonName>
}

export async function createWorld(testApp: TestApp): Promise<World> {
  const person = (name: PersonName, ip: string, mailboxes: string[]): Person => ({
    name,
    ip,
    mailboxes: mailboxes.map((box) => `${box}@surat.example`),
    password: `password of the ${name}`,
    authenticator: createAuthenticator('https://surat.example'),
    tokens: new Map(),
  })
  const admin = await createUser(testApp, { isAdmin: true })
  return {
    testApp,
    stranger: person('stranger', '198.51.100.7', ['stranger']),
    owner: person('owner', '203.0.113.9', ['owner', 'owner-elsewhere']),
    adminToken: admin.token,
    holders: new Map(),
  }
}

/** In the order in which foreign keys allow to fill them. */
const tables = [
  'account',
  'device',
  'session',
  'totp',
  'passkey',
  'recovery_code',
  'login_ticket',
  'passkey_challenge',
  'password_reset',
  'email_confirmation',
  'email_change',
  'mail',
] as const satisfies (keyof Tables)[]

export type Snapshot = { readonly at: number; readonly rows: readonly (readonly Record<string, unknown>[])[] }

export function rowsIn({ rows }: Snapshot, table: (typeof tables)[number]): readonly Record<string, unknown>[] {
  return rows[tables.indexOf(table)] ?? []
}

export async function takeSnapshot({ testApp: { store, clock } }: World): Promise<Snapshot> {
  const rows = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()))
  return { at: clock.now().getTime(), rows }
}

/** Limits of attempts begin anew: they slow people down, and are not the subject. */
export async function restoreSnapshot({ testApp: { store, clock } }: World, { at, rows }: Snapshot): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    // What belongs to an account goes with it.
    for (const table of ['attempt', 'mail', 'password_reset', 'passkey_challenge', 'account'] as const)
      await transaction.deleteFrom(table).execute()
    for (const [index, table] of tables.entries()) {
      const stored = rows[index] ?? []
      if (stored.length > 0)
        await transaction
          .insertInto(table)
          .values([...stored])
          .execute()
    }
  })
  clock.advance(at - clock.now().getTime())
}

/** Rows that an action of a person brings into the database belong to that person. */
export function attribute({ holders }: World, by: PersonName, { rows }: Snapshot): void {
  for (const secret of rows.flatMap((stored) => stored.map(getSecret))) {
    if (secret !== null && !holders.has(secret)) holders.set(secret, by)
  }
}

/** The value that lets its holder into an account. */
export function getSecret(row: Record<string, unknown>): string | null {
  const secret =
    row['password_hash'] ??
    row['token_hash'] ??
    row['secret_hash'] ??
    row['secret'] ??
    row['credential_id'] ??
    row['code_hash']
  return typeof secret === 'string' ? secret : null
}

export type SentMail = { readonly template: string; readonly recipient: string; readonly text: string }

/** Writes and sends everything that waits. */
export async function sendMails({ testApp: { services, store, clock } }: World): Promise<SentMail[]> {
  const write = createLetterWriter(services)
  const sent: SentMail[] = []
  for (;;) {
    const mail = await takeDueMail(store.db, clock.now())
    if (!mail) return sent
    const letter = await write(mail)
    await deleteMail(store.db, mail.id)
    if (letter) sent.push({ template: mail.template, recipient: mail.recipient, text: letter.text })
  }
}
