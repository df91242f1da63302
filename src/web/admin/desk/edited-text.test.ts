import fc from 'fast-check'
import { expect, test } from 'vitest'
import { END, valueAt, withValue, type Json } from './edited-text.ts'

const keys = fc.array(fc.constantFrom('facts', 'openingHours', 'value', 'geo', 'note'), { minLength: 1, maxLength: 4 })
const texts: fc.Arbitrary<Json> = fc.dictionary(
  fc.constantFrom('facts', 'geo', 'name'),
  fc.oneof(
    fc.string(),
    fc.integer(),
    fc.array(fc.string()),
    fc.dictionary(fc.constantFrom('value', 'note'), fc.string()),
  ),
)

test('a value that was set is found, and nothing beside it changes', () => {
  fc.assert(
    fc.property(texts, keys, fc.string(), (text, path, value) => {
      const changed = withValue(text, path, value)
      expect(valueAt(changed, path)).toBe(value)
      expect(valueAt(changed, ['beside'])).toBe(valueAt(text, ['beside']))
    }),
  )
})

test('a removed value is gone, and a removed item of a list closes the gap', () => {
  expect(withValue({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 })
  expect(withValue({ list: ['a', 'b', 'c'] }, ['list', 1], undefined)).toEqual({ list: ['a', 'c'] })
})

test('an item after the last one is added to its list', () => {
  expect(withValue({ list: ['a'] }, ['list', 1], 'b')).toEqual({ list: ['a', 'b'] })
  expect(withValue({ list: ['a'] }, ['list', END], 'b')).toEqual({ list: ['a', 'b'] })
})

test('the first item makes its list', () => {
  expect(withValue({}, ['list', 0], 'a')).toEqual({ list: ['a'] })
  expect(withValue({}, ['list', 0, 'name'], 'a')).toEqual({ list: [{ name: 'a' }] })
})
