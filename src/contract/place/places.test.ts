import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failures } from '#messages/failures.ts'
import { SearchTerm } from './places.ts'
import { SEARCH_TERM_MAX, toSearchTerm } from '../text/search-term.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 300 })

test('a search term stays the same however often it is made', () => {
  fc.assert(fc.property(anyText, (text) => toSearchTerm(toSearchTerm(text)) === toSearchTerm(text)))
})

test('a search term is never too long and can always be written into an address', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const term = toSearchTerm(text)
      return term.length <= SEARCH_TERM_MAX && term.isWellFormed()
    }),
  )
})

test('a cut through half a character leaves one that can be written', () => {
  expect(toSearchTerm(`${'a'.repeat(SEARCH_TERM_MAX - 1)}🏰`)).toHaveLength(SEARCH_TERM_MAX)
})

test('a blank search term is refused with the code of the specified text', () => {
  expect(SearchTerm.safeParse(' \u00a0\n ').error?.issues.map(({ message }) => message)).toEqual(['search.blank'])
  expect(failures['search.blank']).toBe('Please enter a search term')
})
