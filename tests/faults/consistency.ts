import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { hashOfMediaUrl, smallMediaUrl } from '#contract/account/media.ts'
import { nameKey } from '#contract/place/place-name.ts'
import type { Store } from '#server/platform/store/database.ts'
import type { BusyAdmin } from './busy-admin.ts'
import type { BusyUser } from './busy-user.ts'

/** The differences between expected and stored data, one line each. */
export type ConsistencyReport = { lost: string[]; doubled: string[]; half: string[] }

/** Compares the writes that the server acknowledged with the store. */
export async function checkConsistency(
  store: Store,
  travellers: readonly BusyUser[],
  admin: BusyAdmin,
): Promise<ConsistencyReport> {
  const reports = [
    ...(await Promise.all(travellers.map((traveller) => checkUser(store, traveller)))),
    await checkAccounts(store, travellers),
    await checkAnnouncements(store, admin),
    await checkAuditLog(store, travellers, admin),
    await checkRatings(store),
  ]
  return {
    lost: reports.flatMap(({ lost }) => lost),
    doubled: reports.flatMap(({ doubled }) => doubled),
    half: reports.flatMap(({ half }) => half),
  }
}

function compare(
  kind: string,
  expected: ReadonlyMap<string, string>,
  found: readonly [string, string][],
): ConsistencyReport {
  const there = new Map(found)
  return {
    lost: [...expected.keys()].filter((id) => !there.has(id)).map((id) => `${kind} ${id} is not there`),
    doubled: [
      ...found.filter(([id]) => !expected.has(id)).map(([id]) => `${kind} ${id} is one too many`),
      ...(found.length > there.size ? [`${kind}: ${found.length - there.size} are there twice`] : []),
    ],
    half: found.flatMap(([id, shown]) => {
      const wanted = expected.get(id)
      return wanted === undefined || wanted === shown ? [] : [`${kind} ${id} is ${shown}, not ${wanted}`]
    }),
  }
}

async function checkUser({ db }: Store, traveller: BusyUser): Promise<ConsistencyReport> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'phone'])
    .where('email', '=', traveller.email)
    .executeTakeFirstOrThrow()
  const trips = await db.selectFrom('trip').selectAll().where('account_id', '=', account.id).execute()
  const reviews = await db.selectFrom('review').selectAll().where('account_id', '=', account.id).execute()
  const wishes = await db.selectFrom('wishlist_item').select('name').where('account_id', '=', account.id).execute()
  const state = (isDeleted: boolean) => (isDeleted ? 'deleted' : 'there')
  return merge([
    compare(
      'trip',
      mapValues(traveller.trips, ({ text, isDeleted }) => `${text} ×11, ${state(isDeleted)}`),
      trips.map(({ id, document, deleted_at }) => [id, `${describeTrip(document)}, ${state(deleted_at !== null)}`]),
    ),
    compare(
      'review',
      mapValues(traveller.reviews, (one) => `${one.text} ${one.rating} ${one.imageUrl} ${state(one.isDeleted)}`),
      reviews.map((row) => [
        row.id,
        `${row.review_text} ${row.rating} ${row.image_url} ${state(row.deleted_at !== null)}`,
      ]),
    ),
    compare(
      'wish',
      new Map([...traveller.wishes].map((name) => [name, ''])),
      wishes.map(({ name }) => [name, '']),
    ),
    compare('profile', new Map([[traveller.email, traveller.phone]]), [[traveller.email, account.phone]]),
  ])
}

/** @returns the text that all parts of a trip share, and how often the trip contains it */
function describeTrip(document: string): string {
  const texts = document.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []
  return `${[...new Set(texts)].join(' and ')} ×${texts.length + 1}`
}

async function checkAccounts({ db }: Store, travellers: readonly BusyUser[]): Promise<ConsistencyReport> {
  const emails = (kind: 'accounts' | 'subscribers') => new Map(travellers.flatMap((one) => [...one[kind]].map(blank)))
  const accounts = await db.selectFrom('account').select('email').where('is_admin', '=', 0).execute()
  const subscribers = await db.selectFrom('subscriber').select('email').execute()
  return merge([
    compare(
      'account',
      emails('accounts'),
      accounts.map(({ email }) => [email, '']),
    ),
    compare(
      'subscriber',
      emails('subscribers'),
      subscribers.map(({ email }) => [email, '']),
    ),
  ])
}

function blank(name: string): [string, string] {
  return [name, '']
}

async function checkAnnouncements({ db }: Store, { announcements }: BusyAdmin): Promise<ConsistencyReport> {
  const rows = await db.selectFrom('announcement').selectAll().execute()
  return compare(
    'announcement',
    mapValues(announcements, ({ title, isDeleted }) => `${title} ${title} ${isDeleted}`),
    rows.map(({ id, title, content, deleted_at }) => [id, `${title} ${content} ${deleted_at !== null}`]),
  )
}

/** Expects the audit log to contain each action as often as it happened. */
async function checkAuditLog(
  { db }: Store,
  travellers: readonly BusyUser[],
  admin: BusyAdmin,
): Promise<ConsistencyReport> {
  const rows = await db.selectFrom('audit_entry').select(['action', 'subject_id']).execute()
  const counts = new Map<string, number>()
  for (const { action, subject_id } of rows) {
    const entry = `${action} ${subject_id}`
    counts.set(entry, (counts.get(entry) ?? 0) + 1)
  }
  const expected = [
    ...travellers.flatMap(({ auditEntries }) =>
      [...auditEntries].map(([entry, count]) => ({ entry, least: count, most: count })),
    ),
    ...[...admin.auditEntries].map(([entry, bounds]) => ({ entry, ...bounds })),
  ]
  const known = new Set(expected.map(({ entry }) => entry))
  return {
    lost: expected
      .filter(({ entry, least }) => (counts.get(entry) ?? 0) < least)
      .map(({ entry }) => `log lacks ${entry}`),
    doubled: expected
      .filter(({ entry, most }) => (counts.get(entry) ?? 0) > most)
      .map(({ entry }) => `log has ${entry} too often`),
    half: [...counts.keys()].filter((entry) => !known.has(entry)).map((entry) => `log has ${entry}, which nobody did`),
  }
}

/** Compares the stored ratings with the reviews. */
async function checkRatings({ db }: Store): Promise<ConsistencyReport> {
  const reviews = await db
    .selectFrom('review')
    .select(['place_name', 'rating'])
    .where('deleted_at', 'is', null)
    .execute()
  const ratings = await db.selectFrom('place_rating').selectAll().execute()
  const wrong = ratings.filter(({ place_key, rating_sum, rating_count }) => {
    const ofPlace = reviews.filter(({ place_name }) => nameKey(place_name) === place_key)
    const sum = ofPlace.reduce((total, { rating }) => total + rating, 0)
    return rating_count !== ofPlace.length || rating_sum !== sum
  })
  return { lost: [], doubled: [], half: wrong.map(({ place_key }) => `the rating of ${place_key} is not its reviews'`) }
}

/** Expects the server to send every acknowledged picture whole, in both sizes. */
export async function checkPictures(url: string, travellers: readonly BusyUser[]): Promise<ConsistencyReport> {
  const lost: string[] = []
  const half: string[] = []
  for (const address of new Set(travellers.flatMap(({ pictures }) => [...pictures]))) {
    const [large, small] = [await fetchBytes(url + address), await fetchBytes(url + smallMediaUrl(address))]
    if (!large || !small) lost.push(`picture ${address}`)
    else if (toHash(large) !== hashOfMediaUrl(address) || !(await isWhole(small))) half.push(`picture ${address}`)
  }
  return { lost, doubled: [], half }
}

async function fetchBytes(address: string): Promise<Buffer | null> {
  const response = await fetch(address)
  const bytes = Buffer.from(await response.arrayBuffer())
  return response.status === 200 ? bytes : null
}

function toHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function isWhole(bytes: Buffer): Promise<boolean> {
  return sharp(bytes, { failOn: 'truncated' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}

export function merge(reports: readonly ConsistencyReport[]): ConsistencyReport {
  return {
    lost: reports.flatMap(({ lost }) => lost),
    doubled: reports.flatMap(({ doubled }) => doubled),
    half: reports.flatMap(({ half }) => half),
  }
}

function mapValues<T>(map: ReadonlyMap<string, T>, show: (value: T) => string): Map<string, string> {
  return new Map([...map].map(([id, value]) => [id, show(value)]))
}
