import { expect, test } from 'vitest'
import { sampleReview as review } from '../../../tests/support/sample-review.ts'
import { toPhotoFields } from '#contract/review/review-photos.ts'
import { changePhotos } from './form-photos.ts'
import { beginEdit, changeEdit, isEdited } from './review-edit.ts'
import { readReview } from './review-draft.ts'
import type { WritingAction } from './review-state.ts'

const edit = (...actions: WritingAction[]) => actions.reduce(changeEdit, beginEdit(review))
const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
const move: WritingAction = { kind: 'move-marker', position: { lat: 21.2, lng: 72.8 } }

test('an edit begins with what the review says, and is no edit yet', () => {
  const { placeName, landmark, location, rating, reviewText, locationCoords } = review
  expect(readReview(edit().draft, null)).toMatchObject({
    kind: 'valid',
    input: { placeName, landmark, location, rating, reviewText, locationCoords },
  })
  expect(isEdited(edit(), review)).toBe(false)
  expect(isEdited(edit({ kind: 'type', field: 'reviewText', text: 'Come after ten.' }), review)).toBe(true)
})

test('new photos follow those of the review, up to three, and each is removed alone', () => {
  const others = ['b.jpg', 'c.jpg', 'd.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))
  const chosen = edit({ kind: 'add-photos', files: [photo] }, { kind: 'add-photos', files: others })
  const back = [photo, others[0] ?? photo].reduce(
    (state, removed) => changeEdit(state, { kind: 'remove-photo', photo: removed }),
    chosen,
  )
  const removed = changeEdit(back, { kind: 'remove-photo', photo: review.imageUrl })
  expect(chosen.photos).toEqual([review.imageUrl, photo, others[0]])
  expect([back.photos, removed.photos]).toEqual([[review.imageUrl], []])
  expect([chosen, back, removed].map((one) => isEdited(one, review))).toEqual([true, false, true])
})

test('photos keep the order that their author gives them, and the first is the photo of the specification', () => {
  const added = { kind: 'add-photos', files: [photo] } as const
  const moved = edit(added, { kind: 'move-photo', photo, to: 0 })
  expect(moved.photos).toEqual([photo, review.imageUrl])
  expect(isEdited(moved, review)).toBe(true)
  const back = changeEdit(moved, { kind: 'move-photo', photo, to: 1 })
  expect(back.photos).toEqual([review.imageUrl, photo])
  const posted = ['/media/a.webp', '/media/b.webp']
  expect(
    toPhotoFields(changePhotos(posted, { kind: 'move-photo', photo: '/media/b.webp', to: 0 }).map(String)),
  ).toEqual({
    imageUrl: '/media/b.webp',
    additionalImageUrls: ['/media/a.webp'],
  })
})

test('a moved marker gets the address of its new point, unless the author typed one', () => {
  const typed: WritingAction = { kind: 'type', field: 'location', text: 'Fort Road' }
  expect(readReview(edit(move).draft, 'Adajan')).toMatchObject({ input: { location: 'Adajan' } })
  expect(readReview(edit(typed, move).draft, 'Adajan')).toMatchObject({ input: { location: 'Fort Road' } })
})
