import type { ProfileChange, User } from '#contract/auth.ts'

/** What was changed in the form and nothing else, so that saving a name does not undo a phone number set elsewhere. */
export function changesOf(typed: ProfileChange, user: User): ProfileChange {
  const { name, phone, address } = typed
  return {
    ...(name !== undefined && name !== user.name && { name }),
    ...(phone !== undefined && phone !== user.phone && { phone }),
    ...(address !== undefined && address !== user.address && { address }),
  }
}
