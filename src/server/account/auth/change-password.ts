import { recordSecurityEvent } from '../security/security-log.ts'
import { findAccountById, setPasswordHash } from './accounts.store.ts'
import { refuseCommonPassword } from './admin-password.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { limit } from '../../platform/throttle/attempts.ts'
import { confirmPassword, type AuthDeps } from './auth.ts'
import { deleteEmailChangeFor } from './email-changes.store.ts'
import { warnOwner } from './notifications.ts'
import { endOtherSessions, type Caller } from './own-sessions.ts'
import { requireUnchangedAccount } from './unchanged-account.ts'

/** Ends all other sessions, and a change of email that waits: somebody else may have begun them with the old password. */
export async function changePassword(
  deps: AuthDeps,
  caller: Caller & { ip: string },
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  const { account, ip } = caller
  const { store } = deps
  await confirmPassword(deps, { account, password, ip })
  await limit(deps, [{ limit: limits.passwordChange, by: account.id }])
  // Until it has the second factor that is asked of admins, the caller's account counts as a traveller's.
  refuseCommonPassword((await findAccountById(store.db, account.id)) ?? account, newPassword)
  const passwordHash = await deps.passwords.hash(newPassword)
  await store.db.transaction().execute(async (transaction) => {
    await requireUnchangedAccount(transaction, caller, store.engine)
    await setPasswordHash(transaction, account.id, passwordHash)
    await endOtherSessions(transaction, caller)
    await deleteEmailChangeFor(transaction, account.id)
    await recordSecurityEvent(transaction, deps, { kind: 'password.changed', accountId: account.id, ip })
    await warnOwner(transaction, deps, { notice: 'new-password', account })
  })
  deps.mailer.wake()
}
