import type { Context } from '../../platform/context.ts'
import { recordSecurityEvent } from '../security/security-log.ts'
import { findAccountByEmail, insertAccount, promoteAccount } from './accounts.store.ts'
import { deleteDevicesFor } from './devices.store.ts'
import { deleteEmailChangeFor } from './email-changes.store.ts'
import { deleteConfirmationsFor } from './email-confirmations.store.ts'
import { enqueueNotification } from './notifications.ts'
import { deleteResetRequestsFor } from './password-resets.store.ts'
import type { Passwords } from './passwords.ts'
import { removeSecondFactors } from './second-factor.ts'
import { deleteSessionsFor } from './sessions.store.ts'
import { deleteLinksFor, removeCompanionsFor } from './shared-access.store.ts'

type FirstAdminDeps = Pick<Context, 'store' | 'now' | 'newId'> & { passwords: Passwords }

type MadeAdmin = 'created' | 'promoted' | 'unchanged' | 'suspended'

/** `mayBeSuspended`: the caller restores a suspended account that becomes an admin's. */
type WantedAdmin = { email: string; password: string; mayBeSuspended?: boolean }

/**
 * Makes the account of an email an admin. Anybody may have signed up with that email, so an existing account gets the
 * given password and loses its sessions, codes and second factors; only its name and content stay. An account that is an admin already
 * keeps everything, so that a restart with the same variables changes nothing. A suspended account stays as it is: an
 * admin has decided so.
 */
export async function makeAdmin(
  deps: FirstAdminDeps,
  { email, password, mayBeSuspended = false }: WantedAdmin,
): Promise<MadeAdmin> {
  const { store, passwords, now, newId } = deps
  const existing = await findAccountByEmail(store.db, email)
  if (existing && existing.suspendedAt !== null && !mayBeSuspended) return 'suspended'
  if (existing?.isAdmin) return 'unchanged'
  const passwordHash = await passwords.hash(password)
  const created = newId()
  return store.db.transaction().execute(async (transaction) => {
    const isCreated = await insertAccount(transaction, {
      id: created,
      email,
      name: email.slice(0, email.indexOf('@')),
      phone: '',
      address: '',
      isAdmin: true,
      role: null,
      passwordHash,
      createdAt: now().toISOString(),
      emailConfirmedAt: now().toISOString(),
      suspendedAt: null,
      language: null,
    })
    const id = isCreated ? created : await promoteAccount(transaction, { email, passwordHash, at: now() })
    // Another process was faster.
    if (id === null) return 'unchanged'
    await recordSecurityEvent(transaction, deps, { kind: 'admin.granted', accountId: id })
    if (isCreated) return 'created'
    if (existing?.role)
      await recordSecurityEvent(transaction, deps, { kind: `${existing.role}.revoked`, accountId: id })
    await deleteSessionsFor(transaction, id)
    await deleteDevicesFor(transaction, id)
    await deleteLinksFor(transaction, id)
    if (existing?.emailConfirmedAt === null) await removeCompanionsFor(transaction, id)
    await removeSecondFactors(transaction, id)
    await deleteResetRequestsFor(transaction, email)
    await deleteConfirmationsFor(transaction, id)
    await deleteEmailChangeFor(transaction, id)
    await enqueueNotification(transaction, { id: newId(), notice: 'new-admin', recipient: email, at: now() })
    return 'promoted'
  })
}
