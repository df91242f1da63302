import { Failure } from '#contract/api/failure.ts'
import { fieldError } from '#contract/text/field-error.ts'
import type { Account } from './accounts.store.ts'
import { confirmPassword, type AuthDeps } from './auth.ts'
import { refuseSuspended } from './refuse-suspended.ts'
import { identifyIfSignedIn } from './sessions.ts'

/** The person who presses the button of a mailed link. */
export type LinkOpener = {
  readonly ip: string
  readonly authorization: string | undefined
  readonly password: string | undefined
}

/**
 * A mailed link proves that the opener has the mailbox. It does not prove that the account is the opener's: a stranger
 * may have made it with that email. So the opener is signed in to the account, or types its password.
 * @returns the hash of the session; null after the password
 * @throws Failure `forbidden` with the field `password`
 */
export async function requireOwner(
  deps: AuthDeps,
  account: Account,
  { ip, authorization, password }: LinkOpener,
): Promise<string | null> {
  const session = await identifyIfSignedIn(deps, authorization)
  if (session?.account.id === account.id) return session.tokenHash
  if (password === undefined) {
    const fields = { password: fieldError('password.missing') }
    throw new Failure('forbidden', 'email-confirmation.password-needed', { fields })
  }
  await confirmPassword(deps, { account, password, ip })
  refuseSuspended(deps, account)
  return null
}
