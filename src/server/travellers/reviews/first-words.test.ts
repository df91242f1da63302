import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_WORDS_MAX, firstWords } from './first-words.ts'

test('a short text stays whole, in one line', () => {
  expect(firstWords(' Closed\n on  Mondays. ')).toBe('Closed on Mondays.')
})

test('a long text ends after a whole word, and a word that is too long is cut', () => {
  expect(firstWords('Closed when we came. '.repeat(9))).toMatch(/^(Closed when we came\. ){3}Closed when we …$/)
  expect(firstWords('x'.repeat(200))).toBe(`${'x'.repeat(FIRST_WORDS_MAX - 2)} …`)
})

test('any text gives at most as many characters, none of them cut in half', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const words = firstWords(text)
      expect(Array.from(words).length).toBeLessThanOrEqual(FIRST_WORDS_MAX)
      expect(words.isWellFormed()).toBe(true)
    }),
  )
})
