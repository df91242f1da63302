import { expect, test } from 'vitest'
import { sampleReview as review } from '../../../tests/support/sample-review.ts'
import { reviewsMatching } from './review-filter.ts'

const other = { ...review, _id: '2', placeName: 'Dumas Beach', userName: 'Ravi', reviewText: 'Black sand.' }

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
