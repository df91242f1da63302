import { createToken, hashToken } from '../../account/auth/tokens.ts'
import type { Executor, Store } from '../../platform/store/database.ts'
import { countForLetter, lockLetter } from './letters.store.ts'

/**
 * Creates a token for the links of one mail. Each mail has its own token, and only hashes are stored.
 * @returns null when that email is not subscribed, or its subscription ends meanwhile
 */
export async function createUnsubscribeToken(
  { db, engine }: Store,
  email: string,
  letterId: string | null = null,
): Promise<string | null> {
  const token = createToken()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('unsubscribe_token')
    .columns(['token_hash', 'email', 'letter_id'])
    .expression((from) =>
      from
        .selectFrom('subscriber')
        .select(({ val }) => [val(hashToken(token) ?? '').as('token_hash'), 'email', val(letterId).as('letter_id')])
        .where('email', '=', email)
        .$if(engine === 'postgres', (query) => query.forKeyShare()),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? token : null
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
 * Ends the subscription of a token, and counts it for the newsletter issue that held the token. Only the number is
 * stored.
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
