/** Saving, editing and listing trips, beside the bare database committing or reading the same rows. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { drive, median, middle, type Load, type Write } from './load.ts'
import { benchOwnRows, type World } from './own-rows-bench.ts'
import type { Row } from './table.ts'
import { headersOf, post, signUp } from './travellers.ts'

const EMAIL = 'trips@example.org'
const LISTED = 30
/** Travellers who save at once: a single one's list has its bound. */
const WRITERS = 60

export async function benchTrips(world: World): Promise<Row[]> {
  const { origin, dataDir, rounds } = world
  const token = await signUp(origin, EMAIL)
  for (let index = 0; index < LISTED; index++) await saveTrip(origin, token)
  const list = await benchOwnRows(world, {
    name: `own trips, ${LISTED} rows`,
    path: '/trip/user-trips',
    token,
    email: EMAIL,
    query: 'select id, document, version from trip where account_id = ? and deleted_at is null order by created_at, id',
  })
  const creates: Write[] = []
  const edits: Write[] = []
  for (let index = 0; index < WRITERS; index++) {
    const headers = headersOf(await signUp(origin, `writer-${index}@example.org`))
    const body = JSON.stringify(TRIP)
    creates.push({ method: 'POST', path: '/api/trip/create', headers, body })
    const id = await saveTrip(origin, headers['authorization']?.slice('Bearer '.length) ?? '')
    edits.push({ method: 'PUT', path: `/api/trip/edit/${id}`, headers, body })
  }
  const loads: { bare: number[]; create: Load[]; edit: Load[] } = { bare: [], create: [], edit: [] }
  for (let round = 0; round < rounds.count; round++) {
    loads.bare.push(commitOneByOne(dataDir, rounds.seconds))
    loads.create.push(await drive(origin, rounds.seconds, { writes: creates }))
    loads.edit.push(await drive(origin, rounds.seconds, { writes: edits }))
  }
  const bare = median(loads.bare)
  const [create, edit] = [middle(loads.create), middle(loads.edit)]
  const ratio = create.perSecond / bare
  return [
    ...list,
    {
      name: 'save a trip of 3 destinations',
      ...create,
      ratio,
      bar: { text: 'ratio >= 0.7', isMet: ratio >= 0.7 },
    },
    { name: 'edit a trip of 3 destinations', ...edit, ratio: edit.perSecond / bare },
    { name: '  bare node:sqlite, a commit each', perSecond: bare },
  ]
}

/** Commits a second when nothing but disk and database take time: each trip a transaction of its own, in the same folder. */
function commitOneByOne(dataDir: string, seconds: number): number {
  const database = new DatabaseSync(join(dataDir, 'bare.sqlite'))
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec(
    'create table if not exists trip (id text primary key, account_id text, document text, created_at text)',
  )
  database.exec('create index if not exists trip_by_account on trip (account_id, created_at)')
  const insert = database.prepare('insert into trip values (?, ?, ?, ?)')
  const end = performance.now() + seconds * 1000
  let count = 0
  for (; performance.now() < end; count++) {
    database.exec('begin immediate')
    insert.run(crypto.randomUUID(), 'account', JSON.stringify(TRIP), new Date().toISOString())
    database.exec('commit')
  }
  database.close()
  return count / seconds
}

const Saved = z.object({ trip: z.object({ _id: z.string() }) })

async function saveTrip(origin: string, token: string): Promise<string> {
  return Saved.parse(await post(origin, '/trip/create', TRIP, token)).trip._id
}

const TRIP = {
  title: 'Three days in the city',
  description: 'Castle, lanes and the coast.',
  budget: 4500,
  startDate: '2026-12-20',
  endDate: '2026-12-22',
  destinations: ['Old city', 'Rander', 'Dumas'].map((name, index) => ({
    name,
    location: name,
    activities: ['First', 'Second', 'Third'].map((stop) => ({
      name: `${stop} stop`,
      date: `2026-12-2${index}`,
      time: '10:00',
      notes: 'Bring water.',
    })),
  })),
}
