/** Measures the lists of the desk with 10,000 made-up places and as many rows as a busy guide has. */
import { sql, type Insertable } from 'kysely'
import type { ContentPlace } from '#contract/place/content-place.ts'
import { SECOND_MS } from '#contract/text/durations.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { openStore } from '#server/platform/store/open.ts'
import type { SuggestionTable, Tables, WishlistItemTable } from '#server/platform/store/tables.ts'
import { askFor, benchVisitorsBeside, deskLists, moreOfReview, type DeskList, type Editor } from './desk-lists.ts'
import { fillStore } from './filled-store.ts'
import { withLargeCity } from './large-city.ts'
import { loadFor } from './load.ts'
import { readUse, startProduct, withDataDir } from './product.ts'
import type { Row } from '../tests/support/table.ts'
import { getHeaders, logIn, PASSWORD } from './travellers.ts'

const PLACES = 10_000
const SAVED = 100_000
const SUGGESTIONS = 5_000
const PLANNED_TRIPS = 1_000
const STOPS = 20
const ROWS_PER_STATEMENT = 1_000
const CALLS = 60
const MAX_MS = 100
const MICROSECONDS = 1e6
const ADMIN = 'desk@example.org'

const number = new Intl.NumberFormat('en')

/** The usual installation, and the largest one that the desk must serve. */
export const DESK_REVIEWS = { usual: 100_000, largest: 1_000_000 } as const

type Rounds = { readonly seconds: number; readonly count: number }

/**
 * Each list is asked for by one call after the other, as an editor makes them. Then visitors ask for pages while an editor
 * goes through the lists.
 * @param reviews as many accounts and trips
 */
export async function benchDesk(rounds: Rounds, reviews: number): Promise<Row[]> {
  return withLargeCity(PLACES, (city, places) =>
    withDataDir(async (dataDir) => {
      await fillStore(dataDir, reviews, moreOfReview)
      await fillDesk(dataDir, places)
      const product = await startProduct(dataDir, { CITY: city, ADMIN_EMAIL: ADMIN, ADMIN_PASSWORD: PASSWORD })
      try {
        const { origin } = product
        const asEditor = { origin, headers: getHeaders(await logIn(origin, ADMIN)) }
        const rows: Row[] = []
        for (const list of deskLists) rows.push(await measure(asEditor, list))
        return [
          { name: `desk: ${number.format(PLACES)} places, ${number.format(reviews)} reviews, accounts and trips` },
          ...rows,
          ...(await benchVisitorsBeside(asEditor, { folder: dataDir, rounds })),
        ]
      } finally {
        await product.stop()
      }
    }),
  )
}

async function measure(asEditor: Editor, list: DeskList): Promise<Row> {
  const { origin } = asEditor
  const times: number[] = []
  const before = await readUse(origin)
  for (let call = 0; call < CALLS; call += 1) times.push(await askFor(asEditor, list))
  const { cpuSeconds } = await readUse(origin)
  const cpuMicroseconds = ((cpuSeconds - before.cpuSeconds) * MICROSECONDS) / CALLS
  const { p50Ms, p99Ms } = loadFor(times, 1)
  const bar = { text: `p99 <= ${MAX_MS} ms`, isMet: p99Ms <= MAX_MS }
  return { name: `desk: ${list.name}`, p50Ms, p99Ms, cpuMicroseconds, bar, note: `first ${times[0]?.toFixed(0)} ms` }
}

/** People rely on places: views, wishlists, suggestions. */
async function fillDesk(dataDir: string, places: readonly ContentPlace[]): Promise<void> {
  const { db } = await openStore({ databaseUrl: null, dataDir })
  const at = new Date().toISOString()
  const placeFor = (index: number) => places[index % places.length] ?? fail()
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('trip').set({ names_compared_at: null }).execute()
    for (const part of getParts(SAVED)) {
      const rows = part.map((index) => savedRow(index, placeFor(index * 7), at))
      await transaction.insertInto('wishlist_item').values(rows).execute()
    }
    for (const part of getParts(PLACES)) {
      const month = { span: 'months', metric: 'place', period: at.slice(0, 7) } as const
      const rows = part.map((index) => ({ ...month, key: placeFor(index).slug, count: 1 + ((index * 13) % 500) }))
      await transaction.insertInto('visit_count').values(rows).execute()
    }
    for (const part of getParts(PLANNED_TRIPS)) {
      const rows = part.map((index) =>
        tripRow(
          index,
          Array.from({ length: STOPS }, (_, stop) => placeFor(index * stop)),
          at,
        ),
      )
      await transaction.insertInto('trip').values(rows).execute()
    }
    for (const part of getParts(SUGGESTIONS)) {
      const rows = part.map((index) => suggestionRow(index, placeFor(index * 3), at))
      await transaction.insertInto('suggestion').values(rows).execute()
    }
  })
  // A database in use has such statistics.
  await sql`analyze`.execute(db)
  await db.destroy()
}

function getParts(count: number): number[][] {
  return Array.from({ length: count / ROWS_PER_STATEMENT }, (_part, part) =>
    Array.from({ length: ROWS_PER_STATEMENT }, (_row, row) => part * ROWS_PER_STATEMENT + row),
  )
}

function savedRow(index: number, { name }: ContentPlace, at: string): WishlistItemTable {
  const shown = { location: 'Surat', rating: 4, image: '' }
  return { id: `w-${index}`, account_id: `a-${index}`, name, name_key: nameKey(name), ...shown, created_at: at }
}

function tripRow(index: number, stops: readonly ContentPlace[], at: string): Insertable<Tables['trip']> {
  const activities = stops.map(({ name, slug }) => ({
    name,
    date: '2026-12-20',
    time: '10:00',
    notes: '',
    place: slug,
  }))
  const fields = { title: 'A day', description: '', budget: 0, startDate: '2026-12-20', endDate: '2026-12-20' }
  const document = JSON.stringify({ ...fields, destinations: [{ name: 'Surat', location: '', activities }] })
  const shared = { document, bytes: Buffer.byteLength(document), version: 1, names_compared_at: null }
  const times = { created_at: at, updated_at: at, deleted_at: null }
  return { id: `planned-${index}`, account_id: `a-${index}`, ...shared, idempotency_key: null, ...times }
}

function suggestionRow(index: number, { slug, name }: ContentPlace, at: string): SuggestionTable {
  const fields = {
    topic: 'other',
    value: null,
    note: 'The gate moved.',
    photo_url: '',
    seen_on: at.slice(0, 10),
  } as const
  const created_at = new Date(Date.parse(at) - index * SECOND_MS).toISOString()
  const undecided = { outcome: null, reason: '', change: null, editor_id: null, decided_at: null } as const
  return { id: `s-${index}`, slug, place_name: name, account_id: `a-${index}`, ...fields, created_at, ...undecided }
}

function fail(): never {
  throw new Error('The city has no places.')
}
