import type { Transaction } from 'kysely'
import type { ListedAccount } from '#contract/admin/accounts.ts'
import { Failure, toFailure } from '#contract/api/failure.ts'
import { insertAuditEntry } from '../../account/activity/activity.store.ts'
import { findAccountByEmail, lockAdmins, setSuspension } from '../../account/auth/accounts.store.ts'
import { deleteEmailChangeFor } from '../../account/auth/email-changes.store.ts'
import { deleteSessionsFor } from '../../account/auth/sessions.store.ts'
import type { Context } from '../../platform/context.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import { hideReviewsFor, showReviewsFor } from '../../travellers/reviews/hidden-reviews.ts'
import { recordSecurityEvent } from '../../account/security/security-log.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { describeAccounts } from './account-list.store.ts'

export type SuspensionDeps = Context & { guide: Pick<GuideHolder, 'renew'> }

type AccountAction = { actor: { readonly id: string }; id: string }

/**
 * Ends the sessions of an account, refuses its logins and hides its reviews. A second suspension changes nothing. The
 * acting admin stays, so that the last one can never be suspended.
 */
export async function suspendAccount(deps: SuspensionDeps, action: AccountAction): Promise<ListedAccount> {
  const { actor, id } = action
  if (actor.id === id) throw new Failure('conflict', 'account.own')
  return changeSuspension(deps, action, async (transaction) => {
    const at = deps.now().toISOString()
    if (!(await setSuspension(transaction, id, at, deps.store.engine))) return
    await deleteSessionsFor(transaction, id)
    await deleteEmailChangeFor(transaction, id)
    await note(transaction, deps, action, 'suspend')
    await hideReviewsFor(transaction, id, at)
  })
}

/** The account's reviews come back as they were. Those that were deleted stay deleted. */
export function restoreAccount(deps: SuspensionDeps, action: AccountAction): Promise<ListedAccount> {
  return changeSuspension(deps, action, async (transaction) => {
    if (!(await setSuspension(transaction, action.id, null, deps.store.engine))) return
    await note(transaction, deps, action, 'restore')
    await showReviewsFor(transaction, action.id)
  })
}

/**
 * Restores an account for the operator, who is nobody in the audit log.
 * @returns false when no account with that email is suspended
 */
export function restoreAccountFor(deps: Pick<Context, 'store' | 'now'>, email: string): Promise<boolean> {
  return deps.store.db.transaction().execute(async (transaction) => {
    const account = await findAccountByEmail(transaction, email)
    if (!account || !(await setSuspension(transaction, account.id, null, deps.store.engine))) return false
    await recordSecurityEvent(transaction, deps, { kind: events.restore, accountId: account.id })
    await showReviewsFor(transaction, account.id)
    return true
  })
}

/** Locks the admins first. If two suspend each other at the same time, the second one is no admin any more. */
async function changeSuspension(
  { store, guide }: SuspensionDeps,
  { actor, id }: AccountAction,
  change: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<ListedAccount> {
  const [account] = await store.db.transaction().execute(async (transaction) => {
    if (!(await lockAdmins(transaction, store.engine, [id])).includes(actor.id)) throw toFailure('unauthenticated')
    await change(transaction)
    return describeAccounts(transaction, [id])
  })
  if (!account) throw new Failure('not-found', 'account.not-found')
  // The change is stored already. When the guide cannot be read now, its next check of the database reads it.
  await guide.renew().catch(() => undefined)
  return account
}

const events = { suspend: 'account.suspended', restore: 'account.restored' } as const

async function note(
  transaction: Transaction<Tables>,
  deps: SuspensionDeps,
  { actor, id }: AccountAction,
  action: keyof typeof events,
): Promise<void> {
  await recordSecurityEvent(transaction, deps, { kind: events[action], accountId: id })
  await insertAuditEntry(transaction, deps, {
    action: `account.${action}`,
    actorId: actor.id,
    subject: { id, title: '' },
  })
}
