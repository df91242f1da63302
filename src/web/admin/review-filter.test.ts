import { expect, test } from 'vitest'
import type { Review } from '#contract/reviews.ts'
import { reviewsMatching } from './review-filter.ts'

const review: Review = {
  _id: '1',
  placeName: 'Surat Castle',
  landmark: 'Near the bridge',
  location: 'Chowk Bazar',
  userId: '7',
  userName: 'Zoë Desai',
  rating: 4,
  reviewText: 'Come before ten, it is quiet then.',
  imageUrl: '',
  createdAt: '2026-03-01T06:00:00.000Z',
  locationCoords: { lat: 21.19, lng: 72.81 },
  placeSlug: 'surat-castle',
}
const other: Review = { ...review, _id: '2', placeName: 'Dumas Beach', userName: 'Ravi', reviewText: 'Black sand.' }

const idsMatching = (filter: string) => reviewsMatching([review, other], filter).map(({ _id }) => _id)

test.each([
  ['castle', ['1']],
  ['BLACK sand', ['2']],
  ['zoe', ['1']],
  ['castle ravi', []],
  ['bridge chowk', ['1', '2']],
  ['   ', ['1', '2']],
  ['(', []],
])('the filter %j finds the reviews %j', (filter, ids) => {
  expect(idsMatching(filter)).toEqual(ids)
})
