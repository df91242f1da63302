import { knownLanguage, type LanguageCode } from '#contract/messages/languages.ts'
import type { Executor } from '../../platform/store/database.ts'

export type Subscriber = {
  email: string
  name: string
  createdAt: string
  /** Null until the owner of the email confirms. */
  confirmedAt: string | null
  /** The language of the page that they subscribed on. Null for subscribers from before. */
  language: LanguageCode | null
}

/** @returns false when that email is subscribed already */
export async function insertSubscriber(
  executor: Executor,
  { email, name, createdAt, confirmedAt, language }: Subscriber,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('subscriber')
    .values({ email, name, created_at: createdAt, confirmed_at: confirmedAt, language })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function findSubscriber(executor: Executor, email: string): Promise<Subscriber | undefined> {
  const row = await executor.selectFrom('subscriber').selectAll().where('email', '=', email).executeTakeFirst()
  if (!row) return undefined
  const language = knownLanguage(row.language)?.code ?? null
  return { email: row.email, name: row.name, createdAt: row.created_at, confirmedAt: row.confirmed_at, language }
}

/**
 * @param language of the page where the owner of the email agreed
 * @returns false when it was confirmed before
 */
export async function setSubscriberConfirmed(
  executor: Executor,
  { email, language, at }: { email: string; language: LanguageCode; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('subscriber')
    .set({ confirmed_at: at.toISOString(), language })
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteUnconfirmedSubscribersFromBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('subscriber').where('confirmed_at', 'is', null).where('created_at', '<', instant).execute()
}

/** A foreign key deletes the unsubscribe tokens too. */
export async function deleteSubscriber(executor: Executor, email: string): Promise<void> {
  await executor.deleteFrom('subscriber').where('email', '=', email).execute()
}
