import type { Transaction } from 'kysely'
import { Failure } from '#contract/api/failure.ts'
import { canOpenAdmin } from '#contract/api/permissions.ts'
import type { SecondFactorKind } from '#contract/api/pending-login.ts'
import type { Context } from '../../platform/context.ts'
import { recordSecurityEvent } from '../security/security-log.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import type { Account } from './accounts.store.ts'
import { warnOwner } from './notifications.ts'
import type { Caller } from './own-sessions.ts'
import {
  deleteChallengesFor,
  deletePasskeyFor,
  deletePasskeysBefore,
  deletePasskeysFor,
  listPasskeys,
  renamePasskeyFor,
} from './passkeys.store.ts'
import { isEmailConfirmed } from './confirmed-email.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { countRecoveryCodes, deleteRecoveryCodesBefore, deleteRecoveryCodesFor } from './recovery-codes.store.ts'
import { deleteTotp, deleteTotpBefore, findTotp } from './totp.store.ts'
import { requireUnchangedAccount } from './unchanged-account.ts'

/** The ways in which an owner may answer a login. Empty without a second factor: recovery codes alone are none. */
export async function listSecondFactorKinds(executor: Executor, accountId: string): Promise<SecondFactorKind[]> {
  const { totpSince, passkeys, recoveryCodesLeft } = await readSecondFactor(executor, accountId)
  const kinds: SecondFactorKind[] = [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(totpSince === null ? [] : (['totp'] as const)),
  ]
  return kinds.length > 0 && recoveryCodesLeft > 0 ? [...kinds, 'recovery-code'] : kinds
}

export async function hasSecondFactor(executor: Executor, accountId: string): Promise<boolean> {
  return (await listSecondFactorKinds(executor, accountId)).length > 0
}

/** With `REQUIRE_ADMIN_2FA=on`, an account without a second factor has no rights but those of a traveller. */
export async function lacksSecondFactor(
  { config, store }: Pick<Context, 'config' | 'store'>,
  account: Pick<Account, 'id' | 'isAdmin' | 'role'>,
): Promise<boolean> {
  return config.requireAdminSecondFactor && canOpenAdmin(account) && !(await hasSecondFactor(store.db, account.id))
}

export async function readSecondFactor(executor: Executor, accountId: string) {
  const totp = await findTotp(executor, accountId)
  const passkeys = await listPasskeys(executor, accountId)
  return {
    totpSince: totp?.confirmedAt ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ _id: id, name, createdAt, lastUsedAt })),
    recoveryCodesLeft: await countRecoveryCodes(executor, accountId),
  }
}

/**
 * Removes everything that asks for more than the password. For the operator, and for an account that gets another owner.
 * @returns false when the account had no second factor
 */
export async function removeSecondFactors(executor: Executor, accountId: string): Promise<boolean> {
  const isOn = await hasSecondFactor(executor, accountId)
  await deleteTotp(executor, accountId)
  await deletePasskeysFor(executor, accountId)
  await deleteRecoveryCodesFor(executor, accountId)
  await deleteChallengesFor(executor, accountId)
  return isOn
}

/**
 * Until the owner of the mailbox proved to have the account, anybody could have signed up with its email. Removes the
 * factors from that time, and notifies the owner if none is left.
 */
export async function removeUnprovenFactors(
  deps: Context,
  transaction: Transaction<Tables>,
  account: Account,
): Promise<void> {
  const { id, emailConfirmedAt } = account
  const isRemoved =
    emailConfirmedAt === null
      ? !isEmailConfirmed(deps.config, account) && (await removeSecondFactors(transaction, id))
      : await removeFactorsBefore(transaction, id, emailConfirmedAt)
  if (isRemoved) await announceRemoval(deps, transaction, account)
}

/** @returns true if the account had a second factor and has none any more */
async function removeFactorsBefore(executor: Executor, accountId: string, instant: string): Promise<boolean> {
  const wasOn = await hasSecondFactor(executor, accountId)
  await deleteTotpBefore(executor, accountId, instant)
  await deletePasskeysBefore(executor, accountId, instant)
  await deleteRecoveryCodesBefore(executor, accountId, instant)
  return wasOn && !(await hasSecondFactor(executor, accountId))
}

export async function removeTotp(deps: Context, caller: Caller): Promise<void> {
  await removeOne(deps, caller, (transaction) => deleteTotp(transaction, caller.account.id))
}

export async function removePasskey(deps: Context, caller: Caller, id: string): Promise<void> {
  await removeOne(deps, caller, async (transaction) => {
    if (!(await deletePasskeyFor(transaction, { id, accountId: caller.account.id }))) throw passkeyNotFound()
  })
}

export async function renamePasskey(
  { store }: Context,
  account: Account,
  { id, name }: { id: string; name: string },
): Promise<void> {
  if (!(await renamePasskeyFor(store.db, { id, accountId: account.id }, name))) throw passkeyNotFound()
}

export async function renewRecoveryCodes({ store, now }: Context, caller: Caller): Promise<string[]> {
  const { account } = caller
  return store.db.transaction().execute(async (transaction) => {
    await requireUnchangedAccount(transaction, caller, store.engine)
    if (!(await hasSecondFactor(transaction, account.id))) throw new Failure('conflict', 'recovery-codes.none')
    return replaceRecoveryCodes(transaction, { accountId: account.id, at: now().toISOString() })
  })
}

/** Recovery codes end with the last factor, and the owner is warned by mail. */
async function removeOne(
  deps: Context,
  caller: Caller,
  remove: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  const { store } = deps
  const { account } = caller
  await store.db.transaction().execute(async (transaction) => {
    await requireUnchangedAccount(transaction, caller, store.engine)
    const wasOn = await hasSecondFactor(transaction, account.id)
    await remove(transaction)
    if (!wasOn || (await hasSecondFactor(transaction, account.id))) return
    await deleteRecoveryCodesFor(transaction, account.id)
    await announceRemoval(deps, transaction, account)
  })
}

/** Notes that the password alone opens the account now, and warns the owner by mail. */
export async function announceRemoval(
  deps: Context,
  transaction: Transaction<Tables>,
  account: Account,
): Promise<void> {
  await warnOwner(transaction, deps, { notice: 'second-factor-off', account })
  await recordSecurityEvent(transaction, deps, { kind: 'second-factor.removed', accountId: account.id })
}

function passkeyNotFound(): Failure {
  return new Failure('not-found', 'passkey.not-found')
}
