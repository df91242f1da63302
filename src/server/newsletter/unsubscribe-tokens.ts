import { createToken, hashToken } from '../auth/tokens.ts'
import type { Executor } from '../store/database.ts'

/** Creates a token for the links of one mail. Each mail has its own token, and the store keeps hashes only. */
export async function createUnsubscribeToken(executor: Executor, email: string): Promise<string> {
  const token = createToken()
  await executor
    .insertInto('unsubscribe_token')
    .values({ token_hash: hashToken(token) ?? '', email })
    .execute()
  return token
}

/** @returns the email whose mail held the token */
export async function findEmailOfToken(executor: Executor, token: string): Promise<string | undefined> {
  const tokenHash = hashToken(token)
  if (tokenHash === null) return undefined
  const row = await executor
    .selectFrom('unsubscribe_token')
    .select('email')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.email
}

/**
 * Ends the subscription of a token.
 * @returns false when the token has no subscription
 */
export async function unsubscribeByToken(executor: Executor, token: string): Promise<boolean> {
  const tokenHash = hashToken(token)
  if (tokenHash === null) return false
  const { numDeletedRows } = await executor
    .deleteFrom('subscriber')
    .where('email', 'in', (query) =>
      query.selectFrom('unsubscribe_token').select('email').where('token_hash', '=', tokenHash),
    )
    .executeTakeFirst()
  return numDeletedRows === 1n
}
