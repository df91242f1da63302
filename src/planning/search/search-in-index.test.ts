import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSearch } from './search-in-index.ts'

const documents = [
  { names: ['Surat Castle', 'સુરતનો કિલ્લો'], fields: [{ text: 'fort museum', weight: 7 }] },
  { names: ['Castle View Cafe'], fields: [{ text: 'coffee and a view of the river', weight: 2 }] },
  { names: ['Khalid Aloo Puri'], fields: [{ text: 'potato', weight: 7 }] },
  { names: ['Dutch Garden'], fields: [{ text: 'park by the river', weight: 2 }] },
  { names: ['Weather'], fields: [{ text: 'muslim', weight: 2 }] },
  { names: ['પોંક વડા'], fields: [{ text: 'સોળમી સદી', weight: 2 }] },
  { names: ['J. J. College'], fields: [] },
]
const synonyms = [
  { terms: ['green place', 'baug'], documents: [3], words: ['potato'] },
  { terms: ['સાડી'], documents: [1], words: [] },
]
const { find: search, nearest } = createSearch(documents, synonyms, ['the', 'near'])

test.each([
  ['a whole name comes before a part of one', 'surat castle', [0, 1]],
  ['all with the word are found, the shorter name first', 'castle', [0, 1]],
  ['a name in another script finds its place', 'કિલ્લો', [0]],
  ['words that are written as one match two', 'aloopuri', [2]],
  ['two typed words match one', 'al oo puri', [2]],
  ['another spelling of the same sound matches', 'alu poori', [2]],
  ['a typo is forgiven', 'gardn', [3]],
  ['a typo counts in the spelling, too, not in the sound alone', 'museam', [0, 4]],
  ['a word whose sound is short may not have two typos', 'wheelchair', []],
  ['a word with another first letter is another word', 'harden', []],
  ['a part of a word is enough', 'astl', [0, 1]],
  ['a word whose sound is one letter sounds like nothing else', 'zzzz', []],
  ['initials are found as they are written', 'jj', [6]],
  ['a synonym of two words finds what it names, then what its words find', 'green place', [3, 2]],
  ['ignored words change nothing', 'near the castle', [0, 1]],
  ['a document with all words comes first, and one with some of them follows', 'castle coffee', [1, 0]],
  ['documents with the most words are found if none has all', 'castle moon rocket', [0, 1]],
  ['an inflected word finds its dictionary form', 'કિલ્લામાં', [0]],
  ['a plural finds the word', 'castles', [0, 1]],
  ['a compound without its space is found in any script', 'પોંકવડા', [5]],
  ['a synonym of two words is found without its space', 'greenplace', [3, 2]],
  ['an unknown compound is read as two known words', 'rivercastle', [1, 0, 3]],
  ['a word of an Indian script is no other word of the same sound', 'સાડી', [1]],
  ['an unknown word finds nothing', 'xylophonequartz', []],
  ['a term without words finds nothing', '?!', []],
])('%s', (_name, term, found) => {
  expect(search(term, 10)).toEqual(found)
})

test('a term of ignored words alone is searched as it is', () => {
  expect(createSearch([{ names: ['The The'], fields: [] }], [], ['the']).find('the', 10)).toEqual([0])
})

test('synonyms with one term mean what any of them means', () => {
  const both = [...synonyms, { terms: ['baug'], documents: [1], words: [] }]
  expect(createSearch(documents, both, []).find('baug', 10)).toEqual([3, 2, 1])
})

test('a term that finds nothing has the closest known words, unless none is close', () => {
  expect(nearest('kassel')).toBe('castle')
  expect(nearest('xylophonequartz')).toBeNull()
  expect(nearest('zzzz')).toBeNull()
})

test('any term finds each document at most once and no more than the limit', () => {
  const term = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.array(fc.constantFrom('castle', 'river', 'cas', 'aloo', 'green', 'place', 'x'), { maxLength: 30 }),
  )
  fc.assert(
    fc.property(term, fc.integer({ min: 1, max: 3 }), (typed, limit) => {
      const found = search(String(typed), limit)
      return found.length <= limit && new Set(found).size === found.length
    }),
  )
})

test('a search leaves nothing behind for the next one', () => {
  const first = search('castle', 10)
  search('dutch garden river potato aloo puri', 10)
  expect(search('castle', 10)).toEqual(first)
})
