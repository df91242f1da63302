import type { Transaction } from 'kysely'
import { DAY_MS } from '#contract/text/durations.ts'
import { hashOfMediaUrl } from '#contract/account/media.ts'
import { nameKey } from '#contract/place/place-name.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { Account } from '#server/account/auth/accounts.store.ts'
import { addUpload } from '#server/account/media/images.store.ts'
import { changePlaceRating } from '#server/guide/place-ratings.store.ts'
import { insertReview } from '#server/travellers/reviews/reviews.store.ts'
import { markChanged } from '#server/platform/store/changes.ts'
import type { Tables } from '#server/platform/store/tables.ts'
import type { DemoPicture } from './pictures.ts'
import { reviewWords } from './review-words.ts'
import type { DemoServices } from './demo-services.ts'

/** Reviews per transaction. At this size the commits cost little, and the reviews fit into memory. */
const BATCH = 5_000

/** Share of the reviews with a picture, among places that have one. */
const PICTURE_SHARE = 0.6

type Material = {
  count: number
  places: readonly PlaceIndexEntry[]
  travellers: readonly Account[]
  pictures: readonly DemoPicture[]
}

/** Inserts reviews of the last 400 days with the store's own functions, so every place has the right rating. */
export async function postReviews(demo: DemoServices, material: Material): Promise<void> {
  const { store } = demo.services
  const owned = new Set<string>()
  for (let posted = 0; posted < material.count; posted += BATCH) {
    const size = Math.min(BATCH, material.count - posted)
    await store.db.transaction().execute(async (transaction) => {
      const version = await markChanged(transaction, 'reviews')
      for (let index = 0; index < size; index += 1) {
        await postReview(transaction, { demo, material, version, owned, position: (posted + index) / material.count })
      }
    })
  }
}

/**
 * `position` goes from 0 (oldest review) up to 1. The database writes reviews much faster in the order of time.
 * `owned` holds the pictures that already have an upload row, as hash and account id.
 */
type Posting = { demo: DemoServices; material: Material; version: number; owned: Set<string>; position: number }

async function postReview(transaction: Transaction<Tables>, posting: Posting): Promise<void> {
  const { version, owned } = posting
  const review = writeReview(posting)
  await insertReview(transaction, review)
  await changePlaceRating(transaction, review, { by: 1, version })
  const hash = hashOfMediaUrl(review.imageUrl)
  const key = `${hash} ${review.accountId}`
  if (hash === null || owned.has(key)) return
  owned.add(key)
  const at = review.createdAt
  await addUpload(transaction, { accountId: review.accountId, hash, bytes: 0, at, checkAt: at })
}

function writeReview({ demo, material, position }: Posting) {
  const { chance, services, anchor } = demo
  const { openings, closings, ratings } = reviewWords
  // The square gives some places many reviews and others few, as in a real guide.
  const place = itemAt(material.places, chance.next() ** 2)
  const traveller = chance.pick(material.travellers)
  const picture = material.pictures.find(({ placeName }) => placeName === place.name)
  const hasPicture = chance.next() < PICTURE_SHARE
  const age = (0.02 + (1 - position) ** 2 * 400) * DAY_MS
  return {
    id: services.newId(),
    accountId: traveller.id,
    placeName: place.name,
    placeKey: nameKey(place.name),
    landmark: '',
    location: `${place.locality}, ${services.guide.current().city.name}`,
    rating: chance.pick(ratings),
    reviewText: `Demo review. ${chance.pick(openings)} ${chance.pick(closings)}`,
    imageUrl: hasPicture && picture ? picture.url : '',
    locationCoords: place.geo ?? getMiddle(material.places),
    idempotencyKey: null,
    createdAt: new Date(anchor.getTime() - age).toISOString(),
  }
}

/** @param position from 0 up to 1 */
function itemAt<T>(items: readonly T[], position: number): T {
  const item = items[Math.floor(position * items.length)]
  if (item === undefined) throw new RangeError('The guide has no place to review')
  return item
}

function getMiddle(places: readonly PlaceIndexEntry[]): { lat: number; lng: number } {
  const known = places.flatMap(({ geo }) => geo ?? [])
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)
  return { lat: mean(known.map(({ lat }) => lat)), lng: mean(known.map(({ lng }) => lng)) }
}
