import { expect, test } from 'vitest'
import type { Review } from '#contract/review/reviews.ts'
import { withoutReview, withReview, type ReviewPages } from './review-pages.ts'

test('a removed review disappears from every page', () => {
  const list = read(['9', '8'], ['7', '6'])

  expect(getIds(withoutReview(list, '7'))).toEqual(['9', '8', '6'])
  expect(getIds(withoutReview(list, '5'))).toEqual(['9', '8', '7', '6'])
})

test('a restored review returns to its place by time', () => {
  expect(getIds(withReview(read(['8', '6'], ['5']), written('9')))).toEqual(['9', '8', '6', '5'])
  expect(getIds(withReview(read(['9', '8'], ['6', '5']), written('7')))).toEqual(['9', '8', '7', '6', '5'])
  expect(getIds(withReview(read([]), written('7')))).toEqual(['7'])
})

test('the last review that was read comes back to the end, although older ones may still be read', () => {
  const list = read(['9', '8'])

  expect(getIds(withReview(withoutReview(list, '8'), written('8')))).toEqual(['9', '8'])
})

test('a review that is back already does not stand there twice', () => {
  expect(getIds(withReview(read(['9', '8'], ['7']), written('8')))).toEqual(['9', '8', '7'])
})

/** A list with these loaded pages. The server has older reviews, too. */
function read(...pages: readonly string[][]): ReviewPages {
  return {
    pages: pages.map((ids) => ({ success: true, reviews: ids.map(written), nextCursor: `after ${ids.at(-1)}` })),
    pageParams: pages.map(() => null),
  }
}

/** A review whose id is its hour. */
function written(hour: string): Review {
  return {
    _id: hour,
    placeName: 'Surat Castle',
    landmark: 'Near the bridge',
    location: 'Chowk Bazar',
    userId: 'someone',
    userName: 'Zoë Desai',
    rating: 4,
    reviewText: 'Come before ten.',
    imageUrl: '',
    createdAt: `2026-08-01T0${hour}:00:00.000Z`,
    locationCoords: { lat: 21.19, lng: 72.81 },
    placeSlug: 'surat-castle',
  }
}

function getIds({ pages }: ReviewPages): string[] {
  return pages.flatMap(({ reviews }) => reviews.map(({ _id }) => _id))
}
