import type { Executor } from '../../platform/store/database.ts'

/**
 * Ends the links to the account's trips, and its calendars. They open without a session, so they end wherever sessions end
 * because nobody knows who began them.
 */
export async function deleteLinksOf(executor: Executor, accountId: string): Promise<void> {
  await executor.deleteFrom('trip_link').where('account_id', '=', accountId).execute()
}
