/** Compares saving, editing and listing trips with the bare database that commits or reads the same rows. */
import { join } from 'node:path'
import * as z from 'zod/mini'
import { copyDatabase, openBareTrips } from './bare-trips.ts'
import { startChild } from './child.ts'
import { countPerSecond, drive, medianLoad, type Load, type Write } from './load.ts'
import { median } from '../tests/support/quantiles.ts'
import { benchOwnRows, type BenchContext } from './own-rows-bench.ts'
import type { Row } from '../tests/support/table.ts'
import { getHeaders, post, signUp } from './travellers.ts'

const EMAIL = 'trips@example.org'
const LISTED = 30
/** Accounts that save in turn. Thousands of trips per second come from many people, not from one. */
const WRITERS = 300

export async function benchTrips(context: BenchContext): Promise<Row[]> {
  const { origin } = context
  const token = await signUp(origin, EMAIL)
  for (let index = 0; index < LISTED; index++) await saveTrip(origin, token)
  const list = await benchOwnRows(context, {
    name: `own trips, ${LISTED} rows`,
    path: '/trip/user-trips',
    token,
    email: EMAIL,
    query: 'select id, document, version from trip where account_id = ? and deleted_at is null order by created_at, id',
  })
  return [...list, ...(await benchSaving(context))]
}

async function benchSaving({ origin, dataDir, rounds }: BenchContext): Promise<Row[]> {
  const creates: Write[] = []
  const edits: Write[] = []
  for (let index = 0; index < WRITERS; index++) {
    const token = await signUp(origin, `writer-${index}@example.org`)
    const [headers, body] = [getHeaders(token), JSON.stringify(TRIP)]
    creates.push({ method: 'POST', path: '/api/trip/create', headers, body })
    edits.push({ method: 'PUT', path: `/api/trip/edit/${await saveTrip(origin, token)}`, headers, body })
  }
  const copy = (name: string) => copyDatabase(join(dataDir, 'safarnama.sqlite'), join(dataDir, name))
  const commitTrip = openBareTrips(copy('bare-trips.sqlite'))
  const server = await startChild({
    arguments: [join(import.meta.dirname, 'bare-trips-server.ts'), copy('bare-trips-served.sqlite')],
  })
  const commits: number[] = []
  const loads: Record<'create' | 'edit' | 'served', Load[]> = { create: [], edit: [], served: [] }
  try {
    for (let round = 0; round < rounds.count; round++) {
      commits.push(countPerSecond(() => commitTrip(TRIP), rounds.seconds))
      loads.create.push(await drive(origin, rounds.seconds, { writes: creates }))
      loads.served.push(await drive(server.origin, rounds.seconds, { writes: creates }))
      loads.edit.push(await drive(origin, rounds.seconds, { writes: edits }))
    }
  } finally {
    await server.stop()
  }
  const bare = median(commits)
  const [create, edit, served] = [medianLoad(loads.create), medianLoad(loads.edit), medianLoad(loads.served)]
  const ratio = create.perSecond / bare
  return [
    { name: 'save a trip of 3 destinations', ...create, ratio, bar: { text: 'ratio >= 0.7', isMet: ratio >= 0.7 } },
    { name: 'edit a trip of 3 destinations', ...edit, ratio: edit.perSecond / bare },
    { name: '  bare node:sqlite, the same rows, a commit each', perSecond: bare },
    { name: '  bare node:http in front of that', ...served, ratio: served.perSecond / bare },
  ]
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
