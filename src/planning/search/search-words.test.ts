import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getSound, spellings, getWords } from './search-words.ts'

const getSounds = (text: string) => getWords(text).map(getSound)

test.each([
  ['aloo', 'alu'],
  ['aalu', 'alu'],
  ['poori', 'puri'],
  ['chowk', 'chok'],
  ['chauk', 'chok'],
  ['khawsa', 'khausa'],
  ['bhajiya', 'bajiya'],
  ['Zampa', 'jhampa'],
  ['café', 'cafe'],
  ['centre', 'sentre'],
])('%s sounds like %s', (one, other) => {
  expect(getSounds(one)).toEqual(getSounds(other))
})

test.each([
  ['લોચો', 'locho'],
  ['लोचो', 'locho'],
  ['ખાવસા', 'khawsa'],
  ['ઢોકળા', 'dhokla'],
  ['रगड़ा', 'ragda'],
  ['ગોપાલ', 'gopal'],
  ['चौक', 'chowk'],
  ['ઝાંપા', 'zampa'],
  ['घारीवाला', 'ghariwala'],
])('%s in another script sounds like %s', (one, other) => {
  expect(getSounds(one)).toEqual(getSounds(other))
})

test('digits of Gujarati and Devanagari are the usual ones', () => {
  expect(getWords('૩૬૫ ३६५')).toEqual(['365', '365'])
})

test.each([
  ['a joiner between letters', 'स्\u200dटेशन', 'स्टेशन'],
  ['a mark of direction within a word', 'ca\u200fst\u202ele', 'castle'],
  ['a soft hyphen', 'aqua\u00adrium', 'aquarium'],
])('%s changes no word', (_name, typed, plain) => {
  expect(getWords(typed)).toEqual(getWords(plain))
})

test.each(['!?.,;', '\u202e\u200f', '\ud800', '\u0000\u0007', '——', ''])('%j has no words', (text) => {
  expect(getWords(text)).toEqual([])
})

test('any text has words without blanks, capitals and marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) =>
      getWords(text).every((word) => !/[\p{Mark}\s]/u.test(word) && word === word.toLowerCase()),
    ),
  )
})

test('a glance at the letters of a word leaves out no spelling', () => {
  const inTurn = (word: string) =>
    spellings.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), word).replaceAll(/(.)\1+/gu, '$1')
  const word = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'abcdehijknopqstuvwxyz5ç'.split('')) }),
    fc.string({ unit: 'grapheme' }),
  )
  fc.assert(
    fc.property(word, (typed) => {
      expect(getSound(typed)).toBe(inTurn(typed))
    }),
  )
})
