/** Compares reading reviews with a bare server. */
import { benchSubjects } from './answers-bench.ts'
import type { Write } from './load.ts'
import type { BenchContext } from './own-rows-bench.ts'
import type { Row } from '../tests/support/table.ts'
import { getHeaders, signUp } from './travellers.ts'

export async function benchReviews({ origin, dataDir, rounds }: BenchContext): Promise<Row[]> {
  const list = { name: 'reviews /api/review/all?limit=50', path: '/api/review/all?limit=50' }
  return benchSubjects({ origin, folder: dataDir, rounds }, [list])
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

export const REVIEW = {
  placeName: 'Surat Castle',
  landmark: 'Opposite the library',
  location: 'Chowk Bazar, Surat',
  rating: 4,
  reviewText: 'Thick walls, cool rooms, and a view over the river that is worth the stairs.',
  imageUrl: '',
  locationCoords: { lat: 21.1957, lng: 72.8181 },
}
