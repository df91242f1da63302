import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

test.each([
  ['kastle', 'kastle', 0],
  ['kasle', 'kastle', 1],
  ['kaslte', 'kastle', 1],
  ['kestle', 'kastle', 1],
  ['kkastle', 'kastle', 1],
  ['diamnod', 'diamond', 1],
  ['abc', 'xyz', 3],
])('%s and %s differ by %i', (one, other, distance) => {
  expect(editDistance(one, other, 3)).toBe(distance)
})

test('a swap of neighbours may be two typos', () => {
  expect(editDistance('kaslte', 'kastle', 3, 'swap-is-two')).toBe(2)
  expect(editDistance('kasle', 'kastle', 3, 'swap-is-two')).toBe(1)
})

test('the order of two words does not matter', () => {
  fc.assert(fc.property(word, word, (one, other) => editDistance(one, other, 9) === editDistance(other, one, 9)))
})

test('a lower limit says the same about closer words and one more than itself about others', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      return editDistance(one, other, 2) === Math.min(3, editDistance(one, other, 9))
    }),
  )
})

test('words of more than 128 letters never match', () => {
  expect(editDistance('a'.repeat(129), 'a'.repeat(129), 2)).toBe(3)
})
