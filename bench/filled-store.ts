/** Fills a database of any size: reviews, one account and one trip per review, written directly to the store. */
import { readFileSync } from 'node:fs'
import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { nameKey } from '#contract/place/place-name.ts'
import { openStore } from '#server/platform/store/open.ts'
import type { ReviewTable, Tables } from '#server/platform/store/tables.ts'

/** Time of the first review, in milliseconds since 1970, and the interval between two reviews. */
export const FIRST_REVIEW_MS = Date.parse('2026-01-01T00:00:00Z')
export const REVIEW_INTERVAL_MS = 60_000

/** Rows per statement. SQLite accepts 32,766 values per statement. */
const ROWS_PER_STATEMENT = 1_000

const Places = z.array(z.object({ name: z.string() }))

/** Returns the fields of a review besides those that all have. */
export type MoreOfReview = (number: number) => Partial<ReviewTable>

/**
 * @param dataDir an empty folder
 * @param more of each review
 */
export async function fillStore(dataDir: string, count: number, more: MoreOfReview = () => ({})): Promise<void> {
  const { db } = await openStore({ databaseUrl: null, dataDir })
  const names = Places.parse(JSON.parse(readFileSync('content/surat/places.json', 'utf8'))).map(({ name }) => name)
  await db.transaction().execute(async (transaction) => {
    for (let from = 0; from < count; from += ROWS_PER_STATEMENT) {
      const numbers = Array.from({ length: Math.min(ROWS_PER_STATEMENT, count - from) }, (_, index) => from + index)
      await insertRows(transaction, numbers, { names, more })
    }
    await sql`insert into place_rating (place_key, rating_sum, rating_count, version)
      select place_key, sum(rating), count(*), 1 from review group by place_key`.execute(transaction)
    await transaction.updateTable('change').set({ version: 1 }).where('topic', '=', 'reviews').execute()
  })
  // A database in use has such statistics.
  await sql`analyze`.execute(db)
  await db.destroy()
}

type Reviewed = { readonly names: readonly string[]; readonly more: MoreOfReview }

async function insertRows(
  transaction: Transaction<Tables>,
  numbers: readonly number[],
  { names, more }: Reviewed,
): Promise<void> {
  await transaction.insertInto('account').values(numbers.map(accountRow)).execute()
  await transaction.insertInto('trip').values(numbers.map(tripRow)).execute()
  const reviews = numbers.map((number) => ({
    ...reviewRow(number, names[number % names.length] ?? 'Elsewhere'),
    ...more(number),
  }))
  await transaction.insertInto('review').values(reviews).execute()
}

function getTime(number: number): string {
  return new Date(FIRST_REVIEW_MS + number * REVIEW_INTERVAL_MS).toISOString()
}

function accountRow(number: number) {
  const created_at = getTime(number)
  const blankFields = { phone: '', address: '', password_hash: 'none' }
  return {
    ...blankFields,
    id: `a-${number}`,
    email: `${number}@example.org`,
    name: 'Bench',
    is_admin: 0 as const,
    created_at,
  }
}

function tripRow(number: number) {
  const at = getTime(number)
  const document = '{"title":"A day","description":"","budget":0,"startDate":"","endDate":"","destinations":[]}'
  const times = { created_at: at, updated_at: at, deleted_at: null }
  return {
    id: `t-${number}`,
    account_id: `a-${number}`,
    document,
    bytes: document.length,
    version: 1,
    idempotency_key: null,
    ...times,
  }
}

function reviewRow(number: number, place: string): ReviewTable {
  return {
    id: crypto.randomUUID(),
    account_id: `a-${number}`,
    place_name: place,
    place_key: nameKey(place),
    landmark: 'By the gate',
    location: 'Chowk Bazar, Surat',
    lat: 21.1957,
    lng: 72.8181,
    rating: (number % 5) + 1,
    review_text: 'Thick walls, cool rooms, and a view over the river that is worth the stairs. '.repeat(3),
    image_url: '',
    idempotency_key: null,
    created_at: getTime(number),
    deleted_at: null,
    deleted_by: null,
    hidden_at: null,
    version: 1,
    edited_at: null,
    reported_at: null,
    removal_id: null,
    appealed_at: null,
  }
}
