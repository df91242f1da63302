import type { StaffRole } from './roles.ts'

/** The screens offer only allowed actions, and the server refuses all others. */
export type Rights = { readonly isAdmin: boolean; readonly role?: StaffRole | null | undefined }

type Account = Rights & { readonly id: string }

/** `userId` is null once the author's account is deleted. */
type Authored = { readonly userId: string | null }

export function isAuthor(account: Pick<Account, 'id'>, { userId }: Authored): boolean {
  return account.id === userId
}

/** Places, suggested trips, the city and announcements. */
export function canEditContent({ isAdmin, role }: Rights): boolean {
  return isAdmin || role === 'editor'
}

/** Reviews and what is reported. */
export function canModerate({ isAdmin, role }: Rights): boolean {
  return isAdmin || role === 'moderator'
}

export function canDelete(account: Account, review: Authored): boolean {
  return canModerate(account) || isAuthor(account, review)
}

/** True for everybody who has more rights than a traveller. */
export function canOpenAdmin(account: Rights): boolean {
  return canEditContent(account) || canModerate(account)
}
