import type { Database, Executor } from '../../platform/store/database.ts'
import type { PersonalData } from '../../platform/store/personal-data.ts'
import { scheduleImageChecks } from '../../account/media/images.store.ts'

/** An instant that has passed: the next sweep checks the images. */
const AT_ONCE = new Date(0).toISOString()

/**
 * The suggestions of a person are deleted with the account; an accepted change stays in the place. Comes before the
 * images, because decisions lock a suggestion first and its picture second.
 */
export const suggestionsData = {
  tables: ['suggestion'],
  erase: async (transaction, { id }) => {
    const rows = await transaction
      .deleteFrom('suggestion')
      .where('account_id', '=', id)
      .returning('photo_url')
      .execute()
    await scheduleImageChecks(transaction, getPictures(rows), AT_ONCE)
  },
} satisfies PersonalData

/** Maximum number of suggestions in an export, the newest first. */
const MAX_EXPORTED = 4_000

export async function collectSuggestions(executor: Executor, { id }: { readonly id: string }) {
  const rows = await executor
    .selectFrom('suggestion')
    .select(['slug', 'topic', 'value', 'note', 'photo_url', 'seen_on', 'created_at', 'outcome', 'reason'])
    .where('account_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(MAX_EXPORTED)
    .execute()
  return {
    suggestions: rows.map(
      ({ value, photo_url: photoUrl, seen_on: seenOn, created_at: createdAt, reason, ...rest }) => ({
        ...rest,
        value: value === null ? null : (JSON.parse(value) as unknown),
        photoUrl,
        seenOn,
        createdAt,
        reason: reason === '' ? null : reason,
      }),
    ),
  }
}

/** Suggestions that wait stay. The next sweep deletes the pictures that nothing else names. */
export async function deleteDecidedSuggestionsBefore(db: Database, instant: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .deleteFrom('suggestion')
      .where('decided_at', '<', instant)
      .returning('photo_url')
      .execute()
    await scheduleImageChecks(transaction, getPictures(rows), now.toISOString())
  })
}

function getPictures(rows: readonly { photo_url: string }[]): string[] {
  return [...new Set(rows.map(({ photo_url: url }) => url).filter((url) => url !== ''))]
}
