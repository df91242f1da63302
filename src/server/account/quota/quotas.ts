import {
  ACCOUNT_BYTES,
  ACCOUNT_IMAGE_BYTES,
  UNCONFIRMED_BYTES,
  UNCONFIRMED_IMAGE_BYTES,
} from '#contract/account/storage.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Executor } from '../../platform/store/database.ts'
import { findAccountById, type Account } from '../auth/accounts.store.ts'
import { isEmailConfirmed } from '../auth/confirmed-email.ts'

type Quota = { readonly isConfirmed: boolean; readonly bytes: number; readonly imageBytes: number }

type QuotaConfig = Pick<Config, 'smtpUrl'>

/** An email costs nothing to invent, so an account holds little before its email is confirmed. */
export function getQuota(config: QuotaConfig, account: Pick<Account, 'emailConfirmedAt'>): Quota {
  return isEmailConfirmed(config, account)
    ? { isConfirmed: true, bytes: ACCOUNT_BYTES, imageBytes: ACCOUNT_IMAGE_BYTES }
    : { isConfirmed: false, bytes: UNCONFIRMED_BYTES, imageBytes: UNCONFIRMED_IMAGE_BYTES }
}

/** An account that is deleted meanwhile has the quota of an unconfirmed one. */
export async function findQuota(executor: Executor, config: QuotaConfig, accountId: string): Promise<Quota> {
  return getQuota(config, (await findAccountById(executor, accountId)) ?? { emailConfirmedAt: null })
}
