import type { Transaction } from 'kysely'
import { Failure } from '#contract/api/failure.ts'
import type { Context } from '../../platform/context.ts'
import { lockAccountExclusive } from '../../platform/store/account-lock.ts'
import type { Store } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { findAccountById, type Account } from './accounts.store.ts'
import type { AuthDeps } from './auth.ts'
import { deleteDevicesFor } from './devices.store.ts'
import { deleteEmailChangeFor } from './email-changes.store.ts'
import { findConfirmation, setEmailConfirmed } from './email-confirmations.store.ts'
import { endOtherSessions } from './own-sessions.ts'
import { requireOwner, type LinkOpener } from './require-owner.ts'
import { removeSecondFactors, announceRemoval } from './second-factor.ts'
import { deleteSessionsFor } from './sessions.store.ts'
import { deleteLinksFor, removeCompanionsFor } from './shared-access.store.ts'
import { hashToken } from './tokens.ts'
import { requireUnchangedAccount } from './unchanged-account.ts'

/**
 * Confirms the email of an account that the opener of its link owns. A second click is no error.
 * @throws Failure `not-found` for a token that is unknown or no longer valid
 */
export async function confirmEmail(deps: AuthDeps, token: string, opener: LinkOpener): Promise<void> {
  const { store, now, mailer } = deps
  const tokenHash = hashToken(token)
  const confirmation = tokenHash === null ? undefined : await findConfirmation(store.db, tokenHash, now())
  const account = confirmation && (await findAccountById(store.db, confirmation.accountId))
  if (!confirmation || account?.email !== confirmation.email) {
    throw new Failure('not-found', 'email-confirmation.unknown-link')
  }
  if (account.emailConfirmedAt !== null) return
  const session = await requireOwner(deps, account, opener)
  await store.db.transaction().execute(async (transaction) => {
    if (await isConfirmedBy(transaction, confirmation, store.engine)) return
    await requireUnchangedAccount(transaction, { account, tokenHash: session }, store.engine)
    if (await setEmailConfirmed(transaction, confirmation, now()))
      await endEarlierAccess(transaction, deps, { account, tokenHash: session })
  })
  mailer.wake()
}

/** Decides whether another click was faster. It locks the account, so that of two clicks one waits here. */
async function isConfirmedBy(
  transaction: Transaction<Tables>,
  { accountId, email }: { accountId: string; email: string },
  engine: Store['engine'],
): Promise<boolean> {
  if (!(await lockAccountExclusive(transaction, accountId, engine))) return false
  const account = await findAccountById(transaction, accountId)
  return account?.email === email && account.emailConfirmedAt !== null
}

/**
 * Before the confirmation a stranger may have opened sessions, trusted devices, and added factors and links. Only the
 * session that opens the link stays.
 */
async function endEarlierAccess(
  transaction: Transaction<Tables>,
  deps: Context,
  { account, tokenHash }: { account: Account; tokenHash: string | null },
): Promise<void> {
  if (await removeSecondFactors(transaction, account.id)) await announceRemoval(deps, transaction, account)
  await deleteEmailChangeFor(transaction, account.id)
  await deleteLinksFor(transaction, account.id)
  await removeCompanionsFor(transaction, account.id)
  if (tokenHash !== null) return endOtherSessions(transaction, { account, tokenHash })
  await deleteSessionsFor(transaction, account.id)
  await deleteDevicesFor(transaction, account.id)
}
