import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { LetterInput } from '#contract/admin/letters.ts'
import type { Database, Executor, Store } from '../../platform/store/database.ts'
import type { LetterTable, Tables } from '../../platform/store/tables.ts'

const Slugs = z.array(z.string())

/** A place as the mails of an issue show it. */
export const LetterPlace = z.object({ slug: z.string(), name: z.string(), line: z.string() })
export type LetterPlace = z.infer<typeof LetterPlace>

export type StoredLetter = Omit<LetterTable, 'places' | 'shown_places' | 'created_by' | 'created_at'> & {
  readonly places: readonly string[]
  readonly shownPlaces: readonly LetterPlace[] | null
}

/** With the name of its author, and the number of its mails in the queue. */
export type CountedLetter = StoredLetter & { readonly createdBy: string; readonly queued: number }

type NewLetter = { id: string; input: LetterInput; authorId: string; at: string }

export async function insertLetter(executor: Executor, { id, input, authorId, at }: NewLetter): Promise<void> {
  await executor
    .insertInto('letter')
    .values({
      id,
      state: 'draft',
      version: 1,
      title: input.title,
      text: input.text,
      places: JSON.stringify(input.places),
      shown_places: null,
      created_by: authorId,
      created_at: at,
      updated_at: at,
      started_at: null,
      confirmed_until: null,
      finished_at: null,
      recipients: 0,
      sent: 0,
      refused: 0,
      unknown: 0,
      unsubscribed: 0,
    })
    .execute()
}

/**
 * Reads a newsletter issue and locks it until the transaction ends. Code that also changes mails or subscribers locks
 * the issue first, so that no two transactions wait for each other.
 */
export async function lockLetter(
  transaction: Transaction<Tables>,
  id: string,
  engine: Store['engine'],
): Promise<StoredLetter | undefined> {
  const row = await transaction
    .selectFrom('letter')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row && letterFor(row)
}

export async function findLetter(executor: Executor, id: string): Promise<StoredLetter | undefined> {
  const row = await executor.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst()
  return row && letterFor(row)
}

export async function findCountedLetter(executor: Executor, id: string): Promise<CountedLetter | undefined> {
  const row = await selectCounted(executor).where('letter.id', '=', id).executeTakeFirst()
  return row && getCountedLetter(row)
}

/** Newest first. */
export async function listCountedLetters(executor: Executor, limit: number): Promise<CountedLetter[]> {
  const rows = await selectCounted(executor)
    .orderBy('letter.created_at', 'desc')
    .orderBy('letter.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(getCountedLetter)
}

function selectCounted(executor: Executor) {
  return executor
    .selectFrom('letter')
    .leftJoin('account', 'account.id', 'letter.created_by')
    .selectAll('letter')
    .select('account.name as author_name')
    .select(({ selectFrom }) =>
      selectFrom('mail')
        .select((column) => column.fn.countAll<number | string>().as('count'))
        .whereRef('mail.letter_id', '=', 'letter.id')
        .where('mail.template', '=', 'letter')
        .as('queued'),
    )
}

type Change = Partial<
  Pick<
    LetterTable,
    | 'state'
    | 'title'
    | 'text'
    | 'places'
    | 'shown_places'
    | 'started_at'
    | 'confirmed_until'
    | 'finished_at'
    | 'recipients'
  >
>

/** Makes a new version. The caller has locked the issue. */
export async function changeLetter(
  executor: Executor,
  { id, at, change }: { id: string; at: string; change: Change },
): Promise<void> {
  await executor
    .updateTable('letter')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute()
}

export async function deleteLetter(executor: Executor, id: string): Promise<void> {
  await executor.deleteFrom('letter').where('id', '=', id).execute()
}

export async function countForLetter(
  executor: Executor,
  id: string,
  count: 'sent' | 'refused' | 'unknown' | 'unsubscribed',
): Promise<void> {
  await executor
    .updateTable('letter')
    .set(({ eb }) => ({ [count]: eb(count, '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** @returns the ids of the issues that are being sent */
export async function listSendingLetters(executor: Executor): Promise<string[]> {
  const rows = await executor.selectFrom('letter').select('id').where('state', '=', 'sending').execute()
  return rows.map(({ id }) => id)
}

/** A restored installation sends no issue automatically: some of the recipients may have got it after the backup. */
export async function pauseRestoredLetters(db: Database): Promise<void> {
  await db.updateTable('letter').set({ state: 'paused' }).where('state', '=', 'sending').execute()
  await db.updateTable('mail').set({ lane: 'held' }).where('template', '=', 'letter').execute()
}

function letterFor(row: LetterTable): StoredLetter {
  const { places, shown_places: shown, created_by: _author, created_at: _at, ...letter } = row
  return {
    ...letter,
    places: Slugs.parse(JSON.parse(places)),
    shownPlaces: shown === null ? null : z.array(LetterPlace).parse(JSON.parse(shown)),
  }
}

function getCountedLetter(row: LetterTable & { author_name: string | null; queued: number | string | null }) {
  const { author_name: author, queued, ...letter } = row
  return { ...letterFor(letter), createdBy: author ?? '', queued: Number(queued) }
}
