import type { Config } from '../../platform/config/config.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { PersonalData } from '../../platform/store/personal-data.ts'
import { deleteAccountById, type Account } from './accounts.store.ts'
import { userFor } from './auth.ts'
import { listDevicesFor } from './devices.store.ts'
import { findWantedEmail } from './email-changes.store.ts'
import { deleteResetRequestsFor } from './password-resets.store.ts'
import { readSecondFactor } from './second-factor.ts'
import { listSessionsFor } from './sessions.store.ts'

export const accountData = {
  tables: [
    'account',
    'device',
    'session',
    'password_reset',
    'email_confirmation',
    'email_change',
    'totp',
    'passkey',
    'recovery_code',
    'login_ticket',
    'passkey_challenge',
  ],
  erase: async (transaction, { id, email }) => {
    await deleteResetRequestsFor(transaction, email)
    await deleteAccountById(transaction, id)
  },
} satisfies PersonalData

export async function collectAccount(executor: Executor, config: Pick<Config, 'smtpUrl'>, account: Account) {
  const { passkeys, ...secondFactor } = await readSecondFactor(executor, account.id)
  return {
    user: { ...userFor(config, account), createdAt: account.createdAt },
    wantedEmail: await findWantedEmail(executor, account.id),
    devices: (await listDevicesFor(executor, account.id)).map(({ id: _id, ...device }) => device),
    sessions: (await listSessionsFor(executor, account.id)).map(({ createdAt, lastUsedAt }) => ({
      createdAt,
      lastUsedAt,
    })),
    secondFactor: { ...secondFactor, passkeys: passkeys.map(({ _id, ...passkey }) => passkey) },
  }
}
