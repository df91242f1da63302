/** Compares posting reviews with the bare database that commits the same rows, and reading them with a bare server. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { benchSubjects } from './answers-bench.ts'
import { countPerSecond, drive, medianLoad, type Load, type Write } from './load.ts'
import { median } from '../tests/support/quantiles.ts'
import type { BenchContext } from './own-rows-bench.ts'
import type { Row } from '../tests/support/table.ts'
import { getHeaders, signUp } from './travellers.ts'

const WRITERS = 60

export async function benchReviews({ origin, dataDir, rounds }: BenchContext): Promise<Row[]> {
  const posts = await preparePosts(origin, WRITERS)
  const loads: { bare: number[]; post: Load[] } = { bare: [], post: [] }
  for (let round = 0; round < rounds.count; round++) {
    loads.bare.push(measureBareCommits(dataDir, rounds.seconds))
    loads.post.push(await drive(origin, rounds.seconds, { writes: posts }))
  }
  const bare = median(loads.bare)
  const posted = medianLoad(loads.post)
  const ratio = posted.perSecond / bare
  const list = { name: 'reviews /api/review/all?limit=50', path: '/api/review/all?limit=50' }
  return [
    { name: 'post a review', ...posted, ratio, bar: { text: 'ratio >= 0.7', isMet: ratio >= 0.7 } },
    { name: '  bare node:sqlite, a commit each', perSecond: bare },
    ...(await benchSubjects({ origin, folder: dataDir, rounds }, [list])),
  ]
}

/** Prepares one request for each of `count` new accounts. */
export async function preparePosts(origin: string, count: number): Promise<Write[]> {
  const posts: Write[] = []
  for (let index = 0; index < count; index++) {
    const headers = getHeaders(await signUp(origin, `reviewer-${index}@example.org`))
    posts.push({ method: 'POST', path: '/api/review/create', headers, body: JSON.stringify(REVIEW) })
  }
  return posts
}

/** Commits per second of the bare database: a review, the rating of its place and the counter of changes. */
function measureBareCommits(dataDir: string, seconds: number): number {
  const database = new DatabaseSync(join(dataDir, 'bare.sqlite'))
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec(`
    create table if not exists review (id text primary key, account_id text, place_key text, document text, created_at text);
    create index if not exists review_newest on review (created_at, id);
    create index if not exists review_of_place on review (place_key, created_at, id);
    create index if not exists review_by_account on review (account_id, created_at);
    create table if not exists place_rating (place_key text primary key, rating_sum real, rating_count integer);
    create table if not exists change (topic text primary key, version integer);
    insert into change values ('reviews', 0) on conflict do nothing;
    insert into place_rating values ('surat castle', 0, 0) on conflict do nothing`)
  const insert = database.prepare('insert into review values (?, ?, ?, ?, ?)')
  const rate = database.prepare('update place_rating set rating_sum = rating_sum + 4, rating_count = rating_count + 1')
  const mark = database.prepare('update change set version = version + 1')
  const perSecond = countPerSecond(() => {
    database.exec('begin immediate')
    insert.run(crypto.randomUUID(), 'account', 'surat castle', JSON.stringify(REVIEW), new Date().toISOString())
    rate.run()
    mark.run()
    database.exec('commit')
  }, seconds)
  database.close()
  return perSecond
}

const REVIEW = {
  placeName: 'Surat Castle',
  landmark: 'Opposite the library',
  location: 'Chowk Bazar, Surat',
  rating: 4,
  reviewText: 'Thick walls, cool rooms, and a view over the river that is worth the stairs.',
  imageUrl: '',
  locationCoords: { lat: 21.1957, lng: 72.8181 },
}
