import { createToken, hashToken } from '../../account/auth/tokens.ts'
import type { Executor, Store } from '../../platform/store/database.ts'
import { countForLetter, lockLetter } from './letters.store.ts'

/** Creates a token for the links of one mail. Each mail has its own token, and the store keeps hashes only. */
export async function createUnsubscribeToken(
  executor: Executor,
  email: string,
  letterId: string | null = null,
): Promise<string> {
  const token = createToken()
  await executor
    .insertInto('unsubscribe_token')
    .values({ token_hash: hashToken(token) ?? '', email, letter_id: letterId })
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
 * Ends the subscription of a token, and counts it for the letter that held the token. Only the number is kept.
 * @returns false when the token has no subscription
 */
export async function unsubscribeByToken({ db, engine }: Store, token: string): Promise<boolean> {
  const tokenHash = hashToken(token)
  if (tokenHash === null) return false
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('unsubscribe_token')
      .select(['email', 'letter_id'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    if (!row) return false
    // Before the subscriber, as everywhere.
    if (row.letter_id !== null) await lockLetter(transaction, row.letter_id, engine)
    const { numDeletedRows } = await transaction
      .deleteFrom('subscriber')
      .where('email', '=', row.email)
      .executeTakeFirst()
    const hasEnded = numDeletedRows === 1n
    if (hasEnded && row.letter_id !== null) await countForLetter(transaction, row.letter_id, 'unsubscribed')
    return hasEnded
  })
}
