import { fieldFailure } from '#contract/api/failure.ts'
import { isCommonPassword } from '../../platform/config/common-passwords.ts'
import { canOpenAdmin, type Rights } from '#contract/api/permissions.ts'

/**
 * Travellers may choose a common password, and the form warns them. Accounts with a role may not.
 * @throws Failure `invalid-input` with the field
 */
export function refuseCommonPassword(account: Rights, newPassword: string): void {
  if (canOpenAdmin(account) && isCommonPassword(newPassword)) throw fieldFailure('newPassword', 'password.common')
}
