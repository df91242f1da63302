import type { Services } from '../app/services.ts'
import { findAccountByEmail, insertAccount, setAdmin } from './accounts.store.ts'

type Needed = Pick<Services, 'store' | 'passwords' | 'now' | 'newId'>

/**
 * Makes somebody an admin: an existing account keeps its password and name, a missing one is made with the password given.
 * @returns whether the account was made
 */
export async function makeAdmin(
  { store, passwords, now, newId }: Needed,
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
