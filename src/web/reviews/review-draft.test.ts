import { expect, test } from 'vitest'
import { fieldErrors } from '#messages/field-errors.ts'
import { reviewForm } from '#messages/reviews.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import {
  changeReview,
  emptyReview,
  isDirty,
  getLandmark,
  readReview,
  type ReviewAction,
  type ReviewDraft,
} from './review-draft.ts'

const START = { lat: 21.1824, lng: 72.8283 }

const places: readonly PlaceIndexEntry[] = [
  {
    slug: 'surat-castle',
    name: 'Surat Castle',
    kind: 'historical',
    locality: 'Chowk Bazar',
    precision: 'site',
    geo: { lat: 21.1957, lng: 72.8181 },
  },
  {
    slug: 'diamond-bourse',
    name: 'Diamond Bourse',
    kind: 'attraction',
    locality: 'Khajod',
    precision: 'locality',
    geo: { lat: 21.1, lng: 72.8 },
  },
]

function write(...actions: ReviewAction[]): ReviewDraft {
  return actions.reduce(changeReview, emptyReview(START))
}

const name = (name: string): ReviewAction => ({ kind: 'name-place', name, places })
const type = (field: 'landmark' | 'location' | 'reviewText', text: string): ReviewAction => ({
  kind: 'type',
  field,
  text,
})
const mark = (lat: number, lng: number): ReviewAction => ({ kind: 'move-marker', position: { lat, lng } })

test('a place of the guide brings its neighbourhood and its position, however it is written', () => {
  const draft = write(name(' surat  CASTLE '))

  expect(getLandmark(draft)).toBe('Chowk Bazar')
  expect(draft).toMatchObject({ position: { lat: 21.1957, lng: 72.8181 }, isPlaced: true })
})

test('of a place whose spot is not known, only the neighbourhood is taken', () => {
  const draft = write(name('Diamond Bourse'))

  expect(getLandmark(draft)).toBe('Khajod')
  expect(draft).toMatchObject({ position: START, isPlaced: false })
})

test('a place does not overwrite typed fields, even when they are empty again', () => {
  expect(getLandmark(write(type('landmark', 'Opposite the library'), name('Surat Castle')))).toBe(
    'Opposite the library',
  )
  expect(getLandmark(write(name('Surat Castle'), type('landmark', ''), name('Diamond Bourse')))).toBe('')
})

test('the geocoded address is sent unless another address was typed', () => {
  const draft = write(name('Surat Castle'), type('reviewText', 'Thick walls.'))

  expect(readReview(draft, 'Near Surat Castle')).toMatchObject({ input: { location: 'Near Surat Castle' } })
  expect(readReview(changeReview(draft, type('location', 'Fort Road')), 'Near Surat Castle')).toMatchObject({
    input: { location: 'Fort Road' },
  })
  expect(readReview(draft, null)).toMatchObject({ kind: 'valid', input: { location: '', rating: 5 } })
})

test('each field that is missing says so by itself', () => {
  expect(readReview(emptyReview(START), null)).toEqual({ kind: 'invalid', fieldErrors: reviewForm.missing })
})

test('the marker at its default position counts as chosen', () => {
  const draft = write(name('Aunt Hansa’s terrace'), type('landmark', 'Ring Road'), type('reviewText', '!'))

  expect(readReview(draft, null)).toMatchObject({ kind: 'valid', input: { locationCoords: START } })
})

test('a text that is too long has another error than a missing one', () => {
  const draft = write(name('Surat Castle'), type('reviewText', 'x'.repeat(5_001)))

  expect(readReview(draft, null)).toEqual({
    kind: 'invalid',
    fieldErrors: { reviewText: fieldErrors['text.too-long'] },
  })
})

test.each([
  ['a name', name('x')],
  ['a landmark', type('landmark', 'x')],
  ['an address', type('location', 'x')],
  ['a text', type('reviewText', 'x')],
  ['a marker', mark(1, 1)],
  ['a rating', { kind: 'rate', rating: 4 }],
] as const)('%s would be lost with the form, blanks would not', (_what, action) => {
  expect(isDirty(write(action))).toBe(true)
  expect(isDirty(write(type('reviewText', ' \n ')))).toBe(false)
})
