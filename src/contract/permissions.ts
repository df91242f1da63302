/** Who may do what. The screens offer what is allowed, and the server refuses everything else. */
type Account = { readonly id: string; readonly isAdmin: boolean }

/** What somebody wrote; `userId` is null once that account is deleted. */
type Written = { readonly userId: string | null }

export function isAuthor(account: Pick<Account, 'id'>, { userId }: Written): boolean {
  return account.id === userId
}

export function canDelete(account: Account, review: Written): boolean {
  return account.isAdmin || isAuthor(account, review)
}

export function canOpenPanel({ isAdmin }: Pick<Account, 'isAdmin'>): boolean {
  return isAdmin
}
