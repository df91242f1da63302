import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'

const text = fc.string({ unit: 'grapheme' }).map((given) => given.toWellFormed())

test('names and values are read as they were written', () => {
  fc.assert(
    fc.property(fc.dictionary(text, fc.array(text, { minLength: 1, maxLength: 3 })), (wanted) => {
      const query = new URLSearchParams(
        Object.entries(wanted).flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
      )
      const read = Object.entries(parseQuery(query.toString())).map(([name, value]) => [name, [value].flat()])
      expect(read).toEqual(Object.entries(wanted))
    }),
  )
})

test.each([
  ['', {}],
  ['q=%zz', { q: '%zz' }],
  ['q=a+b', { q: 'a b' }],
  ['q', { q: '' }],
  ['q=a&q=b', { q: ['a', 'b'] }],
  ['q=a=b', { q: 'a=b' }],
])('%j is read even where it is not well-formed', (query, read) => {
  expect({ ...parseQuery(query) }).toEqual(read)
})

test('no number of parameters is too much', () => {
  const query = Array.from({ length: 5_000 }, (_, number) => `name${number}=1`).join('&')
  expect(Object.keys(parseQuery(query))).toHaveLength(5_000)
})
