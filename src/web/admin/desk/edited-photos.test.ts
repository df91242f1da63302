import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PhotoFocus } from '#contract/place/photo-focus.ts'
import { getFocus, movedFocus, newPhoto, photosIn, stepAt, withNextFirst, withPhotoList } from './edited-photos.ts'

test('every point of a picture and every move by keys is a focal point that can be saved', () => {
  const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), fc.array(key), (left, top, keys) => {
      const start: PhotoFocus = { x: stepAt(left), y: stepAt(top) }
      const end = keys.reduce((focus, each) => movedFocus(focus, each) ?? focus, start)
      expect(PhotoFocus.safeParse(end).success).toBe(true)
    }),
  )
})

test('other keys move nothing, and a photo without a focal point has it in the middle', () => {
  expect(movedFocus({ x: 50, y: 50 }, 'Tab')).toBeNull()
  expect(getFocus(newPhoto('/media/a.webp'))).toEqual({ x: 50, y: 50 })
  expect(getFocus({ focus: { x: 20, y: 80 } })).toEqual({ x: 20, y: 80 })
})

test('a photo changes its place with the next one', () => {
  expect(withNextFirst(['a', 'b', 'c'], 1)).toEqual(['a', 'c', 'b'])
  expect(withNextFirst(['a', 'b', 'c'], 2)).toEqual(['a', 'b', 'c'])
})

test('the one photo of an older folder is the first of the list', () => {
  const text = withPhotoList({ name: 'Lake', photo: { file: 'lake.jpg' }, photos: [{ file: 'pond.jpg' }] })
  expect(photosIn(text)).toEqual([{ file: 'lake.jpg' }, { file: 'pond.jpg' }])
  expect(text).toHaveProperty('name', 'Lake')
  expect(text).not.toHaveProperty('photo')
})
