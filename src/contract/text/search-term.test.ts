import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEARCH_TERM_MAX, toSearchTerm } from './search-term.ts'

test.each([
  ['a mark that turns the direction of reading', '\u202exyz locho', 'xyz locho'],
  ['marks around a word', '\u2067locho\u2069\u200f', 'locho'],
  ['a control character', 'lo\u0000cho\u0007', 'lo cho'],
  ['a line', 'locho\nsurat\u2028', 'locho surat'],
])('a search term holds no %s', (_what, typed, term) => {
  expect(toSearchTerm(typed)).toBe(term)
})

test('the joiners of Indian scripts stay in a search term', () => {
  expect(toSearchTerm('શ્રી ક્\u200dષ')).toBe('શ્રી ક્\u200dષ')
})

test('a search term is bounded, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const term = toSearchTerm(typed)
      expect(term.length).toBeLessThanOrEqual(SEARCH_TERM_MAX)
      expect(toSearchTerm(term)).toBe(term)
    }),
  )
})
