/** The screens offer only allowed actions, and the server refuses all others. */
type Account = { readonly id: string; readonly isAdmin: boolean }

/** `userId` is null once the author's account is deleted. */
type Authored = { readonly userId: string | null }

export function isAuthor(account: Pick<Account, 'id'>, { userId }: Authored): boolean {
  return account.id === userId
}

export function canDelete(account: Account, review: Authored): boolean {
  return account.isAdmin || isAuthor(account, review)
}

export function canOpenPanel({ isAdmin }: Pick<Account, 'isAdmin'>): boolean {
  return isAdmin
}
