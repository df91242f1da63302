import type { Executor } from '../store/database.ts'

export type Subscriber = { email: string; name: string; createdAt: string }

/** @returns false when that email is subscribed already */
export async function insertSubscriber(executor: Executor, { email, name, createdAt }: Subscriber): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('subscriber')
    .values({ email, name, created_at: createdAt })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function findSubscriber(executor: Executor, email: string): Promise<Subscriber | undefined> {
  const row = await executor.selectFrom('subscriber').selectAll().where('email', '=', email).executeTakeFirst()
  return row && { email: row.email, name: row.name, createdAt: row.created_at }
}

/** A foreign key deletes the unsubscribe tokens too. */
export async function deleteSubscriber(executor: Executor, email: string): Promise<void> {
  await executor.deleteFrom('subscriber').where('email', '=', email).execute()
}
