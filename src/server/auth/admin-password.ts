import { fieldFailure } from '#contract/failure.ts'
import { isCommonPassword } from '../common-passwords.ts'
import type { Account } from './accounts.store.ts'

/**
 * Travellers may choose a common password, and the form warns them. Admins may not.
 * @throws Failure `invalid-input` with the field
 */
export function refuseCommonPassword({ isAdmin }: Pick<Account, 'isAdmin'>, newPassword: string): void {
  if (isAdmin && isCommonPassword(newPassword)) throw fieldFailure('newPassword', 'password.common')
}
