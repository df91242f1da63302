import type { ProfileChange, User } from '#contract/account/auth.ts'

/** Returns the changed fields only: saving a name does not revert a phone number that was changed elsewhere. */
export function getChanges(input: ProfileChange, user: User): ProfileChange {
  const { name, phone, address, language } = input
  return {
    ...(name !== undefined && name !== user.name && { name }),
    ...(phone !== undefined && phone !== user.phone && { phone }),
    ...(address !== undefined && address !== user.address && { address }),
    ...(language !== undefined && language !== user.language && { language }),
  }
}
