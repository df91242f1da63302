import type { Insertable, Selectable, Transaction } from 'kysely'
import type { ProfileChange } from '#contract/account/auth.ts'
import { knownLanguage, type LanguageCode } from '#contract/messages/languages.ts'
import type { Role, StaffRole } from '#contract/api/roles.ts'
import type { Executor, Store } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepared.ts'
import type { AccountTable, Tables } from '../../platform/store/tables.ts'

export type Account = {
  id: string
  email: string
  name: string
  phone: string
  address: string
  isAdmin: boolean
  /** Null for travellers and admins. */
  role: StaffRole | null
  passwordHash: string
  createdAt: string
  /**
   * Since when the owner of the mailbox has the account. Null until a link or a code that was mailed there came back. A
   * change of email that both mailboxes confirmed leaves it as it is.
   */
  emailConfirmedAt: string | null
  /** Null unless an admin has suspended the account. */
  suspendedAt: string | null
  /** The language of the mails. Null until it is known, or when the site no longer has that language. */
  language: LanguageCode | null
}

export async function findAccountByEmail(executor: Executor, email: string): Promise<Account | undefined> {
  const row = await executor.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()
  return row && getAccount(row)
}

export async function findAccountById(executor: Executor, id: string): Promise<Account | undefined> {
  const [row] = await selectAccount(executor, { id })
  return row && getAccount(row)
}

const selectAccount = prepare((executor, { id }: { id: string }) =>
  executor.selectFrom('account').selectAll().where('id', '=', id),
)

/**
 * Locks an account until the transaction ends, so that its password and its email stay as they are. SQLite needs no row
 * lock.
 * @returns false when one of both was changed, or the account deleted or suspended, since it was read
 */
export async function lockUnchangedAccount(
  transaction: Transaction<Tables>,
  { id, email, passwordHash }: Account,
  engine: Store['engine'],
): Promise<boolean> {
  const row = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('email', '=', email)
    .where('suspended_at', 'is', null)
    .$if(engine === 'postgres', (query) => query.forShare())
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false when an account with that email exists */
export async function insertAccount(executor: Executor, account: Account): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('account')
    .values(toRow(account))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Changes only the given fields. */
export async function updateProfileFor(
  executor: Executor,
  id: string,
  change: ProfileChange,
): Promise<Account | undefined> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length > 0) await executor.updateTable('account').set(given).where('id', '=', id).execute()
  return findAccountById(executor, id)
}

/** Notes the language of an account that has none. */
export async function setFirstLanguage(executor: Executor, id: string, language: LanguageCode): Promise<void> {
  await executor.updateTable('account').set({ language }).where('id', '=', id).where('language', 'is', null).execute()
}

export async function setPasswordHash(executor: Executor, id: string, passwordHash: string): Promise<void> {
  await executor.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/**
 * Makes an account an admin's with a new password. The operator vouches for the email.
 * @returns the account's id; null when no account has that email, or an admin's
 */
export async function promoteAccount(
  transaction: Transaction<Tables>,
  { email, passwordHash, at }: { email: string; passwordHash: string; at: Date },
): Promise<string | null> {
  const row = await transaction
    .updateTable('account')
    .set({ ...getColumns('admin'), password_hash: passwordHash, email_confirmed_at: at.toISOString() })
    .where('email', '=', email)
    .where('is_admin', '=', 0)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Takes every other role away. Sessions stay, because each request reads the role anew. */
export async function setRole(transaction: Transaction<Tables>, id: string, role: Role): Promise<void> {
  await transaction.updateTable('account').set(getColumns(role)).where('id', '=', id).execute()
}

function getColumns(role: Role): Pick<AccountTable, 'is_admin' | 'staff_role'> {
  if (role === 'admin') return { is_admin: 1, staff_role: null }
  return { is_admin: 0, staff_role: role === 'traveller' ? null : role }
}

/** Finds an account and locks it until the transaction ends. */
export async function lockAccount(
  transaction: Transaction<Tables>,
  id: string,
  engine: Store['engine'],
): Promise<Account | undefined> {
  const row = await transaction
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row && getAccount(row)
}

/**
 * Locks the admins who are not suspended, in one order, so that two who leave at once wait for each other and the
 * second sees that the first has left.
 * @param also the accounts that the transaction will change, whoever they are. They have their turn in the same
 *   order: Postgres keeps the lock of a row that it waited for, although that row is no admin's any more, so that a
 *   lock out of turn could be a deadlock
 * @returns the admins alone
 */
export async function lockAdmins(
  transaction: Transaction<Tables>,
  engine: Store['engine'],
  also: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('account')
    .select(['id', 'is_admin', 'suspended_at'])
    .where(({ and, eb, or }) =>
      or([and([eb('is_admin', '=', 1), eb('suspended_at', 'is', null)]), eb('id', 'in', also)]),
    )
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()
  return rows.filter((row) => row.is_admin === 1 && row.suspended_at === null).map(({ id }) => id)
}

/**
 * Suspends an account, or restores it with null. It waits for running requests of the account, and for its reviews that
 * are being posted.
 * @returns false when nothing changes
 */
export async function setSuspension(
  transaction: Transaction<Tables>,
  id: string,
  at: string | null,
  engine: Store['engine'],
): Promise<boolean> {
  const account = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('suspended_at', at === null ? 'is not' : 'is', null)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!account) return false
  await transaction.updateTable('account').set({ suspended_at: at }).where('id', '=', id).execute()
  return true
}

/** @throws Error of the store when another account has that email */
export async function setEmail(
  executor: Executor,
  { id, email, emailConfirmedAt }: Pick<Account, 'id' | 'email' | 'emailConfirmedAt'>,
): Promise<void> {
  await executor
    .updateTable('account')
    .set({ email, email_confirmed_at: emailConfirmedAt })
    .where('id', '=', id)
    .execute()
}

/** Foreign keys delete the rows that belong to the account. */
export async function deleteAccountById(executor: Executor, id: string): Promise<void> {
  await executor.deleteFrom('account').where('id', '=', id).execute()
}

function toRow(account: Account): Insertable<AccountTable> {
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    phone: account.phone,
    address: account.address,
    is_admin: account.isAdmin ? 1 : 0,
    staff_role: account.role,
    password_hash: account.passwordHash,
    created_at: account.createdAt,
    email_confirmed_at: account.emailConfirmedAt,
    suspended_at: account.suspendedAt,
    language: account.language,
  }
}

export function getAccount(row: Omit<Selectable<AccountTable>, 'list_changes'>): Account {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    phone: row.phone,
    address: row.address,
    isAdmin: row.is_admin === 1,
    role: row.staff_role,
    passwordHash: row.password_hash,
    createdAt: row.created_at,
    emailConfirmedAt: row.email_confirmed_at,
    suspendedAt: row.suspended_at,
    language: knownLanguage(row.language)?.code ?? null,
  }
}
