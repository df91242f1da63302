import type { Transaction } from 'kysely'
import type { ListedAccount } from '#contract/admin/accounts.ts'
import { Failure, toFailure } from '#contract/api/failure.ts'
import { getRole, type Role, type StaffRole } from '#contract/api/roles.ts'
import { insertAuditEntry } from '../../account/activity/activity.store.ts'
import {
  findAccountByEmail,
  lockAccount,
  lockAdmins,
  setRole,
  type Account,
} from '../../account/auth/accounts.store.ts'
import { isEmailConfirmed } from '../../account/auth/confirmed-email.ts'
import { isLastAdmin } from '../../account/auth/last-admin.ts'
import { enqueueNotification } from '../../account/auth/notifications.ts'
import { removeUnprovenFactors } from '../../account/auth/second-factor.ts'
import { deleteSessionsFor } from '../../account/auth/sessions.store.ts'
import type { Context } from '../../platform/context.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { recordSecurityEvent } from '../../account/security/security-log.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { describeAccounts } from './account-list.store.ts'

export type RoleDeps = Context & { mailer: Pick<Mailer, 'wake'> }

/**
 * Gives an account a role, or takes its role away. The acting admin stays one, so that the last one always stays.
 * @throws Failure `conflict` for the own role, and for a role that a suspended or unconfirmed account would get
 */
export async function changeRole(
  deps: RoleDeps,
  { actor, id, role }: { actor: { readonly id: string }; id: string; role: Role },
): Promise<ListedAccount> {
  if (actor.id === id) throw new Failure('conflict', 'role.own')
  const { store, mailer } = deps
  const changed = await store.db.transaction().execute(async (transaction) => {
    // Two admins may change each other at the same time. Then the second one is no admin any more.
    if (!(await lockAdmins(transaction, store.engine, [id])).includes(actor.id)) throw toFailure('unauthenticated')
    const account = await lockAccount(transaction, id, store.engine)
    if (!account) throw new Failure('not-found', 'account.not-found')
    const refusal = role === 'traveller' ? null : getRefusal(deps, account)
    if (refusal) throw new Failure('conflict', refusal)
    if (await applyRole(transaction, deps, { account, role })) {
      const subject = { id, title: '' }
      await insertAuditEntry(transaction, deps, { action: `role.${role}`, actorId: actor.id, subject })
    }
    return (await describeAccounts(transaction, [id]))[0]
  })
  if (!changed) throw new Failure('not-found', 'account.not-found')
  mailer.wake()
  return changed
}

type InvitedRole = 'given' | 'unchanged' | 'no-account' | 'is-admin' | Refusal

/** Gives a role for the operator, who is nobody in the audit log. An admin keeps all rights. */
export function giveRole(deps: Context, { email, role }: { email: string; role: StaffRole }): Promise<InvitedRole> {
  const { db, engine } = deps.store
  return db.transaction().execute(async (transaction) => {
    const found = await findAccountByEmail(transaction, email)
    const account = found && (await lockAccount(transaction, found.id, engine))
    if (!account) return 'no-account'
    if (account.isAdmin) return 'is-admin'
    const refusal = getRefusal(deps, account)
    if (refusal) return refusal
    return (await applyRole(transaction, deps, { account, role })) ? 'given' : 'unchanged'
  })
}

type TakenRole = 'taken' | 'no-role' | 'last-admin'

/** Makes an account a traveller's for the operator, unless it is the only admin. */
export function takeRole(deps: Context, email: string): Promise<TakenRole> {
  const { db, engine } = deps.store
  return db.transaction().execute(async (transaction) => {
    const found = await findAccountByEmail(transaction, email)
    if (!found) return 'no-role'
    if (await isLastAdmin(transaction, found.id, engine)) return 'last-admin'
    const account = await lockAccount(transaction, found.id, engine)
    return account && (await applyRole(transaction, deps, { account, role: 'traveller' })) ? 'taken' : 'no-role'
  })
}

type Refusal = 'role.suspended' | 'role.unconfirmed'

/** Anybody can sign up with somebody else's email, so only a confirmed one may get rights. */
function getRefusal(deps: Pick<Context, 'config'>, account: Account): Refusal | null {
  if (account.suspendedAt !== null) return 'role.suspended'
  return isEmailConfirmed(deps.config, account) ? null : 'role.unconfirmed'
}

/**
 * Sessions that began with fewer rights end, since they may be old and may have been opened without a second factor. So
 * do factors that are older than the confirmation of the email: a stranger may have added them. A role that is taken away counts from the next request on, because each one reads it anew.
 * @returns false when the account has that role already
 */
async function applyRole(
  transaction: Transaction<Tables>,
  deps: Context,
  { account, role }: { account: Account; role: Role },
): Promise<boolean> {
  const { id, email } = account
  const before = getRole(account)
  if (before === role) return false
  await setRole(transaction, id, role)
  if (before !== 'traveller') await recordSecurityEvent(transaction, deps, { kind: `${before}.revoked`, accountId: id })
  if (role !== 'traveller') {
    await recordSecurityEvent(transaction, deps, { kind: `${role}.granted`, accountId: id })
    await deleteSessionsFor(transaction, id)
    await removeUnprovenFactors(deps, transaction, account)
  }
  await enqueueNotification(transaction, { id: deps.newId(), notice: 'new-role', recipient: email, at: deps.now() })
  return true
}
