import type { Context } from '../context.ts'
import type { Passwords } from './passwords.ts'
import { findAccountByEmail, insertAccount, setAdmin } from './accounts.store.ts'

type FirstAdminDeps = Pick<Context, 'store' | 'now' | 'newId'> & { passwords: Passwords }

/**
 * Makes an account an admin. An existing account keeps its password and name. A missing account is created with the
 * given password.
 * @returns true when the account was created
 */
export async function makeAdmin(
  { store, passwords, now, newId }: FirstAdminDeps,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const existing = await findAccountByEmail(store.db, email)
  if (existing) {
    if (!existing.isAdmin) await setAdmin(store.db, email, true)
    return false
  }
  return insertAccount(store.db, {
    id: newId(),
    email,
    name: email.slice(0, email.indexOf('@')),
    phone: '',
    address: '',
    isAdmin: true,
    passwordHash: await passwords.hash(password),
    createdAt: now().toISOString(),
  })
}
