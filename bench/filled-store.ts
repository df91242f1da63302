/** A database of any size: reviews with their authors, and a trip of each author, written straight into the store. */
import { readFileSync } from 'node:fs'
import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { nameKey } from '#contract/place-name.ts'
import { openStore } from '#server/store/open.ts'
import type { ReviewTable, Tables } from '#server/store/tables.ts'

/** The reviews lie a minute apart, from here on. */
export const FIRST_REVIEW = Date.parse('2026-01-01T00:00:00Z')
export const BETWEEN_REVIEWS = 60_000

/** Rows of one statement: SQLite takes 32,766 values. */
const AT_ONCE = 1_000

const Places = z.array(z.object({ name: z.string() }))

/** Fills an empty data folder. */
export async function fillStore(dataDir: string, count: number): Promise<void> {
  const { db } = await openStore({ databaseUrl: null, dataDir })
  const names = Places.parse(JSON.parse(readFileSync('content/surat/places.json', 'utf8'))).map(({ name }) => name)
  await db.transaction().execute(async (transaction) => {
    for (let from = 0; from < count; from += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index)
      await insertRows(transaction, numbers, names)
    }
    await sql`insert into place_rating (place_key, rating_sum, rating_count, version)
      select place_key, sum(rating), count(*), 1 from review group by place_key`.execute(transaction)
    await transaction.updateTable('change').set({ version: 1 }).where('topic', '=', 'reviews').execute()
  })
  // What a database that has been in use knows of its tables.
  await sql`analyze`.execute(db)
  await db.destroy()
}

async function insertRows(transaction: Transaction<Tables>, numbers: number[], names: string[]): Promise<void> {
  await transaction.insertInto('account').values(numbers.map(accountRow)).execute()
  await transaction.insertInto('trip').values(numbers.map(tripRow)).execute()
  const reviews = numbers.map((number) => reviewRow(number, names[number % names.length] ?? 'Elsewhere'))
  await transaction.insertInto('review').values(reviews).execute()
}

function momentOf(number: number): string {
  return new Date(FIRST_REVIEW + number * BETWEEN_REVIEWS).toISOString()
}

function accountRow(number: number) {
  const created_at = momentOf(number)
  const nothing = { phone: '', address: '', password_hash: 'none' }
  return {
    ...nothing,
    id: `a-${number}`,
    email: `${number}@example.org`,
    name: 'Bench',
    is_admin: 0 as const,
    created_at,
  }
}

function tripRow(number: number) {
  const at = momentOf(number)
  const document = '{"title":"A day","description":"","budget":0,"startDate":"","endDate":"","destinations":[]}'
  const times = { created_at: at, updated_at: at, deleted_at: null }
  return { id: `t-${number}`, account_id: `a-${number}`, document, version: 1, idempotency_key: null, ...times }
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
    created_at: momentOf(number),
    deleted_at: null,
    deleted_by: null,
  }
}
