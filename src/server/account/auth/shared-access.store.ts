import type { Executor } from '../../platform/store/database.ts'

/**
 * Ends the links to the account's trips, and its calendars. They open without a session, so they end wherever sessions end
 * because nobody knows who began them.
 */
export async function deleteLinksFor(executor: Executor, accountId: string): Promise<void> {
  await executor.deleteFrom('trip_link').where('account_id', '=', accountId).execute()
}

/**
 * Removes everybody with an account from the trips of an account whose email is confirmed for the first time. It cannot
 * invite before, and gets a trip that others are in only as an heir, from owners whom a stranger may have chosen.
 */
export async function removeCompanionsFor(executor: Executor, accountId: string): Promise<void> {
  const ownTrips = executor.selectFrom('trip').select('id').where('account_id', '=', accountId)
  // Otherwise their links and the notices about their roles would count again for a companion who comes back.
  await executor.deleteFrom('trip_link').where('account_id', '<>', accountId).where('trip_id', 'in', ownTrips).execute()
  await executor
    .deleteFrom('trip_role_notice')
    .where('account_id', '<>', accountId)
    .where('role', 'is not', null)
    .where('trip_id', 'in', ownTrips)
    .execute()
  await executor
    .deleteFrom('trip_person')
    .where('account_id', 'is not', null)
    .where('trip_id', 'in', ownTrips)
    .execute()
  await executor
    .deleteFrom('trip_suggestion')
    .where('account_id', '<>', accountId)
    .where('trip_id', 'in', ownTrips)
    .execute()
}
